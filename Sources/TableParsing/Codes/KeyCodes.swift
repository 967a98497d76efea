import TableDiagnostics

// E0101–E0109: keys.
extension DiagnosticCode {
  static let keyCodes = [
    missingKey, duplicateKey, nonScalarKey, conflictingKeys, badMergeValue, unsupportedVersion, unknownKey,
  ]

  public static let missingKey = DiagnosticCode(
    "E0101", "a key is missing",
    """
    Most keys have a default; the few without one must be written where they are needed. A placeholder image, \
    for one, is drawn from its size alone.
    """,
    .rows(
      wrong: "- {text: Ann, image: {color: systemBlue}}",
      right: "- {text: Ann, image: {size: [24, 24], color: systemBlue}}"))

  public static let duplicateKey = DiagnosticCode(
    "E0102", "a key is given twice",
    """
    A mapping holds each key once. YAML tools differ in which of the two they keep, so neither is guessed. \
    Delete one.
    """,
    .rows(
      wrong: """
        - text: Ann
          height: 60
          height: 80
        """,
      right: """
        - text: Ann
          height: 80
        """))

  public static let nonScalarKey = DiagnosticCode(
    "E0103", "a key that is not a word",
    """
    The keys of a spec are plain words. A list or a mapping as a key is legal YAML and means nothing here; often \
    it is a placeholder in braces that wants quotes.
    """,
    .rows(wrong: "- {text}: Ann", right: "- text: Ann"))

  public static let conflictingKeys = DiagnosticCode(
    "E0104", "keys that exclude each other",
    """
    Two keys say different things about the same matter, such as 'repeat' and 'each', which both tell how many \
    rows there are. Keep the one that is meant.
    """,
    .rows(
      wrong: """
        - text: Friend
          repeat: 2
          each: [Ann, Ben]
        """,
      right: """
        - text: Friend
          each: [Ann, Ben]
        """))

  public static let badMergeValue = DiagnosticCode(
    "E0105", "a merge of something that is no mapping",
    """
    The merge key '<<' takes the keys of a mapping, or of several in a list. A text or a number has no keys to \
    take.
    """,
    .rows(
      wrong: """
        - <<: tall
          text: Ann
        """,
      right: """
        - &tall {text: Ann, height: 80}
        - <<: *tall
          text: Ben
        """))

  public static let unsupportedVersion = DiagnosticCode(
    "E0106", "a version of the language that is not known",
    """
    The number after 'tablespec' is the version of the language the spec is written in. This tablec knows \
    version 1; a later one needs a later tablec.
    """,
    .yaml(
      wrong: """
        tablespec: 2
        sections: []
        """,
      right: """
        tablespec: 1
        sections: []
        """))

  public static let unknownKey = DiagnosticCode(
    "E0107", "unknown key",
    """
    The key is not one that belongs here. Unknown keys are never skipped: a misspelt one would lose its value in \
    silence. The message names the nearest known key, if one is near.
    """,
    .rows(
      wrong: """
        - text: Ann
          acessory: checkmark
        """,
      right: """
        - text: Ann
          accessory: checkmark
        """))
}
