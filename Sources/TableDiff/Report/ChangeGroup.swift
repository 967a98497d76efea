import TableDiagnostics

/// Changes that are alike but for their row, to be told as one: `24 rows: color label → systemRed`.
public struct ChangeGroup: Sendable {
  /// In their order; never empty.
  public private(set) var members: [ReportedChange]

  public var first: ReportedChange { members[0] }
  public var changeClass: ChangeClass { first.change.changeClass }

  private struct Key: Hashable {
    var code: DiagnosticCode
    var view: String?
    var message: String
    var isAccepted: Bool
    var isRow: Bool
    var environments: [Int]
    var variants: [String]
    /// Views of one name in one row are counted apart: a group has a row once.
    var repetition = 0
  }

  private struct Place: Hashable {
    var path: String
    var key: Key
  }

  /// Puts changes together that are alike, in the order of the first of each.
  public static func groups(_ changes: [ReportedChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var indices: [Key: Int] = [:]
    var counts: [Place: Int] = [:]
    for change in changes {
      var key = Key(
        code: change.change.code, view: change.change.place.view, message: ChangeWords(change.change).kindOfMessage,
        isAccepted: change.isAccepted, isRow: change.change.place.row != nil,
        environments: change.environments,
        variants: change.variants.map { ChangeWords($0.change).message })
      let place = Place(path: change.change.place.path, key: key)
      key.repetition = counts[place, default: 0]
      counts[place] = key.repetition + 1
      if let index = indices[key] {
        groups[index].members.append(change)
      } else {
        indices[key] = groups.count
        groups.append(ChangeGroup(members: [change]))
      }
    }
    return groups
  }

  /// What is said of all of them.
  public var message: String {
    let words = ChangeWords(first.change)
    let isAlike = members.dropFirst().allSatisfy { ChangeWords($0.change).message == words.message }
    return isAlike ? words.message : words.kindOfMessage
  }

  /// What it is about: a path, or so many rows with the names of some.
  public var subject: String {
    let place = first.change.place
    guard members.count > 1 else { return place.path }
    let names = members.prefix(3).map { $0.change.place.row ?? $0.change.place.section ?? "table" }
    let more = members.count > 3 ? ", …" : ""
    let view = place.view.map { ".\($0)" } ?? ""
    return "\(members.count) \(place.row == nil ? "sections" : "rows")\(view) (\(names.joined(separator: ", "))\(more))"
  }
}
