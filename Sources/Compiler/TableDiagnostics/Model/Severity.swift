/// The severity of a problem, the most severe first.
public enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
  /// The spec cannot be compiled.
  case error
  /// The spec compiles, but probably not to the intended table.
  case warning
  /// Something worth knowing; never changes an exit status.
  case note

  /// More severe problems come first.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  /// Zero for the most severe.
  var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
