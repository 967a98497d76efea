import TableDiagnostics
import TableLayout
import TableParsing
import TablePreview

/// What a live preview knows at one moment: every answer to a request is made of it, on any thread.
struct PreviewState: Sendable {
  var session: LiveSession
  private(set) var tables: [String: LiveTable] = [:]
  /// The entries of the list of tables, without profiles.
  private var entries: [String: PreviewIndex.Entry] = [:]
  /// What the page is called.
  var title: String
  var isFolder: Bool
  var openURL: String?
  /// Whether there is a repository to compare with.
  var hasRepository = false
  /// The tables that the last commit has, and that are gone.
  var removed: [PreviewIndex.Entry] = []
  /// The canonical folder that profiles and specs that a page names must be in.
  var folder: String

  init(session: LiveSession, title: String, isFolder: Bool, openURL: String?, folder: String) {
    (self.session, self.title, self.isFolder) = (session, title, isFolder)
    (self.openURL, self.folder) = (openURL, folder)
  }

  /// Takes what is known of a table now; nil if it is forgotten. Costs the same however many others there are.
  mutating func set(_ table: LiveTable?, _ id: String) {
    tables[id] = table
    entries[id] = table.flatMap { $0.isProfile ? nil : entry(of: $0) }
  }

  /// The table that a query is about.
  func table(_ query: PreviewQuery) -> LiveTable? {
    guard let id = query.table else { return isFolder ? nil : entries.keys.first.flatMap { tables[$0] } }
    return tables[id]
  }

  /// What is shown for a table that there is not.
  func missing(_ id: String) -> Scene {
    var scene = Scene(table: id, state: .broken)
    let isRemoved = removed.contains { $0.id == id }
    let message =
      isRemoved
      ? "the table \(id.quotedForMessage) was removed since the last commit"
      : "there is no table \(id.quotedForMessage)"
    scene.problems = [Diagnostic(query: message, help: "choose one of the list")]
    return scene
  }

  // MARK: Environments

  /// The environments that a query asks for.
  func environments(_ query: PreviewQuery) throws(Diagnostic) -> LiveSession.Environments {
    guard !query.choosesNothing else { return LiveSession.Environments() }
    return try session.environments(named: query.text) { () throws(Diagnostic) in try find(query) }
  }

  private func find(_ query: PreviewQuery) throws(Diagnostic) -> LiveSession.Environments {
    let options = try query.options()
    let most = max(session.base.parser.maxEnvironments, 1)
    guard options.over(session.flags.environment).combinations <= most else {
      throw Diagnostic(
        query: "the address asks for more than \(most) environments", help: "choose fewer values")
    }
    for path in options.metricsFiles where !session.flags.environment.metricsFiles.contains(path) {
      // A page must not read whatever it likes, and a pipe would wait for its writer.
      guard let canonical = FileSystem.live.canonicalPath(path), PathRules(root: folder).contains(canonical),
        PathKind(canonical) == .file
      else { throw Diagnostic(query: "there is no profile \(path.quotedForMessage) in the project") }
    }
    let environments = session.environments(options)
    if let problem = environments.diagnostics.diagnostics.first(where: { $0.severity == .error }) { throw problem }
    return environments
  }

  // MARK: Documents

  /// The list of tables.
  func index() -> PreviewIndex {
    var index = PreviewIndex(mode: .live, title: title, isFolder: isFolder, openURL: openURL)
    if hasRepository { index.against = [ComparedVersion.head, ComparedVersion.mergeBase] }
    index.tables = (Array(entries.values) + removed.filter { tables[$0.id] == nil }).sorted { $0.id < $1.id }
    return index
  }

  private func entry(of table: LiveTable) -> PreviewIndex.Entry {
    // What is shown there if metrics or fonts cannot be used is a problem, and the page names the environments all the same.
    let names = table.shown?.table.flatMap { try? session.base.environments.entries(of: $0) }?.map(\.name) ?? []
    let picture = "thumbnail.svg?table=\(table.id.queryValue)&revision=\(table.revision)"
    return table.entry(environments: names.count > 1 ? names : [], thumbnail: table.shown == nil ? nil : picture)
  }

  /// What the page shows of a table.
  func scene(_ table: LiveTable, _ query: PreviewQuery) -> Scene {
    var scene = Scene(table: table.id, revision: table.revision, state: table.state)
    var problems = session.diagnostics.diagnostics
    if let study = table.study {
      // An address that asks for what cannot be shown is told below.
      let environments = try? environments(query).environments
      let own = session.problems(of: study, shownIn: environments)
      problems += study.configuration.diagnostics.diagnostics + own.problems
      scene.places = own.places
      scene.files = study.texts.map {
        SceneFile(path: $0.path, canonicalPath: $0.canonicalPath, text: String(decoding: $0.bytes, as: UTF8.self))
      }
    }
    do throws(Diagnostic) { scene.figures = try figures(table, query) } catch {
      problems.append(error)
      if scene.state == .ok && error.code != .unusableQuery { scene.state = .broken }
    }
    scene.problems = problems
    return scene
  }

  private func figures(_ table: LiveTable, _ query: PreviewQuery) throws(Diagnostic) -> [SceneFigure] {
    guard let study = table.shown, let source = study.parsed?.source else { return [] }
    let work = source.work
    let layouts = try session.layOut(study, in: try environments(query).environments, work: work)
    var figures: [SceneFigure] = []
    for layout in layouts {
      let own = layouts.count > 1 ? query.narrowed(to: layout.entry.name) : query
      let figure = SceneFigure(
        of: layout.tree, query: own.text, pictures: session.base.pictures, limit: work.left)
      work.spend(figure.picture.count)
      try source.check(work, "drawing", environments: layouts.count)
      figures.append(figure)
    }
    return figures
  }
}
