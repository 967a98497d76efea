package import Foundation

/// What tests ask of the machine that they run on.
package enum Machine {
  /// Where files of a test's own are made, by the path that the kernel and other programs give: Foundation's way to resolve links leaves
  /// out the Mac's /private.
  package static let temporaryFolder: URL = {
    let path = FileManager.default.temporaryDirectory.path
    guard let real = realpath(path, nil) else { return URL(filePath: path, directoryHint: .isDirectory) }
    defer { free(real) }
    return URL(filePath: String(cString: real), directoryHint: .isDirectory)
  }()

  /// The memory that a process holds, in kilobytes; nil where the system does not tell.
  package static func residentKilobytes(of process: Int32) -> Int? {
    #if canImport(Darwin)
      let ps = Process()
      let output = Pipe()
      ps.executableURL = URL(filePath: "/bin/ps")
      ps.arguments = ["-o", "rss=", "-p", "\(process)"]
      ps.standardOutput = output
      guard (try? ps.run()) != nil, let words = try? output.fileHandleForReading.readToEnd() else { return nil }
      return Int(String(decoding: words, as: UTF8.self).filter(\.isNumber))
    #else
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return line.flatMap { Int($0.filter(\.isNumber)) }
    #endif
  }
}
