import TableDiff
import TableIR
import TableLayout
import Testing

@Suite(
  "Cells that running apps printed",
  .enabled(if: ObservedDump.isPresent, "no ../shared/oracles beside the package; set TABLEC_SHARED"))
struct ObservedDumpTests {
  private func rect(_ numbers: [Double]) -> LayoutRect {
    LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func isAbout(_ left: LayoutRect, _ right: LayoutRect) -> Bool {
    zip([left.x, left.y, left.width, left.height], [right.x, right.y, right.width, right.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test("Observed cells are read with every recorded frame")
  func frames() throws {
    var count = 0
    for record in try ObservedDump.read() {
      guard let text = record.text else { continue }
      let snapshot = try DumpReader().read(Array(text.utf8), path: record.id).snapshot
      let section = try #require(snapshot.sections.first, "\(record.id)")
      count += 1
      if let header = record.header {
        let node = header.role == "footer" ? section.footer : section.header
        #expect(node.map { isAbout($0.frame, rect(header.frame)) } == true, "\(record.id)")
        guard case .views(let views)? = node?.content else { continue }
        let place = rect(header.label.frame).offsetBy(x: header.contentView[0], y: header.contentView[1])
        #expect(views.contains { $0.name == "textLabel" && isAbout($0.frame, place) }, "\(record.id) \(views)")
        continue
      }
      let row = try #require(section.rows.first)
      if let place = record.place { #expect(isAbout(row.frame, rect(place)), "\(record.id)") }
      guard case .views(let views) = row.content else { continue }
      for (name, frame) in record.expected {
        let found = views.first { $0.name == name }
        #expect(found.map { isAbout($0.frame, rect(frame)) } == true, "\(record.id) \(name): \(views.map(\.name))")
      }
    }
    // The others have no frame of a cell, are in the screen's space or in the midst of a swipe.
    #expect(count == 66)
  }

  /// What records are told to have that our layout of the same row has not, and why.
  private static let known: [String: [String]] = [
    // Printed before it was displayed: the line and the margin are not taken off yet.
    "rt-ios7-predisplay": [
      "D0207 all/row.contentView: 0,0 287×43.5 → 0,0 287×44 with textLabel",
      "D0207 all/row.accessoryView: 297,16 8×12.5 → 302,16 8×12.5",
    ],
    // The results of a UISearchDisplayController have the margin of iOS 7.
    "rt-ios8-plain": ["D0207 all/row.separator: 16,43.5 304×0.5 → 15,43.5 305×0.5"],
    // Its table has no lines, and its accessory was not recorded.
    "rt-dvia-320": [
      "D0207 all/row.contentView: 0,0 286×43.5 → 0,0 286×44 with textLabel",
      "D0209 all/row.accessoryView: disclosureIndicator → -",
    ],
  ]

  @Test("Observed cells match the layout, except for known differences")
  func layouts() throws {
    var clean = 0
    for record in try ObservedDump.read() {
      guard let text = record.text, let frame = record.frame, record.cell?.customSubclass != true,
        let style = record.tableStyle.flatMap(TableStyle.init(rawValue:)), record.labels != nil,
        record.era != "26-catalyst", record.labels?.contains(where: { $0.role == "custom" }) == false
      else { continue }
      let kinds = ["disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton"]
      let accessory = record.accessory.flatMap { kinds.contains($0.kind) ? ", accessory: \($0.kind)" : nil } ?? ""
      let title = record.labels?.first { $0.role == "text" }?.text ?? ""
      let detail = record.labels?.first { $0.role == "detail" }
      let texts =
        "text: '\(title.isEmpty ? "text" : title)'"
        + (detail.map { ", style: subtitle, detailText: '\($0.text.isEmpty ? "detail" : $0.text)'" } ?? "")
      let editing = record.editing == nil ? "" : ", editing: {reorder: true}"
      let row = "{id: row, height: \(frame[3]), \(texts)\(accessory)\(editing)}"
      let years = ["<=6": 6, "7": 7, "8": 8, "8-9": 9, "9": 9, "10": 10, "12": 12, "13": 13, "14-15": 15, "26": 26]
      let verification = try DumpVerification(
        text, "style: \(style.rawValue)\nsections: [{id: all, rows: [above, \(row), below]}]", ios: years[record.era],
        tolerance: 0.1)
      // Where it stands among rows that are not there says nothing.
      let briefs = verification.diff.changes.filter { ![.textWidth, .rowsShifted].contains($0.code) }.map(\.brief)
      #expect(briefs == Self.known[record.id] ?? [], "\(record.id)")
      if briefs.isEmpty { clean += 1 }
    }
    #expect(clean == 13)
  }
}
