import TableDiagnostics
import TableLint
import TableParsing
import TableSupport

/// The baselines of a run: the known findings of each spec, and what became of them.
struct RunBaseline {
  /// The baseline that a flag names.
  private let named: String?
  private let options: LintOptions?
  private let parser: ConfigurationParser
  private let files: FileSystem
  /// Whether specs are checked in all environments that they or lint have. If not, a finding that is missing may occur in another one.
  private let isWhole: Bool
  /// The baselines that configurations name, by the folder of the configuration.
  private var paths: [String: String?] = [:]
  /// By path.
  private var baselines: [String: Baseline] = [:]
  /// What is in baselines that configurations name.
  private var leftOut = LeftOut()

  /// Specs are known by their canonical paths.
  private struct Baseline {
    var files: AcceptedFiles
    /// The findings that are known today.
    var known: [String: Set<BaselineEntry>] = [:]
    /// The specs of all entries.
    var specs: Set<String> = []
    var expired = 0
    /// What specs are called now.
    var moved: [String: String] = [:]
    /// What was found in each spec that was checked.
    var checked: [String: SpecLinter.Baseline] = [:]
    /// That of telling what is out of date; nil if it is not to be told.
    var severity: Severity?
    /// The folders in which all specs are checked.
    var folders: Set<String> = []
  }

  init(_ options: LintOptions, parser: ConfigurationParser, isWhole: Bool) {
    named = options.writeBaseline ?? options.baseline
    (self.options, self.parser, self.isWhole) = (options, parser, isWhole)
    files = .run
  }

  /// The baselines that configurations name, which are only read.
  init(parser: ConfigurationParser, files: FileSystem = .run) {
    (named, options, isWhole) = (nil, nil, false)
    (self.parser, self.files) = (parser, files)
  }

  /// Whether findings are collected instead of reported.
  var isWriting: Bool { options?.writeBaseline != nil }

  /// The known findings of a spec; none if there is no baseline.
  mutating func known(of spec: SpecFile, _ configuration: RunConfiguration.Found, reporter: inout Reporter)
    -> Set<BaselineEntry>
  {
    guard let path = load(configuration, reporter: &reporter), let baseline = baselines[path] else { return [] }
    return baseline.known[place(of: spec)] ?? []
  }

  /// Finds out which specs are ones that are gone, under another name: their findings are the same, for the most part. What is known of
  /// a spec that is gone is then known of exactly one; a spec that is there keeps what is its own, whether it is checked or not.
  ///
  /// - Parameters:
  ///   - specs: all that were named, even if only some are checked.
  ///   - isComplete: whether no spec of the folders that were named is left out.
  ///   - lint: returns what is found in specs.
  mutating func followMoves(
    among specs: [SpecFile], isComplete: Bool, _ configurations: RunConfiguration, reporter: inout Reporter,
    lint: ([(spec: SpecFile, configuration: RunConfiguration.Found)]) -> [Set<BaselineEntry>]
  ) {
    var unknown: [String: [(spec: SpecFile, configuration: RunConfiguration.Found)]] = [:]
    for spec in specs where spec.canBeReadAgain {
      let configuration = configurations.configuration(for: spec, reporter: &reporter)
      guard let path = load(configuration, reporter: &reporter) else { continue }
      let root = isComplete ? spec.root.flatMap { place($0) } : nil
      if let root { baselines[path]?.folders.insert(root + "/") }
      if baselines[path]?.specs.contains(place(of: spec)) == false {
        unknown[path, default: []].append((spec, configuration))
      }
    }
    for (path, new) in unknown {
      guard var baseline = baselines[path] else { continue }
      let gone = baseline.specs.filter(isGone).sorted()
      guard !gone.isEmpty else { continue }
      let old = gone.map { (name: $0, contents: baseline.known[$0]) }
      let found = zip(new, lint(new)).map { (name: place(of: $0.0.spec), contents: $0.1.isEmpty ? nil : $0.1) }
      var names = RenamedSpecs.equal(old, found)
      func words(_ specs: [(name: String, contents: Set<BaselineEntry>?)], except taken: Set<Int>) -> [[Set<String>]] {
        specs.enumerated().map { [Set(taken.contains($0) ? [] : ($1.contents ?? []).map { "\($0.rule) \($0.at)" })] }
      }
      let (oldWords, newWords) = (words(old, except: Set(names.values)), words(found, except: Set(names.keys)))
      names.merge(RenamedSpecs.similar(oldWords, newWords)) { $1 }
      for (new, old) in names {
        baseline.moved[gone[old]] = found[new].name
        baseline.known[found[new].name] = baseline.known[gone[old]]
      }
      baselines[path] = baseline
    }
  }

