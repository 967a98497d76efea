import SpecCompiling
import TableIR
import TableLayout
import Testing

/// What developers reported of UIKit's tables: each with where it was reported.
@Suite("Tables are as they were reported")
struct ReportedTableTests {
  private func layOut(
    _ yaml: String, ios: Int, width: Double = 375, height: Double = 667, scale: Double = 2, safeArea: Insets = Insets(),
    editing: Bool = false, category: ContentSizeCategory = .large
  ) throws -> TableNode {
    var environment = Environment.phone(width: width, height: height, scale: scale, ios: ios)
    environment.safeArea = safeArea
    (environment.isEditing, environment.contentSizeCategory) = (editing, category)
    return try SpecTables.table(yaml: yaml).laidOut(in: environment).table
  }

  /// danielsaidi/Sheeeeeeeeet and others set an empty footer for it; from iOS 15 on that was filed as a regression.
  @Test(
    "A table footer with a height takes away the last line up to iOS 14, if no empty section follows",
    arguments: [7, 9, 12, 14, 15, 18])
  func lastLine(ios: Int) throws {
    func lines(_ rest: String) throws -> [Bool] {
      try layOut("tableFooter: {height: 1}\nsections:\n  - rows: [Lisbon, Porto]\n\(rest)", ios: ios).rows
        .map { $0.separator != nil }
    }
    #expect(try lines("") == [true, ios >= 15])
    #expect(try lines("  - rows: []\n") == [true, true])
    #expect(try layOut("tableFooter: {height: 0}\nsections: [{rows: [Lisbon]}]", ios: ios).rows[0].separator != nil)
  }

