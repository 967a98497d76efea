import TableIR

extension MetricsProfile {
  /// iOS 15 to 18.
  public static let modern = MetricsProfile()

  /// The profiles of UIKit's eras, oldest first.
  public static let all: [MetricsProfile] = [.ios6, .ios7, .ios8, .ios10, .ios11, .ios13, .modern, .ios26, .ios27]

  /// The versions of iOS that have a profile, in words.
  public static let knownVersions = all.knownVersions

  /// The profile for a major version of iOS, if it is known.
  public static func profile(ios: Int) -> MetricsProfile? { all.profile(ios: ios) }
}

extension Table.Metrics {
  /// The metrics of a table if neither the spec nor the command line sets any: the newest system, for which every frame observed
  /// at run time is reproduced (see the fidelity report).
  public static let standard = Table.Metrics(profile: .ios26, ios: 26)
}
