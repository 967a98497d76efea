import TableDiagnostics

// E063x: dumps of an app's views.
extension DiagnosticCode {
  /// The codes that reading a dump of views can report.
  public static let dumpCodes = [dumpWithoutTable]

  public static let dumpWithoutTable = DiagnosticCode(
    "E0630", "a dump of views without a table",
    """
    A text with views, as UIKit's 'recursiveDescription' prints them, is compared with a spec by the cells of its \
    'UITableView', but this one has none: another part of the window was printed, no row was on the screen, or the list is \
    a collection view. Print the table itself, or the window while the table is visible.
    """,
    .shell(
      wrong: "tablec diff contacts.yaml navigation-bar.txt",
      right: "tablec diff contacts.yaml window.txt   # po [[UIWindow keyWindow] recursiveDescription]"))
}
