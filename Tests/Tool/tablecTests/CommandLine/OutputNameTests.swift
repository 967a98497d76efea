import Foundation
import Testing

@Suite("Names of outputs")
struct OutputNameTests {
  private static let two = """
    tablespec: 1
    environments: [{name: a}, {name: b, appearance: dark}]
    sections: [{rows: [Ann]}]

    """
  private static let other = """
    tablespec: 1
    environments: [{name: c}, {name: d, appearance: dark}]
    sections: [{rows: [Ann]}]

    """

  @Test("a spec's environment and another spec may not have one name, and nothing of either is lost")
  func clash() async throws {
    let folder = try TemporaryFolder([
      "Specs/e.yaml": Self.two, "Specs/e.b.yaml": Specs.list, "Specs/f.yaml": Specs.list, "build/e.b.svg": "old",
    ])
    let run = try await tablec("compile", "Specs", "-o", "build", in: folder)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error[E0605]: its output in the environment 'b' would have the same name as another output: e.b.layout.json
         --> Specs/e.yaml
          = note: the other output is that of Specs/e.b.yaml; neither is written
          = help: give the environment or a spec another name, or compile the specs into different folders

        """)
    #expect(
      folder.files.filter { $0.hasPrefix("build/") }
        == ["build/e.a.layout.json", "build/e.a.svg", "build/e.b.svg", "build/f.layout.json", "build/f.svg"])
    #expect(folder.text("build/e.b.svg") == "old")
    // What has no environment in its name is no clash, nor is what is not written.
    #expect(try await tablec("compile", "Specs", "--emit", "html", "-o", "pages", in: folder).status == 0)
    #expect(try await tablec("compile", "Specs", "--check", in: folder).status == 0)
  }

  @Test("two environments of two specs may come to one name, too")
  func deepClash() async throws {
    let folder = try TemporaryFolder([
      "x.yaml": Self.two.replacing("name: b", with: "name: b.c"), "x.b.yaml": Self.other, "x.b.z.yaml": Specs.list,
    ])
    let run = try await tablec("compile", ".", "--emit", "svg", "-o", "build", in: folder)
    #expect(run.status == 2 && run.errors.ranges(of: "error[").count == 1)
    #expect(run.errors.contains("x.b.c.svg\n") && run.errors.contains("x.b.yaml in the environment 'c'"))
    #expect(folder.files.filter { $0.hasPrefix("build/") } == ["build/x.a.svg", "build/x.b.d.svg", "build/x.b.z.svg"])
  }

  @Test("flags that ask for environments name outputs as well")
  func flags() async throws {
    let folder = try TemporaryFolder(["s.yaml": Specs.list, "s.dark.yaml": Self.two])
    let arguments = ["s.yaml", "s.dark.yaml", "--emit", "svg", "-o", "build", "--appearance", "light,dark"]
    let run = try await Program.tablec.run(["compile"] + arguments, in: folder.url)
    #expect(run.status == 0)
    try folder.write(Specs.list, to: "s.dark.yaml")
    #expect(try await Program.tablec.run(["compile"] + arguments, in: folder.url).status == 0)
    let one = try await tablec("compile", ".", "--emit", "svg", "-o", "b", "--environment", "a,b", in: folder)
    #expect(one.status == 1)
  }

  @Test("two tables that are compared may not have one name either")
  func differences() async throws {
    let folder = try TemporaryFolder([
      "old/e.yaml": Self.two, "old/e.b.yaml": Specs.list, "old/f.yaml": Specs.list,
      "new/e.yaml": Self.two.replacing("Ann", with: "Ada"), "new/e.b.yaml": Specs.list.replacing("Ann", with: "Ada"),
      "new/f.yaml": Specs.list.replacing("Ann", with: "Ada"),
    ])
    let run = try await tablec("diff", "old", "new", "--format", "svg", "--format", "patch", "-o", "out", in: folder)
    #expect(
      run.status == 2
        && run.errors.ranges(of: "error[E0605]: its output would have the same name as another output: e.b\n").count
          == 1
    )
    #expect(
      folder.files.filter { $0.hasPrefix("out/") } == [
        "out/e.a.patch.json", "out/e.a.svg", "out/f.patch.json", "out/f.svg",
      ])
  }

  #if os(Linux)
    @Test("an accent that is written in two ways makes two names")
    func accents() async throws {
      let folder = try TemporaryFolder(["Specs/caf\u{E9}.yaml": Specs.list])
      try folder.write(Specs.list, to: "Specs/cafe\u{301}.yaml")
      #expect(try await tablec("compile", "Specs", "--emit", "ir", "-o", "build", in: folder).status == 0)
      #expect(folder.files.count == 4)
    }
  #endif

  @Test(
    "an output without a name is wrong usage",
    arguments: [
      "compile a.yaml -o", "compile . -o", "preview a.yaml -o", "schema -o", "diff a.yaml a.yaml -o",
      "lint a.yaml --write-baseline", "diff a.yaml a.yaml --reason meant --accept",
    ])
  func empty(_ line: String) async throws {
    let folder = try TemporaryFolder(["a.yaml": Specs.list])
    let words = line.split(separator: " ").map(String.init)
    let run = try await Program.tablec.run(words + [""], in: folder.url)
    #expect(run.status == 64 && run.output == "")
    #expect(
      run.errors.hasPrefix(
        "Error: \(words.last ?? "") needs the name of a file or a folder\nUsage: tablec \(words[0]) "))
    #expect(folder.files == ["a.yaml"])
  }

  // MARK: Names that are not in UTF-8

  /// Some disks have no such names.
  private func folderOfOddNames() async throws -> TemporaryFolder? {
    let folder = try TemporaryFolder(["Specs/a.yaml": Specs.list])
    let run = try await shell(
      "cp Specs/a.yaml \"Specs/$(printf 'caf\\351.yaml')\" && mkdir \"Specs/$(printf 'f\\377')\"", in: folder)
    return run.status == 0 ? folder : nil
  }

  @Test("a name that is not in UTF-8 is told as what it is, and costs only itself")
  func encoding() async throws {
    guard let folder = try await folderOfOddNames() else { return }
    let warning = "warning[W0206]: the folder is not searched: its name is not in UTF-8\n --> Specs/f\\xFF\n"
    let message =
      "error[E0318]: the name is not in UTF-8\n --> Specs/caf\\xE9.yaml\n  = help: rename it to a name in UTF-8\n"
    for line in [
      "compile Specs --emit ir -o build", "compile Specs/*.yaml --emit ir -o build", "lint Specs",
      "lint Specs/*.yaml", "diff Specs Specs", "diff Specs/a.yaml Specs/caf*", "preview Specs/caf*",
      "explain Specs/caf*",
    ] {
      let run = try await shell("rm -rf build; \"$TABLEC\" \(line)", in: folder)
      #expect(run.status == 2 && run.errors.hasPrefix(message), "\(line)")
      #expect(run.errors.contains(warning) == (line.hasSuffix("Specs") || line.contains("Specs -")), "\(line)")
      if line.hasPrefix("compile") { #expect(folder.text("build/a.ir.json") != nil, "\(line)") }
    }
  }

  @Test("a link to a path of such a name leads out of the folder like any other")
  func links() async throws {
    guard let folder = try await folderOfOddNames() else { return }
    let run = try await shell(
      """
      mv Specs/f* .; odd=$(echo f*); echo 'token: hunter2' > "$odd/s.yaml"; ln -s "../$odd/s.yaml" Specs/s.yaml
      ln -s "../$odd" Specs/f; ln -s "../$odd/s.yaml" Specs/.tablec.yaml; "$TABLEC" lint Specs
      """, in: folder)
    #expect(run.status == 2 && !run.errors.contains("hunter2") && !run.errors.contains("token"))
    #expect(
      run.errors.contains(
        "the spec is not read: the link leads out of Specs, to a path that is not in UTF-8\n --> Specs/s.yaml"))
    #expect(
      run.errors.contains("warning[W0205]: the folder is not searched")
        && run.errors.contains(" --> Specs/.tablec.yaml\n"))
  }

  @Test("a working folder of such a name is told, and specs in it are compiled")
  func workingFolder() async throws {
    guard let folder = try await folderOfOddNames() else { return }
    try folder.write(Specs.list, to: "outside.yaml")
    let run = try await shell(
      """
      mkdir home; cd Specs/f*; mkdir ../../.git; cp ../a.yaml .; ln -s ../../home out; ln -s ../../outside.yaml b.yaml
      "$TABLEC" compile a.yaml --emit ir -o build; echo $?; ls build; "$TABLEC" compile a.yaml -o out/sub; echo $?; ls ../../home
      "$TABLEC" compile . --emit ir -o build; echo $?; ls build
      """, in: folder)
    #expect(run.output == "0\na.ir.json\n2\n2\na.ir.json\n")
    #expect(run.errors.contains("warning[W0206]: the path of the working folder is not in UTF-8"))
  }

  @Test(
    "an output of such a name is told, and not written under another",
    arguments: ["compile Specs/a.yaml -o", "preview Specs/a.yaml -o", "compile Specs -o", "init"])
  func outputEncoding(_ line: String) async throws {
    guard let folder = try await folderOfOddNames() else { return }
    let run = try await shell(
      "rm -r Specs/caf*; \"$TABLEC\" \(line) \"$(printf 'o\\351t')\"; code=$?; ls -A; exit $code", in: folder)
    #expect(
      run.status == 2 && run.output == "Specs\n"
        && run.errors.contains("error[E0318]: the name is not in UTF-8\n --> o\\xE9t"))
  }
}
