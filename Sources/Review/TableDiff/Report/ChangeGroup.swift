import TableDiagnostics

/// Changes that differ only in their row, to be reported as one: `24 rows: color label → systemRed`.
public struct ChangeGroup: Sendable {
  /// In their order; never empty.
  public private(set) var members: [ReportedChange]

  /// The first of its changes, which stands for all.
  public var first: ReportedChange { members[0] }
  /// The class of its changes, which have one code.
  public var changeClass: ChangeClass { first.change.changeClass }

  private struct Key: Hashable {
    var code: DiagnosticCode
    var view: String?
    var message: String
    var isAccepted: Bool
    var isRow: Bool
    var environments: [Int]
    var variants: [String]
    /// Views with the same name in one row are counted separately: a group contains a row once.
    var repetition = 0
  }

  private struct Place: Hashable {
    var path: String
    var key: Key
  }

  /// Groups changes that are alike, in the order of the first of each.
  public static func groups(_ changes: [ReportedChange]) -> [ChangeGroup] {
    var groups: [ChangeGroup] = []
    var indices: [Key: Int] = [:]
    var counts: [Place: Int] = [:]
    for change in changes {
      var key = Key(
        code: change.change.code, view: change.change.place.view, message: ChangeSentence(change.change).kindOfMessage,
        isAccepted: change.isAccepted, isRow: change.change.place.row != nil,
        environments: change.environments,
        variants: change.variants.map { ChangeSentence($0.change).message })
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

  /// The message for all of them.
  public var message: String {
    let words = ChangeSentence(first.change)
    let isAlike = members.dropFirst().allSatisfy { ChangeSentence($0.change).message == words.message }
    return isAlike ? words.message : words.kindOfMessage
  }

  /// What it is about: a path, or the number of rows with the names of some.
  public var subject: String {
    let place = first.change.place
    guard members.count > 1 else { return place.words }
    let names = members.prefix(3).map(\.change.place.nameInGroup)
    let more = members.count > 3 ? ", …" : ""
    let view = place.view.map { ".\($0)" } ?? ""
    let isInOne = members.allSatisfy { $0.change.place.section == place.section }
    let kind = place.row == nil ? "sections\(view)" : "rows\(view)\(isInOne ? place.titleWords : "")"
    return "\(members.count) \(kind) (\(names.joined(separator: ", "))\(more))"
  }
}
