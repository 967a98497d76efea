import Foundation
import RandomNumbers
import SourceTree
import TableDiagnostics
import TableIR
import TableLayout
import Testing
import YAMLSyntax

@testable import TableParsing

/// The JSON Schema accepts what the decoder accepts, and refuses what it refuses, as far as a schema can know.
@Suite(.enabled(if: SchemaValidator.package.shouldRun, Comment(rawValue: SchemaValidator.package.note)))
struct SchemaAgreementTests {
  /// What no schema of a single file can see: files, names defined elsewhere, limits, and what JSON does not keep.
  static let unseen: Set<DiagnosticCode> = [
    .severalDocuments, .duplicateKey, .duplicateID, .unknownTemplate, .recursiveTemplate,
    .unknownPlaceholder, .includeMissing, .includeOutsideRoot, .includeCycle, .includeWrongShape, .missingImage,
    .imageOutsideRoot, .unreadableImage, .capInsetsTooLarge, .tooManyBytes, .tooDeep, .tooManyRepeats,
    .tooManyRows, .tooManyIncludes, .tooManyEnvironments, .unknownStateRow, .unswipeableRow,
    .emptyValue, .unshownDetailText, .unusedTemplate, .unusedAppearanceRule,
    .unknownAppearanceName, .badConstraint, .unknownConstraintView, .unheldView, .ambiguousConstraintView,
    .repeatedConstraint, .tooManyConstraints, .tooMuchWork, .truncatedImage, .unfilledPlaceholder,
    .ineffectiveIndent, .unreadableStrings, .unknownStringKey, .repeatedString, .unknownSymbol, .symbolAsImage,
    .textCutByComment,
    .noTextColor, .unknownView, .unfitViewChange, .unknownReadView,
  ]

  /// The same, of codes that a schema can see elsewhere: words of the messages.
  static let unseenWords: [(words: [String], reason: String)] = [
    (["must be greater than", "must not be less than", "must not be below"], "a schema cannot compare two values"),
    (["there is no segment"], "the number of segments is another value's"),
    (["there is no tab"], "the number of tabs is another value's"),
    (["requires a plain", "is not a ratio"], "it depends on what stands beside it"),
    (["no metrics for iOS"], "which eras have numbers is for the compiler to know"),
    (["}' is not a valid symbol name"], "whether a placeholder is filled in depends on the row that uses the template"),
  ]

  /// Of what the decoder says, what a schema can see in some specs and not in others: it may say the same, or nothing.
  static let seenAtTimes: [(words: [String], reason: String)] = [
    (
      ["in a change of a view must be on or off", "cannot be combined in a change of a view"],
      "the kind of the view stands in its template or its row"
    ),
    (["is not a valid colour"], "which colours the app's asset catalogs have is for the compiler to know"),
    (["a row of a table view has one accessory"], "the host is another value"),
    (["there is no view '"], "what is wrong with the change of a view is not said where there is no such view"),
    (["there is no template '"], "what is wrong with changes of its views is not said where there is no such template"),
  ]

  struct Example {
    var name: String
    var json: [UInt8]
    /// What the decoder says against it that a schema can see too.
    var problems: [String]
    /// Whether the decoder says what a schema may say, too.
    var maySchemaRefuse = false
  }

  /// A spec as JSON; nil for what is no tree of YAML, or none that JSON can hold.
  func example(
    _ name: String, _ text: String, _ diagnostics: DiagnosticBag, file: String = "a.yaml",
    limits: SyntaxLimits = .default
  ) -> Example? {
    guard let tree = try? SyntaxTree.parse(Array(text.utf8), limits: limits), tree.documents.count == 1,
      let json = try? tree.json(document: tree.documents[0])
    else { return nil }
    guard !diagnostics.diagnostics.contains(where: { $0.code == .emptyFile }) else { return nil }
    #expect(diagnostics.omittedCount == 0, "\(name) has more problems than are held")
    let seen = diagnostics.diagnostics.filter { diagnostic in
      // A validator sees `<<` unmerged, so it cannot tell whether it brings a key that is missing.
      let isUnseen = Self.unseen.contains(diagnostic.code) || (diagnostic.code == .missingKey && text.contains("<<:"))
      let hasUnseenWords = (Self.unseenWords + Self.seenAtTimes).contains {
        $0.words.contains { diagnostic.message.contains($0) }
      }
      return !isUnseen && !hasUnseenWords && diagnostic.range.file == file
    }
    return Example(
      name: name, json: json, problems: seen.map { "\($0.code) \($0.message)" },
      maySchemaRefuse: Self.seenAtTimes.contains { entry in
        diagnostics.diagnostics.contains { problem in entry.words.contains { problem.message.contains($0) } }
      })
  }

