import TableDiagnostics
import TableParsing
import TablePreview
import TableSupport

/// A spec or a folder of specs that is shown while it is edited: its tables, and which of them a change of a file concerns.
///
/// It is used by one thread. Nothing is watched here: `watchedPaths` says what to watch, and `note(_:)` takes what has changed.
final class LiveProject {
  /// The spec or the folder, as it was named.
  let target: String
  let isFolder: Bool
  let flags: LiveFlags
  private(set) var session: LiveSession
  private(set) var tables: [String: LiveTable] = [:]
  private var waiting = WaitingLine<String>()
  /// The tables about which something has changed since they were last taken with `takeChanged()`.
  private var changed: Set<String> = []
  /// The tables whose files were found empty, which probably are being written: they are studied again after a moment.
  private(set) var emptied: Set<String> = []
  /// The problems with the folder and with the files that flags name.
  private(set) var problems: [Diagnostic] = []
  private var index = DependencyIndex<Dependent>()
  /// Tables that are studied even if their files are the same, because flags mean something else.
  private var forced: Set<String> = []
  /// The specs that are gone, the oldest first.
  private var gone: [String] = []
  private let workingFolder = DiskFiles().canonicalPath(".") ?? "/"

  private enum Dependent: Hashable {
    case flags, folder
    case table(String)

    var table: String? { if case .table(let id) = self { id } else { nil } }
  }

  /// The highest revision of a table that was forgotten: if it comes back, it goes on from there.
  private var lastRevision = 0

  /// How many specs that are gone are remembered with their last good versions.
  private static let mostGone = 50

  init(_ flags: LiveFlags, target: String, isFolder: Bool) {
    (self.flags, self.isFolder) = (flags, isFolder)
    self.target = DiskFiles().plainPath(target)
    session = LiveSession(flags)
    takeFlags()
    search()
  }

  /// The tables whose files have changed since they were studied.
  var stale: Set<String> { waiting.elements }

  /// Studies the table that has been stale for longest.
  /// - Returns: its id, and whether something about it is new; nil if none is stale.
  func studyNext() -> (id: String, isNew: Bool)? {
    guard let id = waiting.removeFirst() else { return nil }
    return (id, study(id))
  }

  /// The tables about which something is new, or that are gone, since this was last asked.
  func takeChanged() -> Set<String> {
    defer { changed = [] }
    return changed
  }

  /// Changes what is known of a table; nil forgets it.
  private func set(_ table: LiveTable?, _ id: String) {
    tables[id] = table
    changed.insert(id)
  }

  /// The tables in the order of their names, without profiles.
  var shownTables: [LiveTable] { tables.values.filter { !$0.isProfile }.sorted { $0.id < $1.id } }

  /// The files and folders on which anything depends, and the paths at which something may appear.
  var watchedPaths: Set<String> { index.allPaths }

  /// Grows whenever those are others.
  var watchedVersion: Int { index.version }

  // MARK: Changes

  /// Takes what has changed on the disk.
  /// - Returns: whether tables were added or removed, or are concerned.
  @discardableResult
  func note(_ changes: FileChanges) -> Bool {
    var dependents = index.dependents(on: changes.paths)
    if changes.mayBeAny { dependents.formUnion([.flags, .folder] + tables.keys.map(Dependent.table)) }
    if dependents.contains(.flags) {
      session = LiveSession(flags)
      takeFlags()
      forced = Set(tables.keys)
      for id in forced.sorted() { waiting.add(id) }
    }
    // What a configuration excludes is its choice, too.
    let isConfigured = changes.paths.contains { PathRules.name(of: $0) == ConfigurationParser.fileName }
    for id in dependents.compactMap(\.table).sorted() { waiting.add(id) }
    let isSearched = isFolder && (dependents.contains(.folder) || isConfigured)
    return (isSearched && search()) || !waiting.isEmpty
  }

  private func takeFlags() {
    index.set(absolute(session.inputs.watchedPaths), of: .flags)
    problems = session.diagnostics.diagnostics
  }

  /// Reads a table again.
  /// - Returns: whether something about it is new.
  @discardableResult
  func study(_ id: String) -> Bool {
    let isForced = forced.remove(id) != nil
    waiting.remove(id)
    guard var table = tables[id] else { return false }
    let study = session.study(table.spec)
    // Programs that write into a file empty it first.
    let isEmptied = study.bytes.isEmpty && !study.isMissing && table.study.map { !$0.bytes.isEmpty } ?? false
    if isEmptied, emptied.insert(id).inserted { return false }
    emptied.remove(id)
    index.set(absolute(study.inputs.watchedPaths).union(absolute([table.spec.path])), of: .table(id))
    let isNew = table.take(study, isForced: isForced)
    set(table, id)
    if isNew { remember(id, isGone: study.isMissing) }
    return isNew
  }

