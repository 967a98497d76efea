import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// Reads specs and profile files: the only place that knows the language's YAML keys.
public struct SpecParser: Sendable {
  /// The version of the language, which a spec names as `tablespec`.
  public static let languageVersion = 1
  /// The version of profile files, which a profile file names as `metricsprofile`.
  public static let profileVersion = 1

  /// The limits for a spec, and the folder for its files.
  public struct Options: Sendable {
    /// The limits for the YAML of the spec, and of each file that it includes.
    public var syntax = SyntaxLimits()
    /// The maximum number of rows of one table, including repetitions.
    public var maxRows = 100_000
    /// The rows that are made, numbered from 1 over the whole table with every repetition; nil for all. The others are only counted, and
    /// sections without any are left out. Ids and texts are those of the whole table.
    public var rows: ClosedRange<Int>?
    /// The maximum number of constraints of one row, header or footer. No flag raises it.
    public var maxConstraints = 500
    /// The same for views positioned by constraints.
    public var maxConstrainedViews = Subviews.mostConstrained
    /// The maximum number of files that one spec includes.
    public var maxIncludes = 100
    /// The maximum number of environments of one spec.
    public var maxEnvironments = 256
    /// The maximum total work for the spec, in steps (``WorkMeter``).
    public var maxWork = WorkMeter.defaultLimit
    /// The maximum number of problems of the spec that are kept; the others are counted.
    public var maxProblems = DiagnosticBag.defaultLimit
    /// The folder that images, includes and profiles must be in, or nil for the spec's own.
    public var root: String?
    /// Whether links below the root may lead out of it: files are judged by their names. Only for a root whose links are the user's own.
    public var followsLinks = false

    /// The strings of specs that name none.
    public var strings: TableStrings?

    /// The asset catalogs of specs that name none.
    public var assets: AssetCatalogs?

    /// Whether keys that the strings do not have are added to them in this run, and are no mistake.
    public var addsStringKeys = false

    /// What stands for images that Git LFS has not fetched; nil if they are errors.
    package var unfetched: UnfetchedImages?

    /// Creates options with their defaults.
    public init() {}
  }

  /// The versions of UIKit's geometry that a spec or a profile can name.
  public let profiles: [MetricsProfile]
  /// The limits, and the folder for the spec's files.
  public let options: Options
  /// The source of the files that a spec names; the disk unless set.
  public let files: any SpecFiles

  /// Creates a spec parser.
  public init(profiles: [MetricsProfile], options: Options = Options(), files: any SpecFiles = DiskFiles()) {
    self.profiles = profiles
    self.options = options
    self.files = files
  }

  /// The expected kind of file.
  public enum Wanted: Sendable {
    case spec, profile
    /// Determined by the keys of its root.
    case either
  }

  /// A parsed file and all problems found. If there are errors, there is neither a table nor a profile.
  public struct Result: Sendable {
    /// The table of a spec; nil for a profile, and if there are errors.
    public var table: Table?
    /// The profile of a profile file. Its `versions` contain only the version of iOS that it is for.
    public var profile: MetricsProfile?
    /// Whether the file was read as a profile, with or without errors.
    public var isProfile = false
    /// The number of rows of the whole table, even if only some are asked for.
    public var rowCount = 0
    /// The problems found, warnings included, at most as many as the options keep.
    public var diagnostics: DiagnosticBag
  }

  /// Parses a file. `path` is its name in messages, and images are relative to it; `-` is standard input.
  ///
  /// - Parameter work: The meter for the work; reaching its limit is an error.
  public func parse(
    _ bytes: [UInt8], path: String, as wanted: Wanted = .spec, work: WorkMeter? = nil
  ) -> Result {
    var bag = DiagnosticBag(limit: options.maxProblems)
    bag.registerFile(path)
    guard LFSPointer(bytes) == nil else {
      bag.add(.notFetched(path))
      return Result(isProfile: wanted == .profile, diagnostics: bag)
    }
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: options.syntax)
      let work = work ?? WorkMeter(limit: options.maxWork)
      work.spend(DecodingCost.byte, times: bytes.count)
      work.spend(DecodingCost.node, times: tree.nodeCount)
      return parse(tree, bytes, path: path, as: wanted, bag: bag, work: work)
    } catch {
      bag.add(Diagnostic(error, in: path, source: bytes))
      return Result(isProfile: wanted == .profile, diagnostics: bag)
    }
  }

  private func parse(
    _ tree: SyntaxTree, _ bytes: [UInt8], path: String, as wanted: Wanted, bag: DiagnosticBag, work: WorkMeter
  ) -> Result {
    var bag = bag
    let documents = tree.documentsWithContent
    guard let root = documents.first(where: { !tree.isEmptyDocument($0) || documents.count > 1 }) else {
      bag.add(Diagnostic(emptyFile: path, wanted: wanted))
      return Result(isProfile: wanted == .profile, diagnostics: bag)
    }
    let source = SourceFile(
      tree: tree, path: path, index: 0, canonicalPath: files.canonicalPath(path) ?? path, bytes: bytes)
    let folder = options.root ?? files.folder(of: path)
    let paths = PathRules(
      root: files.canonicalPath(folder) ?? folder,
      namedRoot: options.followsLinks ? PathRules.absolute(folder, files: files) : nil)
    let decoder = SpecDecoder(
      source: source, profiles: profiles, options: options, files: files, paths: paths, bag: bag, work: work)
    return decoder.decodeRoot(root, as: wanted)
  }
}

extension Diagnostic {
  fileprivate init(emptyFile path: String, wanted: SpecParser.Wanted) {
    let help =
      wanted == .profile
      ? "begin with 'metricsprofile: \(SpecParser.profileVersion)'"
      : "begin with 'tablespec: 1', or run 'tablec init' to create a spec"
    self.init(
      code: .emptyFile, message: "the \(wanted == .profile ? "metrics profile" : "spec") is empty",
      range: SourceRange(file: path), help: help)
  }
}

extension SyntaxTree {
  /// The documents up to the last that is not empty, or else the first: programs that join files leave a `---` at the end.
  package var documentsWithContent: ArraySlice<NodeID> {
    var documents = documents[...]
    while documents.count > 1, let last = documents.last, isEmptyDocument(last) { documents.removeLast() }
    return documents
  }

  /// Whether a document has a start marker but no content.
  func isEmptyDocument(_ root: NodeID) -> Bool {
    kind(root) == .scalar && scalarStyle(root) == .plain && withScalarBytes(root) { $0.isEmpty }
  }
}
