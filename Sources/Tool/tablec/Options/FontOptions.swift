import ArgumentParser
import TableFonts

/// The font files that text is measured with.
struct FontOptions: ParsableArguments {
  @Option(
    name: .customLong("font"),
    help: ArgumentHelp(
      """
      A font to measure text with instead of the system font: .ttf, .otf or .ttc. Repeatable, once for each weight. \
      Lines keep the height of the system font, but for a family that the spec names.
      """, valueName: "file"),
    completion: .file(extensions: FontFile.extensions))
  var files: [String] = []
}

/// Whether pictures embed these fonts.
struct FontEmbedding: ParsableArguments {
  @Flag(
    name: .customLong("embed-font"),
    help: """
      Embed the glyphs that pictures use, so that they look right in any browser: those of --font, or else those of \
      Inter, if it is installed, which stands in for the system font from iOS 9 on.
      """)
  var isWanted = false
}
