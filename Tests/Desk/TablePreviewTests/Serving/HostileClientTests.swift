import Foundation
import TableSupport
import Testing

@testable import TablePreview

@Suite("Hostile clients", .serialized, .timeLimit(.minutes(30)))
struct HostileClientTests {
  @Test("who open a thousand connections keep nobody else from being answered")
  func thousandConnections() throws {
    var files = rlimit()
    getrlimit(Self.filesLimit, &files)
    files.rlim_cur = min(max(files.rlim_cur, 4096), files.rlim_max)
    setrlimit(Self.filesLimit, &files)
    try #require(files.rlim_cur >= 1600)
    let site = try Site()
    defer { site.server.stop() }
    let clients = try (0..<1000).map { number in
      let client = try site.client()
      // Some say nothing, some begin to speak.
      if number % 2 == 0 { client.send("GET / HT") }
      if number % 100 == 0 { #expect(site.isWellSoon()) }
      return client
    }
    #expect(clients.count == 1000 && site.isWellSoon())
  }

  @Test("who never end their headers make room for others at once, the oldest first")
  func halfOpen() throws {
    var limits = ServerLimits()
    limits.connections = 30
    // Nobody is cut off for being slow in this test.
    (limits.requestSeconds, limits.idleSeconds) = (3_600, 3_600)
    let site = try Site(limits: limits)
    defer { site.server.stop() }
    let answered = try site.client()
    answered.send(site.request(""))
    answered.read(until: "the page")
    answered.forget()
    let slow = try (0..<300).map { number in
      let client = try site.client()
      client.send(number % 2 == 0 ? "GET /\(site.token)/ HTTP/1.1\r\nHost: " : "G")
      if number % 30 == 29 { #expect(site.isWell()) }
      return client
    }
    #expect(site.isWell())
    #expect(slow[0].readToEnd() == "" && slow[200].readToEnd() == "")
    // Whoever had an answer keeps the connection for the next question.
    answered.send(site.request(""))
    #expect(answered.read(until: "the page").contains("200 OK"))
  }

  @Test("who all keep their connections busy leave none for others, who are told")
  func full() throws {
    let gate = Gate()
    let begun = Monitor(0)
    var limits = ServerLimits()
    (limits.connections, limits.workers) = (4, 4)
    let site = try Site(limits: limits) { request in
      begun.change { $0 += 1 }
      gate.wait()
      return Site.answer(request)
    }
    defer { site.server.stop() }
    let clients = try (0..<4).map { _ in try site.client() }
    for client in clients { client.send(site.request("")) }
    begun.change(when: { $0 == 4 }, { _ in })
    #expect(try site.client().readToEnd().hasPrefix("HTTP/1.1 503 "))
    gate.open()
    for client in clients { #expect(client.read(until: "the page").contains("200 OK")) }
    #expect(site.isWell())
  }

  @Test("who send a byte from time to time are cut off")
  func slowRequest() throws {
    let site = try Site.impatient()
    defer { site.server.stop() }
    let client = try site.client()
    var isTaken = true
    for byte in Array(site.request("", "X-Filler: \(String(repeating: "x", count: 200))").utf8) where isTaken {
      client.send([byte])
      isTaken = client.readSome(within: 50) || !client.isAtEnd
    }
    #expect(!isTaken && client.text.isEmpty)
    #expect(site.isWell())
  }

  @Test("who say nothing are cut off")
  func silence() throws {
    let site = try Site.impatient()
    defer { site.server.stop() }
    let silent = try site.client()
    #expect(silent.readToEnd() == "")
    let satisfied = try site.client()
    satisfied.send(site.request(""))
    #expect(satisfied.readToEnd().hasSuffix("the page"))
  }

  @Test("who do not read their answer are cut off, and it takes no memory")
  func slowReader() throws {
    let site = try Site.impatient()
    defer { site.server.stop() }
    let client = try site.client(receiveBuffer: 4096)
    client.send(site.request("large.json"))
    while !client.isHungUp { usleep(50_000) }
    #expect(site.isWell())
  }

  private static let tooMuch: [(name: String, text: String, status: String)] = [
    ("a long header", "X: \(String(repeating: "x", count: 20_000))\r\n\r\n", "431"),
    ("many headers", String(repeating: "X: y\r\n", count: 100) + "\r\n", "431"),
    ("long names of headers", "\(String(repeating: "x", count: 20_000)): y\r\n\r\n", "431"),
    ("a body", "Content-Length: 3\r\n\r\nabc", "413"), ("an endless body", "Transfer-Encoding: chunked\r\n\r\n", "413"),
    ("a length and chunks", "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n", "400"),
    ("two lengths", "Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc", "400"),
    ("a length that is none", "Content-Length: -1\r\n\r\n", "400"), ("a fold", "A: b\r\n c: d\r\n\r\n", "400"),
    ("a null byte", "A: b\0c\r\n\r\n", "400"), ("a name that is none", "A b: c\r\n\r\n", "400"),
  ]

  @Test("who send too much or what is no HTTP are told, or cut off", arguments: tooMuch.indices)
  func excess(_ index: Int) throws {
    let (name, text, status) = Self.tooMuch[index]
    let site = try Site()
    defer { site.server.stop() }
    let answer = try site.answer(
      to: "GET /\(site.token)/ HTTP/1.1\r\nHost: localhost:\(site.server.port)\r\nConnection: close\r\n\(text)")
    // What is still to be read when the connection is closed can take the answer with it.
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 \(status) "), "\(name): \(answer.prefix(100))")
    #expect(site.isWell())
  }

  @Test("who never stop sending are stopped")
  func endless() throws {
    let site = try Site()
    defer { site.server.stop() }
    for part in ["GET /", "GET / HTTP/1.1\r\nA: ", "GET / HTTP/1.1\r\n", "\0\0\0\0"] {
      let client = try site.client()
      client.send(part)
      var sent = 0
      while client.send([UInt8](repeating: 0x61, count: 10_000)), sent < 100_000_000 { sent += 10_000 }
      #expect(sent < 100_000_000, "\(part)")
    }
    #expect(site.isWell())
  }

  @Test("who send anything at all do no harm")
  func anything() throws {
    let site = try Site()
    defer { site.server.stop() }
    var random = SystemRandomNumberGenerator()
    let good = Array(site.request("echo?a=b", "Origin: null").utf8)
    for round in 0..<300 {
      let client = try site.client()
      var bytes = good
      for _ in 0...(round % 8) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        }
      }
      client.send(bytes)
      if round % 10 == 0 { client.readSome(within: 20) }
      if round % 3 == 0 { client.reset() }
    }
    #expect(site.isWell())
  }

  #if os(Linux)
    private static let filesLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let filesLimit = RLIMIT_NOFILE
  #endif
}

extension Client {
  /// Whether the server has closed the connection.
  var isAtEnd: Bool {
    var byte: UInt8 = 0
    let count = peek(&byte)
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
  }
}
