@testable import TableDiff
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

  @Test("Subtitles of iOS 26 that match their spec have no changes")
  func subtitles() throws {
    let verification = try DumpVerification(SampleDumps.subtitles26, Self.alphabet)
    #expect(verification.environment.ios == 26)
    #expect(verification.environment.device == "iphone-se")
    #expect(verification.briefs == [])
    #expect(verification.diff.matches.count == 7)
    #expect(verification.diff.matches.first == RowMatch(old: .init(section: 0, row: 2), new: .init(section: 0, row: 0)))
  }

  @Test("Edited rows of iOS 26 have no changes")
  func editing() throws {
    let verification = try DumpVerification(
      SampleDumps.editing26,
      Self.alphabet.replacing("style: subtitle", with: "style: subtitle, editing: {reorder: true}"))
    #expect(verification.reading.hints.isEditing)
    #expect(verification.briefs == [])
  }

  @Test("Rows missing from a whole table are reported, and so is what a spec cannot express")
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
            - {id: name, views: [{textField: {placeholder: Name}, frame: [16, 11, 343, 22]}]}
            - {id: notes, height: 100}
            - {id: remember, text: Remember}
            - {id: volume, text: Volume}
            - {id: kind, views: [{segmentedControl: [A, B], frame: [16, 5.5, 343, 34]}]}
            - {id: date, views: [{label: Date, frame: [16, 12, 36, 20.5]}]}
            - {id: count, views: [{label: Count, frame: [16, 12, 46.5, 20.5]}, {stepper: 1, frame: [265, 6, 94, 32]}]}
      """, tolerance: 0.5)
    #expect(
      verification.briefs == [
        "D0208 account/notes.textView 1: - → Notes", "D0102 account/remember: Remember → -",
        "D0102 account/volume: Volume → -",
      ])
  }

  @Test("A swiped cell of iOS 7 has no changes")
  func swiped() throws {
    let verification = try DumpVerification(
      SampleDumps.swiped7,
      "rowHeight: 44\nsections: [{rows: [{text: 'Item #1', accessory: disclosureIndicator}, {text: 'Item #2'}]}]")
    #expect(verification.environment.ios == 7)
    #expect(verification.briefs == [])
  }

  /// rt-ios6-disclosure: the image in the button is 13 points high, and ours is 14.
  @Test("The rows of iOS 6 agree, with their indicators of 10 × 13")
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
    #expect(verification.briefs.isEmpty)
  }

  /// rt-dvia-320 was printed without what stands behind the contents, and shows that room was left for it.
  @Test("Rows of iOS 8 were printed without their accessories, which is reported")
  func plain() throws {
    let verification = try DumpVerification(
      SampleDumps.plain8,
      """
      rowHeight: 44
      separatorStyle: none
      tableHeader: {height: 509.5}
      sections:
        - id: tests
          rows:
            - {text: Jailbreak Detection, accessory: disclosureIndicator}
            - {text: Transport Layer Security, accessory: disclosureIndicator}
      """)
    #expect([8, 9, 10].contains(verification.environment.ios))
    #expect(
      verification.briefs == (0..<2).map { "D0209 tests/\($0).accessoryView: disclosureIndicator → -" })
  }

  @Test("Grouped rows of iOS 10, in which a line covers another, have no changes")
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

  /// rt-ios14-appleid: the app's own cell has its label a point higher than UIKit's.
  @Test("Only the moved label of an app of iOS 14 is reported, not the field beside it")
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
    #expect(verification.briefs == ["D0207 section-0/0.textLabel: 16,20 64.5×20.5 → 16,19 66.5×20.5"])
  }
}
