import Recordings
import TableDiagnostics
import Testing

@Suite("Every finding stands at its place, and no other is there")
struct MarkerTests {
  @Test("in the files of marked specs", arguments: MarkedSpec.files)
  func findings(_ file: MarkedFile) throws {
    try file.compare { marked in
      let result = try MarkedSpec(marked).parsed()
      let found = result.diagnostics.diagnostics
      #expect(
        (result.table == nil && result.profile == nil) == found.contains { $0.severity == .error }, "\(marked.name)")
      return found
    }
  }

  @Test("which are found")
  func files() { #expect(MarkedSpec.all.count > 550 && MarkedSpec.mistakes.count > 120) }

  /// Codes that no marked text can give, and the test that does.
  static let coveredElsewhere: [DiagnosticCode: String] = [
    .invalidEncoding: "ByteTests: bytes that are no UTF-8",
    .binaryFile: "ByteTests: a NUL byte",
    .notFetched: "LFSPointerTests: files in place of which a pointer stands",
  ]

  @Test("each code that reading a spec can give has a case")
  func coverage() {
    let isOurs = { (code: DiagnosticCode) in
      ["E00", "E01", "E02", "E03", "E0402", "E05", "W0101", "W0102", "W0105", "W0106", "W0107", "W0108", "W02"].contains
      {
        code.rawValue.hasPrefix($0)
      }
    }
    let marked = Set(MarkedSpec.all.flatMap(\.marked.codes))
    let missing = DiagnosticCode.parsingCodes.filter {
      isOurs($0) && !marked.contains($0.rawValue) && Self.coveredElsewhere[$0] == nil
    }
    #expect(missing.map(\.rawValue) == [])
    let twice = Self.coveredElsewhere.keys.filter { marked.contains($0.rawValue) }
    #expect(twice.isEmpty, "a case covers these: take them from the list")
  }
}
