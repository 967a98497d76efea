import TableDiff
import Testing

@Suite("Comparing two tables")
struct ComparingTests {
  private func briefs(_ old: String, _ new: String) -> [String] { diff(old, new).changes.map(\.brief) }

  @Test("tells a row that grew once, and the rows below it once")
  func shift() {
    let names = (0..<13).map { "{id: r\($0), text: Row}" }
    var changed = names
    changed[0] = "{id: r0, text: Row, height: 52}"
    #expect(
      briefs(rows(names), rows(changed)) == [
        "D0205 friends/r0: 0,0 402×44 → 0,0 402×52 with backgroundView, contentView, textLabel, separator",
        "D0206 friends/r1 12 by 8",
      ])
  }

  @Test("tells many runs of moved rows as one")
  func manyShifts() {
    let names = (0..<20).map { "{id: r\($0), text: Row}" }
    let changed = names.enumerated().map {
      $0.offset.isMultiple(of: 3) ? "{id: r\($0.offset), text: Row, height: 50}" : $0.element
    }
    let shifts = diff(rows(names), rows(changed)).changes.filter { $0.code == .rowsShifted }
    #expect(shifts.map(\.brief) == ["D0206 friends/r1 13 by 6 to 42"])
  }

  @Test("tells what a row shows in a swipe, whoever says it, and nothing where it follows from how the row is edited")
  func swipeActions() {
    let old = "{id: a, text: A, swipeActions: {trailing: [Flag, {title: Delete, style: destructive}]}}"
    let new =
      "{id: a, text: A, swipeActions: {trailing: [{title: Flag, backgroundColor: systemIndigo}], leading: [Pin]}}"
    #expect(
      briefs(rows(old), rows(new)) == [
        "D0307 friends/a leadingActions: none → Pin",
        "D0307 friends/a trailingActions: Flag, Delete (destructive) → Flag (systemIndigo)",
      ])
    let section = rows("{id: a, text: A}").replacing("rows:", with: "swipeActions: {leading: [Pin]}\n    rows:")
    #expect(briefs(rows("{id: a, text: A}"), section) == ["D0307 friends/a leadingActions: none → Pin"])
    let edited = briefs(rows("{id: a, text: A}"), rows("{id: a, text: A, editing: delete}"))
    #expect(edited.count == 1 && edited[0].contains("editingControl"))
  }

  @Test("knows rows by their ids wherever they stand, and tells the fewest moves")
  func moves() {
    let old = rows("{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}", "{id: d, text: D}")
    let new = rows("{id: d, text: D}", "{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}")
    #expect(
      briefs(old, new) == ["D0204 friends/d: place 4 → place 1", "D0206 friends/a 3 by 44"])
  }

  @Test("knows rows without an id by what they hold")
  func contents() {
    #expect(
      briefs(rows("Ann", "Ben", "Cy"), rows("Zoe", "Ann", "Ben", "Cy")) == [
        "D0202 friends/0: - → Zoe", "D0206 friends/1 3 by 44",
      ])
    #expect(
      briefs(rows("Ann", "Ben", "Cy"), rows("Ann", "Cy")) == ["D0102 friends/1: Ben → -", "D0206 friends/1 1 by -44"])
  }

  @Test("knows a row without an id by its neighbours where its words changed")
  func places() {
    #expect(briefs(rows("Ann", "Ben", "Cy"), rows("Ann", "Bea", "Cy")) == ["D0401 friends/1.textLabel text: Ben → Bea"])
  }

  @Test("tells an id that changed, and nothing else of the row")
  func renames() {
    #expect(
      briefs(
        rows("{id: ann, text: Ann}", "{id: ben, text: Ben}"), rows("{id: anna, text: Ann}", "{id: ben, text: Ben}"))
        == ["D0103 friends/anna: ann → anna"])
  }

  @Test("does not take another row with another id for the same one")
  func replaced() {
    #expect(
      briefs(rows("{id: ann, text: Ann}"), rows("{id: ben, text: Ben}")) == [
        "D0202 friends/ben: - → Ben", "D0102 friends/ann: Ann → -",
      ])
  }

  @Test("tells a row that went to another section as moved")
  func sections() {
    let old =
      "tablespec: 1\nsections:\n  - {id: a, rows: [{id: x, text: X}, {id: y, text: Y}]}\n  - {id: b, rows: [{id: z, text: Z}]}\n"
    let new =
      "tablespec: 1\nsections:\n  - {id: a, rows: [{id: y, text: Y}]}\n  - {id: b, rows: [{id: z, text: Z}, {id: x, text: X}]}\n"
    let found = briefs(old, new)
    #expect(found.contains("D0204 b/x: place 1 of a → place 2 of b"), "\(found)")
  }

  @Test("tells the width of a label with its text, and what stands beside it apart")
  func textWidth() {
    let found = briefs(
      rows("{id: wifi, style: value1, text: Wi-Fi, detailText: Harbour}"),
      rows("{id: wifi, style: value1, text: Wi-Fi, detailText: Office}"))
    #expect(found == ["D0401 friends/wifi.detailTextLabel text: Harbour → Office"])
  }

  @Test("tells what the contentView's new width moves with it")
  func followers() {
    let found = briefs(rows("{id: ann, text: Ann}"), rows("{id: ann, text: Ann, accessory: {switch: on}}"))
    #expect(
      found.count == 2 && found.contains { $0.hasPrefix("D0208 friends/ann.accessoryView: - → switch") }, "\(found)")
    #expect(found.contains { $0.contains("contentView") && $0.hasSuffix("with textLabel") }, "\(found)")
  }

  @Test("tells views of one kind by what they show, not by their number")
  func numbered() {
    let old = rows(
      "{id: a, height: 90, views: [{label: One, frame: [16, 10, 90, 20]}, {label: Two, frame: [16, 40, 90, 20]}]}")
    let new = rows(
      "{id: a, height: 90, views: [{label: Nil, frame: [200, 10, 90, 20]}, {label: One, frame: [16, 10, 90, 20]}, {label: Two, frame: [16, 44, 90, 20]}]}"
    )
    #expect(
      briefs(old, new) == [
        "D0208 friends/a.label 1: - → Nil", "D0207 friends/a.label 3: 16,40 90×20 → 16,44 90×20",
      ])
  }

  @Test("compares images by what is in them, whatever their index")
  func images() {
    let old = rows("{id: a, text: A, image: {symbol: star}}", "{id: b, text: B}")
    let new = rows("{id: a, text: A, image: {symbol: star}}", "{id: b, text: B, image: {symbol: star}}")
    #expect(diff(old, new).changes.allSatisfy { $0.place.row == "b" })
  }

  @Test("tells nothing of one table, whatever the lines it stands on")
  func same() {
    let table = rows("{id: a, text: A}", "{text: B}", "{text: B}")
    #expect(diff(table, "# a comment\n\n" + table).isEmpty)
    #expect(diff(rows(), rows()).isEmpty)
  }

  @Test("takes frames for the same within the tolerance")
  func tolerance() {
    let old = rows("{id: a, text: A, height: 60}")
    let new = rows("{id: a, text: A, height: 60.3333}")
    #expect(!diff(old, new).isEmpty)
    #expect(diff(old, new, tolerance: 0.5).isEmpty)
  }

  @Test("says where both sides say it")
  func sources() throws {
    let change = try #require(diff(rows("{id: a, text: A}"), "# first\n" + rows("{id: a, text: B}")).changes.first)
    #expect(change.oldSource?.start.line == 6 && change.newSource?.start.line == 7)
    #expect(change.newSource?.file == "spec.yaml")
  }

  @Test("says by neighbours where a row moved whose number is the same")
  func reversal() {
    let old = rows("{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}")
    let new = rows("{id: c, text: C}", "{id: b, text: B}", "{id: a, text: A}")
    let moves = diff(old, new).changes.filter { $0.code == .rowMoved }
    #expect(moves.count == 2 && moves.allSatisfy { $0.old != $0.new }, "\(moves.map(\.brief))")
  }

  @Test("tells views that change their order, and corners of placeholders")
  func order() {
    let old = rows(
      "{id: a, views: [{label: One, id: x, frame: [9, 9, 50, 20]}, {label: Two, id: y, frame: [9, 9, 60, 20]}]}")
    let new = rows(
      "{id: a, views: [{label: Two, id: y, frame: [9, 9, 60, 20]}, {label: One, id: x, frame: [9, 9, 50, 20]}]}")
    #expect(briefs(old, new).contains { $0.hasPrefix("D0307") && $0.contains("order") }, "\(briefs(old, new))")
    #expect(
      briefs(
        rows("{id: a, text: A, image: {size: [24, 24]}}"),
        rows("{id: a, text: A, image: {size: [24, 24], cornerRadius: 9}}"))
        == ["D0303 friends/a.imageView imageCorners: - → 9"])
  }

  @Test("tells a pad that is as large as a phone, and the window that a table is a part of")
  func idioms() {
    var old = layOut(rows("{id: a, text: A}"))
    old.environment.device = nil
    var new = old
    new.environment.idiom = .pad
    new.environment.windowSize.width += 320
    let change = TableComparer().compare(Snapshot(old), Snapshot(new)).changes.first
    #expect(change?.code == .environmentChanged && change?.old == "phone, the whole window")
    #expect(change?.new == "pad, part of a window of 722 × 874")
  }

  @Test("tells how opaque views are, and what takes no taps because it is invisible")
  func alpha() {
    func row(_ keys: String) -> String { rows("{id: a, views: [{id: on, switch: on, frame: [8, 8, 51, 31]\(keys)}]}") }
    #expect(briefs(row(""), row(", alpha: 0.5")) == ["D0307 friends/a.on alpha: 1 → 0.5"])
    #expect(briefs(row(""), row(", alpha: 1")).isEmpty)
    #expect(
      briefs(row(", alpha: 0.5"), row(", alpha: 0")) == [
        "D0105 friends/a.on kind: switch → switch", "D0307 friends/a.on alpha: 0.5 → 0",
      ])
    func above(_ x: Int, alpha: String = "0") -> String {
      rows(
        """
        {id: a, views: [{id: b, label: Below, frame: [8, 8, 80, 22]}, \
        {stack: {views: [{label: Above}]}, alpha: \(alpha), frame: [\(x), 8, 80, 22]}]}
        """)
    }
    #expect(!briefs(above(98), above(8)).contains { $0.hasPrefix("D0107") })
    // As little as UIKit takes for nothing.
    #expect(!briefs(above(98, alpha: "0.005"), above(8, alpha: "0.005")).contains { $0.hasPrefix("D0107") })
  }

  @Test("tells segments that come and go, and a view whose id alone changed as that view")
  func segmentsAndIDs() {
    func segments(_ names: String) -> String {
      rows("{id: a, text: A, accessory: {segmentedControl: {segments: [\(names)]}}}")
    }
    #expect(briefs(segments("Day, Week"), segments("Day, Week, Year")).contains { $0.hasSuffix("- → Year") })
    #expect(briefs(segments("Day, Week, Year"), segments("Day, Week")).contains { $0.hasSuffix("Year → -") })
    let old = rows("{id: a, views: [{label: One, id: x, frame: [9, 9, 50, 20]}]}")
    let new = rows("{id: a, views: [{label: One, id: z, frame: [9, 9, 50, 20]}]}")
    #expect(briefs(old, new) == ["D0307 friends/a.z id: x → z"])
  }
}
