import TableDiagnostics

// E0403–E0409: what a run asks for of a spec.
extension DiagnosticCode {
  static let environmentFlagCodes = [nothingToExplain, unknownEnvironment, severalEnvironments]

  /// `explain` was asked for something that is not there.
  static let nothingToExplain = DiagnosticCode(
    "E0403", "nothing of this name to explain",
    """
    'explain' names a row or a section by its id, and where a point follows, a view of it and a number of the view's \
    frame. The table has none of this name. Rows without an id of their own are named by their section and number: \
    'friends/2'. Without a name the whole table is explained.
    """,
    .shell(
      wrong: "tablec explain contacts.yaml an.textLabel",
      right: "tablec explain contacts.yaml ann.textLabel"))

  /// A spec has no environment of this name.
  static let unknownEnvironment = DiagnosticCode(
    "E0404", "no environment of this name",
    """
    The flag '--environment' chooses among the environments that a spec asks for, by their names. The spec asks for none \
    of this name; the message says which there are, or the nearest. An environment without a 'name' of its own is called by its values, such \
    as 'iphone-se-dark'.
    """,
    .shell(
      wrong: "tablec preview contacts.yaml --environment iphone-se-drak",
      right: "tablec preview contacts.yaml --environment iphone-se-dark"))

  /// Several environments, and one place for the output.
  static let severalEnvironments = DiagnosticCode(
    "E0405", "several environments and one place for the output",
    """
    The spec or the flags ask for several environments, so there are several layouts or pictures, which cannot all go to \
    standard output or into one file. Name a folder, choose one of them with '--environment', or have all pictures on one \
    page with '--emit html'.
    """,
    .shell(
      wrong: "tablec compile contacts.yaml --appearance light,dark",
      right: "tablec compile contacts.yaml --appearance light,dark -o build"))
}
