import RandomNumbers
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

@Suite("No spec crashes the parser")
struct FuzzTests {
  static let spec = """
    tablespec: 1
    style: grouped
    metrics: ios17
    include: parts.yaml
    background: {gradient: ["#3a2a1a", systemBlue]}
    backgrounds: {top: {image: icon.png, selected: red}, single: clear}
    separatorStyle: {style: singleLine, inset: [15, 0]}
    tableHeader: {height: 60, views: [{label: Hi, frame: [10, 20, 300, 40], font: {size: 22}, shadow: {}}]}
    templates:
      line: {text: {text: "Row {number}", lines: 2}, height: 60}
      face: {use: line, image: "faces/{item}.png"}
    sections:
      - id: friends
        header: {title: Friends, height: 40}
        rows:
          - {each: [ann], use: face, id: "{item}"}
          - &b {text: Ben, accessory: {switch: on}, views: [{frame: [0, 0, 1, 1], slider: 0.5, enabled: false}]}
          - {<<: [*b], detailText: ~, image: {size: [24, 24], color: {light: red, dark: blue}}}
          - {repeat: 3, use: line, accessory: {button: {title: "Buy {index}", size: [1, 2]}}}
          - include: rows.yaml
      - {rows: [{each: [{a: 1, b: 2}], text: "{item.a} {{ {item.b}", backgrounds: {top: red}}]}
    """

  static let profile = """
    metricsprofile: 1
    name: ours
    extends: base.yaml
    margins: {narrow: 12, wide: 24.5, followCards: true}
    rows: &rows {minimumAutomaticHeight: 48, separatorHeight: offContentView}
    labels: {<<: {imageGap: 10}, beforeDisclosure: none, subtitleDetail: body, textWeight: bold}
    accessories: {switchSize: [63, 28], detailDisclosureGap: none, slotGrowth: 1.5}
    separators: {points: 1, beginPlainTables: false}
    headers:
      sizes: [{category: large, headerPadding: 20, footerPadding: [1, 2, 3.5], emptyFooter: 20, plain: 28}]
      headerTitleWeight: semibold
    """

  static let files = MemoryFiles(
    [
      "base.yaml": "metricsprofile: 1\nextends: ios12\n", "parts.yaml": "tintColor: red\nsections: [{id: first}]\n",
      "rows.yaml": "- Cy\n- {use: line}\n",
    ],
    images: testImages)

  static let signs = [
    "{", "}", "[", "]", ": ", ", ", "- ", "\n", "\n  ", "*b", "&b ", "<<: ", "? ", "~", "1e9", "-1", ".nan", "''",
    "{item}",
  ]

  private func visit(_ bytes: [UInt8], as wanted: SpecParser.Wanted = .spec) -> Bool {
    var options = SpecParser.Options()
    options.maxRows = 200
    options.syntax.maxDepth = 40
    let result = SpecParser(profiles: MetricsProfile.all, options: options, files: Self.files)
      .parse(bytes, path: "a.yaml", as: wanted)
    let isRead = result.table != nil || result.profile != nil
    #expect(isRead != result.diagnostics.hasErrors, "\(String(decoding: bytes, as: UTF8.self))")
    for diagnostic in result.diagnostics.diagnostics {
      let (start, end) = (diagnostic.range.start, diagnostic.range.end)
      #expect(start <= end && start.line >= 1 && start.column >= 1)
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.hasPrefix(" ") && !diagnostic.message.contains("''' "))
    }
    return isRead
  }

  @Test("the spec itself is right")
  func valid() {
    #expect(visit(Array(Self.spec.utf8)))
    #expect(visit(Array(Self.profile.utf8), as: .profile))
  }

  @Test("bytes changed, left out and written twice", arguments: [1, 2, 3])
  func bytes(seed: UInt64) {
    var generator = Generator(state: seed)
    for _ in 0..<1_000 {
      var bytes = Array(Self.spec.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 1...20, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0..<bytes.count, using: &generator))
        default: bytes[start] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      _ = visit(bytes)
    }
  }

  @Test("words put in the place of others", arguments: [4, 5, 6])
  func words(seed: UInt64) {
    let (spec, profile) = (LanguageDescriptionWords.specWords, LanguageDescriptionWords.profileWords)
    changeWords(of: Self.spec, as: .spec, pieces: Self.signs + spec, seed: seed)
    changeWords(of: Self.profile, as: .either, pieces: Self.signs + profile, seed: seed)
  }

  private func changeWords(of spec: String, as wanted: SpecParser.Wanted, pieces: [String], seed: UInt64) {
    var generator = Generator(state: seed)
    let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
    var tables = 0
    for _ in 0..<1_000 {
      var text = ""
      let changed = Int.random(in: 0..<lines.count, using: &generator)
      for (index, line) in lines.enumerated() {
        var words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        if index == changed, let piece = pieces.randomElement(using: &generator) {
          words[Int.random(in: 0..<words.count, using: &generator)] = piece
        }
        text += words.joined(separator: " ") + "\n"
      }
      if visit(Array(text.utf8), as: wanted) { tables += 1 }
    }
    #expect(tables > 0, "some changes are harmless")
  }
}