  /// Whether specs have a baseline that can be pruned.
  var isEmpty: Bool { baselines.isEmpty }

  /// Takes the result of linting a spec.
  /// - Parameter known: how many findings of it were known.
  mutating func note(
    _ result: SpecLinter.Baseline, of spec: SpecFile, known: Int, _ configuration: RunConfiguration.Found
  ) {
    guard let path = named ?? paths[configuration.folder] ?? nil else { return }
    let spec = place(of: spec)
    baselines[path]?.checked[spec] = result
    if named == nil { leftOut.note(hidden: known - result.fixed.count, by: configuration.shown) }
  }

  // MARK: Reading

  /// Reads the baseline for the specs of a configuration, and returns its path. Problems are reported once.
  private mutating func load(_ configuration: RunConfiguration.Found, reporter: inout Reporter) -> String? {
    guard let path = path(configuration, reporter: &reporter) else { return nil }
    guard baselines[path] == nil else { return path }
    var problems = Reporter(reporter.options)
    // What is written anew may be broken, and what is written through a link is not read.
    let isNew = isWriting && (PathKind(path) != .file || SymbolicLink.isOne(path))
    let read = AcceptedFiles(
      .findings, path, shown: named ?? WorkingFolder.relative(path), parser: parser, mayBeMissing: isNew,
      isWrittenAnew: isWriting, from: files, reporter: &problems)
    if !isWriting { reporter.merge(problems) }
    var levels = configuration.configuration.lint.levels
    if options?.disabled.contains(.staleBaseline) == true { levels.levels[.staleBaseline] = .off }
    var baseline = Baseline(files: read, severity: levels.severity(of: .staleBaseline))
    let today = AcceptedFiles.today
    for file in read.files {
      for entry in file.contents.accepted {
        let spec = place(of: entry, in: file)
        baseline.specs.insert(spec)
        guard entry.expires.includes(today) else {
          baseline.expired += 1
          continue
        }
        baseline.known[spec, default: []].insert(BaselineEntry(rule: entry.rule, at: entry.at ?? ""))
      }
    }
    baselines[path] = baseline
    return path
  }

  /// The baseline for the specs of a configuration; a problem with its name is reported once.
  private mutating func path(_ configuration: RunConfiguration.Found, reporter: inout Reporter) -> String? {
    if let named { return named }
    if let known = paths[configuration.folder] { return known }
    var path: String?
    do throws(Diagnostic) {
      if let name = configuration.configuration.lint.baseline {
        path = try configuration.path(of: name, AcceptedFile.Kind.findings.noun)
      }
    } catch {
      reporter.addTrouble(error)
    }
    paths[configuration.folder] = .some(path)
    return path
  }

  // MARK: The names of specs

  private func place(of spec: SpecFile) -> String { spec.hasPlace ? place(spec.path) ?? spec.path : spec.path }

  private func place(_ path: String) -> String? { (try? DiskFiles().resolve(path)) ?? nil }

  private func place(of entry: AcceptedFile.Entry, in file: AcceptedFiles.File) -> String {
    guard let spec = entry.spec, spec != "-", !spec.hasPrefix("/") else { return entry.spec ?? "-" }
    return PathRules.normalized(PathRules.join(folder(of: file.path), spec))
  }

  /// The canonical folder of a baseline.
  private func folder(of path: String) -> String {
    let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    return place(folder) ?? WorkingFolder.absolute(folder)
  }

  /// Whether there is nothing at a path, and the disk says so. A link was followed when the name was written.
  private func isGone(_ spec: String) -> Bool {
    guard spec.hasPrefix("/") else { return false }
    do throws(FileProblem) { return try DiskFiles().resolve(spec) != spec } catch { return false }
  }

