import SpecCompiling
import TableIR
import TableParsing
import Testing

@testable import TableLayout

@Suite("Parts of custom cells")
struct CellPartTests {
  private func cell(
    _ row: String, ios: Int = 17, width: Double = 375, direction: LayoutDirection = .leftToRight
  ) throws -> CellNode {
    let environment = Environment.phone(width: width, ios: ios) { $0.layoutDirection = direction }
    return try SpecTables.table(yaml: "sections: [{rows: [{\(row)}]}]\n").laidOut(in: environment).table.sections[0]
      .rows[0]
  }

  private func views(_ cell: CellNode) -> [String: ViewNode] {
    var found: [String: ViewNode] = [:]
    func add(_ views: [ViewNode]) {
      for view in views {
        if let id = view.id { found[id] = view }
        add(view.subviews)
      }
    }
    add(cell.subviews)
    return found
  }

  // MARK: Hidden views

  @Test(
    "Hidden views take no space in stacks, but do with constraints",
    arguments: [
      "stack: {spacing: 10, views: [{id: a, width: 30}, {id: b, hidden: true}, {id: c, width: 50}, {id: d}]}",
      """
      views: [{id: s, pin: {leading: margins, top: 0, bottom: 0}, \
      stack: {spacing: 10, views: [{id: a, width: 30}, {id: b, hidden: true}, {id: c, width: 50}]}}]
      """,
    ])
  func hiddenInStacks(row: String) throws {
    let views = views(try cell("height: 60, \(row)"))
    #expect(views["a"]?.frame.x == 0 && views["c"]?.frame.x == 40)
    #expect(views["b"]?.frame.width == 0 && views["b"]?.look.isHidden == true)
    let held = self.views(
      try cell(
        """
        height: 60, views: [{id: a, width: 30, height: 10, hidden: true, pin: {leading: 0, top: 0}}, \
        {id: b, width: 5, height: 10, pin: {top: 0}}], constraints: [b.leading == a.trailing + 4]
        """))
    #expect(held["b"]?.frame.x == 34)
  }

  @Test("A hidden text is not reported as truncated")
  func hiddenTexts() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        sections: [{rows: [{height: 60, stack: {views: [{label: Here}, {label: Gone, hidden: true}]}}]}]

