import Foundation
import SourceTree
import TableDiagnostics
import TableIR
import TableLayout
import TableParsing
import Testing

@testable import SpecImporting

@Suite("Importing a dump")
struct DumpImporterTests {
  private func imported(_ dump: String) throws -> (text: String, losses: [ImportLoss], tree: LayoutTree) {
    let table = try DumpImporter().table(Array(dump.utf8), path: "dump.txt", name: "dump")
    let text = String(decoding: DraftPrinter.print(table.spec, path: "dump.yaml"), as: UTF8.self)
    return (text, table.losses, try layout(text))
  }

  private func layout(_ spec: String, path: String = "dump.yaml") throws -> LayoutTree {
    let result = SpecParser(profiles: MetricsProfile.all).parse(Array(spec.utf8), path: path)
    let table = try #require(result.table, "\(result.diagnostics.diagnostics.map(\.message)) in\n\(spec)")
    let entry = try #require(
      EnvironmentMatrix(
        spec: table.environments, flags: EnvironmentAxes(), metrics: table.metrics ?? .standard
      ).entries.first)
    return TableLayouter(environment: entry.environment, profile: entry.metrics.profile).layOut(table)
  }

  /// The frames that a dump has of each row: its own, and those of its contentView, accessory and views.
  private func frames(_ tree: LayoutTree) -> [[LayoutRect]] {
    func flat(_ views: [ViewNode], _ x: Double, _ y: Double) -> [LayoutRect] {
      views.filter { !$0.look.isHidden }.flatMap { view -> [LayoutRect] in
        let frame = view.frame.offsetBy(x: x, y: y)
        if case .stack(let inner) = view.content { return flat(inner, frame.x, frame.y) }
        return (frame.width > 0 && frame.height > 0 ? [frame] : []) + flat(view.subviews, frame.x, frame.y)
      }
    }
    return tree.table.sections.flatMap(\.rows).map { row in
      let own: [LayoutRect?] = [row.imageView?.frame, row.textLabel?.frame, row.detailTextLabel?.frame]
      let views = own.compactMap(\.self).filter { $0.width > 0 && $0.height > 0 } + flat(row.subviews, 0, 0)
      let sorted = views.sorted { ($0.y, $0.x, $0.width) < ($1.y, $1.x, $1.width) }
      return [row.frame, row.contentView] + (row.accessoryView.map { [$0.frame] } ?? []) + sorted
    }
  }

  private func agree(_ one: [LayoutRect], _ other: [LayoutRect]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.isNear($1) }
  }

  /// The specs whose rows a dump shows in another way than a spec can say.
  private static let others: Set = [
    // The titles of a section index are not views.
    "section-index.yaml"
  ]

  private static let damaged = """
    <UITableView: 0x1; frame = (0 0; 320 480); clipsToBounds = YES; contentOffset: {0, 0}; contentSize: {320, 88}>
       | <UITableViewCell: 0x2; frame = (0 0; 320 44); autoresize = W; layer = <CALayer: 0x3>>
       |    | <UITableViewCellContentView: 0x4; frame = (0 0; 320 43.5); layer = <CALayer: 0x5>>
       |    |    | <UITableViewLabel: 0x6; frame = (nan inf; 290 43.5); text = 'Ann'; layer = <CALayer: 0x7>>
       | <UITableViewCell: 0x8; frame = (0 44; 320 44); autoresize = W; layer = <CALayer: 0x9>>
       |    | <UITableViewCellContentView: 0xa; frame = (0 0; 320 43.5); layer = <CALayer: 0xb>>
    """

  @Test("says which views have no frame, and that the dump ends within one")
  func damage() throws {
    let whole = try imported(Self.damaged).losses
    #expect(whole.map(\.line) == [4] && whole.first?.property == "frame" && whole.first?.changesFrames == true)
    let cut = try imported(String(Self.damaged.dropLast(20))).losses
    #expect(cut.map(\.line) == [4, 6] && cut.last?.property == "subviews" && cut.last?.changesFrames == true)
    #expect(cut.last?.reason.contains("ends within this view") == true)
  }

  @Test("says that a dump begins within a view, or ends before what is in a cell")
  func cutBetweenLines() throws {
    let lines = Self.damaged.replacing("(nan inf; 290 43.5)", with: "(15 0; 290 43.5)").split(separator: "\n")
    let bare = try imported(lines.dropLast().joined(separator: "\n")).losses
    #expect(bare.map(\.line) == [5] && bare.first?.reason.contains("ends before what is in this cell") == true)
    let late = try imported((lines[3...3] + lines).joined(separator: "\n")).losses
    #expect(late.first?.property == "superview" && late.first?.reason.contains("line 3 is less deep") == true)
    // Between two rows, nothing is missing that a table must have.
    #expect(try imported(lines.dropLast(2).joined(separator: "\n")).losses.isEmpty)
  }

  @Test("gives the frames back that the project's own specs have")
  func own() throws {
    let folder = PackageFolder.url("Specs")
    var (agreed, total) = (0, 0)
    for name in PackageFolder.files(below: folder) where name.hasSuffix(".yaml") {
      let path = folder.appending(path: name).path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let result = SpecParser(profiles: MetricsProfile.all).parse(Array(text.utf8), path: path)
      guard let table = result.table, table.host == .table, !Self.others.contains(name),
        let entry = EnvironmentMatrix(
          spec: table.environments, flags: EnvironmentAxes(), metrics: table.metrics ?? .standard
        ).entries.first
      else { continue }
      let tree = TableLayouter(environment: entry.environment, profile: entry.metrics.profile).layOut(table)
      guard tree.table.sections.contains(where: { !$0.rows.isEmpty }) else { continue }
      let before = frames(tree)
      let after = frames(try imported(PrintedLayout(tree, ios: entry.metrics.ios).text).tree)
      agreed += zip(before, after).count { agree($0, $1) }
      total += before.count
      if ProcessInfo.processInfo.environment["TABLEC_IMPORT_MISSES"] != nil {
        for (one, other) in zip(before, after) where !agree(one, other) { print("\(name)\n  \(one)\n  \(other)") }
      }
    }
    // What is left are cells wider than their table, and a table of another profile.
    #expect(total >= 290 && agreed * 100 >= total * 90, "\(agreed) of \(total) rows have the frames of the dump")
    print("\(agreed) of \(total) rows have the frames of the dump")
  }

  @Test("recognises styles, accessories, images and the style of the table")
  func recognised() throws {
    let spec = """
      tablespec: 1
      style: insetGrouped
      metrics: ios17
      environments: [{device: iphone-15}]
      sections:
        - header: Friends
          rows:
            - {text: Ann, accessory: disclosureIndicator}
            - {style: subtitle, text: Ben, detailText: Portland, accessory: checkmark}
            - {style: value1, text: Cy, detailText: Lund, accessory: detailButton}
        - footer: Long-press to reorder
          rows: [{text: Wi-Fi, accessory: {switch: off}}, {text: Dee, image: {size: [24, 24]}, height: 60}]

      """
    let back = try imported(PrintedLayout(try layout(spec), ios: 17).text)
    #expect(
      back.text == """
        # Imported from dump.txt, an app's views. What they do not tell: fonts, colours, images, and what controls are set to.
        # The system is not certain: iOS 13 to 18, by 'UITableViewLabel', '_UITableCellAccessoryButton', lines of a pixel. 'metrics' is the one \
        whose frames are most like the dump's.

        tablespec: 1
        style: insetGrouped
        metrics: ios18
        environments:
          - {size: [393, 852], scale: 3}

        sections:
          - header: FRIENDS
            rows:
              - {text: Ann, accessory: disclosureIndicator}
              - {style: subtitle, text: Ben, detailText: Portland, accessory: checkmark}
              - {style: value1, text: Cy, detailText: Lund, accessory: detailButton}

          - footer: Long-press to reorder
            rows:
              - {text: Wi-Fi, accessory: {switch: off}}
              - {text: Dee, image: {size: [24, 24]}, height: 60}

        """, "\(back.text)")
    #expect(back.losses == [])
  }

  @Test("tells what a dump has cut off, and which frames nothing explains")
  func losses() throws {
    let dump = """
      <UITableView: 0x1; frame = (0 0; 393 852); contentOffset: {0, 0}; contentSize: {393, 44}; adjustedContentInset: {0, 0, 0, 0}>
         | <UITableViewCell: 0x2; frame = (0 0; 393 44)>
         |    | <UITableViewCellContentView: 0x3; frame = (0 0; 111 44)>
         |    |    | <UILabel: 0x4; frame = (20 8; 80 20); text = 'A text that goes on for lo...'>
         |    |    | <UILabel: 0x5; frame = (20 900000; 80 20); text = 'far'>

      """
    let back = try imported(dump)
    #expect(
      back.losses.map(\.property).sorted() == ["contentView.frame = (0 0; 111 44)", "frame", "text"], "\(back.losses)")
    #expect(back.losses.filter(\.changesFrames).count == 2)
  }

  /// In the shape of a sign-in sheet of iOS 14 (a public handbook on Cycript), whose header has its background before its labels.
  @Test("keeps the order of views: a later one is in front")
  func order() throws {
    let back = try imported(
      """
      <UITableView: 0x1; frame = (0 0; 375 667); contentOffset: {0, 0}; contentSize: {375, 100}; adjustedContentInset: {0, 0, 0, 0}>
         | <CardCell: 0x2; baseClass = UITableViewCell; frame = (0 0; 375 100)>
         |    | <UITableViewCellContentView: 0x3; frame = (0 0; 375 100)>
         |    |    | <UIImageView: 0x4; frame = (0 0; 375 100)>
         |    |    | <UIView: 0x5; frame = (8 8; 359 84)>
         |    |    | <UILabel: 0x6; frame = (16 60; 300 20); text = 'Below'>
         |    |    | <UILabel: 0x7; frame = (16 16; 300 20); text = 'Title'>
      """)
    let views = back.tree.table.sections[0].rows[0].subviews.map { [$0.frame.y, $0.frame.height] }
    #expect(views == [[0, 100], [8, 84], [60, 20], [16, 20]])
  }

  /// The shape of a SwiftUI list of iOS 16 (getsentry/sentry-cocoa, a comment in a test).
  @Test("writes a list with its host, and marks texts that SwiftUI draws")
  func list() throws {
    let back = try imported(
      """
      <SwiftUI.UpdateCoalescingCollectionView: 0x1; baseClass = UICollectionView; frame = (0 0; 300 500); contentOffset: {0, 0}; contentSize: {300, 182}; adjustedContentInset: {0, 0, 0, 0}>
         | <SwiftUI.ListCollectionViewCell: 0x2; baseClass = UICollectionViewListCell; frame = (16 38.6667; 268 44)>
         |    | <_UICollectionViewListCellContentView: 0x3; frame = (0 0; 268 44)>
         |    |    | <SwiftUI.CGDrawingView: 0x4; frame = (16 12; 45.3333 20.3333)>
         | <SwiftUI.ListCollectionViewCell: 0x5; baseClass = UICollectionViewListCell; frame = (16 118; 268 44)>
         |    | <_UICollectionViewListCellContentView: 0x6; frame = (0 0; 268 44)>
         | <SwiftUI.ListCollectionViewCell: 0x7; baseClass = UICollectionViewListCell; frame = (16 0; 268 38.6667)>
         |    | <_UISystemBackgroundView: 0x8; frame = (0 0; 268 38.6667); configuration = <UIBackgroundConfiguration: 0x9; Base Style = List Grouped Header/Footer>>
         |    | <_UICollectionViewListCellContentView: 0xa; frame = (0 0; 268 38.6667)>
      """)
    #expect(back.text.contains("host: swiftui\n") && back.text.contains("style: insetGrouped\n"), "\(back.text)")
    #expect(back.text.contains("# SwiftUI draws the texts"))
    #expect(back.text.hasSuffix("sections:\n  - {header: …, rows: […]}\n\n  - {rows: […]}\n"), "\(back.text)")
  }

  @Test("reads the texts and controls of XCUITest's tree, from the top of its table")
  func elements() throws {
    let back = try imported(
      """
      Table, 0x10150edc0, {{0.0, 0.0}, {375.0, 812.0}}
        Cell, 0x10150f000, {{0.0, 158.3}, {375.0, 44.0}}
          StaticText, 0x10150f900, {{16.0, 170.3}, {42.3, 20.3}}, label: 'Wi-Fi'
          Other, 0x10150f902, {{300.0, 158.3}, {75.0, 44.0}}
            Switch, 0x10150f901, {{308.0, 164.8}, {51.0, 31.0}}, label: 'Wi-Fi', value: 1
      """)
    let cell = back.tree.table.sections[0].rows[0]
    #expect(cell.frame.y == 0)
    #expect(cell.subviews.map(\.frame.x) == [16, 308])
    #expect(back.text.contains("# This is XCUITest's tree"))
  }

  @Test("names rows and views as UI tests do, and sets controls as they are")
  func identifiers() throws {
    let back = try imported(
      """
      Table, 0x1, {{0.0, 0.0}, {375.0, 812.0}}
        Cell, 0x10, {{0.0, 0.0}, {375.0, 44.0}}, identifier: 'net/wifi'
          StaticText, 0x20, {{16.0, 12.0}, {42.3, 20.3}}, label: 'Wi-Fi'
          Switch, 0x21, {{308.0, 6.5}, {51.0, 31.0}}, identifier: 'toggle', label: 'Wi-Fi', value: 1, Disabled
        Cell, 0x11, {{0.0, 44.0}, {375.0, 44.0}}
          Slider, 0x22, {{16.0, 50.0}, {343.0, 34.0}}, identifier: 'volume', value: 30%
        Cell, 0x12, {{0.0, 88.0}, {375.0, 44.0}}, identifier: 'range'
          SegmentedControl, 0x23, {{16.0, 94.0}, {160.0, 32.0}}
            Button, 0x24, {{16.0, 94.0}, {80.0, 32.0}}, label: 'Day'
            Button, 0x25, {{96.0, 94.0}, {80.0, 32.0}}, label: 'Week', Selected
      """)
    #expect(back.tree.table.sections[0].rows.map(\.id) == ["net-wifi", "volume", "range"])
    let same = try imported(
      """
      Table, 0x1, {{0.0, 0.0}, {375.0, 812.0}}
        Cell, 0x10, {{0.0, 0.0}, {375.0, 44.0}}, identifier: 'a/b'
          StaticText, 0x20, {{16.0, 12.0}, {42.3, 20.3}}, identifier: 'contentView', label: 'One'
        Cell, 0x11, {{0.0, 44.0}, {375.0, 44.0}}, identifier: 'a b'
          StaticText, 0x21, {{16.0, 56.0}, {42.3, 20.3}}, identifier: 'second', label: 'Two'
      """)
    #expect(!same.text.contains("a-b") && !same.text.contains("id: contentView") && same.text.contains("id: second"))
    #expect(back.text.contains("id: toggle, switch: on,") && back.text.contains("enabled: false"), "\(back.text)")
    #expect(back.text.contains("slider: 0.3") && back.text.contains("selectedSegmentIndex: 1"), "\(back.text)")
  }

  /// Dumps as they were found, with notes around them; their cells are printed in forms that no debugger prints.
  @Test("reads the dumps that were found elsewhere, or says what they lack")
  func found() throws {
    let folder = PackageFolder.shared.appending(path: "oracles/dumps")
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
    #expect(names.count >= 3)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      do {
        let table = try DumpImporter().table(bytes, path: name, name: "found")
        #expect(throws: Never.self) {
          try layout(String(decoding: DraftPrinter.print(table.spec, path: "found.yaml"), as: UTF8.self))
        }
      } catch {
        #expect(error.code.rawValue == "E0630", "\(name): \(error.message)")
      }
    }
  }

  @Test("ends early with a hostile dump")
  func bounded() throws {
    var importer = DumpImporter()
    importer.maxWork = 10_000_000
    let cells = (0..<3_000).map { index in
      "   | <UITableViewCell: 0x\(index); frame = (0 \(index * 44); 393 44)>\n"
        + "   |    | <UITableViewCellContentView: 0x3; frame = (0 0; \(index % 390) 44)>\n"
        + "   |    |    | <UITableViewLabel: 0x4; frame = (20 0; \(index % 353) 44); text = 'Row \(index)'>\n"
    }
    let dump = "<UITableView: 0x1; frame = (0 0; 393 852); contentSize: {393, 88}>\n" + cells.joined()
    let table = try importer.table(Array(dump.utf8), path: "dump.txt", name: "dump")
    #expect(table.spec["sections"] != nil)
  }
}
