import Foundation
import Testing

@Suite("tablec preview")
struct PreviewTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["Specs/list.yaml": Specs.list, "misspelt.yaml": Specs.misspelt]) }

  @Test("draws into the working folder and says so")
  func defaultName() async throws {
    let run = try await tablec("preview", "Specs/list.yaml", in: folder)
    #expect(run.status == 0 && run.output == "" && run.errors == "wrote list.svg\n")
    #expect(folder.text("list.svg")?.hasPrefix("<svg ") == true)
    let input = try await tablec("preview", "-", in: folder, input: Specs.list)
    #expect(input.status == 0 && input.errors == "wrote stdin.svg\n")
  }

  @Test("draws where -o says, without a word")
  func output() async throws {
    for name in ["picture.svg", "new/picture.SVG"] {
      let run = try await tablec("preview", "Specs/list.yaml", "-o", name, in: folder)
      #expect(run.status == 0 && run.errors == "" && folder.text(name)?.hasPrefix("<svg ") == true)
    }
    #expect(try await tablec("preview", "Specs/list.yaml", "-o", "build/", in: folder).status == 0)
    let printed = try await tablec("preview", "Specs/list.yaml", "-o", "-", in: folder)
    #expect(printed.output == folder.text("picture.svg") && folder.text("build/list.svg") == printed.output)
  }

  @Test("refuses a name that would be opened as another format")
  func wrongSuffix() async throws {
    let run = try await tablec("preview", "Specs/list.yaml", "-o", "a.jpg", in: folder)
    #expect(run.status == 64 && folder.text("a.jpg") == nil)
    #expect(
      run.errors.hasPrefix(
        "Error: the picture is SVG, PNG or HTML, not jpg: write a.svg or a.png\nUsage: tablec preview "))
  }

  @Test("draws what compile draws")
  func sameAsCompile() async throws {
    let flags = [
      "--device", "iphone-se", "--appearance", "dark", "--frames", "--constraints", "--state", "selected=ann",
    ]
    let drawn = try await Program.tablec.run(["preview", "Specs/list.yaml", "-o", "-"] + flags, in: folder.url)
    let compiled = try await Program.tablec.run(
      ["compile", "Specs/list.yaml", "--emit", "svg"] + flags, in: folder.url)
    #expect(drawn.status == 0 && drawn.output == compiled.output)
  }

  @Test("writes nothing for a spec with errors")
  func errors() async throws {
    let run = try await tablec("preview", "misspelt.yaml", in: folder)
    #expect(run.status == 1 && run.errors.hasPrefix("error[E0107]") && !run.errors.contains("wrote"))
    #expect(folder.text("misspelt.svg") == nil)
  }

  @Test("draws one spec, not a folder")
  func folders() async throws {
    let run = try await tablec("preview", "Specs", in: folder)
    #expect(run.status == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: preview draws one spec: use 'tablec compile Specs --emit svg -o FOLDER' for a folder, or --serve to see it in "
          + "a browser\nUsage: tablec preview"))
  }
}
