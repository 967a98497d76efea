import ArgumentParser
import TableDiff

/// What a value of `--accept` names.
enum AcceptanceTarget: ExpressibleByArgument {
  /// The file or the folder that changes are accepted into.
  case path(String)
  /// A cause whose changes are accepted, by its fingerprint. A file of this name is written with its folder: `./cause-3f2a9c51d7b3`.
  case cause(String)

  init?(argument: String) {
    let digits = argument.dropFirst(ChangeCause.fingerprintPrefix.count)
    let isCause =
      argument.hasPrefix(ChangeCause.fingerprintPrefix) && !digits.isEmpty && digits.allSatisfy(\.isHexDigit)
    self = isCause ? .cause(argument) : .path(argument)
  }
}
