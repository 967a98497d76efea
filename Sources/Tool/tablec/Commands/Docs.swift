import ArgumentParser
import TableDiagnostics

struct Docs: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a page of the documentation, or one section of it, or find words in all pages.",
    discussion: """
        tablec docs                            list the pages
        tablec docs tour                       one page, in Markdown
        tablec docs desk#in-your-editor        one section, by the words of its heading
        tablec docs --find "swipe actions"     the lines with these words, under the names of their sections
      """.documented(.tour))

  @Argument(
    help: ArgumentHelp("The page, and a section after '#'. Default: the list of all pages.", valueName: "page"),
    completion: .list(GuidePage.all.map(\.name)))
  var page: String?

  @Option(
    help: ArgumentHelp(
      "Print the lines that have these words, in any order and in small or capital letters, of the page or of all pages; where no line has all, the sections that have, or have most.",
      valueName: "words"))
  var find: String?

  func run() throws {
    let text = try WrongUsage.checking(Self.self) { () throws(WrongUsage) in
      if let find {
        guard let found = try GuideSearch(find, in: page).found() else {
          let place = page.map { "the page \($0.quotedForMessage)" } ?? "the documentation"
          throw WrongUsage(message: "nothing in \(place) is about \(find.quotedForMessage)")
        }
        return found
      }
      guard let page else { return GuidePage.list }
      return try GuidePage.text(named: page)
    }
    try ReportedOutput.write(Array(text.utf8), to: "-")
  }
}
