import Testing

@testable import TableLanguageServer

@Suite("A stream of bytes")
struct FramingTests {
  private func events(
    _ bytes: [UInt8], in pieces: Int = .max, limits: MessageLimits = MessageLimits()
  ) -> [MessageFraming.Event] {
    var framing = MessageFraming(limits: limits)
    var events: [MessageFraming.Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      framing.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let event = framing.next() { events.append(event) }
    }
    return events
  }

  private func message(_ content: String, header: String = "") -> [UInt8] {
    Array("Content-Length: \(content.utf8.count)\r\n\(header)\r\n\(content)".utf8)
  }

  @Test("is divided into messages, however it is cut into pieces", arguments: [1, 2, 3, 7, 64, .max])
  func pieces(_ size: Int) {
    let contents = ["{}", "", "[\"\r\n\r\n\"]", String(repeating: "é", count: 50_000)]
    #expect(
      events(contents.flatMap { message($0) }, in: size) == contents.map { .content(Array($0.utf8)) })
  }

  @Test(
    "may have other fields, in any case and with blanks",
    arguments: [
      "content-length:2\r\n\r\n{}", "Content-Length:   2  \r\nX: y\r\n\r\n{}",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nCONTENT-LENGTH: 2\r\n\r\n{}",
      "Content-Type: a/b; charset=\"utf8\"\r\nContent-Length: 2\r\n\r\n{}",
    ])
  func fields(_ text: String) {
    #expect(events(Array(text.utf8)) == [.content(Array("{}".utf8))])
  }

  @Test(
    "ends at a header that says no length",
    arguments: [
      ("\r\n\r\n", MessageFraming.Problem.invalidHeader), ("X: 1\r\n\r\n", .noContentLength),
      ("Content-Length: -1\r\n\r\n", .invalidHeader), ("Content-Length: 1e3\r\n\r\n", .invalidHeader),
      ("Content-Length:\r\n\r\n", .invalidHeader), ("GET / HTTP/1.1\r\n\r\n", .invalidHeader),
      ("Content-Length: 99999999999999999999\r\n\r\n", .invalidHeader),
      ("Content-Length: 1\r\nContent-Length: 1\r\n\r\n", .invalidHeader),
      ("\u{FEFF}Content-Length: 2\r\n\r\n{}", .noContentLength),
    ])
  func invalidHeaders(_ text: String, _ problem: MessageFraming.Problem) {
    #expect(events(Array(text.utf8) + message("{}")) == [.broken(problem)])
  }

  @Test("may not have an endless header", arguments: [1, 1_000, .max])
  func endlessHeader(_ size: Int) {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 100_000)
    #expect(events(bytes, in: size) == [.broken(.headerTooLarge(limit: 8 << 10))])
  }

  @Test("skips a content that is too large, without storing it, and goes on behind it", arguments: [1, 10, .max])
  func largeContent(_ size: Int) {
    var limits = MessageLimits()
    limits.contentBytes = 100
    let bytes = message(String(repeating: "x", count: 101)) + message("{}")
    #expect(
      events(bytes, in: size, limits: limits)
        == [.skipped(.contentTooLarge(limit: 100)), .content(Array("{}".utf8))])
  }

  @Test("stores nothing for a length that is only claimed")
  func claimedLength() {
    #expect(events(Array("Content-Length: \(Int.max)\r\n\r\n".utf8)) == [.skipped(.contentTooLarge(limit: 32 << 20))])
    #expect(events(Array("Content-Length: 33554432\r\n\r\n{}".utf8)).isEmpty)
  }

  @Test("skips a content in another encoding")
  func charset() {
    let bytes = message("{}", header: "Content-Type: x; charset=utf-16\r\n") + message("[]")
    #expect(events(bytes) == [.skipped(.unsupportedCharset), .content(Array("[]".utf8))])
  }
}
