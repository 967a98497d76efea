import ArgumentParser
import TableLanguageServer

struct Lsp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run the language server, which an editor starts and talks to over standard input and output.",
    discussion: """
      The server checks specs, profiles and configurations while they are written, with the compiler and the rules of 'tablec lint', and \
      completes, explains, finds, renames and formats what is in them. It checks the text in the editor, saved or not.

      Settings, as initializationOptions or as 'tablec' in the editor's settings: 'flags' is a list of flags of 'tablec lint', such as \
      ["--device", "iphone-se"]; 'lint' and 'inlayHints' turn the rules and the heights beside rows on and off.
      """.documented(.languageServer))

  @Flag(help: "Talk over standard input and output. This is the only way; editors pass the flag out of habit.")
  var stdio = false

  func run() throws {
    System.ignoreClosedPipes()
    System.raiseFileLimit()
    let connection = Connection(input: Terminal.input, output: Terminal.output)
    let status = connection.run(SpecServer(connection))
    if status != 0 { throw ExitCode(status) }
  }
}
