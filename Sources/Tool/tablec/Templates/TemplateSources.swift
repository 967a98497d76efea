import TableDiagnostics
import TableParsing
import TableSupport
import TableTemplates

/// The files of a template: its own, and those that it includes from its folder.
final class TemplateSources: Sendable {
  private let path: String
  private let files: FileSystem
  /// The path and the text of each file, by the name that templates have for it.
  private let texts = Locked<[String: (path: String, bytes: [UInt8])]>([:])

  init(path: String, files: FileSystem) {
    (self.path, self.files) = (path, files)
  }

  func load() throws(Diagnostic) -> TemplateLibrary {
    guard let canonical = files.canonicalPath(path) else {
      throw Diagnostic(code: .noSuchFile, message: "there is no such template", range: SourceRange(file: path))
    }
    let rules = PathRules(root: files.folder(of: canonical))
    let main = try read(path, named: path)
    let loader = TemplateLoader { name in try self.text(of: name, rules) }
    do throws(TemplateLoader.Failure) { return try loader.load(path, main) } catch {
      switch error {
      case .problem(let problem): throw diagnostic(problem, .unusableTemplate)
      case .unread(_, let error):
        guard let diagnostic = error as? Diagnostic else { preconditionFailure("only diagnostics are thrown") }
        throw diagnostic
      }
    }
  }

  /// The text of a template that another includes: a file of the folder, or one of tablec's.
  private func text(of name: String, _ rules: PathRules) throws -> [UInt8]? {
    switch rules.resolve(name + TemplateStage.fileSuffix, from: path, files: files) {
    case .inside(let found, _): return try read(found, named: name)
    case .missing: return OutputTemplate.file(named: name).map { Array($0.text.utf8) }
    case .outside:
      throw Diagnostic(
        code: .linkOutside,
        message: "the template \(name.quotedForMessage) is outside of the folder of the template that includes it",
        range: SourceRange(file: path), help: "copy it there")
    }
  }

  private func read(_ path: String, named name: String) throws(Diagnostic) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try files.read(path, limit: Template.mostBytes) } catch {
      guard case .tooLarge = error else { throw SpecFile(path: path, outputName: "").diagnostic(error) }
      // No flag changes this limit.
      throw Diagnostic(
        code: .unusableTemplate, message: "the template is larger than \(Template.mostBytes) bytes",
        range: SourceRange(file: path))
    }
    guard String(utf8: bytes) != nil else {
      throw Diagnostic(code: .unusableTemplate, message: "the template is not UTF-8", range: SourceRange(file: path))
    }
    texts.withLock { $0[name] = (path, bytes) }
    return bytes
  }

  func diagnostic(_ problem: TemplateProblem, _ code: DiagnosticCode) -> Diagnostic {
    let source = texts.withLock { $0[problem.template] }
    var range = SourceRange(file: source?.path ?? "\(problem.template)\(TemplateStage.fileSuffix)")
    if let source, !problem.range.isEmpty {
      let text = SourceText(source.bytes)
      range = SourceRange(
        file: source.path, start: text.position(of: problem.range.lowerBound),
        end: text.position(of: problem.range.upperBound))
    }
    return Diagnostic(code: code, message: problem.message, range: range, help: problem.help)
  }
}
