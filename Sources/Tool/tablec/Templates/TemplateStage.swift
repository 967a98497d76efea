import TableSupport
import TableTemplates

/// What is known of a template's outputs without its text.
struct TemplateStage: Hashable, Sendable {
  /// The name of one of tablec's templates, or the path of a file.
  let name: String
  /// The suffix of its outputs, after the spec's name.
  let suffix: String
  /// Whether there is one output for all environments.
  let isForSpec: Bool

  init(_ template: OutputTemplate) {
    self.init(template.name, TemplateLoader.own(template).main.pragmas)
  }

  init(_ name: String, _ pragmas: TemplatePragmas) {
    self.name = name
    suffix = pragmas.suffix ?? Self.suffix(of: name)
    isForSpec = pragmas.isForSpec
  }

  /// The end of a template's own name: `.md` for `sheet.md.mustache`.
  private static func suffix(of path: String) -> String {
    let name = path.lastPathComponent
    let stem = name.hasSuffix(fileSuffix) ? name.dropLast(fileSuffix.count) : name[...]
    guard let dot = stem.lastIndex(of: "."), TemplatePragmas.isSuffix(String(stem[dot...])) else { return ".txt" }
    return String(stem[dot...])
  }

  static let fileSuffix = ".mustache"

  // MARK: In words

  /// `template .md spec markdown`
  var words: String { "template \(suffix) \(isForSpec ? "spec" : "environment") \(name)" }

  init?(words: String) {
    let parts = words.split(separator: " ", maxSplits: 3).map(String.init)
    guard parts.count == 4, parts[0] == "template", TemplatePragmas.isSuffix(parts[1]),
      ["spec", "environment"].contains(parts[2])
    else { return nil }
    (name, suffix, isForSpec) = (parts[3], parts[1], parts[2] == "spec")
  }
}
