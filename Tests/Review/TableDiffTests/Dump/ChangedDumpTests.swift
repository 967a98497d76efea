import TableDiagnostics
import TableDiff
import TableIR
import Testing

/// A dump in which one thing is another than its spec says: that, and nothing besides, is told.
@Suite("A changed app")
struct ChangedDumpTests {
  private static let spec = """
    rowHeight: 44
    sections:
      - id: friends
        header: Friends
        rows:
          - {id: ann, text: Ann, accessory: disclosureIndicator}
          - {id: bob, text: Bob}
          - {id: cyd, text: Cyd, accessory: {switch: on}}
          - {id: dan, style: value1, text: Dan, detailText: Home}
      - id: others
        footer: That is all.
        rows:
          - {id: eve, text: Eve}
          - id: fay
            views: [{id: name, label: Fay, frame: [20, 10, 100, 22]}, {label: away, frame: [200, 10, 60, 22]}]
    """

  /// What an app of iOS 17 with this table prints: its own layout, so that nothing differs but what a test changes.
  private static func printed() -> String { PrintedTable.text(of: layOut("tablespec: 1\n\(spec)")) }

  private func briefs(replacing old: String, with new: String, isDumpOld: Bool = false) throws -> [String] {
    let text = Self.printed()
    #expect(text.contains(old), "\(text)")
    return try DumpVerification(text.replacing(old, with: new), Self.spec, isDumpOld: isDumpOld).diff.changes.map(
      \.brief)
  }

  @Test("An app that matches its spec has no changes in either direction")
  func same() throws {
    #expect(try DumpVerification(Self.printed(), Self.spec).diff.changes.map(\.brief) == [])
    #expect(try DumpVerification(Self.printed(), Self.spec, isDumpOld: true).diff.changes.map(\.brief) == [])
  }

