import TableDiagnostics
import TableIR
import YAMLSyntax

/// The value of `strings`: one file, or a list.
enum StringFiles {
  static let schema: Schema = .either([file, .list(file, count: 1...SpecBounds.mostChoices)])
  private static let file = Schema.naming(
    .use(.path), .pattern("\\.(xcstrings|strings|stringsdict)$", name: "a string catalog"))

  static func written(_ files: [String]) -> SpecValue? {
    files.count == 1 ? .text(files[0]) : .list(files.map { .text($0) })
  }

  /// A catalog with the path of its file in messages.
  fileprivate struct Read {
    var catalog: StringCatalog
    var path: String
  }
}

extension SpecDecoder {
  /// Reads the app's strings. Those of files that are named later are added to those that are known.
  func readStrings(_ node: NodeID) {
    // Those of the project are for specs that name none.
    if strings?.isOfProject == true { strings = nil }
    for node in oneOrSeveral(node, expected: "a list of files") {
      guard let name = readName(node, expected: "the path of a string catalog") else { continue }
      guard let read = readCatalog(name, at: node) else {
        effects.hasUnreadStrings = true
        continue
      }
      let file = nameFromSpec(name)
      guard var known = strings else {
        strings = TableStrings(catalog: read.catalog, files: [file], paths: [read.path])
        continue
      }
      guard !known.files.contains(file) else { continue }
      known.files.append(file)
      known.paths.append(read.path)
      // As in Foundation, the forms of a number hold over the text that a `.strings` file has for the key.
      let holds = file.hasSuffix(".stringsdict")
      let table = known.table(of: file)
      for (key, translations) in read.catalog.strings {
        if table > 0, known.catalog.strings[key] == nil { known.catalog.laterTables[key] = table }
        for language in translations.keys where holds || known.catalog.strings[key]?[language] == nil {
          known.laterFiles[key, default: [:]][language] = known.paths.count - 1
        }
      }
      var all = holds ? known.catalog : read.catalog
      all.merge(holds ? read.catalog : known.catalog)
      (all.sourceLanguage, all.laterTables) = (known.catalog.sourceLanguage, known.catalog.laterTables)
      known.catalog = all
      strings = known
    }
  }

  /// The elements of a list that can also be written as one of them; none after reporting a diagnostic.
  func oneOrSeveral(_ node: NodeID, expected: String) -> [NodeID] {
    let nodes = isSequence(node) ? elements(node, expected: expected) ?? [] : [node]
    if (1...SpecBounds.mostChoices).contains(nodes.count) { return nodes }
    report(
      .wrongType, "\(subjectText) must have from 1 to \(SpecBounds.mostChoices) elements, not \(nodes.count)", at: node)
    return []
  }

  private func readCatalog(_ name: String, at node: NodeID) -> StringFiles.Read? {
    let quoted = name.quotedForMessage
    guard StringsFile.suffixes.contains(where: name.hasSuffix) else {
      report(
        .badValue, "\(quoted) is not a string catalog", at: node,
        help: "name a file that ends in .xcstrings, .strings or .stringsdict")
      return nil
    }
    let kind = StringsFile.kind(of: name)
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(
        .includeOutsideRoot, "the \(kind) \(quoted) is outside the root", at: node,
        help: "keep strings below \(paths.root), or move the root with --root")
      return nil
    case .missing(let path):
      let closest = ClosestPath(to: name, in: self)
      report(
        .includeMissing, "there is no \(kind) \(quoted)", at: node, label: closest.label(for: path),
        fixIts: closest?.fixIts(node, in: self) ?? [])
      return nil
    case .inside(let path, let canonical):
      checkSpelling(of: name, at: node)
      return parseCatalog(canonical, path: path, name: quoted, at: node).map {
        StringFiles.Read(catalog: $0, path: path)
      }
    }
  }

  private func parseCatalog(_ canonical: String, path: String, name: String, at node: NodeID) -> StringCatalog? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.read(canonical, limit: StringCatalog.greatestSize)
    } catch {
      report(.includeMissing, "the \(StringsFile.kind(of: path)) \(name) cannot be read: \(error.words)", at: node)
      return nil
    }
    spend(DecodingCost.byte, times: bytes.count)
    guard !work.isSpent else { return nil }
    guard LFSPointer(bytes) == nil else {
      effects.bag.add(.notFetched(path))
      return nil
    }
    do throws(CatalogError) {
      let read = try StringsFile.read(bytes, path: path)
      for key in read.repeated { effects.bag.add(.repeatedString(key, name: name, path: path)) }
      return read.catalog
    } catch {
      var problem = Diagnostic.unreadableStrings(error, name: name, path: path)
      problem.notes.append(Note(message: "named here", range: source.range(node)))
      effects.bag.add(problem)
      return nil
    }
  }
}
