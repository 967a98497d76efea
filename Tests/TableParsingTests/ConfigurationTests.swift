import TableDiagnostics
import TableParsing
import Testing

@Suite("The configuration and baselines are checked as specs are")
struct ConfigurationTests {
  private func read(_ text: String) -> (configuration: ProjectConfiguration?, problems: [String]) {
    var bag = DiagnosticBag()
    let configuration = ConfigurationParser().configuration(Array(text.utf8), path: ".tablec.yaml", diagnostics: &bag)
    return (configuration, bag.diagnostics.map { "\($0.range.start.line):\($0.range.start.column) \($0.code)" })
  }

  @Test("levels by rule, rules that are off, a baseline")
  func levels() throws {
    let (read, problems) = read(
      """
      lint:
        rules: {text-contrast: error, tap-target: off, unused-template: note}
        disable: [tall-header]
        baseline: known.yaml
      """)
    let lint = try #require(read).lint
    #expect(problems == [])
    #expect(lint.baseline == "known.yaml")
    #expect(lint.levels.severity(of: .textContrast) == .error)
    #expect(lint.levels.severity(of: .unusedTemplate) == .note)
    #expect(lint.levels.severity(of: .clippedViews) == .warning)
    #expect(lint.levels.severity(of: .tapTarget) == nil && lint.levels.severity(of: .tallHeader) == nil)
  }

  @Test("an empty one says nothing", arguments: ["", "# nothing yet\n", "lint: {}\n"])
  func empty(_ text: String) {
    #expect(read(text).configuration == ProjectConfiguration())
    #expect(read(text).problems == [])
  }

  @Test(
    "what is wrong is told where it stands",
    arguments: [
      ("lnt: {}", "1:1 E0107"), ("lint: {rules: {text-contrst: off}}", "1:16 E0107"),
      ("lint: {rules: {text-contrast: loud}}", "1:31 E0111"), ("lint: {disable: [tap]}", "1:18 E0111"),
      ("- lint", "1:1 E0002"),
    ])
  func wrong(_ text: String, _ problem: String) {
    let (configuration, problems) = read(text + "\n")
    #expect(configuration == nil)
    #expect(problems == [problem])
  }

  @Test("a baseline is read whole or not at all")
  func baseline() throws {
    func read(_ text: String) -> (BaselineFile?, [DiagnosticCode]) {
      var bag = DiagnosticBag()
      let file = ConfigurationParser().baseline(Array(text.utf8), path: "known.yaml", diagnostics: &bag)
      return (file, bag.diagnostics.map(\.code))
    }
    let entry = "{spec: a.yaml, rule: tap-target, at: \"ann: accessory\"}"
    let (file, problems) = read("tablecbaseline: 1\nfindings: [\(entry)]\n")
    #expect(problems == [])
    #expect(file?.findings == [BaselineFile.Entry(spec: "a.yaml", rule: "tap-target", at: "ann: accessory")])
    #expect(read("findings: []\n").1 == [.missingKey])
    #expect(read("tablecbaseline: 2\nfindings: []\n").1 == [.unsupportedVersion])
    #expect(read("tablecbaseline: 1\nfindings: [{spec: a}]\n").0 == nil)
    #expect(read("").1 == [.emptyFile])
  }
}
