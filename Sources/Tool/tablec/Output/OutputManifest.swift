import TableDiagnostics
import TableSupport

/// The list of the outputs in a folder, from which `--prune` and `--verify` know outputs whose spec is gone.
///
/// Runs with other arguments, stages or environments may write into the same folder: each owns the outputs that it wrote, and prunes
/// no others. The list may come from a pull request, so it can only name files that have the suffix of an output and are below the folder.
struct OutputManifest: Equatable {
  /// What distinguishes a run from others into the same folder.
  struct Run: Hashable {
    /// The specs and folders of the command line, relative to the output folder, sorted.
    var specs: [String]
    /// The stages, sorted.
    var stages: [String]
    /// The names of the environments that flags ask for.
    var environments: [String]

    /// Whether it imports specs.
    var isImport: Bool { stages == [ImportOutput.stage] }

    fileprivate var order: String { (specs + ["\u{0}"] + stages + ["\u{0}"] + environments).joined(separator: "\u{1}") }
  }

  struct Output: Equatable, Sendable {
    /// The spec, as its outputs are named: `forms/login`.
    var spec: String
    /// The hash of the contents; nil for an imported spec, whose text is kept (``ImportMerge``).
    var hash: String?
    /// The table that it was imported from.
    var table: Table?

    struct Table: Equatable, Sendable {
      /// Interface Builder's id.
      var element: String
      /// The ids of its sections, rows and views, by those of their elements.
      var ids: [String: String]
    }
  }

  /// The outputs of each run, by path below the folder.
  var runs: [Run: [String: Output]] = [:]
  /// What each import said of its documents, sorted (``ToldMessages``).
  var told: [Run: [String]] = [:]
  /// The version of tablec that wrote the list; nil before there is one.
  private(set) var maker: String?

  static let name = ".tablec-outputs.json"
  static let format = "tablec.outputs"
  static let version = 1
  /// More than the list of 100,000 outputs has.
  static let mostBytes = 32 << 20

  /// The ids of the sections, rows and views of imported tables, by the document and the table's element.
  var importedIDs: [String: [String: [String: String]]] {
    var ids: [String: [String: [String: String]]] = [:]
    for (_, outputs) in runs.sorted(by: { $0.key.order < $1.key.order }) {
      for output in outputs.sorted(by: { $0.key < $1.key }).map(\.value) {
        if let table = output.table { ids[output.spec, default: [:]][table.element] = table.ids }
      }
    }
    return ids
  }

  /// Whether a run other than the given one owns an output.
  func isOwned(_ path: String, besides run: Run) -> Bool {
    runs.contains { $0.key != run && $0.value[path] != nil }
  }

  // MARK: Writing

  /// The same outputs give the same bytes, one line each, and one for each id of an imported table.
  var bytes: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", Self.format)
      json.member("version", Self.version)
      json.member("compiler", Tablec.configuration.version)
      json.array("runs") { json in
        for (run, outputs) in runs.sorted(by: { $0.key.order < $1.key.order }) {
          json.object { json in
            for (key, words) in [("specs", run.specs), ("stages", run.stages), ("environments", run.environments)] {
              json.key(escaping: key)
              json.array(inline: true) { json in for word in words { json.string(word) } }
            }
            json.array("outputs") { json in
              for (path, output) in outputs.sorted(by: { $0.key < $1.key }) {
                json.object(inline: output.table == nil) { json in
                  json.member("path", path)
                  json.member("spec", output.spec)
                  if let hash = output.hash { json.member("hash", hash) }
                  guard let table = output.table else { return }
                  json.member("table", table.element)
                  json.object("ids") { json in
                    for (element, id) in table.ids.sorted(by: { $0.key < $1.key }) {
                      json.key(escaping: element)
                      json.string(id)
                    }
                  }
                }
              }
            }
            guard let told = told[run], !told.isEmpty else { return }
            json.array("told") { json in for words in told { json.string(words) } }
          }
        }
      }
    }
    json.finishLine()
    return json.bytes
  }

  // MARK: Reading

  init() {}

  /// - Parameter path: the name of the file in messages.
  init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(bytes, limits: JSONLimits(depth: 8, bytes: Self.mostBytes))
    } catch {
      throw Self.unusable(path, "line \(error.line), column \(error.column): \(error.message)")
    }
    guard case .object(let top) = value, top["format"] == .string(Self.format) else {
      throw Self.unusable(path, "it is not a list of outputs")
    }
    guard top["version"] == .number(Double(Self.version)) else {
      throw Self.unusable(path, "it has another version than \(Self.version)")
    }
    maker = top["compiler"]?.text
    guard case .array(let runs)? = top["runs"] else { throw Self.unusable(path, "it has no runs") }
    for run in runs {
      guard case .object(let run) = run, let specs = run["specs"]?.strings, let stages = run["stages"]?.strings,
        let environments = run["environments"]?.strings, case .array(let outputs)? = run["outputs"]
      else { throw Self.unusable(path, "a run is not complete") }
      var found: [String: Output] = [:]
      for output in outputs {
        guard case .object(let output) = output, let name = output["path"]?.text, let spec = output["spec"]?.text
        else { throw Self.unusable(path, "an output is not complete") }
        guard Self.isName(name, of: stages) else {
          throw Self.unusable(path, "it lists \(name.quotedForMessage), which cannot be an output in this folder")
        }
        let (hash, table) = (output["hash"]?.text, Self.table(output))
        guard hash != nil || table != nil else { throw Self.unusable(path, "an output is not complete") }
        found[name] = Output(spec: spec, hash: hash, table: table)
      }
      let key = Run(specs: specs, stages: stages, environments: environments)
      self.runs[key] = found
      told[key] = run["told"]?.strings
    }
  }

  private static func table(_ output: JSONObject) -> Output.Table? {
    guard let element = output["table"]?.text, case .object(let ids)? = output["ids"] else { return nil }
    let pairs = ids.members.compactMap { member in member.value.text.map { (member.key, $0) } }
    return Output.Table(element: element, ids: Dictionary(pairs, uniquingKeysWith: { $1 }))
  }

  /// Whether a path can be that of an output: below the folder, with the suffix of a stage, of a file of a gallery or of a template of its
  /// run. A run that removes outputs has the same templates on its command line.
  private static func isName(_ path: String, of stages: [String]) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isInside = parts.allSatisfy { !["", ".", "..", ".git"].contains($0) && !$0.contains("\0") }
    return isInside && suffixes(of: stages).contains { path.hasSuffix($0) }
  }

  private static func suffixes(of stages: [String]) -> [String] {
    // Only an import writes specs, so no other run can own one.
    if stages == [ImportOutput.stage] { return [ImportNames.suffix] }
    return Stage.suffixes + GallerySite.suffixes + stages.compactMap { Stage(rawValue: $0)?.suffix }
  }

  static func unusable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      code: .unusableOutputList, message: "the list of outputs cannot be used: \(reason)",
      range: SourceRange(file: path), help: "remove the file: the next run with --prune writes it anew")
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

  fileprivate var strings: [String]? {
    guard case .array(let values) = self else { return nil }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts : nil
  }
}
