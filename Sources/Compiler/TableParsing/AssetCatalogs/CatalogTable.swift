import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// The asset catalogs of the app, and what a spec has used of them.
struct CatalogTable {
  fileprivate(set) var catalogs: AssetCatalogs?
  /// The colours that the spec uses, in the order in which it names them.
  fileprivate(set) var used: [UsedColorSet] = []
  /// Whether a catalog could not be read: what it has is no mistake.
  fileprivate(set) var areUnread = false
  /// Nil until a name is looked for.
  fileprivate var index: CatalogIndex?
  /// Nil for a colour that was reported.
  fileprivate var colors: [String: Color?] = [:]

  init(_ catalogs: AssetCatalogs? = nil) { self.catalogs = catalogs }

  /// The name of a set that another one most likely means: first one that differs in nothing but the folders around it, which are part of a name only
  /// where they provide a namespace.
  static func closest(to name: String, in names: [String]) -> String? {
    func last(_ name: String) -> Substring { name.split(separator: "/").last ?? "" }
    return names.first { last($0) == last(name) && $0 != name } ?? closestMatch(to: name, in: names)
  }
}

/// The value of `assets`: one asset catalog, or a list.
enum CatalogFolders {
  static let schema: Schema = .either([folder, .list(folder, count: 1...SpecBounds.mostChoices)])
  private static let folder = Schema.naming(.use(.folder), .pattern("\\.xcassets/?$", name: "an asset catalog"))

  static func written(_ folders: [String]) -> SpecValue? {
    folders.count == 1 ? .text(folders[0]) : .list(folders.map { .text($0) })
  }
}

extension SpecDecoder {
  /// Reads the names of asset catalogs. Those that are named later are added to those that are known.
  func readCatalogs(_ node: NodeID) {
    // Those of the project are for specs that name none.
    if catalogs.catalogs?.isOfProject == true { catalogs = CatalogTable() }
    for node in oneOrSeveral(node, expected: "a list of asset catalogs") {
      guard let name = readName(node, expected: "the path of an asset catalog") else { continue }
      guard let path = catalogFolder(name, at: node) else {
        catalogs.areUnread = true
        continue
      }
      let folder = nameFromSpec(name)
      var known = catalogs.catalogs ?? AssetCatalogs(folders: [], paths: [])
      guard !known.folders.contains(folder) else { continue }
      known.folders.append(folder)
      known.paths.append(path)
      (catalogs.catalogs, catalogs.index) = (known, nil)
    }
  }