  @Test("An app that moves one view shows only that view")
  func moved() throws {
    #expect(
      try briefs(replacing: "frame = (20 10; 100 22)", with: "frame = (24 10; 100 22)") == [
        "D0207 others/fay.name: 20,10 100×22 → 24,10 100×22"
      ])
    #expect(
      try briefs(replacing: "frame = (20 10; 100 22)", with: "frame = (24 10; 100 22)", isDumpOld: true) == [
        "D0207 others/fay.name: 24,10 100×22 → 20,10 100×22"
      ])
  }

  @Test("An app with a different text shows only that text")
  func otherText() throws {
    #expect(
      try briefs(replacing: "text = 'Bob'", with: "text = 'Rob'") == ["D0401 friends/bob.textLabel text: Bob → Rob"])
  }

  @Test("An app that lost a custom label shows that it is gone")
  func lostView() throws {
    let line = try #require(Self.printed().split(separator: "\n").first { $0.contains("'away'") })
    #expect(try briefs(replacing: "\(line)\n", with: "") == ["D0209 others/fay.label 2: away → -"])
  }

  @Test("An app that lost a switch shows that an action is lost")
  func lostAction() throws {
    let line = try #require(Self.printed().split(separator: "\n").first { $0.contains("<UISwitch") })
    #expect(try briefs(replacing: "\(line)\n", with: "") == ["D0105 friends/cyd.accessoryView: switch → -"])
  }

  @Test("An app with an additional label shows it; an additional plain view is not shown")
  func newView() throws {
    let line = try #require(Self.printed().split(separator: "\n").first { $0.contains("'away'") })
    let bars = line.prefix { $0 != "<" }
    let label = "\(bars)<UILabel: 0x12; frame = (300 10; 40 22); text = 'new'; layer = <_UILabelLayer: 0x13>>"
    let plain = "\(bars)<UIView: 0x12; frame = (300 10; 40 22); layer = <CALayer: 0x13>>"
    #expect(try briefs(replacing: "\(line)\n", with: "\(line)\n\(label)\n") == ["D0208 others/fay.label 3: - → new"])
    #expect(try briefs(replacing: "\(line)\n", with: "\(line)\n\(plain)\n") == [])
  }

  @Test("An app with a slightly wider label shows that, and a label that is too narrow is truncated")
  func widths() throws {
    let line = try #require(
      Self.printed().split(separator: "\n").first { $0.contains("'Home'") && $0.contains("Label") })
    let numbers = try #require(line.firstMatch(of: /frame = \(([0-9.]+) ([0-9.]+); ([0-9.]+) ([0-9.]+)\)/)).output
    let (x, width) = (try #require(Double(numbers.1)), try #require(Double(numbers.3)))
    func frame(_ change: Double) -> String {
      "frame = (\(x + change) \(numbers.2); \(width - change) \(numbers.4)); text = 'Home'"
    }
    let old = "\(numbers.0); text = 'Home'"
    let wider = try briefs(replacing: old, with: frame(-1))
    #expect(wider.count == 1 && wider[0].hasPrefix("D0505 friends/dan.detailTextLabel"), "\(wider)")
    let narrower = try briefs(replacing: old, with: frame(12))
    #expect(Set(narrower.map { $0.prefix(5) }) == ["D0106", "D0207"], "\(narrower)")
  }

  @Test("An app in which a row is hidden shows that it is gone")
  func hidden() throws {
    let line = try #require(
      Self.printed().split(separator: "\n").first { $0.contains("<UITableViewCell:") && $0.contains("'Bob'") })
    #expect(
      try briefs(
        replacing: String(line), with: String(line).replacing("; autoresize", with: "; hidden = YES; autoresize")) == [
          "D0102 friends/bob: Bob → -"
        ])
  }

  @Test("A scrolled app does not miss rows above and below its screen")
  func scrolled() throws {
    let text = PrintedTable.text(of: layOut("tablespec: 1\n\(Self.spec)"), rows: 1..<5)
    let verification = try DumpVerification(text, Self.spec)
    #expect(verification.diff.changes.map(\.brief) == [])
    #expect(verification.diff.matches.map(\.old.section) == [0, 0, 0, 1])
    #expect(verification.diff.matches.map(\.old.row) == [1, 2, 3, 0])
  }

  @Test("An app whose rows are all lower shows that once")
  func shifted() throws {
    let text = Self.printed().split(separator: "\n").map { line -> String in
      guard line.hasPrefix("   |    | <UITableViewCell:"),
        let numbers = line.firstMatch(of: /frame = \(([0-9.]+) ([0-9.]+);/), let y = Double(numbers.output.2)
      else { return String(line) }
      return String(line).replacing(numbers.output.0, with: "frame = (\(numbers.output.1) \(y + 20);")
    }
    let changes = try DumpVerification(text.joined(separator: "\n"), Self.spec).diff.changes.map(\.brief)
    #expect(changes == ["D0206 friends/ann 6 by 20"])
  }

  @Test("An app whose header moved shows that, and no change of the rows")
  func header() throws {
    let text = Self.printed()
    let line = try #require(
      text.split(separator: "\n").first {
        $0.contains("<UITableViewHeaderFooterView:") && $0.contains("text = 'Friends'")
      })
    let frame = try #require(line.firstMatch(of: /frame = \(([0-9.]+) ([0-9.]+);/))
    let y = try #require(Double(frame.output.2))
    let moved = line.replacing(frame.output.0, with: "frame = (\(frame.output.1) \(y - 12);")
    let changes = try DumpVerification(text.replacing(line, with: moved), Self.spec).diff.changes
    #expect(changes.map(\.place.path) == ["friends.header"] && changes.map(\.code) == [.frameChanged])
  }

  @Test("An app with an additional row shows the row and its place")
  func added() throws {
    let changes = try DumpVerification(
      Self.printed(), Self.spec.replacing("      - {id: bob, text: Bob}\n", with: "")
    ).diff.changes
    #expect(changes.map(\.brief) == ["D0202 friends/1: - → Bob", "D0206 friends/cyd 4 by 44"])
  }

  @Test("Rows with the same texts are matched by place")
  func repeated() throws {
    let many = rows((0..<12).map { "{id: r\($0), text: Row}" })
    let text = PrintedTable.text(of: layOut(many), rows: 4..<9)
    let spec = String(many.dropFirst("tablespec: 1\n".count))
    let verification = try DumpVerification(text, spec)
    #expect(verification.diff.changes.map(\.brief) == [])
    #expect(verification.diff.matches.map(\.old.row) == [4, 5, 6, 7, 8])
  }

  @Test("Positions far down a table, where six digits do not resolve pixels, are equal")
  func farDown() throws {
    let many = rows((0..<1000).map { "{id: r\($0), text: Row}" }, head: "rowHeight: 43.66666\n")
    let text = PrintedTable.text(of: layOut(many), rows: 700..<712)
    let verification = try DumpVerification(text, String(many.dropFirst("tablespec: 1\n".count)))
    #expect(verification.diff.changes.map(\.brief) == [])
    #expect(verification.diff.matches.map(\.old.row) == Array(700..<712))
  }

  @Test("A truncated text is reported among the other changes of its row, before shifted rows")
  func order() throws {
    let text = Self.printed().replacing("text = 'Dan'", with: "text = 'Don'")
      .replacing("text = 'Eve'", with: "text = 'Eva'")
    let line = try #require(text.split(separator: "\n").first { $0.contains("'Home'") && $0.contains("Label") })
    let pattern = /frame = \(([0-9.]+) ([0-9.]+); ([0-9.]+) ([0-9.]+)\)/
    let numbers = try #require(line.firstMatch(of: pattern)).output
    let (x, width) = (try #require(Double(numbers.1)), try #require(Double(numbers.3)))
    let moved = text.replacing(
      "\(numbers.0); text = 'Home'", with: "frame = (\(x - 1) \(numbers.2); \(width + 1) \(numbers.4)); text = 'Home'")
    let codes = try DumpVerification(moved, Self.spec).diff.changes.map(\.brief)
    #expect(codes.count == 3 && codes[0].hasPrefix("D0401 friends/dan"), "\(codes)")
    #expect(codes.count == 3 && codes[1].hasPrefix("D0505 friends/dan"), "\(codes)")
    #expect(codes.count == 3 && codes[2].hasPrefix("D0401 others/eve"), "\(codes)")
  }

  @Test("Two dumps are compared like a dump and a spec, except for rows beyond the screens")
  func twoDumps() throws {
    let old = try DumpReader().read(Array(Self.printed().utf8), path: "old.txt").snapshot
    let text = Self.printed().replacing("frame = (20 10; 100 22)", with: "frame = (20 12; 100 22)")
    let new = try DumpReader().read(Array(text.utf8), path: "new.txt").snapshot
    #expect(DumpComparison().compare(old, old).changes.isEmpty)
    let changes = DumpComparison().compare(old, new).changes
    #expect(changes.map(\.brief) == ["D0207 section 1/row 6.label 1: 20,10 100×22 → 20,12 100×22"])
    #expect(changes.first?.newSource?.file == "new.txt")
  }
}
