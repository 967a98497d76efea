import TableDiagnostics

// E0620–E0629: layout trees that are read back from their JSON.
extension DiagnosticCode {
  /// What reading a layout back can find.
  public static let layoutFileCodes = [notJSON, notALayout, newerLayout, wrongLayoutValue]

  /// A layout that is not JSON.
  public static let notJSON = DiagnosticCode(
    "E0620", "not JSON",
    """
    A layout is JSON in UTF-8 as RFC 8259 has it: no comments, no commas behind the last value, no key twice in an object. This \
    file breaks off or was changed by hand at the place that is shown. Compile the spec again, rather than mend the file.
    """,
    .shell(
      wrong: "head -c 4000 build/settings.layout.json > old.json; tablec diff old.json settings.yaml",
      right: "tablec diff build/settings.layout.json settings.yaml"))

  public static let notALayout = DiagnosticCode(
    "E0621", "JSON that is no layout",
    """
    A layout is an object with '"format": "tablec.layout"', as 'tablec compile' writes it. This file is some other JSON: what \
    another stage printed ('--emit ir'), a schema, or another program's.
    """,
    .shell(
      wrong: "tablec compile settings.yaml --emit ir -o old.json; tablec diff old.json settings.yaml",
      right: "tablec compile settings.yaml -o old.json; tablec diff old.json settings.yaml"))

  /// A layout of a later version of the format.
  public static let newerLayout = DiagnosticCode(
    "E0622", "a layout of a later version",
    """
    The layout says a version of its format that this compiler does not know: a newer one wrote it, and what it says could be \
    misread. Compare with the compiler that wrote it, or compile the spec again with this one.
    """,
    .shell(
      wrong: "tablec-next compile settings.yaml -o old.json; tablec diff old.json settings.yaml",
      right: "tablec compile settings.yaml -o old.json; tablec diff old.json settings.yaml"))

  /// A layout with a value that is missing or of the wrong kind.
  public static let wrongLayoutValue = DiagnosticCode(
    "E0623", "a layout with a wrong value",
    """
    A value of the layout is missing, of another kind than its key has, not one of the key's words, or an id that another row or \
    section has. The message tells the place as a JSON Pointer (RFC 6901): '/table/sections/0/rows/2' is the third row of the first section. 'tablec schema \
    layout' prints what a layout holds. Keys that are not known are passed over.
    """,
    .shell(
      wrong: #"echo '{"format": "tablec.layout", "version": 1}' > old.json; tablec diff old.json settings.yaml"#,
      right: "tablec compile settings.yaml -o old.json; tablec diff old.json settings.yaml"))
}
