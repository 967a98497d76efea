import ArgumentParser
import TableDiagnostics

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Show where a frame and its properties come from, or what a diagnostic code means.",
    discussion: """
        tablec explain settings.yaml                      every row, header and footer
        tablec explain settings.yaml wifi                 a row or a section, by its id
        tablec explain settings.yaml table                the table's header, footer and contentSize
        tablec explain settings.yaml wifi.textLabel       one view of it
        tablec explain settings.yaml wifi.textLabel.x     one number of its frame
        tablec explain settings.yaml wifi.textLabel.font  one property of its appearance
        tablec explain settings.yaml --spoken             what VoiceOver reads, of the table or of a row
        tablec explain E0107                              a diagnostic code

      A number is shown with one line for each step: its starting value, everything that is added or subtracted, each with the \
      metrics value or the place in the spec that it comes from, and every rounding that changes it. A property is shown with the \
      line of the spec or the appearance rule that sets it, and with those that it overrides. --reporter json writes the same as \
      JSON, which 'tablec schema explanation' describes.
      """.documented(.explain))

  @Argument(
    help: ArgumentHelp("The spec, - for standard input, or a diagnostic code.", valueName: "spec|code"),
    completion: .file(extensions: ["yaml", "yml"]))
  var subject: String

  @Argument(
    help: ArgumentHelp(
      "The id of a row or a section, optionally with a view and a number or a property of the view.",
      valueName: "row[.view]")
  )
  var target: String?

  @Flag(help: "Show what VoiceOver reads, in its order, instead of frames.")
  var spoken = false

  @OptionGroup(title: "Input") var rows: RowOptions
  @OptionGroup(title: "Input") var standardInput: StandardInputOptions
  @OptionGroup(title: "Environment") var environment: EnvironmentOptions
  @OptionGroup(title: "Environment") var font: FontOptions
  @OptionGroup(title: "Safety") var limits: LimitOptions
  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() throws {
    let code = CodeRegistry.all.named(subject)
    if PathKind(subject) == .missing, code != nil || subject.wholeMatch(of: /[DELWdelw]\d{4}/) != nil {
      guard target == nil else {
        throw WrongUsage.reported("a diagnostic code takes no second argument", by: Self.self)
      }
      guard let code else {
        throw WrongUsage.reported(
          "there is no code \(subject.uppercased()): 'tablec schema diagnostics' lists all", by: Self.self)
      }
      return try ReportedOutput.write(Array("\(code.rawValue): \(code.title)\n\n\(code.page.text)".utf8), to: "-")
    }
    if PathKind(subject) == .missing, let code = CodeRegistry.all.nearly(subject) {
      throw WrongUsage.reported("there is no code \(subject.uppercased()): did you mean \(code)?", by: Self.self)
    }
    guard PathKind(subject) != .folder else {
      throw WrongUsage.reported("explain takes one spec, not a folder", by: Self.self)
    }
    let form = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try report.textOrJSON(for: "explain") }
    guard !spoken || form != .json else {
      throw WrongUsage.reported(
        "--spoken is text: 'tablec compile --elements' lists what is read in the layout JSON", by: Self.self)
    }
    var reporter = Reporter(report)
    let specs = SpecFinder(only: subject, SpecSelection(limits, standardInput), reporter: &reporter).specs
    var session = Session(environment, font, limits, reporter: &reporter)
    session.parser.rows = rows.rows?.numbers
    var states = StateCheck(session.environments, isOfAllRows: session.parser.rows == nil)
    for file in specs {
      explain(file, as: form, with: session, states: &states, reporter: &reporter)
      for warning in states.warnings(for: file.path) { reporter.addWarning(warning) }
    }
    try reporter.end()
  }

  private func explain(
    _ file: SpecFile, as form: ReportForm, with session: Session, states: inout StateCheck, reporter: inout Reporter
  ) {
    do throws(Diagnostic) {
      let bytes = try file.read(limit: limits.maxBytes)
      if !file.canBeReadAgain { reporter.keep(bytes, of: file.path) }
      let parsed = session.parse(bytes, spec: file)
      states.look(at: parsed.source?.table)
      var (diagnostics, text) = (parsed.diagnostics, [UInt8]?.none)
      do throws(Diagnostic) {
        text = try spoken ? parsed.source?.spoken(of: target) : parsed.source?.explanation(of: target, as: form)
      } catch {
        diagnostics.add(error)
      }
      reporter.add(diagnostics)
      if let text { try Terminal.writeOutput(text) }
    } catch {
      reporter.addTrouble(error)
    }
  }
}

extension [DiagnosticCode] {
  /// The code that a number without its letter or its first zeros was intended as: E0107 for `E107` and `107`.
  fileprivate func nearly(_ text: String) -> String? {
    guard let match = text.wholeMatch(of: /([DELWdelw]?)(\d{1,4})/) else { return nil }
    let digits = String(repeating: "0", count: 4 - match.2.count) + match.2
    let letters = match.1.isEmpty ? ["E", "W", "L", "D"] : [match.1.uppercased()]
    return letters.map { $0 + digits }.first { named($0) != nil }
  }
}
