import ArgumentParser

/// How a run ends, the worst last: what a later spec does never hides what an earlier one did.
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
