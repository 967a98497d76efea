import Foundation
import SourceTree
import TableLanguageServer
import TableSupport

@testable import tablec

/// An editor: the other end of a language server's pipes.
final class LanguageClient {
  private let process = Process()
  private let toServer = Pipe()
  private let toClient = Pipe()
  private var framing = MessageFraming()
  private var nextID = 1
  /// The answers that came while another was waited for: a request that is cancelled is answered before those that wait.
  private var answers: [Int: JSONValue] = [:]
  private(set) var diagnostics: [String: JSONValue] = [:]
  /// The versions that diagnostics came for, in their order.
  private(set) var diagnosedVersions: [Int] = []
  private let ended = Ended()

  private final class Ended: @unchecked Sendable {
    let semaphore = DispatchSemaphore(value: 0)
    var status: Int32 = -1
  }

  /// - Parameter limits: what a shell does before: `ulimit -s 512`.
  init(in folder: URL, limits: String = ":") throws {
    process.executableURL = Program.shell.url
    process.arguments = ["-c", "\(limits) && exec \"$0\" lsp", Program.tablec.url.path]
    process.currentDirectoryURL = folder
    process.standardInput = toServer
    process.standardOutput = toClient
    let ended = ended
    process.terminationHandler = { process in
      ended.status = process.terminationStatus
      ended.semaphore.signal()
    }
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The resident memory of the server, in kilobytes; nil where the system does not tell.
  var residentKilobytes: Int? { Machine.residentKilobytes(of: process.processIdentifier) }

  struct Failure: Error {
    var code: Int
    var message: String
  }

  struct NoAnswer: Error {}

  func send(_ json: String) {
    toServer.fileHandleForWriting.write(Data("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8))
  }

  func notify(_ method: String, _ parameters: String) {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// Asks, and returns the id to wait for.
  func ask(_ method: String, _ parameters: String) -> Int {
    defer { nextID += 1 }
    send(#"{"jsonrpc":"2.0","id":\#(nextID),"method":"\#(method)","params":\#(parameters)}"#)
    return nextID
  }

  /// Waits for the answer to a request.
  func answer(_ id: Int) throws -> JSONValue {
    while true {
      guard let message = answers.removeValue(forKey: id) else {
        _ = try receive()
        continue
      }
      if let error = message["error"] {
        throw Failure(code: error["code"]?.integer ?? 0, message: error["message"]?.string ?? "")
      }
      return message["result"] ?? .null
    }
  }

  func request(_ method: String, _ parameters: String) throws -> JSONValue { try answer(ask(method, parameters)) }

  /// Waits until diagnostics of a document are what is expected.
  func waitForDiagnostics(of uri: String, where holds: (JSONValue) -> Bool) throws -> [JSONValue] {
    while true {
      if let found = diagnostics[uri], holds(found) { return found["diagnostics"]?.array ?? [] }
      _ = try receive()
    }
  }

  /// The next message. Questions of the server are answered with null.
  private func receive() throws -> JSONValue {
    while true {
      if case .content(let content) = framing.next() {
        let message = try JSONValue.parse(content)
        note(message)
        return message
      }
      let data = toClient.fileHandleForReading.availableData
      guard !data.isEmpty else { throw NoAnswer() }
      framing.append(Array(data))
    }
  }

  private func note(_ message: JSONValue) {
    guard let method = message["method"]?.string else {
      if let id = message["id"]?.integer { answers[id] = message }
      return
    }
    if let id = message["id"]?.integer { send(#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#) }
    guard method == "textDocument/publishDiagnostics", let parameters = message["params"],
      let uri = parameters["uri"]?.string
    else { return }
    diagnostics[uri] = parameters
    if let version = parameters["version"]?.integer { diagnosedVersions.append(version) }
  }

  func initialize(folder: URL, options: String = "{}") throws -> JSONValue {
    let capabilities = """
      {"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true},
      "hover":{"contentFormat":["markdown"]},"codeAction":{"codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}},
      "completion":{"completionItem":{"snippetSupport":true,"documentationFormat":["markdown"]}},
      "definition":{"linkSupport":true}},"workspace":{"workspaceEdit":{"documentChanges":true}}}
      """
    let result = try request(
      "initialize",
      #"{"processId":null,"capabilities":\#(capabilities),"initializationOptions":\#(options),"workspaceFolders":[{"uri":"\#(folder.absoluteString)","name":"w"}]}"#
    )
    notify("initialized", "{}")
    return result
  }

  /// The exit status after `shutdown` and `exit`.
  func end() throws -> Int32 {
    _ = try request("shutdown", "null")
    notify("exit", "null")
    return waitForEnd()
  }

  func waitForEnd() -> Int32 {
    ended.semaphore.wait()
    return ended.status
  }
}

extension String {
  /// As a JSON string.
  var inJSON: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
