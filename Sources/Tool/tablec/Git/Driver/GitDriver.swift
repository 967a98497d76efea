import GitReading
import TableDiagnostics
import TableParsing

/// Shows a change of a spec on behalf of git: what moved in the layout, or the changed lines if those are more useful.
///
/// Both versions are laid out as if they were at their path: the files that they include and name are taken from the working tree.
struct GitDriver {
  var git = Git()
  var diffing: LayoutDiffing
  var configurations: RunConfiguration
  var documents: DiffDocuments
  /// The largest file that is read.
  private var limit: Int { max(diffing.session.parser.syntax.maxBytes, ImportSource.mostBytes) }

  func text(_ call: GitDriverCall) throws(Git.Problem) -> [UInt8] {
    switch call {
    case .unmerged(let path): Array("* Unmerged path \(safeText(path))\n".utf8)
    case .change(let change): try text(change)
    }
  }

  private func text(_ change: GitChange) throws(Git.Problem) -> [UInt8] {
    guard change.old?.isFile ?? true, change.new?.isFile ?? true else { return try plain(change) }
    let sides: (old: LayoutSide?, new: LayoutSide?)
    do throws(Diagnostic) {
      sides = (try side(change.old, at: oldPlace(of: change)), try side(change.new, at: change.newPath))
    } catch {
      return try plain(change, after: "no layouts to compare: \(error.message)")
    }
    if ImportSource.isDocument(change.newPath) { return try text(ofDocument: change, sides) }
    switch diffing.compare(old: sides.old, new: sides.new) {
    case .different(let text):
      let layout = layout(text, of: change)
      // A file that was added or removed has nothing to compare it with, so its lines are shown.
      return change.old == nil || change.new == nil
        ? layout + (try PlainDiff(git: git, colour: diffing.colour).text(change)) : layout
    case .same:
      return try plain(change, after: change.isRenameAlone ? nil : "the layout is the same; the text differs")
    case .unusable(let old, let new):
      return try plain(change, after: "no layouts to compare", problems(old, new, sides))
    case .profile:
      return try plain(change, after: "a metrics profile: compare the specs that name it with 'tablec diff'")
    case .noSpec:
      return try plain(change)
    }
  }

  /// A storyboard or a xib: what moved in its tables.
  private func text(
    ofDocument change: GitChange, _ sides: (old: LayoutSide?, new: LayoutSide?)
  ) throws(Git.Problem) -> [UInt8] {
    let comparison = DocumentDiffing(diffing: diffing, documents: documents).compare(old: sides.old, new: sides.new)
    switch comparison {
    case .different(let text): return layout(text, of: change)
    case .same:
      return try plain(
        change, after: change.isRenameAlone ? nil : "the layout of its tables is the same; other things differ")
    case .noTable: return try plain(change)
    case .unusable(let reason): return try plain(change, after: "no tables to compare: \(reason)")
    }
  }

  private func layout(_ text: String, of change: GitChange) -> [UInt8] {
    let lines = ["diff --tablec \(change.oldName) \(change.newName)"] + change.headerLines
    return Array((lines.map { header($0) + "\n" }.joined() + text).utf8)
  }

  /// Where the old version is laid out: at its own path, or beside the new version if that folder no longer exists.
  private func oldPlace(of change: GitChange) -> String {
    PathKind(PathRules.folder(of: change.oldPath)) == .folder ? change.oldPath : change.newPath
  }

  private func side(_ side: GitChange.Side?, at path: String) throws(Diagnostic) -> LayoutSide? {
    guard let side else { return nil }
    let bytes = try SpecFile(path: side.file, outputName: "").read(limit: limit)
    // Without a configuration, the root is the repository: a spec may use everything in it.
    var spec = SpecFile(path: path, outputName: "", root: ".")
    spec.settings = configurations.configuration(ofFolder: PathRules.folder(of: path), of: path).settings
    return LayoutSide(bytes: bytes, spec: spec)
  }

  // MARK: Changed lines

  private func plain(_ change: GitChange, after note: String? = nil, _ problems: String = "") throws(Git.Problem)
    -> [UInt8]
  {
    let lines = try PlainDiff(git: git, colour: diffing.colour).text(change)
    guard let note else { return lines }
    return Array("\(header("tablec: \(note)"))\n\(problems)".utf8) + lines
  }

  private func header(_ line: String) -> String { PlainDiff.header(line, colour: diffing.colour) }

  /// The first error of each version, and how many more there are.
  private func problems(_ old: DiagnosticBag, _ new: DiagnosticBag, _ sides: (old: LayoutSide?, new: LayoutSide?))
    -> String
  {
    let versions = [("old", old, sides.old), ("new", new, sides.new)]
    return versions.map { name, bag, side in
      guard let error = bag.diagnostics.first(where: { $0.severity == .error }) else { return "" }
      var first = DiagnosticBag()
      first.add(error)
      let limit = limit
      let renderer = TextRenderer(colour: diffing.colour) { file in
        file == side?.spec.path ? side?.bytes : try? DiskFiles().read(file, limit: limit)
      }
      let more = bag.errorCount > 1 ? " has \(bag.errorCount) errors; the first:" : ":"
      return "the \(name) version\(more)\n\(renderer.render(first))"
    }.joined()
  }
}

extension GitChange {
  /// Whether git shows it because of its name or mode rather than its contents.
  fileprivate var isRenameAlone: Bool { lines.contains("similarity index 100%") }
}

extension Git {
  /// Whether git would colour a difference written to this process's output, considering `color.diff`, the terminal and the pager.
  func coloursDiffs(isTerminal: Bool) -> Bool {
    (try? line(["config", "--get-colorbool", "color.diff", isTerminal ? "true" : "false"])) == "true"
  }
}
