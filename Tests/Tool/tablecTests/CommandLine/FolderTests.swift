import Foundation
import Testing

@Suite("Folders of specs")
struct FolderTests {
  private func outputs(of folder: TemporaryFolder) -> [String] {
    folder.files.filter { $0.hasPrefix("build/") }.map { String($0.dropFirst(6)) }
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
}
