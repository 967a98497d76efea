import LayoutFormat
import SpecDrawing
import TableDiagnostics
import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableLint
import TableParsing
import TableSupport
import YAMLSyntax

extension SyntaxLimits {
  /// What one input may cost: small, so that many are tried.
  static let fuzzing: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.maxBytes = 1 << 16
    return limits
  }()
}

extension JSONLimits {
  static let fuzzing = JSONLimits()
}

/// Specs to layouts, as small as they may be asked for.
enum Compiling {
  static func parser(files: any SpecFiles = FuzzFiles()) -> SpecParser {
    var options = SpecParser.Options()
    options.syntax = .fuzzing
    options.maxRows = 200
    options.maxConstraints = 60
    options.maxConstrainedViews = 30
    options.maxEnvironments = 2
    options.maxIncludes = 8
    return SpecParser(profiles: MetricsProfile.all, options: options, files: files)
  }

  /// The table of a spec; nil where it has errors, which must be printable then.
  static func table(_ bytes: [UInt8], parser: SpecParser = parser(), as wanted: SpecParser.Wanted = .spec) throws
    -> Table?
  {
    let result = parser.parse(bytes, path: "spec.yaml", as: wanted)
    try check(result.diagnostics, source: bytes)
    guard result.table != nil || result.profile != nil || result.diagnostics.errorCount > 0 else {
      throw BrokenPromise(description: "a spec that is refused has an error")
    }
    return result.table
  }

  /// Layouts of a table: what it asks for, but no more than two.
  static func layouts(of table: Table, by profile: MetricsProfile? = nil) -> [LayoutTree] {
    guard let profile = profile ?? MetricsProfile.profile(ios: 17) else { return [] }
    return EnvironmentMatrix(
      spec: table.environments, flags: EnvironmentAxes(),
      metrics: table.metrics ?? Table.Metrics(profile: profile, ios: 17)
    ).entries.prefix(2).map { TableLayouter(environment: $0.environment, profile: $0.metrics.profile).layOut(table) }
  }

  static func check(_ bag: DiagnosticBag, source: [UInt8]) throws {
    let text = TextRenderer(colour: false) { _ in source }.render(bag)
    try expectPrintable(text, "a message")
    try expectJSON(Array(JSONRenderer().render(bag).utf8), "the JSON of messages")
  }

  /// All that is made of a table.
  static func check(_ table: Table) throws {
    let layouts = layouts(of: table)
    for layout in layouts { try check(layout) }
    _ = Linter().findings(in: table, layouts: layouts.count) { layouts[$0] }
    let printed = SpecPrinter().print(table)
    let again = parser().parse(printed, path: "spec.yaml")
    guard let read = again.table else {
      let problems = TextRenderer(colour: false) { _ in printed }.render(again.diagnostics)
      throw BrokenPromise(description: "a printed spec is read again: \(problems)")
    }
    try expect(SpecPrinter().print(read) == printed, "a printed spec prints the same")
  }

  /// All that is made of a layout.
  static func check(_ layout: LayoutTree) throws {
    let json = JSONEmitter().emit(layout)
    try expectJSON(json, "a layout")
    try expectXML(SVGEmitter().emit(layout), "a picture")
    try checkRows(layout)
    let read: LayoutTree
    do { read = try LayoutReader().read(json, path: "spec") } catch {
      throw BrokenPromise(description: "a layout is read back: \(error.message)")
    }
    try expect(JSONEmitter().emit(read) == json, "a layout that was read back is written the same")
    try expectSame(Snapshot(layout), Snapshot(layout), "a layout")
    try expectSame(Snapshot(read, wasReadBack: true), Snapshot(read, wasReadBack: true), "a layout that was read back")
  }

  static func expectSame(_ old: Snapshot, _ new: Snapshot, _ what: String) throws {
    let changes = TableComparer().compare(old, new).changes
    try expect(changes.isEmpty, "\(what) does not differ from itself, not by \(changes.first?.code.rawValue ?? "")")
  }

  /// The report of two snapshots, in every form.
  static func checkReport(_ diff: LayoutDiff) throws {
    let spec = SpecDiff(name: "spec", oldPath: "a", newPath: "b", merging: [EnvironmentDiff(name: "", diff: diff)])
    let report = DiffReport(specs: [spec])
    try expectJSON(JSONDiffRenderer().render(report), "a diff")
    try expectPrintable(TextDiffRenderer(colour: false).render(report), "a diff")
    _ = DiffMarkdownRenderer().render(report)
  }

  /// Each row begins where the one before ended, or all are as far apart, up to a pixel.
  private static func checkRows(_ layout: LayoutTree) throws {
    var space: Double?
    for section in layout.table.sections {
      for (row, next) in zip(section.rows, section.rows.dropFirst()) {
        let own = next.frame.y - row.frame.maxY
        let known = space ?? own
        space = known
        try expect(
          own > -1e-6 && abs(own - known) < (known < 1e-6 ? 1e-6 : 1 / layout.environment.scale + 1e-6),
          "row '\(next.id)' begins where '\(row.id)' ends, or as far below it as others")
      }
    }
  }
}
