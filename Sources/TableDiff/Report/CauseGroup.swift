import TableDiagnostics

/// The changes of a run that have one cause, over rows, specs and environments.
public struct CauseGroup: Sendable {
  /// A change and its spec.
  public struct Member: Sendable {
    /// The index of the spec in the report.
    public var spec: Int
    /// The spec's name.
    public var name: String
    public var reported: ReportedChange
  }

  /// Changes of the group that are alike: `214 rows.textLabel: y 12 → 8 (−4)`.
  public struct Consequence: Sendable {
    public fileprivate(set) var members: [Member]
    public var first: ReportedChange { members[0].reported }
    public var changeClass: ChangeClass { first.change.changeClass }
  }

  public var cause: ChangeCause
  /// In the order of the report; never empty.
  public private(set) var members: [Member] = []

  fileprivate init(_ cause: ChangeCause) {
    self.cause = cause
  }

  fileprivate mutating func add(_ member: Member) { members.append(member) }

  /// The number of specs that it is in.
  public var specCount: Int { Set(members.map(\.spec)).count }

  /// The number of rows, headers and footers that it changed, not counting those that only moved along.
  public var rowCount: Int {
    Set(members.lazy.filter { $0.reported.change.code != .rowsShifted }.map { RowName($0) }).count
  }

  public var counts: ChangeCounts {
    members.reduce(into: ChangeCounts()) { $0.add($1.reported.change.changeClass) }
  }

  /// What followed, the worst class first, and of those what most rows have.
  public var consequences: [Consequence] {
    struct Key: Hashable {
      var code: DiagnosticCode
      var property: String?
      var view: String?
    }
    var found: [Consequence] = []
    var indices: [Key: Int] = [:]
    for member in members {
      let change = member.reported.change
      let key = Key(code: change.code, property: change.property?.rawValue, view: change.place.view)
      if let index = indices[key] {
        found[index].members.append(member)
      } else {
        indices[key] = found.count
        found.append(Consequence(members: [member]))
      }
    }
    return found.enumerated().sorted {
      ($0.element.changeClass, -$0.element.members.count, $0.offset)
        < ($1.element.changeClass, -$1.element.members.count, $1.offset)
    }.map(\.element)
  }

  /// Whether several rows or specs have it, so that it is told once for all of them.
  fileprivate var isShared: Bool {
    guard let first = members.first else { return false }
    if members.contains(where: { $0.spec != first.spec }) { return true }
    var rows: Set<RowName> = []
    for member in members where member.reported.change.code != .rowsShifted {
      rows.insert(RowName(member))
      if rows.count > 1 { return true }
    }
    return false
  }

  private struct RowName: Hashable {
    var spec: Int
    var path: String

    init(_ member: Member) {
      spec = member.spec
      var place = member.reported.change.place
      // A header and a footer are rows, too; a view in a row is not.
      if place.row != nil { place.view = nil }
      path = place.path
    }
  }
}

extension DiffReport {
  /// The changes that count, those with a cause that several rows or specs share told once.
  public var causes: CauseGrouping { CauseGrouping(self) }
}

/// The changes of a run by their causes.
public struct CauseGrouping: Sendable {
  /// The causes that several rows or specs share, the worst class first.
  public private(set) var groups: [CauseGroup]
  /// For each spec of the report its other changes that count.
  public private(set) var others: [[ReportedChange]]

  init(_ report: DiffReport) {
    var all: [CauseGroup] = []
    var indices: [ChangeCause: Int] = [:]
    for (index, spec) in report.specs.enumerated() {
      for change in spec.changes where !change.isAccepted {
        guard let cause = change.cause else { continue }
        let group = indices[cause] ?? all.count
        if group == all.count {
          indices[cause] = group
          all.append(CauseGroup(cause))
        }
        all[group].add(CauseGroup.Member(spec: index, name: spec.name, reported: change))
      }
    }
    let shared = all.filter(\.isShared)
    let causes = Set(shared.map(\.cause))
    others = report.specs.map { spec in
      spec.unaccepted.filter { change in change.cause.map { !causes.contains($0) } ?? true }
    }
    groups = shared.enumerated().sorted { ($0.element.worst, $0.offset) < ($1.element.worst, $1.offset) }.map(\.element)
  }
}

extension CauseGroup {
  /// The worst class of its changes.
  public var worst: ChangeClass { members.lazy.map(\.reported.change.changeClass).min() ?? .none }

  /// `214 rows in 22 specs`; `3 rows` within one.
  public var extentWords: String {
    let places = rowCount == 0 ? counted(members.count, "change") : counted(rowCount, "row")
    return specCount > 1 ? "\(places) in \(specCount) specs" : places
  }
}

extension CauseGroup.Consequence {
  /// What its changes are about: a path, or their number with the names of some.
  public func subject(inOneSpec: Bool) -> String {
    func name(_ member: CauseGroup.Member) -> String {
      let place = member.reported.change.place
      let path = inOneSpec ? place.row ?? place.section ?? "table" : "\(member.name) \(place.row ?? place.path)"
      return path
    }
    guard members.count > 1 else {
      return inOneSpec ? first.change.place.path : "\(members[0].name) \(first.change.place.path)"
    }
    let view = first.change.place.view.map { ".\($0)" } ?? ""
    let names = members.prefix(2).map(name).joined(separator: ", ")
    return
      "\(members.count) \(first.change.place.row == nil ? "places" : "rows")\(view) (\(names)\(members.count > 2 ? ", …" : ""))"
  }

  /// The message of all of them, or that of one if they are different.
  public var message: String {
    let message = ChangeWords(first.change).message
    let isAlike = members.dropFirst().allSatisfy { ChangeWords($0.reported.change).message == message }
    return isAlike ? message : "\(message) and others"
  }
}
