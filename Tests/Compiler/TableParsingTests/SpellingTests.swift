import TableDiagnostics
import TableParsing
import Testing

@Suite("Names of files on a disk that ignores case and the form of accents")
struct SpellingTests {
  /// `é` in one scalar, and in two.
  private static let (composed, decomposed) = ("caf\u{E9}.yaml", "cafe\u{301}.yaml")

  private static func problems(_ text: String, ignoringSpelling ignores: Bool = true) -> [Diagnostic] {
    var files = MemoryFiles(
      ["Parts/_Common.yaml": "templates: {link: {accessory: checkmark}}\n", decomposed: "style: plain\n"],
      images: ["images/icon@2x.png": png(48, 48)])
    files.ignoresSpelling = ignores
    let parser = SpecParser(profiles: [], files: files)
    return parser.parse(Array(text.utf8), path: "a.yaml").diagnostics.diagnostics
  }

  private static let sections = "sections: [{rows: [{text: Ann, image: images/Icon.png}]}]\n"

  @Test("a name that is spelled differently from its file is a warning, with the name of the file")
  func warnings() throws {
    let found = Self.problems("tablespec: 1\ninclude: parts/_common.yaml\n\(Self.sections)")
    let spellings = found.filter { $0.code == .otherSpelling }
    #expect(
      spellings.map(\.label) == ["did you mean 'Parts/_Common.yaml'?", "did you mean 'images/icon.png'?"])
    #expect(spellings.flatMap(\.fixIts).map(\.replacement) == ["Parts/_Common.yaml", "images/icon.png"])
    #expect(spellings.allSatisfy { $0.severity == .warning && $0.fixIts.allSatisfy { $0.applicability == .safe } })
  }

  @Test("the form of accents is told in words, because both look alike")
  func accents() {
    let found = Self.problems("tablespec: 1\ninclude: \(Self.composed)\nsections: []\n")
    #expect(found.map(\.code) == [.otherSpelling])
    #expect(found.first?.label == "the name of the file has its accents in another Unicode form")
    #expect(Self.problems("tablespec: 1\ninclude: \(Self.decomposed)\nsections: []\n").isEmpty)
  }

  @Test("the right spelling, and other disks, have no such warning")
  func right() {
    let right = "tablespec: 1\ninclude: Parts/_Common.yaml\nsections: [{rows: [{use: link, image: images/icon.png}]}]\n"
    #expect(Self.problems(right).isEmpty)
    let missing = Self.problems("tablespec: 1\ninclude: parts/_common.yaml\nsections: []\n", ignoringSpelling: false)
    #expect(missing.map(\.code) == [.includeMissing])
  }
}
