import Foundation
import TableSupport
import Testing

@testable import TablePreview

@Suite("Streams of events", .timeLimit(.minutes(30)))
struct EventStreamTests {
  /// A site with one stream, which tests send to.
  private struct StreamSite {
    let site: Site
    let streams: Monitor<[EventStream]>

    init(limits: ServerLimits = ServerLimits()) throws {
      let streams = Monitor<[EventStream]>([])
      self.streams = streams
      site = try Site(limits: limits) { request in
        request.path == "events" ? .stream { stream in streams.change { $0.append(stream) } } : Site.answer(request)
      }
    }

    /// The next stream that was asked for.
    func stream() -> EventStream { streams.change(when: { !$0.isEmpty }, { $0.removeFirst() }) }
  }

  @Test("carry events as they are sent")
  func events() throws {
    let site = try StreamSite()
    defer { site.site.server.stop() }
    let client = try site.site.client()
    client.send(site.site.request("events", "Accept: text/event-stream"))
    let stream = site.stream()
    let head = client.read(until: "\r\n\r\n")
    #expect(head.contains("Content-Type: text/event-stream\r\n") && head.contains("transfer-encoding: chunked\r\n"))
    stream.send(event: "scene", data: Array("{\"a\":1}".utf8))
    #expect(client.read(until: "\n\n\r\n").hasSuffix("event: scene\ndata: {\"a\":1}\n\n\r\n"))
    stream.send(event: "index", data: Array("{}".utf8))
    #expect(client.read(until: "event: index\ndata: {}\n\n").contains("index"))
    stream.send(event: "bad\nname", data: [])
    #expect(site.site.isWell())
  }

  @Test("keep lines apart")
  func lines() {
    func written(_ data: String) -> String {
      String(decoding: EventStream.written(event: "e", data: Array(data.utf8)), as: UTF8.self)
    }
    #expect(written("x") == "event: e\ndata: x\n\n")
    #expect(written("") == "event: e\ndata: \n\n")
    #expect(written("a\nb\r\nc") == "event: e\ndata: a\ndata: b\ndata: c\n\n")
    #expect(written("a\n\nevent: f") == "event: e\ndata: a\ndata: \ndata: event: f\n\n")
  }

  @Test("give a slow reader the newest state, and keep none of the others")
  func slowReader() throws {
    let site = try StreamSite()
    defer { site.site.server.stop() }
    let client = try site.site.client(receiveBuffer: 4096)
    client.send(site.site.request("events"))
    let stream = site.stream()
    let filler = String(repeating: "x", count: 100_000)
    for number in 0..<2000 { stream.send(event: "scene", data: Array("\(number) \(filler)".utf8)) }
    stream.send(event: "index", data: Array("last".utf8))
    let text = client.read(until: "data: last\n\n")
    let numbers = text.components(separatedBy: "data: ").dropFirst().compactMap { Int($0.prefix { $0 != " " }) }
    #expect(numbers.last == 1999)
    // The system's buffers take some megabytes.
    #expect(numbers.count < 300 && numbers == numbers.sorted())
  }

  @Test("keep the newest event of each name in order, and not too many names")
  func waiting() {
    let stream = EventStream(limit: 3) {}
    for (name, data) in [("a", 1), ("b", 2), ("a", 3), ("c", 4), ("d", 5)] {
      stream.send(event: name, data: [UInt8(data)])
    }
    var events: [String] = []
    while let (event, data) = stream.next() { events.append("\(event)\(data)") }
    #expect(events == ["b[2]", "c[4]", "d[5]"])
    #expect(stream.close().isEmpty)
    stream.send(event: "a", data: [])
    #expect(stream.next() == nil && stream.isClosed)
  }

  @Test("tell when their reader has gone, and when the server stops")
  func gone() throws {
    let site = try StreamSite()
    let closed = Gate()
    var client: Client? = try site.site.client()
    client?.send(site.site.request("events"))
    let first = site.stream()
    first.whenClosed { closed.open() }
    client = nil
    closed.wait()
    #expect(first.isClosed)

    let other = try site.site.client()
    other.send(site.site.request("events"))
    let second = site.stream()
    site.site.server.stop()
    site.site.server.waitUntilStopped()
    #expect(second.isClosed)
    let late = Gate()
    second.whenClosed { late.open() }
    late.wait()
    _ = other.readToEnd()
  }

  @Test("show that they live, and end for readers that have stopped to read")
  func heartbeat() throws {
    var limits = ServerLimits()
    limits.heartbeatSeconds = 1
    limits.stalledSeconds = 1
    let site = try StreamSite(limits: limits)
    defer { site.site.server.stop() }
    let listener = try site.site.client()
    listener.send(site.site.request("events"))
    let live = site.stream()
    listener.read(until: "event: alive\ndata:\n\n", count: 2)
    #expect(!live.isClosed)

    let deaf = try site.site.client(receiveBuffer: 4096)
    deaf.send(site.site.request("events"))
    let stream = site.stream()
    let closed = Gate()
    stream.whenClosed { closed.open() }
    stream.send(event: "scene", data: [UInt8](repeating: 0x78, count: 20_000_000))
    closed.wait()
    #expect(!live.isClosed)
  }

  @Test("answer HEAD without beginning")
  func head() throws {
    let site = try StreamSite()
    defer { site.site.server.stop() }
    let head = try site.site.get("events", method: "HEAD")
    #expect(head.contains("Content-Type: text/event-stream\r\n") && head.hasSuffix("\r\n\r\n"))
  }
}
