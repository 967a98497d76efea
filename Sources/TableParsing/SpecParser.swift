import TableDiagnostics
import TableIR
import WorkMetering
import YAMLSyntax

/// Reads specs and profile files: the only place that knows the language's YAML keys.
public struct SpecParser: Sendable {
  /// The version of the language, which a spec names as `tablespec`.
  public static let languageVersion = 1
  /// The version of profile files, which a profile file names as `metricsprofile`.
  public static let profileVersion = 1

  /// What a spec may cost, and where its files may be.
  public struct Options: Sendable {
    public var syntax = SyntaxLimits()
    /// The most rows of one table, repeated ones counted.
    public var maxRows = 100_000
    /// Of one row, header or footer; a spec cannot ask for more.
    public var maxConstraints = 500
    /// Views that constraints hold, likewise.
    public var maxHeldViews = 100
    /// The most files that one spec includes.
    public var maxIncludes = 100
    /// The most environments of one spec.
    public var maxEnvironments = 256
    /// What the spec may cost in all, in steps (``WorkMeter``).
    public var maxWork = WorkMeter.defaultLimit
    /// The folder that images, includes and profiles must be in, or nil for the spec's own.
    public var root: String?

    public init() {}
  }

  /// The eras of UIKit that a spec or a profile may name.
  public let profiles: [MetricsProfile]
  public let options: Options
  public let files: any SpecFiles

  public init(profiles: [MetricsProfile], options: Options = Options(), files: any SpecFiles = DiskFiles()) {
    self.profiles = profiles
    self.options = options
    self.files = files
  }

  /// What a file is wanted to be.
  public enum Wanted: Sendable {
    case spec, profile
    /// Whichever the keys of its root say.
    case either
  }

  /// A file as read, and every problem that was found. One with errors is neither a table nor a profile.
  public struct Result: Sendable {
    public var table: Table?
    /// The profile of a profile file. Its `versions` are the one version of iOS that is meant.
    public var profile: MetricsProfile?
    /// Whether the file was read as a profile, with or without errors.
    public var isProfile = false
    public var diagnostics: DiagnosticBag
  }

  /// Reads a file. `path` is what messages call it and what its images are found from; `-` is the standard input.
  ///
  /// - Parameter work: what pays for it; one that reaches its limit is an error.
  public func parse(
    _ bytes: [UInt8], path: String, as wanted: Wanted = .spec, work: WorkMeter? = nil
  ) -> Result {
    var bag = DiagnosticBag()
    bag.registerFile(path)
    do throws(SyntaxError) {
      let tree = try SyntaxTree.parse(bytes, limits: options.syntax)
      let work = work ?? WorkMeter(limit: options.maxWork)
      work.spend(DecodingCost.byte, times: bytes.count)
      work.spend(DecodingCost.node, times: tree.nodeCount)
      return parse(tree, path: path, as: wanted, bag: bag, work: work)
    } catch {
      bag.add(Diagnostic(error, in: path, source: bytes))
      return Result(isProfile: wanted == .profile, diagnostics: bag)
    }
  }

  private func parse(
    _ tree: SyntaxTree, path: String, as wanted: Wanted, bag: DiagnosticBag, work: WorkMeter
  ) -> Result {
    var bag = bag
    guard let root = tree.documents.first(where: { !tree.isEmptyDocument($0) || tree.documents.count > 1 }) else {
      bag.add(Diagnostic(emptyFile: path, wanted: wanted))
      return Result(isProfile: wanted == .profile, diagnostics: bag)
    }
    let source = SourceFile(tree: tree, path: path, index: 0, canonicalPath: files.canonicalPath(path) ?? path)
    let folder = options.root ?? files.folder(of: path)
    let paths = PathRules(root: files.canonicalPath(folder) ?? folder)
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
  /// Whether a document has a start and nothing in it.
  func isEmptyDocument(_ root: NodeID) -> Bool {
    kind(root) == .scalar && scalarStyle(root) == .plain && withScalarBytes(root) { $0.isEmpty }
  }
}
