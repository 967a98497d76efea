extension Promise {
  /// The page of the documentation.
  package static var page: String {
    """
    # Reliability

    What users of `tablec` can rely on, whatever the specs, images, fonts, dumps, configurations and repositories that it reads contain, and
    the tests that verify it. `make reliability` runs these tests and prints the table with their numbers. It fails if a test fails or does
    not run. Then it searches for inputs that cost too much: it doubles what each command reads, one dimension after the other (rows, sections,
    views, constraints, runs of a character, nesting, environments, languages, folders, files of a revision), until a run takes long or is
    refused. It fails if time or memory grows 1.3 times faster than the input, or exceeds the promise.

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
