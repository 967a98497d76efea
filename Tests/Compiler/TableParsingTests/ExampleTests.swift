import TableDiagnostics
import TableParsing
import Testing

@Suite("The examples of the codes")
struct ExampleTests {
  static let files = MemoryFiles(
    [
      "Shared/colors.yaml": "background: white\n", "shared.yaml": "style: grouped\n", "b.yaml": "style: plain\n",
      "ours.yaml": "metricsprofile: 1\n", "Unmerged.xcstrings": "<<<<<<< HEAD\n",
      "Repeated.xcstrings": #"{"sourceLanguage": "en", "strings": {"a": {}, "a": {}}, "version": "1.0"}"#,
      "Tables.xcstrings": #"{"sourceLanguage": "en", "strings": {"Tables and # more": {}}, "version": "1.0"}"#,
      "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
    ],
    images: [
      "ann.png": png(40, 40), "Faces/ann.png": png(40, 40), "cut.png": png(40, 40).dropLast(12),
      "notes.txt": Array("some notes".utf8), "ann.heic": heic,
    ])

  /// 30 × 20 pixels.
  private static let heic: [UInt8] =
    [0, 0, 0, 16] + Array("ftypheic".utf8) + [0, 0, 0, 0, 0, 0, 0, 48] + Array("meta".utf8) + [0, 0, 0, 0]
    + [0, 0, 0, 36] + Array("iprp".utf8) + [0, 0, 0, 28] + Array("ipco".utf8) + [0, 0, 0, 20] + Array("ispe".utf8)
    + [0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 20]

  /// A limit is far from what a page can show, so the example is read with a low one.
  static let limits: [DiagnosticCode: @Sendable (inout SpecParser.Options) -> Void] = [
    .tooDeep: { $0.syntax.maxDepth = 12 },
    .tooManyNodes: { $0.syntax.maxNodes = 14 },
    .tooManyAliases: { $0.syntax.maxAliases = 1 },
    .tooManyIncludes: { $0.maxIncludes = 1 },
    .tooManyConstraints: { $0.maxConstraints = 1 },
  ]

  /// Examples that this room cannot prove, and why.
  static let exempt: [DiagnosticCode: String] = [
    .tooMuchWork: "it is laid out too often, and this room lays nothing out; WorkLimitTests does",
    .aliasExpansion: "a bomb that fits a page is too small to be one; Marked/limits.yaml has a real one",
  ]

  static let codes = DiagnosticCode.parsingCodes.filter { $0.example.language == .yaml && exempt[$0] == nil }

  private func parse(_ text: String, _ code: DiagnosticCode) -> [String] {
    var options = SpecParser.Options()
    if let change = Self.limits[code] { change(&options) }
    var files = Self.files
    files.contents["/specs/a.yaml"] = Array((text + "\n").utf8)
    let result = TableParsingTests.parse(text + "\n", files: files, options: options)
    return result.diagnostics.diagnostics.map { $0.code.rawValue + " " + $0.message }
  }

  @Test("that are wrong give that code and no other", arguments: codes)
  func wrong(_ code: DiagnosticCode) {
    let found = parse(code.example.wrong, code)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix(code.rawValue) }, "\(found)")
  }

  @Test("that are right have no problem", arguments: codes)
  func right(_ code: DiagnosticCode) {
    #expect(parse(code.example.right, code) == [])
  }

  @Test("are exempt only for a reason that still holds", arguments: exempt.keys.sorted { $0.rawValue < $1.rawValue })
  func exemption(_ code: DiagnosticCode) {
    let found = parse(code.example.wrong, code)
    #expect(!found.contains { $0.hasPrefix(code.rawValue) }, "the example can be proved now: take it from the list")
  }
}
