import TableParsing

/// How templates write source code.
package struct CodeOptions: Hashable, Sendable {
  private let settings: ProjectConfiguration.Output
  /// What precedes the name of a table in those of types, where another spec of the run has the same name.
  private let namePrefix: String

  package init(_ settings: ProjectConfiguration.Output = .init(), namePrefix: String = "") {
    (self.settings, self.namePrefix) = (settings, namePrefix)
  }

  /// What templates can name of it.
  func members(of table: String) -> [(String, TemplateValue)] {
    let access = settings.access == .internal ? "" : settings.access.rawValue + " "
    let type = SwiftNames.type("\(namePrefix) \(table)")
    return [
      ("access", .string(access)), ("bundle", bundle), ("typeName", .string(type)),
      ("viewName", .string(SwiftNames.view(type))),
    ]
  }

  private var bundle: TemplateValue {
    switch settings.bundle {
    case ProjectConfiguration.Output.mainBundle: .null
    case "module": .string("Bundle.module")
    default: .string("Bundle(for: \(settings.bundle).self)")
    }
  }
}
