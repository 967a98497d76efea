import TableSystem

/// The tools of Apple's that a Mac's own `git` belongs to. Without them, that program opens a dialog each time that it is run.
struct DeveloperTools {
  /// The program that only looks for another one.
  var git = "/usr/bin/git"
  /// The program that tells where the tools are, without a dialog.
  var select = "/usr/bin/xcode-select"

  /// Whether `git` on a search path is the Mac's own, and would not find the tools.
  /// - Parameter searchPath: folders with colons between them.
  func areMissing(searchPath: String) -> Bool {
    guard ChildProcess.path(of: "git", on: searchPath) == git else { return false }
    guard let answer = try? ChildProcess.run(select, ["--print-path"], limit: 1 << 16) else { return false }
    // A folder that was chosen and is gone is still the answer.
    let folder = String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return answer.status != 0 || access(folder + git, X_OK) != 0
  }

  #if os(macOS)
    /// For this process, as it was when git was first to run.
    static let areMissing = getenv("PATH").map { DeveloperTools().areMissing(searchPath: String(cString: $0)) } ?? false
  #else
    static let areMissing = false
  #endif
}
