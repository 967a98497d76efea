import TableDiff
import Testing

@Suite("Comparing two tables")
struct ComparingTests {
  private func briefs(_ old: String, _ new: String) -> [String] { diff(old, new).changes.map(\.brief) }

  @Test("A row that grew is reported once, and the rows below it once")
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

  @Test("Many runs of moved rows are reported as one")
  func manyShifts() {
    let names = (0..<20).map { "{id: r\($0), text: Row}" }
    let changed = names.enumerated().map {
      $0.offset.isMultiple(of: 3) ? "{id: r\($0.offset), text: Row, height: 50}" : $0.element
    }
    let shifts = diff(rows(names), rows(changed)).changes.filter { $0.code == .rowsShifted }
    #expect(shifts.map(\.brief) == ["D0206 friends/r1 13 by 6 to 42"])
  }

  @Test("Swipe actions are compared wherever they are declared, but not if they follow from the editing style")
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

  @Test("Rows are matched by id wherever they are, and the fewest moves are reported")
  func moves() {
    let old = rows("{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}", "{id: d, text: D}")
    let new = rows("{id: d, text: D}", "{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}")
    #expect(
      briefs(old, new) == ["D0204 friends/d: place 4 → place 1", "D0206 friends/a 3 by 44"])
  }

  @Test("Rows without an id are matched by content")
  func contents() {
    #expect(
      briefs(rows("Ann", "Ben", "Cy"), rows("Zoe", "Ann", "Ben", "Cy")) == [
        "D0202 friends/0: - → Zoe", "D0206 friends/1 3 by 44",
      ])
    #expect(
      briefs(rows("Ann", "Ben", "Cy"), rows("Ann", "Cy")) == ["D0102 friends/1: Ben → -", "D0206 friends/1 1 by -44"])
  }

  @Test("A row without an id whose text changed is matched by its neighbours")
  func places() {
    #expect(briefs(rows("Ann", "Ben", "Cy"), rows("Ann", "Bea", "Cy")) == ["D0401 friends/1.textLabel text: Ben → Bea"])
  }

  @Test(
    "Rows without ids that are gone or new next to reworded ones are matched by what they have in common",
    arguments: [
      // The first, one between others, and the last.
      (["Gift wrap+off", "Express+on"], ["Express mail+on"], ["Express → Express mail"]),
      (["Gift wrap", "Express"], ["Express mail"], ["Express → Express mail"]),
      (["A", "Gift wrap", "Express", "B"], ["A", "Express mail", "B"], ["Express → Express mail"]),
      (["Express", "Gift wrap"], ["Express mail"], ["Express → Express mail"]),
      (["Express"], ["Gift wrap", "Express mail"], ["Express → Express mail"]),
      (["Express", "A"], ["Express mail", "Gift wrap", "A"], ["Express → Express mail"]),
      // Two at once, also in a list of the same length.
      (
        ["Gift wrap", "Express", "Pickup", "Locker"], ["Express mail", "Parcel locker"],
        ["Express → Express mail", "Locker → Parcel locker"]
      ),
      (["Gift wrap", "Express"], ["Express mail", "Insurance"], ["Express → Express mail"]),
      // The title counts more than the accessory, which decides where the titles have nothing in common.
      (["Gift wrap+off", "Express+on"], ["Express mail+off"], ["Express → Express mail"]),
      (
        ["Gift wrap+off", "Express+on"], ["Gift box+on", "Express mail+off"],
        ["Gift wrap → Gift box", "Express → Express mail"]
      ),
      (["Abc+off", "Def+on"], ["Xyz+on"], ["Def → Xyz"]),
      // With nothing in common, they are the same only if all are at their places.
      (["Abc", "Def"], ["Xyz"], []), (["Abc"], ["Def", "Xyz"], []),
      (["Abc", "Def"], ["Xyz", "Uvw"], ["Abc → Xyz", "Def → Uvw"]),
    ])
  func rewordings(_ old: [String], _ new: [String], _ expected: [String]) {
    func row(_ words: String) -> String {
      let parts = words.split(separator: "+")
      return parts.count < 2 ? "{text: \(parts[0])}" : "{text: \(parts[0]), accessory: {switch: \(parts[1])}}"
    }
    let changes = diff(rows(old.map(row)), rows(new.map(row))).changes
    let texts = changes.filter { $0.code == .textChanged }.map { "\($0.old ?? "") → \($0.new ?? "")" }
    #expect(texts == expected)
    let stays = Set(old).intersection(new).count
    #expect(changes.count { $0.code == .rowRemoved } == old.count - stays - expected.count)
    #expect(changes.count { $0.code == .rowAdded } == new.count - stays - expected.count)
  }

  @Test("Rows in a long gap are matched by their places, and comparing them costs a bounded amount of work")
  func longGaps() {
    let old = rows((0..<300).map { "Row \($0)" })
    let new = rows((0..<299).map { "Line \($0)" })
    #expect(diff(old, new).changes.count { $0.code == .textChanged } == 299)
  }

  @Test("A changed id is reported, and nothing else of the row")
  func renames() {
    #expect(
      briefs(
        rows("{id: ann, text: Ann}", "{id: ben, text: Ben}"), rows("{id: anna, text: Ann}", "{id: ben, text: Ben}"))
        == ["D0103 friends/anna: ann → anna"])
  }

  @Test("A different row with a different id is not matched")
  func replaced() {
    #expect(
      briefs(rows("{id: ann, text: Ann}"), rows("{id: ben, text: Ben}")) == [
        "D0202 friends/ben: - → Ben", "D0102 friends/ann: Ann → -",
      ])
  }

  @Test("A row that went to another section is reported as moved")
  func sections() {
    let old =
      "tablespec: 1\nsections:\n  - {id: a, rows: [{id: x, text: X}, {id: y, text: Y}]}\n  - {id: b, rows: [{id: z, text: Z}]}\n"
    let new =
      "tablespec: 1\nsections:\n  - {id: a, rows: [{id: y, text: Y}]}\n  - {id: b, rows: [{id: z, text: Z}, {id: x, text: X}]}\n"
    let found = briefs(old, new)
    #expect(found.contains("D0204 b/x: place 1 of a → place 2 of b"), "\(found)")
  }

  @Test("The width of a label is reported with its text, and its neighbours separately")
  func textWidth() {
    let found = briefs(
      rows("{id: wifi, style: value1, text: Wi-Fi, detailText: Harbour}"),
      rows("{id: wifi, style: value1, text: Wi-Fi, detailText: Office}"))
    #expect(found == ["D0401 friends/wifi.detailTextLabel text: Harbour → Office"])
  }

  @Test("Views that follow the contentView's width are reported with it")
  func followers() {
    let found = briefs(rows("{id: ann, text: Ann}"), rows("{id: ann, text: Ann, accessory: {switch: on}}"))
    #expect(
      found.count == 2 && found.contains { $0.hasPrefix("D0208 friends/ann.accessoryView: - → switch") }, "\(found)")
    #expect(found.contains { $0.contains("contentView") && $0.hasSuffix("with textLabel") }, "\(found)")
  }

  @Test("Views of the same kind are matched by what they show, not by number")
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

  @Test("Images are compared by content, whatever their index")
  func images() {
    let old = rows("{id: a, text: A, image: {symbol: star}}", "{id: b, text: B}")
    let new = rows("{id: a, text: A, image: {symbol: star}}", "{id: b, text: B, image: {symbol: star}}")
    #expect(diff(old, new).changes.allSatisfy { $0.place.row == "b" })
  }

  @Test("A table on other lines of the spec has no changes")
  func same() {
    let table = rows("{id: a, text: A}", "{text: B}", "{text: B}")
    #expect(diff(table, "# a comment\n\n" + table).isEmpty)
    #expect(diff(rows(), rows()).isEmpty)
  }

  @Test("Frames within the tolerance are equal")
  func tolerance() {
    let old = rows("{id: a, text: A, height: 60}")
    let new = rows("{id: a, text: A, height: 60.3333}")
    #expect(!diff(old, new).isEmpty)
    #expect(diff(old, new, tolerance: 0.5).isEmpty)
  }

  @Test("A change has the sources of both sides")
  func sources() throws {
    let change = try #require(diff(rows("{id: a, text: A}"), "# first\n" + rows("{id: a, text: B}")).changes.first)
    #expect(change.oldSource?.start.line == 6 && change.newSource?.start.line == 7)
    #expect(change.newSource?.file == "spec.yaml")
  }

  @Test("A moved row with the same number is located by its neighbours")
  func reversal() {
    let old = rows("{id: a, text: A}", "{id: b, text: B}", "{id: c, text: C}")
    let new = rows("{id: c, text: C}", "{id: b, text: B}", "{id: a, text: A}")
    let moves = diff(old, new).changes.filter { $0.code == .rowMoved }
    #expect(moves.count == 2 && moves.allSatisfy { $0.old != $0.new }, "\(moves.map(\.brief))")
  }

  @Test("Changes of the order of views and of placeholders' corners are reported")
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

  @Test("A different idiom with the same size is reported, and so is the window that contains the table")
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

  @Test("Changes of opacity are reported, and invisible views that take no taps")
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

  @Test("Added and removed segments are reported, and a view with a changed id is matched")
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
