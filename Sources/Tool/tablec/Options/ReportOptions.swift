import ArgumentParser
import TableDiagnostics

/// How much is reported, and how.
struct ReportOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Report only errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Report every file that is written.")
  var verbose = false

  @Option(help: ArgumentHelp("When to use colours in messages.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(
    help: ArgumentHelp(
      """
      How problems are reported: FORM or FORM=FILE, repeatable. Without a file, text, json and xcode are written to standard \
      error, and the others to standard output, or to standard error if the command's output is there. Default: text, in \
      GitHub Actions github too, and in Xcode's builds xcode instead.
      """, valueName: "form"),
    completion: .list(ReportForm.allCases.map(\.rawValue)))
  var reporter: [ReporterChoice] = []

  @Option(
    help: ArgumentHelp("How many problems text shows, the worst: a number, or all.", valueName: "n"))
  var maxProblems = ProblemCount(limit: DiagnosticBag.defaultLimit)

  func validate() throws {
    let files = reporter.compactMap(\.file)
    for (index, file) in files.enumerated() where files[..<index].contains(file) {
      throw ValidationError("two reporters write to \(file)")
    }
    if let problem = ReportPlan(reporter, isOutputTaken: false).problem { throw ValidationError(problem) }
  }

  /// The only form of an output that is text or JSON and takes no other.
  /// - Parameter command: its name, for the message.
  func textOrJSON(for command: String) throws(WrongUsage) -> ReportForm {
    guard let choice = reporter.first else { return .text }
    guard reporter.count == 1, choice.file == nil, [.text, .json].contains(choice.form) else {
      throw WrongUsage(message: "\(command) takes --reporter text or --reporter json")
    }
    return choice.form
  }
}

/// A form of report, and the file that it is written to.
struct ReporterChoice: ExpressibleByArgument {
  var form: ReportForm
  /// Nil for a stream.
  var file: String?

  init(_ form: ReportForm, file: String? = nil) {
    self.form = form
    self.file = file
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = ReportForm(rawValue: String(parts[0])) else { return nil }
    self.form = form
    guard parts.count > 1 else { return }
    guard !parts[1].isEmpty else { return nil }
    file = String(parts[1])
  }

  static var allValueStrings: [String] { ReportForm.allCases.map(\.rawValue) }

  static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: ReportForm.allCases.map { ($0.rawValue, $0.traits.purpose) })
  }

  var defaultValueDescription: String { file.map { "\(form.rawValue)=\($0)" } ?? form.rawValue }
}

/// A number of problems, or all of them.
struct ProblemCount: ExpressibleByArgument {
  var limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  init?(argument: String) {
    if argument == "all" || argument == "0" {
      limit = .max
    } else if let limit = Int(argument), limit > 0 {
      self.limit = limit
    } else {
      return nil
    }
  }

  var defaultValueDescription: String { limit == .max ? "all" : String(limit) }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  static var allValueDescriptions: [String: String] {
    [
      "auto": "on a terminal, or if CLICOLOR_FORCE is set, unless NO_COLOR or CLICOLOR=0 is set",
      "always": "in files too",
      "never": "not at all",
    ]
  }
}
