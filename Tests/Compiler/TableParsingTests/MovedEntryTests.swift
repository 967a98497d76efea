import TableDiagnostics
import YAMLSyntax
import Testing

@testable import TableParsing

@Suite("Fix-its")
struct MovedEntryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    var after: String
  }

  private static let cases = [
    Case(
      testDescription: "wrap the rows of the top level in a section",
      before: """
        tablespec: 1
        style: plain
        # the people
        rows:  # all
          # first
          - Ann
          - {text: Ben, height: 50}
        tintColor: red  # loud

        """,
      after: """
        tablespec: 1
        style: plain
        sections:
          # the people
          - rows:  # all
              # first
              - Ann
              - {text: Ben, height: 50}
        tintColor: red  # loud

        """),
    Case(
      testDescription: "wrap as the file indents its lists",
      before:
        "tablespec: 1\nenvironments:\n- device: iphone-se\nrows:\n- id: a\n  text: |\n    two\n    lines\nid: friends\n",
      after:
        "tablespec: 1\nenvironments:\n- device: iphone-se\nsections:\n- rows:\n  - id: a\n    text: |\n      two\n      lines\n  id: friends\n"
    ),
    Case(
      testDescription: "wrap in brackets", before: "{tablespec: 1, rows: [Ann, Ben]}\n",
      after: "{tablespec: 1, sections: [{rows: [Ann, Ben]}]}\n"),
    Case(
      testDescription: "make a list of its only element",
      before: """
        tablespec: 1
        sections:
          # people
          header: A
          # all
          rows:
            - Ann  # one

            - Ben

        """,
      after: """
        tablespec: 1
        sections:
          # people
          - header: A
            # all
            rows:
              - Ann  # one

              - Ben

        """),
    Case(
      testDescription: "make a list of an element in brackets",
      before: "tablespec: 1\nsections: {rows: [Ann]}  # one\n",
      after: "tablespec: 1\nsections: [{rows: [Ann]}]  # one\n"),
    Case(
      testDescription: "move the attributes of a text into it",
      before: """
        tablespec: 1
        sections:
          - rows:
              - text: Ann, and others  # who
                height: 60
                lineBreakMode: wordWrap
                # big
                font:
                  size: 20  # really
                accessory: checkmark

        """,
      after: """
        tablespec: 1
        sections:
          - rows:
              - text:
                  text: Ann, and others  # who
                  lineBreakMode: wordWrapping
                  # big
                  font:
                    size: 20  # really
                height: 60
                accessory: checkmark

        """),
    Case(
      testDescription: "move a colour into a text that is not beside it",
      before: "tablespec: 1\nsections: [{rows: [{text: Ann, height: 60, color: .secondary}]}]\n",
      after: "tablespec: 1\nsections: [{rows: [{text: {text: Ann, color: secondaryLabel}, height: 60}]}]\n"),
    Case(
      testDescription: "write keys of a control in its mapping",
      before: """
        tablespec: 1
        templates:
          f: {views: [{id: input, textField: {placeholder: P}, pin: margins}]}
          g: {views: [{id: b, button: {title: P}, pin: margins}]}
        sections:
          - rows:
              - {use: f, views: {input: {text: Ann}}}
              - {use: f, views: {input: {placeholder: X}}}
              - {use: g, views: {b: {title: Buy}}}

        """,
      after: """
        tablespec: 1
        templates:
          f: {views: [{id: input, textField: {placeholder: P}, pin: margins}]}
          g: {views: [{id: b, button: {title: P}, pin: margins}]}
        sections:
          - rows:
              - {use: f, views: {input: {textField: {text: Ann}}}}
              - {use: f, views: {input: {textField: {placeholder: X}}}}
              - {use: g, views: {b: {button: {title: Buy}}}}

        """),
    Case(
      testDescription: "write the title of a bar in it",
      before: "tablespec: 1\nnavigationTitle: Today\nsections: [{rows: [a]}]\n",
      after: "tablespec: 1\nchrome: {title: Today}\nsections: [{rows: [a]}]\n"),
    Case(
      testDescription: "move what belongs beside the bars",
      before: "tablespec: 1\nchrome: {title: Today, largeTitle: true}\nsections: [{rows: [a]}]\n",
      after: "tablespec: 1\nchrome: {title: Today}\nlargeTitle: true\nsections: [{rows: [a]}]\n"),
    Case(
      testDescription: "write the symbol of a button of a bar",
      before: "tablespec: 1\nchrome: {trailingItems: [{systemImage: star}, {symbol: plus}]}\nsections: [{rows: [a]}]\n",
      after:
        "tablespec: 1\nchrome: {trailingItems: [{image: {symbol: star}}, {image: {symbol: plus}}]}\nsections: [{rows: [a]}]\n"
    ),
    Case(
      testDescription: "move what belongs beside a font",
      before:
        "tablespec: 1\nsections:\n- rows:\n  - text:\n      text: Ann\n      font: {size: 17, color: red}  # it\n",
      after:
        "tablespec: 1\nsections:\n- rows:\n  - text:\n      text: Ann\n      font: {size: 17}  # it\n      color: red\n"
    ),
    Case(
      testDescription: "move what belongs beside an accessory",
      before: "tablespec: 1\nsections:\n- rows:\n  - text: Ann\n    accessory:\n      height: 44\n      switch: on\n",
      after: "tablespec: 1\nsections:\n- rows:\n  - text: Ann\n    accessory:\n      switch: on\n    height: 44\n"),
    Case(
      testDescription: "make an environment of an appearance",
      before: "tablespec: 1\nappearance: dark  # night\nsections: [{rows: [a]}]\n",
      after: "tablespec: 1\nenvironments:\n  - appearance: dark  # night\nsections: [{rows: [a]}]\n"),
    Case(
      testDescription: "write constraints that share a text as elements, with UIKit's names replaced",
      before: """
        tablespec: 1
        sections:
          - rows:
              - height: 90
                views: [{id: a, label: A}, {id: b, label: B}]
                constraints:
                  - a.leading < contentView.layoutMarginsGuide.leadingAnchor  # both
                  - a.top == margins.top, b.top == a.bottom + 8
                  - b.leading == a.leading − 4

        """,
      after: """
        tablespec: 1
        sections:
          - rows:
              - height: 90
                views: [{id: a, label: A}, {id: b, label: B}]
                constraints:
                  - a.leading <= contentView.margins.leading  # both
                  - a.top == margins.top
                  - b.top == a.bottom + 8
                  - b.leading == a.leading - 4

        """),
  ]

  @Test("move entries with their lines and comments", arguments: cases)
  func moves(_ one: Case) {
    let fixed = Self.fixed(one.before)
    #expect(fixed == one.after)
    #expect(parse(fixed).diagnostics.errorCount == 0)
  }

  @Test(
    "leave what could mean several things alone",
    arguments: [
      "tablespec: 1\nsections: [{header: a}]\nrows: [b]\n",
      "tablespec: 1\nsections: {people: {rows: [a]}}\n",
      "tablespec: 1\nsections: [{rows: [{height: 60, lineBreakMode: wordWrap}]}]\n",
      "tablespec: 1\nsections: [{rows: [{text: &t Ann, lineBreakMode: wordWrap}, *t]}]\n",
      "tablespec: 1\nsections: [{rows: [{text: {text: Ann, font: {size: 17, color: red}, color: blue}}]}]\n",
      "tablespec: 1\nsections: [{rows: [{header: Ann}]}]\n",
    ])
  func guesses(text: String) { #expect(Self.fixed(text) == text) }

  @Test(
    "of every kind leave a text that can be read, with its comments, in which nothing is left to fix",
    arguments: MarkedSpec.all.map(\.source) + besideTexts)
  func property(text: String) throws {
    let fixed = Self.fixed(text)
    #expect(Self.fixed(fixed) == fixed)
    guard fixed != text else { return }
    guard let before = try? SyntaxTree.parse(Array(text.utf8)) else { return }
    let after = try SyntaxTree.parse(Array(fixed.utf8))
    #expect(after.documents.count == before.documents.count)
    func comments(_ text: String) -> Int { SourceSyntax(Array(text.utf8)).comments.count }
    #expect(comments(fixed) == comments(text))
  }

  /// Keys of a text beside it, whatever the text is written as, in brackets and on lines.
  private static let besideTexts: [String] = {
    let texts = [
      "Update All", "Croissants for a breakfast with the whole family", "{text: A}", "{text: A, alignment: right}",
      "[A, {text: B, color: red}]", "{}", "\"\"", "*t",
    ]
    let keys = [
      ["color: systemBlue", "textAlignment: center"], ["font: 20", "color: red"], ["lines: 0"], ["numberOfLines: 2"],
      ["textAlignment: center", "height: 50", "lines: 2"],
    ]
    let list =
      texts.flatMap { text in keys.map { ["text: \(text)"] + $0 } }
      + [
        ["separatorStyle: {inset: 8}", "separatorColor: red"],
        ["separatorStyle: {inset: [8, 0]}", "separatorColor: red"],
        ["separatorStyle: none", "separatorInset: [0, 88, 0, 0]"], ["text: *m", "lines: 2"],
        ["chrome: {title: A}", "navigationTitle: B"],
      ]
    return list.flatMap { entries in
      let start =
        entries.contains("text: *t")
        ? "templates: {a: {text: &t Ann}}\n"
        : entries.contains("text: *m") ? "templates: {a: {text: &m {text: Ann}}}\n" : ""
      return [
        "tablespec: 1\n\(start)sections:\n  - rows:\n      - {\(entries.joined(separator: ", "))}\n",
        "tablespec: 1\n\(start)sections:\n  - rows:\n      - \(entries.joined(separator: "\n        "))\n",
      ]
    }
  }()

  @Test(
    "keep what they take along",
    arguments: [
      (
        "{text: Update All, color: systemBlue, textAlignment: center}",
        "{text: {text: Update All, color: systemBlue, alignment: center}}"
      ),
      (
        "{text: Croissants for a breakfast with the whole family, lines: 0}",
        "{text: {text: Croissants for a breakfast with the whole family, lines: 0}}"
      ),
      ("{text: {text: A}, lines: 2}", "{text: {text: A, lines: 2}}"),
      ("{text: [A, B], lines: 2}", "{text: {text: [A, B], lines: 2}}"),
      (
        "{text: {text: A, alignment: right}, textAlignment: center}",
        "{text: {text: A, alignment: right}, textAlignment: center}"
      ),
      ("{text: A, separatorInset: [0, 88, 0, 0]}", "{text: A, separatorStyle: {inset: 88}}"),
      ("{text: A, separatorStyle: {inset: [0, 16, 0, 8]}}", "{text: A, separatorStyle: {inset: [16, 8]}}"),
    ])
  func takesAlong(before: String, after: String) {
    func spec(_ row: String) -> String { "tablespec: 1\nsections:\n  - rows:\n      - \(row)\n" }
    #expect(Self.fixed(spec(before)) == spec(after))
  }

  @Test(
    "that are safe lose no text but that of their problem",
    arguments: MarkedSpec.all.map(\.source) + besideTexts)
  func keeps(text: String) throws {
    guard let tree = try? SyntaxTree.parse(Array(text.utf8)), let edits = TextEdits(Array(text.utf8)) else { return }
    for problem in parse(text).diagnostics.diagnostics {
      for fix in problem.fixIts where fix.applicability == .safe && fix.range.file == problem.range.file {
        let review = FixReview(
          [FixReview.Proposal(problem, fix)], in: [fix.range.file: edits], limits: SyntaxLimits())
        guard !review.isRefused, let new = review.texts.values.first?.new.bytes else { continue }
        let lost = try Self.lost(tree, try SyntaxTree.parse(new), but: problem.range)
        #expect(lost == [], "\(fix.message)\n\(text)\n\(String(decoding: new, as: UTF8.self))")
      }
    }
  }

  /// The texts that are less often in a tree than before, without those that begin in a range and the values of keys that do.
  private static func lost(_ old: SyntaxTree, _ new: SyntaxTree, but range: SourceRange) throws -> [String] {
    func texts(_ tree: SyntaxTree, _ node: NodeID, isSolved: Bool = false) -> [String] {
      let isSolved =
        isSolved
        || tree.kind(node) == .scalar && range.start <= SourcePosition(tree.start(node))
          && SourcePosition(tree.start(node)) < range.end
        || tree.kind(node) == .scalar
          && SourcePosition(tree.start(node)) <= range.start && range.start < SourcePosition(tree.end(node))
      switch tree.kind(node) {
      case .alias: return []
      case .scalar: return isSolved ? [] : [tree.string(node)]
      case .sequence: return tree.elements(of: node).flatMap { texts(tree, $0, isSolved: isSolved) }
      case .mapping:
        return tree.pairs(of: node).flatMap { key, value in
          let own = texts(tree, key, isSolved: isSolved)
          return own + texts(tree, value, isSolved: isSolved || own.isEmpty)
        }
      }
    }
    var rest: [String: Int] = [:]
    for text in (0..<UInt32(new.nodeCount)).map(NodeID.init).filter({ new.kind($0) == .scalar }).map(new.string) {
      rest[text, default: 0] += 1
    }
    return old.documents.flatMap { texts(old, $0) }.filter { text in
      defer { rest[text, default: 0] -= 1 }
      return !text.isEmpty && rest[text, default: 0] <= 0
    }
  }

  @Test("that would lose a text are refused")
  func refusal() throws {
    let text = "tablespec: 1\nsections: [{rows: [{text: Ann, lines: 2}]}]\n"
    let problem = try #require(parse(text).diagnostics.diagnostics.first)
    func review(_ replacement: String) throws -> FixReview {
      // From 'text' to the brace.
      let range = SourceRange(
        file: problem.range.file, start: SourcePosition(line: 2, column: 21), end: SourcePosition(line: 2, column: 40))
      let fix = FixIt(message: "", range: range, replacement: replacement, .safe)
      return FixReview(
        [FixReview.Proposal(problem, fix)],
        in: [range.file: try #require(TextEdits(Array(text.utf8)))], limits: SyntaxLimits())
    }
    #expect(try review("text: {lines: 2}").isRefused)
    #expect(try !review("text: {text: Ann, lines: 2}").isRefused)
    // The rows as they are read then have an error that the fix-it wrote.
    let wrong = try review("text: {text: Ann, font: 2, kern: red}")
    let after = parse(String(decoding: try #require(wrong.texts.values.first).bytes, as: UTF8.self)).diagnostics
    #expect(after.errorCount == 1)
    #expect(
      !wrong.allows(
        [FixReview.Proposal(problem, FixIt(message: "", range: problem.range, replacement: "", .safe))],
        before: parse(text).diagnostics, after: after))
  }

  @Test("of a file with thousands of misplaced keys are few")
  func cost() {
    let rows = (0..<2_000).map { "      - text: row \($0)\n        height: 60\n        lineBreakMode: wordWrap\n" }
    let text = "tablespec: 1\nsections:\n  - rows:\n" + rows.joined()
    let found = parse(text).diagnostics.diagnostics
    #expect(found.count { !$0.fixIts.isEmpty } == 20)
  }

  /// The text after all fix-its that can mean nothing else and do no harm, round after round.
  private static func fixed(_ text: String) -> String {
    var text = text
    for _ in 0..<20 {
      let known = parse(text).diagnostics
      guard let originals = TextEdits(Array(text.utf8)) else { return text }
      var waiting = originals
      let wanted = known.diagnostics.compactMap { problem in
        problem.fixIts.first { $0.applicability == .safe }.map { FixReview.Proposal(problem, $0) }
      }
      let syntax = wanted.filter(\.isSyntax)
      var best: String?
      _ = FixChoice.choose((syntax.isEmpty ? wanted : syntax).filter { waiting.add($0.fix) }) { proposals in
        let review = FixReview(proposals, in: [proposals[0].fix.range.file: originals], limits: SyntaxLimits())
        guard !review.isRefused, let new = review.texts.values.first else { return false }
        let edited = String(decoding: new.bytes, as: UTF8.self)
        guard review.allows(proposals, before: known, after: parse(edited).diagnostics) else { return false }
        best = edited
        return true
      }
      guard let best else { return text }
      text = best
    }
    return text
  }
}
