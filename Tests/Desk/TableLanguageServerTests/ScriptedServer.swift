import Foundation
import TableSupport

@testable import TableLanguageServer

/// A server whose answers tests know, and a client at the other end of its pipes.
final class ScriptedServer: LanguageServer {
  let connection: Connection
  private let toServer = Pipe()
  private let toClient = Pipe()
  private let gate = Monitor(false)
  private let entered = Monitor(0)
  private let notes = Locked<[OpenDocuments.Change]>([])
  private let ended = Monitor<Int32?>(nil)
  private let framing = Locked(MessageFraming())

  init(limits: MessageLimits = MessageLimits()) {
    connection = Connection(
      input: toServer.fileHandleForReading.fileDescriptor, output: toClient.fileHandleForWriting.fileDescriptor,
      limits: limits)
    WorkThread.detach { [self] in
      let status = connection.run(self)
      ended.change { $0 = status }
    }
  }

  // MARK: The server

  func initialize(_ parameters: JSONValue, _ connection: Connection) throws(ResponseError) -> OutgoingMessage.Content {
    if parameters["fails"] == .bool(true) { throw ResponseError(.requestFailed, "not now") }
    return { $0.object { $0.member("encoding", connection.encoding.rawValue) } }
  }

  func answer(_ request: Request) throws(ResponseError) -> OutgoingMessage.Content {
    switch request.method {
    case "textDocument/text", "workspace/text":
      let text = request.uri.flatMap { connection.documents.document($0) }?.bytes ?? []
      return { $0.string(String(decoding: text, as: UTF8.self)) }
    case "textDocument/slow", "workspace/slow":
      entered.change { $0 += 1 }
      gate.change(when: { $0 }, { $0 = false })
      return { $0.literal("done") }
    case "ask":
      connection.ask("client/question", { $0.null() }) { [connection] answer in
        connection.notify("answered") { $0.string((try? answer.get())?.string ?? "failure") }
      }
      return { $0.null() }
    default: throw ResponseError(.methodNotFound, request.method)
    }
  }

  func receive(_ method: String, _ parameters: JSONValue) {
    connection.notify("received") { $0.string(method) }
  }

  func note(_ change: OpenDocuments.Change) { notes.withLock { $0.append(change) } }

  func shutDown() {}

  // MARK: The client

  /// Lets a slow request go on.
  func open() { gate.change { $0 = true } }

  /// Waits until so many slow requests have begun.
  func waitForEntries(_ count: Int) { entered.change(when: { $0 >= count }, { _ in }) }

  /// Waits until so many notifications about documents were read.
  func waitForStamp(_ stamp: Int) {
    while connection.documents.stamp < stamp { usleep(200) }
  }

  func write(_ bytes: [UInt8]) { toServer.fileHandleForWriting.write(Data(bytes)) }

  func send(_ json: String) { write(Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)) }

  func request(_ id: Int, _ method: String, _ parameters: String = "{}") {
    send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#)
  }

  func notify(_ method: String, _ parameters: String = "{}") {
    send(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#)
  }

  /// The next message from the server.
  func receive() throws -> JSONValue {
    while true {
      if case .content(let content) = framing.withLock({ $0.next() }) { return try JSONValue.parse(content) }
      let data = toClient.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Ended() }
      framing.withLock { $0.append(Array(data)) }
    }
  }

  struct Ended: Error {}

  func close() { try? toServer.fileHandleForWriting.close() }

  /// Waits for its end.
  var status: Int32 { ended.change(when: { $0 != nil }, { $0 ?? -1 }) }
}
