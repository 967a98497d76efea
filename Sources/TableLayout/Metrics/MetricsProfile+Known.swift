import TableIR

extension MetricsProfile {
  /// iOS 15 to 18.
  public static let modern = MetricsProfile()

  /// The profiles of UIKit's eras, oldest first.
  public static let all: [MetricsProfile] = [.ios6, .ios7, .ios8, .ios10, .ios11, .ios13, .modern, .ios26]

  /// The versions of iOS that have a profile, in words.
  public static let knownVersions: String = {
    var runs: [ClosedRange<Int>] = []
    for versions in all.map(\.versions) {
      if let last = runs.last, last.upperBound + 1 == versions.lowerBound {
        runs[runs.count - 1] = last.lowerBound...versions.upperBound
      } else {
        runs.append(versions)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
      .joined(separator: " and ")
  }()

  /// The profile for a major version of iOS, if it is known.
  public static func profile(ios: Int) -> MetricsProfile? {
    all.first { $0.versions.contains(ios) }
  }
}
