import Foundation
import Testing

import TableSystem

@testable import TablePreview

/// A client that sends what it likes, byte by byte.
final class Client {
  private let descriptor: Int32
  private(set) var received: [UInt8] = []

  init(_ port: Int, receiveBuffer: Int32? = nil) throws {
    #if os(Linux)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
      var one: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &one, 4)
    #endif
    if var receiveBuffer { setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      defer { Foundation.close(descriptor) }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  deinit { Foundation.close(descriptor) }

  /// Sends as many of the bytes as the server takes. Returns whether it took all.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      #if os(Linux)
        let count = Glibc.send(descriptor, Array(bytes[sent...]), bytes.count - sent, Int32(MSG_NOSIGNAL))
      #else
        let count = Darwin.send(descriptor, Array(bytes[sent...]), bytes.count - sent, 0)
      #endif
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  @discardableResult func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Reads what is there, waiting for it for so many milliseconds. Returns whether there may be more.
  @discardableResult func readSome(within milliseconds: Int32 = 10_000) -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else {
      if milliseconds >= 10_000 { Issue.record("the server is silent") }
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    received += buffer.prefix(count)
    return true
  }

  /// Everything until the server closes the connection.
  func readToEnd() -> String {
    while readSome() {}
    return text
  }

  /// Reads until a text has come so many times.
  @discardableResult func read(until part: String, count: Int = 1) -> String {
    while text.components(separatedBy: part).count <= count, readSome() {}
    return text
  }

  /// Looks at the next byte without waiting for it.
  func peek(_ byte: inout UInt8) -> Int {
    #if os(Linux)
      recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    #else
      recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT)
    #endif
  }

  /// Whether both directions are closed, read or not.
  var isHungUp: Bool {
    var poller = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&poller, 1, 0) > 0 && poller.revents & Int16(POLLHUP | POLLERR) != 0
  }

  var text: String { String(decoding: received, as: UTF8.self) }

  func forget() { received = [] }

  /// Ends the connection at once, so that the server gets an error for what it sends.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }
}

/// A server with some documents.
struct Site {
  let server: PageServer
  let token: String

  init(limits: ServerLimits = ServerLimits(), handler: @escaping PageHandler = Site.answer) throws {
    server = try PageServer(port: 0, limits: limits, handler: handler)
    token = String(server.url.dropLast().suffix(32))
  }

  /// A server whose patience is a second.
  static func impatient(handler: @escaping PageHandler = Site.answer) throws -> Site {
    var limits = ServerLimits()
    limits.requestSeconds = 1
    limits.idleSeconds = 1
    limits.stalledSeconds = 1
    limits.heartbeatSeconds = 1
    return try Site(limits: limits, handler: handler)
  }

  static let answer: PageHandler = { request in
    switch request.path {
    case "": .bytes(Array("the page".utf8), type: "text/html")
    case "large.json": .bytes([UInt8](repeating: 0x78, count: 3_000_000), type: "application/json")
    case "echo":
      .bytes(Array(request.query.map { "\($0.key)=\($0.value)\n" }.joined().utf8), type: "text/plain")
    case "broken": .refused(status: 422, "This cannot be drawn.")
    default: .notFound
    }
  }

  func client(receiveBuffer: Int32? = nil) throws -> Client { try Client(server.port, receiveBuffer: receiveBuffer) }

  /// The text of a request.
  func request(_ path: String, method: String = "GET", host: String? = nil, _ headers: String...) -> String {
    "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: \(host ?? "localhost:\(server.port)")\r\n"
      + headers.map { "\($0)\r\n" }.joined() + "\r\n"
  }

  /// The answer to a text that is sent on a connection of its own, which is to be closed.
  func answer(to text: String) throws -> String {
    let client = try client()
    client.send(text)
    return client.readToEnd()
  }

  /// The answer to a request on a connection of its own.
  func get(_ path: String, method: String = "GET", host: String? = nil, _ header: String = "Accept: */*") throws
    -> String
  {
    try answer(to: request(path, method: method, host: host, header, "Connection: close"))
  }

  /// Whether the server still answers.
  func isWell() -> Bool { (try? get(""))?.hasSuffix("\r\n\r\nthe page") ?? false }

  /// Whether it answers at once, or when those who hold its connections have been cut off: on a busy machine they can hold all of them.
  func isWellSoon() -> Bool {
    (0..<30).contains { attempt in
      if attempt > 0 { sleep(1) }
      return isWell()
    }
  }
}
