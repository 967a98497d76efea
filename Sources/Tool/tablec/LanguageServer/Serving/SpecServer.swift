import TableDiagnostics
import TableLanguageServer
import TableParsing
import TablePreview
import TableSupport

/// The language server: what it knows between two messages.
final class SpecServer: LanguageServer {
  let connection: Connection
  let studies = SpecStudies()
  let texts = SpecTexts()
  private let editor: EditorTexts
  private let state = Locked(State())
  private let checking = Locked<DiagnosticsThread?>(nil)
  private let watcher = Locked<FileWatcher?>(nil)

  private struct State {
    var settings = ServerSettings()
    var live = LiveSession(.standard)
    var folders: [String] = []
    var capabilities = ClientCapabilities()
    /// Those of `initializationOptions`.
    var initialSettings = ServerSettings()
  }

  init(_ connection: Connection) {
    self.connection = connection
    editor = EditorTexts(connection.documents)
  }

  var capabilities: ClientCapabilities { state.withLock { $0.capabilities } }
  var settings: ServerSettings { state.withLock { $0.settings } }

  /// Everything that an answer depends on, at this moment.
  var session: ServerSession {
    let (settings, live, folders) = state.withLock { ($0.settings, $0.live, $0.folders) }
    return ServerSession(
      settings: settings, live: live, snapshot: editor.snapshot(folders: folders, flags: live.flags),
      encoding: connection.encoding, folders: folders)
  }

  // MARK: The beginning

  func initialize(_ parameters: JSONValue, _ connection: Connection) throws(ResponseError) -> OutgoingMessage.Content {
    let settings = ServerSettings(parameters["initializationOptions"])
    var folders = (parameters["workspaceFolders"]?.array ?? []).compactMap { $0["uri"]?.string }
    if folders.isEmpty, let root = parameters["rootUri"]?.string { folders = [root] }
    let paths = folders.compactMap(DocumentURI.path).map(Self.folder)
    state.withLock { state in
      (state.settings, state.initialSettings, state.live) = (settings, settings, LiveSession(settings.flags))
      state.folders = paths
      state.capabilities = ClientCapabilities(parameters["capabilities"])
    }
    let encoding = connection.encoding
    return { ServerDescription(encoding: encoding).write(to: &$0) }
  }

  private static func folder(_ path: String) -> String {
    let plain = PathRules.withoutDots(path)
    return plain.count > 1 && plain.hasSuffix("/") ? String(plain.dropLast()) : plain
  }

  /// `initialized`: from now on the client can be asked and told.
  private func begin() {
    guard checking.withLock({ $0 == nil }) else { return }
    let thread = DiagnosticsThread(self)
    checking.withLock { $0 = thread }
    watcher.withLock { watcher in
      watcher = FileWatcher(
        onProblem: { [connection] in connection.log("files: \($0)", isWarning: true) },
        onChange: { [self] in noteDisk($0) })
    }
    thread.start()
    report(settings.problems)
    if capabilities.registersSettings { registerForSettings() }
    askForSettings()
    check { $0.isEverything = true }
  }

  func shutDown() { watcher.withLock { $0 = nil } }

  /// The problems that were last found in the newest text of a document: its own, or those of the open specs that include it.
  func findings(for file: EditorFile, _ session: ServerSession) -> [(study: SpecStudy, problems: [Diagnostic])] {
    checking.withLock { $0 }?.findings(for: file, session) ?? []
  }

  // MARK: Changes

  /// Has something checked again.
  func check(_ change: (inout PendingChanges.Changes) -> Void) { checking.withLock { $0 }?.add(change) }

  func note(_ change: OpenDocuments.Change) {
    switch change {
    case .opened(let uri), .edited(let uri): check { $0.edited.insert(uri) }
    case .closed(let uri):
      check { $0.closed.insert(uri) }
      if let path = DocumentURI.path(of: uri) { texts.forget(path) }
    case .saved, .refused: break
    }
  }

  private func noteDisk(_ changes: FileChanges) {
    let isFlags = changes.mayBeAny || !changes.paths.isDisjoint(with: session.live.inputs.watchedPaths)
    if isFlags { state.withLock { $0.live = LiveSession($0.settings.flags) } }
    studies.expire()
    texts.forgetListing()
    let dependents = checking.withLock { $0 }?.dependents(on: changes.paths) ?? []
    check { pending in
      if isFlags { pending.isEverything = true }
      pending.edited.formUnion(dependents)
    }
  }

  /// Watches the files that open specs depend on.
  func watch(_ paths: Set<String>, readSince moment: FileMoment) {
    watcher.withLock { $0 }?.watch(paths, readSince: moment)
  }

  func receive(_ method: String, _ parameters: JSONValue) {
    switch method {
    case "initialized": begin()
    case "workspace/didChangeConfiguration":
      let settings = parameters["settings"]
      if let own = settings?["tablec"] { take(own) } else { askForSettings() }
    case "workspace/didChangeWorkspaceFolders": take(folders: parameters["event"] ?? .null)
    case "workspace/didChangeWatchedFiles":
      studies.expire()
      texts.forgetListing()
      check { $0.isEverything = true }
    default: break
    }
  }

  private func take(folders event: JSONValue) {
    func paths(_ key: String) -> [String] {
      (event[key]?.array ?? []).compactMap { $0["uri"]?.string }.compactMap(DocumentURI.path).map(Self.folder)
    }
    let removed = Set(paths("removed"))
    state.withLock { $0.folders = $0.folders.filter { !removed.contains($0) } + paths("added") }
    editor.forget()
    studies.expire()
    check { $0.isEverything = true }
  }

  // MARK: Settings

  private func registerForSettings() {
    connection.ask("client/registerCapability") { writer in
      writer.object { writer in
        writer.array("registrations") { writer in
          writer.object { writer in
            writer.member("id", "settings")
            writer.member("method", "workspace/didChangeConfiguration")
            writer.object("registerOptions") { $0.member("section", "tablec") }
          }
        }
      }
    }
  }

  private func askForSettings() {
    guard capabilities.settings else { return }
    connection.ask(
      "workspace/configuration",
      { writer in
        writer.object { writer in
          writer.array("items") { writer in writer.object { $0.member("section", "tablec") } }
        }
      },
      then: { [self] answer in
        // An editor without such settings answers null: those of `initializationOptions` apply.
        take((try? answer.get())?.array?.first)
      })
  }

  private func take(_ value: JSONValue?) {
    guard case .object(let object)? = value, !object.isEmpty else { return }
    let settings = ServerSettings(value, over: state.withLock { $0.initialSettings })
    state.withLock { state in
      state.settings = settings
      state.live = LiveSession(settings.flags)
    }
    report(settings.problems)
    editor.forget()
    studies.expire()
    check { $0.isEverything = true }
    if capabilities.refreshesHints { connection.ask("workspace/inlayHint/refresh") { $0.null() } }
  }

  private func report(_ problems: [String]) {
    for problem in problems {
      connection.notify("window/showMessage") { writer in
        writer.object { writer in
          writer.member("type", 2)
          writer.member("message", "tablec: " + problem)
        }
      }
    }
  }
}
