import Foundation
import RandomNumbers
import SourceTree
import TableDiagnostics
import TableParsing
import Testing
import YAMLSyntax

@testable import tablec

/// Every fix-it that is offered for specs with mistakes: the examples of all codes and our own specs, with characters and lines deleted,
/// doubled and inserted.
@Suite("Fix-its on any spec")
struct FixFuzzTests {
  private static let live = LiveSession(.standard)
  private static let cases = Trials.count(30)

  private static func study(_ text: String) -> SpecStudy {
    var study = live.study(SpecFile(named: "a.yaml"), bytes: Array(text.utf8))
    live.lint(&study)
    return study
  }

  /// The wrong example of every code that is about a spec, and the shorter of our specs.
  private static func seeds() throws -> [String] {
    let examples = CodeRegistry.all.map(\.example).filter { $0.language == .yaml && !$0.isChange }.map(\.wrong)
    let folder = PackageFolder.url("Specs")
    let specs = try PackageFolder.files(below: folder).filter { $0.hasSuffix(".yaml") }.sorted().compactMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    return examples + specs.filter { $0.utf8.count < 1_500 }
  }

  private static let pieces = [
    " ", "  ", "\n", "\n    ", ":", ": ", ",", "#", " #", "'", "\"", "[", "]", "{", "}", "- ", "@", "%", "`", ">-",
    "|\n", "&a ",
    "*a", "!x ", "\u{FEFF}", "\u{A0}", "\u{200B}", "\t", "yes", "\\", "é", "text", "\r\n",
  ]

