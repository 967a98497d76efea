import GitReading
import TableDiagnostics

/// The lines of a change as git itself shows them, for files whose layouts are the same or cannot be compared.
struct PlainDiff {
  var git: Git
  var colour: Bool

  func text(_ change: GitChange) throws(Git.Problem) -> [UInt8] {
    var lines = ["diff --git \(change.oldName) \(change.newName)"] + change.headerLines
    // In the repository, git would run the filters of its configuration on the files. The attributes at its top are still used, for
    // line endings.
    let result = try git.runWithoutRepository(
      [
        "-c", "core.attributesFile=.gitattributes", "diff", "--no-index", "--no-ext-diff", "--no-textconv",
        "--color=\(colour ? "always" : "never")",
      ]
        + ["--", change.old?.file ?? "/dev/null", change.new?.file ?? "/dev/null"])
    // As diff(1): 0 same, 1 different.
    guard result.status < 2 else { throw .refused(status: result.status, words: Git.words(of: result)) }
    let body = Self.body(result.output)
    switch body {
    case .none: break
    case .binary:
      lines.append(
        "Binary files \(change.old == nil ? "/dev/null" : change.oldName) and "
          + "\(change.new == nil ? "/dev/null" : change.newName) differ")
    case .hunks:
      lines += [
        "--- \(change.old == nil ? "/dev/null" : change.oldName)",
        "+++ \(change.new == nil ? "/dev/null" : change.newName)",
      ]
    }
    var bytes: [UInt8] = []
    for line in lines { bytes += Array("\(Self.header(line, colour: colour))\n".utf8) }
    if case .hunks(let hunks) = body { bytes += hunks }
    return bytes
  }

  /// A line with the colour that git gives to header lines; names in git's own lines are made safe to print, too.
  static func header(_ line: String, colour: Bool) -> String {
    let line = safeText(line, limit: .max)
    return colour ? "\u{1B}[1m\(line)\u{1B}[m" : line
  }

  private enum Body {
    case none, binary
    case hunks(ArraySlice<UInt8>)
  }

  /// The part after the header; git's header names its temporary files.
  private static func body(_ output: [UInt8]) -> Body {
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = plain(rest[..<end])
      if line.starts(with: "@@ ".utf8) { return .hunks(rest) }
      if line.starts(with: "Binary files ".utf8) { return .binary }
      rest = rest[(end + 1)...]
    }
    return .none
  }

  /// The line without the colour at its start.
  private static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.first == 0x1B, let end = line.firstIndex(of: UInt8(ascii: "m")) else { return line }
    return line[(end + 1)...]
  }
}
