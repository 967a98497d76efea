import TableDiagnostics
import TableIR
import YAMLSyntax

/// The value of `strings`: one file, or a list.
enum StringFiles {
  static let schema: Schema = .either([file, .list(file, count: 1...SpecBounds.mostChoices)])
  private static let file = Schema.naming(.use(.path), .pattern("\\.xcstrings$", name: "a string catalog"))

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
    let nodes = isSequence(node) ? elements(node, expected: "a list of files") ?? [] : [node]
    guard (1...SpecBounds.mostChoices).contains(nodes.count) else {
      report(
        .wrongType, "\(subjectText) must have from 1 to \(SpecBounds.mostChoices) elements, not \(nodes.count)",
        at: node)
      return
    }
    for node in nodes {
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
      for key in read.catalog.strings.keys where known.catalog.strings[key] == nil {
        known.laterFiles[key] = known.paths.count - 1
      }
      var all = read.catalog
      all.sourceLanguage = known.catalog.sourceLanguage
      all.merge(known.catalog)
      known.catalog = all
      strings = known
    }
  }

  private func readCatalog(_ name: String, at node: NodeID) -> StringFiles.Read? {
    let quoted = name.quotedForMessage
    guard name.hasSuffix(".xcstrings") else {
      report(
        .badValue, "\(quoted) is not a string catalog", at: node, help: "name a file that ends in .xcstrings")
      return nil
    }
    switch paths.resolve(name, from: source.path, files: files) {
    case .outside:
      report(
        .includeOutsideRoot, "the string catalog \(quoted) is outside the root", at: node,
        help: "keep catalogs below \(paths.root), or move the root with --root")
      return nil
    case .missing(let path):
      let closest = ClosestPath(to: name, in: self)
      report(
        .includeMissing, "there is no string catalog \(quoted)", at: node, label: closest.label(for: path),
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
      report(.includeMissing, "the string catalog \(name) cannot be read: \(error.words)", at: node)
      return nil
    }
    spend(DecodingCost.byte, times: bytes.count)
    guard !work.isSpent else { return nil }
    guard LFSPointer(bytes) == nil else {
      effects.bag.add(.notFetched(path))
      return nil
    }
    do throws(CatalogError) {
      return try StringCatalog.parse(bytes)
    } catch {
      let place = SourcePosition(line: error.line, column: error.column)
      effects.bag.add(
        Diagnostic(
          code: .unreadableStrings, message: "the string catalog \(name) cannot be read: \(error.message)",
          range: SourceRange(file: path, start: place, end: place),
          notes: [Note(message: "named here", range: source.range(node))]))
      return nil
    }
  }
}
