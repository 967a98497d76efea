import Foundation
import Recordings
import SourceTree
import Testing

@testable import SpecFormatting

/// What people read, before and after.
@Suite("The canonical form")
struct GoldenTests {
  private static let folder = "Tests/Compiler/SpecFormattingTests/Golden"
  private static let suffix = ".formatted.yaml"
  private static let files = PackageFolder.files(below: PackageFolder.url(folder)).filter { $0.hasSuffix(".yaml") }

  /// - Returns: the text in its canonical form.
  private func formatted(_ bytes: [UInt8], path: String) -> String {
    let result = SpecFormatter().format(bytes, path: path)
    #expect(result.problem == nil)
    #expect(!SpecFormatter().format(result.bytes, path: path).isChanged)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test("of each file is in the file beside it", arguments: files.filter { !$0.hasSuffix(suffix) })
  func golden(_ name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: PackageFolder.url("\(Self.folder)/\(name)")))
    try Recording.compare(
      formatted(bytes, path: "spec.yaml"), with: "\(Self.folder)/\(name.dropLast(".yaml".count))\(Self.suffix)")
  }

  @Test("is of a file that is there")
  func pairs() {
    let recorded = Self.files.filter { $0.hasSuffix(Self.suffix) }
    #expect(recorded.count >= 18)
    for name in recorded { #expect(Self.files.contains(name.dropLast(Self.suffix.count) + ".yaml"), "\(name)") }
  }

  @Test("of a configuration has its own order")
  func configurations() {
    #expect(
      formatted(Array("output: build\nspecs: [\"Specs\"]\n".utf8), path: "app/.tablec.yaml")
        == "specs: [Specs]\noutput: build\n")
  }

  @Test("line ends and a byte order mark stay")
  func encodings() {
    func format(_ text: String) -> String {
      String(decoding: SpecFormatter().format(Array(text.utf8), path: "a.yaml").bytes, as: UTF8.self)
    }
    #expect(format("\u{FEFF}style: plain\r\ntablespec: 1\n") == "\u{FEFF}tablespec: 1\r\nstyle: plain\r\n")
    #expect(format("style: plain\ntablespec: 1") == "tablespec: 1\nstyle: plain\n")
    #expect(format("\n\n# Top\n\n\n\ntablespec: 1\n\n\n") == "# Top\n\ntablespec: 1\n")
  }

  @Test("what cannot be kept is left alone, and the reason is told")
  func leftAlone() {
    func problem(_ text: String) -> String? {
      let result = SpecFormatter().format(Array(text.utf8), path: "a.yaml")
      #expect(!result.isChanged)
      return result.problem.map { "\($0.severity) \($0.code) \($0.message)" }
    }
    #expect(
      problem("%YAML 1.2\n---\nstyle:   plain\ntablespec: 1\n")?.hasPrefix(
        "note W0220 left as it is, because it has directives") == true)
    #expect(problem("style:   plain\ntablespec: 1\n...\n")?.contains("ends with '...'") == true)
    #expect(problem("style:   plain\rtablespec: 1\r")?.contains("carriage return") == true)
    #expect(problem("--- {style: plain, tablespec:    1}\n")?.contains("begins on the line") == true)
    // As the compiler refuses it. Of stelligent/config-lint#223 and adrienverge/yamllint#115, a check passed what it did not read.
    #expect(problem("tablespec: 1\nsections: []\n---\ntablespec: 1\nsections: []\n")?.hasPrefix("error E0003") == true)
    #expect(problem("tablespec: 1\nsections: []\n---\n") == nil)
    #expect(problem("on: push\njobs: {}\n")?.hasPrefix("error E0651") == true)
    #expect(problem("tablespec: 1\nname: {a\n")?.hasPrefix("error E0") == true)
    #expect(problem("")?.hasPrefix("error E0651") == true)
  }
}
