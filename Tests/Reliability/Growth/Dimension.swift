import Foundation

/// What a stranger can make larger in the input of a command, and what may be made of it.
struct Dimension: Sendable {
  /// What there is more of: `rows`.
  var name: String
  /// The commands that read it, as words for the shell's `$@`.
  var commands: [[String]]
  /// The size that is tried first, and the largest.
  var sizes: ClosedRange<Int> = 64...65_536
  /// Whether it is constraints that are solved, whose work grows faster than their number; the work limit counts it as it grows, so only
  /// the promise is held against it.
  var isSolved = false
  /// The file that stands on standard input.
  var input: String?
  /// What `git` is made to do in the folder before, a command each.
  var preparations: [[String]] = []
  /// The files for a size, by path.
  var files: @Sendable (Int) -> [String: String]

  /// - Parameter folder: an empty one.
  func write(_ size: Int, to folder: URL) throws {
    for (path, text) in files(size) {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for command in preparations {
      let git = Process()
      git.executableURL = URL(filePath: "/usr/bin/env")
      git.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "core.autocrlf=false"] + command
      git.currentDirectoryURL = folder
      (git.standardOutput, git.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try git.run()
      git.waitUntilExit()
    }
  }
}
