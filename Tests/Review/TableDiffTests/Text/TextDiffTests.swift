import TableDiagnostics
import TableDiff
import Testing

@Suite("A comparison as text")
struct TextDiffTests {
  private static let old = """
    tablespec: 1
    sections:
      - {header: Friends, rows: [Ann, Ben, Cy]}
      - {id: general, header: Settings, rows: [{id: wifi, text: Wi-Fi}]}
      - {id: data-storage, header: Data & Storage, rows: [{id: sync, text: Sync}]}
      - {header: A title that is longer than anybody needs to know it again, rows: [Last]}

    """
  private static let new = old.replacing(", Cy]", with: "]").replacing("Wi-Fi", with: "Network").replacing(
    "text: Sync", with: "text: Sync, height: 80"
  ).replacing("[Last]", with: "[{text: Last, accessory: checkmark}]")

  private static func report(_ old: String, _ new: String) -> DiffReport {
    DiffReport(specs: [
      SpecDiff(
        name: "a", oldPath: "old.yaml", newPath: "new.yaml",
        merging: [EnvironmentDiff(name: "", diff: diff(old, new))])
    ])
  }

  @Test("names sections by their titles, too, if these say more than their ids")
  func titles() {
    let words = Self.report(Self.old, Self.new).specs[0].changes.map(\.change.place.words)
    for place in [
      "section-0/2 in 'Friends'", "general/wifi.textLabel in 'Settings'", "data-storage/sync",
      "section-3/0.accessoryView in 'A title that is longer than an…'",
    ] { #expect(words.contains(place), "\(words)") }
    let gone = Self.report(Self.old, "tablespec: 1\nsections: [{header: Other, rows: [Zoe]}]\n")
    #expect(gone.specs[0].changes.map(\.change.place.words).contains("general 'Settings'"))
    let many = Self.report(
      Self.old, Self.old.replacing("Ann, Ben, Cy", with: "{text: Ann, height: 60}, {text: Ben, height: 60}, Cy"))
    #expect(TextDiffRenderer(colour: false).render(many).contains("2 rows in 'Friends' (section-0/0, section-0/1)  "))
  }

  @Test(
    "is the same in a file whatever the terminal, and all of it is within a terminal's width",
    arguments: [30, 40, 60, 80, 100, 200])
  func width(_ width: Int) {
    for colour in [false, true] {
      let report = Self.report(Self.old, Self.new)
      let whole = TextDiffRenderer(colour: colour).render(report)
      let wrapped = TextDiffRenderer(colour: colour, width: width).render(report)
      func words(_ text: String) -> [Substring] {
        text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split { $0.isWhitespace }
      }
      #expect(words(whole) == words(wrapped))
      for line in wrapped.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n") {
        // A word that is longer than the terminal is wide is not cut.
        #expect(line.count <= width || !line.drop { $0 == " " }.contains(" "), "\(line)")
        #expect(line.last != " ")
      }
    }
  }

  /// github.com/Wilfred/difftastic/issues/301 and github.com/cucumber-rs/cucumber/issues/71.
  @Test("breaks texts of scripts without spaces where their lines may end", arguments: [30, 40, 60])
  func wide(_ width: Int) {
    let text = "設定を変更すると、すべての端末で次の起動から有効になります。「戻る」を押してください。"
    let report = Self.report(Self.old, Self.old.replacing("Cy", with: text))
    let whole = TextDiffRenderer(colour: false).render(report)
    let wrapped = TextDiffRenderer(colour: false, width: width).render(report)
    #expect(whole.contains(text) && whole.filter { !$0.isWhitespace } == wrapped.filter { !$0.isWhitespace })
    for line in wrapped.split(separator: "\n") {
      #expect(line.reduce(0) { $0 + $1.displayWidth } <= width, "\(line)")
      #expect(!"、。」".contains(line.first { $0 != " " } ?? " "), "\(line)")
    }
  }

  @Test("goes on below, indented, and keeps columns where they fit")
  func form() {
    let text = { (width: Int) in
      TextDiffRenderer(colour: false, width: width).render(
        Self.report(Self.old, Self.old.replacing(", Cy]", with: "]")))
    }
    #expect(
      text(100) == """
        old.yaml → new.yaml
          1 breaking, 1 layout

          breaking
            section-0/2 in 'Friends'    the row is gone: 'Cy'            D0102  spec.yaml:3

          layout
            general/wifi in 'Settings'  3 rows from here on move by −44  D0206  spec.yaml:4

        """)
    #expect(
      text(60) == """
        old.yaml → new.yaml
          1 breaking, 1 layout

          breaking
            section-0/2 in 'Friends'  the row is gone: 'Cy'
              D0102  spec.yaml:3

          layout
            general/wifi in 'Settings'  3 rows from here on move by
              −44  D0206  spec.yaml:4

        """)
  }
}
