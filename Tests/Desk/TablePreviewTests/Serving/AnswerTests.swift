import Testing

@testable import TablePreview

@Suite("Answers", .timeLimit(.minutes(30)))
struct AnswerTests {
  @Test("have every header that keeps a page safe, whether they are documents or refusals")
  func headers() throws {
    let site = try Site()
    defer { site.server.stop() }
    let answers = [
      try site.get(""), try site.get("missing"), try site.get("broken"), try site.get("%"),
      try site.get("", method: "POST"),
      try site.get("", host: "evil.example"), try site.answer(to: "GARBAGE\r\n\r\n"),
      try site.answer(to: "GET /nothing HTTP/1.1\r\nHost: localhost:\(site.server.port)\r\n\r\n"),
    ]
    for answer in answers {
      for header in [
        "Content-Security-Policy: default-src 'none'; script-src 'self'", "frame-ancestors 'none'",
        "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY",
        "Cache-Control: no-store", "Content-Length: ",
      ] { #expect(answer.contains(header), "\(header) in \(answer)") }
      #expect(!answer.contains("unsafe"))
    }
    let statuses = answers.map { $0.split(separator: " ")[1] }
    #expect(statuses == ["200", "404", "422", "400", "405", "421", "400", "404"])
    #expect(
      answers[0].contains("Content-Type: text/html; charset=utf-8\r\n") && answers[0].hasSuffix("\r\n\r\nthe page"))
    #expect(answers[2].hasSuffix("\r\n\r\nThis cannot be drawn.\n"))
    #expect(answers[4].contains("Allow: GET, HEAD\r\n"))
  }

  @Test("come on one connection as long as the client wants")
  func keepAlive() throws {
    let site = try Site()
    defer { site.server.stop() }
    let client = try site.client()
    for round in 0..<20 {
      client.forget()
      client.send(site.request("echo?round=\(round)"))
      #expect(client.read(until: "round=\(round)\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
    }
    client.forget()
    client.send(site.request("", "Connection: close"))
    #expect(client.readToEnd().hasSuffix("the page"))
    let old = try site.client()
    old.send("GET /\(site.token)/ HTTP/1.0\r\nHost: localhost:\(site.server.port)\r\n\r\n")
    #expect(old.readToEnd().hasSuffix("the page"))
  }

  @Test("come in the order of the requests, however many are sent at once")
  func pipelining() throws {
    let site = try Site()
    defer { site.server.stop() }
    let client = try site.client()
    client.send((0..<500).map { site.request("echo?n=\($0)") }.joined())
    client.send(site.request("echo?last", "Connection: close"))
    let lines = client.readToEnd().utf8.split(separator: UInt8(ascii: "\n")).map { String($0) ?? "" }
    // Behind a number stand the headers of the next answer.
    #expect(lines.filter { $0.hasPrefix("n=") } == (0..<500).map { "n=\($0)" })
  }

  @Test("to HEAD have the headers of GET and no body")
  func head() throws {
    let site = try Site()
    defer { site.server.stop() }
    for path in ["", "large.json", "missing"] {
      let get = try site.get(path)
      let head = try site.get(path, method: "HEAD")
      #expect(get.hasPrefix(head) && head.hasSuffix("\r\n\r\n") && get.count > head.count)
    }
    // Several in a row: no body gets in between.
    let client = try site.client()
    client.send(site.request("", method: "HEAD") + site.request("echo?x=1", "Connection: close"))
    let text = client.readToEnd()
    #expect(text.ranges(of: "HTTP/1.1 200 OK").count == 2 && text.hasSuffix("x=1\n"))
  }

  @Test("of any size arrive whole")
  func large() throws {
    let site = try Site()
    defer { site.server.stop() }
    let text = try site.get("large.json")
    #expect(text.contains("Content-Length: 3000000\r\n"))
    #expect(text.hasSuffix(String(repeating: "x", count: 3_000_000)))
  }

  @Test("of one request do not wait for those of another")
  func slowHandler() throws {
    let gate = Gate()
    let site = try Site { request in
      if request.path == "slow" { gate.wait() }
      return Site.answer(request)
    }
    defer { site.server.stop() }
    let slow = try site.client()
    slow.send(site.request("slow"))
    #expect(site.isWell())
    gate.open()
    #expect(slow.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 404"))
  }

  @Test("to an address without its last slash are the address with it")
  func slash() throws {
    let site = try Site()
    defer { site.server.stop() }
    let answer = try site.answer(
      to: "GET /\(site.token) HTTP/1.1\r\nHost: localhost:\(site.server.port)\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 308 ") && answer.contains("Location: /\(site.token)/\r\n"))
  }
}
