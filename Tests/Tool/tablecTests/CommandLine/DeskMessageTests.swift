import Foundation
import OutsidePrograms
import Testing

@Suite("What a person at the desk is told")
struct DeskMessageTests {
  @Test("lines of a comparison end where the terminal does, and have no end in a file")
  func widths() async throws {
    let spec = "tablespec: 1\nsections: [{header: Friends, rows: [{id: a, text: A}, {id: b, text: B}]}]\n"
    let folder = try TemporaryFolder([
      "a.yaml": spec, "b.yaml": spec.replacing("text: A", with: "text: A, height: 80, accessory: {switch: on}"),
    ])
    let lines = { (text: String) in text.split(separator: "\n").map(\.count).max() ?? 0 }
    let arguments = ["diff", "a.yaml", "b.yaml", "--color", "never"]
    let shown = try await PseudoTerminal.talk(arguments, in: folder, [], variables: ["COLUMNS": "50"])
    #expect(shown.screen.contains("section-0/a in 'Friends'") && lines(shown.screen) <= 50, "\(shown.screen)")
    #expect(lines(try await Program.tablec.run(arguments, in: folder.url).output) > 50)
  }

  @Test("'schema' says on a terminal which file it wrote")
  func schema() async throws {
    let folder = try TemporaryFolder()
    let shown = try await PseudoTerminal.talk(["schema", "layout", "-o", "layout.json"], in: folder, [])
    #expect(shown.status == 0 && shown.screen.contains("wrote layout.json"))
    #expect(try await tablec("schema", "layout", "-o", "layout.json", in: folder).errors == "")
  }

  @Test(
    "a picture in pixels has the same size whichever program draws it, and no folder is left over",
    .enabled(
      if: OutsideProgram.areRequired || Program.named("rsvg-convert") != nil && Browser.chromium != nil,
      "needs rsvg-convert and chromium"))
  func rasterizers() async throws {
    let text = "</script><script>document.title = 1</script>"
    let folder = try TemporaryFolder([
      "a.yaml":
        "tablespec: 1\nenvironments: [{device: iphone-se}]\nsections: [{rows: [\"\(text)\"]}]\n"
    ])
    // All programs but librsvg's.
    let programs = folder.url.appending(path: "programs")
    let scratch = folder.url.appending(path: "t m#p%")
    for new in [programs, scratch] {
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    }
    for bin in ["/bin", "/usr/bin", "/usr/local/bin"] {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: bin)) ?? [] where name != "rsvg-convert" {
        let link = programs.appending(path: name).path
        try? FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(bin)/\(name)")
      }
    }
    for (zoom, width) in [("1", 375), ("2.001", 751)] {
      var sizes: [[Int]] = []
      for (variables, program) in [([:], "rsvg-convert"), (["PATH": programs.path, "TMPDIR": scratch.path], "chrom")] {
        let run = try await tablec(
          "preview", "a.yaml", "-o", "a.png", "--zoom", zoom, "--verbose", in: folder, variables: variables)
        #expect(run.status == 0 && run.errors.contains("wrote a.png, drawn by \(program)"), "\(run.errors)")
        let bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "a.png")))
        #expect(bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
        sizes.append([16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } })
      }
      #expect(sizes[0] == sizes[1] && sizes[0][0] == width, "\(sizes)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == [])
  }
}
