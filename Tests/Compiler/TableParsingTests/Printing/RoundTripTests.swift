import Foundation
import RandomNumbers
import SourceTree
import TableDiagnostics
import TableIR
import TableLayout
import Testing

@testable import TableParsing

@Suite("What is printed of a table reads as the same table")
struct RoundTripTests {
  /// The specs that come with the package, and the tests' own.
  private static let specs: [String] = ["Specs", "Templates", "Tests/Tool/tablecTests/Fixtures"].flatMap { folder in
    let files =
      FileManager.default.enumerator(
        at: PackageFolder.url(folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles
      )?.compactMap { $0 as? URL } ?? []
    return files.map(\.path).filter {
      // What `init` writes beside a spec is none.
      $0.hasSuffix(".yaml") && !$0.contains("/_") && !$0.contains("/Templates/Project/")
    }.sorted()
  }

  @Test("of every spec of this package")
  func shipped() throws {
    #expect(Self.specs.count > 35)
    let parser = SpecParser(profiles: MetricsProfile.all)
    for path in Self.specs {
      let table = try #require(parser.parse(Array(Data(contentsOf: URL(filePath: path))), path: path).table, "\(path)")
      let text = SpecPrinter().print(table)
      let result = parser.parse(text, path: path)
      let again = try #require(result.table, "\(path): \(result.diagnostics.diagnostics.map(\.message))")
      #expect(PlainTable.text(again) == PlainTable.text(table), "\(path)")
      #expect(SpecPrinter().print(again) == text, "\(path)")
    }
  }

  private static let cases = Trials.seed()..<Trials.seed() + UInt64(Trials.count(500))

  private static let files: MemoryFiles = {
    var files = memory
    files.listsFolders = true
    return files
  }()

  private static let memory = MemoryFiles(
    [
      "ours.xcassets/Accent.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"reference": "systemRedColor"}}]}"#,
      "ours.xcassets/Rust.old.colorset/Contents.json":
        #"{"colors": [{"idiom": "ipad", "color": {"reference": "redColor"}}]}"#,
      "ours.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "ours.xcassets/Brand/clear.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"reference": "linkColor"}}]}"#,
      "ours.xcassets/Boat.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "boat.png"}]}"#,
      "ours.yaml": "metricsprofile: 1\nrows: {minimumAutomaticHeight: 50}",
      "ours/theirs.yaml": "metricsprofile: 1\nextends: ios12",
      "ours.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Ann": {}, "no": {}}}"#,
    ],
    images: testImages.merging(["big.png": png(90, 60), "ours.xcassets/Boat.imageset/boat.png": png(40, 30)]) {
      first, _ in first
    })

  @Test("of specs made at random from the description of the language")
  func random() {
    var (read, refused) = (0, [String: Int]())
    for seed in Self.cases {
      var generator = SpecGenerator(seed: seed)
      let spec = generator.spec()
      switch verdict(spec) {
      case .same: read += 1
      case .refused(let message): refused[message, default: 0] += 1
      case .different(let problem):
        var (smallest, problem) = (spec, problem)
        while let next = smallest.smaller.lazy.compactMap({ spec in
          if case .different(let problem) = verdict(spec) { (spec, problem) } else { nil }
        }).first {
          (smallest, problem) = next
        }
        Issue.record("seed \(seed): \(smallest.yaml)\n\(problem)")
        return
      }
    }
    let most = refused.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8).map { "\($0.value) \($0.key)" }
    print("printed and read again: \(read) specs of the seeds \(Self.cases); refused, most often: \(most)")
    #expect(read > Self.cases.count / 3)
  }

  private enum Verdict {
    case same, refused(String), different(String)
  }

  private func verdict(_ spec: RandomValue) -> Verdict {
    var options = SpecParser.Options()
    options.assets = AssetCatalogs(folders: ["ours.xcassets"], paths: ["ours.xcassets"])
    options.assets?.isOfProject = true
    let first = parse(spec.yaml, files: Self.files, options: options)
    guard let table = first.table else {
      return .refused(first.diagnostics.diagnostics.first { $0.severity == .error }?.message ?? "")
    }
    let text = printed(table)
    let result = parse(text, files: Self.files, options: options)
    guard let again = result.table else {
      return .different("is not read: \(result.diagnostics.diagnostics.map(\.message))\n\(text)")
    }
    let (old, new) = (PlainTable.text(table), PlainTable.text(again))
    guard old == new else { return .different("reads as something else:\n\(old)\n\(new)\n\(text)") }
    return printed(again) == text ? .same : .different("is printed in another form:\n\(text)\n\(printed(again))")
  }
}
