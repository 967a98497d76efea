import ArgumentParser

/// How much is said, and how.
struct ReportOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Name every file that is written.")
  var verbose = false

  @Option(help: ArgumentHelp("Colours in messages; auto honours NO_COLOR.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(help: ArgumentHelp("The form of messages, on standard error.", valueName: "form"))
  var reporter: ReporterKind = .text
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

enum ReporterKind: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
