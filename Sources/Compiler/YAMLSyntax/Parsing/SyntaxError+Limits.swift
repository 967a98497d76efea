extension SyntaxError {
  static func tooManyBytes(_ limit: Int) -> SyntaxError {
    SyntaxError(kind: .bytes, mark: .start, problem: "the file is larger than \(limit) bytes")
  }

  static func tooDeep(_ limit: Int, at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .depth, mark: mark, problem: "lists and mappings are nested more than \(limit) levels deep here")
  }

  static func tooManyNodes(_ limit: Int, at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .nodes, mark: mark, problem: "the file has more than \(limit) nodes")
  }

  static func tooManyAliases(_ limit: Int, at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .aliases, mark: mark, problem: "the file has more than \(limit) aliases")
  }

  static func tooLargeExpanded(_ limit: Int, at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .expansion, mark: mark,
      problem:
        "with its aliases expanded, the file is more than \(limit) times as large as written; this alias adds most")
  }

  static func undefinedAlias(_ name: String, at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .undefinedAlias, mark: mark, problem: "no anchor '&\(name)' is defined before this alias in the document")
  }

  static func recursiveAlias(_ name: String, at mark: Mark, anchoredAt anchor: Mark) -> SyntaxError {
    SyntaxError(
      kind: .recursiveAlias, mark: mark, problem: "this alias is inside the node that it refers to",
      context: "'&\(name)' is here", contextMark: anchor)
  }

  static func tooLongTag(at mark: Mark) -> SyntaxError {
    SyntaxError(kind: .tags, mark: mark, problem: "this tag is longer than \(SyntaxLimits.tagBytes) bytes")
  }

  static func tooManyTagDirectives(at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .tags, mark: mark, problem: "the file has more than \(SyntaxLimits.tagDirectives) %TAG directives")
  }

  static func noCharacter(_ scalar: UInt32, at mark: Mark) -> SyntaxError {
    SyntaxError(
      kind: .binary, mark: mark,
      problem: "the character U+\(String(scalar, radix: 16, uppercase: true)) is not allowed in YAML")
  }
}
