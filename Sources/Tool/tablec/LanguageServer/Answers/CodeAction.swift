import TableDiagnostics
import TableLanguageServer
import TableParsing
import TableSupport

/// A change that the editor offers.
struct CodeAction {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll"

    /// Whether an editor that asks for some kinds wants this one: `source` includes `source.fixAll`.
    func isWanted(_ only: [String]?) -> Bool {
      only.map { $0.contains { rawValue == $0 || rawValue.hasPrefix($0 + ".") } } ?? true
    }
  }

  var title: String
  var kind: Kind
  /// The problem that it solves.
  var diagnostic: ProtocolDiagnostic?
  var isPreferred = false
  var edit: WorkspaceEdit

  func write(to writer: inout JSONWriter, isVersioned: Bool) {
    writer.object { writer in
      writer.member("title", title)
      writer.member("kind", kind.rawValue)
      if let diagnostic { writer.array("diagnostics") { diagnostic.write(to: &$0) } }
      if isPreferred { writer.member("isPreferred", true) }
      writer.key("edit")
      edit.write(to: &writer, isVersioned: isVersioned)
    }
  }
}

/// Finds the changes for the problems of a document.
struct CodeActions {
  let question: Question
  let span: Range<Int>
  private(set) var all: [CodeAction] = []

  private var session: ServerSession { question.session }

  init(_ question: Question, span: Range<Int>, only: [String]?) {
    (self.question, self.span) = (question, span)
    let findings = question.server.findings(for: question.file, session)
    if CodeAction.Kind.quickFix.isWanted(only) {
      for (study, problems) in findings { addFixes(of: problems.filter { isMeant($0, study) }, study) }
      for (study, problems) in findings { for problem in problems { addComment(for: problem, study) } }
    }
    if CodeAction.Kind.fixAll.isWanted(only) { addFixAll(findings) }
  }

  /// The bytes of a range of the document; nil if it is in another one.
  private func span(of range: SourceRange, _ study: SpecStudy) -> Range<Int>? {
    guard isHere(range, study), !range.isWholeFile else { return nil }
    return DiagnosticPlaces(session, study).span(of: range, in: question.document)
  }

  private func isHere(_ range: SourceRange, _ study: SpecStudy) -> Bool {
    range.file == question.file.path || session.snapshot.file(at: range.file)?.uri == question.file.uri
  }

  /// Whether a problem is one of those that the editor asks about.
  private func isMeant(_ diagnostic: Diagnostic, _ study: SpecStudy) -> Bool {
    guard isHere(diagnostic.range, study) else { return false }
    guard let place = span(of: diagnostic.range, study) else { return span.lowerBound == 0 }
    // Lines count: the caret is rarely on the problem itself.
    let document = question.document
    let lines = { (offset: Int) in document.position(of: offset, .utf8).line }
    return lines(place.lowerBound) <= lines(span.upperBound) && lines(span.lowerBound) <= lines(place.upperBound)
  }

  /// Offers the fix-its of problems that do no harm: all are tried together first, and one by one only if that does harm.
  private mutating func addFixes(of problems: [Diagnostic], _ study: SpecStudy) {
    let proposals = problems.flatMap { problem in problem.fixIts.map { FixReview.Proposal(problem, $0) } }
    guard !proposals.isEmpty else { return }
    var trials = FixTrials(study, session)
    let together = problems.compactMap { problem in problem.fixIts.first.map { FixReview.Proposal(problem, $0) } }
    let isHarmless = together.count > 1 && !together.contains(where: \.isSyntax) && trials.allows(together) == true
    let harmless = isHarmless ? Set(together) : []
    var places = DiagnosticPlaces(session, study)
    for proposal in proposals where harmless.contains(proposal) || trials.allows([proposal]) == true {
      var edit = WorkspaceEdit(session)
      let place = places.place(of: proposal.fix.range)
      edit.add(place.range, proposal.fix.replacement, in: place.uri)
      let title = proposal.fix.message.prefix(1).uppercased() + proposal.fix.message.dropFirst()
      all.append(
        CodeAction(
          title: safeText(title), kind: .quickFix, diagnostic: places.diagnostic(proposal.problem).diagnostic,
          isPreferred: proposal.fix.applicability == .safe, edit: edit))
    }
  }

  /// Silences the rule of a finding for the row, the section or the key that begins on its line.
  private mutating func addComment(for diagnostic: Diagnostic, _ study: SpecStudy) {
    guard let rule = diagnostic.code.rule, diagnostic.severity != .error, isMeant(diagnostic, study),
      let place = span(of: diagnostic.range, study)
    else { return }
    let document = question.document
    guard let line = document.line(document.position(of: place.lowerBound, .utf8).line) else { return }
    let indentation = document.bytes[line].prefix { $0 == 0x20 }
    let title = "Silence \(rule) here"
    let comment = String(decoding: indentation, as: UTF8.self) + "# tablec:disable \(rule)\n"
    let start = SourcePosition(line: diagnostic.range.start.line, column: 1)
    let insertion = FixIt(
      message: title, range: SourceRange(file: diagnostic.range.file, start: start, end: start), replacement: comment,
      .safe)
    guard !all.contains(where: { $0.title == title }), FixTrials(study, session).isComment(insertion) else { return }
    var edit = WorkspaceEdit(session)
    edit.add(question.range(line.lowerBound..<line.lowerBound), comment, in: question.file.uri)
    var places = DiagnosticPlaces(session, study)
    all.append(
      CodeAction(
        title: title, kind: .quickFix, diagnostic: places.diagnostic(diagnostic).diagnostic, edit: edit))
  }

  /// Applies all fix-its of the document that can mean nothing else, do not overlap and do no harm.
  private mutating func addFixAll(_ findings: [(study: SpecStudy, problems: [Diagnostic])]) {
    guard var edits = TextEdits(question.document.bytes) else { return }
    var made: Set<FixIt> = []
    var edit = WorkspaceEdit(session)
    for (study, problems) in findings {
      var proposals = problems.compactMap { problem in
        problem.fixIts.first { $0.applicability == .safe && isHere($0.range, study) }
          .map { FixReview.Proposal(problem, $0) }
      }
      // What keeps the file from being read hides the rest.
      if proposals.contains(where: \.isSyntax) { proposals = proposals.filter(\.isSyntax) }
      var waiting = edits
      var trials = FixTrials(study, session)
      let choice = FixChoice.choose(proposals.filter { waiting.add($0.fix) }) { trials.allows($0) }
      for fix in choice.chosen.map(\.fix) where edits.add(fix) && made.insert(fix).inserted {
        guard let range = span(of: fix.range, study) else { continue }
        edit.add(question.range(range), fix.replacement, in: question.file.uri)
      }
    }
    guard !edit.isEmpty else { return }
    all.append(CodeAction(title: "Apply all safe fix-its", kind: .fixAll, edit: edit))
  }
}

extension Question {
  func codeActions() throws(ResponseError) -> OutgoingMessage.Content {
    let only = parameters["context"]?["only"]?.strings
    guard capabilities.codeActionLiterals else { return { writer in writer.array { _ in } } }
    let actions = CodeActions(self, span: try span(), only: only).all
    let isVersioned = capabilities.documentChanges
    return { writer in
      writer.array { writer in for action in actions { action.write(to: &writer, isVersioned: isVersioned) } }
    }
  }
}
