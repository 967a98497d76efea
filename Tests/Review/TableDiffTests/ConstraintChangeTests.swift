import TableDiff
import Testing

@Suite("Constraints that changed")
struct ConstraintChangeTests {
  private func row(_ constraints: String, views: String = "") -> String {
    rows(
      "{id: ann, height: 60, views: [{id: a, label: Ann}, {id: b, label: Ben, pin: {leading: 100, top: 8}}\(views)], "
        + "constraints: [\(constraints)]}")
  }

  private func briefs(_ old: String, _ new: String) -> [String] { diff(old, new).changes.map(\.brief) }

  private let place = "a.leading == contentView.leading + 16, a.top == contentView.top + 8"

  @Test(
    "Changed constraints are reported before the frames that follow",
    arguments: [
      ("a.leading == contentView.leading + 16", "a.leading == contentView.leading + 20"),
      ("a.leading == contentView.leading + 16", "a.leading >= contentView.leading + 20"),
      ("a.leading == contentView.leading + 16", "gap: a.leading == b.trailing + 16"),
      ("a.leading == contentView.leading + 16 @250", "a.leading == contentView.leading + 20 @750"),
    ])
  func reported(old: String, new: String) throws {
    let changes = briefs(row(old + ", a.top == contentView.top"), row(new + ", a.top == contentView.top"))
    #expect(changes.first == "D0212 friends/ann: \(old) → \(new.replacing("gap: ", with: ""))")
    #expect(changes.dropFirst().first?.hasPrefix("D0207 friends/ann.a: ") == true, "\(changes)")
    #expect(changes.count == 2, "\(changes)")
  }

  @Test("Constraints with nothing else in common are matched by name")
  func named() {
    let changes = briefs(
      row("gap: a.leading == b.trailing + 8, a.top == b.top"), row("gap: b.trailing == a.leading - 9, a.top == b.top"))
    #expect(changes.first == "D0212 friends/ann: a.leading == b.trailing + 8 → b.trailing == a.leading - 9")
  }

  @Test("Added and removed constraints are reported without a counterpart")
  func presence() throws {
    let more = place + ", a.width == 100"
    let added = try #require(diff(row(place), row(more)).changes.first)
    #expect(added.brief == "D0212 friends/ann: - → a.width == 100")
    let removed = try #require(diff(row(more), row(place)).changes.first)
    #expect(removed.brief == "D0212 friends/ann: a.width == 100 → -")
  }

  @Test("Constraints from a view's own keys are reported with their line")
  func own() throws {
    let change = try #require(
      diff(row(place), row(place).replacing("pin: {leading: 100", with: "pin: {leading: 120")).changes.first)
    #expect(
      change.brief == "D0212 friends/ann: b.leading == superview.leading + 100 → b.leading == superview.leading + 120")
    #expect(change.newSource?.start.line == 6 && change.oldSource?.start.line == 6)
  }

  @Test(
    "Equivalent constraints are not reported",
    arguments: [
      "a.top == contentView.top + 8, a.leading == contentView.leading + 16", "\"H:|-16-[a]\", \"V:|-8-[a]\"",
      "contentView.leading == a.leading - 16, a.top == superview.top + 8",
    ])
  func rewritten(constraints: String) {
    // Something else differs, so that the rows are compared at all.
    let old = row(place), new = row(constraints).replacing("leading: 100", with: "leading: 120")
    #expect(briefs(old, new).filter { $0.hasPrefix("D0212") && !$0.contains("b.leading") } == [])
    #expect(briefs(old, row(constraints)) == [])
  }

  @Test(
    "Constraints and priorities that move nothing are told as such, and those that come and go with their view are not")
  func silent() {
    #expect(briefs(row(place), row(place + ", a.width >= 1")) == ["D0506 friends/ann: - → a.width >= 1"])
    let firm = row(place).replacing("id: b, ", with: "id: b, hugging: {horizontal: 252}, ")
    #expect(
      briefs(row(place), firm) == ["D0507 friends/ann: b.hugging.horizontal == 251 → b.hugging.horizontal == 252"])
    // Locations alone differ.
    #expect(briefs(row(place), "# A comment.\n" + row(place)) == [])
    let more = row(place + ", c.leading == a.trailing + 8, c.top == a.top", views: ", {id: c, label: Cy}")
    #expect(briefs(row(place), more).filter { $0.hasPrefix("D0212") } == [])
    #expect(briefs(more, row(place)).filter { $0.hasPrefix("D0212") } == [])
  }

  @Test("Constraints of a layout that was read from JSON are unknown")
  func layouts() {
    let new = row(place.replacing("16", with: "20"))
    let changes = TableComparer().compare(Snapshot(layOut(row(place))), snapshot(new)).changes
    #expect(changes.map(\.code) == [.frameChanged])
  }
}
