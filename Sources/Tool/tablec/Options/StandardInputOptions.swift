import ArgumentParser
import TableParsing

/// The option of commands that take a spec from standard input.
struct StandardInputOptions: ParsableArguments {
  @Option(
    name: .customLong("stdin-path"),
    help: ArgumentHelp(
      """
      For -, standard input: the path that the text would have, to find its configuration and the files that it names, and for messages. \
      Default: a file in the working folder.
      """, valueName: "path"))
  var path: String?

  func validate() throws {
    if path?.isEmpty == true || path == "-" { throw ValidationError("--stdin-path needs the path of a file") }
  }

  /// Standard input as a spec.
  var spec: SpecFile {
    guard let path else { return SpecFile(path: "-", outputName: "stdin") }
    var spec = SpecFile(named: path)
    spec.isStandardInput = true
    return spec
  }
}
