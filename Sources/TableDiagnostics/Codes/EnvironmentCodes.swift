// E04xx: environments and metrics profiles.
extension DiagnosticCode {
  static let environmentCodes = [
    unknownDevice, unknownMetrics,
  ]

  /// No device of this name.
  public static let unknownDevice = DiagnosticCode(
    "E0401", "no device of this name",
    """
    Devices are named as Apple sells them, in lower case with hyphens. For a screen that is not listed give \
    '--size' and '--scale'.
    """,
    .shell(
      wrong: "tablec compile contacts.yaml --device iphone15",
      right: "tablec compile contacts.yaml --device iphone-15"))

  /// No metrics profile of this name.
  public static let unknownMetrics = DiagnosticCode(
    "E0402", "no metrics profile of this name",
    """
    The key 'metrics' names an era of UIKit's geometry, such as 'ios6' or 'ios17', or the path of a profile \
    file. This is neither.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        metrics: iOS-17
        """,
      right: """
        tablespec: 1
        metrics: ios17
        """))
}
