import FontBuilding
import Foundation
import Testing

/// With fonts that are built here; what is wrong with files of others is in `Transcripts/failures/fonts.md`.
@Suite("--font")
struct FontTests {
  private static let spec = """
    tablespec: 1
    sections:
      - id: s
        rows:
          - {id: a, style: value1, text: Key, detailText: "!!!"}

    """

  private func folder(_ fonts: [String: [UInt8]] = ["probe.ttf": FontBuilder.ascii.bytes()]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["a.yaml": Self.spec])
    for (name, bytes) in fonts { try Data(bytes).write(to: folder.url.appending(path: name)) }
    return folder
  }

  @Test("measures with the file in compile, preview and explain")
  func measures() async throws {
    let folder = try folder()
    // Three times 330 units of 1000 at 17 points, up to the next third.
    let layout = try await tablec("compile", "a.yaml", "--font", "probe.ttf", in: folder)
    #expect(layout.status == 0 && layout.output.contains("[17, 20.3333]]") && layout.errors == "")
    let explained = try await tablec("explain", "a.yaml", "a.detailTextLabel.width", "--font", "probe.ttf", in: folder)
    #expect(explained.status == 0 && explained.output.contains("= 17\n"), "\(explained.output)")
    let picture = try await tablec("preview", "a.yaml", "--font", "probe.ttf", "-o", "-", in: folder)
    #expect(picture.output.contains("'Probe', -apple-system, Inter") && !picture.output.contains("<style"))
  }

  @Test("is repeatable, a file a weight")
  func weights() async throws {
    var bold = FontBuilder.ascii
    bold.weightClass = 600
    bold.advances["!"] = 660
    let folder = try folder(["regular.ttf": FontBuilder.ascii.bytes(), "bold.ttf": bold.bytes()])
    try folder.write(
      Self.spec.replacingOccurrences(of: "\"!!!\"", with: "{text: \"!!!\", font: {weight: semibold}}"), to: "b.yaml")
    let run = try await tablec("compile", "b.yaml", "--font", "regular.ttf", "--font", "bold.ttf", in: folder)
    #expect(run.status == 0 && run.output.contains("[33.6667, 20.3333]]"), "\(run.output)")
  }

  /// flutter issue 53241: letters that a custom font lacks are another font's.
  @Test("tells which letters the font of a text lacks, and which weights have no file")
  func lacks() async throws {
    let folder = try folder()
    func messages(_ row: String) async throws -> [String] {
      try folder.write("tablespec: 1\nsections: [{rows: [\(row)]}]\n", to: "b.yaml")
      let run = try await tablec("compile", "b.yaml", "--check", "--font", "probe.ttf", in: folder)
      return run.errors.split(separator: "\n").filter { $0.hasPrefix("warning") }.map(String.init)
    }
    let letters = try await messages("{text: {text: Ő, font: {family: Probe}}}, {text: Ő}")
    #expect(
      letters == [
        "warning[W0104]: the font 'Probe' lacks letters of Latin, such as 'Ő' (U+0150): they are measured with the system font"
      ])
    #expect(try await messages("{text: Жук}").count == 1)
    #expect(try await messages("{text: {text: Key, font: {family: Probe}}}") == [])
    try folder.write("tablespec: 1\nsections: [{rows: [{text: {text: Key, font: {family: Porbe}}}]}]\n", to: "c.yaml")
    let misspelt = try await tablec("compile", "c.yaml", "--check", "--font", "probe.ttf", in: folder)
    #expect(misspelt.errors.contains("did you mean 'Probe'?"), "\(misspelt.errors)")
    for weight in ["light", "medium"] {
      let told = try await messages("{text: {text: Key, font: {family: Probe, weight: \(weight)}}}")
      #expect(told.count == 1 && told[0].contains("no file of 'Probe' for the weight '\(weight)'"), "\(told)")
    }
  }

  @Test("embeds with --embed-font, the same bytes each time")
  func embeds() async throws {
    let folder = try folder()
    for name in ["one.svg", "two.svg"] {
      let run = try await tablec("preview", "a.yaml", "--font", "probe.ttf", "--embed-font", "-o", name, in: folder)
      #expect(run.status == 0 && run.errors == "")
    }
    #expect(folder.text("one.svg")?.contains("@font-face") == true)
    #expect(folder.text("one.svg") == folder.text("two.svg"))
  }

  @Test("ends with 2 where a file ends in the middle")
  func unusable() async throws {
    let folder = try folder(["cut.ttf": Array(FontBuilder.ascii.bytes().prefix(900))])
    let run = try await tablec("compile", "a.yaml", "--font", "cut.ttf", in: folder)
    #expect(run.status == 2 && run.output == "" && run.errors.contains("\n --> cut.ttf\n"))
    #expect(run.errors.contains("error[E0606]: the font cannot be used: its table '"), "\(run.errors)")
  }

  /// MaterialDesign issue 1013: fonts of icons are ligatures, which a subset does not have.
  @Test("tells of ligatures that pictures do not embed, and not of niceties")
  func ligatures() async throws {
    var font = FontBuilder.ascii
    font.ligatures = [(["h", "o", "m", "e"], "!"), (["f", "i"], "!")]
    let folder = try folder(["probe.ttf": font.bytes()])
    func errors(_ text: String) async throws -> String {
      try folder.write("tablespec: 1\nsections: [{rows: [\(text)]}]\n", to: "b.yaml")
      return try await tablec(
        "preview", "b.yaml", "--font", "probe.ttf", "--embed-font", "-o", "b.svg", in: folder
      ).errors
    }
    #expect(
      try await errors("home").contains(
        "warning[W0104]: pictures do not embed the ligatures of 'Probe', with which it sets 'home': a viewer draws its letters"
      ))
    #expect(try await errors("affinities in an office") == "")
  }

  @Test("whose licence forbids embedding is not embedded, and still measured with")
  func licence() async throws {
    var font = FontBuilder.ascii
    font.fsType = 2
    let folder = try folder(["probe.ttf": font.bytes()])
    let run = try await tablec("preview", "a.yaml", "--font", "probe.ttf", "--embed-font", in: folder)
    #expect(run.status == 2 && run.errors.contains("error[E0607]: the font 'Probe' cannot be embedded: its licence"))
    #expect(folder.text("a.svg") == nil)
    #expect(try await tablec("preview", "a.yaml", "--font", "probe.ttf", in: folder).status == 0)
  }

  #if os(Linux)
    @Test("may be left out of --embed-font where Inter is installed: nothing moves, and pictures hold its glyphs")
    func standIn() async throws {
      var inter = FontBuilder.ascii
      inter.family = "Inter"
      let folder = try folder([:])
      let fonts = folder.url.appending(path: "share/fonts/truetype/inter")
      try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
      try Data(inter.bytes()).write(to: fonts.appending(path: "Inter-Regular.ttf"))
      let variables = [
        "HOME": folder.url.path, "XDG_DATA_HOME": "", "XDG_DATA_DIRS": folder.url.appending(path: "share").path,
      ]
      func layout(_ arguments: String...) async throws -> String {
        try await Program.tablec.run(["compile", "a.yaml"] + arguments, in: folder.url, variables: variables).output
      }
      #expect(try await layout("--embed-font") == layout())
      func picture(_ arguments: String...) async throws -> String {
        let run = try await Program.tablec.run(
          ["preview", "a.yaml", "-o", "-"] + arguments, in: folder.url, variables: variables)
        #expect(run.status == 0 && run.errors == "")
        return run.output
      }
      #expect(try await picture("--embed-font").contains("@font-face"))
      #expect(try await !picture().contains("@font-face"))
      // Inter does not stand for Helvetica.
      #expect(try await !picture("--embed-font", "--ios", "8").contains("@font-face"))
    }
  #endif
}
