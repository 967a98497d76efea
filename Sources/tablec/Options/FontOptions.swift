import ArgumentParser

/// The font files that texts are measured with.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      """
      A font to measure texts with instead of the system font: .ttf, .otf or .ttc; repeatable, a file a weight. \
      Lines stay as high as the system font's.
      """, valueName: "file"),
    completion: .file(extensions: ["ttf", "otf", "ttc"]))
  var files: [String] = []
}

/// What pictures do with these fonts.
struct FontEmbedding: ParsableArguments {
  @Flag(
    name: .customLong("embed-font"),
    help: """
      In pictures, embed the glyphs that they use, so that they look right in any browser: those of --font, or of \
      Inter where it is installed, which stands for the system font from iOS 9 on.
      """)
  var isWanted = false
}
