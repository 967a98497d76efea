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
    } else if argument.lowercased().hasPrefix("ios"), let version = SystemVersion(argument: argument) {
      self = .era(version.number)
    } else {
      return nil
    }
  }

  var ios: Int? {
    if case .era(let version) = self { version } else { nil }
  }
}

/// A major version of iOS: `18`, `ios18` or `iOS 18`.
struct SystemVersion: ExpressibleByArgument, Equatable {
  var number: Int

  init?(argument: String) {
    var text = argument.lowercased().filter { $0 != " " && $0 != "-" }
    if text.hasPrefix("ios") { text.removeFirst(3) }
    guard text.allSatisfy(\.isNumber), let number = Int(text), number > 0 else { return nil }
    self.number = number
  }
}
