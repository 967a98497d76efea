import Foundation
import Testing

@testable import tablec

@Suite("Links of the documentation")
struct MarkdownLinkTests {
  @Test("lead to files and headings that exist", arguments: MarkdownPage.all)
  func links(_ path: String) throws {
    let page = try MarkdownPage(path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    for target in page.targets {
      let isHere = target.hasPrefix("#")
      let name = isHere ? (path.split(separator: "/").last ?? "") + target : target
      let problem = try MarkdownPage.problem(with: name, in: folder)
      #expect(problem == nil)
    }
  }

  @Test("are found in the pages")
  func found() throws {
    #expect(MarkdownPage.all.contains("README.md") && MarkdownPage.all.count > 20)
    #expect(try MarkdownPage("README.md").targets.count > 20)
  }

  @Test("end the help of commands, and lead to pages and headings that exist", arguments: DocumentationPage.allCases)
  func pages(_ page: DocumentationPage) throws {
    #expect(try MarkdownPage.problem(with: page.rawValue, in: "") == nil)
  }

  @Test("are in the help of every command")
  func help() async throws {
    let folder = try TemporaryFolder()
    for command in [Tablec.self] + Tablec.configuration.subcommands {
      let name = command == Tablec.self ? [] : [command._commandName]
      let run = try await Program.tablec.run(name + ["--help"], in: folder.url)
      #expect(run.output.contains("\nDocumentation: "), "\(command._commandName)")
    }
  }
}
