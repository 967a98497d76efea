import ArgumentParser

/// How much is reported, and how.
struct ReportOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Report only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Report every file that is written.")
  var verbose = false

  @Option(help: ArgumentHelp("When to use colours in messages.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(help: ArgumentHelp("The format of messages on standard error.", valueName: "form"))
  var reporter: ReporterKind = .text
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  static var allValueDescriptions: [String: String] {
    ["auto": "on a terminal, unless NO_COLOR is set", "always": "in files too", "never": "not at all"]
  }
}

enum ReporterKind: String, ExpressibleByArgument, CaseIterable {
  case text, json

  static var allValueDescriptions: [String: String] {
    ["text": "for people, with lines of the spec", "json": "for programs"]
  }
}
