import Testing

@testable import TablePreview

@Suite("The guard")
struct RequestGuardTests {
  private static let token = AccessToken()

  private func judge(
    _ target: String = "/", method: String = "GET", at host: String = "127.0.0.1", port: Int = 8010,
    _ headers: (String, String)...
  ) -> RequestGuard.Verdict {
    let requestGuard = RequestGuard(
      address: ServerAddress(host: host, port: port), token: Self.token, limits: ServerLimits())
    let target = target.replacing("TOKEN", with: Self.token.text)
    return requestGuard.judge(RequestGuard.Head(method: method, target: target, headers: headers.map { ($0.0, $0.1) }))
  }

  private func status(_ verdict: RequestGuard.Verdict) -> Int {
    switch verdict {
    case .allowed: 200
    case .moved: 308
    case .refused(let status, _): status
    }
  }

  private static let hosts: [(server: String, port: Int, host: String, isNamed: Bool)] = [
    ("127.0.0.1", 8010, "localhost:8010", true), ("127.0.0.1", 8010, "127.0.0.1:8010", true),
    ("127.0.0.1", 8010, "LOCALHOST:8010", true), ("127.0.0.1", 8010, "localhost", true),
    // Forwarded from another port (facebook/create-react-app#2271, datagouv/datagouv-mcp#57).
    ("127.0.0.1", 8010, "localhost:8011", true), ("127.0.0.1", 8010, "127.0.0.1:9999", true),
    ("::1", 8010, "[::1]:9999", true), ("192.168.1.5", 8010, "192.168.1.5:9999", false),
    ("0.0.0.0", 8010, "192.168.1.5:9999", false), ("127.0.0.1", 8010, "evil.example:8010", false),
    ("127.0.0.1", 8010, "localhost.evil.example:8010", false), ("127.0.0.1", 8010, "127.0.0.2:8010", false),
    ("127.0.0.1", 8010, "localhost:8010:8010", false), ("127.0.0.1", 8010, "localhost:+8010", false),
    ("127.0.0.1", 8010, "localhost:08010", true), ("127.0.0.1", 8010, "localhost:88888888888888888888", false),
    ("127.0.0.1", 8010, "", false), ("127.0.0.1", 8010, ":8010", false), ("127.0.0.1", 8010, "[", false),
    ("127.0.0.1", 8010, "[]:8010", false), ("127.0.0.1", 8010, "localhost:", false),
    ("127.0.0.1", 8010, "me@localhost:8010", false), ("127.0.0.1", 8010, " localhost:8010", false),
    ("127.0.0.1", 80, "localhost", true), ("127.0.0.1", 80, "localhost:80", true),
    ("::1", 8010, "[::1]:8010", true), ("::1", 8010, "[0:0:0:0:0:0:0:1]:8010", true), ("::1", 8010, "::1", false),
    ("192.168.1.5", 8010, "192.168.1.5:8010", true), ("192.168.1.5", 8010, "192.168.1.6:8010", false),
    ("192.168.1.5", 8010, "localhost:8010", false), ("0.0.0.0", 8010, "192.168.1.5:8010", true),
    ("0.0.0.0", 8010, "localhost:8010", true), ("0.0.0.0", 8010, "machine.local:8010", false),
    ("::", 8010, "[fe80::1]:8010", true),
  ]

  @Test("knows its own names, and takes nobody else's", arguments: hosts.indices)
  func host(_ index: Int) {
    let (server, port, host, isNamed) = Self.hosts[index]
    #expect(status(judge("/TOKEN/", at: server, port: port, ("Host", host))) == (isNamed ? 200 : 421), "\(host)")
  }

  @Test("wants exactly one Host header")
  func oneHost() {
    #expect(status(judge("/TOKEN/")) == 400)
    #expect(status(judge("/TOKEN/", ("Host", "localhost:8010"), ("host", "localhost:8010"))) == 400)
  }

  private static let senders: [(name: String, value: String, status: Int)] = [
    ("Origin", "http://localhost:8010", 200), ("Origin", "http://127.0.0.1:8010", 200), ("Origin", "null", 403),
    ("Origin", "http://evil.example", 403), ("Origin", "https://localhost:8010", 403), ("Origin", "", 403),
    ("Origin", "http://localhost:3000", 403), ("origin", "http://localhost:8010.evil.example", 403),
    ("Sec-Fetch-Site", "same-origin", 200), ("Sec-Fetch-Site", "none", 200), ("Sec-Fetch-Site", "same-site", 403),
    ("Sec-Fetch-Site", "cross-site", 403), ("sec-fetch-site", "", 403),
  ]

  @Test("answers no page of another site", arguments: senders.indices)
  func sender(_ index: Int) {
    let (name, value, expected) = Self.senders[index]
    #expect(status(judge("/TOKEN/", ("Host", "localhost:8010"), (name, value))) == expected)
    // Whatever it asks for, it learns nothing.
    if expected != 200 {
      #expect(status(judge("/other/", method: "POST", ("Host", "localhost:8010"), (name, value))) == 403)
    }
  }

