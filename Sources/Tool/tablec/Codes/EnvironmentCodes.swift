import TableDiagnostics

// E0403–E0409: what a command asks of a spec.
extension DiagnosticCode {
  static let environmentFlagCodes = [
    nothingToExplain, unknownEnvironment, severalEnvironments, unusableQuery, noRows,
    unknownLanguage,
  ]

  /// `explain` was asked for something that does not exist.
  static let nothingToExplain = DiagnosticCode(
    "E0403", "nothing with this name to explain",
    """
    'explain' takes the id of a row or a section, optionally followed by a dot and one of its views, and by another dot \
    and a number of the view's frame. The table has nothing with this name. A row without an id is named by its section and \
    its number: 'friends/2'. Without a name, 'explain' explains the whole table.
    """,
    .shell(
      wrong: "tablec explain contacts.yaml an.textLabel",
      right: "tablec explain contacts.yaml ann.textLabel"))

  /// A spec has no environment with this name.
  static let unknownEnvironment = DiagnosticCode(
    "E0404", "no environment with this name",
    """
    The flag '--environment' selects environments of a spec by name. The spec has no environment with this name; the \
    message lists the ones that it has, or the closest match. An environment without a 'name' is named after its values, \
    such as 'iphone-se-dark'.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --environment iphone-se-drak",
      right: "tablec preview contacts.yaml --environment iphone-se-dark"))

  /// Several environments, but a single output.
  static let severalEnvironments = DiagnosticCode(
    "E0405", "several environments, but a single output",
    """
    The spec or the flags ask for several environments. This produces several layouts or pictures, which cannot all be \
    written to standard output or into one file. Name a folder, choose one environment with '--environment', or write all \
    pictures to one page with '--emit html'.
    """,
    .shell(
      wrong: "tablec compile contacts.yaml --appearance light,dark",
      right: "tablec compile contacts.yaml --appearance light,dark -o build"))

  /// None of the rows of `--rows` are in the table.
  static let noRows = DiagnosticCode(
    "E0407", "no rows with these numbers",
    """
    The flag '--rows' asks for rows by their numbers, and the table ends before the first of them. Rows are numbered from 1 over \
    the whole table, with every repetition and every included row, and before any are left out in an environment. The message says \
    how many rows there are.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --rows 5000-5050",
      right: "tablec preview contacts.yaml --rows 1-50"))

  /// No strings have texts in a language.
  static let unknownLanguage = DiagnosticCode(
    "W0403", "a language without texts",
    """
    The flag '--language' names a language that none of the strings have texts in, so everything is shown in the source language. The \
    message lists the languages that there are. 'de-AT' is shown in 'de' where there is no 'de-AT', as in an app. \
    A storyboard or a xib is compared in one language: with several, 'diff' compares its own texts.
    """,
    .shell(
      wrong: "tablec preview settings.yaml --language dd", right: "tablec preview settings.yaml --language de"))

  /// The address of a live preview asks for something that cannot be shown.
  static let unusableQuery = DiagnosticCode(
    "E0406", "the address of the preview asks for something that it cannot show",
    """
    What the page of 'tablec preview --serve' shows is in its address: the table, and the environments, named as the flags are. A \
    value in the address is not one that the flag takes, a profile is outside of the project, or the values ask for more environments \
    than a spec may have, or more pictures are open than the server follows. Choose other values with the page's pickers, or close \
    other pages.
    """,
    .shell(
      wrong: "open 'http://127.0.0.1:8765/…/?table=contacts&device=iphone-0'",
      right: "open 'http://127.0.0.1:8765/…/?table=contacts&device=iphone-se'"))
}
