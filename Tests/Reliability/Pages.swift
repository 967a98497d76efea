extension Promise {
  /// The page of the documentation.
  package static var page: String {
    """
    # Reliability

    What users of `tablec` can rely on, whatever the specs, images, fonts, dumps, configurations and repositories hold that it is given,
    and the tests that hold it to that. `make reliability` runs these tests and prints the table with their numbers; it fails where one of
    them fails or does not run.

    | promise | tests | counted |
    |---|---|---|
    \(all.map(\.row).joined(separator: "\n"))

    """
  }

  private var row: String {
    let tests = tests.map { "`\($0)`" }.joined(separator: ", ")
    return "| **\(name)**: \(words). | \(tests) | \(figures.joined(separator: ", ")) |"
  }

  /// The promises in `SECURITY.md`.
  package static var list: String { all.map { "- \($0.words).\n" }.joined() }
}
