import ArgumentParser

/// A value of `--metrics`.
enum MetricsChoice: ExpressibleByArgument, Equatable {
  /// The major version of iOS.
  case era(Int)
  /// A path relative to the working folder.
  case file(String)

  /// `ios17`, or a path, which ends in `.yaml` or `.yml` or contains a slash.
  init?(argument: String) {
    if SpecFile.isSpec(argument) || argument.contains("/") {
      self = .file(argument)
    } else if argument.hasPrefix("ios"), let version = Int(argument.dropFirst(3)), version > 0 {
      self = .era(version)
    } else {
      return nil
    }
  }

  var ios: Int? {
    if case .era(let version) = self { version } else { nil }
  }
}
