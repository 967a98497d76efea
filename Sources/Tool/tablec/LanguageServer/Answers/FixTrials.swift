import TableDiagnostics
import TableParsing
import TableSupport
import YAMLSyntax

/// Tries fix-its on texts that an editor shows, before they are offered.
struct FixTrials {
  private let study: SpecStudy
  private let session: ServerSession
  /// That of all trials together.
  private let work: WorkMeter
  private var count = 0
  /// An editor asks about the lines of the cursor, and about all fix-its of a document at once.
  private static let most = 64

  init(_ study: SpecStudy, _ session: ServerSession) {
    (self.study, self.session, work) = (study, session, session.live.base.work)
  }

  /// Whether fix-its do no harm together; nil if nothing more is tried.
  mutating func allows(_ proposals: [FixReview.Proposal]) -> Bool? {
    guard count == 0 || (count < Self.most && !work.isSpent) else { return nil }
    count += 1
    let review = FixReview(proposals, in: texts(of: proposals.map(\.fix)), limits: limits)
    guard !review.isRefused, !review.texts.isEmpty else { return false }
    var texts = session.snapshot.texts
    for (path, text) in review.texts { texts.set(text.bytes, at: path) }
    var after = session.live.study(study.spec, over: texts, configuration: study.configuration)
    var before = study.parsed?.diagnostics ?? study.diagnostics
    if study.isLinted, proposals.contains(where: { $0.problem.code.rule != nil }) {
      session.live.lint(&after)
      before = study.diagnostics
    }
    work.spend(max(after.parsed?.cost ?? 0, after.bytes.count) * (after.isLinted ? 10 : 1))
    return review.allows(proposals, before: before, after: after.diagnostics)
  }

  /// Whether a text that is inserted is a comment, and not a part of another text.
  func isComment(_ insertion: FixIt) -> Bool {
    guard let edits = texts(of: [insertion])[insertion.range.file] else { return false }
    var inserted = edits
    guard inserted.add(insertion) else { return false }
    return EditReview(inserted.result, solving: [], limits: limits).objection == nil
  }

  private var limits: SyntaxLimits { session.live.base.parser.syntax }

  /// The files that fix-its are for, as they were studied.
  private func texts(of fixes: [FixIt]) -> [String: TextEdits] {
    var texts: [String: TextEdits] = [:]
    for path in Set(fixes.map(\.range.file)) {
      texts[path] = session.document(at: path, in: study).flatMap { TextEdits($0.bytes) }
    }
    return texts
  }
}
