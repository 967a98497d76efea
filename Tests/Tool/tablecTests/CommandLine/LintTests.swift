import Foundation
import SourceTree
import Testing

@Suite("Linting")
struct LintTests {
  /// A spec with two findings: a black chevron, which is white while selected.
  static let bare = """
    tablespec: 1
    sections:
      - id: s
        rows:
          - {id: ann, text: Ann, accessory: {chevron: {color: black, highlightedColor: white}}}

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "bare.yaml": Self.bare, "list.yaml": Specs.list, "misspelt.yaml": Specs.misspelt, "careless.yaml": Specs.careless,
    ])
  }

  @Test("the specs of this package have nothing to find")
  func ownSpecs() async throws {
    let run = try await Program.tablec.run(["lint", "Specs", "--strict"], in: PackageFolder.root)
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test("the specs that 'init' writes have nothing to find")
  func templates() async throws {
    // Other folders of Templates have YAML that is no spec.
    let specs = try FileManager.default.contentsOfDirectory(atPath: PackageFolder.url("Templates").path)
      .filter { $0.hasSuffix(".yaml") }.map { "Templates/\($0)" }
    let run = try await Program.tablec.run(["lint", "--strict"] + specs, in: PackageFolder.root)
    #expect(run.status == 0 && run.errors == "")
  }

  @Test("findings are told with the rule's name, and fail only where that is asked for")
  func exitStatus() async throws {
    let mild = try await tablec("lint", "bare.yaml", in: folder)
    #expect(mild.status == 0 && mild.output == "")
    #expect(mild.errors.hasPrefix("warning[L0102 indicator-contrast]: the chevron has a contrast of 1 to 1"))
    #expect(mild.errors.contains("bare.yaml:5:59"))
    #expect(try await tablec("lint", "bare.yaml", "--strict", in: folder).status == 1)
    #expect(try await tablec("lint", "list.yaml", "--strict", in: folder).status == 0)
    // The compiler's warnings and errors are told too.
    let careless = try await tablec("lint", "careless.yaml", "--strict", in: folder)
    #expect(careless.status == 1 && careless.errors.hasPrefix("warning[W0101]"))
    #expect(try await tablec("lint", "misspelt.yaml", in: folder).status == 1)
    #expect(try await tablec("lint", "nowhere.yaml", in: folder).status == 2)
  }

  @Test("--disable turns rules off, by name or code, and knows no others")
  func disable() async throws {
    for name in ["indicator-contrast", "L0102", "tap-target,indicator-contrast"] {
      let run = try await tablec("lint", "bare.yaml", "--strict", "--disable", name, in: folder)
      #expect(run.status == 0 && run.errors == "")
    }
    let wrong = try await tablec("lint", "bare.yaml", "--disable", "indicator-contrst", in: folder)
    #expect(wrong.status == 64 && wrong.errors.contains("Did you mean 'indicator-contrast'?"))
  }

  @Test("flags say where the table is looked at")
  func environments() async throws {
    let light = try await tablec("lint", "bare.yaml", "--device", "iphone-se", in: folder)
    #expect(light.errors.contains("while selected, the chevron") && !light.errors.contains("black on #000000"))
    let dark = try await tablec("lint", "bare.yaml", "--appearance", "light,dark", in: folder)
    #expect(dark.errors.contains("black on #000000"))
  }

  @Test("the nearest .tablec.yaml says how bad a rule is, and is checked")
  func configuration() async throws {
    try folder.makeFolder("below/deep")
    try folder.write(Self.bare, to: "below/deep/bare.yaml")
    try folder.write("lint: {rules: {indicator-contrast: error}}\n", to: ".tablec.yaml")
    let run = try await tablec("lint", "below/deep/bare.yaml", in: folder)
    #expect(run.status == 1 && run.errors.hasPrefix("error[L0102 indicator-contrast]"))
    try folder.write("lint: {disable: [indicator-contrast]}\n", to: "below/.tablec.yaml")
    #expect(try await tablec("lint", "below/deep/bare.yaml", "--strict", in: folder).status == 0)
    try folder.write("", to: "below/.tablec.yaml")
    #expect(try await tablec("lint", "below", "--strict", in: folder).status == 1)
    try folder.write("lint: {rules: {indicator-contrst: off}}\n", to: "below/.tablec.yaml")
    let wrong = try await tablec("lint", "below", in: folder)
    #expect(wrong.status == 1)
    #expect(
      wrong.errors.contains("below/.tablec.yaml:1:16") && wrong.errors.contains("did you mean 'indicator-contrast'?"))
  }

  @Test("a baseline keeps what is known quiet, from any folder, and says when it can shrink")
  func baseline() async throws {
    let written = try await tablec("lint", "bare.yaml", "list.yaml", "--write-baseline", "known.yaml", in: folder)
    #expect(written.status == 0 && written.errors == "wrote known.yaml: 2 findings\n")
    let text = try #require(folder.text("known.yaml"))
    #expect(text.contains("{spec: bare.yaml, rule: indicator-contrast, at: \"ann: accessory.chevron.color\"}"))
    let known = try await tablec("lint", "bare.yaml", "--strict", "--baseline", "known.yaml", in: folder)
    #expect(known.status == 0 && known.errors == "")
    let outside = try await shell(
      "cd .. && \"$TABLEC\" lint '\(folder.path("bare.yaml"))' --strict --baseline '\(folder.path("known.yaml"))'",
      in: folder)
    #expect(outside.status == 0 && outside.errors == "")
    try folder.write("lint: {baseline: known.yaml}\n", to: ".tablec.yaml")
    // Whoever checks a repository need not have written its configuration.
    let hidden = try await tablec("lint", "bare.yaml", "--strict", in: folder)
    #expect(hidden.status == 0 && hidden.errors == "2 findings hidden by .tablec.yaml\n", "\(hidden.errors)")
    try folder.write(Specs.list, to: "bare.yaml")
    let fixed = try await tablec("lint", "bare.yaml", "--strict", in: folder)
    #expect(fixed.status == 0 && fixed.errors.hasPrefix("note[L0903 stale-baseline]: 2 findings of the baseline"))
    try folder.write("tablecbaseline: 1\nfindngs: []\n", to: "known.yaml")
    #expect(try await tablec("lint", "bare.yaml", in: folder).status == 2)
    #expect(try await tablec("lint", "bare.yaml", "--baseline", "gone.yaml", in: folder).status == 2)
  }

  @Test("JSON has the findings with their ranges and fix-its")
  func json() async throws {
    struct Report: Decodable {
      struct Entry: Decodable { var code: String, severity: String, fixIts: [Fix] }
      struct Fix: Decodable { var replacement: String }
      var diagnostics: [Entry]
    }
    try folder.write(
      """
      tablespec: 1
      sections: [{rows: [{text: a, discloses: true}, {text: b, accessory: disclosureIndicator}]}]

      """, to: "split.yaml")
    let run = try await tablec("lint", "split.yaml", "--reporter", "json", in: folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.errors.utf8))
    #expect(report.diagnostics.map(\.code) == ["L0202"])
    #expect(report.diagnostics.first?.fixIts.map(\.replacement) == ["discloses: true"])
  }

  @Test("the standard input is linted too, and a profile in a folder is only checked")
  func inputs() async throws {
    let piped = try await tablec("lint", "-", "--strict", in: folder, input: Self.bare)
    #expect(piped.status == 1 && piped.errors.contains("<stdin>:5:59"))
    let other = try TemporaryFolder(["a.yaml": Specs.list, "ours.yaml": "metricsprofile: 1\n"])
    #expect(try await tablec("lint", ".", "--strict", in: other).status == 0)
  }

  @Test("explain tells what a rule is for")
  func explain() async throws {
    let run = try await tablec("explain", "l0202", in: folder)
    #expect(run.status == 0 && run.output.hasPrefix("L0202: an indicator that stays in an expanded split view"))
    #expect(run.output.contains("Rule: indicator-in-split"))
  }
}
