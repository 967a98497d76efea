import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TableParsing
import TableSupport
import TableTemplates

/// The templates of one table: what they are rendered with, and their outputs.
struct TemplatePass: Sendable {
  private let templates: RunTemplates
  private let wanted: [TemplateStage]
  private let context: TemplateContext
  private let pictures: SVGOptions
  /// The spec's file.
  private let file: String

  /// Nil if no templates are wanted.
  init?(
    _ templates: RunTemplates?, _ stages: [Stage], _ source: TableSource, printed: [UInt8], _ work: WorkMeter
  ) {
    wanted = stages.compactMap { if case .template(let template) = $0 { template } else { nil } }
    guard let templates, !wanted.isEmpty else { return nil }
    self.templates = templates
    pictures = source.session.pictures
    file = source.table.files.first ?? "-"
    let code = CodeOptions(source.spec.settings?.output ?? .init(), namePrefix: source.spec.namePrefix)
    context = TemplateContext(source.table, printed: printed, code: code, work: work)
  }

  /// What templates make of one environment.
  /// - Returns: the outputs, and the layout for templates of all environments.
  func make(
    _ tree: LayoutTree, of entry: EnvironmentMatrix.Entry, isOneOfSeveral: Bool, _ work: WorkMeter
  ) throws(Diagnostic) -> (outputs: [SpecCompiler.Output], layout: TemplateValue?) {
    let layout: TemplateValue
    do throws(TemplateContext.TooDeep) {
      layout = try context.layout(tree, picture: namesPicture ? { picture(tree, work) } : nil, work: work)
    } catch {
      throw Diagnostic(
        code: .tooDeep, message: "views are nested too deeply for a template, which can name \(error.limit) levels",
        range: SourceRange(file: file), help: "nest the views less deeply, or use '--emit layout'")
    }
    var outputs: [SpecCompiler.Output] = []
    if !work.isSpent, wanted.contains(where: { !$0.isForSpec }) {
      let root = context.root([layout], work: work)
      for template in wanted where !template.isForSpec {
        guard let bytes = try render(template, root, work) else { break }
        outputs.append(
          SpecCompiler.Output(
            stage: .template(template), environment: entry.environment.name, isOneOfSeveral: isOneOfSeveral,
            bytes: bytes))
      }
    }
    return (outputs, wanted.contains(where: \.isForSpec) ? layout : nil)
  }

  /// Writes the outputs that are about all environments.
  /// - Returns: the problem of a template.
  func finish(_ layouts: [TemplateValue], _ work: WorkMeter, write: (SpecCompiler.Output) -> Bool) -> Diagnostic? {
    guard !layouts.isEmpty, !work.isSpent else { return nil }
    let root = context.root(layouts, work: work)
    for template in wanted where template.isForSpec {
      do throws(Diagnostic) {
        guard let bytes = try render(template, root, work) else { return nil }
        guard write(SpecCompiler.Output(stage: .template(template), bytes: bytes)) else { return nil }
      } catch {
        return error
      }
    }
    return nil
  }

  /// Nil if that takes too much work.
  private func render(
    _ template: TemplateStage, _ root: TemplateValue, _ work: WorkMeter
  ) throws(Diagnostic) -> [UInt8]? {
    guard let library = templates.libraries[template] else { preconditionFailure("all templates were read") }
    do throws(TemplateProblem) {
      let bytes = try library.render(context.root(root, for: library, work: work), work: work)
      return work.isSpent ? nil : bytes
    } catch {
      throw templates.diagnostic(error, in: template)
    }
  }

  private var namesPicture: Bool { wanted.contains { templates.libraries[$0]?.names.contains("svg") == true } }

  private func picture(_ tree: LayoutTree, _ work: WorkMeter) -> [UInt8] {
    SVGEmitter(options: pictures).emit(tree, cutAfter: work.left)
  }
}
