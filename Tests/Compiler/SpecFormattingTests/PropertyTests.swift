import Foundation
import RandomNumbers
import ReferenceExamples
import SourceTree
import SpecDrawing
import TableLayout
import Testing

@testable import SpecFormatting
@testable import TableParsing

@Suite("What is formatted says the same")
struct PropertyTests {
  private func print(_ words: String) { Swift.print("formatting: \(words)") }

  @Test("the project's own files keep their tables, comments and anchors")
  func project() throws {
    var (changed, comments, tables) = (0, 0, 0)
    let files = try ProjectFiles.yaml(in: ProjectFiles.all)
    #expect(files.count > 60)
    for file in files {
      let outcome = try FormattingPromises.check(file.bytes, file.path, path: file.path)
      changed += outcome.isChanged ? 1 : 0
      comments += outcome.comments
      if try FormattingPromises.checkTable(file.bytes, path: file.path) { tables += 1 }
    }
    print(
      "\(files.count) files of the project, \(changed) of them changed with \(comments) comments; \(tables) tables compared"
    )
  }

  @Test("the examples of the reference keep their tables")
  func examples() throws {
    var count = 0
    for topic in LanguageTopics.all(ReportVocabulary()) {
      for example in topic.examples {
        count += 1
        try FormattingPromises.check(Array((example.yaml + "\n").utf8), example.caption, isAnyYAML: true)
        _ = try FormattingPromises.checkTable(
          Array(example.spec.utf8), path: PackageFolder.url("Specs/example.yaml").path)
      }
    }
    #expect(count > 100)
    print("\(count) examples of the reference")
  }

  struct SuiteCase: Decodable {
    var id: String
    var fail: Bool
    var yaml: String
  }

  @Test(
    "the accepted cases of the YAML test suite keep their values",
    .enabled(if: ProjectFiles.hasShared, Comment(rawValue: ProjectFiles.sharedNote)))
  func suite() throws {
    let data = try Data(contentsOf: PackageFolder.shared.appending(path: "oracles/yaml-test-suite/cases.json"))
    var (formatted, changed, alone) = (0, 0, 0)
    for example in try JSONDecoder().decode([SuiteCase].self, from: data) where !example.fail {
      let outcome = try FormattingPromises.check(Array(example.yaml.utf8), example.id, isAnyYAML: true)
      formatted += outcome.isFormatted ? 1 : 0
      changed += outcome.isChanged ? 1 : 0
      alone += outcome.isFormatted ? 0 : 1
    }
    #expect(formatted >= 85, "the number of formatted cases must not fall")
    print(
      "\(formatted) cases of the YAML test suite formatted, \(changed) of them changed; \(alone) left alone or refused")
  }

  @Test("drawn specs in any style keep their tables, comments and anchors")
  func drawn() throws {
    let language = try SpecLanguage.specs()
    let seed = Trials.seed(19)
    let cases = Trials.count(400)
    var (formatted, changed, comments, tables) = (0, 0, 0, 0)
    for index in 0..<cases {
      var numbers = Generator(state: seed &* 0x1_0000_0001 &+ UInt64(index) &* 0x2545_F491_4F6C_DD1D)
      let place = language.places[index % language.places.count]
      var drawer = SpecDrawer(language: language, numbers: Generator(state: numbers.next()))
      guard let drawn = try drawer.file(with: place) else { continue }
      var writer = ScatteredYAML(numbers: Generator(state: numbers.next()))
      let source = writer.file(drawn.spec)
      let outcome = try FormattingPromises.check(source, "case \(index)")
      #expect(outcome.isFormatted, "case \(index): \(String(decoding: source, as: UTF8.self))")
      formatted += outcome.isFormatted ? 1 : 0
      changed += outcome.isChanged ? 1 : 0
      comments += outcome.comments
      if try FormattingPromises.checkTable(source, path: "spec.yaml", files: DrawnFiles()) { tables += 1 }
    }
    #expect(changed > cases / 2 && comments > cases && tables > cases / 4)
    print("\(formatted) drawn specs, \(changed) of them changed with \(comments) comments; \(tables) tables compared")
  }
}
