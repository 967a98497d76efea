import ArgumentParser
import EmbeddedFiles
import LayoutFormat
import TableDiagnostics
import TableDiff
import TableEmission
import TableParsing
import TableTemplates

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract:
      "Print the JSON Schema of specs or of another file format of tablec, or the reference of the language.",
    discussion: """
      An editor that supports YAML schemas can complete and check specs with the schema of specs. Write it into their folder:

        tablec schema -o tablespec.schema.json

      and name it in the first line of each spec:

        # yaml-language-server: $schema=tablespec.schema.json

      The reference has a page for each topic, and an overview of them:

        tablec schema reference                everything
        tablec schema reference overview       the list of topics
        tablec schema reference rows           one topic
      """.documented(.schema))

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case spec, profile, configuration, changes, layout, diff, explanation, reference
    case layoutReference = "layout-reference"
    case diagnostics
    case templateReference = "template-reference"
  }

  @Argument(
    help: ArgumentHelp(
      "What to print: the JSON Schema of specs, metrics profiles, .tablec.yaml, known changes, layout trees, or the output of 'diff' or 'explain'; or, in Markdown, the reference of the language, the layout JSON, all diagnostic codes or the templates of outputs.",
      valueName: "subject"))
  var subject: Subject = .spec

  @Argument(
    help: ArgumentHelp("Of the reference: a topic, or the overview of all topics.", valueName: "topic"))
  var topic: ReferencePage?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func run() throws {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      try WrongUsage.checkOutput(output)
      if topic != nil, subject != .reference {
        throw WrongUsage(message: "'\(subject.rawValue)' has no topics; only 'reference' has")
      }
    }
    let bytes: [UInt8] =
      switch subject {
      case .spec: SchemaDocument.specs.json()
      case .profile: SchemaDocument.profiles.json()
      case .configuration: SchemaDocument.configurations(words: .all).json()
      case .changes: SchemaDocument.knownChanges(words: .all).json()
      case .layout: LayoutSchema().json()
      case .diff: DiffSchema().json()
      case .explanation: ExplanationSchema().json()
      case .reference: Array(reference.utf8)
      case .layoutReference: Array(LayoutReference().markdown().utf8)
      case .templateReference: Array(TemplateReference().markdown().utf8)
      case .diagnostics: Array(EmbeddedFile.diagnostics.text.utf8)
      }
    try ReportedOutput.write(bytes, to: output ?? "-")
  }

  /// A page of the reference, or all of it.
  private var reference: String {
    let reference = LanguageReference()
    guard let topic else { return reference.whole() }
    return reference.page(topic.name) ?? reference.overview()
  }
}

/// A page of the reference as an argument: a topic, or the overview.
struct ReferencePage: ExpressibleByArgument {
  static let overview = "overview"

  var name: String

  init?(argument: String) {
    guard Self.allValueStrings.contains(argument) else { return nil }
    name = argument
  }

  static var allValueStrings: [String] { [overview] + LanguageReference.topicNames }
}

/// Writes one file, or reports why it cannot be written and ends the command.
enum ReportedOutput {
  /// - Parameter path: `-` for the standard output.
  static func write(_ bytes: [UInt8], to path: String) throws {
    do throws(Diagnostic) {
      if path == "-" {
        try Terminal.writeOutput(bytes)
      } else {
        try OutputFile.write(bytes, to: OutputPlace(named: path))
      }
    } catch {
      try tell(error)
    }
    if path != "-" { Reporter(try ReportOptions.parse([])).noteOnTerminal(path) }
  }

  /// Reports a problem and ends the command.
  static func tell(_ problem: Diagnostic) throws {
    // Options that were not parsed have no values.
    var reporter = Reporter(try ReportOptions.parse([]))
    reporter.addTrouble(problem)
    try reporter.end()
  }
}
