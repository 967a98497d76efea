import ArgumentParser

/// The options that choose what `compile` writes, and where.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: a file if the name has a suffix, otherwise a folder; - is standard output. A name that ends in .svg asks for the picture.",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The stage to print, or the output of a template; repeatable. Default: layout, or layout and svg for a folder.",
      valueName: "stage"))
  var emit: [StageArgument] = []

  @Option(
    help: ArgumentHelp(
      "A template for another output: one of tablec's, or FILE.mustache; repeatable. 'tablec templates list' lists them.",
      valueName: "template"),
    completion: .file(extensions: ["mustache"]))
  var template: [TemplateArgument] = []

  /// What is asked for, in the order of the flags.
  var wanted: [StageArgument] { emit + template.map(\.stage) }

  @Flag(help: "Check the specs and write nothing.")
  var check = false

  @Flag(
    help: """
      Write nothing, and exit 1 if an output is missing, differs from what the specs compile to, or is orphaned; with -o.
      """)
  var verify = false

  @Flag(
    help: """
      Remove outputs of specs that are gone from the folder, by a list of outputs that is kept in it (.tablec-outputs.json).
      """)
  var prune = false

  @Option(
    name: .customLong("extract-strings"),
    help: ArgumentHelp(
      """
      Add the texts that the specs show to this string catalog, for translators. Translations stay. Without -o or --emit, nothing \
      else is written.
      """, valueName: "catalog.xcstrings"),
    completion: .file(extensions: ["xcstrings"]))
  var extractStrings: String?

  /// Whether the outputs of specs are not written.
  var isCheck: Bool { check || extractStrings != nil && output == nil && emit.isEmpty && !verify }

  func validate() throws {
    if let extractStrings {
      guard extractStrings.hasSuffix(".xcstrings") else {
        throw ValidationError("--extract-strings needs the name of a string catalog, which ends in .xcstrings")
      }
      if check { throw ValidationError("--check and --extract-strings cannot be combined") }
      if verify { throw ValidationError("--verify and --extract-strings cannot be combined") }
    }
    if check && verify { throw ValidationError("--check and --verify cannot be combined") }
    if check && prune { throw ValidationError("--check and --prune cannot be combined") }
  }

  @Flag(help: "In pictures, outline contentView, imageView and accessoryView with their sizes.")
  var frames = false

  @Flag(
    help: """
      In pictures, draw constraints as Interface Builder does: as lines with their values in points, dashed below priority \
      1000, red if they are not satisfied.
      """)
  var constraints = false

  @Flag(
    help: """
      In pictures, number what VoiceOver reads in its order; in layout trees, list it for each row, header and footer.
      """)
  var elements = false

  @Flag(help: "In layout trees, name the file and line of the spec that each row comes from.")
  var sourceMap = false
}
