import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

/// The frames are those of dumps of views and of trees of UI tests that people published; see `MetricsProfile.Bars`.
@Suite("The bars around a table")
struct BarTests {
  private static let tabs = "[{title: Chats, image: {symbol: message}}, Calls, Settings]"

  private func tree(
    _ chrome: String, _ more: String = "", rows: Int = 3, device: String = "iphone-17", ios: Int = 26,
    orientation: Orientation = .portrait, offset: Double? = nil,
    change: (inout Environment) -> Void = { _ in }
  ) throws -> TableNode {
    var environment = Environment(
      screen: .device(try #require(Device.named(device))), orientation: orientation, ios: ios)
    environment.contentOffset = offset
    change(&environment)
    let rows = (0..<rows).map { "Row \($0)" }.joined(separator: ", ")
    return try layOut("chrome: \(chrome)\n\(more)\nsections: [{rows: [\(rows)]}]\n", in: environment)
  }

  private func layOut(_ yaml: String, in environment: Environment) throws -> TableNode {
    return try SpecTables.table(yaml: yaml).laidOut(in: environment).table
  }

  private func bar(_ id: String, of table: TableNode) throws -> ViewNode {
    try #require(table.bars.first { $0.id == id })
  }

  private func view(_ id: String, in node: ViewNode) -> ViewNode? {
    for view in node.subviews {
      if view.id == id { return view }
      if let found = self.view(id, in: view) { return found }
    }
    return nil
  }

  // MARK: Observed frames

  struct Observed: Sendable, CustomTestStringConvertible {
    var device: String
    var ios: Int
    var orientation = Orientation.portrait
    var chrome: String
    var more = ""
    /// The y and the height of the navigation bar, in points.
    var bar: [Double]
    /// The height of the bars below the table and what they cover above and below it, in points.
    var inset: [Double]
    var source: String
    var testDescription: String { source }
  }

  private static let both = "{title: a, tabs: [b, c]}"

  static let observed: [Observed] = [
    Observed(
      device: "iphone-17-pro", ios: 26, orientation: .landscape, chrome: "{title: a, back: b}", bar: [24, 54],
      inset: [78, 21], source: "a header that ends at 78 in landscape (react-navigation issue 13256)"),
    Observed(
      device: "iphone-se-1", ios: 7, orientation: .landscape, chrome: "{title: a}", bar: [20, 32], inset: [52, 0],
      source: "the status bar of iOS 7 in landscape (YIFullScreenScroll issue 37)"),
    Observed(
      device: "iphone-11", ios: 12, chrome: "{title: a}", bar: [44, 44], inset: [88, 34],
      source: "a safe area of 414 × 818 on an iPhone XR, iOS 12 (Qiita, usagimaru)"),
    Observed(
      device: "iphone-x", ios: 12, chrome: "{title: a}", more: "largeTitle: true", bar: [44, 96], inset: [140, 34],
      source: "a large title that ends at 140 on an iPhone X (Qiita, usagimaru)"),
    Observed(
      device: "iphone-8-plus", ios: 11, orientation: .landscape, chrome: "{title: a}", bar: [0, 44], inset: [44, 0],
      source: "44 in landscape on a Plus (REMenu issue 109, react-navigation/stack issue 371)"),
    Observed(
      device: "iphone-15-pro", ios: 17, chrome: "{title: a}", bar: [161.0 / 3, 44], inset: [293.0 / 3, 34],
      source: "about 97 to 98 under a Dynamic Island (WRNavigationBar issue 202, react-navigation issue 10989)"),
    Observed(
      device: "iphone-se", ios: 10, chrome: both, bar: [20, 44], inset: [64, 49],
      source: "contentInset {64, 0, 49, 0} on an iPhone 6s, iOS 10.3"),
    Observed(
      device: "iphone-11", ios: 14, chrome: both, bar: [48, 44], inset: [92, 83],
      source: "adjusted {92, 0, ·, 0} and bars of 83, iPhone 11"),
    Observed(
      device: "iphone-14-plus", ios: 15, chrome: "{title: a}", bar: [47, 44], inset: [91, 34],
      source: "adjusted {91, 0, 34, 0}, 428 × 926"),
    Observed(
      device: "iphone-15", ios: 17, chrome: both, bar: [161.0 / 3, 44], inset: [293.0 / 3, 83],
      source: "adjusted {97.667, 0, 83, 0}, 393 × 852"),
    Observed(
      device: "iphone-16-pro-max", ios: 18, chrome: "{title: a}", more: "largeTitle: true", bar: [169.0 / 3, 96],
      inset: [457.0 / 3, 34], source: "inset 152.333 of a list, 440 × 956"),
    Observed(
      device: "iphone-17", ios: 26, chrome: both, bar: [62, 54], inset: [116, 83],
      source: "adjusted {116, 0, 83, 0}, 402 × 874"),
    Observed(
      device: "iphone-15", ios: 26, chrome: "{title: a, search: true}", bar: [59, 54], inset: [113, 86],
      source: "adjusted {113, 0, 86, 0}, iPhone 16 with a toolbar (openuikit)"),
    Observed(
      device: "iphone-17", ios: 26, chrome: "{title: a, search: true}", more: "largeTitle: true", bar: [62, 106],
      inset: [168, 86], source: "Settings of iOS 26.4: bar (0, 62, 402, 106), toolbar (0, 788, 402, 86)"),
    Observed(
      device: "iphone-13-mini", ios: 17, chrome: "{title: a, search: true}", more: "largeTitle: true", bar: [50, 148],
      inset: [198, 34], source: "bar (0, 50, 375, 148), WordsgramUITests"),
    Observed(
      device: "ipad", ios: 26, chrome: "{title: a}", more: "largeTitle: true", bar: [32, 106], inset: [138, 20],
      source: "inset 138 on an iPad of 820 × 1180 (openuikit)"),
    Observed(
      device: "iphone-14", ios: 16, orientation: .landscape, chrome: "{title: a}", more: "largeTitle: true",
      bar: [0, 32], inset: [32, 21], source: "32 in landscape (QMUI_iOS issue 1198)"),
    Observed(
      device: "iphone-11", ios: 13, orientation: .landscape, chrome: both, bar: [0, 44], inset: [44, 70],
      source: "44 and 70 in landscape of a regular width (QMUI_iOS issue 633)"),
  ]

  @Test("are as high as on devices, and move the table by that", arguments: observed)
  func heights(_ observed: Observed) throws {
    let table = try tree(
      observed.chrome, observed.more, device: observed.device, ios: observed.ios, orientation: observed.orientation)
    let frame = try bar("navigationBar", of: table).frame
    #expect(abs(frame.y - observed.bar[0]) < 0.01 && frame.height == observed.bar[1])
    let inset = table.adjustedContentInset
    #expect(abs(inset.top - observed.inset[0]) < 0.01 && inset.bottom == observed.inset[1])
  }

  @Test("have their contents where devices have them")
  func contents() throws {
    // An inline title in the middle of the upper 44 points, a back button in a circle: WordPress-iOS, 402 × 874.
    let glass = try bar("navigationBar", of: tree("{title: Stats, back: true, trailingItems: [Filter]}"))
    let inline = try #require(view("title", in: glass)).frame
    #expect(abs(inline.midX - 201) < 0.2 && abs(inline.y - 11.67) < 0.01)
    #expect(view("back", in: glass)?.frame == LayoutRect(x: 16, y: 0, width: 44, height: 44))
    // 'Filter' is 39.5 wide: 71.5 with its glass, which ends 16 before the edge.
    let filter = try #require(view("trailingItem 0", in: glass))
    #expect(filter.frame.maxX == 386 && abs(filter.frame.width - 71.5) < 1.5 && filter.frame.height == 44)
    // iOS 8: the arrow at (8, 11.5, 13, 21), its title from 27, a button that ends at 312 of 320.
    let flat = try bar(
      "navigationBar", of: tree("{title: a, back: Back, trailingItems: [Edit]}", device: "iphone-se-1", ios: 8))
    #expect(view("backArrow", in: flat)?.frame == LayoutRect(x: 8, y: 11.5, width: 13, height: 21))
    #expect(view("back", in: flat)?.frame.x == 27)
    #expect(view("trailingItem 0", in: flat)?.frame.maxX == 312)
    // A large title at 3.67 of its 52, the field at 1 of its 52 and 36 high: WordsgramUITests, 375 × 812.
    let large = try bar(
      "navigationBar",
      of: tree("{title: Wordsgram, search: true}", "largeTitle: true", device: "iphone-13-mini", ios: 17))
    #expect(view("largeTitleView", in: large)?.frame == LayoutRect(x: 0, y: 44, width: 375, height: 52))
    let title = try #require(view("largeTitle", in: large))
    #expect(title.frame.x == 16 && abs(title.frame.y - 3.67) < 0.01 && abs(title.frame.height - 40.67) < 0.4)
    #expect(view("searchField", in: large)?.frame == LayoutRect(x: 16, y: 1, width: 343, height: 36))
    #expect(view("title", in: large) == nil)
    // The capsule of Settings in iOS 26.4: (28, 798, 346, 48).
    let toolbar = try bar("toolbar", of: tree("{title: a, search: true}"))
    #expect(toolbar.frame == LayoutRect(x: 0, y: 788, width: 402, height: 86))
    #expect(view("searchField", in: toolbar)?.frame == LayoutRect(x: 28, y: 10, width: 346, height: 48))
  }

  @Test("have tabs in the middle of an iPad up to iOS 10, with their titles below their images")
  func tabsOfPads() throws {
    let chrome = "{tabs: [a, b, c, {title: d, image: {symbol: star}}]}"
    let bar = try bar(
      "tabBar",
      of: tree(chrome, device: "ipad", ios: 9) {
        $0.size.width = 768; $0.windowSize.width = 768
      })
    // blog.corywiles.com/tag/uitabbarcontroller: a log of four.
    #expect((0..<4).compactMap { view("tab \($0)", in: bar)?.frame.x } == [181, 291, 401, 511])
    #expect(view("tab 0", in: bar)?.frame.width == 76)
    #expect(view("tab 3 title", in: bar)?.frame.y == 35)
    let low = try self.bar("tabBar", of: tree(chrome, device: "iphone-8", ios: 10, orientation: .landscape))
    #expect(view("tab 3 title", in: low)?.frame.y == 35)
    let later = try self.bar("tabBar", of: tree(chrome, device: "iphone-8", ios: 11, orientation: .landscape))
    #expect(try #require(view("tab 3 title", in: later)).frame.y < 20)
  }

  @Test("have tabs where devices have them")
  func tabs() throws {
    func tabs(_ count: Int, _ device: String, _ ios: Int) throws -> [LayoutRect] {
      let names = (0..<count).map { "t\($0)" }.joined(separator: ", ")
      let bar = try bar("tabBar", of: tree("{tabs: [\(names)]}", device: device, ios: ios))
      return (0..<count).compactMap { view("tab \($0)", in: bar)?.frame }
    }
    #expect(try tabs(4, "iphone-se-1", 8).map(\.x) == [2, 82, 162, 242])
    #expect(try tabs(4, "iphone-se-1", 8).allSatisfy { $0.width == 76 && $0.height == 48 && $0.y == 1 })
    #expect(try tabs(4, "iphone-se", 9).map(\.x) == [2, 96, 190, 283])
    #expect(try tabs(4, "iphone-se", 9).map(\.width) == [90, 90, 89, 90])
    #expect(try tabs(5, "iphone-8-plus", 10).map(\.x) == [2, 85, 168, 250, 333])
    #expect(try tabs(5, "iphone-15", 17).map(\.x) == [2, 81, 159, 238, 316])
    // Glass of 360 for five tabs and of 274 for three, whose tabs are 94 wide, 86 apart: NoTomorrow, SweepPic.
    let five = try bar("tabBar", of: tree("{tabs: [a, b, c, d, e]}"))
    #expect(five.frame == LayoutRect(x: 0, y: 791, width: 402, height: 83))
    #expect(view("platter", in: five)?.frame == LayoutRect(x: 21, y: 0, width: 360, height: 62))
    let three = try bar("tabBar", of: tree("{tabs: [a, b, c]}"))
    #expect(view("platter", in: three)?.frame == LayoutRect(x: 64, y: 0, width: 274, height: 62))
    let items = try tabs(3, "iphone-17", 26)
    #expect(items.map { $0.x.rounded() } == [4, 90, 176])
    #expect(items.allSatisfy { abs($0.width - 94) < 0.5 && $0.y == 4 && $0.height == 54 })
  }

  // MARK: Behaviour

  @Test("leave everything else as it is, and nothing covers a table without them")
  func without() throws {
    let table = try tree("{title: a}")
    let plain = try layOut(
      "sections: [{rows: [Row 0, Row 1, Row 2]}]\n", in: Environment(screen: .device(.standard), ios: 26))
    #expect(plain.bars == [] && plain.adjustedContentInset == .zero)
    #expect(plain.wholeScreen == LayoutRect(x: 0, y: 0, width: 402, height: plain.contentSize.height))
    // Only the lines of the spec differ.
    #expect(plain.contentSize == table.contentSize)
    #expect(plain.sections.map(\.frame) == table.sections.map(\.frame))
    #expect(plain.rows.map(\.frame) == table.rows.map(\.frame))
    #expect(table.wholeScreen == LayoutRect(x: 0, y: -116, width: 402, height: 874))
    // Bars of iOS 6 are not drawn.
    #expect(try tree("{title: a, tabs: [b]}", ios: 6).bars == [])
  }

  @Test("are at the ends of a table that is longer than the screen and shown whole")
  func long() throws {
    let table = try tree(Self.both, rows: 40)
    let screen = table.wholeScreen
    #expect(screen.height == 116 + table.contentSize.height + 83)
    #expect(try bar("tabBar", of: table).frame.maxY == screen.height)
  }

  @Test("give way while the table is scrolled: first the search field, then the large title")
  func scrolled() throws {
    func bar(_ offset: Double) throws -> (bar: ViewNode, table: TableNode) {
      let table = try tree(
        "{title: Inbox, search: true}", "largeTitle: true", rows: 60, device: "iphone-15", ios: 17, offset: offset)
      return (try self.bar("navigationBar", of: table), table)
    }
    let rest = try bar(0)
    #expect(rest.bar.frame.height == 148)
    #expect(abs(try #require(rest.table.visibleRect).y + 201.67) < 0.01)
    #expect(view("background", in: rest.bar) == nil)
    let some = try bar(20).bar
    #expect(some.frame.height == 128 && view("searchField", in: some)?.frame.height == 16)
    #expect(view("placeholder", in: some) == nil)
    let half = try bar(80).bar
    #expect(half.frame.height == 68 && view("searchField", in: half) == nil)
    #expect(abs(try #require(view("largeTitle", in: half)).frame.y + 24.33) < 0.01)
    #expect(view("title", in: half) == nil)
    let far = try bar(300)
    #expect(far.bar.frame.height == 44 && view("largeTitle", in: far.bar) == nil)
    #expect(view("title", in: far.bar) != nil && view("background", in: far.bar) != nil)
    // What is scrolled to its end is above the home indicator.
    let end = try bar(1e6).table
    #expect(abs(try #require(end.visibleRect).maxY - end.contentSize.height - 34) < 0.34)
  }

  @Test("pin titles below the navigation bar")
  func pinned() throws {
    let environment = Environment(screen: .device(.standard), ios: 26)
    var scrolled = environment
    scrolled.contentOffset = 200
    let rows = (0..<30).map { "r\($0)" }.joined(separator: ", ")
    let table = try layOut(
      "style: plain\nchrome: {title: a}\nsections: [{header: A, rows: [\(rows)]}]\n", in: scrolled)
    let header = try #require(table.sections[0].header)
    let visible = try #require(table.visibleRect)
    #expect(header.isPinned && abs(header.frame.y - visible.y - 116) < 0.01)
  }

  @Test("are turned in an interface from right to left")
  func rightToLeft() throws {
    let chrome = "{title: a, back: true, trailingItems: [b], tabs: [c, d]}"
    let bars = try tree(chrome) { $0.layoutDirection = .rightToLeft }
    let bar = try bar("navigationBar", of: bars)
    #expect(view("back", in: bar)?.frame.maxX == 386)
    #expect(view("trailingItem 0", in: bar)?.frame.x == 16)
    let tabs = try self.bar("tabBar", of: bars)
    #expect(
      try #require(view("tab 0", in: tabs)).frame.x > #require(view("tab 1", in: tabs)).frame.x)
  }

  @Test("keep to the safe area in landscape, and a long title between the buttons")
  func room() throws {
    let low = try tree(
      "{title: a, back: Back, trailingItems: [b]}", device: "iphone-14", ios: 16, orientation: .landscape)
    let bar = try bar("navigationBar", of: low)
    #expect(view("backArrow", in: bar)?.frame.x == 55)
    #expect(
      view("trailingItem 0", in: bar)?.frame.maxX == 844 - 47 - 16
        || view("trailingItem 0", in: bar)?.frame.maxX == 844 - 47 - 20)
    let long = try self.bar(
      "navigationBar",
      of: tree(
        "{title: A title that is much longer than the bar has room for, back: Back, trailingItems: [Edit]}", ios: 17))
    let title = try #require(view("title", in: long)).frame
    let (back, edit) = (
      try #require(view("back", in: long)).frame, try #require(view("trailingItem 0", in: long)).frame
    )
    #expect(title.x >= back.maxX && title.maxX <= edit.x && title.width > 100)
  }
}
