import TableParsing

#if canImport(Darwin)
  import Darwin
#endif

/// The path of this program, as other programs should call it.
enum ProgramPath {
  /// Links are not resolved: after an update, a package manager's link leads to the newer version.
  static var current: String {
    let name = CommandLine.arguments.first ?? "tablec"
    if name.hasPrefix("/") { return name }
    if name.contains("/") {
      let words = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
      return DiskFiles().canonicalPath(".").map { PathRules.join($0, words) } ?? name
    }
    let folders = (Terminal.environment("PATH") ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && System.isProgram($0) } ?? name
  }

  /// The file that is running, without links; nil if the system does not tell where it is.
  static var running: String? {
    #if canImport(Darwin)
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(bytes.count)
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return DiskFiles().canonicalPath(current) }
      return DiskFiles().canonicalPath(String(cString: bytes))
    #else
      // A link to the file, wherever that is; not every container has it.
      return DiskFiles().canonicalPath("/proc/self/exe") ?? DiskFiles().canonicalPath(current)
    #endif
  }

  /// A word, quoted for a shell.
  static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "/._-+:@%".utf8.contains(byte)
      }
    }
    if plain && !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
