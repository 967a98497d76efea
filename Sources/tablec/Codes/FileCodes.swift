import TableDiagnostics

// E0601–E0609: files and folders, reading and writing.
extension DiagnosticCode {
  static let fileCodes = [
    noSuchFile, unreadableFile, folderWithoutSpecs, unwritableOutput, outputCollision, unusableFont, fontNotEmbedded,
    noFontToEmbed,
  ]

  static let noSuchFile = DiagnosticCode(
    "E0601", "no such file",
    """
    There is no file or folder at this path. Paths are taken from the working folder.
    """,
    .shell(wrong: "tablec compile Spec/contacts.yaml", right: "tablec compile Specs/contacts.yaml"))

  static let unreadableFile = DiagnosticCode(
    "E0602", "a file that cannot be read",
    """
    The file is there, but the system will not let it be read: its permissions forbid it, or it is a folder, a \
    socket or on a disk that failed.
    """,
    .shell(
      wrong: "chmod 000 contacts.yaml; tablec compile contacts.yaml",
      right: "chmod 644 contacts.yaml; tablec compile contacts.yaml"))

  static let folderWithoutSpecs = DiagnosticCode(
    "E0603", "a folder without specs",
    """
    A folder stands for all the '.yaml' and '.yml' files in it, at any depth, and this one has none. A build \
    that compiles nothing should not pass for one that went well.
    """,
    .shell(wrong: "tablec compile Assets", right: "tablec compile Specs"))

  static let unwritableOutput = DiagnosticCode(
    "E0604", "an output that cannot be written",
    """
    The output could not be written: its folder is missing or protected, or the disk is full. Outputs are \
    written whole or not at all, so an older file is still as it was.
    """,
    .shell(
      wrong: "tablec compile contacts.yaml -o /usr/contacts.json",
      right: "tablec compile contacts.yaml -o build/contacts.json"))

  static let outputCollision = DiagnosticCode(
    "E0605", "two outputs of the same name",
    """
    Two specs or two environments would be written to the same file, and the second would overwrite the first. \
    Give them folders or names of their own.
    """,
    .shell(
      wrong: "tablec compile Specs/a.yaml Specs/a.yml -o build",
      right: "tablec compile Specs/a.yaml Specs/b.yml -o build"))

  /// A font file that texts cannot be measured with.
  static let unusableFont = DiagnosticCode(
    "E0606", "a font file that cannot be used",
    """
    '--font' takes TrueType and OpenType files: .ttf, .otf, and collections in .ttc. This file is something else, larger \
    than any font, cut off or damaged; the message says which. Compressed web fonts (.woff, .woff2) are to be \
    unpacked first, and a variable font needs a table 'HVAR' to tell the advances of its weights.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --font Inter.woff2",
      right: "tablec preview contacts.yaml --font Inter.ttf"))

  /// A font that `--embed-font` cannot put into pictures.
  static let fontNotEmbedded = DiagnosticCode(
    "E0607", "a font that cannot be embedded",
    """
    '--embed-font' puts the glyphs that a picture uses into the picture. A font says in its 'fsType' whether its licence \
    allows that, and this one forbids it or allows only bitmaps or the whole file; or its outlines are of a kind \
    that is not taken apart here, as those of variable PostScript fonts. Without the flag the picture names the font, and \
    shows it where it is installed.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --font Brand.ttf --embed-font   # fsType 2",
      right: "tablec preview contacts.yaml --font Brand.ttf"))

  /// Nothing that `--embed-font` could put into pictures.
  static let noFontToEmbed = DiagnosticCode(
    "E0608", "no font to embed",
    """
    Without '--font' the flag '--embed-font' puts the glyphs of Inter into pictures, which stands for the system font from \
    iOS 9 on. Inter is looked for in the folders of fontconfig's own configuration (~/.local/share/fonts, ~/.fonts, \
    /usr/local/share/fonts and /usr/share/fonts), on a Mac in the folders of fonts, in files named after it, and was not found.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --embed-font   # on a machine without Inter",
      right: "apt install fonts-inter; tablec preview contacts.yaml --embed-font"))
}
