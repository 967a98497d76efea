import ArgumentParser
import TableDiagnostics

/// A first word that is not a command. The argument parser would only report the number of unexpected arguments.
struct UnknownCommand {
  let word: String

  /// Nil if the first word is a command, or if the argument parser should handle it.
  init?(arguments: some Sequence<String>) {
    var words = arguments.makeIterator()
    var first = words.next()
    if first == "help" { first = words.next() }
    guard let word = first, !word.hasPrefix("-"), word != "help", !Self.commands.contains(word) else { return nil }
    self.word = word
  }

  var message: String {
    if let command = closestMatch(to: word, in: Self.shown) {
      return "there is no command '\(word)'. Did you mean '\(command)'?"
    }
    if PathKind(word) != .missing { return "there is no command '\(word)'. Did you mean 'tablec compile \(word)'?" }
    return "there is no command '\(word)'. The commands are \(Self.shown.joined(separator: ", "))."
  }

  /// Each command declares its name, because the argument parser is slow to derive one from a type: 7 of 40 million instructions at
  /// every start.
  private static var commands: [String] {
    Tablec.configuration.subcommands.map { $0._commandName }
  }

  /// The commands that people run; git runs the others.
  private static var shown: [String] {
    Tablec.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
  }
}
