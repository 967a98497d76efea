import LayoutFormat
import TableDiff
import ViewDumps

/// Compares a table of an app with its compiled layout, as `tablec verify` compares a dump of it with the spec.
public struct TableVerification: Sendable {
  /// The distance, in points, by which frames may differ and still be equal; nil for half a pixel.
  public var tolerance: Double?
  /// The least severe class of difference that is a failure.
  public var failsOn = ChangeClass.text

  /// Creates a table verification with its defaults.
  public init() {}

  /// What a comparison gives.
  public struct Verdict: Sendable {
    /// What a failing test says: the text of `tablec diff`. Nil if the app shows what the layout says.
    public var failure: String?
    /// The differences, those included that are no failure, the worst first.
    public var changes: [ReportedChange] = []
    /// What was compared: rows, views and values, and the views that only one side has.
    public var coverage: VerificationCoverage?
    /// The layout that was compared; nil if none is for the app's environment.
    public var layout: CompiledLayout?
  }

  /// - Parameter layouts: those of a spec, each for another environment: the one for that of the app is compared.
  public func verify(_ app: AppTable, against layouts: [CompiledLayout]) -> Verdict {
    let choice = LayoutChoice(layouts, for: app.environment)
    guard let layout = choice.layout else { return Verdict(failure: choice.refusal) }
    let dump = Dump(app.view)
    let reading: DumpReader.Reading
    do { reading = try DumpReader().read(dump, path: Self.appName) } catch {
      if layout.tree.table.sections.allSatisfy(\.rows.isEmpty) { return Verdict(layout: layout) }
      return Verdict(failure: "\(error.message)\n", layout: layout)
    }
    var shown = reading.snapshot
    shown.scale = app.environment.scale
    shown.knowledge = .app(hasAllRows: app.hasAllRows && !dump.isCut)
    // There is no file in which a view of the app stands.
    shown.files = []
    let spec = Snapshot(layout.tree, wasReadBack: true)
    let diff = DumpComparison(tolerance: tolerance, perspective: .app).compare(spec, shown)
    let reported = SpecDiff(
      name: layout.tree.name, oldPath: layout.name, newPath: Self.appName,
      merging: [EnvironmentDiff(name: "", diff: diff)])
    var verdict = Verdict(changes: reported.changes, coverage: diff.coverage, layout: layout)
    guard reported.changes.contains(where: { $0.change.changeClass <= failsOn }) else { return verdict }
    let notes =
      choice.notes + (app.hasAllRows ? [] : ["only some rows of the app were read: the others are not compared"])
    verdict.failure =
      TextDiffRenderer(colour: false).render(DiffReport(specs: [reported])) + notes.map { "\nnote: \($0)\n" }.joined()
    return verdict
  }

  /// The app's side in messages.
  private static let appName = "the app"
}
