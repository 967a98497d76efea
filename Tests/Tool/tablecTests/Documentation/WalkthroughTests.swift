import Foundation
import Recordings
import SourceTree
import Testing

@Suite("The README, the tour, the cookbook and the pages of the commands", .enabled(if: ScratchRepository.canBeMade))
struct WalkthroughTests {
  private static let folder = "Sources/Tool/tablec/Documentation.docc"
  private static let articles = [
    "Tour", "Cookbook", "Desk", "Import", "Imported", "Storyboards", "Compiling", "Linting", "Comparing", "Accuracy",
  ]
  private static let pages = ["README.md"] + articles.map { "\(folder)/\($0).md" }

  @Test(
    "can be followed: specs compile, commands run, pictures and outputs are as shown",
    arguments: pages)
  func follow(_ path: String) async throws {
    var walkthrough = try await Walkthrough(path)
    let page = try await walkthrough.follow()
    #expect(walkthrough.unused == [], "every spec is drawn or used by a command")
    try Recording.compare(page, with: walkthrough.page.path)
  }

  @Test("have ten steps and at least twenty recipes, each with a spec or a command, and no picture that is not shown")
  func parts() throws {
    let sections = { (name: String) in
      try String(contentsOf: PackageFolder.url("\(Self.folder)/\(name).md"), encoding: .utf8)
        .components(separatedBy: "\n## ").dropFirst()
    }
    let steps = try sections("Tour").filter { $0.first?.isNumber == true }
    let recipes = try sections("Cookbook")
    #expect(steps.count == 10 && recipes.count >= 20)
    for step in steps { #expect(step.contains("```yaml\n# ") && step.contains("<img src=\"Tour/")) }
    for recipe in recipes { #expect(recipe.contains("```yaml\n# ") || recipe.contains("```sh\ntablec ")) }
    for name in ["Tour", "Cookbook", "Compiling", "Comparing", "Storyboards", "Imported"] {
      let shown = try MarkdownPage("\(Self.folder)/\(name).md").targets.filter { $0.hasSuffix(".svg") }
      let files = PackageFolder.files(below: PackageFolder.url("\(Self.folder)/\(name)")).map { "\(name)/\($0)" }
      #expect(files == Set(shown).sorted())
    }
  }
}
