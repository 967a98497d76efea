import ArgumentParser
import TableDiagnostics

/// A word that begins with a dash and is no flag, such as `-check`, or a file of that name.
///
/// The argument parser takes the letters after one dash for short flags. An `h` among them prints the help, and a job that checked
/// nothing succeeds.
struct UnknownFlag {
  let word: String
  /// What follows it, which a flag of another program would take.
  private var next: String?
  private let command: any ParsableCommand.Type

  /// The short flags of all commands. A command reports those that it does not have.
  static let flags: Set<Character> = ["q", "v"]
  /// Those that take a value.
  static let options: Set<Character> = ["f", "j", "o", "t"]
  /// Flags that end the run before it begins.
  private static let requests = ["-h", "--help", "--help-hidden", "--version"]

  /// Nil if there is none before `--`, or if the argument parser should handle it.
  init?(arguments: some Collection<String>) {
    // A shell asks what the words of a line can be completed to.
    guard arguments.first != "---completion" else { return nil }
    guard let word = arguments.prefix(while: { $0 != "--" }).first(where: { !Self.isWellFormed($0) }) else {
      return nil
    }
    self.word = word
    command = Tablec.configuration.subcommands.first { $0._commandName == arguments.first } ?? Tablec.self
  }

  /// A misspelt option, or one of other commands or programs; nil if the argument parser complains of something else, or knows better.
  init?(_ complaint: String, arguments: some Collection<String>) {
    let parts = complaint.split(separator: "'", maxSplits: 2)
    guard parts.count > 1, parts[0] == "Unknown option " else { return nil }
    let flag = String(parts[1])
    word = flag
    next = arguments.drop { $0.prefix { $0 != "=" } != flag }.first.flatMap { given in
      given == flag ? arguments.drop { $0 != flag }.dropFirst().first : String(given.dropFirst(flag.count + 1))
    }
    command = Tablec.configuration.subcommands.first { $0._commandName == arguments.first } ?? Tablec.self
    if Self.ofRules.contains(word) { return }
    let hasAnswer =
      Self.ofReports.contains(word) ? longFlags.contains("--reporter") : word.hasPrefix("--") && match != nil
    guard hasAnswer else { return nil }
  }

  /// What other commands call the choice of a report.
  private static let ofReports = ["-f", "--format"]

  /// What linters call the choice of their rules.
  private static let ofRules = [
    "--rule", "--rules", "--select", "--ignore", "--enable", "--only-rule", "--severity", "--disable-rule",
  ]

  /// Whether a word can be parsed: it is a value, it begins with two dashes, or its letters are short flags of which the last may have
  /// a value, as in `-qv`, `-vo out`, `-o=out` and `-j4`.
  private static func isWellFormed(_ word: String) -> Bool {
    guard word.hasPrefix("-") else { return true }
    if let equals = word.firstIndex(of: "="), requests.contains(String(word[..<equals])) { return false }
    let letters = word.dropFirst()
    guard !word.hasPrefix("--"), letters.count > 1, letters.dropFirst().first != "=" else { return true }
    let rest = letters.drop { flags.contains($0) }
    guard let option = rest.first else { return true }
    let value = rest.dropFirst()
    return options.contains(option) && (value.isEmpty || option == "j" && value.allSatisfy(\.isWholeNumber))
  }

  /// Reports the word with the command's usage, and returns the exit status.
  func reported() -> any Error {
    command is Tablec.Type ? ValidationError(message) : WrongUsage.reported(message, by: command)
  }

  private var message: String {
    let (flag, value) = (word.prefix { $0 != "=" }, word.drop { $0 != "=" })
    if Self.requests.contains(String(flag)) {
      return "The option '\(flag)' does not take any value, but '\(value.dropFirst())' was specified."
    }
    let unknown = "Unknown option '\(flag)'."
    if PathKind(word) != .missing || flag.contains(where: { "./*".contains($0) }) {
      return "\(unknown) If it is a file, write './\(word)', or write it after '--'."
    }
    if Self.ofReports.contains(String(flag)) { return "\(unknown) Did you mean '--reporter'?" }
    if Self.ofRules.contains(String(flag)) {
      let names = CodeRegistry.rules.ruleNames
      let rule = next.flatMap { CodeRegistry.rules.named($0) == nil ? closestMatch(to: $0, in: names) : nil }
      let hint = rule.map { " The nearest rule to '\(next ?? "")' is '\($0)'." } ?? ""
      return
        "\(unknown)\(hint) 'tablec rules' lists the rules, --disable RULE leaves one out, and .tablec.yaml sets their severities."
    }
    if let match { return "\(unknown) Did you mean '\(match)'?" }
    guard let option = word.dropFirst().first, Self.options.contains(option) else { return unknown }
    return "\(unknown) Did you mean '-\(option) \(word.dropFirst(2))'?"
  }

  /// The option that is meant: one that takes the word as a value (`--appearance dark` for `--dark`), or the closest.
  private var match: String? {
    let flag = word.prefix { $0 != "=" }
    let name = flag.drop { $0 == "-" }
    // Of '--appearance' and '--before-appearance', the first is meant.
    let takers = help.filter { $0.values.contains(name) }.compactMap(\.flags.first)
    if let option = takers.min(by: { $0.count < $1.count }), takers.allSatisfy({ $0.hasSuffix(option.dropFirst(2)) }) {
      return "\(option) \(name)"
    }
    return closestMatch(to: flag.hasPrefix("--") ? String(flag) : "-" + flag, in: longFlags)
  }

  /// The flags in the command's help that begin with two dashes.
  private var longFlags: [String] { help.flatMap(\.flags) }

  /// The command's flags that begin with two dashes, those of one option together, with the values that its help lists.
  private var help: [(flags: [String], values: [Substring])] {
    var options: [(flags: [String], values: [Substring])] = []
    for line in Tablec.helpMessage(for: command, includeHidden: false, columns: 1_000).split(separator: "\n") {
      let words = line.split(separator: " ").prefix { $0.hasPrefix("-") }
      let flags = words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "," && $0 != "/" }) }
      if !flags.isEmpty { options.append((flags, [])) }
      let list = line.split(separator: "(values: ", maxSplits: 1)
      guard list.count > 1, !options.isEmpty else { continue }
      options[options.count - 1].values = list[1].prefix { $0 != ")" }.split(separator: ", ")
    }
    return options
  }
}
