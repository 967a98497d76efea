/// The numbers of specs of a run that are new, gone, different or the same.
public struct SpecTally: Hashable, Sendable {
  /// The number of specs on both sides under one name that have changes, accepted or not.
  public private(set) var differ = 0
  /// The number of specs on both sides under one name without changes.
  public private(set) var same = 0
  /// The number of specs that only the new side has.
  public private(set) var added = 0
  /// The number of specs that only the old side has.
  public private(set) var removed = 0
  /// The number of specs with another name on the new side, whatever else is different.
  public private(set) var renamed = 0
  /// The number of all specs of the report.
  public var total: Int { differ + same + added + removed + renamed }

  /// Creates a spec tally.
  public init(_ report: DiffReport) {
    for spec in report.specs {
      switch spec.status {
      case .added: added += 1
      case .removed: removed += 1
      case .renamed: renamed += 1
      case .kept: if spec.isChanged { differ += 1 } else { same += 1 }
      }
    }
  }

  /// `12 specs: 3 differ, 1 is new, 8 are the same`.
  public var words: String {
    func part(_ count: Int, _ one: String, _ several: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? one : several)"
    }
    let parts = [
      part(differ, "differs", "differ"), part(added, "is new", "are new"), part(removed, "is gone", "are gone"),
      part(renamed, "is renamed", "are renamed"), part(same, "is the same", "are the same"),
    ].compactMap(\.self)
    return "\(total == 1 ? "1 spec" : "\(total) specs"): \(parts.joined(separator: ", "))"
  }
}
