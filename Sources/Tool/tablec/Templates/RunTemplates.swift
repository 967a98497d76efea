import TableDiagnostics
import TableParsing
import TableTemplates

/// The templates of a run, read before anything is compiled.
struct RunTemplates: Sendable {
  /// What is to be written, in the order of the flags.
  private(set) var stages: [Stage] = []
  private(set) var libraries: [TemplateStage: TemplateLibrary] = [:]
  /// The texts of files, by the names that templates have for them, which show where a problem is.
  private var sources: [TemplateStage: TemplateSources] = [:]
  private let files: FileSystem
  /// What was read.
  let log: ReadLog
  /// Whether a template could not be read or is not valid, which is reported.
  private(set) var isUnusable = false

  /// - Parameter hashesInputs: whether the contents of the files are hashed.
  init(_ wanted: [StageArgument], hashesInputs: Bool, reporter: inout Reporter) {
    log = ReadLog(hashesInputs ? .hash : .name)
    files = FileSystem.run.logged(in: log)
    for argument in wanted {
      switch argument {
      case .stage(let stage): add(stage)
      case .file(let path):
        do throws(Diagnostic) { try read(path) } catch {
          isUnusable = true
          reporter.addTrouble(error)
        }
      }
    }
  }

  /// Adds a stage, and its template if it is one of tablec's.
  mutating func add(_ stage: Stage) {
    if !stages.contains(stage) { stages.append(stage) }
    guard case .template(let own) = stage, libraries[own] == nil, let template = OutputTemplate.named(own.name) else {
      return
    }
    libraries[own] = TemplateLoader.own(template)
  }

  private mutating func read(_ path: String) throws(Diagnostic) {
    let name = DiskFiles().plainPath(path)
    let sources = TemplateSources(path: name, files: files)
    let library = try sources.load()
    let stage = TemplateStage(name, library.main.pragmas)
    (libraries[stage], self.sources[stage]) = (library, sources)
    if !stages.contains(.template(stage)) { stages.append(.template(stage)) }
  }

  /// The place of a problem in the text of a template.
  func diagnostic(_ problem: TemplateProblem, in stage: TemplateStage) -> Diagnostic {
    (sources[stage] ?? TemplateSources(path: stage.name, files: files)).diagnostic(problem, .endlessTemplate)
  }
}
