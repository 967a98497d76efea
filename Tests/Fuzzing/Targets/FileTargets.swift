import SpecDrawing
import TableConstraints
import TableDiagnostics
import TableDiff
import TableLint
import TableParsing

extension FuzzTarget {
  /// A project's configuration, a baseline, a file of known changes: the bytes are taken for each.
  static let configuration = FuzzTarget(
    "configuration",
    words: {
      try yamlWords + schemaWords(.configurations(words: reportWords)) + schemaWords(.knownChanges(words: reportWords))
    }
  ) { bytes in
    let parser = ConfigurationParser(words: reportWords, limits: .fuzzing)
    var bag = DiagnosticBag()
    _ = parser.configuration(bytes, path: "file.yaml", diagnostics: &bag)
    for kind in [AcceptedFile.Kind.findings, .changes] {
      _ = parser.accepted(kind, bytes, path: "file.yaml", diagnostics: &bag)
    }
    try Compiling.check(bag, source: bytes)
  }

  /// The header of an image that a spec shows.
  static let image = FuzzTarget("image", seeds: ["Specs/images"], suffixes: [".png", ".jpg", ".gif", ".svg", ".webp"]) {
    bytes in
    let spec = "{tablespec: 1, sections: [{rows: [{text: a, image: picture.png}]}]}"
    let parser = Compiling.parser(files: OnePicture(bytes: bytes))
    if let table = try Compiling.table(Array(spec.utf8), parser: parser) {
      for layout in Compiling.layouts(of: table) { try Compiling.check(layout) }
    }
  }

  /// The text of a constraint, or Apple's visual format.
  static let constraint = FuzzTarget("constraint", words: { constraintWords }) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = try? ConstraintText.parse(text, holder: "contentView")
  }

  private static let reportWords = ReportVocabulary(
    rules: RuleRegistry.codes, changes: DiagnosticCode.changeCodes, changeClasses: ChangeClass.allCases.map(\.rawValue),
    stages: ["layout", "svg", "html"])

  private static let constraintWords = [
    "H:", "V:", "|-", "-|", "[a]", "-[b(==a)]", "(>=8@750)", ".width", ".leading", " == ", " >= ", " <= ", " * 2",
    " + 8",
    "@required", "contentView", ".safeAreaLayoutGuide", "(8,<=20)", "-8-",
  ]
}

/// A folder with one image.
private struct OnePicture: SpecFiles {
  let bytes: [UInt8]

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard path.hasSuffix("picture.png") else { throw .missing }
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func canonicalPath(_ path: String) -> String? {
    path.hasSuffix("picture.png") ? "/specs/picture.png" : path.hasSuffix(".yaml") ? "/specs/spec.yaml" : "/specs"
  }
}
