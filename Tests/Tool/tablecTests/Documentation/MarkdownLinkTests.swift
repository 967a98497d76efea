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
  func pages(_ page: DocumentationPage) async throws {
    let folder = try TemporaryFolder()
    let run = try await Program.tablec.run(["docs", page.rawValue], in: folder.url)
    #expect(run.status == 0 && run.output.hasPrefix("#") && run.output.count > 100, "\(run.errors)")
  }

  @Test("lead to every page, and to the one that was meant")
  func named() async throws {
    let folder = try TemporaryFolder()
    let list = try await Program.tablec.run(["docs"], in: folder.url)
    let names = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    let files = MarkdownPage.all.filter { $0.hasPrefix("Sources/Tool/tablec/Documentation.docc/") }
    #expect(names.count == files.count { !$0.hasSuffix("/README.md") }, "\(names)")
    let section = try await Program.tablec.run(["docs", "Desk#one-form"], in: folder.url)
    #expect(section.output.hasPrefix("## ") && !section.output.dropFirst(3).contains("\n## "))
    for (words, meant) in [("dsk", "'desk'"), ("desk#one-from", "'one-form'"), ("desk#", "sections of 'desk'")] {
      let run = try await Program.tablec.run(["docs", words], in: folder.url)
      #expect(run.status == 64 && run.errors.contains(meant), "\(run.errors)")
    }
  }

  @Test("are searched for words, whose sections 'tablec docs' prints by the names that it shows")
  func find() async throws {
    let folder = try TemporaryFolder()
    let all = try await Program.tablec.run(["docs", "--find", "ACTIONS swipe"], in: folder.url)
    let blocks = all.output.split(separator: "\n\n").map { $0.split(separator: "\n") }
    #expect(blocks.count > 3 && all.errors == "")
    for block in blocks {
      #expect(block.dropFirst().allSatisfy { $0.lowercased().contains("swipe") && $0.hasPrefix("  ") }, "\(block)")
      let named = try await Program.tablec.run(["docs", String(block[0])], in: folder.url)
      let line = block[1].dropFirst(2).split(separator: "…").first ?? ""
      #expect(named.status == 0 && named.output.contains(line), "\(block[0]): \(named.errors)")
    }
    let page = try await Program.tablec.run(["docs", "language/words", "--find", "picker"], in: folder.url)
    #expect(page.output.hasPrefix("language/words") && !page.output.contains("cookbook"), "\(page.output)")
    // No line has all of these, but the section on exclusive conditions for sides has.
    let sections = try await Program.tablec.run(
      ["docs", "--find", "separatorInset swiftui layoutMargins"], in: folder.url)
    let found = sections.output.split(separator: "\n\n").map { $0.lowercased() }
    #expect(!found.isEmpty && sections.errors == "")
    #expect(found.allSatisfy { block in ["separatorinset", "swiftui", "layoutmargins"].allSatisfy(block.contains) })
    // No section has all of these, but one has the rarest of those that there are, in other forms.
    let nearest = try await Program.tablec.run(["docs", "--find", "zebra deployments targeted"], in: folder.url)
    #expect(
      nearest.output.hasPrefix("no section has all") && nearest.output.contains("raise-the-deployment-target\n"),
      "\(nearest.output)")
    for (words, reason) in [
      (["--find", "zzzz"], "about 'zzzz'"), (["--find", " "], "needs words"), (["--find", "a", "dsk"], "'desk'"),
    ] {
      let run = try await Program.tablec.run(["docs"] + words, in: folder.url)
      #expect(run.status == 64 && run.errors.contains(reason), "\(run.errors)")
    }
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
