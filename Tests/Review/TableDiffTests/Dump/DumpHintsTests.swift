import TableIR
import TableLayout
import Testing

@testable import TableDiff
@testable import ViewDumps

@Suite("Where a dump was printed")
struct DumpHintsTests {
  private func hints(_ text: String) throws -> DumpHints {
    try DumpReader().read(Array(text.utf8), path: "dump.txt").hints
  }

  private func known(_ hints: DumpHints) -> [Int] {
    hints.versions.filter { MetricsProfile.profile(ios: $0) != nil }.sorted()
  }

  @Test("The version follows from the classes of an era and the heights of contents and lines")
  func versions() throws {
    #expect(known(try hints(SampleDumps.players6)) == [6])
    #expect(known(try hints(SampleDumps.swiped7)) == [7])
    #expect(known(try hints(SampleDumps.plain8)) == [8, 9, 10])
    #expect(known(try hints(SampleDumps.grouped10)) == [8, 9, 10])
    #expect(known(try hints(SampleDumps.field14)) == [14, 15, 16, 17, 18])
    #expect(known(try hints(SampleDumps.subtitles26)) == [26, 27])
    #expect(known(try hints(SampleDumps.editing26)) == [26, 27])
  }

  /// appium#13516's page source has whole points; nothing else in one tells the system.
  @Test(
    "A switch is of iOS 26 or of an earlier system by its width", arguments: [(51, 18), (63, 27), (79, 27), (375, 27)])
  func switches(width: Int, ios: Int) throws {
    let hints = try hints(
      """
      <AppiumAUT><XCUIElementTypeTable x="0" y="88" width="375" height="724">
        <XCUIElementTypeCell x="0" y="188" width="375" height="44">
          <XCUIElementTypeSwitch x="300" y="194" width="\(width)" height="31"/>
        </XCUIElementTypeCell></XCUIElementTypeTable></AppiumAUT>
      """)
    #expect(known(hints).max() == ios, "\(hints.evidence)")
    #expect(hints.evidence.isEmpty == (width > 63))
  }

  @Test("The axes for a spec keep its version if the dump allows it")
  func axes() throws {
    let field = try hints(SampleDumps.field14).axes(keeping: 17, among: MetricsProfile.all)
    #expect(field.metrics.isEmpty)
    #expect(field.screens == [.custom(LayoutSize(width: 375, height: 627), scale: 2)])
    let latest = try hints(SampleDumps.field14).axes(keeping: 26, among: MetricsProfile.all)
    #expect(latest.metrics.map(\.ios) == [18])
    let edited = try hints(SampleDumps.editing26).axes(keeping: 17, among: MetricsProfile.all)
    #expect(edited.metrics.map(\.ios) == [26])
    #expect(edited.states == [TableState(isEditing: true)])
    #expect(edited.screens == [.device(try #require(Device.named("iphone-se")))])
  }

  @Test("The scale is 3x if frames end on thirds", arguments: [("0.333333", 3.0), ("0.5", 2.0)])
  func scale(_ height: String, _ scale: Double) throws {
    let text = SampleDumps.subtitles26.replacing("frame = (16 61; 343 1)", with: "frame = (16 61; 343 \(height))")
      .replacing("; 70.5 18)", with: "; 70 18)").replacing(" 20.5)", with: " 20)").replacing("32.5;", with: "32;")
    let known = try hints(text.replacing(".5 18)", with: " 18)").replacing(".5 20)", with: " 20)"))
    #expect(known.scale == scale)
  }

  @Test("The direction is right to left if accessories are at the left", arguments: LayoutDirection.allCases)
  func direction(_ direction: LayoutDirection) throws {
    let spec = rows("{text: Ann, accessory: disclosureIndicator}", "{text: Bob, accessory: {switch: on}}")
    let text = PrintedTable.text(of: layOut(spec, direction: direction))
    let verification = try DumpVerification(text, String(spec.dropFirst("tablespec: 1\n".count)))
    #expect(verification.reading.hints.direction == direction)
    #expect(verification.environment.layoutDirection == direction)
    #expect(verification.diff.changes.map(\.brief) == [])
  }

  @Test("Every class is listed once, with versions that a profile knows or none")
  func classes() {
    let names = DumpClasses.all.map(\.name)
    #expect(Set(names).count == names.count)
    for known in DumpClasses.all {
      if let versions = known.versions {
        #expect(versions.contains { MetricsProfile.profile(ios: $0) != nil }, "\(known.name)")
      }
    }
  }
}
