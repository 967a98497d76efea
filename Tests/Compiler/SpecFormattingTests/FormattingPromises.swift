import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing
import YAMLSyntax

@testable import SpecFormatting

/// What must be true of every file that is formatted.
enum FormattingPromises {
  /// What happened to a file.
  struct Outcome {
    var isFormatted = false
    var isChanged = false
    var comments = 0
  }

  /// - Parameter isAnyYAML: whether files that are not tablec's are formatted too.
  @discardableResult
  static func check(
    _ source: [UInt8], _ name: String, path: String = "spec.yaml", isAnyYAML: Bool = false
  ) throws -> Outcome {
    let formatter = SpecFormatter()
    func format(_ bytes: [UInt8]) -> FormattedFile {
      isAnyYAML ? formatter.formatYAML(bytes, path: path) : formatter.format(bytes, path: path)
    }
    let result = format(source)
    let shown =
      "\(name):\n\(String(decoding: source, as: UTF8.self))\n→\n\(String(decoding: result.bytes, as: UTF8.self))"
    #expect(result.problem?.code != .formattingDiffers, "\(shown)")
    guard result.problem == nil else {
      #expect(result.bytes == source, "\(shown)")
      return Outcome()
    }
    var outcome = Outcome(isFormatted: true, isChanged: result.isChanged)
    let again = format(result.bytes)
    #expect(
      again.problem == nil && again.bytes == result.bytes,
      "a second run changes nothing: \(shown)\n→\n\(String(decoding: again.bytes, as: UTF8.self))")
    #expect(apply(result.edits, to: source) == result.bytes, "the edits give the result: \(shown)")
    guard result.isChanged else { return outcome }
    let (old, new) = (try SyntaxTree.parse(source), try SyntaxTree.parse(result.bytes))
    var equality = TreeEquality(old, new)
    let areEqual = equality.areEqual
    #expect(areEqual, "the trees are equal: \(shown)")
    let text = String(decoding: source, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
      .joined(separator: "\n")
    let formatted = String(decoding: result.bytes, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false
    ).joined(separator: "\n")
    let before = CommentPlaces(text.without("\u{FEFF}"), old)
    let after = CommentPlaces(formatted.without("\u{FEFF}"), new)
    outcome.comments = try checkComments(before.places(), after.places(), shown)
    try checkSuppressions(source, before, result.bytes, after, shown)
    return outcome
  }

  /// Each comment is there, and about a node that it was about.
  private static func checkComments(
    _ before: [CommentPlaces.Place], _ after: [CommentPlaces.Place], _ shown: String
  ) throws -> Int {
    #expect(before.map(\.text).sorted() == after.map(\.text).sorted(), "no comment is lost: \(shown)")
    var rest = after
    for comment in before {
      let index = rest.firstIndex {
        $0.text == comment.text && !$0.before.union($0.after).isDisjoint(with: comment.owners)
      }
      guard let index else {
        if !comment.owners.isEmpty { Issue.record("\(comment.text) is about something else: \(shown)") }
        continue
      }
      rest.remove(at: index)
    }
    return before.count
  }

  /// Comments for the linter silence the same rules for the same nodes.
  private static func checkSuppressions(
    _ source: [UInt8], _ before: CommentPlaces, _ result: [UInt8], _ after: CommentPlaces, _ shown: String
  ) throws {
    func silenced(_ bytes: [UInt8], _ places: CommentPlaces) -> [String] {
      SuppressionReader().suppressions(in: bytes, path: "spec.yaml").map { suppression in
        let names = suppression.names.map(\.text).joined(separator: ",")
        switch suppression.scope {
        case .file: return "\(names): file"
        case .line:
          let line = UInt32(suppression.range.start.line)
          let paths = places.paths(from: Mark(line: line, column: 1), to: Mark(line: line + 1, column: 1))
          return "\(names): \(paths.sorted())"
        case .span(let start, let end):
          let paths = places.paths(
            from: Mark(line: UInt32(start.line), column: UInt32(start.column)),
            to: Mark(line: UInt32(end.line), column: UInt32(end.column)))
          return "\(names): \(paths.sorted())"
        }
      }.sorted()
    }
    #expect(silenced(source, before) == silenced(result, after), "the same rules are silenced: \(shown)")
  }

  private static func apply(_ edits: [FormattingEdit], to bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.replacement) }
    return text
  }

  /// The table of a spec is the same, and so are its problems.
  static func checkTable(_ source: [UInt8], path: String, files: any SpecFiles = DiskFiles()) throws -> Bool {
    let result = SpecFormatter().format(source, path: path)
    guard result.isChanged else { return false }
    let parser = SpecParser(profiles: MetricsProfile.all, files: files)
    let (old, new) = (parser.parse(source, path: path), parser.parse(result.bytes, path: path))
    func text(_ table: Table?) -> String? { table.map { String(decoding: SpecPrinter().print($0), as: UTF8.self) } }
    #expect(
      text(old.table) == text(new.table),
      "\(path):\n\(String(decoding: source, as: UTF8.self))\n→\n\(String(decoding: result.bytes, as: UTF8.self))")
    func problems(_ result: SpecParser.Result) -> [String] {
      result.diagnostics.diagnostics.map { "\($0.code) \($0.message)" }.sorted()
    }
    // Some problems name the keys in the order of the spec, and some hide others below them.
    if old.table != nil { #expect(problems(old) == problems(new), "\(path)") }
    return old.table != nil
  }
}

extension String {
  fileprivate func without(_ mark: Unicode.Scalar) -> String {
    unicodeScalars.first == mark ? String(unicodeScalars.dropFirst()) : self
  }
}
