import TableDiagnostics

// E0101–E0109: keys.
extension DiagnosticCode {
  static let keyCodes = [
    missingKey, duplicateKey, nonScalarKey, conflictingKeys, badMergeValue, unsupportedVersion, unknownKey,
  ]

  public static let missingKey = DiagnosticCode(
    "E0101", "missing key",
    """
    Most keys have a default; the few without one are required. A placeholder image, for example, needs a size.
    """,
    .rows(
      wrong: "- {text: Ann, image: {color: systemBlue}}",
      right: "- {text: Ann, image: {size: [24, 24], color: systemBlue}}"))

  public static let duplicateKey = DiagnosticCode(
    "E0102", "duplicate key",
    """
    A mapping can contain each key only once. YAML tools differ in which of the two values they keep, so tablec uses neither. \
    Delete one. Two merge keys become one with a list: '<<: [*one, *two]'.
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
    "E0103", "a key that is not a scalar",
    """
    The keys of a spec are plain words. YAML allows a list or a mapping as a key, but a spec has no such keys; often \
    it is a placeholder in braces that needs quotes.
    """,
    .rows(wrong: "- {text}: Ann", right: "- text: Ann"))

  public static let conflictingKeys = DiagnosticCode(
    "E0104", "conflicting keys",
    """
    Two keys cannot be used together because they set the same thing. For example, both 'repeat' and 'each' determine how many \
    rows there are. Keep one of them.
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
    "E0105", "merged value is not a mapping",
    """
    The merge key '<<' inserts the keys of a mapping, or of several mappings in a list. A string or a number has no keys to \
    insert.
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
    "E0106", "unsupported language version",
    """
    The number after 'tablespec' is the version of the language that the spec is written in. This tablec supports \
    version 1; a later version needs a later tablec.
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
    The key is not valid here. Unknown keys are never skipped, because the value of a misspelt key would be lost \
    silently. The message suggests a known key if one is similar.
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
