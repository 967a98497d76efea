import TableDiagnostics

// E0001–E0009: the input, its bytes and its root.
extension DiagnosticCode {
  static let inputCodes = [
    emptyFile, rootNotMapping, severalDocuments, invalidEncoding, binaryFile, wrongDocument,
  ]

  public static let emptyFile = DiagnosticCode(
    "E0001", "empty file",
    """
    A spec is one YAML document, and this file contains none: it has no bytes, or only whitespace and comments. An \
    empty file in a folder of specs is nearly always an accident, so it is not treated as an empty table. Write \
    at least the version and a list of sections.
    """,
    .yaml(
      wrong: "# settings",
      right: """
        tablespec: 1
        sections: []
        """))

  public static let rootNotMapping = DiagnosticCode(
    "E0002", "the root is not a mapping",
    """
    The root of a spec is a mapping with keys such as 'style' and 'sections'. Here it is a list or a single value, \
    often because the line 'sections:' above a list is missing or because a colon has no space after it.
    """,
    .yaml(
      wrong: """
        - rows:
            - text: Ann
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - text: Ann
        """))

  public static let severalDocuments = DiagnosticCode(
    "E0003", "multiple documents in one file",
    """
    One file is one table. A line '---' after the first document starts a second one, which would be ignored. Put \
    each table in its own file.
    """,
    .spec(
      wrong: """
        name: first
        ---
        tablespec: 1
        name: second
        """,
      right: "name: first"))

  public static let invalidEncoding = DiagnosticCode(
    "E0004", "invalid text encoding",
    """
    A spec is UTF-8, or UTF-16 with a byte order mark. These bytes are neither: the file was probably saved in an \
    older encoding such as Latin-1. Convert it to UTF-8.
    """,
    .shell(
      wrong: "file contacts.yaml   # ISO-8859 text",
      right: "iconv -f ISO-8859-1 -t UTF-8 contacts.yaml > converted.yaml"))

  public static let binaryFile = DiagnosticCode(
    "E0005", "not a text file",
    """
    The file contains bytes that cannot occur in YAML, such as zeros: it is an image, an archive or a compiled file, \
    perhaps with the wrong extension. Name the spec itself.
    """,
    .shell(wrong: "tablec compile Assets/topRow.png", right: "tablec compile Specs/contacts.yaml"))

  /// A spec where a profile is expected, or the other way round.
  public static let wrongDocument = DiagnosticCode(
    "E0006", "wrong kind of file",
    """
    A table spec begins with 'tablespec', a metrics profile with 'metricsprofile', and they are not interchangeable: \
    a spec is compiled, and a profile is named in a spec after 'metrics' or on the command line after --metrics.
    """,
    .yaml(
      wrong: """
        metricsprofile: 1
        rows: {minimumAutomaticHeight: 48}
        """,
      right: """
        tablespec: 1
        metrics: ours.yaml
        """))
}
