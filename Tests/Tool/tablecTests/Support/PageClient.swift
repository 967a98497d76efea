import Foundation

/// A connection to a page that a live preview serves, which speaks HTTP over a socket.
final class PageClient {
  private let descriptor: Int32
  private var received: [UInt8] = []

  struct Failure: Error {
    var words: String
  }

  struct Answer {
    var status: Int
    var headers: [String: String]
    var body: String

    /// The body as a JSON object.
    func json() throws -> [String: Any] {
      guard let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] else {
        throw Failure(words: "no JSON object: \(body.prefix(200))")
      }
      return object
    }
  }

  struct Event {
    var name: String
    var data: String

    func json() throws -> [String: Any] { try Answer(status: 200, headers: [:], body: data).json() }
  }

  /// Milliseconds until a server that says nothing is taken for broken, whatever the load of the machine.
  private static let patience: Int32 = 60_000

  /// When even a server that keeps a stream alive has had time enough.
  private let deadline = Date(timeIntervalSinceNow: 180)

  init(port: Int) throws {
    #if os(Linux)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw Failure(words: "cannot connect: \(errno)") }
  }

  deinit { close(descriptor) }

  func ask(_ path: String, port: Int, keepsOpen: Bool = false) {
    let text =
      "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(keepsOpen ? "" : "Connection: close\r\n")\r\n"
    let bytes = Array(text.utf8)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// The head of the answer.
  func head() throws -> (status: Int, headers: [String: String]) {
    let text = try take(through: "\r\n\r\n")
    let lines = text.components(separatedBy: "\r\n")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    isChunked = headers["transfer-encoding"] == "chunked"
    return (Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0, headers)
  }

  /// The whole answer, until the server closes the connection.
  func answer() throws -> Answer {
    let (status, headers) = try head()
    if isChunked {
      var body = ""
      while let chunk = try chunk() { body += chunk }
      return Answer(status: status, headers: headers, body: body)
    }
    while try readSome() {}
    return Answer(status: status, headers: headers, body: String(decoding: received, as: UTF8.self))
  }

  private var stream = ""

  /// The next event of a stream; comments are left out.
  func event() throws -> Event {
    while true {
      if let end = stream.range(of: "\n\n") {
        let lines = stream[..<end.lowerBound].components(separatedBy: "\n")
        stream = String(stream[end.upperBound...])
        guard let name = lines.first(where: { $0.hasPrefix("event: ") })?.dropFirst(7) else { continue }
        let data = lines.filter { $0.hasPrefix("data: ") }.map { $0.dropFirst(6) }.joined(separator: "\n")
        return Event(name: String(name), data: data)
      }
      guard let chunk = try chunk() else { throw Failure(words: "the stream has ended") }
      stream += chunk
    }
  }

  /// Waits until the server closes the connection.
  func waitForEnd() throws { while try readSome() {} }

  /// Whether the stream comes in chunks; otherwise it goes on until the connection is closed.
  private var isChunked = false

  private func chunk() throws -> String? {
    guard isChunked else {
      if received.isEmpty, try !readSome() { return nil }
      // A character may not be complete yet.
      let whole = received.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      if whole == 0 { return try readSome() ? "" : nil }
      defer { received.removeFirst(whole) }
      return String(decoding: received.prefix(whole), as: UTF8.self)
    }
    let size = Int(try take(through: "\r\n").trimmingCharacters(in: .whitespacesAndNewlines), radix: 16) ?? 0
    while received.count < size + 2 {
      guard try readSome() else { throw Failure(words: "the connection was closed in a chunk") }
    }
    defer { received.removeFirst(size + 2) }
    return size == 0 ? nil : String(decoding: received.prefix(size), as: UTF8.self)
  }

  private func take(through end: String) throws -> String {
    let mark = Array(end.utf8)
    var from = 0
    while true {
      if received.count >= mark.count {
        for start in from...(received.count - mark.count)
        where received[start..<(start + mark.count)].elementsEqual(mark) {
          defer { received.removeFirst(start + mark.count) }
          return String(decoding: received[..<(start + mark.count)], as: UTF8.self)
        }
        from = received.count - mark.count + 1
      }
      guard try readSome() else { throw Failure(words: "the connection was closed") }
    }
  }

  /// Reads what there is; false at the end.
  private func readSome() throws -> Bool {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Date() < deadline, poll(&poller, 1, Self.patience) > 0 else { throw Failure(words: "the server is silent") }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { received += buffer.prefix(count) }
    return count > 0
  }
}
