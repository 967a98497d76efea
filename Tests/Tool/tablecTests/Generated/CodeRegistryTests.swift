import Foundation
import SourceTree
import TableDiagnostics
import Testing

@testable import tablec

@Suite("Codes")
struct CodeRegistryTests {
  @Test("are registered once, have numbers of their own, and stand in the order of these")
  func unique() {
    let names = CodeRegistry.all.map(\.rawValue)
    #expect(Set(names).count == names.count)
    // What stops a spec first, then what lint finds, warnings, and changes.
    let letters = "ELWD"
    #expect(names == letters.flatMap { letter in names.filter { $0.first == letter }.sorted() })
    let titles = CodeRegistry.all.map(\.title)
    #expect(Set(titles).count == titles.count)
  }

  @Test("keep the numbers that others rely on")
  func fixed() {
    #expect(CodeRegistry.all.named("text-contrast")?.rawValue == "L0101")
  }

  @Test(
    "are a letter and four digits, and the letter tells the severity of all but some notes", arguments: CodeRegistry.all
  )
  func shape(_ code: DiagnosticCode) {
    #expect(code.rawValue.wholeMatch(of: /[DELW][0-9]{4}/) != nil)
    let notes = [
      "L0403", "L0903", "W0209", "W0220", "W0404", "W0601", "W0633", "W0610", "W0611", "W0612", "W0613", "W0614",
      "W0662",
      "W0664",
      "W0665",
    ]
    let severity: Severity =
      switch code.rawValue.first {
      case "E": .error
      case "D": code.rawValue.hasPrefix("D01") ? .error : code.rawValue.hasPrefix("D02") ? .warning : .note
      default: notes.contains(code.rawValue) ? .note : .warning
      }
    #expect(code.severity == severity)
    #expect(CodeRegistry.all.named(code.rawValue.lowercased()) == code)
  }

  @Test("are all registered that are written anywhere")
  func written() throws {
    let sources = PackageFolder.url("Sources")
    let written = try PackageFolder.files(below: sources).filter { $0.hasSuffix(".swift") }.flatMap { path in
      try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        .matches(of: /DiagnosticCode\(\s*"([DELW][0-9]{4})"/).map { String($0.1) }
    }
    #expect(written.sorted() == CodeRegistry.all.map(\.rawValue).sorted())
  }

  @Test("have a title, one paragraph that explains, and two short examples", arguments: CodeRegistry.all)
  func pages(_ code: DiagnosticCode) {
    #expect(!code.title.isEmpty && !code.title.hasSuffix("."))
    #expect(code.page.title == code.title)
    let rule = code.page.text.split(separator: "\n").first.flatMap { $0.wholeMatch(of: /(?:Rule|Change): (.*)/)?.1 }
    #expect(rule.map(String.init) == code.rule)
    #expect(code.explanation.hasSuffix(".") && code.explanation.count > 80)
    #expect(!code.explanation.contains("\n") && !code.explanation.contains("  "))
    let example = code.example
    #expect(!example.wrong.isEmpty && !example.right.isEmpty && example.wrong != example.right)
    #expect([example.wrong, example.right].allSatisfy { $0.split(separator: "\n").count <= 8 })
    #expect(example.language == .yaml || example.right.split(separator: "\n").count == 1)
  }

  @Test("have the sections of the page of diagnostics, in this order")
  func sections() throws {
    let page = try String(
      contentsOf: PackageFolder.url("Sources/Tool/tablec/Documentation.docc/Diagnostics.md"), encoding: .utf8)
    let sections = page.matches(of: /(?m)^## (.*)$/).map { String($0.1) }
    #expect(sections == CodeRegistry.all.map { "\($0.rawValue): \($0.title)" })
  }

  @Test("have right examples without tabs or trailing blanks", arguments: CodeRegistry.all)
  func tidy(_ code: DiagnosticCode) {
    for line in code.example.right.split(separator: "\n") {
      #expect(!line.contains("\t") && !line.hasSuffix(" "))
    }
  }

  @Test("of no registered name are none", arguments: ["", "E9999", "0107", "E0107 "])
  func unknown(_ name: String) {
    #expect(CodeRegistry.all.named(name) == nil)
  }
}
