import TableDiagnostics
import TableDiff
import TableEmission
import TableParsing

/// Where a report is written, and in what formats.
struct DiffOutput {
  let formats: [DiffFormat]
  private let target: Target
  private let report: ReportOptions
  var pictures = SVGOptions()
  /// In the Markdown.
  private let pictureFiles: MarkdownPictureFiles?

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
    formats = wanted.isEmpty ? [named ?? .report(.text)] : wanted
    if let output = options.output, let named, formats.count == 1, formats[0] != named,
      formats[0].suffix.split(separator: ".").last != named.suffix.split(separator: ".").last
    {
      throw WrongUsage(
        message: "\(output) is a name for \(named.rawValue), but --format asks for \(formats[0].rawValue)")
    }
    guard let output = options.output, output != "-" else {
      guard formats.count == 1 else { throw WrongUsage(message: "several formats need a folder: add -o FOLDER") }
      target = .standardOutput
      pictureFiles = try Self.pictureFiles(options, formats, folder: nil)
      return
    }
    let isFolder = output.hasSuffix("/") || PathKind(output) == .folder || formats.count > 1
    if isFolder || (named == nil && PathKind(output) == .missing && !Self.hasSuffix(output)) {
      guard formats.count == 1 || named == nil || PathKind(output) == .folder else {
        throw WrongUsage(message: "several formats need a folder, but \(output) is the name of a file")
      }
      target = .folder(output)
      pictureFiles = try Self.pictureFiles(options, formats, folder: output)
    } else {
      target = .file(output)
      pictureFiles = try Self.pictureFiles(options, formats, folder: nil)
    }
  }

  /// - Parameter folder: where the report is written; nil for a file or standard output.
  private static func pictureFiles(
    _ options: DiffOptions, _ formats: [DiffFormat], folder: String?
  ) throws(WrongUsage) -> MarkdownPictureFiles? {
    guard let form = options.pictures else { return nil }
    guard let folder, formats.contains(.report(.markdown)) else {
      throw WrongUsage(message: "--pictures writes files beside the Markdown: add --format markdown -o FOLDER/")
    }
    return MarkdownPictureFiles(form: form, folder: folder)
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
  var needsTables: Bool { pictureFiles != nil || formats.contains { $0.form == nil } }

  // MARK: Writing

  /// Writes the outputs of tables while the specs are compared; nil if there are none, or one for all.
  func tables(of pairs: [DiffPairs.Pair]) -> TableOutputs? {
    let formats = formats.filter(\.isPerTable)
    guard case .folder(let folder) = target, !formats.isEmpty, pairs.count > 1 else { return nil }
    return TableOutputs(
      folder: folder, formats: formats, pictures: pictures, names: pairs.map(\.name), notesPaths: report.verbose)
  }

  /// - Parameter tables: what was written while the specs were compared.
  func write(_ diff: DiffReport, tables: TableOutputs? = nil, reporter: inout Reporter) {
    let clashes = clashes(in: diff, besides: tables)
    for problem in clashes.values where formats.contains(where: \.isPerTable) { reporter.addTrouble(problem) }
    for format in formats {
      do throws(Diagnostic) {
        if format.isPerTable {
          try writeTables(diff, as: format, besides: clashes, tables, reporter)
        } else {
          try write(diff, as: format, reporter)
        }
      } catch {
        reporter.addTrouble(error)
      }
    }
  }

  private func write(_ diff: DiffReport, as format: DiffFormat, _ reporter: Reporter) throws(Diagnostic) {
    if format == .report(.text) && report.quiet, case .standardOutput = target { return }
    if format == .report(.markdown), let pictureFiles {
      let text = try pictureFiles.write(diff, pictures).render(diff)
      return try write(.bytes(Array(text.utf8)), name: "diff", as: format, reporter)
    }
    guard format == .html else {
      return try write(content(of: diff, as: format, reporter), name: "diff", as: format, reporter)
    }
    let page = DiffPageEmitter(options: pictures).page(diff)
    try write(.bytes(page.bytes), name: "diff", as: format, reporter)
    if page.isCut, !formats.contains(.report(.json)) { try writeBeside(diff, reporter) }
  }

  private func content(of diff: DiffReport, as format: DiffFormat, _ reporter: Reporter) -> OutputContent {
    switch format {
    case .report(.text):
      let renderer = TextDiffRenderer(
        colour: wantsColour, listsSame: self.report.verbose,
        width: isStandardOutput ? Terminal.width(of: Terminal.output) : nil)
      return .stream { write in
        renderer.write(diff) { text in
          var text = text
          text.withUTF8 { _ = write($0) }
        }
        return true
      }
    case .report(.json):
      return .stream { write in
        JSONDiffRenderer().write(diff) { _ = write($0) }
        return true
      }
    case .report(.markdown): return .bytes(Array(DiffMarkdownRenderer().render(diff).utf8))
    case .report(let form): return .bytes(Array(form.render(reporter.report(as: form)).utf8))
    case .html, .patch, .svg: return .bytes([])
    }
  }

  /// Writes the JSON that a page refers to where it leaves something out. A file that is something else is kept.
  private func writeBeside(_ diff: DiffReport, _ reporter: Reporter) throws(Diagnostic) {
    let place: OutputPlace
    switch target {
    case .standardOutput: return
    case .file(let file):
      place = OutputPlace(named: (file.hasSuffix(".html") ? String(file.dropLast(5)) : file) + ".json")
    case .folder(let folder): place = OutputPlace(named: folder, below: "diff.json")
    }
    let start = Array("{\n  \"format\": \"tablec.diff\"".utf8)
    guard
      PathKind(place.path) == .missing || (try? DiskFiles().read(place.path, limit: .max))?.starts(with: start) == true
    else { return reporter.say("the page leaves something out, and \(place.path) is another file: add --format json") }
    try write(content(of: diff, as: .report(.json), reporter), to: place, reporter)
  }

  var isStandardOutput: Bool { if case .standardOutput = target { true } else { false } }

  private var wantsColour: Bool {
    guard case .standardOutput = target else { return report.color == .always }
    return Terminal.wantsColor(report.color, on: Terminal.output)
  }

  /// Writes one output for each spec and environment.
  private func writeTables(
    _ diff: DiffReport, as format: DiffFormat, besides clashes: [OutputName: Diagnostic], _ tables: TableOutputs?,
    _ reporter: Reporter
  ) throws(Diagnostic) {
    if case .folder = target {
      for spec in diff.specs {
        if let tables, !tables.leavesOut(spec) {
          for path in try tables.paths(of: spec, as: format) { reporter.note(path) }
          continue
        }
        for environment in spec.tables where TableOutputs.hasOutput(environment, as: format) {
          let name = TableOutputs.name(of: environment.name, spec)
          if clashes[OutputName(name)] != nil { continue }
          let bytes = try TableOutputs.bytes(of: environment, spec, as: format, pictures)
          try write(.bytes(bytes), name: name, as: format, reporter)
        }
      }
      return
    }
    let all = diff.specs.filter { !$0.environmentNames.isEmpty }
    let count = all.reduce(0) { $0 + $1.environmentNames.count }
    guard count <= 1 else {
      throw Diagnostic(
        code: .severalEnvironments,
        message: "\(count) pairs of tables cannot be written to a single output",
        range: SourceRange(file: all.first?.newPath ?? "-"),
        help: "name a folder with -o, or compare one spec in one environment")
    }
    guard let spec = all.first, let environment = spec.tables.first else {
      if format == .patch { try write(.bytes(Array("[]\n".utf8)), name: "diff", as: format, reporter) }
      return
    }
    let bytes = try TableOutputs.bytes(of: environment, spec, as: format, pictures)
    try write(.bytes(bytes), name: "diff", as: format, reporter)
  }

  /// The names that two tables share, such as `e.b`, which is a spec or the environment `b` of `e`: neither is written.
  private func clashes(in diff: DiffReport, besides tables: TableOutputs?) -> [OutputName: Diagnostic] {
    guard case .folder = target else { return [:] }
    var owners: [OutputName: SpecDiff] = [:]
    var clashes: [OutputName: Diagnostic] = [:]
    for spec in diff.specs where tables?.leavesOut(spec) ?? true {
      for environment in spec.environmentNames {
        let name = TableOutputs.name(of: environment, spec)
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

  private func write(
    _ content: OutputContent, name: String, as format: DiffFormat, _ reporter: Reporter
  ) throws(Diagnostic) {
    switch target {
    case .standardOutput: try Terminal.writeOutput(content)
    case .file(let file): try write(content, to: OutputPlace(named: file), reporter)
    case .folder(let folder):
      try write(content, to: OutputPlace(named: folder, below: "\(name).\(format.suffix)"), reporter)
    }
  }

  private func write(_ content: OutputContent, to place: OutputPlace, _ reporter: Reporter) throws(Diagnostic) {
    _ = try OutputFile.write(content, to: place)
    // There is a file for each spec, or only a few.
    if formats.contains(where: \.isPerTable) { reporter.note(place.path) } else { reporter.noteOnTerminal(place.path) }
  }
}
