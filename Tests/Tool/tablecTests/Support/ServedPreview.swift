import Foundation
import SourceTree

/// `tablec preview --serve` as a child, ended when the test is.
final class ServedPreview: @unchecked Sendable {
  private let process = Process()
  private let streams: TemporaryFolder
  private let ended = DispatchSemaphore(value: 0)
  let port: Int
  /// The path of the page, with the token and a slash.
  let path: String

  /// Starts it, and waits for its address.
  /// - Parameter limits: what a shell does before: `ulimit -s 512`.
  init(
    _ arguments: [String], in folder: TemporaryFolder, variables: [String: String] = [:], limits: String = ":"
  ) throws {
    streams = try TemporaryFolder(["out": "", "err": ""])
    process.executableURL = Program.shell.url
    process.arguments =
      ["-c", "\(limits) && exec \"$0\" \"$@\"", Program.tablec.url.path, "preview", "--serve"] + arguments
    process.currentDirectoryURL = folder.url
    // What it keeps for its next start is not kept in the home of who runs the tests.
    let own = ["NO_COLOR": "1", "XDG_STATE_HOME": streams.path("state")]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }.merging(variables) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    var address: URL?
    while address == nil, process.isRunning {
      if let line = streams.text("out"), line.hasSuffix("\n") { address = URL(string: line.dropLast().description) }
      usleep(2_000)
    }
    guard let address, let port = address.port else {
      throw PageClient.Failure(words: "it did not start: \(streams.text("err") ?? "")")
    }
    self.port = port
    path = address.path.hasSuffix("/") ? address.path : address.path + "/"
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  var errors: String { streams.text("err") ?? "" }

  /// Waits until it has written a text on the terminal.
  func waits(for text: String) -> Bool {
    for _ in 0..<30_000 where process.isRunning {
      if errors.contains(text) { return true }
      usleep(2_000)
    }
    return errors.contains(text)
  }

  func get(_ name: String) throws -> PageClient.Answer {
    let client = try PageClient(port: port)
    client.ask(path + name, port: port)
    return try client.answer()
  }

  /// A stream of events, from which the first two were not taken yet.
  func events(_ query: String) throws -> PageClient {
    let client = try PageClient(port: port)
    client.ask(path + "events" + query, port: port, keepsOpen: true)
    _ = try client.head()
    return client
  }

  /// Sends a signal, and gives the status that it ends with.
  func end(_ signal: Int32) -> Int32 {
    kill(process.processIdentifier, signal)
    ended.wait()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// The memory that it holds, in kilobytes; nil where the system does not tell.
  var residentKilobytes: Int? { Machine.residentKilobytes(of: process.processIdentifier) }
}

extension PageClient {
  /// The next scene for which a condition holds.
  func scene(where holds: ([String: Any]) -> Bool = { _ in true }) throws -> [String: Any] {
    try document("scene", where: holds)
  }

  /// The next event of a name for whose document a condition holds.
  func document(_ name: String, where holds: ([String: Any]) -> Bool) throws -> [String: Any] {
    while true {
      let event = try event()
      guard event.name == name else { continue }
      let json = try event.json()
      if holds(json) { return json }
    }
  }
}
