/// How bad a problem is, the worst first.
public enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
  /// The spec cannot be compiled as it stands.
  case error
  /// The spec compiles, but likely not to what was meant.
  case warning
  /// Something worth knowing; never changes an exit status.
  case note

  /// Worse severities come first.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
