import TableDiagnostics

// E0620–E0629: layout trees that are read back from their JSON.
extension DiagnosticCode {
  /// The codes of problems with reading a layout back.
  public static let layoutFileCodes = [notJSON, notALayout, newerLayout, wrongLayoutValue]

  /// A layout that is not JSON.
  public static let notJSON = DiagnosticCode(
    "E0620", "not JSON",
    """
    A layout is JSON in UTF-8, as defined by RFC 8259: without comments, trailing commas or duplicate keys. This file is truncated \
    or was edited by hand at the position shown. Compile the spec again instead of repairing the file.
    """,
    .shell(
      wrong: "head -c 4000 build/settings.layout.json > old.json; tablec diff old.json settings.yaml",
      right: "tablec diff build/settings.layout.json settings.yaml"))

  public static let notALayout = DiagnosticCode(
    "E0621", "JSON that is not a layout",
    """
    A layout is an object with '"format": "tablec.layout"', as 'tablec compile' writes it. This file is some other JSON: the output \
    of another stage ('--emit ir'), a schema, or another program's output.
    """,
    .shell(
      wrong: "tablec compile settings.yaml --emit ir -o old.json; tablec diff old.json settings.yaml",
      right: "tablec compile settings.yaml -o old.json; tablec diff old.json settings.yaml"))

  /// A layout of a later version of the format.
  public static let newerLayout = DiagnosticCode(
    "E0622", "a layout of a later version",
    """
    The layout declares a version of the format that this compiler does not support: a newer compiler wrote it, and this one could \
    misread it. Use the compiler that wrote the layout, or compile the spec again with this one.
    """,
    .shell(
      wrong: "tablec-next compile settings.yaml -o old.json; tablec diff old.json settings.yaml",
      right: "tablec compile settings.yaml -o old.json; tablec diff old.json settings.yaml"))

  /// A layout with a value that is missing or of the wrong kind.
  public static let wrongLayoutValue = DiagnosticCode(
    "E0623", "a layout with a wrong value",
    """
    A value of the layout is missing, has the wrong type, is not one of the key's valid values, or is an id that another row or \
    section has. The message gives its place as a JSON Pointer (RFC 6901): '/table/sections/0/rows/2' is the third row of the first \
    section. 'tablec schema layout' prints the JSON Schema of layouts. Unknown keys are ignored.
    """,
    .shell(
      wrong: #"echo '{"format": "tablec.layout", "version": 1}' > old.json; tablec diff old.json settings.yaml"#,
      right: "tablec compile settings.yaml -o old.json; tablec diff old.json settings.yaml"))
}
