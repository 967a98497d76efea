import Foundation
import Testing

@Suite("One spec compiled for several environments")
struct EnvironmentMatrixTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["list.yaml": Specs.list, "many.yaml": Self.spec])
  }

  private static let spec = """
    tablespec: 1
    environments:
      - {name: small, device: iphone-se, appearance: [light, dark]}
      - {device: ipad-pro-13, orientation: landscape, split: {expanded: 375}, direction: rtl, contentSize: ax3}
    sections:
      - rows: [{id: ann, text: A rather long name that will not fit at every size of text}]

    """

  @Test("has an output for each, called by its environment")
  func folders() async throws {
    let run = try await tablec("compile", "many.yaml", "-o", "build", in: folder)
    #expect(run.status == 0 && run.errors == "" && run.output == "")
    let names = ["ipad-pro-13-landscape-expanded375-ax3-rtl", "small-dark", "small-light"]
    #expect(
      folder.files.filter { $0.hasPrefix("build/") }
        == names.flatMap { ["build/many.\($0).layout.json", "build/many.\($0).svg"] }.sorted())
    let pad = try #require(folder.text("build/many.\(names[0]).layout.json"))
    #expect(
      pad.contains(
        #""environment": {"name": "\#(names[0])", "device": "ipad-pro-13", "size": [375, 1024], "window": [1366, 1024], "split": "expanded""#
      ))
    let dark = try #require(folder.text("build/many.small-dark.svg"))
    #expect(dark.contains("Environment: small-dark."))
  }

  @Test("by flags too: each value of one flag with each of the others")
  func flags() async throws {
    let run = try await tablec(
      "compile", "list.yaml", "--device", "iphone-se,ipad", "--state", "normal", "--state", "editing,selected=ann",
      "--emit", "svg", "-o", "build", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      folder.files.filter { $0.hasPrefix("build/") } == [
        "build/list.ipad-editing-selected-ann.svg", "build/list.ipad-normal.svg",
        "build/list.iphone-se-editing-selected-ann.svg", "build/list.iphone-se-normal.svg",
      ])
    let all = try await tablec(
      "compile", "list.yaml", "--content-size", "all", "--direction", "ltr", "--direction", "rtl", "-o", "all",
      in: folder)
    #expect(all.status == 0 && folder.files.count { $0.hasPrefix("all/") } == 2 * 12 * 2)
  }

  @Test("a flag with one value replaces that of the spec, so the name does not tell it")
  func override() async throws {
    let run = try await tablec(
      "compile", "many.yaml", "--appearance", "dark", "--emit", "svg", "-o", "dark", "--verbose", in: folder)
    #expect(
      run.errors == """
        wrote dark/many.small.svg
        wrote dark/many.ipad-pro-13-landscape-expanded375-ax3-rtl.svg
        1 spec: 1 written, 0 unchanged

        """)
  }

  @Test("one can be chosen, by its name or all of a wish by the wish's")
  func chosen() async throws {
    let run = try await tablec("compile", "many.yaml", "--environment", "small-dark", in: folder)
    #expect(run.status == 0 && run.output.contains(#""environment": {"name": "small-dark""#))
    let named = try await tablec("preview", "many.yaml", "--environment", "small", in: folder)
    #expect(named.errors == "wrote many.small-light.svg\nwrote many.small-dark.svg\n")
    let unknown = try await tablec("compile", "many.yaml", "--environment", "small-drak", in: folder)
    #expect(unknown.status == 1 && unknown.output == "")
    #expect(
      unknown.errors == """
        error[E0404]: the spec has no environment 'small-drak'
         --> many.yaml
          = help: did you mean 'small-dark'?

        """)
    let none = try await tablec("compile", "list.yaml", "--environment", "dark", in: folder)
    #expect(none.status == 1 && none.errors.contains("the spec has no environments"))
  }

  @Test(
    "several have no place on standard output or in one file", arguments: [[], ["-o", "one.json"], ["-o", "one.svg"]])
  func onePlace(_ output: [String]) async throws {
    let run = try await Program.tablec.run(["compile", "many.yaml"] + output, in: folder.url)
    #expect(run.status == 2 && run.output == "" && folder.files == ["list.yaml", "many.yaml"])
    #expect(
      run.errors == """
        error[E0405]: several environments cannot be written to a single output
         --> many.yaml
          = help: name a folder with -o, choose one environment with --environment NAME, or write all to one page with -o NAME.html

        """)
  }

  @Test("what comes before the environments is written as ever")
  func earlierStages() async throws {
    let run = try await tablec("compile", "many.yaml", "--emit", "ir", in: folder)
    #expect(run.status == 0 && run.output.contains(#""split": {"expanded": 375}"#))
    let check = try await tablec("compile", "many.yaml", "--check", in: folder)
    #expect(check.status == 0 && check.output == "")
  }

  @Test("preview draws each, or all on one page")
  func preview() async throws {
    let pictures = try await tablec("preview", "many.yaml", in: folder)
    #expect(
      pictures.errors == """
        wrote many.small-light.svg
        wrote many.small-dark.svg
        wrote many.ipad-pro-13-landscape-expanded375-ax3-rtl.svg

        """)
    let page = try await tablec("preview", "many.yaml", "-o", "page.html", in: folder)
    #expect(page.status == 0 && page.errors == "")
    let html = try #require(folder.text("page.html"))
    #expect(html.contains("<h2>small-dark</h2>") && html.contains("right to left"))
    #expect(html.contains("<code>ann.textLabel</code> A rather long name"))
  }

  @Test("explain tells of the first, and of any that is chosen")
  func explain() async throws {
    let first = try await tablec("explain", "many.yaml", "ann.textLabel.x", in: folder)
    #expect(
      first.output.hasPrefix(
        "small-light, the first of 3 environments (choose another with --environment)\niphone-se: 375 × 667 points"))
    let dark = try await tablec(
      "explain", "many.yaml", "ann.textLabel.x", "--environment", "small-dark", in: folder)
    #expect(dark.output.hasPrefix("small-dark\niphone-se: 375 × 667 points"))
  }

  @Test("a name whose environment was merged into another names that one")
  func merged() async throws {
    let spec = """
      tablespec: 1
      environments: [{device: iphone-17}, {}, {appearance: dark}]
      sections: [{rows: [{id: ann, text: Ann}]}]

      """
    try folder.write(spec, to: "twice.yaml")
    let run = try await tablec("compile", "twice.yaml", "--environment", "default", in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        error[E0404]: the environment 'default' is the same as 'iphone-17' and was merged into it
         --> twice.yaml
          = help: write --environment iphone-17

        """)
  }
}
