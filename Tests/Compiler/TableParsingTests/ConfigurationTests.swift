import TableDiagnostics
import TableParsing
import Testing

@Suite("The configuration and baselines are checked as specs are")
struct ConfigurationTests {
  private static let contrast = code("L0101", rule: "text-contrast")
  private static let target = code("L0204", rule: "tap-target")
  private static let header = code("L0306", rule: "tall-header")
  private static let clipped = code("L0303", rule: "clipped-views")

  private static let words = ReportVocabulary(
    rules: [contrast, target, header, clipped, .unusedTemplate], changes: [code("D0102", rule: "row-removed")],
    changeClasses: ["breaking", "layout"], stages: ["layout", "svg"])

  private static func code(_ name: String, rule: String) -> DiagnosticCode {
    DiagnosticCode(name, rule: rule, "")
  }

  private func read(_ text: String) -> (configuration: ProjectConfiguration?, problems: [String]) {
    var bag = DiagnosticBag()
    let configuration = ConfigurationParser(words: Self.words).configuration(
      Array(text.utf8), path: ".tablec.yaml", diagnostics: &bag)
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
    #expect(lint.levels.severity(of: Self.contrast) == .error)
    #expect(lint.levels.severity(of: .unusedTemplate) == .note)
    #expect(lint.levels.severity(of: Self.clipped) == .warning)
    #expect(lint.levels.severity(of: Self.target) == nil && lint.levels.severity(of: Self.header) == nil)
  }

  @Test("a project: its root, specs, environments and output")
  func project() throws {
    let text = """
      root: .
      specs: [Specs, "Features/**/*.yaml"]
      exclude: ["**/{Old,Drafts}"]
      environments: [{device: iphone-se}, {appearance: [light, dark]}]
      output: {folder: build, emit: svg}
      """
    let (read, problems) = read(text)
    let configuration = try #require(read)
    #expect(problems == [])
    #expect(configuration.root == "." && configuration.specs == ["Specs", "Features/**/*.yaml"])
    #expect(configuration.exclude == ["**/{Old,Drafts}"] && configuration.environments.map(\.count) == [1, 2])
    #expect(configuration.output.folder == "build" && configuration.output.emit == ["svg"])
    #expect(try #require(self.read("output: build\n").configuration).output.folder == "build")
    let settings = configuration.settings(words: Self.words).filter { $0.value != nil }
    #expect(
      settings.map { "\($0.key) \($0.value ?? "")" } == [
        "root \".\"", "specs [\"Specs\", \"Features/**/*.yaml\"]", "exclude [\"**/{Old,Drafts}\"]",
        "environments [{\"device\": \"iphone-se\"}, {\"appearance\": [\"light\", \"dark\"]}]",
        "output.folder \"build\"",
        "output.emit \"svg\"",
      ])
  }

  @Test("the places of keys")
  func places() {
    let text = "lint: &lint\n  rules: {tap-target: off}\n<<: {root: .}\noutput: build\n"
    let places = ConfigurationParser(words: Self.words).places(in: Array(text.utf8), path: "c.yaml")
    #expect(places.mapValues(\.start.line)["lint.rules.tap-target"] == 2)
    let tagged = ConfigurationParser(words: Self.words).places(
      in: Array(text.replacing("<<:", with: "!!merge <<:").utf8), path: "c.yaml")
    #expect(tagged["root"]?.start.line == 3)
    #expect(places["root"]?.start.line == 3 && places["output"]?.start == SourcePosition(line: 4, column: 1))
    #expect(ConfigurationParser(words: Self.words).places(in: Array("[".utf8), path: "").isEmpty)
  }

  @Test("classes and kinds of change are known by what is handed in")
  func changes() throws {
    #expect(try #require(read("diff: {failOn: layout}\n").configuration).diff.failOn == "layout")
    #expect(read("diff: {failOn: visual}\n").problems == ["1:16 E0111"])
    var bag = DiagnosticBag()
    let file = ConfigurationParser(words: Self.words).accepted(
      .changes, Array("tablecchanges: 1\nignore: [{change: row-removed}, {change: row-aded}]\n".utf8),
      path: "known.yaml",
      diagnostics: &bag)
    #expect(file == nil && bag.diagnostics.map { "\($0.range.start.line) \($0.code)" } == ["2 E0111"])
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
      ("- lint", "1:1 E0002"), ("root: ''", "1:7 E0110"), ("specs: ['[']", "1:9 E0111"),
      ("specs: [a/../b]", "1:9 E0111"),
      ("exclude: /etc", "1:10 E0110"), ("exclude: [~/x]", "1:11 E0111"), ("output: {emit: svgs}", "1:16 E0111"),
      ("environments: [{device: iphone}]", "1:25 E0111"), ("output: [build]", "1:9 E0110"),
    ])
  func wrong(_ text: String, _ problem: String) {
    let (configuration, problems) = read(text + "\n")
    #expect(configuration == nil)
    #expect(problems == [problem])
  }

  @Test("a baseline is read whole or not at all")
  func baseline() throws {
    func read(_ text: String) -> (AcceptedFile?, [DiagnosticCode]) {
      var bag = DiagnosticBag()
      let file = ConfigurationParser(words: Self.words).accepted(
        .findings, Array(text.utf8), path: "known.yaml", diagnostics: &bag)
      return (file, bag.diagnostics.map(\.code))
    }
    let entry = "{spec: a.yaml, rule: tap-target, at: \"ann: accessory\"}"
    let (file, problems) = read("tablecbaseline: 1\nfindings: [\(entry)]\n")
    #expect(problems == [])
    #expect(file?.accepted == [AcceptedFile.Entry(spec: "a.yaml", rule: "tap-target", at: "ann: accessory")])
    #expect(read("findings: []\n").1 == [.missingKey])
    #expect(read("tablecbaseline: 2\nfindings: []\n").1 == [.unsupportedVersion])
    #expect(read("tablecbaseline: 1\nfindings: [{spec: a}]\n").0 == nil)
    #expect(read("").1 == [.emptyFile])
  }
}
