import TableDiagnostics
import TableParsing

extension TemplateNames {
  /// Everything that templates of tables can name: what layouts and specs have, and what is added to them.
  static let all: TemplateNames = {
    let known = LayoutShapes.layout.names.union(ContextMember.all.map(\.name))
      .union(LanguageDescription.mappings.flatMap(\.keys).map(\.name))
    let candidates = known.sorted()
    return TemplateNames(known) { name in
      closestMatch(to: name, in: candidates).map { "did you mean '\($0)'?" }
        ?? "'tablec schema template-reference' says where the names are listed"
    }
  }()
}