  /// The name of a spec in a baseline: its path from the baseline's folder, whatever the working folder is.
  private func name(of spec: String, in folder: String) -> String {
    spec.hasPrefix("/") ? FolderPath(folder, here: "/").way(to: spec) : spec
  }

  // MARK: The end of a run

  /// Writes the baselines if the user asked for that, and otherwise reports what is out of date in them.
  func finish(reporter: inout Reporter) {
    reporter.note(leftOut)
    for (_, baseline) in baselines.sorted(by: { $0.key < $1.key }) {
      // What could not be read may still have its findings.
      if isWriting {
        if reporter.status < .trouble { write(baseline, reporter: &reporter) }
      } else if options?.acceptance.prune == true {
        guard reporter.status < .trouble else { continue }
        baseline.files.update(reporter: &reporter) { updated($0, in: $1, of: baseline) }
      } else if let severity = baseline.severity {
        var bag = DiagnosticBag()
        for var problem in outOfDate(baseline) {
          problem.severity = severity
          bag.add(problem)
        }
        reporter.add(bag, isStrict: options?.strict ?? false)
      }
    }
  }

  /// What becomes of an entry; nil if it has no effect any more.
  private func updated(
    _ entry: AcceptedFile.Entry, in file: AcceptedFiles.File, of baseline: Baseline
  ) -> AcceptedFile.Entry? {
    var entry = entry
    var spec = place(of: entry, in: file)
    // Paths from the root are those of one machine.
    if baseline.moved[spec] != nil || entry.spec?.hasPrefix("/") == true {
      spec = baseline.moved[spec] ?? spec
      entry.spec = name(of: spec, in: folder(of: file.path))
    }
    guard let result = baseline.checked[spec] else {
      let scope = CheckedSpecs(names: [], folders: baseline.folders)
      return scope.contains(spec) && isGone(spec) ? nil : entry
    }
    guard entry.expires.includes(AcceptedFiles.today) else { return nil }
    return isWhole && result.fixed.contains(BaselineEntry(rule: entry.rule, at: entry.at ?? "")) ? nil : entry
  }

  private func write(_ baseline: Baseline, reporter: inout Reporter) {
    let files = baseline.files
    let folder = folder(of: files.path)
    let entries = files.files.flatMap { file in file.contents.accepted.map { updated($0, in: file, of: baseline) } }
    let kept = Set(entries.compactMap { $0.map { AcceptedFile.Entry(spec: $0.spec, rule: $0.rule, at: $0.at) } })
    let found = baseline.checked.flatMap { spec, result in
      result.found.map { AcceptedFile.Entry(spec: name(of: spec, in: folder), rule: $0.rule, at: $0.at) }
    }
    let added = Set(found).subtracting(kept).sorted().map { options?.acceptance.accepting($0) ?? $0 }
    files.write(entries, adding: added, to: OutputPlace(named: files.path), reporter: &reporter) {
      "wrote \(files.path): \(counted(kept.count + added.count, "finding"))"
    }
  }

  /// What no longer occurs, was moved, or has expired.
  private func outOfDate(_ baseline: Baseline) -> [Diagnostic] {
    let scope = CheckedSpecs(names: [], folders: baseline.folders)
    let gone = baseline.known.filter { spec, _ in
      baseline.moved[spec] == nil && baseline.checked[spec] == nil && scope.contains(spec) && isGone(spec)
    }
    let checked = isWhole ? baseline.checked.mapValues(\.fixed) : [:]
    let fixed = (Array(gone.values) + checked.values).reduce(0) { $0 + $1.count }
    let moved = baseline.moved.sorted { $0.key < $1.key }.map {
      "\(WorkingFolder.relative($0.key)) is now \(WorkingFolder.relative($0.value))"
    }
    let expired = baseline.expired
    let files = baseline.files
    return [
      fixed == 1 ? files.unused("one finding of the baseline no longer occurs") : nil,
      fixed > 1 ? files.unused("\(fixed) findings of the baseline no longer occur") : nil,
      moved.isEmpty ? nil : files.moved(moved),
      expired == 1 ? files.unused("one finding of the baseline is no longer accepted: its entry has expired") : nil,
      expired > 1
        ? files.unused("\(expired) findings of the baseline are no longer accepted: their entries have expired") : nil,
    ].compactMap { $0 }
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
