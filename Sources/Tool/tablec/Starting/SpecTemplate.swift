import EmbeddedFiles

/// A spec that `init` writes: a file of Templates.
struct SpecTemplate {
  var name: String
  var text: String

  static let all = EmbeddedFile.startingSpecs.map { SpecTemplate(name: $0.stem, text: $0.text) }

  static func named(_ name: String) -> SpecTemplate? {
    all.first { $0.name == name }
  }

  /// What a spec starts from unless something else is chosen.
  static var standard: SpecTemplate {
    guard let template = named("list") else { preconditionFailure("there is a template 'list'") }
    return template
  }

  /// The comment of its second line that tells how an editor gets the schema.
  static let schemaHint = "Write the schema beside it with: tablec schema -o tablespec.schema.json"

  /// What it shows, in a few words: the first sentence of its comment.
  var title: String {
    let comment = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first ?? ""
    return String(comment.drop { $0 == "#" || $0 == " " }.prefix { $0 != "." })
  }
}
