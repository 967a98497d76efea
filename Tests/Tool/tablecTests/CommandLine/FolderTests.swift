import Foundation
import Testing

@Suite("Folders of specs")
struct FolderTests {
  private func outputs(of folder: TemporaryFolder) -> [String] {
    folder.files.filter { $0.hasPrefix("build/") }.map { String($0.dropFirst(6)) }
  }

  @Test("outputs keep the paths of their specs; parts and hidden files are no specs")
  func nested() async throws {
    let folder = try TemporaryFolder([
      "Specs/a.yaml": Specs.list, "Specs/forms/b.yml": Specs.list, "Specs/forms/deep/c.yaml": Specs.list,
      "Specs/_part.yaml": "not: a spec", "Specs/_parts/d.yaml": "not: a spec", "Specs/.hidden.yaml": "not: a spec",
      "Specs/.git/e.yaml": "not: a spec", "Specs/notes.txt": "", "Specs/f.yaml.bak": "",
    ])
    for argument in ["Specs", "Specs/", "./Specs//"] {
      let run = try await tablec("compile", argument, "--emit", "ir", "-o", "build", in: folder)
      #expect(run.status == 0 && run.output == "" && run.errors == "")
      #expect(outputs(of: folder) == ["a.ir.json", "forms/b.ir.json", "forms/deep/c.ir.json"])
    }
  }

  @Test("outputs may be among the specs, and are none of them in the next run")
  func outputsAmongSpecs() async throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.list, "Specs/b/c.yaml": Specs.list])
    for output in ["Specs/out", "Specs", "Specs/b"] {
      _ = try await tablec("compile", "Specs", "-o", output, in: folder)
      let files = folder.files
      let run = try await tablec("compile", "Specs", "-o", output, in: folder)
      #expect(run.status == 0 && run.errors == "" && folder.files == files)
    }
  }

  @Test("a folder of one spec still fills a folder")
  func single() async throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.list])
    #expect(try await tablec("compile", "Specs", "--emit", "ir", "-o", "build", in: folder).status == 0)
    #expect(outputs(of: folder) == ["a.ir.json"])
  }

  @Test("links that go round end, and a link to a folder is followed once")
  func loops() async throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.list, "Specs/sub/b.yaml": Specs.list])
    try folder.link("Specs/sub/up", to: "..")
    try folder.link("Specs/self", to: ".")
    try folder.link("Specs/twice", to: "sub")
    let run = try await tablec("compile", "Specs", "--emit", "ir", "-o", "build", in: folder)
    #expect(run.status == 0 && run.errors == "")
    #expect(outputs(of: folder) == ["a.ir.json", "sub/b.ir.json"])
  }

  @Test("folders that are too deep are told, and what is above them is found")
  func deep() async throws {
    let way = Array(repeating: "d", count: 256).joined(separator: "/")
    let folder = try TemporaryFolder([
      "Specs/a.yaml": Specs.list, "Specs/.tablec.yaml": "output: {emit: ir}\n", "Specs/\(way)/b.yaml": Specs.list,
      "Specs/\(way)/d/c.yaml": Specs.list,
    ])
    let run = try await tablec("compile", "Specs", "-o", "build", in: folder)
    #expect(
      run.status == 2
        && run.errors.hasPrefix(
          """
          error[E0616]: the folder cannot be searched: its folders are nested too deeply
           --> Specs
            = note: the search ended at 'Specs/d/d/
          """)
        && run.errors.hasSuffix("\n  = help: name the folder below it that contains the specs\n"), "\(run.errors)")
    #expect(outputs(of: folder) == ["a.ir.json", "\(way)/b.ir.json"])
    let named = try await tablec("compile", "Specs/\(way)/d", "-o", "build/c", in: folder)
    #expect(named.status == 0 && named.errors == "" && outputs(of: folder).contains("c/c.ir.json"))
  }

  @Test("a spec whose link broke is missed")
  func brokenLink() async throws {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.list])
    try folder.link("Specs/b.yaml", to: "gone.yaml")
    try folder.link("Specs/notes", to: "gone")
    let run = try await tablec("compile", "Specs", "--emit", "ir", "-o", "build", in: folder)
    #expect(run.status == 2 && run.errors == "error[E0601]: the link leads to no file\n --> Specs/b.yaml\n")
    #expect(outputs(of: folder) == ["a.ir.json"])
  }

  @Test("a folder without specs is trouble")
  func empty() async throws {
    let folder = try TemporaryFolder(["Specs/_part.yaml": "a: 1", "Specs/notes.txt": ""])
    let run = try await tablec("compile", "Specs", "-o", "build", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error[E0603]: there is no spec in the folder
         --> Specs
          = help: specs are .yaml and .yml files whose name begins with neither a dot nor an underscore

        """)
  }

  @Test("two specs of one output name are told, and nothing is written")
  func collisions() async throws {
    let folder = try TemporaryFolder([
      "a/list.yaml": Specs.list, "b/list.yaml": Specs.list, "a/list.yml": Specs.list, "c.yaml": Specs.list,
    ])
    let run = try await tablec("compile", "a/list.yaml", "a/list.yml", "c.yaml", "-o", "build", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error[E0605]: its outputs would have the same name as another spec's: a/list
         --> a/list.yml
          = note: the other spec is a/list.yaml
          = help: compile them into different folders

        """)
    for folders in [["a"], ["b", "a/list.yaml"]] {
      let run = try await Program.tablec.run(["compile"] + folders + ["-o", "build"], in: folder.url)
      #expect(run.status == 2 && run.errors.contains("error[E0605]"))
    }
    #expect(outputs(of: folder) == [])
    #expect(try await tablec("compile", "a/list.yaml", "b/list.yaml", "--check", in: folder).status == 0)
  }

  @Test("a spec that is named twice is compiled once")
  func namedTwice() async throws {
    let folder = try TemporaryFolder(["list.yaml": Specs.list, "Specs/a.yaml": Specs.misspelt])
    #expect(try await tablec("compile", "list.yaml", "./list.yaml", "-o", "build/", in: folder).status == 0)
    let run = try await tablec("compile", "Specs", "./Specs", "Specs/a.yaml", "--check", in: folder)
    #expect(run.status == 1 && run.errors.ranges(of: "error[").count == 1)
  }

  @Test("images and parts are found from the folder down, and not outside it")
  func root() async throws {
    let spec = "tablespec: 1\nsections:\n  - include: ../parts/_rows.yaml\n"
    let folder = try TemporaryFolder(["Specs/forms/a.yaml": spec, "Specs/parts/_rows.yaml": "- rows: [Ann]\n"])
    #expect(try await tablec("compile", "Specs", "-o", "build", in: folder).status == 0)
    #expect(try await tablec("compile", "Specs/forms/a.yaml", in: folder).status == 1)
    #expect(try await tablec("compile", "Specs/forms/a.yaml", "--root", "Specs", in: folder).status == 0)
  }
}
