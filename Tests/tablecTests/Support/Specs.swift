/// Specs that the tests of the command line write.
enum Specs {
  static let list = """
    tablespec: 1
    sections:
      - id: friends
        rows:
          - {id: ann, text: Ann}
          - {id: ben, text: Ben}

    """

  /// One with an error in its fourth line.
  static let misspelt = """
    tablespec: 1
    sections:
      - rows:
          - {text: Ann, acessory: checkmark}

    """

  /// One that compiles with a warning.
  static let careless = """
    tablespec: 1
    sections:
      - rows: [{text: }]

    """

  /// One whose layout is larger than a pipe holds.
  static let large = """
    tablespec: 1
    sections:
      - rows: [{repeat: 2000, text: "Row {index}"}]

    """
}
