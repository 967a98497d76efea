import TableDiagnostics

// E03xx: included files (E0301–E0309), images and other assets (E0310–E0399).
extension DiagnosticCode {
  static let includeCodes = [
    includeMissing, includeOutsideRoot, includeCycle, includeWrongShape, missingImage, imageOutsideRoot,
    unreadableImage, capInsetsTooLarge,
  ]

  public static let includeMissing = DiagnosticCode(
    "E0301", "an included file is missing",
    """
    The path after 'include', or of a profile after 'metrics' or 'extends', is taken from the folder of the file that \
    names it, and no file is there. The case of letters counts, on every machine.
    """,
    .spec(wrong: "include: Shard/colors.yaml", right: "include: Shared/colors.yaml"))

  public static let includeOutsideRoot = DiagnosticCode(
    "E0302", "an include outside the root",
    """
    A spec may include only files inside its root folder, links followed, so that a spec from a stranger cannot \
    read the machine that compiles it; so it is with profiles. Move the file inside, or choose a higher root.
    """,
    .spec(wrong: "include: ../../Secrets/colors.yaml", right: "include: Shared/colors.yaml"))

  public static let includeCycle = DiagnosticCode(
    "E0303", "files include each other in a circle",
    """
    A file that includes itself, or a profile that extends itself, straight or by way of others, would never end. \
    The message shows the chain. Move what they share to a third file.
    """,
    .yaml(
      wrong: """
        # a.yaml
        tablespec: 1
        include: a.yaml
        """,
      right: """
        # a.yaml
        tablespec: 1
        include: Shared/colors.yaml
        """))

  public static let includeWrongShape = DiagnosticCode(
    "E0304", "an included file of the wrong shape",
    """
    What a file must hold depends on where it is included: among the rows of a section a list of rows, among the \
    sections a list of sections, and as a key of the table a mapping of the table's keys. After 'metrics' and \
    'extends' it must be a profile, which begins with 'metricsprofile'. This file holds something else.
    """,
    .spec(
      wrong: """
        sections:
          - rows:
              - include: Shared/colors.yaml
        """,
      right: "include: Shared/colors.yaml"))

  public static let missingImage = DiagnosticCode(
    "E0310", "an image is missing",
    """
    No file of this name is where the path leads from the spec's folder, neither as written nor with '@2x' or \
    '@3x' before its suffix. Without the file the size of its view is not known. For a picture still to come, give its size.
    """,
    .rows(wrong: "- {text: Ann, image: an.png}", right: "- {text: Ann, image: {size: [24, 24]}}"))

  public static let imageOutsideRoot = DiagnosticCode(
    "E0311", "an image outside the root",
    """
    Images must lie inside the root folder, links followed: their bytes are embedded in the output, and a spec \
    from a stranger must not publish a file of the machine that compiles it.
    """,
    .rows(wrong: "- {text: Ann, image: /home/ann/face.png}", right: "- {text: Ann, image: Faces/ann.png}"))

  public static let unreadableImage = DiagnosticCode(
    "E0312", "not an image we know",
    """
    The file is there, but its first bytes are not those of an image format that tablec knows, or nothing follows its \
    header. The suffix is not believed. Export the picture as PNG or JPEG.
    """,
    .rows(wrong: "- {text: Ann, image: notes.txt}", right: "- {text: Ann, image: ann.png}"))

  public static let capInsetsTooLarge = DiagnosticCode(
    "E0313", "cap insets that leave nothing of their image",
    """
    What is between the cap insets of an image stretches over a background. Opposite insets that are together as long as the \
    image, or longer, leave nothing between them. Insets are points: of a file for 2x a pixel is half a point.
    """,
    .rows(
      wrong: "- {text: Ann, background: {image: ann.png, capInsets: 500}}",
      right: "- {text: Ann, background: {image: ann.png, capInsets: 8}}"))
}
