import ArgumentParser

/// The exit status of a run, the worst last: a later spec never hides the status of an earlier one.
enum ExitStatus: Int32, Comparable {
  case done = 0
  /// A spec has errors, or differs from what it is compared with.
  case specErrors = 1
  /// Something could not be read or written.
  case trouble = 2

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  /// Ends the command.
  func exit() throws {
    if self != .done { throw ExitCode(rawValue) }
  }
}
