import Testing

@testable import TableParsing

@Suite("Names of keys")
struct KeyNamesTests {
  private func index(_ names: KeyNames, _ word: String) -> Int? {
    Array(word.utf8).withUnsafeBufferPointer { names.index(of: $0) }
  }

  @Test("are found by their bytes, each at its index")
  func found() {
    for mapping in LanguageDescription.mappings {
      let names = KeyNames(mapping.keys.map(\.name))
      #expect(mapping.keys.map { index(names, $0.name) } == Array(mapping.keys.indices))
    }
  }

  @Test(
    "and no others are", arguments: ["", "i", "idd", "Id", "id ", "ID", "é", "\0", String(repeating: "id", count: 999)])
  func others(_ word: String) {
    #expect(index(KeyNames(["id", "style", "text"]), word) == nil)
  }

  @Test("can be none, one, or as many as a byte counts")
  func sizes() {
    #expect(index(KeyNames([]), "id") == nil)
    #expect(index(KeyNames([""]), "") == 0)
    let many = (0..<254).map { "key\($0)" }
    #expect(many.map { index(KeyNames(many), $0) } == Array(many.indices))
  }
}

@Suite("The language")
struct LanguageTests {
  @Test("describes each mapping once, with every key once")
  func unique() {
    let names = LanguageDescription.mappings.map(\.name)
    #expect(Set(names).count == names.count)
    for mapping in LanguageDescription.mappings {
      #expect(Set(mapping.keys.map(\.name)).count == mapping.keys.count, "\(mapping.name)")
    }
  }

  @Test("refers to no mapping that it does not describe")
  func references() {
    let names = Set(LanguageDescription.mappings.map(\.name))
    for mapping in LanguageDescription.mappings {
      for key in mapping.keys {
        #expect(names.isSuperset(of: references(in: key.schema)), "\(mapping.name).\(key.name)")
      }
    }
  }

  @Test("has every key on the page of its topic, and on the page of all topics")
  func pages() throws {
    let reference = LanguageReference()
    let whole = reference.whole()
    for topic in LanguageTopics.all(ReportVocabulary()) {
      let page = try #require(reference.page(topic.name))
      for mapping in topic.mappings {
        #expect(page.contains("\n## \(mapping.name)\n") && whole.contains("\n### \(mapping.name)\n"))
        for key in mapping.keys {
          #expect(page.contains("| `\(key.name)` | ") && whole.contains("| `\(key.name)` | "))
        }
      }
    }
  }

  private func references(in schema: Schema) -> Set<String> {
    switch schema {
    case .mapping(let name), .keys(let name): [name]
    case .naming(_, let schema): references(in: schema)
    case .list(let element, _), .dictionary(let element): references(in: element)
    case .tuple(let schemas), .either(let schemas): Set(schemas.flatMap { references(in: $0) })
    case .text, .name, .pattern, .number, .integer, .count, .boolean, .choice, .constants: []
    }
  }
}

@Suite("Paths stay inside the root")
struct PathRulesTests {
  private let files = MemoryFiles(
    ["a.yaml": "", "parts/b.yaml": "", "/secret": "", "/specs2/c.yaml": ""],
    links: ["out.yaml": "/secret", "in.yaml": "parts/b.yaml", "away": "/", "parts/up": "/specs"])
  private let rules = PathRules(root: "/specs")

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var base = "a.yaml"
    var path: String?
    var testDescription: String { "\(name) from \(base)" }
  }

  static let inside = [
    Case(name: "parts/b.yaml", path: "/specs/parts/b.yaml"), Case(name: "./parts//b.yaml", path: "/specs/parts/b.yaml"),
    Case(name: "parts/../a.yaml", path: "/specs/a.yaml"), Case(name: "in.yaml", path: "/specs/parts/b.yaml"),
    Case(name: "../a.yaml", base: "parts/b.yaml", path: "/specs/a.yaml"),
    Case(name: "b.yaml", base: "/specs/parts/b.yaml", path: "/specs/parts/b.yaml"),
    Case(name: "parts/up/a.yaml", path: "/specs/a.yaml"), Case(name: ".", path: "/specs"),
  ]

  static let outside = [
    "", "/specs/a.yaml", "/secret", "~", "~/a", "../specs2/c.yaml", "..", "parts/../../secret", "out.yaml",
    "away/secret",
    "away/specs2/c.yaml", "a\0.yaml", "https://a.b/c.png", "file:///specs/a.yaml", "../../../../../../secret",
  ]

  @Test("where words and links both lead there", arguments: inside)
  func allowed(_ example: Case) {
    let found = rules.resolve(example.name, from: example.base, files: files)
    guard case .inside(_, let canonical) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(canonical == example.path)
  }

  @Test("and nothing else is read", arguments: outside)
  func refused(_ name: String) {
    #expect(rules.resolve(name, from: "a.yaml", files: files) == .outside)
  }

  @Test("and a sibling whose name begins like the root is not in it")
  func siblings() {
    #expect(PathRules(root: "/spec").resolve("a.yaml", from: "/specs/a.yaml", files: files) == .outside)
    #expect(PathRules(root: "/").resolve("../secret", from: "a.yaml", files: files) != .outside)
  }

  @Test("and what is not there is missing, with the path that was tried")
  func missing() {
    #expect(rules.resolve("x.yaml", from: "parts/b.yaml", files: files) == .missing(path: "parts/x.yaml"))
    #expect(rules.resolve("../x.yaml", from: "parts/b.yaml", files: files) == .missing(path: "x.yaml"))
  }

  @Test(
    "and have one name each, except behind links, where '..' leads elsewhere",
    arguments: [
      ("parts/../a.yaml", "a.yaml"), ("./parts//b.yaml", "parts/b.yaml"), ("parts/./b.yaml", "parts/b.yaml"),
      ("parts/up/../secret", "parts/up/../secret"), ("away/../a.yaml", "away/../a.yaml"), ("parts/..", "."),
      ("../specs/a.yaml", "../specs/a.yaml"), ("parts/../../specs/a.yaml", "../specs/a.yaml"),
      ("/specs//a.yaml", "/specs/a.yaml"),
      ("./-", "./-"), ("./HEAD:a.yaml", "./HEAD:a.yaml"), ("", ""),
      ("parts/", "parts"),
    ])
  func plain(_ path: String, _ name: String) {
    #expect(files.plainPath(path) == name)
    #expect(files.canonicalPath(path) == files.canonicalPath(name))
  }

  @Test("have folders", arguments: [("a.yaml", "."), ("-", "."), ("/a", "/"), ("a/b/c", "a/b"), ("./a", ".")])
  func folders(_ path: String, _ folder: String) {
    #expect(PathRules.folder(of: path) == folder)
  }

  @Test(
    "lose dots by their words",
    arguments: [("/a/./b//c", "/a/b/c"), ("/a/../b", "/b"), ("/../../a", "/a"), ("/", "/"), ("/a/..", "/")])
  func normalized(_ path: String, _ normal: String) {
    #expect(PathRules.normalized(path) == normal)
  }
}
