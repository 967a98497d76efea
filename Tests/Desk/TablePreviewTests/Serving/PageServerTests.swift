import Testing

@testable import TablePreview

@Suite("A page server", .timeLimit(.minutes(30)))
struct PageServerTests {
  private func problem(host: String = "localhost", port: Int, _ limits: ServerLimits = ServerLimits())
    -> PageServingProblem?
  {
    do {
      try PageServer(host: host, port: port, limits: limits, handler: Site.answer).stop()
      return nil
    } catch {
      return error
    }
  }

  @Test("takes the next port if one is taken")
  func nextPort() throws {
    let site = try Site()
    defer { site.server.stop() }
    let port = site.server.port
    let other = try PageServer(port: port, handler: Site.answer)
    defer { other.stop() }
    #expect(other.port > port && other.port < port + 20)
    #expect(other.url.hasPrefix("http://127.0.0.1:\(other.port)/") && other.url.hasSuffix("/"))
    var limits = ServerLimits()
    limits.ports = 1
    #expect(problem(port: port, limits) == .portsTaken(port...port))
  }

  @Test(
    "does not start where it cannot listen",
    arguments: ["example.com", "", "256.0.0.1", "localhost.", "127.0.0.1 ", "[::1", "a\0b"])
  func names(host: String) {
    #expect(problem(host: host, port: 0) == .notAnAddress(host))
  }

  @Test("does not start at an address of another machine, or a port that is none")
  func places() {
    #expect(problem(host: "192.0.2.1", port: 0) == .notThisMachine("192.0.2.1"))
    #expect(problem(port: 65_536) != nil && problem(port: -1) != nil)
    #expect(problem(port: 65_535) == nil)
  }

  @Test("stops at once, whatever it is doing, and leaves its port to others")
  func stopping() throws {
    let gate = Gate()
    let begun = Gate()
    let site = try Site { request in
      begun.open()
      gate.wait()
      return Site.answer(request)
    }
    let busy = try site.client()
    busy.send(site.request(""))
    let idle = try site.client()
    begun.wait()
    site.server.stop()
    site.server.stop()
    site.server.waitUntilStopped()
    #expect(busy.readToEnd() == "" && idle.readToEnd() == "")
    gate.open()
    let next = try PageServer(port: site.server.port, handler: Site.answer)
    #expect(next.port == site.server.port && next.url != site.server.url)
    next.stop()
  }
}
