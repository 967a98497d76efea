import TableSupport
import Testing

@testable import TableLanguageServer

@Suite("A message")
struct MessageTests {
  private func problem(_ text: String) -> IncomingMessage.Problem? {
    do throws(IncomingMessage.Problem) {
      _ = try IncomingMessage(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("with a method and an id is a request")
  func request() throws {
    let text = #"{"jsonrpc": "2.0", "id": "a", "method": "m", "params": {"x": [1]}}"#
    guard case .request(let id, let method, let parameters) = try IncomingMessage(Array(text.utf8)) else {
      throw Unexpected()
    }
    #expect(id == .string("a"))
    #expect(method == "m")
    #expect(parameters["x"]?.array == [.number(1)])
  }

  @Test("without an id is a notification, and without a method an answer")
  func others() throws {
    guard case .notification("m", .null) = try IncomingMessage(Array(#"{"jsonrpc":"2.0","method":"m"}"#.utf8)) else {
      throw Unexpected()
    }
    guard
      case .response(.number(7), .success(.null)) = try IncomingMessage(
        Array(#"{"jsonrpc":"2.0","id":7,"result":null}"#.utf8))
    else { throw Unexpected() }
    guard
      case .response(.number(7), .failure(let error)) = try IncomingMessage(
        Array(#"{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"no"}}"#.utf8))
    else { throw Unexpected() }
    #expect(error.message == "no")
  }

  struct Unexpected: Error {}

  @Test(
    "that is not JSON-RPC is refused",
    arguments: [
      ("[]", nil), ("1", nil), ("{}", nil), (#"{"jsonrpc":"1.0","id":3,"method":"m"}"#, RequestID.number(3)),
      (#"{"jsonrpc":"2.0","id":3,"method":1}"#, .number(3)), (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, nil),
      (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, nil), (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, nil),
      (#"{"jsonrpc":"2.0","id":1e300,"method":"m"}"#, nil),
      (#"{"jsonrpc":"2.0","id":"x","method":"m","params":"p"}"#, .string("x")),
      (#"[{"jsonrpc":"2.0","id":3,"method":"m"}]"#, nil),
    ] as [(String, RequestID?)])
  func refused(_ text: String, _ id: RequestID?) {
    #expect(problem(text)?.error.code == .invalidRequest)
    #expect(problem(text)?.id == id)
  }

  @Test(
    "that is not JSON, not UTF-8 or too deep is a parse error",
    arguments: [
      Array("{".utf8), [], [0x22, 0xFF, 0x22], Array(#"{"a":1,"a":2}"#.utf8), Array(#""\ud800""#.utf8),
      Array(String(repeating: "[", count: 300).utf8),
    ])
  func notJSON(_ bytes: [UInt8]) {
    do throws(IncomingMessage.Problem) {
      _ = try IncomingMessage(bytes)
      Issue.record("it was read")
    } catch {
      #expect(error.error.code == .parseError)
    }
  }

  @Test("to the client has its length in bytes")
  func outgoing() throws {
    let message = OutgoingMessage.response(to: .string("é")) { $0.string("ü\n") }
    #expect(
      String(decoding: message.bytes, as: UTF8.self)
        == "Content-Length: 48\r\n\r\n{\"jsonrpc\": \"2.0\", \"id\": \"é\", \"result\": \"ü\\n\"}")
    var framing = MessageFraming()
    framing.append(message.bytes)
    guard case .content(let content) = framing.next() else { throw Unexpected() }
    #expect(try JSONValue.parse(content)["result"] == .string("ü\n"))
  }
}
