import Foundation
import TableSupport
import Testing

@testable import TableLanguageServer

@Suite("A connection", .serialized)
struct ConnectionTests {
  private func started(_ capabilities: String = "{}") throws -> ScriptedServer {
    let server = ScriptedServer()
    server.request(0, "initialize", #"{"capabilities":\#(capabilities)}"#)
    #expect(try server.receive()["result"] != nil)
    server.notify("initialized")
    #expect(try server.receive()["params"] == .string("initialized"))
    return server
  }

  private func code(_ message: JSONValue) -> Int? { message["error"]?["code"]?.integer }

  @Test("begins with initialize and ends with shutdown and exit")
  func life() throws {
    let server = ScriptedServer()
    server.request(1, "workspace/text")
    #expect(code(try server.receive()) == -32002)
    server.notify("textDocument/didOpen", #"{"textDocument":{"uri":"u","text":"early"}}"#)
    server.request(2, "initialize")
    #expect(try server.receive()["id"] == .number(2))
    server.request(3, "initialize")
    #expect(code(try server.receive()) == -32600)
    server.request(4, "workspace/text", #"{"textDocument":{"uri":"u"}}"#)
    #expect(try server.receive()["result"] == .string(""))
    server.request(5, "shutdown")
    #expect(try server.receive()["result"] == .null)
    server.request(6, "workspace/text")
    #expect(code(try server.receive()) == -32600)
    server.notify("anything")
    server.notify("exit")
    #expect(server.status == 0)
  }

  @Test("that ends without shutdown is a failure")
  func ends() throws {
    for end in [{ $0.notify("exit") }, { $0.close() }] as [(ScriptedServer) -> Void] {
      let server = try started()
      end(server)
      #expect(server.status == 1)
    }
    let neverStarted = ScriptedServer()
    neverStarted.notify("exit")
    #expect(neverStarted.status == 1)
  }

  @Test("whose initialization fails can be initialized again")
  func failedInitialization() throws {
    let server = ScriptedServer()
    server.request(1, "initialize", #"{"fails":true}"#)
    #expect(code(try server.receive()) == -32803)
    server.request(2, "initialize")
    #expect(try server.receive()["result"]?["encoding"] == .string("utf-16"))
  }

  @Test(
    "counts in UTF-8 where the client can",
    arguments: [
      ("{}", "utf-16"), (#"{"general":{"positionEncodings":["utf-16","utf-8"]}}"#, "utf-8"),
      (#"{"general":{"positionEncodings":["utf-32"]}}"#, "utf-32"), (#"{"general":{"positionEncodings":7}}"#, "utf-16"),
    ])
  func encodings(_ capabilities: String, _ encoding: String) throws {
    let server = ScriptedServer()
    server.request(0, "initialize", #"{"capabilities":\#(capabilities)}"#)
    #expect(try server.receive()["result"]?["encoding"] == .string(encoding))
  }

  @Test("answers for the newest text, or says that it has changed")
  func contentModified() throws {
    let server = try started()
    server.notify("textDocument/didOpen", #"{"textDocument":{"uri":"u","version":1,"text":"one"}}"#)
    server.request(1, "textDocument/text", #"{"textDocument":{"uri":"u"}}"#)
    #expect(try server.receive()["result"] == .string("one"))
    server.request(2, "textDocument/slow")
    server.request(3, "textDocument/text", #"{"textDocument":{"uri":"u"}}"#)
    server.waitForEntries(1)
    server.notify(
      "textDocument/didChange", #"{"textDocument":{"uri":"u","version":2},"contentChanges":[{"text":"two"}]}"#)
    server.request(4, "textDocument/text", #"{"textDocument":{"uri":"u"}}"#)
    server.waitForStamp(2)
    server.open()
    #expect(code(try server.receive()) == -32801)
    #expect(code(try server.receive()) == -32801)
    #expect(try server.receive()["result"] == .string("two"))
  }

  @Test("forgets requests that are cancelled, waiting or not")
  func cancelling() throws {
    let server = try started()
    server.request(1, "workspace/slow")
    server.request(2, "workspace/text")
    server.waitForEntries(1)
    for id in ["2", "1", "99", "{}"] { server.notify("$/cancelRequest", #"{"id":\#(id)}"#) }
    server.notify(
      "textDocument/didOpen", #"{"textDocument":{"uri":"u","version":1,"text":"everything before is read"}}"#)
    server.waitForStamp(1)
    server.open()
    for id in [1, 2] {
      let answer = try server.receive()
      #expect(answer["id"]?.integer == id)
      #expect(code(answer) == -32800)
    }
  }

  @Test("asks the client, and hears what it answers")
  func asking() throws {
    let server = try started()
    server.request(1, "ask")
    let question = try server.receive()
    #expect(question["method"] == .string("client/question"))
    #expect(try server.receive()["id"] == .number(1))
    let id = try #require(question["id"]?.integer)
    server.send(#"{"jsonrpc":"2.0","id":\#(id),"result":"yes"}"#)
    #expect(try server.receive()["params"] == .string("yes"))
    server.send(#"{"jsonrpc":"2.0","id":\#(id),"result":"again"}"#)
    server.request(2, "ask")
    let second = try #require(try server.receive()["id"]?.integer)
    _ = try server.receive()
    server.send(#"{"jsonrpc":"2.0","id":\#(second),"error":{"code":-1,"message":"no"}}"#)
    #expect(try server.receive()["params"] == .string("failure"))
  }

  @Test("goes on after messages that it cannot read")
  func unreadable() throws {
    let server = try started()
    server.send("{")
    #expect(code(try server.receive()) == -32700)
    server.send(#"{"jsonrpc":"2.0","id":8}"#)
    #expect(try server.receive()["id"] == .number(8))
    server.send("[]")
    #expect(code(try server.receive()) == -32600)
    server.request(9, "unknown")
    #expect(code(try server.receive()) == -32601)
    server.write(Array("nonsense\r\n\r\n".utf8))
    #expect(code(try server.receive()) == -32700)
    #expect(server.status == 1)
  }

  @Test("ends with the editor's process")
  func parent() throws {
    var editor = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000"), nil]
    defer { for word in words { free(word) } }
    let status = posix_spawn(&editor, "/bin/sleep", nil, nil, &words, nil)
    #expect(status == 0)
    let server = ScriptedServer()
    server.request(0, "initialize", #"{"processId":\#(editor)}"#)
    _ = try server.receive()
    kill(editor, SIGKILL)
    waitpid(editor, nil, 0)
    #expect(server.status == 1)
  }

  @Test("outlives a process that it never saw", arguments: ["null", "0", "-1", "2147483646", "1e99", "\"x\""])
  func unknownParent(_ id: String) throws {
    let server = ScriptedServer()
    server.request(0, "initialize", #"{"processId":\#(id)}"#)
    #expect(try server.receive()["result"] != nil)
    server.request(1, "workspace/text")
    #expect(try server.receive()["result"] != nil)
    server.close()
    #expect(server.status == 1)
  }

  @Test("makes a client wait that sends more than is handled, and loses nothing")
  func backpressure() throws {
    var limits = MessageLimits()
    limits.waitingMessages = 4
    let server = ScriptedServer(limits: limits)
    server.request(0, "initialize")
    _ = try server.receive()
    server.request(1, "workspace/slow")
    server.waitForEntries(1)
    WorkThread.detach { for id in 2...500 { server.request(id, "workspace/text") } }
    server.open()
    for id in 1...500 { #expect(try server.receive()["id"] == .number(Double(id))) }
  }
}
