import TableDiagnostics

// E0601–E0609: files and folders, reading and writing.
extension DiagnosticCode {
  static let fileCodes = [
    noSuchFile, unreadableFile, folderWithoutSpecs, unwritableOutput, outputCollision, unusableFont, fontNotEmbedded,
    noFontToEmbed, unwritableDependency,
  ]

  static let noSuchFile = DiagnosticCode(
    "E0601", "no such file",
    """
    There is no file or folder at this path. Paths are relative to the working folder.
    """,
    .shell(wrong: "tablec compile Spec/contacts.yaml", right: "tablec compile Specs/contacts.yaml"))

  static let unreadableFile = DiagnosticCode(
    "E0602", "a file that cannot be read",
    """
    The file exists, but the system does not allow it to be read: its permissions forbid it, it is a folder or a socket, \
    or its disk failed.
    """,
    .shell(
      wrong: "chmod 000 contacts.yaml; tablec compile contacts.yaml",
      right: "chmod 644 contacts.yaml; tablec compile contacts.yaml"))

  static let folderWithoutSpecs = DiagnosticCode(
    "E0603", "a folder without specs",
    """
    A folder stands for all the '.yaml' and '.yml' files in it, at any depth, and this one has none. This is an error so \
    that a build that compiles nothing does not appear to succeed. The same goes for a folder of dumps without '.txt' files.
    """,
    .shell(wrong: "tablec compile Assets", right: "tablec compile Specs"))

  static let unwritableOutput = DiagnosticCode(
    "E0604", "an output that cannot be written",
    """
    The output could not be written: its folder is missing or protected, or the disk is full. Outputs are written \
    completely or not at all, so an existing file is unchanged.
    """,
    .shell(
      wrong: "tablec compile contacts.yaml -o /usr/contacts.json",
      right: "tablec compile contacts.yaml -o build/contacts.json"))

  static let outputCollision = DiagnosticCode(
    "E0605", "two outputs with the same name",
    """
    Two specs or two environments would be written to the same file, and the second would overwrite the first. \
    Give them different folders or names.
    """,
    .shell(
      wrong: "tablec compile Specs/a.yaml Specs/a.yml -o build",
      right: "tablec compile Specs/a.yaml Specs/b.yml -o build"))

  /// A font file that text cannot be measured with.
  static let unusableFont = DiagnosticCode(
    "E0606", "a font file that cannot be used",
    """
    '--font' takes TrueType and OpenType files: .ttf, .otf, and .ttc collections. This file is something else, larger \
    than any font, truncated or damaged; the message states which. Unpack compressed web fonts (.woff, .woff2) first. A \
    variable font needs an 'HVAR' table, which contains the advances of its weights.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --font Inter.woff2",
      right: "tablec preview contacts.yaml --font Inter.ttf"))

  /// A font that `--embed-font` cannot put into pictures.
  static let fontNotEmbedded = DiagnosticCode(
    "E0607", "a font that cannot be embedded",
    """
    '--embed-font' embeds the glyphs that a picture uses. A font's 'fsType' states whether its licence allows this. \
    Either this font forbids embedding, or allows only bitmaps or the whole file, or its outlines are of a kind that \
    cannot be embedded in part, such as those of variable PostScript fonts. Without the flag, the picture names the font \
    and is drawn with it where it is installed.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --font Brand.ttf --embed-font   # fsType 2",
      right: "tablec preview contacts.yaml --font Brand.ttf"))

  /// No font that `--embed-font` could embed.
  static let noFontToEmbed = DiagnosticCode(
    "E0608", "no font to embed",
    """
    Without '--font', '--embed-font' embeds the glyphs of Inter, which stands in for the system font from iOS 9 on. Inter \
    was not found. It is searched for, by file name, in fontconfig's default folders (~/.local/share/fonts, ~/.fonts, \
    /usr/local/share/fonts and /usr/share/fonts), and on a Mac in the font folders.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --embed-font   # on a machine without Inter",
      right: "apt install fonts-inter; tablec preview contacts.yaml --embed-font"))

  /// A name that make or Ninja would read as another one.
  static let unwritableDependency = DiagnosticCode(
    "E0609", "a name that a dependency file cannot contain",
    """
    The file of '--depfile' is read by make and by Ninja, which have no common way to write some names: those with tabs, line feeds and \
    other control characters, with one of % = ; | * ? & ' " < > ` ^, with a backslash at the end or before # or :, and with a blank at the \
    end. A build that does not know all files that it depends on would not notice their changes, so the file is not written. Rename the \
    file.
    """,
    .shell(
      wrong: "tablec compile 'Q&A.yaml' -o build --depfile build/qa.d",
      right: "tablec compile qa.yaml -o build --depfile build/qa.d"))
}
