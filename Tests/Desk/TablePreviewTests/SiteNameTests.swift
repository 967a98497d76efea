import Testing

@testable import TablePreview

@Suite("Names of a site's files")
struct SiteNameTests {
  private func name(_ id: String) -> String {
    SiteName.name(of: id) { id in
      // Not a good hash, but a different one for each of these.
      let sum = id.utf8.reduce(UInt64(7)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
      return String(sum, radix: 16) + "0123456789abcdef"
    }
  }

  @Test("Plain names stay, and folders become dots")
  func plain() {
    #expect(name("login") == "login")
    #expect(name("forms/sign-up") == "forms.sign-up")
    #expect(name("2026/list") == "2026.list")
  }

  @Test("Names that a file system would take for one, or not at all, get a hash")
  func hostile() {
    let ids = [
      "login", "Login", "LOGIN", "forms/login", "forms.login", "Forms/login", "con", "NUL", "aux/list", "a b", "a\tb",
      "é",
      "e\u{301}", ".hidden", "-rf", "..", "a..b", "%2e%2e", "a~b", "\"><script>", "'quote'", "list\n", "名前",
      String(repeating: "long/", count: 60) + "x", "_part", "a:b", "a?b#c", "a\\b",
    ]
    let names = ids.map(name)
    #expect(Set(names.map { $0.lowercased() }).count == ids.count)
    for name in names {
      #expect(
        name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || "-.~".utf8.contains($0) })
      #expect(name.utf8.count <= 120)
      #expect(!name.hasPrefix("."))
    }
    #expect(name("con") != "con")
  }
}
