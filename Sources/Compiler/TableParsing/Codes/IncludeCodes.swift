import TableDiagnostics

// E03xx: included files (E0301–E0309), images and other assets (E0310–E0399).
extension DiagnosticCode {
  static let includeCodes = [
    includeMissing, includeOutsideRoot, includeCycle, includeWrongShape, unreadableStrings, missingImage,
    imageOutsideRoot,
    unreadableImage, capInsetsTooLarge, notFetched,
  ]

  public static let includeMissing = DiagnosticCode(
    "E0301", "included file not found",
    """
    A path after 'include', the path of a profile after 'metrics' or 'extends', or that of a string catalog after 'strings', is relative to the folder of the file that \
    contains it. No file exists at this path. Paths are case-sensitive on every machine.
    """,
    .spec(wrong: "include: Shard/colors.yaml", right: "include: Shared/colors.yaml"))

  public static let includeOutsideRoot = DiagnosticCode(
    "E0302", "included file outside the root",
    """
    A spec can include only files inside its root folder, after symbolic links are resolved, so that an untrusted spec cannot \
    read files of the machine that compiles it. The same applies to profiles and string catalogs, and no file of a '.git' folder can be included. The root is the one that '.tablec.yaml' \
    names, or its folder; without a configuration, it is the folder that is compiled. Move the file inside the root, or choose a root \
    further up with 'root' or '--root'.
    """,
    .spec(wrong: "include: ../../Secrets/colors.yaml", right: "include: Shared/colors.yaml"))

  public static let includeCycle = DiagnosticCode(
    "E0303", "include cycle",
    """
    A file includes itself, or a profile extends itself, directly or through other files. The message shows the chain. Move the \
    shared part to a third file.
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
    "E0304", "unexpected content in an included file",
    """
    The expected content of a file depends on where it is included: among the rows of a section, a list of rows; among the \
    sections, a list of sections; as a key of the table, a mapping of the table's keys. After 'metrics' and \
    'extends' it must be a profile, which begins with 'metricsprofile'. This file contains something else.
    """,
    .spec(
      wrong: """
        sections:
          - rows:
              - include: Shared/colors.yaml
        """,
      right: "include: Shared/colors.yaml"))

  public static let unreadableStrings = DiagnosticCode(
    "E0305", "unreadable string catalog",
    """
    The file exists, but it is not a string catalog as Xcode writes it: JSON with a 'version', a 'sourceLanguage' and 'strings', in which \
    each key has the texts of its languages. The message names what is wrong with it, often a conflict of a merge. Mend the file, \
    or make a new one with 'tablec compile --extract-strings'.
    """,
    .spec(wrong: "strings: Unmerged.xcstrings", right: "strings: Localizable.xcstrings"))

  public static let missingImage = DiagnosticCode(
    "E0310", "image not found",
    """
    No file exists at this path relative to the spec's folder, neither as written nor with '@2x' or '@3x' before its extension. \
    Without the file, the size of its view is unknown. For an image that does not exist yet, give its size instead.
    """,
    .rows(wrong: "- {text: Ann, image: an.png}", right: "- {text: Ann, image: {size: [24, 24]}}"))

  public static let imageOutsideRoot = DiagnosticCode(
    "E0311", "image outside the root",
    """
    Images must be inside the root folder, after symbolic links are resolved: their bytes are embedded in the output, and an \
    untrusted spec must not publish a file of the machine that compiles it.
    """,
    .rows(wrong: "- {text: Ann, image: /home/ann/face.png}", right: "- {text: Ann, image: Faces/ann.png}"))

  public static let unreadableImage = DiagnosticCode(
    "E0312", "unreadable image",
    """
    The file exists, but it does not begin like an image in a format that tablec supports, or nothing follows its header. The format is \
    determined from the file's contents, not from its extension. Export the image as PNG or JPEG.
    """,
    .rows(wrong: "- {text: Ann, image: notes.txt}", right: "- {text: Ann, image: ann.png}"))

  public static let capInsetsTooLarge = DiagnosticCode(
    "E0313", "cap insets too large for the image",
    """
    The part of an image between its cap insets stretches over the background. If opposite insets add up to the size of the image \
    or more, nothing is left to stretch. Insets are in points; in a file for 2x, a pixel is half a point.
    """,
    .rows(
      wrong: "- {text: Ann, background: {image: ann.png, capInsets: 500}}",
      right: "- {text: Ann, background: {image: ann.png, capInsets: 8}}"))

  public static let notFetched = DiagnosticCode(
    "E0314", "a file that Git LFS has not fetched",
    """
    The repository stores the file with Git LFS: git itself has only a pointer, a few lines of text with the id and the size of the \
    contents. In this clone, the pointer was not replaced by the contents, because Git LFS is not installed, or was told to leave them \
    out ('GIT_LFS_SKIP_SMUDGE=1'; 'actions/checkout' without 'lfs: true'). 'git lfs pull' fetches the contents for the working tree, and \
    'git lfs fetch' those of other revisions. 'diff' reads the contents from the repository's folder if they are there. It compares a spec \
    without them, too: an image that is missing is taken to have the size that it has on the other side, if any.
    """,
    .shell(
      wrong: "GIT_LFS_SKIP_SMUDGE=1 git clone URL app; tablec compile app/Specs -o build",
      right: "git lfs pull; tablec compile app/Specs -o build"))
}