  private func catalogFolder(_ name: String, at node: NodeID) -> String? {
    let quoted = name.quotedForMessage
    guard name.hasSuffix(".xcassets") || name.hasSuffix(".xcassets/") else {
      report(
        .badValue, "\(quoted) is not an asset catalog", at: node, help: "name a folder that ends in .xcassets")
      return nil
    }
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(
        .includeOutsideRoot, "the asset catalog \(quoted) is outside the root", at: node,
        help: "keep asset catalogs below \(paths.root), or move the root with --root")
      return nil
    case .missing(let path):
      let closest = ClosestPath(to: name, in: self)
      report(
        .includeMissing, "there is no asset catalog \(quoted)", at: node,
        label: closest.map(\.label) ?? "no folder \(path.cutForLabel)", fixIts: closest?.fixIts(node, in: self) ?? [])
      return nil
    case .inside(var path, _):
      checkSpelling(of: name, at: node)
      if path.hasSuffix("/") { path.removeLast() }
      // Not by the names in it: all specs of a project would depend on these.
      if files.canonicalPath(files.path(of: ".", in: path)) != nil { return path }
      report(
        .badValue, "the asset catalog \(quoted) is not a folder", at: node, label: "at \(path.cutForLabel)")
      return nil
    }
  }

  /// The index of the catalogs, which are read when something is first looked for; nil if there are none.
  private var catalogIndex: CatalogIndex? {
    guard let known = catalogs.catalogs else { return nil }
    if let index = catalogs.index { return index }
    let index = CatalogIndex(known, files: files, work: work)
    catalogs.index = index
    return index
  }

  /// The names of the catalogs' sets, to suggest one for a name that none has.
  func catalogNames(_ kind: AssetIndex.Kind) -> [String] { catalogIndex?.names(kind) ?? [] }

  /// Whether the catalogs have an image of a name, and no colour.
  func isImageOfCatalog(_ name: String) -> Bool {
    guard let index = catalogIndex else { return false }
    return index.set(.color, name, files) == nil && index.set(.image, name, files) != nil
  }

  // MARK: Colours

  /// A colour of the catalogs: nil if none has the name; a value of nil after reporting a diagnostic.
  func catalogColor(_ name: String, at node: NodeID) -> Color?? {
    if let known = catalogs.colors[name] { return known }
    guard let folder = catalogIndex?.set(.color, name, files) else { return nil }
    let color = readColorSet(name, in: folder, at: node)
    catalogs.colors[name] = .some(color)
    return .some(color)
  }

  private func readColorSet(_ name: String, in folder: String, at node: NodeID) -> Color? {
    guard let contents = contents(ofSet: name, in: folder, code: .badColor, "colour", at: node) else { return nil }
    guard let set = ColorSet(contents.value) else {
      report(
        .badColor, "the colour \(name.quotedForMessage) of the asset catalog has no value for iOS that can be read",
        at: node,
        label: "in \(contents.path.cutForLabel)",
        help: "give it a colour for universal, iPhone or iPad in Xcode, by its components in a colour space")
      return nil
    }
    let color = set.named(name)
    catalogs.used.append(UsedColorSet(color, path: contents.path))
    return .named(color)
  }

  // MARK: Images

  /// The set of an image, and its folder; nil if no catalog has the name, and a value of nil after reporting a diagnostic.
  func catalogImage(_ name: String, at node: NodeID) -> (set: ImageSet, folder: String)?? {
    guard let folder = catalogIndex?.set(.image, name, files) else {
      guard let symbol = catalogIndex?.set(.symbol, name, files) else { return nil }
      report(
        .unreadableImage, "\(name.quotedForMessage) is a symbol of the asset catalog, whose size its font decides",
        at: node, label: "in \(symbol.cutForLabel)", help: "write {size: [width, height]} for a placeholder of its size"
      )
      return .some(nil)
    }
    guard let contents = contents(ofSet: name, in: folder, code: .unreadableImage, "image", at: node) else {
      return .some(nil)
    }
    return (ImageSet(contents.value, isSymbol: false), folder)
  }

  /// What a set's `Contents.json` has.
  private func contents(
    ofSet name: String, in folder: String, code: DiagnosticCode, _ noun: String, at node: NodeID
  ) -> (value: JSONValue, path: String)? {
    let path = files.path(of: "Contents.json", in: folder)
    let reason: String
    switch catalogFile(path) {
    case .failure(let problem): reason = problem.words
    case .success(let bytes):
      spend(DecodingCost.byte, times: bytes.count)
      guard !work.isSpent else { return nil }
      do throws(JSONError) { return (try JSONValue.parse(bytes), path) } catch { reason = error.message }
    }
    report(
      code, "the \(noun) \(name.quotedForMessage) of the asset catalog cannot be read: \(reason)", at: node,
      label: "in \(path.cutForLabel)")
    return nil
  }

  /// The bytes of a file of a set, which has to be in its catalog, wherever links lead.
  private func catalogFile(_ path: String) -> Result<[UInt8], FileProblem> {
    guard let canonical = canonicalPath(inCatalog: path) else {
      return .failure(files.canonicalPath(path) == nil ? .missing : .unreadable("a link leads out of the catalog"))
    }
    return Result { () throws(FileProblem) in try files.read(canonical, limit: CatalogIndex.greatestSize) }
  }

  /// The canonical path of a file of a catalog; nil if it does not exist, or a link leads out of the catalog.
  func canonicalPath(inCatalog path: String) -> String? { catalogIndex?.canonicalPath(path, files) }
}
