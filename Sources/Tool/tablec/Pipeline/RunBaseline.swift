import TableDiagnostics
import TableLint
import TableParsing
import TableSupport

/// The baselines of a run: the known findings of each spec, and the findings of this run.
struct RunBaseline {
  /// The file of known findings that a flag names.
  private let named: String?
  /// The file that a flag wants written.
  private let written: String?
  private let parser: ConfigurationParser
  private let files: FileSystem
  /// The baselines that configurations name, by the folder of the configuration.
  private var paths: [String: String?] = [:]
  /// By path.
  private var read: [String: Known] = [:]
  /// The entries to write.
  private var found: [BaselineFile.Entry] = []
  /// What is in baselines that configurations name.
  private var leftOut = LeftOut()
  /// Why the name of a spec in the baseline could not be determined.
  private var unnamed: FileProblem?
  /// The largest file that is read.
  private static let mostBytes = 64 << 20

  private struct Known {
    var shown: String
    var folder: String
    var entries: [String: Set<BaselineEntry>] = [:]
    var fixed = 0
  }

  /// Whether specs are checked in all environments that they or lint have. If not, a finding that is missing may occur in another one.
  private let isWhole: Bool

  init(_ options: LintOptions, parser: ConfigurationParser, isWhole: Bool) {
    (named, written) = (options.baseline, options.writeBaseline)
    self.isWhole = isWhole
    self.parser = parser
    files = .run
  }

  /// The baselines that configurations name, which are only read.
  init(parser: ConfigurationParser, files: FileSystem) {
    (named, written) = (nil, nil)
    isWhole = false
    self.parser = parser
    self.files = files
  }

  /// Whether findings are collected instead of reported.
  var isWriting: Bool { written != nil }

  /// The known findings of a spec; none if there is no baseline.
  mutating func known(of spec: SpecFile, _ configuration: RunConfiguration.Found, reporter: inout Reporter)
    -> Set<BaselineEntry>
  {
    guard !isWriting, let path = path(configuration, reporter: &reporter), let known = load(path, reporter: &reporter)
    else { return [] }
    return (try? name(of: spec, in: known.folder)).flatMap { known.entries[$0] } ?? []
  }

  /// Takes the result of linting a spec.
  /// - Parameter known: how many findings of it were known.
  mutating func note(
    _ result: SpecLinter.Baseline, of spec: SpecFile, known: Int, _ configuration: RunConfiguration.Found
  ) {
    if let path = written {
      do throws(FileProblem) {
        let name = try name(of: spec, in: folder(of: path))
        found += result.found.map { BaselineFile.Entry(spec: name, rule: $0.rule, at: $0.at) }
      } catch {
        unnamed = error
      }
    } else if let path = named ?? paths[configuration.folder] ?? nil {
      if isWhole { read[path]?.fixed += result.fixed.count }
      if named == nil { leftOut.note(hidden: known - result.fixed.count, by: configuration.shown) }
    }
  }

  /// The baseline for the specs of a configuration; a problem with its name is reported once.
  private mutating func path(_ configuration: RunConfiguration.Found, reporter: inout Reporter) -> String? {
    if let named { return named }
    if let known = paths[configuration.folder] { return known }
    var path: String?
    do throws(Diagnostic) {
      if let name = configuration.configuration.lint.baseline { path = try configuration.path(of: name, "baseline") }
    } catch {
      reporter.addTrouble(error)
    }
    paths[configuration.folder] = .some(path)
    return path
  }

  private mutating func load(_ path: String, reporter: inout Reporter) -> Known? {
    if let known = read[path] { return known }
    var known = Known(shown: named ?? WorkingFolder.relative(path), folder: "")
    do throws(FileProblem) {
      known.folder = try folder(of: path)
      let bytes = try files.read(path, limit: Self.mostBytes)
      var bag = DiagnosticBag()
      let file = parser.baseline(bytes, path: known.shown, diagnostics: &bag)
      reporter.add(bag)
      for entry in file?.findings ?? [] {
        known.entries[entry.spec, default: []].insert(BaselineEntry(rule: entry.rule, at: entry.at))
      }
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: error == .missing ? .noSuchFile : .unreadableFile,
          message: "the baseline cannot be read: \(error.reason)", range: SourceRange(file: known.shown),
          help: error == .missing ? "write it with 'tablec lint PATH --write-baseline \(known.shown)'" : nil))
    }
    read[path] = known
    return known
  }

  /// The canonical folder of a baseline, with a trailing slash.
  private func folder(of path: String) throws(FileProblem) -> String {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let canonical = try DiskFiles().resolve(folder) ?? folder
    return canonical.hasSuffix("/") ? canonical : canonical + "/"
  }

  /// The name of a spec in a baseline: its path relative to the baseline's folder, whatever the working folder is.
  private func name(of spec: SpecFile, in folder: String) throws(FileProblem) -> String {
    guard spec.hasPlace, let path = try DiskFiles().resolve(spec.path) else { return spec.path }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  // MARK: The end of a run

  /// Writes the baseline if the user asked for one, and reports findings that are fixed.
  func finish(levels: RuleLevels, reporter: inout Reporter) {
    reporter.note(leftOut)
    for (_, known) in read.sorted(by: { $0.key < $1.key }) where known.fixed > 0 {
      guard levels.severity(of: .staleBaseline) != nil else { continue }
      reporter.addWarning(
        Diagnostic(
          code: .staleBaseline, severity: .note,
          message: known.fixed == 1
            ? "one finding of the baseline no longer occurs"
            : "\(known.fixed) findings of the baseline no longer occur",
          range: SourceRange(file: known.shown), help: "update it with --write-baseline \(known.shown)"))
    }
    // A baseline without the specs that could not be read would replace one that has them.
    guard let path = written, reporter.status < .trouble else { return }
    if let unnamed { return reporter.addTrouble(OutputFile.unwritable(path, unnamed.reason)) }
    do throws(Diagnostic) {
      try OutputFile.write(Self.file(found), to: OutputPlace(named: path))
      reporter.say("wrote \(path): \(found.count == 1 ? "1 finding" : "\(found.count) findings")")
    } catch {
      reporter.addTrouble(error)
    }
  }

  /// The contents of the file, independent of the order of the specs.
  private static func file(_ entries: [BaselineFile.Entry]) -> [UInt8] {
    let sorted = Set(entries).sorted { ($0.spec, $0.rule, $0.at) < ($1.spec, $1.rule, $1.at) }
    var text = """
      # Findings of 'tablec lint' that are known and not reported again. Entries are reported once they are fixed, so delete them then.
      tablecbaseline: \(BaselineFile.version)
      findings:\(sorted.isEmpty ? " []" : "")

      """
    for entry in sorted {
      text += "  - {spec: \(entry.spec.inQuotes), rule: \(entry.rule), at: \(entry.at.inQuotes)}\n"
    }
    return Array(text.utf8)
  }
}

extension String {
  /// The string in double quotes, as in JSON; YAML reads these, too.
  var inQuotes: String {
    var json = JSONWriter()
    json.string(self)
    return json.text
  }
}