  @Test("lets nobody in without the token")
  func token() {
    let text = Self.token.text
    #expect(text.utf8.count == 32 && text.allSatisfy(\.isHexDigit))
    #expect(AccessToken().text != text)
    let wrong = [
      "/", "//", "/x/", "/\(text.dropLast())/", "/\(text)0/", "/\(text.uppercased())X/", "/\(String(text.reversed()))/",
      "//TOKEN/",
      "/x/TOKEN/", "/?TOKEN", "/%20TOKEN/", "/\(AccessToken().text)/",
    ]
    for target in wrong { #expect(status(judge(target, ("Host", "localhost:8010"))) == 404, "\(target)") }
    #expect(judge("/TOKEN", ("Host", "localhost:8010")) == .moved("/\(text)/"))
    for target in ["", "TOKEN/", "*", "http://localhost:8010/TOKEN/"] {
      #expect(status(judge(target, ("Host", "localhost:8010"))) == 400, "\(target)")
    }
  }

  private static let targets: [(target: String, path: String?, query: [String])] = [
    ("", "", []),
    ("scene.json?table=forms/login&device=iphone-se", "scene.json", ["table", "forms/login", "device", "iphone-se"]),
    ("a%20b", "a b", []), ("%C3%A9", "é", []), ("a+b?c+d=e+f%2B", "a+b", ["c d", "e f+"]), ("x?", "x", []),
    ("x?a&b=&=c&&d=1=2", "x", ["a", "", "b", "", "", "c", "d", "1=2"]),
    ("x?state=1&state=2", "x", ["state", "1", "state", "2"]),
    ("x?a?b", "x", ["a?b", ""]), ("%", nil, []), ("%2", nil, []), ("%zz", nil, []), ("%+1", nil, []), ("x?%", nil, []),
    ("x?a=%C3", nil, []), ("%FF", nil, []), ("%C0%AF", nil, []), ("%00", nil, []), ("a%00.json", nil, []),
    ("x?a=%00", nil, []),
    ("%0D%0A", nil, []), ("x?a=%0A", nil, []), ("..", nil, []), ("../x", nil, []), ("a/../b", nil, []),
    ("%2e%2e/x", nil, []),
    ("a/%2E%2E", nil, []), ("a%2F..%2Fb", nil, []), (".", nil, []), ("a/./b", nil, []), ("...", "...", []),
    ("a//b", "a//b", []),
    ("%2e%2e%2fetc", nil, []), ("%252e%252e", "%2e%2e", []), ("%7F", nil, []),
  ]

  @Test("decodes addresses, and refuses those that lead elsewhere", arguments: targets.indices)
  func target(_ index: Int) {
    let (target, path, query) = Self.targets[index]
    let verdict = judge("/TOKEN/\(target)", ("Host", "localhost:8010"))
    guard let path else {
      #expect(status(verdict) == 400, "\(target)")
      return
    }
    let items = stride(from: 0, to: query.count, by: 2).map { (key: query[$0], value: query[$0 + 1]) }
    #expect(verdict == .allowed(PageRequest(path: path, query: items)), "\(target)")
  }

  @Test("answers GET and HEAD without a body")
  func method() {
    let host = ("Host", "localhost:8010")
    #expect(judge("/TOKEN/x", method: "HEAD", host) == .allowed(PageRequest(path: "x", isHead: true)))
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "PROPFIND"] {
      #expect(status(judge("/TOKEN/", method: method, host)) == 405)
    }
    #expect(status(judge("/TOKEN/", host, ("Content-Length", "0"))) == 200)
    #expect(status(judge("/TOKEN/", host, ("Content-Length", "1"))) == 413)
    #expect(status(judge("/TOKEN/", host, ("Transfer-Encoding", "chunked"))) == 413)
  }

  @Test("reads addresses and queries of some length")
  func length() {
    let host = ("Host", "localhost:8010")
    #expect(status(judge("/TOKEN/" + String(repeating: "x", count: 8_000), host)) == 200)
    #expect(status(judge("/TOKEN/" + String(repeating: "x", count: 9_000), host)) == 414)
    #expect(status(judge("/TOKEN/?" + String(repeating: "a&", count: 256), host)) == 200)
    #expect(status(judge("/TOKEN/?" + String(repeating: "a&", count: 257), host)) == 400)
  }

  private static let written: [(server: String, port: Int, origin: String)] = [
    ("127.0.0.1", 8010, "http://127.0.0.1:8010"), ("::1", 8010, "http://[::1]:8010"),
    ("127.0.0.1", 80, "http://127.0.0.1"),
    ("0.0.0.0", 8010, "http://127.0.0.1:8010"), ("::", 8010, "http://[::1]:8010"),
  ]

  @Test("is at an address that it lets in", arguments: written.indices)
  func origin(_ index: Int) {
    let (server, port, origin) = Self.written[index]
    let address = ServerAddress(host: server, port: port)
    #expect(address.origin == origin && address.isOrigin(origin, of: "localhost:1"))
  }

  @Test("answers under a name that the user allows, and its pages alone")
  func allowedNames() {
    let address = ServerAddress(host: "127.0.0.1", port: 8010, names: ["box-8010.example.dev"])
    #expect(address.isNamed("box-8010.example.dev") && address.isNamed("BOX-8010.example.dev:443"))
    #expect(!address.isNamed("example.dev") && !address.isNamed("x.box-8010.example.dev"))
    #expect(address.isOrigin("https://box-8010.example.dev", of: "localhost:8010"))
    #expect(!address.isOrigin("https://other.example.dev", of: "box-8010.example.dev"))
    // The page of a forwarded port, and that of another server on this machine.
    #expect(address.isOrigin("http://localhost:9999", of: "localhost:9999"))
    #expect(!address.isOrigin("http://localhost:3000", of: "localhost:9999"))
  }
}
