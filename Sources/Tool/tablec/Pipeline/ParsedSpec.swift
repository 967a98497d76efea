import TableDiagnostics
import TableDiff
import TableIR
import TableLayout
import TableLint
import TableParsing
import TableSupport

/// What a session has read of a spec.
struct ParsedSpec: Sendable {
  let bytes: [UInt8]
  /// Its table; nil for a spec with errors, and for a profile.
  var source: TableSource?
  /// Whether it is a profile in a folder of specs, which is only checked.
  let isProfile: Bool
  /// What the parser has found.
  var found: DiagnosticBag
  /// Of reading it, in steps.
  let cost: Int
  /// The severities that the project's configuration sets.
  private let levels: RuleLevels

  init(_ bytes: [UInt8], spec: SpecFile, session: Session, _ result: SpecParser.Result, cost: Int) {
    levels = spec.settings?.levels ?? RuleLevels()
    (self.bytes, self.cost) = (bytes, cost)
    (isProfile, found) = (result.isProfile, result.diagnostics)
    guard var table = result.table else { return }
    spec.settings?.complete(&table)
    source = TableSource(table: table, spec: spec, bytes: bytes, session: session, cost: cost)
  }

  var table: Table? { source?.table }

  /// Every problem, with those that comments silence: a linter's report honours the comments itself.
  var problems: DiagnosticBag { adding(source?.unmeasuredFonts) }

  /// The problems that the compiler reports, as severe as the project wants them: without the warnings about fonts that comments silence.
  var diagnostics: DiagnosticBag { levels.applied(to: adding(source?.reportedFonts)) }

  private func adding(_ more: [Diagnostic]?) -> DiagnosticBag {
    var bag = found
    bag.add(contentsOf: more ?? [])
    return bag
  }
}

/// A table, and the spec that it was read from: layouts, findings, explanations and comparisons are asked of it.
struct TableSource: Sendable {
  var table: Table
  let spec: SpecFile
  /// Of the spec itself.
  let bytes: [UInt8]
  /// The session that has read it, with the files that it was read from.
  private(set) var session: Session
  /// Of reading it, in steps.
  let cost: Int
  /// Whether it was imported from a document for this run, so that its environment is nothing that anybody chose for it.
  var isImported = false

  /// The same table, whose files are read again from elsewhere.
  func reading(from files: FileSystem) -> TableSource {
    var source = self
    source.session.files = files
    return source
  }

  /// A meter for what is done with it, which contains the cost of reading it.
  var work: WorkMeter {
    let work = session.work
    work.spend(cost)
    return work
  }

  // MARK: Fonts

  /// The warnings about fonts that no file has.
  var unmeasuredFonts: [Diagnostic] { session.fonts.unmeasured(of: table) }

  /// Those that no comment silences.
  var reportedFonts: [Diagnostic] {
    let fonts = unmeasuredFonts
    guard !fonts.isEmpty else { return fonts }
    var silent = SuppressionIndex(comments.suppressions, rules: [.unmeasuredFont])
    return fonts.filter { !silent.silences($0.code, at: $0.range) }
  }

  // MARK: Texts

  /// The contents of one of its files.
  func contents(of path: String) -> [UInt8]? {
    path == table.files.first ? bytes : try? session.files.read(path, limit: session.maxBytes)
  }

  /// The comments of its files that are meant for the linter.
  var comments: SuppressionReader.Comments {
    let reader = SuppressionReader(limits: session.parser.syntax)
    return table.files.reduce(into: SuppressionReader.Comments()) { comments, path in
      guard let found = contents(of: path).map({ reader.comments(in: $0, path: path) }) else { return }
      comments.suppressions += found.suppressions
      comments.misspelt += found.misspelt
    }
  }

  /// What the table was made of, for finding causes and the places of keys.
  var input: InputSide { InputSide(table, bytes: bytes, files: session.files, limits: session.parser.syntax) }

  // MARK: Layouts

  /// A layout in one environment.
  struct Figure: Sendable {
    var entry: EnvironmentMatrix.Entry
    var tree: LayoutTree
  }

  /// The environments that it is laid out in. There are none if the metrics or the fonts of the run cannot be used: the run has already
  /// failed, and only the problems of the spec are reported.
  ///
  /// - Parameters:
  ///   - asked: the environments of a question about the spec; nil for those of the run.
  ///   - unasked: the environments for a version of iOS if neither the spec nor anyone asks for any.
  func entries(
    in asked: RunEnvironments? = nil, unasked: (_ ios: Int) -> [EnvironmentAxes] = { _ in [] }
  ) throws(Diagnostic) -> [EnvironmentMatrix.Entry] {
    let entries = try (asked ?? session.environments).entries(of: table, unasked: unasked)
    return session.fonts.isUsable ? entries : []
  }

  /// The layout pass in one environment.
  ///
  /// - Parameter jobs: the number of threads for it.
  func layouter(
    _ entry: EnvironmentMatrix.Entry, recordsConstraints: Bool = false, jobs: Int = 1
  ) -> TableLayouter {
    var layouter = TableLayouter(
      environment: entry.environment, profile: entry.metrics.profile, faces: session.fonts.faces,
      recordsConstraints: recordsConstraints)
    layouter.jobs = jobs
    return layouter
  }

  /// Its layouts in some environments, one after the other.
  ///
  /// - Parameter work: is spent for them.
  /// - Throws: that the work limit is exceeded.
  func figures(
    in entries: [EnvironmentMatrix.Entry], recordsConstraints: Bool = false, work: WorkMeter
  ) throws(Diagnostic) -> [Figure] {
    try entries.map { (entry) throws(Diagnostic) in
      let tree = layouter(entry, recordsConstraints: recordsConstraints).layOut(table, work: work)
      try check(work, "laying out", environments: entries.count)
      return Figure(entry: entry, tree: tree)
    }
  }

  /// Its layout in one environment, for a comparison.
  func snapshot(_ entry: EnvironmentMatrix.Entry, work: WorkMeter) -> Snapshot {
    let layouter = layouter(entry)
    return Snapshot(layouter.layOut(table, work: work), of: layouter.table(table))
  }

  /// - Parameter verb: what is being done with the spec: `laying out`.
  /// - Throws: that no work is left.
  func check(_ work: WorkMeter, _ verb: String, environments: Int) throws(Diagnostic) {
    guard work.isSpent else { return }
    throw Diagnostic(tooMuchWork: table, verb, environments: environments)
  }
}

extension Diagnostic {
  /// The spec exceeds the work limit.
  fileprivate init(tooMuchWork table: Table, _ verb: String, environments: Int) {
    let rows = table.sections.reduce(0) { $0 + $1.rows.count }
    let rules = table.appearance.isEmpty ? "" : " under \(counted(table.appearance.count, "rule"))"
    self.init(
      code: .tooMuchWork,
      message: "\(verb) this spec exceeds the work limit: "
        + "\(counted(table.sections.count, "section")) with \(counted(rows, "row"))\(rules) in \(counted(environments, "environment"))",
      range: SourceRange(file: table.files.first ?? "-"),
      help:
        "use fewer rows, views, environments or long strings, which multiply each other, or raise the limit with --max-work if the "
        + "spec is yours")
  }
}
