import JSONWriting
import TableDiagnostics
import TableLint
import TableParsing

/// The baselines of a run: what they know of each spec, and what was found of it.
struct RunBaseline {
  private let options: LintOptions
  private let parser: ConfigurationParser
  private let files = RunFiles()
  /// Those that configurations name, by the folders of these.
  private var paths: [String: String?] = [:]
  /// By path.
  private var read: [String: Known] = [:]
  /// What is to be written, by spec.
  private var found: [BaselineFile.Entry] = []
  /// Why it is not known what a spec is called in the baseline.
  private var unnamed: FileProblem?
  /// The largest file that is read.
  private static let mostBytes = 64 << 20

  private struct Known {
    var shown: String
    var folder: String
    var entries: [String: Set<BaselineEntry>] = [:]
    var mended = 0
  }

  /// Whether specs are looked at in all environments that they or lint have; else what is not found may be there elsewhere.
  private let isWhole: Bool

  init(_ options: LintOptions, parser: ConfigurationParser, isWhole: Bool) {
    self.options = options
    self.isWhole = isWhole
    self.parser = parser
  }

  /// Whether findings are collected and not told.
  var isWriting: Bool { options.writeBaseline != nil }

  /// What is known of a spec; nothing where there is no baseline.
  mutating func known(of spec: SpecFile, _ configuration: RunConfiguration.Found, reporter: inout Reporter)
    -> Set<BaselineEntry>
  {
    guard !isWriting, let path = path(configuration, reporter: &reporter), let known = load(path, reporter: &reporter)
    else { return [] }
    return (try? name(of: spec, in: known.folder)).flatMap { known.entries[$0] } ?? []
  }

  /// Takes what came of a spec.
  mutating func note(_ report: LintReport, of spec: SpecFile, _ configuration: RunConfiguration.Found) {
    if let path = options.writeBaseline {
      do throws(FileProblem) {
        let name = try name(of: spec, in: folder(of: path))
        found += report.found.map { BaselineFile.Entry(spec: name, rule: $0.rule, at: $0.at) }
      } catch {
        unnamed = error
      }
    } else if let path = options.baseline ?? paths[configuration.folder] ?? nil {
      read[path]?.mended += isWhole ? report.mended.count : 0
    }
  }

  /// The baseline that holds for the specs of a configuration; what is wrong with its name is told once.
  private mutating func path(_ configuration: RunConfiguration.Found, reporter: inout Reporter) -> String? {
    guard options.baseline == nil else { return options.baseline }
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
    var known = Known(shown: options.baseline ?? WorkingFolder.relative(path), folder: "")
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

  /// The folder of a baseline, canonical, with a slash at its end.
  private func folder(of path: String) throws(FileProblem) -> String {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let canonical = try DiskFiles().resolve(folder) ?? folder
    return canonical.hasSuffix("/") ? canonical : canonical + "/"
  }

  /// A spec as a baseline calls it: by its path from the baseline's folder, whatever folder the run is in.
  private func name(of spec: SpecFile, in folder: String) throws(FileProblem) -> String {
    guard spec.canBeReadAgain, let path = try DiskFiles().resolve(spec.path) else { return spec.path }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  // MARK: The end of a run

  /// Writes what is to be written, and tells of what is mended.
  func finish(levels: RuleLevels, reporter: inout Reporter) {
    for (_, known) in read.sorted(by: { $0.key < $1.key }) where known.mended > 0 {
      guard levels.severity(of: .staleBaseline) != nil else { continue }
      reporter.addWarning(
        Diagnostic(
          code: .staleBaseline, severity: .note,
          message: known.mended == 1
            ? "one finding of the baseline is not there any more"
            : "\(known.mended) findings of the baseline are not there any more",
          range: SourceRange(file: known.shown), help: "write it anew with --write-baseline \(known.shown)"))
    }
    // One without what could not be read would take the place of one that has it.
    guard let path = options.writeBaseline, reporter.status < .trouble else { return }
    if let unnamed { return reporter.addTrouble(OutputFile.unwritable(path, unnamed.reason)) }
    do throws(Diagnostic) {
      try OutputFile.write(Self.file(found), to: OutputPlace(named: path))
      reporter.say("wrote \(path): \(found.count == 1 ? "1 finding" : "\(found.count) findings")")
    } catch {
      reporter.addTrouble(error)
    }
  }

  /// The file, the same whatever order the specs came in.
  private static func file(_ entries: [BaselineFile.Entry]) -> [UInt8] {
    let sorted = Set(entries).sorted { ($0.spec, $0.rule, $0.at) < ($1.spec, $1.rule, $1.at) }
    var text = """
      # What 'tablec lint' found when this was written, and does not tell again. It may only shrink: what is mended is told.
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
  /// In double quotes as JSON has them, which YAML reads too.
  var inQuotes: String {
    var json = JSONWriter()
    json.string(self)
    return json.text
  }
}
