import LayoutFormat
import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableParsing
import TableSupport

/// What every spec of a run has in common: options, environments, fonts, limits, and where files come from. It reads specs
/// (``ParsedSpec``), and commands, the preview and the language server ask about what was read.
///
/// A value: several threads may use it at once.
struct Session: Sendable {
  var parser: SpecParser.Options
  var environments: RunEnvironments
  var fonts: RunFonts
  let emission: EmissionOptions
  /// Where the files of specs come from.
  var files: FileSystem
  /// In how many environments a spec is laid out at once.
  var jobs = 1
  /// What was read of the files that flags name for all specs: profiles and fonts.
  let shared: ReadLog

  /// A session with the flags of a command. Problems with the files that they name are reported.
  /// - Parameters:
  ///   - files: where those files and the files of specs come from.
  ///   - hashesInputs: whether the contents of those files are hashed.
  init(
    _ environment: EnvironmentOptions, _ font: FontOptions, _ limits: LimitOptions,
    _ emission: EmissionOptions = EmissionOptions(),
    files: FileSystem = .run, hashesInputs: Bool = false, reporter: inout Reporter
  ) {
    self.files = files
    self.emission = emission
    shared = ReadLog(hashesInputs ? .hash : .name)
    let named = files.logged(in: shared)
    parser = limits.parserOptions
    parser.maxProblems = reporter.options.mostProblems.ofSpec
    environments = RunEnvironments(
      environment, parser: limits.parser(files: named), files: named, reporter: &reporter)
    fonts = RunFonts(font, isEmbedded: emission.embedsFonts, files: named, reporter: &reporter)
  }

  /// The same session with the files of specs from elsewhere.
  func reading(from files: FileSystem) -> Session {
    var session = self
    session.files = files
    return session
  }

  /// The largest file of a spec, in bytes.
  var maxBytes: Int { parser.syntax.maxBytes }

  /// A new meter for one spec in all its environments.
  var work: WorkMeter { WorkMeter(limit: parser.maxWork) }

  var pictures: SVGOptions {
    SVGOptions(
      showsFrames: emission.showsFrames, showsConstraints: emission.showsConstraints,
      showsElements: emission.showsElements, faces: fonts.drawnFaces,
      embedsFont: fonts.isEmbedded, standsForSanFrancisco: fonts.faces == nil)
  }

  /// Reads the table of a spec.
  ///
  /// - Parameter wanted: what the file may be. By default a spec, and in a folder of specs also a profile that they share: that is not a
  ///   mistake.
  func parse(_ bytes: [UInt8], spec: SpecFile, as wanted: SpecParser.Wanted? = nil) -> ParsedSpec {
    let wanted = wanted ?? (spec.root != nil ? .either : .spec)
    var options = parser
    options.root = parser.root ?? spec.settings?.root ?? spec.root
    options.strings = spec.settings?.strings
    options.assets = spec.settings?.assets
    let specParser = SpecParser(profiles: MetricsProfile.all, options: options, files: files)
    let work = work
    let result = specParser.parse(bytes, path: spec.path, as: wanted, work: work)
    let rowCount = result.rowCount
    var parsed = ParsedSpec(bytes, spec: spec, session: self, result, cost: work.spent)
    if let rows = parser.rows, let source = parsed.source, source.table.sections.isEmpty {
      parsed.source = nil
      parsed.found.add(Diagnostic(noRows: rows, of: rowCount, path: spec.path))
    }
    return parsed
  }
}
