import TableDiagnostics

/// The changes of a run that have one cause, over rows, specs and environments.
public struct CauseGroup: Sendable {
  /// A change and its spec.
  public struct Member: Sendable {
    /// The index of the spec in the report.
    public var spec: Int
    /// The spec's name.
    public var name: String
    /// The change, with all environments that have it.
    public var reported: ReportedChange

    fileprivate var section: String? { reported.change.place.section }
  }

  /// Changes of the group that are alike: `214 rows.textLabel: y 12 → 8 (−4)`.
  public struct Consequence: Sendable {
    /// The number of its changes.
    public private(set) var count = 0
    /// The first of its changes: as many as any report names.
    public private(set) var members: [Member] = []
    /// The first two specs that it is in.
    public private(set) var specs: [Int] = []
    private let firstMessage: String
    private var isAlike = true
    fileprivate private(set) var isInOneSection = true

    /// The number of places that a report names one by one.
    static let mostMembers = 20

    /// The first of its changes, in the order of the specs.
    public var first: ReportedChange { members[0].reported }
    /// The class of its changes, which have one code.
    public var changeClass: ChangeClass { first.change.changeClass }

    fileprivate init(_ member: Member) {
      firstMessage = ChangeSentence(member.reported.change).message
      add(member)
    }

    fileprivate mutating func add(_ member: Member) {
      count += 1
      isAlike = isAlike && (count == 1 || ChangeSentence(member.reported.change).message == firstMessage)
      if count > 1, member.spec != members[0].spec || member.section != members[0].section { isInOneSection = false }
      if members.count < Self.mostMembers { members.append(member) }
      if specs.count < 2, specs.last != member.spec { specs.append(member.spec) }
    }

    /// The message of all of them, or that of one if they are different.
    public var message: String { isAlike ? firstMessage : "\(firstMessage) and others" }
  }

  /// What in the inputs made all of its changes.
  public var cause: ChangeCause
  /// What identifies the cause in any run, and accepts all of its changes: `cause-3f2a9c51d7b3`.
  public var fingerprint: String
  /// The number of its changes.
  public private(set) var count = 0
  /// The number of specs that it is in.
  public private(set) var specCount = 0
  /// The number of rows, headers, footers and sections that it changed, not counting rows that only moved along.
  public private(set) var rowCount = 0
  /// Whether none of these is a whole section.
  private var hasOnlyRows = true
  /// The number of its changes of each class.
  public private(set) var counts = ChangeCounts()
  /// The worst class of its changes.
  public private(set) var worst = ChangeClass.none
  /// Whether any of them makes the run fail.
  package private(set) var isFailing = false
  /// What accepted the first of them that was accepted until a day that is over.
  public private(set) var expired: Acceptance?
  private var found: [Consequence] = []
  private var indices: [Key: Int] = [:]
  /// The spec whose changes are being added, and the rows that it has among these.
  private var spec: Int?
  private var rows: Set<String> = []

  private struct Key: Hashable {
    var code: DiagnosticCode
    var property: String?
    var view: String?
  }

  fileprivate init(_ cause: ChangeCause, _ path: (String) -> String) {
    self.cause = cause
    fingerprint = cause.fingerprint(path)
  }

  /// Adds a change. Those of a spec follow each other.
  ///
  /// - Parameter isFailing: whether it makes the run fail.
  fileprivate mutating func add(_ member: Member, isFailing: Bool) {
    if spec != member.spec {
      spec = member.spec
      rows = []
      specCount += 1
    }
    let change = member.reported.change
    count += 1
    counts.add(change.changeClass)
    worst = min(worst, change.changeClass)
    if isFailing { self.isFailing = true }
    if expired == nil { expired = member.reported.acceptance }
    if let row = change.nameOfRow, rows.insert(row).inserted {
      rowCount += 1
      if change.place.row == nil, change.place.view == nil { hasOnlyRows = false }
    }
    let key = Key(code: change.code, property: change.property?.rawValue, view: change.place.view)
    if let index = indices[key] {
      found[index].add(member)
    } else {
      indices[key] = found.count
      found.append(Consequence(member))
    }
  }

