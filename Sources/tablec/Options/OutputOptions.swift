import ArgumentParser

/// What `compile` writes, and where.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write: a file if the name has a suffix, else a folder; - is standard output. A name in .svg asks for the picture.",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "A stage to print, repeatable. Default: layout; into a folder, layout and svg.", valueName: "stage"))
  var emit: [Stage] = []

  @Flag(help: "Find the errors and write nothing.")
  var check = false

  @Flag(help: "In pictures, outline contentView, imageView and accessoryView with their sizes.")
  var frames = false

  @Flag(
    help: """
      In pictures, draw constraints as Interface Builder does: lines with their points, dashed below priority 1000, red \
      where one gave way.
      """)
  var constraints = false

  @Flag(help: "In layout trees, name the file and line of the spec that each row comes from.")
  var sourceMap = false
}
