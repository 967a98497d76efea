import ArgumentParser
import TableDiagnostics

/// A first word that is no command. The argument parser would only count the words it did not expect.
struct UnknownCommand {
  let word: String

  /// Nil where the first word is a command, or is for the argument parser to judge.
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
    if FileKind(word) != .missing { return "there is no command '\(word)'. Did you mean 'tablec compile \(word)'?" }
    return "there is no command '\(word)'. There are \(Self.shown.joined(separator: ", "))."
  }

  /// Each has a name of its own, for the argument parser is slow to make one of a type: 7 of 40 million instructions at every start.
  private static var commands: [String] {
    Tablec.configuration.subcommands.map { $0._commandName }
  }

  /// Those that people call; the others are for git.
  private static var shown: [String] {
    Tablec.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
  }
}
