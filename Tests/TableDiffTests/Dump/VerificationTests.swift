import TableDiff
import TableIR
import Testing

@Suite("Verifying an app")
struct VerificationTests {
  private static let alphabet =
    "sections:\n  - id: all\n    rows:\n"
    + zip(
      SampleDumps.rows26, ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"]
    ).map { "      - {id: \($0.lowercased()), style: subtitle, text: \($0), detailText: \($1) item}\n" }.joined()
    + "      - {text: Juliett}\n      - {text: Kilo}\n      - {text: Lima}\n"

  @Test("finds nothing in subtitles of iOS 26 that are as their spec says")
  func subtitles() throws {
    let verification = try DumpVerification(SampleDumps.subtitles26, Self.alphabet)
    #expect(verification.environment.ios == 26)
    #expect(verification.environment.device == "iphone-se")
    #expect(verification.briefs == [])
    #expect(verification.diff.matches.count == 7)
    #expect(verification.diff.matches.first == RowMatch(old: .init(section: 0, row: 2), new: .init(section: 0, row: 0)))
  }

  @Test("finds nothing in rows of iOS 26 that are edited")
  func editing() throws {
    let verification = try DumpVerification(
      SampleDumps.editing26,
      Self.alphabet.replacing("style: subtitle", with: "style: subtitle, editing: {reorder: true}"))
    #expect(verification.reading.hints.isEditing)
    #expect(verification.briefs == [])
  }

  @Test("finds nothing in a form of iOS 26")
  func form() throws {
    let verification = try DumpVerification(
      SampleDumps.form26,
      """
      style: grouped
      rowHeight: 44
      sections:
        - id: account
          header: Account
          rows:
            - {views: [{textField: {placeholder: Name}, frame: [16, 11, 343, 22]}]}
            - {height: 232, views: []}
            - {views: [{label: Date, frame: [16, 12, 36, 20.5]}]}
            - {text: Rest}
      """)
    #expect(verification.briefs == [])
  }

  @Test("finds nothing in a swiped cell of iOS 7")
  func swiped() throws {
    let verification = try DumpVerification(
      SampleDumps.swiped7,
      "rowHeight: 44\nsections: [{rows: [{text: 'Item #1', accessory: disclosureIndicator}, {text: 'Item #2'}]}]")
    #expect(verification.environment.ios == 7)
    #expect(verification.briefs == [])
  }

  @Test("finds nothing in cells of iOS 6")
  func players() throws {
    let row = { (name: String) in
      """
            - accessory: disclosureIndicator
              views: [{label: \(name), frame: [20, 4, 185, 23]}, {label: Game, frame: [20, 25, 185, 21]}]

      """
    }
    let verification = try DumpVerification(
      SampleDumps.players6,
      "rowHeight: 55\nsections:\n  - id: players\n    rows:\n" + (0..<3).map { row("Player \($0)") }.joined())
    #expect(verification.environment.ios == 6)
    #expect(verification.briefs == [])
  }

  @Test("finds nothing in rows of iOS 8 that begin in the middle of a table")
  func plain() throws {
    let verification = try DumpVerification(
      SampleDumps.plain8,
      """
      rowHeight: 44
      separatorStyle: none
      sections:
        - rows:
            - {text: Jailbreak Detection, accessory: disclosureIndicator}
            - {text: Transport Layer Security, accessory: none}
      """)
    #expect([8, 9, 10].contains(verification.environment.ios))
    #expect(verification.briefs == [])
  }

  @Test("finds nothing in grouped rows of iOS 10, where a line lies over another")
  func grouped() throws {
    let verification = try DumpVerification(
      SampleDumps.grouped10,
      """
      style: grouped
      rowHeight: 44
      sections:
        - {header: Demos, rows: [View Controller, Tab Bar Controller, Navigation Controller, Last]}
      """, ios: 10)
    #expect(verification.briefs == [])
  }

  @Test("finds nothing in a field of iOS 14")
  func field() throws {
    let verification = try DumpVerification(
      SampleDumps.field14,
      """
      style: grouped
      sections:
        - header: {height: 155}
          rows:
            - height: 60
              style: subtitle
              text: Apple ID
              views: [{textField: {placeholder: Email or Phone}, frame: [114, 19, 245, 22]}]
      """)
    #expect(verification.briefs == [])
  }
}
