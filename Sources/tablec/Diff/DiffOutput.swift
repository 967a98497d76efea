import DiffPictures
import TableDiagnostics
import TableDiff
import TableEmission

/// Where a report is written, and in what formats.
struct DiffOutput {
  let formats: [DiffFormat]
  private let target: Target
  private let report: ReportOptions
  var pictures = SVGOptions()

  private enum Target {
    case standardOutput
    case file(String)
    case folder(String)
  }

  init(_ options: DiffOptions, _ report: ReportOptions) throws(WrongUsage) {
    try WrongUsage.checkOutput(options.output)
    self.report = report
    let named = options.output.flatMap { $0 == "-" ? nil : DiffFormat(path: $0) }
    var wanted: [DiffFormat] = []
    for format in options.format where !wanted.contains(format) { wanted.append(format) }
    formats = wanted.isEmpty ? [named ?? .text] : wanted
    if let output = options.output, let named, formats.count == 1, formats[0] != named,
      formats[0].suffix.split(separator: ".").last != named.suffix.split(separator: ".").last
    {
      throw WrongUsage(
        message: "\(output) is a name for \(named.rawValue), but --format asks for \(formats[0].rawValue)")
    }
    guard let output = options.output, output != "-" else {
      guard formats.count == 1 else { throw WrongUsage(message: "several formats need a folder: add -o FOLDER") }
      target = .standardOutput
      return
    }
    let isFolder = output.hasSuffix("/") || FileKind(output) == .folder || formats.count > 1
    if isFolder || (named == nil && FileKind(output) == .missing && !Self.hasSuffix(output)) {
      guard formats.count == 1 || named == nil || FileKind(output) == .folder else {
        throw WrongUsage(message: "several formats need a folder, but \(output) is the name of a file")
      }
      target = .folder(output)
    } else {
      target = .file(output)
    }
  }

  /// Rejects one file for the patches or pictures of a folder.
  func check(isOfFolders: Bool) throws(WrongUsage) {
    guard isOfFolders, let format = formats.first(where: \.isPerTable) else { return }
    if case .folder = target { return }
    throw WrongUsage(message: "--format \(format.rawValue) writes a file for each spec of a folder: add -o FOLDER")
  }

  private static func hasSuffix(_ path: String) -> Bool {
    path.split(separator: "/").last?.dropFirst().contains(".") ?? false
  }

  /// Whether the laid-out tables are needed in addition to the differences.
  var needsTables: Bool { formats.contains { [.patch, .svg, .html].contains($0) } }

  // MARK: Writing

  func write(_ diff: DiffReport, reporter: inout Reporter) {
    let clashes = clashes(in: diff)
    for problem in clashes.values where formats.contains(where: \.isPerTable) { reporter.addTrouble(problem) }
    for format in formats {
      do throws(Diagnostic) {
        if format.isPerTable {
          try writeTables(diff, as: format, besides: clashes, reporter)
        } else {
          try write(diff, as: format, reporter)
        }
      } catch {
        reporter.addTrouble(error)
      }
    }
  }

  private func write(_ diff: DiffReport, as format: DiffFormat, _ reporter: Reporter) throws(Diagnostic) {
    if format == .text && report.quiet, case .standardOutput = target { return }
    try write(bytes(of: diff, as: format, reporter), name: "diff", as: format, reporter)
  }

  private func bytes(of diff: DiffReport, as format: DiffFormat, _ reporter: Reporter) -> [UInt8] {
    switch format {
    case .text: Array(TextDiffRenderer(colour: wantsColour, listsSame: report.verbose).render(diff).utf8)
    case .json: JSONDiffRenderer().render(diff)
    case .github: Array(ReportForm.github.render(reporter.report(as: .github)).utf8)
    case .sarif: Array(ReportForm.sarif.render(reporter.report(as: .sarif)).utf8)
    case .junit: Array(ReportForm.junit.render(reporter.report(as: .junit)).utf8)
    case .markdown: Array(DiffMarkdownRenderer().render(diff).utf8)
    case .html: DiffPageEmitter(options: pictures).emit(diff)
    case .patch, .svg: []
    }
  }

