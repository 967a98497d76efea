import Foundation

/// The compiler on a terminal, with somebody who answers its questions.
enum PseudoTerminal {
  struct Talk: Sendable {
    /// 128 and the signal's number for a program that was killed.
    var status: Int32
    /// Everything that the terminal showed, answers too.
    var screen: String
  }

  /// What is typed once the screen shows something new.
  enum Answer: Sendable {
    case line(String)
    /// Ctrl-D.
    case end
    /// The terminal is closed.
    case hangUp
  }

  struct CannotOpen: Error {}

  /// - Parameter answers: each with the words that end what is shown before it is typed.
  static func talk(
    _ arguments: [String], in folder: TemporaryFolder, _ answers: [(after: String, answer: Answer)],
    variables: [String: String] = [:]
  ) async throws -> Talk {
    let (master, slave) = try open()
    let process = Process()
    process.executableURL = Program.tablec.url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (terminal, terminal, terminal)
    try process.run()
    close(slave)
    // Reading waits, so it has a thread of its own.
    let screen = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: converse(on: master, answers)) }
    }
    close(master)
    process.waitUntilExit()
    let isKilled = process.terminationReason == .uncaughtSignal
    return Talk(status: process.terminationStatus + (isKilled ? 128 : 0), screen: screen)
  }

  /// The two ends of a new terminal.
  private static func open() throws -> (master: Int32, slave: Int32) {
    #if os(Linux)
      // Glibc's functions for it are not in Swift's module.
      let master = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))
      var (locked, index): (Int32, UInt32) = (0, 0)
      guard master >= 0, ioctl(master, unlock, &locked) == 0, ioctl(master, number, &index) == 0 else {
        throw CannotOpen()
      }
      let slave = Glibc.open("/dev/pts/\(index)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
      let master = posix_openpt(O_RDWR | O_NOCTTY)
      guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        throw CannotOpen()
      }
      let slave = Darwin.open(name, O_RDWR | O_NOCTTY)
    #endif
    guard slave >= 0 else { throw CannotOpen() }
    return (master, slave)
  }

  private static func converse(
    on master: Int32, _ answers: [(after: String, answer: Answer)]
  ) -> String {
    var screen = ""
    var seen = screen.startIndex
    var rest = answers[...]
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &bytes, bytes.count)
      // Linux reports an error once nobody has the terminal open.
      guard count > 0 else { break }
      let offset = screen.utf8.distance(from: screen.startIndex, to: seen)
      screen += String(decoding: bytes[..<count], as: UTF8.self).replacing("\r\n", with: "\n")
      seen = screen.utf8.index(screen.startIndex, offsetBy: offset)
      while let next = rest.first, let shown = screen[seen...].firstRange(of: next.after) {
        seen = shown.upperBound
        rest.removeFirst()
        switch next.answer {
        case .line(let line): type(line + "\n", on: master)
        case .end: type("\u{4}", on: master)
        case .hangUp: return screen
        }
      }
    }
    return screen
  }

  private static func type(_ text: String, on master: Int32) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }
}
