import ArgumentParser
import TableIR
import TableParsing
import YAMLSyntax

/// The limits on the resources that a spec may use, each with a flag to raise it.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that images, includes and profiles must be in. Default: the root of .tablec.yaml, or else the folder that is named, or the spec's.",
      valueName: "folder"),
    completion: .directory)
  var root: String?

  @Flag(
    help: """
      Follow links below --root that lead out of it, as in the sandboxes of build tools, where every file is a link. Only for a \
      folder whose links you made.
      """)
  var followLinks = false

  @Option(help: ArgumentHelp("The maximum number of rows of a table.", valueName: "n", visibility: .hidden))
  var maxRows = SpecParser.Options().maxRows

  @Option(help: ArgumentHelp("The maximum size of a file in bytes.", valueName: "n", visibility: .hidden))
  var maxBytes = SpecParser.Options().syntax.maxBytes

  @Option(help: ArgumentHelp("The maximum depth of nesting.", valueName: "n", visibility: .hidden))
  var maxDepth = SpecParser.Options().syntax.maxDepth

  @Option(help: ArgumentHelp("The maximum number of aliases in a file.", valueName: "n", visibility: .hidden))
  var maxAliases = SpecParser.Options().syntax.maxAliases

  @Option(help: ArgumentHelp("The maximum number of nodes in a file.", valueName: "n", visibility: .hidden))
  var maxNodes = SpecParser.Options().syntax.maxNodes

  @Option(help: ArgumentHelp("By what factor aliases may expand a file.", valueName: "n", visibility: .hidden))
  var maxExpansion = SpecParser.Options().syntax.maxExpansion

  @Option(
    help: ArgumentHelp("The maximum number of files that a spec may include.", valueName: "n", visibility: .hidden))
  var maxIncludes = SpecParser.Options().maxIncludes

  @Option(help: ArgumentHelp("The maximum number of environments of a spec.", valueName: "n", visibility: .hidden))
  var maxEnvironments = SpecParser.Options().maxEnvironments

  @Option(
    help: ArgumentHelp(
      "The total work that a spec, or a pair in a diff, may take, in steps of about ten nanoseconds.", valueName: "n",
      visibility: .hidden))
  var maxWork = SpecParser.Options().maxWork

  func validate() throws {
    if followLinks {
      guard let root else { throw ValidationError("--follow-links needs --root, the folder whose links are followed") }
      DeclaredTree.declare(root)
    }
    let limits = [
      maxWork, maxRows, maxBytes, maxDepth, maxAliases, maxNodes, maxExpansion, maxIncludes, maxEnvironments,
    ]
    for limit in limits where limit < 0 {
      throw ValidationError("a limit cannot be negative")
    }
    guard maxDepth <= SyntaxLimits.deepest else {
      throw ValidationError("--max-depth must be \(SyntaxLimits.deepest) or less")
    }
  }

  var parserOptions: SpecParser.Options {
    var options = SpecParser.Options()
    options.root = root
    options.followsLinks = followLinks
    options.maxRows = maxRows
    options.maxIncludes = maxIncludes
    options.maxWork = maxWork
    options.maxEnvironments = maxEnvironments
    options.syntax.maxBytes = maxBytes
    options.syntax.maxDepth = maxDepth
    options.syntax.maxAliases = maxAliases
    options.syntax.maxNodes = maxNodes
    options.syntax.maxExpansion = maxExpansion
    return options
  }

  /// A parser within the limits.
  func parser(files: FileSystem = .run) -> SpecParser {
    SpecParser(profiles: MetricsProfile.all, options: parserOptions, files: files)
  }
}