  var isStandardOutput: Bool { if case .standardOutput = target { true } else { false } }

  private var wantsColour: Bool {
    guard case .standardOutput = target else { return report.color == .always }
    return Terminal.wantsColor(report.color, on: Terminal.output)
  }

  /// Writes one output for each spec and environment.
  private func writeTables(
    _ diff: DiffReport, as format: DiffFormat, besides clashes: [OutputName: Diagnostic], _ reporter: Reporter
  ) throws(Diagnostic) {
    let tables = diff.specs.flatMap { spec in spec.environments.map { (spec: spec, environment: $0) } }
    if case .folder = target {
      for (spec, environment) in tables where format == .patch || !environment.diff.isEmpty {
        let name = Self.name(of: environment, spec)
        if clashes[OutputName(name)] != nil { continue }
        try write(try bytes(of: environment, spec, as: format), name: name, as: format, reporter)
      }
      return
    }
    guard tables.count <= 1 else {
      throw Diagnostic(
        code: .severalEnvironments,
        message: "\(tables.count) pairs of tables cannot be written to a single output",
        range: SourceRange(file: tables.first?.spec.newPath ?? "-"),
        help: "name a folder with -o, or compare one spec in one environment")
    }
    guard let (spec, environment) = tables.first else {
      if format == .patch { try write(Array("[]\n".utf8), name: "diff", as: format, reporter) }
      return
    }
    try write(try bytes(of: environment, spec, as: format), name: "diff", as: format, reporter)
  }

  /// The names that two tables share, such as `e.b`, which is a spec or the environment `b` of `e`: neither is written.
  private func clashes(in diff: DiffReport) -> [OutputName: Diagnostic] {
    guard case .folder = target else { return [:] }
    var owners: [OutputName: SpecDiff] = [:]
    var clashes: [OutputName: Diagnostic] = [:]
    for spec in diff.specs {
      for environment in spec.environments {
        let name = Self.name(of: environment, spec)
        guard let other = owners.updateValue(spec, forKey: OutputName(name)) else { continue }
        clashes[OutputName(name)] = Diagnostic(
          code: .outputCollision, message: "its output would have the same name as another output: \(name)",
          range: SourceRange(file: spec.newPath ?? spec.oldPath ?? spec.name),
          notes: [
            Note(
              message: "the other output is that of \(other.newPath ?? other.oldPath ?? other.name); neither is written"
            )
          ],
          help: "give the environment or a spec another name, or compare the specs one by one")
      }
    }
    return clashes
  }

  private static func name(of environment: EnvironmentDiff, _ spec: SpecDiff) -> String {
    environment.name.isEmpty ? spec.name : "\(spec.name).\(environment.name)"
  }

  private func bytes(
    of environment: EnvironmentDiff, _ spec: SpecDiff, as format: DiffFormat
  ) throws(Diagnostic) -> [UInt8] {
    if format == .svg { return DiffPictureEmitter(options: pictures).emit(environment.diff, name: spec.name) }
    guard let old = environment.diff.old.tree, let new = environment.diff.new.tree else {
      throw Diagnostic(
        code: .dumpWithoutTable, message: "a patch compares two layout JSONs, and a dump of views is not a layout JSON",
        range: SourceRange(file: spec.newPath ?? spec.oldPath ?? "-"), help: "use --format json")
    }
    // A layout that was read back names lines if it was written with them, and the patch must fit that file.
    let namesLines = [environment.diff.old, environment.diff.new].contains {
      $0.wasReadBack && !$0.files.isEmpty
    }
    return LayoutPatch.bytes(from: old, to: new, includesSourceMap: namesLines)
  }

  private func write(
    _ bytes: [UInt8], name: String, as format: DiffFormat, _ reporter: Reporter
  ) throws(Diagnostic) {
    let place: OutputPlace
    switch target {
    case .standardOutput: return try Terminal.writeOutput(bytes)
    case .file(let file): place = OutputPlace(named: file)
    case .folder(let folder): place = OutputPlace(named: folder, below: "\(name).\(format.suffix)")
    }
    try OutputFile.write(bytes, to: place)
    reporter.note(place.path)
  }
}
