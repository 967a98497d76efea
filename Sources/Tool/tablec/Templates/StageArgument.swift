import ArgumentParser
import TableTemplates

/// What `--emit` names: a stage, one of tablec's templates, or the file of a template.
enum StageArgument: ExpressibleByArgument, Equatable {
  case stage(Stage)
  case file(String)

  init?(argument: String) {
    if argument.hasSuffix(TemplateStage.fileSuffix) {
      self = .file(argument)
    } else if let stage = Stage(named: argument) {
      self = .stage(stage)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { Stage.descriptions.map(\.name) }

  // Asked for several times when arguments are parsed.
  static let allValueDescriptions = Dictionary(
    uniqueKeysWithValues: Stage.descriptions.map { ($0.name, $0.description) })
}

/// What `--template` names: one of tablec's templates, or a file.
struct TemplateArgument: ExpressibleByArgument {
  var stage: StageArgument

  init?(argument: String) {
    if argument.hasSuffix(TemplateStage.fileSuffix) {
      stage = .file(argument)
    } else if let template = OutputTemplate.named(argument) {
      stage = .stage(.template(TemplateStage(template)))
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { OutputTemplate.all.map(\.name) }

  static let allValueDescriptions = Dictionary(
    uniqueKeysWithValues: OutputTemplate.all.map { ($0.name, $0.title) })
}
