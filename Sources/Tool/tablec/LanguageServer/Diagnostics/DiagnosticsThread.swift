import TableDiagnostics
import TableLanguageServer
import TableParsing
import TablePreview
import TableSupport

/// Checks the specs that have changed, and tells the editor what was found. It has a thread of its own, so that nobody who asks waits
/// for the rules of lint.
final class DiagnosticsThread: Sendable {
  private let server: SpecServer
  private let pending = PendingChanges()
  private let state = Locked(State())

  private struct State {
    var published = PublishedDiagnostics()
    /// The last version of each spec that was checked, by its address.
    var checked: [String: SpecStudy] = [:]
    /// What each spec depends on, by its address.
    var inputs: [String: Set<String>] = [:]
  }

  init(_ server: SpecServer) {
    self.server = server
  }

  func start() {
    let isStarted = WorkThread.detach { [self] in
      while true { check(pending.take()) }
    }
    precondition(isStarted, "the thread could not be started")
  }

  /// What specs depend on changed: the editor's documents, or files of the disk.
  func add(_ change: (inout PendingChanges.Changes) -> Void) { pending.add(change) }

  /// All files that an open spec depends on.
  var inputs: Set<String> { state.withLock { $0.inputs.values.reduce(into: []) { $0.formUnion($1) } } }

  /// The open specs that depend on one of these files.
  func dependents(on paths: Set<String>) -> Set<String> {
    state.withLock { state in Set(state.inputs.filter { !$0.value.isDisjoint(with: paths) }.keys) }
  }

  /// What was found in the newest text of a document: of the specs that read it as it is now, with the rules if they are checked.
  func findings(for file: EditorFile, _ session: ServerSession) -> [(study: SpecStudy, problems: [Diagnostic])] {
    var studies = state.withLock { $0.checked }
    if file.isStudied, studies[file.uri]?.bytes != file.document.bytes {
      studies[file.uri] = server.studies.newest(file, session).study
    }
    return studies.sorted { $0.key < $1.key }.map(\.value).filter { study in
      study.spec.path == file.path || study.contents(of: file.place) == file.document.bytes
    }.map { study in (study, study.diagnostics.diagnostics) }
  }

  private func check(_ changes: PendingChanges.Changes) {
    // What is written while files are read is noticed afterwards.
    let moment = FileMoment.now
    let session = server.session
    for uri in changes.closed where session.snapshot.files[uri] == nil { forget(uri) }
    // A file that is no spec any more has no problems either.
    let checked = state.withLock { $0.published.specs }
    for uri in checked where !isChecked(session.snapshot.files[uri]) { forget(uri) }
    for file in wanted(changes, session).sorted(by: { $0.uri < $1.uri }) {
      check(file, session)
    }
    server.watch(inputs, readSince: moment)
  }

  private func isChecked(_ file: EditorFile?) -> Bool {
    guard let file else { return false }
    return file.isStudied || file.role == .configuration
  }

  /// The open files to check: those that changed, and those that depend on one.
  private func wanted(_ changes: PendingChanges.Changes, _ session: ServerSession) -> [EditorFile] {
    let all = session.snapshot.files.values.filter { isChecked($0) }
    if changes.isEverything || !changes.closed.isEmpty { return Array(all) }
    let places = Set(changes.edited.compactMap { session.snapshot.files[$0]?.place })
    let dependents = dependents(on: places)
    let isConfiguration = places.contains { PathRules.name(of: $0) == ConfigurationParser.fileName }
    return all.filter { file in
      isConfiguration || changes.edited.contains(file.uri) || dependents.contains(file.uri)
        || state.withLock { $0.inputs[file.uri] == nil }
    }
  }

  private func check(_ file: EditorFile, _ session: ServerSession) {
    if file.role == .configuration { return publish(configurationProblems(file, session), of: file, session) }
    let spec = server.studies.newest(file, session)
    var study = spec.study
    let inputs = absolute(study.inputs.watchedPaths.union(session.live.inputs.watchedPaths))
    state.withLock { $0.inputs[file.uri] = inputs }
    guard isNewest([file.uri], session) else { return again(file) }
    if session.settings.lints { session.live.lint(&study) }
    state.withLock { [study] in $0.checked[file.uri] = study }
    var found = study.diagnostics.diagnostics
    if let problem = spec.problem, !found.contains(problem) { found.append(problem) }
    // A problem with the configuration is reported where the configuration is; while that is open, by itself.
    found += study.configuration.diagnostics.diagnostics.filter {
      session.snapshot.file(at: $0.range.file)?.role != .configuration
    }
    found += session.live.diagnostics.diagnostics
    var places = DiagnosticPlaces(session, study)
    publish(
      Dictionary(grouping: found.map { places.diagnostic($0) }, by: \.uri).mapValues { $0.map(\.diagnostic) }, of: file,
      session)
  }

  private func configurationProblems(_ file: EditorFile, _ session: ServerSession) -> [String: [ProtocolDiagnostic]] {
    var bag = DiagnosticBag()
    var parser = session.live.flags.limits.configurationParser
    parser.files = session.snapshot.texts
    _ = parser.configuration(file.document.bytes, path: file.path, diagnostics: &bag)
    var places = DiagnosticPlaces(session)
    return Dictionary(grouping: bag.diagnostics.map { places.diagnostic($0) }, by: \.uri)
      .mapValues { $0.map(\.diagnostic) }
  }

  private func publish(_ found: [String: [ProtocolDiagnostic]], of file: EditorFile, _ session: ServerSession) {
    var found = found
    found[file.uri, default: []] += []
    guard isNewest(found.keys, session) else { return again(file) }
    let changed = state.withLock { $0.published.take(found, of: file.uri) }
    for (uri, diagnostics) in changed.sorted(by: { $0.key < $1.key }) {
      send(diagnostics, uri, version: session.snapshot.files[uri]?.document.version)
    }
  }

  /// Whether these documents are still as they were checked.
  private func isNewest(_ uris: some Sequence<String>, _ session: ServerSession) -> Bool {
    uris.allSatisfy { server.connection.documents.document($0)?.stamp == session.snapshot.files[$0]?.document.stamp }
  }

  /// Checks a newer version of a file instead.
  private func again(_ file: EditorFile) { pending.add { $0.edited.insert(file.uri) } }

  private func forget(_ uri: String) {
    let changed = state.withLock { state in
      state.inputs[uri] = nil
      state.checked[uri] = nil
      return state.published.take([:], of: uri)
    }
    for (uri, diagnostics) in changed { send(diagnostics, uri, version: nil) }
    server.studies.forget(uri)
  }

  private func send(_ diagnostics: [ProtocolDiagnostic], _ uri: String, version: Int?) {
    server.connection.notify("textDocument/publishDiagnostics") { writer in
      writer.object { writer in
        writer.member("uri", uri)
        if let version { writer.member("version", version) }
        writer.array("diagnostics") { writer in for diagnostic in diagnostics { diagnostic.write(to: &writer) } }
      }
    }
  }

  private func absolute(_ paths: Set<String>) -> Set<String> { Set(paths.map(WorkingFolder.absolute)) }
}