  /// Discards what only adding changes needs.
  fileprivate mutating func finish() { (rows, indices) = ([], [:]) }

  /// What followed, the worst class first, and of those what most rows have.
  public var consequences: [Consequence] {
    found.enumerated().sorted {
      ($0.element.changeClass, -$0.element.count, $0.offset) < ($1.element.changeClass, -$1.element.count, $1.offset)
    }.map(\.element)
  }

  /// Whether several rows or specs have it, so that it is reported once for all of them.
  fileprivate var isShared: Bool { specCount > 1 || rowCount > 1 }
}

extension Change {
  /// What distinguishes the row within its spec; nil for rows that only moved along. A header and a footer are rows, too; a view in a row
  /// is not.
  fileprivate var nameOfRow: String? {
    guard code != .rowsShifted, place.section != nil || place.row != nil || place.view != nil else { return nil }
    var place = place
    if place.row != nil { place.view = nil }
    return place.path
  }
}

extension DiffReport {
  /// The changes that count, those with a cause that several rows or specs share reported once.
  public var causes: CauseGrouping { grouping ?? CauseGrouping(specs, pathInRepository) }

  /// Groups the changes by their causes once for all reports.
  package mutating func groupByCauses() { grouping = causes }
}

/// The changes of a run by their causes.
///
/// The specs are looked at one after the other. What is kept of a cause does not grow with the number of its changes, and causes that
/// belong to one spec are found again in it when they are reported.
public struct CauseGrouping: Sendable {
  /// The causes that several rows or specs share, the worst class first.
  private var shared: [Shared] = []
  /// The hashes of these causes.
  private var sharedCauses: Set<Int> = []
  /// For each spec the number of its other changes that count.
  private var counts: [Int] = []
  private let specs: [SpecDiff]
  private let path: @Sendable (String) -> String

  private enum Shared: Sendable {
    case group(CauseGroup)
    /// The hash of a cause in a spec.
    case inSpec(Int, Int)
  }

  /// The number of causes of one spec that are kept as they are.
  private static let mostKept = 200

  /// What is known of a cause while it is not known whether it is shared.
  private struct Sight {
    var spec: Int
    var row: String?
    var specs = 1
    var isShared = false
  }

  init(_ specs: [SpecDiff], _ path: @escaping @Sendable (String) -> String) {
    (self.specs, self.path) = (specs, path)
    var sights: [Int: Sight] = [:]
    for (index, spec) in specs.enumerated() where spec.isChanged {
      for reported in spec.changes where !reported.isAccepted {
        guard let cause = reported.cause else { continue }
        let row = reported.change.nameOfRow
        var sight = sights[cause.hashValue] ?? Sight(spec: index, row: row)
        if sight.spec != index {
          (sight.specs, sight.spec, sight.isShared, sight.row) = (sight.specs + 1, index, true, nil)
        } else if let row {
          if let other = sight.row, other != row { sight.isShared = true }
          sight.row = sight.row ?? row
        }
        if sight.isShared { sight.row = nil }
        sights[cause.hashValue] = sight
      }
    }
    sharedCauses = Set(sights.lazy.filter(\.value.isShared).map(\.key))
    var found: [(worst: ChangeClass, shared: Shared)] = []
    var places: [Int: Int] = [:]
    var groups: [Int: CauseGroup] = [:]
    for (index, spec) in specs.enumerated() {
      counts.append(0)
      guard spec.isChanged else { continue }
      var own: [Int] = []
      for reported in spec.changes where !reported.isAccepted {
        guard let cause = reported.cause, sharedCauses.contains(cause.hashValue) else {
          counts[index] += 1
          continue
        }
        let key = cause.hashValue
        if places[key] == nil {
          places[key] = found.count
          found.append((.none, .inSpec(index, key)))
          groups[key] = CauseGroup(cause, path)
          if sights[key]?.specs == 1 { own.append(key) }
        }
        groups[key]?.add(
          CauseGroup.Member(spec: index, name: spec.name, reported: reported),
          isFailing: spec.fails(for: reported.change.changeClass))
      }
      for key in own {
        guard let place = places[key], let group = groups[key] else { continue }
        found[place].worst = group.worst
        if place >= Self.mostKept { groups[key] = nil }
      }
    }
    for (key, var group) in groups {
      guard let place = places[key] else { continue }
      group.finish()
      found[place] = (group.worst, .group(group))
    }
    shared = found.enumerated().sorted { ($0.element.worst, $0.offset) < ($1.element.worst, $1.offset) }
      .map(\.element.shared)
  }

