/// The pages of the documentation that the help of commands ends with. Their paths are those of the source tree.
enum DocumentationPage: String, CaseIterable {
  case tour = "Sources/tablec/Documentation.docc/Tour.md"
  case compile = "Sources/tablec/Documentation.docc/Compiling.md"
  case lint = "Sources/tablec/Documentation.docc/Linting.md"
  case diff = "Sources/tablec/Documentation.docc/Comparing.md"
  case verify = "Sources/tablec/Documentation.docc/Cookbook.md#verify-an-app"
  case explain = "Sources/tablec/Documentation.docc/Diagnostics.md"
  case templates = "Sources/tablec/Documentation.docc/Templates.md"
  case schema = "Sources/tablec/Documentation.docc/Language.md"
  case config = "Sources/tablec/Documentation.docc/Language/Configuration.md"
  case gitSetup = "Sources/tablec/Documentation.docc/Comparing.md#in-git"
  case desk = "Sources/tablec/Documentation.docc/Desk.md"
  case live = "Sources/tablec/Documentation.docc/Desk.md#a-live-picture"
  case languageServer = "Sources/tablec/Documentation.docc/Desk.md#in-your-editor"
  case format = "Sources/tablec/Documentation.docc/Desk.md#one-form"
  case start = "Sources/tablec/Documentation.docc/Desk.md#a-first-spec"
  case importing = "Sources/tablec/Documentation.docc/Import.md"
  case gallery = "Sources/tablec/Documentation.docc/Desk.md#a-gallery"
}

extension String {
  /// The discussion of a command, with the page that describes more.
  func documented(_ page: DocumentationPage) -> String {
    (isEmpty ? "" : self + "\n\n") + "Documentation: \(page.rawValue)"
  }
}
