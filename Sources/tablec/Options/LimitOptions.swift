import ArgumentParser
import TableIR
import TableParsing
import YAMLSyntax

/// The limits on what a spec may cost, each with a flag to raise it.
struct LimitOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that images, includes and profiles must be in. Default: the spec's own.", valueName: "folder"),
    completion: .directory)
  var root: String?

  @Option(help: ArgumentHelp("The most rows of a table.", valueName: "n", visibility: .hidden))
  var maxRows = SpecParser.Options().maxRows

  @Option(help: ArgumentHelp("The most bytes of a file.", valueName: "n", visibility: .hidden))
  var maxBytes = SpecParser.Options().syntax.maxBytes

  @Option(help: ArgumentHelp("The deepest nesting.", valueName: "n", visibility: .hidden))
  var maxDepth = SpecParser.Options().syntax.maxDepth

  @Option(help: ArgumentHelp("The most aliases of a file.", valueName: "n", visibility: .hidden))
  var maxAliases = SpecParser.Options().syntax.maxAliases

  @Option(help: ArgumentHelp("The most nodes of a file.", valueName: "n", visibility: .hidden))
  var maxNodes = SpecParser.Options().syntax.maxNodes

  @Option(help: ArgumentHelp("How many times larger aliases may make a file.", valueName: "n", visibility: .hidden))
  var maxExpansion = SpecParser.Options().syntax.maxExpansion

  @Option(help: ArgumentHelp("The most files that a spec includes.", valueName: "n", visibility: .hidden))
  var maxIncludes = SpecParser.Options().maxIncludes

  @Option(help: ArgumentHelp("The most environments of a spec.", valueName: "n", visibility: .hidden))
  var maxEnvironments = SpecParser.Options().maxEnvironments

  @Option(
    help: ArgumentHelp(
      "What a spec, or a pair in a diff, may cost in all: steps of some ten nanoseconds.", valueName: "n",
      visibility: .hidden))
  var maxWork = SpecParser.Options().maxWork

  func validate() throws {
    let limits = [
      maxWork, maxRows, maxBytes, maxDepth, maxAliases, maxNodes, maxExpansion, maxIncludes, maxEnvironments,
    ]
    for limit in limits where limit < 0 {
      throw ValidationError("a limit cannot be negative")
    }
    guard maxDepth <= SyntaxLimits.deepest else {
      throw ValidationError("--max-depth is \(SyntaxLimits.deepest) at most: nothing deeper is read")
    }
  }

  var parserOptions: SpecParser.Options {
    var options = SpecParser.Options()
    options.root = root
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
  var parser: SpecParser { SpecParser(profiles: MetricsProfile.all, options: parserOptions, files: RunFiles()) }
}