        """)
    let tree = table.laidOut()
    #expect(tree.truncations.isEmpty)
  }

  @Test("In a stack without space, views with less resistance shrink first, and views with a size never do")
  func stacksWithoutRoom() throws {
    let row = """
      height: 60, stack: {views: [{id: a, button: A title that is long}, {id: b, button: Another that is as long, compression: 700}, \
      {id: c, width: 200}, {}]}
      """
    let views = views(try cell(row, width: 420))
    let whole = self.views(try cell(row, width: 900))
    #expect(views["c"]?.frame.width == 200 && views["a"]?.frame.width == whole["a"]?.frame.width)
    #expect((views["b"]?.frame.width ?? 0) < (whole["b"]?.frame.width ?? 0))
  }

  @Test("the symbol of a filled button has the colour of its title")
  func filledSymbols() throws {
    let row =
      "height: 60, views: [{id: a, frame: [0, 0, 90, 34], button: {title: Cart, image: {symbol: cart}, configuration: filled}}]"
    guard case .control(let control, _)? = views(try cell(row))["a"]?.content, case .button(let button) = control.kind,
      case .symbol(let symbol)? = button.image
    else { throw Missing() }
    #expect(symbol.color == .system(.white))
  }

  // MARK: Content modes

  @Test(
    "an image of 60 × 30 in a view of 90 × 90",
    arguments: [
      ("scaleAspectFit", LayoutRect(x: 0, y: 22.5, width: 90, height: 45)),
      ("scaleAspectFill", LayoutRect(x: -45, y: 0, width: 180, height: 90)),
      ("center", LayoutRect(x: 15, y: 30, width: 60, height: 30)),
      ("top", LayoutRect(x: 15, y: 0, width: 60, height: 30)),
      ("bottomLeft", LayoutRect(x: 0, y: 60, width: 60, height: 30)),
      ("right", LayoutRect(x: 30, y: 30, width: 60, height: 30)),
    ])
  func contentModes(mode: String, frame: LayoutRect) throws {
    let row = "height: 90, views: [{id: a, frame: [0, 0, 90, 90], image: {size: [60, 30]}, contentMode: \(mode)}]"
    guard case .image(_, let found)? = views(try cell(row))["a"]?.content else { throw Missing() }
    #expect(found == frame)
  }

  @Test("A stretched image has the frame of its view")
  func stretched() throws {
    let row = "height: 90, views: [{id: a, frame: [0, 0, 90, 90], image: {size: [60, 30]}}]"
    guard case .image(_, nil)? = views(try cell(row))["a"]?.content else { throw Missing() }
  }

  private struct Missing: Error {}

  // MARK: Text views and boxes

  @Test("A text view that does not scroll is as tall as its text, with 8 above and below and 5 at the sides: ac-0257")
  func textViews() throws {
    let views = views(
      try cell(
        """
        height: automatic, views: [{id: a, textView: {text: '{Field Value}', isScrollEnabled: false}, \
        pin: {leading: 0, trailing: 0, top: 0}}, \
        {id: b, textView: A text that scrolls, height: 20, pin: {leading: 0, trailing: 0, top: 0}}]
        """))
    // A line of 14 points is 17 high.
    #expect(views["a"]?.frame.height == 33)
    guard case .control(_, let labels)? = views["a"]?.content else { throw Missing() }
    #expect(labels.first?.frame == LayoutRect(x: 5, y: 8, width: 365, height: 17))
    #expect(views["b"]?.frame.height == 20)
  }

  @Test("A box has no intrinsic size")
  func boxes() throws {
    let views = views(
      try cell("height: 80, views: [{id: a, box: Map, width: 50, pin: {leading: 0, top: 10, bottom: 10}}]"))
    #expect(views["a"]?.frame == LayoutRect(x: 0, y: 10, width: 50, height: 60))
  }

  // MARK: Margins

  @Test("A view that preserves its superview's margins has the part that extends into it")
  func margins() throws {
    func x(_ keys: String) throws -> Double? {
      let views = views(
        try cell(
          """
          height: 60, views: [{id: card, pin: {leading: 4, trailing: 4, top: 0, bottom: 0}, \(keys) \
          views: [{id: a, width: 5, height: 5, pin: {leading: margins, top: margins}}]}]
          """))
      return views["a"]?.frame.x
    }
    #expect(try x("") == 8)
    #expect(try x("preservesSuperviewLayoutMargins: true,") == 12)
    #expect(try x("preservesSuperviewLayoutMargins: true, layoutMargins: 20,") == 20)
  }

  // MARK: Buttons

  @Test(
    "Buttons with a configuration have insets of 7 above and below and 12 at the sides since iOS 15: ac-0224",
    arguments: [(17, 75.0, 34.5), (14, 46.0, 30.0)])
  func configurations(ios: Int, width: Double, height: Double) throws {
    let row = "height: 80, views: [{id: a, button: {title: Button, configuration: tinted}, pin: {leading: 0, top: 0}}]"
    let frame = views(try cell(row, ios: ios))["a"]?.frame
    #expect(frame.map { abs($0.width - width) <= 0.5 && abs($0.height - height) <= 0.5 } == true)
  }

  @Test("an image alone is larger by its insets: ac-0112")
  func insets() throws {
    let row = """
      height: 80, views: [{id: a, button: {title: '', image: {size: [22, 22]}, insets: 8}, pin: {leading: 0, top: 0}}]
      """
    #expect(views(try cell(row))["a"]?.frame == LayoutRect(x: 0, y: 0, width: 38, height: 38))
  }

  @Test("the image of a button with a configuration is as far from the title as imagePadding says, in both directions")
  func imagePadding() throws {
    func button(_ keys: String, direction: LayoutDirection = .leftToRight) throws -> (width: Double, gap: Double) {
      let row = """
        height: 80, views: [{id: a, button: {title: Cart, image: {size: [22, 22]}, \(keys)}, pin: {leading: 0, top: 0}}]
        """
      guard let view = views(try cell(row, direction: direction))["a"],
        case .control(let control, let labels) = view.content,
        let image = control.drawnFrame, let title = labels.first?.frame
      else { throw Missing() }
      return (view.frame.width, direction == .leftToRight ? title.x - image.maxX : image.x - title.maxX)
    }
    let plain = try button("configuration: plain")
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let padded = try button("configuration: plain, imagePadding: 8", direction: direction)
      #expect(abs(padded.width - plain.width - 8) < 0.4 && abs(padded.gap - plain.gap - 8) < 0.7, "\(padded) \(plain)")
    }
  }

  // MARK: Accessories

  @Test("an accessory's subviews are laid out in it")
  func accessories() throws {
    let row = """
      text: a, accessory: {view: {size: [40, 30], views: [{id: a, width: 10, height: 10, pin: {trailing: 0, centerY: 0}}, \
      {id: b, frame: [1, 2, 3, 4]}]}}
      """
    let accessory = try #require(try cell(row).accessoryView)
    #expect(accessory.subviews.first?.frame == LayoutRect(x: 30, y: 10, width: 10, height: 10))
    let plain = try #require(
      try cell("text: a, accessory: {view: {size: [40, 30], views: [{frame: [1, 2, 3, 4]}]}}").accessoryView)
    #expect(plain.subviews.map(\.frame) == [LayoutRect(x: 1, y: 2, width: 3, height: 4)])
  }

  @Test("an accessory's view has the margins and the design size of a view elsewhere")
  func accessoryLikeAView() throws {
    let margins = """
      text: a, accessory: {view: {size: [40, 30], layoutMargins: [1, 2, 3, 4], views: [{id: a, width: 10, height: 10}], \
      constraints: [a.leading == superview.leadingMargin, a.bottom == superview.bottomMargin]}}
      """
    #expect(
      try cell(margins).accessoryView?.subviews.first?.frame == LayoutRect(x: 2, y: 17, width: 10, height: 10))
    let wide = """
      text: a, accessory: {view: {size: [40, 30], designSize: [80, 30], \
      views: [{frame: [0, 0, 60, 4], autoresizing: [flexibleWidth]}]}}
      """
    #expect(try cell(wide).accessoryView?.subviews.first?.frame == LayoutRect(x: 0, y: 0, width: 20, height: 4))
  }
}