  /// The causes that several rows or specs share, the worst class first.
  public var groups: some Collection<CauseGroup> {
    shared.lazy.compactMap { shared -> CauseGroup? in
      switch shared {
      case .group(let group): group
      case .inSpec(let index, let key): group(of: key, in: index)
      }
    }
  }

  /// The other changes of a spec that count.
  public func others(of index: Int) -> [ReportedChange] {
    guard counts[index] > 0 else { return [] }
    return specs[index].unaccepted.filter { change in change.cause.map { !sharedCauses.contains($0.hashValue) } ?? true
    }
  }

  /// The number of these.
  public func othersCount(of index: Int) -> Int { counts[index] }

  /// What somebody did, and not how often it shows: `2 causes and 3 other changes`. Nil if several changes have no cause in common.
  func words(_ noun: String = "change") -> String? {
    guard !shared.isEmpty else { return nil }
    let others = counts.reduce(0, +)
    return counted(shared.count, "cause") + (others > 0 ? " and \(counted(others, "other \(noun)"))" : "")
  }

  /// The changes of a spec that have a cause.
  package func changes(of cause: ChangeCause, in index: Int) -> [ReportedChange] {
    specs[index].unaccepted.filter { $0.cause == cause }
  }

  private func group(of key: Int, in index: Int) -> CauseGroup? {
    let changes = specs[index].unaccepted.filter { $0.cause?.hashValue == key }
    guard let cause = changes.first?.cause else { return nil }
    var group = CauseGroup(cause, path)
    for reported in changes {
      group.add(
        CauseGroup.Member(spec: index, name: specs[index].name, reported: reported),
        isFailing: specs[index].fails(for: reported.change.changeClass))
    }
    return group
  }
}

extension CauseGroup {
  /// `214 rows in 22 specs`; `3 rows` within one, and `2 places` where a whole section is one of them.
  public var extentWords: String {
    let places = rowCount == 0 ? counted(count, "change") : counted(rowCount, hasOnlyRows ? "row" : "place")
    return specCount > 1 ? "\(places) in \(specCount) specs" : places
  }

  /// Why the cause was accepted until a day that is over: ` (accepted until 2027-01-31, expired: Easier to tap)`; empty if it was not.
  package func expiredWords(_ written: (String) -> String) -> String {
    expired.map { " (\($0.untilWords ?? "accepted"): \(written($0.reason)))" } ?? ""
  }
}

extension CauseGroup.Consequence {
  /// What its changes are about: a path, or their number with the names of some.
  public func subject(inOneSpec: Bool) -> String {
    func name(_ member: CauseGroup.Member) -> String {
      let place = member.reported.change.place
      return inOneSpec ? place.nameInGroup : "\(member.name) \(place.row ?? place.path)"
    }
    guard count > 1 else {
      return inOneSpec ? first.change.place.words : "\(members[0].name) \(first.change.place.words)"
    }
    let place = first.change.place
    let view = place.view.map { ".\($0)" } ?? ""
    let kind = place.row == nil ? "places\(view)" : "rows\(view)\(isInOneSection ? place.titleWords : "")"
    let names = members.prefix(2).map(name).joined(separator: ", ")
    return "\(count) \(kind) (\(names)\(count > 2 ? ", …" : ""))"
  }
}
