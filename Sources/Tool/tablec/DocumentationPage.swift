/// The pages of the documentation that the help of commands ends with. Their paths are those of the source tree.
enum DocumentationPage: String, CaseIterable {
  case tour = "Sources/Tool/tablec/Documentation.docc/Tour.md"
  case compile = "Sources/Tool/tablec/Documentation.docc/Compiling.md"
  case lint = "Sources/Tool/tablec/Documentation.docc/Linting.md"
  case diff = "Sources/Tool/tablec/Documentation.docc/Comparing.md"
  case verify = "Sources/Tool/tablec/Documentation.docc/Cookbook.md#verify-an-app"
  case explain = "Sources/Tool/tablec/Documentation.docc/Diagnostics.md"
  case templates = "Sources/Tool/tablec/Documentation.docc/Templates.md"
  case schema = "Sources/Tool/tablec/Documentation.docc/Language.md"
  case config = "Sources/Tool/tablec/Documentation.docc/Language/Configuration.md"
  case gitSetup = "Sources/Tool/tablec/Documentation.docc/Comparing.md#in-git"
  case desk = "Sources/Tool/tablec/Documentation.docc/Desk.md"
  case live = "Sources/Tool/tablec/Documentation.docc/Desk.md#a-live-picture"
  case languageServer = "Sources/Tool/tablec/Documentation.docc/Desk.md#in-your-editor"
  case format = "Sources/Tool/tablec/Documentation.docc/Desk.md#one-form"
  case start = "Sources/Tool/tablec/Documentation.docc/Desk.md#a-first-spec"
  case importing = "Sources/Tool/tablec/Documentation.docc/Import.md"
  case gallery = "Sources/Tool/tablec/Documentation.docc/Desk.md#a-gallery"
}

extension String {
  /// The discussion of a command, with the page that describes more.
  func documented(_ page: DocumentationPage) -> String {
    (isEmpty ? "" : self + "\n\n") + "Documentation: \(page.rawValue)"
  }
}
