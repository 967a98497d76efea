import SpecFormatting
import YAMLSyntax

extension FuzzTarget {
  /// YAML in its canonical form: nothing is lost, a second run changes nothing, and the edits give the same bytes.
  static let format = FuzzTarget(
    "format", seeds: ["Specs", "Templates", "Tests/Tool/tablecTests/Fixtures"], suffixes: [".yaml"],
    words: {
      try yamlWords + schemaWords(.specs) + [
        "# tablec:disable x", "\n\n\n", "\n  # c\n", "{a: b}", "[a, b]", "'a'", "\"b\"",
      ]
    }
  ) { bytes in
    let formatter = SpecFormatter(limits: .fuzzing)
    let result = formatter.formatYAML(bytes, path: "spec.yaml")
    try expect(result.problem?.code.rawValue != "E0652", "the canonical form of a file says the same")
    guard result.problem == nil else {
      return try expect(!result.isChanged, "a file with a problem is left as it is")
    }
    var text = bytes
    for edit in result.edits.reversed() { text.replaceSubrange(edit.range, with: edit.replacement) }
    try expect(text == result.bytes, "the edits give the canonical form")
    // Block style takes more bytes than brackets.
    guard result.bytes.count <= SyntaxLimits.fuzzing.maxBytes else { return }
    let again = formatter.formatYAML(result.bytes, path: "spec.yaml")
    try expect(again.problem == nil && !again.isChanged, "the canonical form is formatted")
  }
}
