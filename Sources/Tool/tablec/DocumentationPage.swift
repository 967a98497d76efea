/// The pages of the documentation that the help of commands ends with, as `tablec docs` takes them.
enum DocumentationPage: String, CaseIterable {
  case tour
  case compile = "compiling"
  case lint = "linting"
  case diff = "comparing"
  case verify = "cookbook#verify-an-app"
  case explain = "diagnostics"
  case templates
  case schema = "language"
  case config = "language/configuration"
  case gitSetup = "comparing#in-git"
  case desk
  case live = "desk#a-live-picture"
  case languageServer = "desk#in-your-editor"
  case format = "desk#one-form"
  case start = "desk#a-first-spec"
  case importing = "import"
  case gallery = "desk#a-gallery"
}

extension String {
  /// The discussion of a command, with the page that describes more.
  func documented(_ page: DocumentationPage) -> String {
    (isEmpty ? "" : self + "\n\n") + "Documentation: tablec docs \(page.rawValue)"
  }
}