  private static func mutated(_ text: String, _ generator: inout Generator) -> String {
    var scalars = Array(text.unicodeScalars)
    var lines: [[Unicode.Scalar]] { scalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init) }
    for _ in 0..<(1 + generator.below(3)) {
      let place = generator.below(scalars.count + 1)
      switch generator.below(8) {
      case 0, 1: scalars.insert(contentsOf: pieces[generator.below(pieces.count)].unicodeScalars, at: place)
      case 2, 3: if place < scalars.count { scalars.remove(at: place) }
      case 4: if place < scalars.count { scalars.insert(scalars[place], at: place) }
      case 5:
        if place + 1 < scalars.count { scalars.swapAt(place, place + 1) }
      default:
        var all = lines
        let line = generator.below(all.count)
        switch generator.below(3) {
        case 0: all.remove(at: line)
        case 1: all.insert(all[line], at: line)
        default: all[line] = Array(pieces[generator.below(pieces.count)].unicodeScalars) + all[line]
        }
        scalars = Array(all.joined(separator: ["\n"]))
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func mutants() throws -> [String] {
    var generator = Generator(state: Trials.seed())
    let seeds = try seeds()
    return (0..<cases).map { _ in mutated(seeds[generator.below(seeds.count)], &generator) }
  }

  @Test("that are safe and offered remove their problem and change nothing else")
  func offered() throws {
    var (offered, refused) = (0, 0)
    for text in try Self.seeds() + Self.mutants() {
      let before = Self.study(text)
      for problem in before.diagnostics.diagnostics {
        for fix in problem.fixIts where fix.applicability == .safe && fix.range.file == "a.yaml" {
          let edited = try #require(Self.apply(fix, to: text))
          let after = Self.study(edited)
          let proposal = FixReview.Proposal(problem, fix)
          let files = ["a.yaml": try #require(TextEdits(Array(text.utf8)))]
          let review = FixReview([proposal], in: files, limits: SyntaxLimits())
          #expect(review.texts["a.yaml"]?.bytes == Array(edited.utf8))
          guard review.allows([proposal], before: before.diagnostics, after: after.diagnostics) else {
            refused += 1
            continue
          }
          offered += 1
          check(problem, fix, text, before, edited, after)
        }
      }
    }
    // Few are refused, or nothing would be offered any more.
    #expect(offered > Trials.count(8) && refused * 4 < offered, "\(offered) offered, \(refused) refused")
  }

  private func check(
    _ problem: Diagnostic, _ fix: FixIt, _ text: String, _ before: SpecStudy, _ edited: String, _ after: SpecStudy
  ) {
    let words = Comment(
      rawValue: "\(problem.code) \(fix.message)\n\(text.debugDescription)\n\(edited.debugDescription)")
    let (old, new) = (before.diagnostics.diagnostics, after.diagnostics.diagnostics)
    let stays = new.contains {
      $0.code == problem.code && $0.message == problem.message && $0.range.start == problem.range.start
    }
    #expect(!stays, "the problem stays: \(words)")
    #expect(!new.contains { $0.fixIts.contains(fix) }, "offered again: \(words)")
    guard let tree = try? SyntaxTree.parse(Array(text.utf8)) else { return }
    guard let other = try? SyntaxTree.parse(Array(edited.utf8)) else {
      Issue.record("cannot be read: \(words)")
      return
    }
    let lines = fix.range.start.line...fix.range.end.line
    let shift = edited.unicodeScalars.count { $0 == "\n" } - text.unicodeScalars.count { $0 == "\n" }
    let isIndentation = problem.code == .blankIndentation
    let newLines = lines.lowerBound...(lines.upperBound + shift)
    // What the fix-it has put into another structure is read there for the first time.
    let errors = new.count { $0.severity == .error && !newLines.contains($0.range.start.line) }
    #expect(errors <= old.count { $0.severity == .error }, "errors: \(words)")
    #expect(
      nodes(of: tree, outside: lines, shift: 0, textsOnly: isIndentation)
        == nodes(of: other, outside: newLines, shift: shift, textsOnly: isIndentation), "the rest: \(words)")
  }

  /// What begins on other lines: kinds, places and texts.
  private func nodes(of tree: SyntaxTree, outside lines: ClosedRange<Int>, shift: Int, textsOnly: Bool) -> [String] {
    (0..<UInt32(tree.nodeCount)).map(NodeID.init).compactMap { node in
      let start = tree.start(node)
      guard !lines.contains(Int(start.line)) else { return nil }
      let line = Int(start.line) > lines.upperBound ? Int(start.line) - shift : Int(start.line)
      if textsOnly, tree.kind(node) != .scalar || tree.string(node).isEmpty { return nil }
      return "\(tree.kind(node)) \(line):\(start.column) \(tree.kind(node) == .scalar ? tree.string(node) : "")"
    }
  }

  /// A text with one edit, made without the code that is tested.
  private static func apply(_ fix: FixIt, to text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    func index(_ position: SourcePosition) -> Int? {
      var (line, index) = (1, 0)
      while line < position.line {
        guard index < scalars.count else { return nil }
        if scalars[index] == "\n"
          || scalars[index] == "\r" && (index + 1 == scalars.count || scalars[index + 1] != "\n")
        {
          line += 1
        }
        index += 1
      }
      if index == 0, scalars.first?.value == 0xFEFF { index = 1 }
      let found = index + position.column - 1
      return found <= scalars.count ? found : nil
    }
    guard let lower = index(fix.range.start), let upper = index(fix.range.end), lower <= upper else { return nil }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars[..<lower])
    result.append(contentsOf: fix.replacement.unicodeScalars)
    result.append(contentsOf: scalars[upper...])
    return String(result)
  }

  @Test(
    "that 'lint --fix' applies, also unsafe ones, leave fewer problems, and nothing to apply", arguments: [false, true])
  func applied(allowsUnsafe: Bool) throws {
    var count = 0
    for text in try Self.mutants() {
      let spec = SpecFile(named: "a.yaml")
      var fixer = LintFixer(Self.live.linter, allowsUnsafe: allowsUnsafe) { _ in true }
      fixer.edits.edit("a.yaml", from: [], to: Array(text.utf8))
      _ = fixer.fix(spec, levels: RuleLevels(), baseline: [])
      let fixed = String(decoding: try fixer.edits.files.read("a.yaml", limit: .max), as: UTF8.self)
      guard fixer.count > 0 else {
        #expect(fixed == text)
        continue
      }
      count += fixer.count
      let (before, after) = (Self.study(text), Self.study(fixed))
      let words = "\(text.debugDescription)\n\(fixed.debugDescription)"
      if (try? SyntaxTree.parse(Array(text.utf8))) != nil {
        #expect((try? SyntaxTree.parse(Array(fixed.utf8))) != nil, "\(words)")
        // Entries that are moved are read for the first time.
        let isMoved = before.diagnostics.diagnostics.contains { problem in
          problem.fixIts.contains { $0.message.hasPrefix("move") || $0.message.hasPrefix("make it a list") }
        }
        #expect(isMoved || after.diagnostics.errorCount <= before.diagnostics.errorCount, "\(words)")
      }
      var again = LintFixer(Self.live.linter, allowsUnsafe: allowsUnsafe) { _ in true }
      again.edits.edit("a.yaml", from: [], to: Array(fixed.utf8))
      _ = again.fix(spec, levels: RuleLevels(), baseline: [])
      #expect(again.count == 0, "\(words)")
    }
    #expect(count > Self.cases / 25)
  }
}
