import TableDiagnostics

// E0001–E0009: the input, its bytes and its root.
extension DiagnosticCode {
  static let inputCodes = [
    emptyFile, rootNotMapping, severalDocuments, invalidEncoding, binaryFile, wrongDocument,
  ]

  public static let emptyFile = DiagnosticCode(
    "E0001", "empty file",
    """
    A spec is one YAML document, and this file holds none: it has no bytes, or only blanks and comments. An \
    empty file in a folder of specs is nearly always an accident, so it is not taken for an empty table. Write \
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
    The root of a spec is a mapping of keys such as 'style' and 'sections'. Here it is a list or a single value, \
    often because the line 'sections:' over a list is missing or because a colon has no blank after it.
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
    "E0003", "several documents in one file",
    """
    One file is one table. A line '---' after the first document starts a second one, which would go unseen. Put \
    every table in a file of its own.
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
    "E0004", "text that is not valid Unicode",
    """
    A spec is UTF-8, or UTF-16 with a byte-order mark. These bytes are neither: the file was likely saved in an \
    older encoding such as Latin-1. Convert it, so that every letter in it is sure.
    """,
    .shell(
      wrong: "file contacts.yaml   # ISO-8859 text",
      right: "iconv -f ISO-8859-1 -t UTF-8 contacts.yaml > converted.yaml"))

  public static let binaryFile = DiagnosticCode(
    "E0005", "not a text file",
    """
    The file holds bytes that no YAML text has, such as zeros: it is an image, an archive or a compiled file, \
    perhaps one with the wrong suffix. Name the spec itself.
    """,
    .shell(wrong: "tablec compile Assets/topRow.png", right: "tablec compile Specs/contacts.yaml"))

  /// A spec where a profile is wanted, or the other way round.
  public static let wrongDocument = DiagnosticCode(
    "E0006", "a file of the other kind",
    """
    A table spec begins with 'tablespec', a metrics profile with 'metricsprofile', and each is read where it is \
    wanted: a spec is compiled, and a profile is named in a spec after 'metrics' or on the command line after \
    --metrics.
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