  /// Makes a table stale whose file was found empty, unless it was studied again.
  /// - Returns: whether it is stale now.
  func retry(_ id: String) -> Bool {
    guard emptied.contains(id), tables[id] != nil else { return false }
    waiting.add(id)
    return true
  }

  /// Takes what the rules found in a table.
  /// - Returns: whether that is new.
  func take(linted study: SpecStudy, of id: String, number: Int) -> Bool {
    guard var table = tables[id] else { return false }
    let isNew = table.take(linted: study, number: number)
    set(table, id)
    return isNew
  }

  /// Takes how a table differs from `HEAD`.
  /// - Returns: whether that is new.
  func take(_ difference: LiveTable.Difference?, of id: String) -> Bool {
    guard var table = tables[id], table.difference != difference else { return false }
    table.difference = difference
    set(table, id)
    return true
  }

  /// Forgets the specs that have been gone for longest.
  private func remember(_ id: String, isGone: Bool) {
    gone.removeAll { $0 == id }
    guard isGone, isFolder else { return }
    gone.append(id)
    if gone.count > Self.mostGone { forget(gone.removeFirst()) }
  }

  private func forget(_ id: String) {
    lastRevision = max(lastRevision, tables[id]?.revision ?? 0)
    set(nil, id)
    waiting.remove(id)
    forced.remove(id)
    emptied.remove(id)
    index.set([], of: .table(id))
  }

  // MARK: The folder

  /// Finds the specs.
  /// - Returns: whether there are others than before.
  @discardableResult
  private func search() -> Bool {
    guard isFolder else {
      guard tables.isEmpty else { return false }
      let spec = SpecFile(named: target)
      set(LiveTable(id: spec.outputName, spec: spec), spec.outputName)
      waiting.add(spec.outputName)
      return true
    }
    let limits = flags.limits
    let configurations = RunConfiguration(parser: limits.configurationParser, files: .live)
    let exclusion = Exclusion([], configurations: configurations, work: WorkMeter(limit: limits.maxWork))
    let search = FolderSearch(target, except: exclusion)
    problems = session.diagnostics.diagnostics + search.problems + search.warnings
    if let problem = exclusion.problem { problems.append(problem) }
    index.set(absolute(Set(search.folders + [target])), of: .folder)
    return take(search.specs, exclusion)
  }

  private func take(_ specs: [SpecFile], _ exclusion: Exclusion) -> Bool {
    var isNew = false
    var found: Set<String> = []
    let paths = Set(specs.map(\.path))
    for (id, spec) in Self.named(specs) {
      found.insert(id)
      if tables[id]?.spec.path == spec.path {
        // It may be back.
        if tables[id]?.state == .gone { waiting.add(id) }
        continue
      }
      set(LiveTable(id: id, spec: spec, revision: lastRevision), id)
      waiting.add(id)
      isNew = true
    }
    for (id, table) in tables where !found.contains(id) && table.state != .gone {
      // It is gone, or was for a moment, as in a checkout; or it is there, and has another name or is not wanted any more.
      if paths.contains(table.spec.path) || isUnwanted(table.spec, exclusion) { forget(id) } else { waiting.add(id) }
      isNew = true
    }
    return isNew
  }

  private func isUnwanted(_ spec: SpecFile, _ exclusion: Exclusion) -> Bool {
    guard let canonical = FileSystem.live.canonicalPath(spec.path) else { return false }
    return SymbolicLink.isOne(spec.path) || exclusion.excludes(canonical, in: PathRules.folder(of: canonical))
  }

  /// The specs by their ids: their names, with a suffix where two have the same one.
  private static func named(_ specs: [SpecFile]) -> [(String, SpecFile)] {
    let counts = Dictionary(specs.map { ($0.outputName, 1) }, uniquingKeysWith: +)
    return specs.map { spec in
      let isAlone = counts[spec.outputName] == 1
      let suffix = spec.path.lastIndex(of: ".").map { String(spec.path[$0...]) } ?? ""
      return (isAlone ? spec.outputName : spec.outputName + suffix, spec)
    }
  }

  private func absolute(_ paths: Set<String>) -> Set<String> {
    Set(paths.map { $0.hasPrefix("/") ? $0 : PathRules.join(workingFolder, $0) })
  }
}