  func check(_ examples: [Example], by schema: [UInt8] = SchemaDocument.specs.json()) throws {
    let verdicts = try SchemaValidator.verdicts(on: examples.map(\.json), by: schema)
    #expect(verdicts.count == examples.count)
    for (example, verdict) in zip(examples, verdicts) {
      if example.problems.isEmpty {
        #expect(
          verdict == nil || example.maySchemaRefuse, "the schema refuses \(example.name), which the decoder takes")
      } else {
        #expect(verdict != nil, "the schema takes \(example.name), which the decoder refuses: \(example.problems)")
      }
    }
  }

  @Test("of the marked specs and of what is decoded in other tests")
  func corpus() throws {
    var examples = MarkedSpec.all.filter { $0.wanted == .spec }.compactMap(example)
    #expect(examples.filter { !$0.problems.isEmpty }.count > 100)
    let decoded =
      RowDecodingTests.cases.map { "sections:\n  - rows:\n      -\n" + $0.yaml.indented(8) }
      + TableDecodingTests.cases.map(\.yaml)
    examples += decoded.compactMap { yaml in
      let text = "tablespec: 1\n" + yaml + "\n"
      return example(yaml, text, parse(text).diagnostics)
    }
    try check(examples)
  }

  @Test("of the marked profiles, and of every era written out")
  func profiles() throws {
    var examples = MarkedSpec.all.filter { $0.wanted != .spec }.compactMap(example)
    #expect(examples.filter { !$0.problems.isEmpty }.count > 10)
    for era in MetricsProfile.all {
      let text = ProfileText.yaml(era, extends: "ios17")
      if let example = example(era.name, text, parse(text, as: .profile).diagnostics) { examples.append(example) }
    }
    try check(examples, by: SchemaDocument.profiles.json())
  }

  private func example(_ spec: MarkedSpec) -> Example? {
    example(spec.marked.name, spec.source, spec.parsed().diagnostics, limits: spec.options.syntax)
  }

  @Test("of the specs that come with the package")
  func shipped() throws {
    var examples: [Example] = []
    for folder in ["Templates", "Specs"] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: PackageFolder.url(folder).path)) ?? []
      // A name that begins with an underscore is a part that specs include, no spec.
      for name in names.sorted() where name.hasSuffix(".yaml") && !name.hasPrefix("_") {
        let path = PackageFolder.url(folder).appending(path: name).path
        let bytes = try Array(Data(contentsOf: URL(filePath: path)))
        let result = SpecParser(profiles: MetricsProfile.all).parse(bytes, path: path)
        #expect(result.diagnostics.diagnostics.map { "\($0.range.place) \($0.message)" } == [])
        if let example = example(name, String(decoding: bytes, as: UTF8.self), result.diagnostics, file: path) {
          examples.append(example)
        }
      }
    }
    #expect(examples.count >= 3)
    try check(examples)
  }

  @Test("of every key with a value of every kind")
  func everyKey() throws {
    let examples = try examples(of: LanguageDescription.mappings, in: KeyContext.all, as: .spec)
    #expect(examples.count > 2_500)
    try check(examples)
  }

  @Test("of every key of a profile with a value of every kind")
  func everyProfileKey() throws {
    let examples = try examples(of: LanguageDescription.profileMappings, in: KeyContext.profile, as: .profile)
    #expect(examples.count > 1_000)
    try check(examples, by: SchemaDocument.profiles.json())
  }

  private func examples(
    of mappings: [MappingDescription], in contexts: [String: KeyContext], as wanted: SpecParser.Wanted
  ) throws -> [Example] {
    var examples: [Example] = []
    var tried: Set<String> = []
    for mapping in mappings {
      let context = try #require(contexts[mapping.name], "no context for \(mapping.name)")
      for key in mapping.keys {
        // More values once for each schema; a few, and others each time, for the keys that share one.
        let step = Trials.step(tried.insert("\(key.schema)").inserted ? 4 : 36)
        for (index, value) in KeyContext.values.enumerated() where (index + examples.count) % step == 0 {
          let text = context.spec(key.name, value)
          let name = "\(key.name): \(value) in \(mapping.noun)"
          if let example = example(name, text, parse(text, as: wanted).diagnostics) { examples.append(example) }
        }
      }
    }
    return examples
  }
}
