import TableDiagnostics
import TableIR
import TableParsing

extension RunConfiguration {
  /// A configuration, and the folder that its paths are relative to.
  struct Found {
    var configuration: ProjectConfiguration
    /// Canonical, with a trailing slash; empty if there is no configuration.
    var folder: String
    /// The path of the file in messages.
    var shown = ""
    /// Where it was found.
    var files = FileSystem.run
    /// The places of its keys, by their paths.
    var places: [String: SourceRange] = [:]
    /// The canonical folder that the files of specs must be in; nil if there is no configuration, or if its root is not valid.
    var root: String?

    static let none = Found(configuration: ProjectConfiguration(), folder: "")

    /// What it sets for each spec; nil if there is no configuration.
    var settings: SpecSettings? {
      guard !folder.isEmpty else { return nil }
      return SpecSettings(
        root: root, environments: configuration.environments, strings: configuration.strings,
        assets: configuration.assets, levels: configuration.lint.levels, output: configuration.output, file: shown)
    }

    /// The canonical folder of the file, without the trailing slash.
    private var base: String { files.folder(of: folder + ConfigurationParser.fileName) }

    /// The path of a file that the configuration names, which must be in its folder or below it.
    /// - Parameter noun: what the file is, for a message.
    func path(of name: String, _ noun: String) throws(Diagnostic) -> String {
      switch resolve(name) {
      case .inside(let path, _), .missing(let path): return path
      case .outside:
        let flag = ["baseline": "--baseline", "output folder": "-o", "root": "--root", "specs": ""][noun] ?? "--known"
        throw Diagnostic(
          code: .pathOutside,
          message: "the \(noun) \(name.quotedForMessage) \(noun == "specs" ? "are" : "is") not "
            + "\(flag == "-o" ? "written to" : flag == "--root" ? "used" : "read"): it is outside the configuration's folder",
          range: range(of: noun),
          help: flag.isEmpty
            ? "name the folder as an argument" : "move it into the folder, or name it with the flag \(flag)")
      }
    }

    private func resolve(_ name: String) -> PathRules.Resolution {
      PathRules(root: base).resolve(name, from: folder + ConfigurationParser.fileName, files: files)
    }

    private func range(of noun: String) -> SourceRange {
      let keys = ["root": "root", "output folder": "output", "specs": "specs"]
      return keys[noun].flatMap { places[$0] } ?? SourceRange(file: shown.isEmpty ? folder : shown)
    }

    /// The canonical folder that it makes the root.
    func wantedRoot() throws(Diagnostic) -> String {
      guard let name = configuration.root else { return base }
      _ = try path(of: name, "root")
      let isFolder: Bool
      guard case .inside(_, let canonical) = resolve(name) else { throw missingRoot(name) }
      do throws(FileProblem) {
        _ = try files.read(canonical, limit: 0)
        isFolder = false
      } catch {
        isFolder = error == .isFolder
      }
      guard isFolder else { throw missingRoot(name) }
      return canonical
    }

    private func missingRoot(_ name: String) -> Diagnostic {
      Diagnostic(
        code: .noSuchFile, message: "there is no folder \(name.quotedForMessage) for the root",
        range: range(of: "root"),
        help: "paths are relative to the configuration's folder")
    }

    /// The folder that it names for outputs, as a path from the working folder; nil if it names none.
    ///
    /// It may not exist yet: the part that does must be in the configuration's folder.
    func outputFolder() throws(Diagnostic) -> String? {
      guard let name = configuration.output.folder else { return nil }
      _ = try path(of: name, "output folder")
      var existing = PathRules.normalized(PathRules.join(base, name))
      while existing != "/", files.canonicalPath(existing) == nil { existing = files.folder(of: existing) }
      guard PathRules(root: base).contains(files.canonicalPath(existing) ?? existing) else {
        throw Diagnostic(
          code: .pathOutside,
          message:
            "the output folder \(name.quotedForMessage) is not written to: a link leads out of the configuration's folder",
          range: range(of: "output folder"), help: "name the folder with the flag -o")
      }
      let way = WorkingFolder.way(to: folder) + name
      return way.hasSuffix("/") ? way : way + "/"
    }
  }
}

/// What a configuration sets for a spec.
struct SpecSettings: Equatable {
  /// The canonical folder that the spec's files must be in; nil for the spec's own.
  var root: String?
  /// The environments of a spec that lists none.
  var environments: [EnvironmentAxes]
  /// The strings of a spec that names none.
  var strings: TableStrings?
  /// The asset catalogs of a spec that names none.
  var assets: AssetCatalogs?
  /// The severities of rules, of which the compiler's warnings are some.
  var levels = RuleLevels()
  /// How its outputs are written.
  var output = ProjectConfiguration.Output()
  /// The path of the configuration, in messages.
  var file: String

  /// Gives a table that lists no environments those of the configuration.
  func complete(_ table: inout Table) {
    guard table.environments.isEmpty, !environments.isEmpty else { return }
    let index = UInt32(table.files.count)
    table.files.append(file)
    table.environments = environments.map { axes in
      var axes = axes
      axes.location.file = index
      return axes
    }
  }

  /// The table as its spec has it.
  func reduced(_ table: Table) -> Table {
    guard let place = table.environments.first?.location.file, place > 0, !environments.isEmpty,
      table.files.indices.contains(Int(place)), table.files[Int(place)] == file
    else { return table }
    var table = table
    table.environments = []
    return table
  }
}
