import ArgumentParser
import TableDiagnostics
import TableTemplates

struct Templates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List, print or copy the templates of 'compile --template'.",
    discussion: """
        tablec templates list                           what there is
        tablec templates show markdown                  print one
        tablec templates copy markdown -o Templates     begin with a copy of one
        tablec compile Specs --template Templates/markdown.mustache -o build

      'tablec schema template-reference' describes what a template can say.
      """.documented(.templates),
    subcommands: [TemplateList.self, TemplateShow.self, TemplateCopy.self])
}

struct TemplateList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the templates: name, suffix of the outputs, and what they are.")

  func run() throws {
    let rows = OutputTemplate.all.map { ($0.name, TemplateStage($0).suffix, $0.title) }
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(width - text.count, 0))
    }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    let lines = rows.map { "\(padded($0, widths.0))  \(padded($1, widths.1))  \($2)\n" }
    try ReportedOutput.write(Array(lines.joined().utf8), to: "-")
  }
}

struct TemplateShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print a template, and the templates that it includes.")

  @Argument(help: ArgumentHelp("The name of the template.", valueName: "template"))
  var template: TemplateName

  func run() throws {
    let files = [template.template] + template.template.parts
    // One alone is a file that can be used as it is.
    let texts = files.enumerated().map { index, file in
      index == 0 ? file.text : "\n{{! \(file.name)\(TemplateStage.fileSuffix) }}\n\(file.text)"
    }
    try ReportedOutput.write(Array(texts.joined().utf8), to: "-")
  }
}

struct TemplateCopy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Write a template, and the templates that it includes, into a folder.")

  @Argument(help: ArgumentHelp("The name of the template.", valueName: "template"))
  var template: TemplateName

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to. Default: the working folder.", valueName: "folder"),
    completion: .directory)
  var output: String = "."

  @Flag(help: "Overwrite existing files.")
  var force = false

  func run() throws {
    try WrongUsage.checking(Self.self) { () throws(WrongUsage) in try WrongUsage.checkOutput(output) }
    var reporter = Reporter(try ReportOptions.parse([]))
    let files = ([template.template] + template.template.parts).map { file in
      (OutputPlace(named: output, below: file.name + TemplateStage.fileSuffix), Array(file.text.utf8))
    }
    // All of them or none. A file that is already the copy, of a run that did not end, is in nobody's way.
    if !force {
      for (place, bytes) in files {
        do throws(Diagnostic) {
          if try OutputFile.compare(bytes, with: place) == .different { throw .exists(place) }
        } catch {
          reporter.addTrouble(error)
        }
      }
    }
    if reporter.status == .done {
      for (place, bytes) in files {
        do throws(Diagnostic) {
          if try OutputFile.write(bytes, to: place, keepsEqual: true) { reporter.say("wrote \(place.path)") }
        } catch {
          reporter.addTrouble(error)
        }
      }
    }
    try reporter.end()
  }
}

extension Diagnostic {
  fileprivate static func exists(_ place: OutputPlace) -> Diagnostic {
    Diagnostic(
      code: .unwritableOutput, message: "the file exists", range: SourceRange(file: place.path),
      help: "name another folder with -o, or overwrite it with --force")
  }
}

/// One of tablec's templates as an argument.
struct TemplateName: ExpressibleByArgument {
  var template: OutputTemplate

  init?(argument: String) {
    guard let template = OutputTemplate.named(argument) else { return nil }
    self.template = template
  }

  static var allValueStrings: [String] { OutputTemplate.all.map(\.name) }
}
