import TableDiagnostics
import TableLint
import TableParsing
import TableSupport

/// Applies fix-its to a spec and to the files that it includes, in rounds, until nothing changes. Nothing is written.
///
/// All fix-its of a round are made together, and the spec is linted again. If they do harm, they are divided until those are found that
/// do it, which stay problems.
struct LintFixer {
  private var linter: SpecLinter
  var edits = EditedFiles()
  private let allowsUnsafe: Bool
  private let mayEdit: (String) -> Bool
  /// The number of fix-its that were applied.
  private(set) var count = 0
  /// Fix-its that would do harm, at their places in the texts as they are now.
  private(set) var refused: Set<FixIt> = []
  /// Fix-its for files that must not be written.
  private(set) var outside: Set<FixIt> = []
  /// Whether fix-its were left untried, because trying others took too much work.
  private(set) var isCutShort = false
  /// Each round makes at least one edit; honest specs need two or three.
  private static let mostRounds = 20
  /// The problems of a spec that are compared with those of its edited text. There are rarely more than can have fix-its.
  private static let mostProblems = 10_000

  /// - Parameter mayEdit: whether the file of a path may be written.
  init(_ linter: SpecLinter, allowsUnsafe: Bool, mayEdit: @escaping (String) -> Bool) {
    self.linter = linter
    self.linter.session.parser.maxProblems = max(linter.session.parser.maxProblems, Self.mostProblems)
    (self.allowsUnsafe, self.mayEdit) = (allowsUnsafe, mayEdit)
  }

  /// Returns whether anything was edited.
  mutating func fix(_ spec: SpecFile, levels: RuleLevels, baseline: Set<BaselineEntry>) -> Bool {
    let lint = SpecTrial(linter: linter, spec: spec, levels: levels, baseline: baseline, work: linter.session.work)
    guard var known = lint.run(edits.files) else { return false }
    var isEdited = false
    for _ in 0..<Self.mostRounds {
      let wanted = wanted(known)
      guard !wanted.isEmpty else { break }
      let originals = originals(of: wanted)
      var waiting = originals
      var best: (review: FixReview, diagnostics: DiagnosticBag)?
      // Those that overlap others wait for the next round.
      let choice = FixChoice.choose(wanted.filter { waiting[$0.fix.range.file]?.add($0.fix) == true }) { proposals in
        guard !lint.isSpent else { return nil }
        let review = FixReview(proposals, in: originals, limits: linter.session.parser.syntax)
        guard !review.isRefused else { return false }
        put(review.texts, over: originals)
        guard let after = lint.run(edits.files), review.allows(proposals, before: known, after: after) else {
          return false
        }
        best = (review, after)
        return true
      }
      put(best?.review.texts ?? [:], over: originals)
      refused.formUnion(choice.refused.map(\.fix))
      if choice.isCutShort { isCutShort = true }
      guard let best else {
        // Without the refused ones, others may have their turn.
        if choice.isCutShort || choice.refused.isEmpty { break }
        continue
      }
      refused = Set(refused.map { FixIt($0, at: best.review.moved($0.range)) })
      count += choice.chosen.count
      isEdited = true
      known = best.diagnostics
      if choice.isCutShort { break }
    }
    return isEdited
  }

  /// The first fix-it of each problem. What keeps a file from being read comes first.
  private mutating func wanted(_ known: DiagnosticBag) -> [FixReview.Proposal] {
    var all = known.diagnostics.compactMap { problem in problem.fixIts.first.map { FixReview.Proposal(problem, $0) } }
      .filter { (allowsUnsafe || $0.fix.applicability == .safe) && !refused.contains($0.fix) }
    outside.formUnion(all.map(\.fix).filter { !mayEdit($0.range.file) })
    all.removeAll { outside.contains($0.fix) }
    let syntax = all.filter(\.isSyntax)
    return syntax.isEmpty ? all : syntax
  }

  /// The files that fix-its are for, without edits.
  private func originals(of proposals: [FixReview.Proposal]) -> [String: TextEdits] {
    var originals: [String: TextEdits] = [:]
    for path in Set(proposals.map(\.fix.range.file)) {
      originals[path] = (try? edits.files.read(path, limit: linter.session.maxBytes)).flatMap(
        TextEdits.init)
    }
    return originals
  }

  private mutating func put(_ texts: [String: EditedText], over originals: [String: TextEdits]) {
    for (path, original) in originals {
      edits.edit(path, from: original.original, to: texts[path]?.bytes ?? original.original)
    }
  }
}

/// Lints a spec again and again, within the work that one spec may take.
private struct SpecTrial {
  let linter: SpecLinter
  let spec: SpecFile
  let levels: RuleLevels
  let baseline: Set<BaselineEntry>
  /// That of all trials. What is linted once can always be tried once.
  let work: WorkMeter
  private let runs = Counter()

  init(linter: SpecLinter, spec: SpecFile, levels: RuleLevels, baseline: Set<BaselineEntry>, work: WorkMeter) {
    (self.linter, self.spec, self.levels, self.baseline, self.work) = (linter, spec, levels, baseline, work)
  }

  private final class Counter {
    var count = 0
  }

  var isSpent: Bool { runs.count > 1 && work.isSpent }

  func run(_ files: FileSystem) -> DiagnosticBag? {
    guard let bytes = try? files.read(spec.path, limit: linter.session.maxBytes) else { return nil }
    runs.count += 1
    let parsed = linter.session.reading(from: files).parse(bytes, spec: spec)
    let own = parsed.source?.work ?? linter.session.work
    let result = linter.lint(parsed, levels: levels, baseline: baseline, work: own)
    work.spend(own.spent)
    return result.diagnostics
  }
}

extension FixIt {
  fileprivate init(_ fix: FixIt, at range: SourceRange) {
    self = fix
    self.range = range
  }
}