  /// Headers lost their grey band in iOS 15.
  @Test("A plain table has a line between a header and the first row from iOS 15 on", arguments: [14, 15, 18, 26])
  func lineBelowHeader(ios: Int) throws {
    let rows = try layOut(
      "sections: [{header: A, rows: [{text: Ann, image: {symbol: star}}, Abe]}, {header: B, rows: [Ben]}]", ios: ios
    ).rows
    #expect(rows.map { $0.topSeparator != nil } == [ios >= 15, false, ios >= 15])
    // Below the first header, too, where a table without one begins with a line (iOS 26).
    if ios >= 15 { #expect([rows[0], rows[2]].map { $0.topSeparator?.frame.x } == [16, 16]) }
  }

  /// WordsgramUITests, a comment in its tests: in iOS 17 an element (16 198; 359 0.3) below the first cell, which begins at 198.
  @Test(
    "A plain list of SwiftUI has a line above its first row, from the margin to the edge", arguments: [14, 15, 17, 18])
  func lineAboveList(ios: Int) throws {
    let rows = try layOut("host: swiftui\nsections: [{rows: [Ann, Abe]}]", ios: ios, width: 375, height: 812, scale: 3)
      .rows
    #expect(rows.map { $0.topSeparator?.frame.x } == [ios >= 15 ? 16 : nil, nil])
    if ios >= 15 { #expect(rows[0].topSeparator?.frame.width == 359) }
    #expect(try layOut("sections: [{rows: [Ann, Abe]}]", ios: ios).rows[0].topSeparator == nil)
  }

  /// The readable area is 672 wide at Large, and only the margins cut it off, which contain the safe area.
  @Test(
    "The readable width and the safe area are not both taken off", arguments: [(812.0, 44.0, 70.0), (932, 59, 130)])
  func readableWidth(_ width: Double, _ safe: Double, _ x: Double) throws {
    let table = try layOut(
      "cellLayoutMarginsFollowReadableWidth: true\nsections: [{header: Cities, rows: [Lisbon, Porto]}]", ios: 18,
      width: width, height: 375, scale: 3, safeArea: Insets(left: safe, right: safe))
    let line = try #require(table.line(0))
    #expect(line.x == x && line.width == 672)
    #expect(table.rows[0].textX == x)
    let header = try #require(table.sections[0].header)
    #expect(header.frame.x + (header.textLabel?.frame.x ?? 0) == x)
  }

  /// Jimmy-Lee/iOSUIForDesigner, its pictures of an iPad in landscape at Large and at the largest size.
  @Test(
    "The readable width grows with the text size",
    arguments: [(ContentSizeCategory.large, 254.0), (.extraExtraExtraLarge, 142)])
  func readableWidth(_ category: ContentSizeCategory, _ x: Double) throws {
    let table = try layOut(
      "cellLayoutMarginsFollowReadableWidth: true\nsections: [{rows: [Lisbon]}]", ios: 18, width: 1180, height: 820,
      category: category)
    #expect(table.rows[0].textX == x && table.line(0)?.x == x)
  }

  /// Open Radar 26942925: with readable margins, editing moved the contents to the right. From iOS 13 on the controls are at the readable
  /// margin too.
  @Test("A table with readable margins moves its contents while it is edited", arguments: [9, 10, 12, 13])
  func readableWidthWhileEditing(ios: Int) throws {
    let row = try layOut(
      "cellLayoutMarginsFollowReadableWidth: true\nsections: [{rows: [{text: Lisbon, editing: delete}]}]", ios: ios,
      width: 1180, height: 820, editing: true
    ).rows[0]
    let x = row.contentView.x + (row.textLabel?.frame.x ?? 0)
    if ios < 13 {
      #expect(x == 292 && row.separator?.frame.x == x && row.editingControl?.frame.x == 10)
    } else {
      #expect(x > 254 && (row.editingControl?.frame.x ?? 0) > 240)
    }
  }

  /// useyourloaf.com on insets of separators, trinhngocthuyen/TIL issue 21.
  @Test(
    "Up to iOS 10 a separator's inset counts from a readable margin", arguments: [(10, 304.0, 876.0), (11, 50, 1130)])
  func readableInset(ios: Int, _ x: Double, _ end: Double) throws {
    let line = try layOut(
      "separatorStyle: {inset: [50, 50]}\nsections: [{rows: [Lisbon, Porto]}]", ios: ios, width: 1180, height: 820
    ).line(0)
    #expect(line?.x == x && line?.maxX == end)
  }

  /// figure.ink, frames of a running app of November 2014.
  @Test("A detail of value1 ends at the margin in iOS 8")
  func detailEnd() throws {
    let row = try layOut(
      "sections: [{rows: [{style: value1, text: Name, detailText: Somebody else, height: 44}]}]", ios: 8, width: 320
    ).rows[0]
    #expect(row.detailTextLabel?.frame.maxX == 304)
  }

  /// Dynamic Type came with iOS 7, large titles with iOS 11.
  @Test("A setting has no effect before its system")
  func laterSettings() throws {
    let spec = "style: grouped\nsections: [{header: Cities, rows: [Lisbon]}]"
    let large = try layOut(spec, ios: 6)
    #expect(try layOut(spec, ios: 6, category: .extraExtraExtraLarge) == large)
    for ios in 10...11 {
      let y = try layOut("largeTitle: true\n" + spec, ios: ios).rows[0].frame.y
      #expect(try (y == layOut(spec, ios: ios).rows[0].frame.y) == (ios < 11))
    }
  }

  /// Apple's documentation of `listRowSpacing`, `listSectionSpacing` and `defaultMinListRowHeight`; mlemgroup/mlem pull request 2902.
  @Test("SwiftUI's spaces and minimum height, in its systems", arguments: [14, 16, 18, 26])
  func spaces(ios: Int) throws {
    func rows(_ keys: String) throws -> [CellNode] {
      try layOut(
        "host: swiftui\nstyle: insetGrouped\n\(keys)sections: [{rows: [Lisbon, Porto]}, {rows: [Faro]}]", ios: ios,
        scale: 3
      ).rows
    }
    let plain = try rows("")
    let apart = try rows("listRowSpacing: 8\n")
    let spaced = try rows("listSectionSpacing: 24\n")
    let high = try rows("defaultMinListRowHeight: 70\n")
    #expect(apart[1].frame.y - plain[1].frame.y == (ios >= 15 ? 8 : 0))
    #expect(apart[0].position == (ios >= 15 ? .single : .top))
    #expect((spaced[2].frame.y - spaced[1].frame.maxY == 24) == (ios >= 17))
    #expect(high[0].frame.height == 70)
    let low = try rows("defaultMinListRowHeight: 10\n")[0].frame.height
    #expect(abs(low - (ios < 16 ? 43 : ios < 26 ? 42.3333 : 52)) < 0.001)
  }

  /// A public re-implementation's measurements of the iOS 26.1 simulator, 375 wide.
  @Test("A list's line moves with editing controls, and a detail disclosure button has the indicator of others")
  func listEdges() throws {
    let editing = try layOut(
      "host: list\nsections: [{rows: [{text: Lisbon, editing: delete}, {text: Porto, editing: delete}]}]", ios: 26,
      editing: true)
    #expect(editing.line(0)?.x == 56)
    let rows = try layOut(
      "host: list\nsections: [{rows: [{text: a, accessory: detailDisclosureButton}, {text: b, accessory: disclosureIndicator}]}]",
      ios: 26
    ).rows
    #expect(rows[0].accessoryView?.frame.x == 314)
    #expect(rows[1].accessoryView?.frame.x == 345)
  }

  /// A checkmark before an indicator is 299.5 of 375 points from the side, in a card that begins at 16 (the same measurements).
  @Test("A list's row has several accessories, eight points apart", arguments: [TableHost.list, .swiftui])
  func severalAccessories(host: TableHost) throws {
    let row = try layOut(
      "host: \(host.rawValue)\nstyle: insetGrouped\nsections: [{rows: [{text: a, accessory: [{label: \"3\"}, checkmark, disclosureIndicator]}]}]",
      ios: 26
    ).rows[0]
    #expect(row.accessoryView?.accessory == .disclosureIndicator && row.accessoryView?.frame.x == 313)
    #expect(row.otherAccessories.map(\.accessory.kind) == ["checkmark", "label"])
    if host == .list {
      #expect(row.otherAccessories[0].frame.x == 283.5)
      #expect(row.contentView.width <= row.otherAccessories[1].frame.x)
    }
  }

  /// mikeabdullah.net on separators, danielsaidi/Sheeeeeeeeet issue 73.
  @Test("In iOS 8 and 9 an inset of 0 leaves the cell's margins", arguments: [(7, 0.0), (8, 8), (9, 8), (10, 0)])
  func zeroInset(ios: Int, _ x: Double) throws {
    #expect(try layOut("separatorStyle: {inset: 0}\nsections: [{rows: [Lisbon, Porto]}]", ios: ios).line(0)?.x == x)
  }

  /// contagious.dev on system and grouped backgrounds; Apple's documentation of `UIUserInterfaceLevel`.
  @Test("A window that does not cover an iPad's screen is elevated")
  func elevatedWindow() throws {
    let screen = Screen.device(try #require(Device.named("ipad-pro-11")))
    func level(_ window: WindowWidth) -> UserInterfaceLevel {
      Environment(screen: screen, orientation: .landscape, window: window, ios: 17).level
    }
    #expect(level(.full) == .base && level(.half) == .elevated)
  }

  /// codeandtheory/YMatterType pull request 67; the line of a text stays as high as it was.
  @Test("With Bold Text texts are wider, and lines as high; fonts of other families stay")
  func boldText() throws {
    func label(_ font: String, _ weight: LegibilityWeight, ios: Int = 17) throws -> LayoutRect {
      let table = try SpecTables.table(
        yaml:
          "tablespec: 1\nsections: [{rows: [{style: subtitle, text: {text: Lisbon, font: {\(font)}}, detailText: a}]}]")
      let environment = Environment.phone(ios: ios) { $0.legibilityWeight = weight }
      let tree = table.laidOut(in: environment)
      return try #require(tree.table.rows[0].textLabel?.frame)
    }
    let (plain, bold) = (try label("style: body", .regular), try label("style: body", .bold))
    #expect(bold.width > plain.width && bold.height == plain.height)
    #expect(try bold == label("style: body, weight: semibold", .regular))
    #expect(try label("style: body, weight: medium", .bold) == label("style: body, weight: bold", .regular))
    #expect(try label("family: Lato, size: 17", .bold) == label("family: Lato, size: 17", .regular))
    #expect(try label("size: 17", .bold, ios: 6) == label("size: 17", .regular, ios: 6))
  }

  /// osmandapp/OsmAnd-iOS pull request 5556, and the records ib-s01456 to ib-s01459.
  @Test("A table header takes the place of the first gap of groups", arguments: [12, 13, 17, 18])
  func firstGap(ios: Int) throws {
    let automatic = try layOut("style: grouped\ntableHeader: {height: 0}\nsections: [{rows: [Lisbon]}]", ios: ios)
    #expect(automatic.rows[0].frame.y == 0)
    if ios >= 13 {
      let set = try layOut(
        "style: grouped\ntableHeader: {height: 0}\nsectionHeaderHeight: 18\nsections: [{rows: [Lisbon]}]", ios: ios)
      #expect(set.rows[0].frame.y == 18)
    }
  }

  /// xai3/Shoyu issue 42, CascadingTableDelegate pull request 10, WordPress-iOS pull request 2012.
  @Test("A height of 0 is the default in grouped tables up to iOS 10", arguments: [9, 10, 11, 12])
  func zero(ios: Int) throws {
    let zeros = "header: {height: 0}, footer: {height: 0}"
    let rows = try layOut(
      "style: grouped\nsections: [{\(zeros), rows: [Lisbon]}, {\(zeros), rows: [Porto]}]", ios: ios
    ).rows
    #expect(rows[1].frame.y - rows[0].frame.maxY == (ios < 11 ? 35 : 0))
    let plain = try layOut("sections: [{\(zeros), rows: [Lisbon]}, {\(zeros), rows: [Porto]}]", ios: ios).rows
    #expect(plain[1].frame.y == plain[0].frame.maxY)
    let set = try layOut(
      "style: grouped\nsectionHeaderHeight: 0\nsectionFooterHeight: 0\nsections: [{rows: [Lisbon]}, {rows: [Porto]}]",
      ios: ios
    ).rows
    #expect(set[1].frame.y - set[0].frame.maxY == (ios < 11 ? 35 : 0))
  }

  /// wxxsw/SwiftUI-WeChat issue 27.
  @Test("sectionHeaderTopPadding does nothing to a list of SwiftUI from iOS 16 on", arguments: [15, 16, 18])
  func topPadding(ios: Int) throws {
    let table = try layOut(
      "host: swiftui\nsectionHeaderTopPadding: 0\nsections: [{header: C, rows: [Cal]}, {header: F, rows: [Fay]}]",
      ios: ios)
    #expect(table.sections[0].header?.frame.y == (ios < 16 ? 0 : 22))
  }

  /// nicklockwood/layout issue 33, xmartlabs/XLForm issue 805, mozilla-mobile/focus-ios pull requests 3 and 803.
  @Test("The further lines of a detail make no row higher before iOS 11", arguments: [8, 9, 10, 11, 18])
  func detailLines(ios: Int) throws {
    let text = "The courier rings twice and then leaves the parcel with whoever of the neighbours opens the door first."
    let rows = try layOut(
      """
      rowHeight: automatic
      sections:
        - rows:
            - {style: subtitle, text: Delivery, detailText: {text: "\(text)", lines: 0}}
            - {style: subtitle, text: Delivery, detailText: Short}
            - {text: {text: "\(text)", lines: 0}}

      """, ios: ios, width: 320
    ).rows
    #expect((rows[0].frame.height == rows[1].frame.height) == (ios < 11))
    #expect(rows[2].frame.height > 80)
  }

  /// OneBusAway/onebusaway-ios issue 406: the property is UITableView's.
  @Test("A list does not follow the readable width", arguments: [TableHost.list, .swiftui])
  func listWidth(host: TableHost) throws {
    func x(_ key: String) throws -> Double? {
      try layOut(
        "host: \(host.rawValue)\nstyle: plain\n\(key)sections: [{rows: [Lisbon]}]", ios: 17, width: 1180, height: 820
      ).rows[0].textX
    }
    #expect(try x("cellLayoutMarginsFollowReadableWidth: true\n") == x(""))
  }

  /// WebKit's expectations of system colours, printed by UIKit; Apple's Human Interface Guidelines for iOS 26 and for Caption 1.
  @Test("Colours and type sizes are those of other tables of them")
  func tables() {
    #expect(SystemColor.systemPurple.value(.light, ios: 12) == RGBA(hex: 0x5856D6))
    #expect(SystemColor.systemPurple.value(.light, ios: 13) == RGBA(hex: 0xAF52DE))
    #expect(SystemColor.systemYellow.value(.dark, ios: 26) == RGBA(hex: 0xFFD600))
    #expect(SystemColor.systemYellow.value(.dark, ios: 18) == RGBA(hex: 0xFFD60A))
  }

  /// Open Radar 15067007, for iOS 6 and 7.
  @Test("A grouped table can have a section index")
  func sectionIndex() throws {
    let table = try layOut(
      "style: grouped\nsectionIndex: [A, B, C]\nsections: [{header: A, rows: [Ann]}, {header: B, rows: [Ben]}]", ios: 12
    )
    #expect(table.sectionIndex?.frame.maxX == 375)
    // It was spread over the height until iOS 7.
    for (ios, isSpread) in [(6, true), (7, false)] {
      let titles = try layOut("sectionIndex: [A, B, C]\nsections: [{rows: [Ann]}]", ios: ios).sectionIndex?.titles ?? []
      #expect((titles[2].frame.y - titles[0].frame.y > 400) == isSpread)
    }
  }
}
