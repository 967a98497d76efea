import TableDiagnostics

import TableSystem

/// The process's own streams.
enum Terminal {
  static let input = STDIN_FILENO
  static let output = STDOUT_FILENO
  static let error = STDERR_FILENO

  /// Whether a stream is shown on a terminal.
  static func isShown(_ stream: Int32) -> Bool { isatty(stream) == 1 }

  /// The number of cells of a line, as the terminal or `COLUMNS` has it; nil if the stream is not shown on a terminal, or its size is
  /// not known.
  static func width(of stream: Int32) -> Int? {
    guard isShown(stream) else { return nil }
    if let columns = chosenWidth { return columns }
    var size = winsize()
    return ioctl(stream, sizeRequest, &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// `TIOCGWINSZ`, which Darwin's headers compose of the size of the answer.
  private static var sizeRequest: UInt {
    #if canImport(Darwin)
      0x4008_7468
    #else
      UInt(TIOCGWINSZ)
    #endif
  }

  /// What the argument parser wraps help to, on a terminal or not.
  static var helpColumns: Int { chosenWidth ?? width(of: output) ?? 80 }

  private static var chosenWidth: Int? { environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether messages are coloured: on a terminal that supports colours, or if `CLICOLOR_FORCE` is set, unless the user chooses
  /// otherwise. `NO_COLOR` is stronger than that, and `CLICOLOR=0` than the terminal.
  /// - Parameter stream: the stream that they are written to.
  static func wantsColor(_ choice: ColorChoice, on stream: Int32 = error) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      !refusesColor
        && (forcesColor || isShown(stream) && !["", "dumb"].contains(environment("TERM") ?? ""))
    }
  }

  /// Whether the environment says that nothing is coloured, even if a terminal could show it.
  static var refusesColor: Bool {
    !(environment("NO_COLOR") ?? "").isEmpty || environment("CLICOLOR") == "0" && !forcesColor
  }

  private static var forcesColor: Bool { !["", "0"].contains(environment("CLICOLOR_FORCE") ?? "") }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func writeError(_ text: String) {
    _ = writeAll(Array(text.utf8), to: error)
  }

  /// Writes to standard output. A reader that has gone away (`| head`) wants no more, and that is not an error.
  static func writeOutput(_ bytes: [UInt8]) throws(Diagnostic) {
    guard writeAll(bytes, to: output) || errno == EPIPE else {
      throw OutputFile.unwritable("/dev/stdout", errno)
    }
  }

  static func writeOutput(_ content: OutputContent) throws(Diagnostic) {
    switch content {
    case .bytes(let bytes): try writeOutput(bytes)
    case .stream(let write):
      var problem: Diagnostic?
      _ = write { piece in
        do throws(Diagnostic) { try writeOutput(Array(piece)) } catch { problem = error }
        return problem == nil
      }
      if let problem { throw problem }
    }
  }

  /// Writes all bytes, however many calls it takes; false with `errno` set on failure.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return false }
      rest = rest.dropFirst(written)
    }
    return true
  }
}
