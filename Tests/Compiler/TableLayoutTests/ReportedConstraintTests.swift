import SpecCompiling
import TableIR
import TableLayout
import Testing

/// What people reported of Auto Layout in cells and stacks, each with its source.
@Suite("Constraints are broken and stacks are arranged as they were reported")
struct ReportedConstraintTests {
  private func layOut(_ rows: String, ios: Int = 17, width: Double = 375, scale: Double = 3, keys: String = "") throws
    -> LayoutTree
  {
    return try SpecTables.table(yaml: "\(keys)sections: [{rows: [\(rows)]}]\n").laidOut(
      in: .phone(width: width, height: 844, scale: scale, ios: ios))
  }

  /// What is broken in a row, in the order of the findings.
  private func broken(_ tree: LayoutTree) -> [String] {
    tree.constraintProblems.compactMap { problem in
      switch problem.kind {
      case .unsatisfiable(_, .constraint(let broken)?, _): "\(broken)"
      case .unsatisfiable(_, .arrangement(let broken)?, _): "\(broken.rule.rawValue) of \(broken.stack)"
      case .unsatisfiable(_, nil, _): "a frame's own"
      case .stretched(_, let broken, _): "\(broken)"
      case .ambiguous, .collapsed, .heightless, .squeezed: nil
      }
    }
  }

  private func view(_ id: String, in views: [ViewNode]) -> ViewNode? {
    views.lazy.compactMap { $0.id == id ? $0 : view(id, in: $0.subviews) }.first
  }

  private func frame(_ id: String, _ tree: LayoutTree) throws -> LayoutRect {
    try #require(view(id, in: tree.table.sections.flatMap(\.rows).flatMap(\.subviews))?.frame)
  }

  // MARK: What is broken

  /// A log: the views and constraints of its conflicting set, and what "Will attempt to recover by breaking constraint" names.
  private struct Log: CustomTestStringConvertible {
    var source: String
    var row: String
    var broken: [String]
    var ios = 16
    var width = 375.0
    var scale = 2.0
    var testDescription: String { source }
  }

  private static let across = "leading == contentView.leading"

  @Test(
    "What public logs say is broken",
    arguments: [
      Log(
        source: "smileyborg/TableViewCellWithAutoLayoutiOS8#38",
        row: """
          {height: 44, views: [{id: title, label: A, pin: {leading: 0}}, {id: body, label: B, pin: {leading: 0}}], constraints: [\
          title.top == contentView.top + 16, body.top == title.bottom + 16, body.bottom == contentView.bottom - 16]}
          """, broken: ["body.top == title.bottom + 16"], ios: 9),
      Log(
        source: "mukeshthawani/FAQView#33",
        row: """
          {height: 38, views: [{id: one, label: A, pin: {leading: 0}}, {id: two, label: B, pin: {leading: 0}}], constraints: [\
          one.top == contentView.top + 10, two.top == one.bottom + 10, two.bottom == contentView.bottom - 20]}
          """, broken: ["two.top == one.bottom + 10"]),
      Log(
        source: "duckduckgo/apple-browsers#4623",
        row: """
          {height: 60, views: [{id: bar, pin: {leading: 0, trailing: 0, top: 0}, views: [{id: s, background: red, pin: {leading: 0, \
          trailing: 0}}], constraints: [s.top == superview.top + 8, s.bottom == superview.bottom - 8]}], constraints: [bar.height == 0]}
          """, broken: ["s.bottom == superview.bottom - 8"], ios: 26),
      Log(
        source: "stackoverflow.com/questions/77043899",
        row: """
          {height: 8, views: [{id: s, background: red, pin: {leading: 0, trailing: 0}}], constraints: [\
          s.top == contentView.top + 5, s.bottom == contentView.bottom - 5]}
          """, broken: ["s.bottom == contentView.bottom - 5"]),
      Log(
        source: "trustwallet/trust-wallet-ios#279",
        row: """
          {height: 44, views: [{id: bar, frame: [0, 0, 10, 44], views: [{id: s, background: red, pin: {top: 0, bottom: 0}}], constraints: [\
          s.leading == superview.leading + 4, s.trailing == superview.trailing - 10]}]}
          """, broken: ["s.trailing == superview.trailing - 10"]),
      Log(
        source: "moonlsd/TagFlowExample#8",
        row: """
          {height: 44, views: [{id: bar, frame: [0, 0, 90, 4], views: [{id: s, background: red, pin: {leading: 0, trailing: 0}}], constraints: [\
          s.bottom == superview.bottom - 8, s.top == superview.top + 8]}]}
          """, broken: ["s.bottom == superview.bottom - 8"]),
      Log(
        source: "damienlaughton/DiceTableViewCell#1",
        row: """
          {height: 44, views: [{id: i, background: red, pin: {top: 0, bottom: 0}}], constraints: [i.width == 320, \
          i.leading == contentView.leading, i.trailing == contentView.trailing]}
          """, broken: ["i.width == 320"], ios: 8),
      Log(
        source: "jeantimex/ios-swift-collapsible-table-section#12",
        row: """
          {height: 44, views: [{id: l, label: A, pin: {leading: 0}}], constraints: [l.height == 12, l.top == margins.top, \
          l.bottom == margins.bottom]}
          """, broken: ["l.height == 12"], ios: 10),
      Log(
        source: "a card of text view 80 below a label of 15 (developreference article 24102440)",
        row: """
          {height: 139.5, views: [{id: a, background: red, pin: {leading: 0, trailing: 0}}, {id: b, label: B, pin: {leading: 0}}, \
          {id: c, background: red, pin: {leading: 0, trailing: 0}}], constraints: [a.top == contentView.top + 21, a.height == 15, \
          b.top == a.bottom + 14, b.height == 20, c.top == b.bottom + 3, c.height == 80, c.bottom == contentView.bottom - 26]}
          """, broken: ["c.height == 80"], ios: 8),
      Log(
        source: "forums.developer.apple.com/thread/673940",
        row: """
          {height: 50, views: [{id: c, background: red, pin: {leading: 0, trailing: 0, top: 0, bottom: 0}}], constraints: [c.height == 80]}
          """, broken: ["c.height == 80"], ios: 14),
      Log(
        source: "two containers, two messages (iOS 12)",
        row: """
          {height: 44, views: [{id: a, background: red, pin: {leading: 0, top: 0, bottom: 0}, width: 9}, {id: b, background: red, \
          pin: {trailing: 0, top: 0, bottom: 0}, width: 9}], constraints: [a.height == 400, b.height == 200]}
          """, broken: ["a.height == 400", "b.height == 200"], ios: 12),
      Log(
        source: "a button of 50 between 20 and 20, a row of 90.5 (October 2019)",
        row: """
          {views: [{id: b, background: red, pin: {leading: 0, trailing: 0, top: 20, bottom: 20}}], constraints: [b.height == 50]}, Next
          """, broken: ["b.height == 50"], ios: 13),
      Log(
        source: "a square of 0.22 of the width between 5 and 5, a row of 93 (October 2019)",
        row: """
          {views: [{id: i, background: red, pin: {leading: 0, top: 5, bottom: 5}}], constraints: [i.width == i.height, \
          i.width == contentView.width * 0.22]}, Next
          """, broken: ["i.width == i.height"], ios: 13),
      Log(
        source: "wordpress-mobile/WordPress-iOS#2385",
        row: """
          {height: 70, views: [{id: i, image: {size: [46, 46]}, height: 46, width: 46}], constraints: [i.leading == contentView.leading + 12, \
          i.top == contentView.top + 12, contentView.bottom >= i.bottom + 12]}
          """, broken: ["i.height == 46"], ios: 8),
      Log(
        source: "woocommerce/woocommerce-ios#6573",
        row: """
          {height: 44, views: [{id: s, stack: {spacing: 16, alignment: leading, views: [{id: pic, background: red}, {label: Beanie}]}}], \
          constraints: [s.top == contentView.top + 16, s.bottom == contentView.bottom - 16, s.leading == contentView.leading + 16, \
          s.trailing == contentView.trailing - 16, pic.width == contentView.width * 0.1, pic.width == pic.height]}
          """, broken: ["pic.width == pic.height"], ios: 15, width: 390, scale: 3),
      Log(
        source: "stackoverflow.com/questions/28473334",
        row: """
          {height: 192, views: [{id: i, background: red, pin: {leading: 0, trailing: 0}}], constraints: [i.height >= 160, \
          i.bottom == contentView.bottom - 130.5, i.top == contentView.top]}
          """, broken: ["i.height >= 160"], ios: 8),
      Log(
        source: "a list cell of a weather app: 40 wide, square, 44 high (October 2021)",
        row: """
          {height: 44, views: [{id: s, stack: {spacing: 8, views: [{label: 10/22}, {label: "15", hugging: 750}, {id: i, background: red}]}}], \
          constraints: [i.width == i.height, i.width == 40, s.top == contentView.top, s.bottom == contentView.bottom, \
          s.leading == contentView.leading, s.trailing == contentView.trailing]}
          """, broken: ["i.width == i.height"], ios: 15, width: 390, scale: 3),
      Log(
        source: "a button of 30 in a stack beside a label of 30 (March 2021)",
        row: """
          {height: 200, views: [{id: o, pin: 8, stack: {views: [{id: c, stack: {axis: vertical, spacing: 14, views: [{id: b, stack: {views: \
          [{id: r, button: Restart, height: 30}]}}, {id: l, label: Drag, height: 30}]}}]}}]}
          """, broken: ["r.height == 30"], ios: 14),
      Log(
        source: "a stack of 10 and 9 in a bar of no height (rdar of January 2018)",
        row: """
          {height: 60, views: [{id: bar, height: 0, pin: {leading: 0, trailing: 0, top: 0}, views: [{id: s, pin: 0, stack: {margins: \
          [10, 0, 9, 0], views: [{id: a, background: red}]}}]}]}
          """, broken: ["UISV-canvas-connection of s"], ios: 11),
      Log(
        source: "a memo whose dates are 30 apart, in a contentView of 27.33 (September 2021)",
        row: """
          {height: 80, views: [{id: o, stack: {axis: vertical, views: [{label: Title}, {id: i, stack: {spacing: 30, distribution: equalSpacing, \
          views: [{label: Date}, {label: Body}]}}]}}], constraints: [o.leading == safeArea.leading + 10, o.trailing == safeArea.trailing, \
          o.top == contentView.top, o.bottom == contentView.bottom]}
          """, broken: ["UISV-spacing of i"], ios: 14, width: 27.3333, scale: 3),
      Log(
        source: "a view at the end of a stack that has a label behind it (2018)",
        row: """
          {height: 60, views: [{id: s, pin: {leading: 16, trailing: 16, top: 8, bottom: 8}, stack: {spacing: 10, views: [{id: b, background: \
          red}, {label: Optional}]}}], constraints: [b.trailing == s.trailing]}
          """, broken: ["UISV-spacing of s"], ios: 11),
      Log(
        source: "a bar 20 below the top of its stack's view (March 2018)",
        row: """
          {height: 100, views: [{id: s, stack: {axis: vertical, views: [{id: b, background: red, height: 44}, {id: r, background: blue}]}}], \
          constraints: [s.top == contentView.top, b.top == contentView.top + 20, s.bottom == contentView.bottom, \
          s.leading == contentView.leading, s.trailing == contentView.trailing]}
          """, broken: ["UISV-canvas-connection of s"], ios: 9),
      Log(
        source: "two buttons of 5 and 5, equally wide in a width of 0 (iOS 17)",
        row: """
          {height: 44, views: [{id: o, width: 0, pin: {leading: 16, top: 0, bottom: 0}, stack: {distribution: fillEqually, views: [{id: a, views: \
          [{id: t, stack: {views: [{label: Price}]}}], constraints: [t.leading == superview.leading + 5, t.trailing == superview.trailing - 5, \
          t.top == superview.top, t.bottom == superview.bottom]}, {id: b, views: [{id: u, stack: {views: [{label: Volume}]}}], constraints: \
          [u.leading == superview.leading + 5, u.trailing == superview.trailing - 5, u.top == superview.top, u.bottom == superview.bottom]}]}}]}
          """, broken: ["t.trailing == superview.trailing - 5", "u.trailing == superview.trailing - 5"]),
      Log(
        source: "stackoverflow.com/a/62599451",
        row: """
          {views: [{id: b, background: red, pin: {leading: 0, trailing: 0, top: 10, bottom: 10}}], constraints: [b.height == 34]}, Next
          """, broken: ["b.height == 34"], ios: 13, scale: 3),
    ])
  private func logs(_ log: Log) throws {
    let tree = try layOut(log.row, ios: log.ios, width: log.width, scale: log.scale)
    #expect(broken(tree).sorted() == log.broken)
  }

  @Test(
    "Numbers that fit are no conflict, although UIKit logs one for the rest of a third: woocommerce/woocommerce-ios#9054"
  )
  func thirds() throws {
    let row = """
      {views: [{id: f, background: red, pin: {leading: 0, trailing: 0}}, {id: l, background: blue, pin: {leading: 0, trailing: 0}}], \
      constraints: [l.height == 0.33333333, f.centerY == contentView.centerY, l.top == f.bottom + 4, l.bottom == contentView.bottom - 1, \
      f.height >= 44]}
      """
    #expect(try broken(layOut(row, keys: "separatorStyle: none\n")).isEmpty)
  }

  @Test(
    "The line of a row that sizes itself stretches what is rigid from iOS 13 on: 75 between 10 and 10",
    arguments: [12, 13, 16])
  func line(ios: Int) throws {
    func row(_ height: String) -> String {
      "{views: [{id: b, background: red, pin: {leading: 0, trailing: 0, top: 10, bottom: 10}}], constraints: [\(height)]}, Next"
    }
    let rigid = try layOut(row("b.height == 75"), ios: ios)
    #expect(broken(rigid) == (ios < 13 ? [] : ["b.height == 75"]))
    #expect(abs(try frame("b", rigid).height - (ios < 13 ? 75 : 75 + 1.0 / 3)) < 0.01)
    if ios >= 13 {
      guard case .stretched(_, _, let excess)? = rigid.constraintProblems.first?.kind else {
        Issue.record("not told as the line's")
        return
      }
      #expect(abs(excess - 1.0 / 3) < 0.001)
    }
    #expect(try broken(layOut(row("b.height == 75 @999"), ios: ios)).isEmpty)
    #expect(try broken(layOut(row("b.height == 75"), ios: ios, keys: "separatorStyle: none\n")).isEmpty)
  }

  @Test("A row whose constraints give it no height has the standard one: Open Radar 46234942, Tricertops/KeepLayout#60")
  func noHeight() throws {
    let tree = try layOut(
      "{views: [{id: a, label: A}], constraints: [a.leading == contentView.leading, a.top == contentView.top + 12]}"
    )
    #expect(tree.constraintProblems.map(\.kind) == [.heightless])
    #expect(tree.table.sections[0].rows[0].frame.height == 44)
    // A row that has another height from its cell style's views or from its stack needs none from constraints.
    for keys in ["text: A, image: {size: [60, 60]}", "style: value1, detailText: B", "stack: {views: [{label: C}]}"] {
      let row =
        "{\(keys), views: [{id: a, label: A}], constraints: [a.centerY == contentView.centerY, a.leading == contentView.leading]}"
      #expect(try layOut(row).constraintProblems.isEmpty, "\(keys)")
    }
  }

  // MARK: Stacks

  @Test(
    "The first view of a stack on baselines ends it, and larger ones rise above it: Open Radar 32291130",
    arguments: [10, 13, 26])
  func baselines(ios: Int) throws {
    func stack(_ views: String) -> String {
      "{views: [{id: s, pin: {leading: 16, top: 40, bottom: 20}, stack: {spacing: 8, alignment: firstBaseline, views: [\(views)]}}]}"
    }
    let small = try layOut(stack("{id: a, label: Hello, font: 28}, {id: b, label: Ciao, font: 56}"), ios: ios)
    #expect(try frame("a", small).y == 0)
    #expect(abs(try frame("b", small).y + 27) < 1)
    let large = try layOut(stack("{id: d, label: Ciao, font: 56}, {id: e, label: Hello, font: 28}"), ios: ios)
    #expect(try frame("d", large).y == 0)
    #expect(abs(try frame("e", large).y - 27) < 1)
  }

  @Test("A height of its own is no exception in a stack that fills: ymm-oss/RepresentableKit#3")
  func filling() throws {
    let fixed = try layOut(
      "{height: 200, views: [{id: s, pin: 0, stack: {views: [{id: a, background: red, height: 100}]}}]}", ios: 16)
    #expect(broken(fixed) == ["a.height == 100"])
    #expect(try frame("a", fixed).height == 200)
    let column = "{id: col, stack: {axis: vertical, views: [{label: One}, {label: Two}, {label: Three}]}}"
    let stack =
      "{id: s, pin: 0, stack: {spacing: 8, views: [{id: pic, image: {size: [40, 40]}, width: 40, height: 40}, \(column)]}}"
    let squeezed = try layOut("{views: [\(stack)]}, Next", ios: 16)
    #expect(abs(try frame("col", squeezed).height - 40) < 0.5)
    #expect(squeezed.table.sections[0].rows[0].frame.height < 41)
    let row = try layOut(
      "{stack: {spacing: 8, views: [{id: pic, image: {size: [40, 40]}, width: 40, height: 40}, \(column)]}}, Next",
      ios: 16)
    #expect(abs(try frame("col", row).height - 40) < 0.5)
  }

  @Test("A view that a stack hides may have a size at 999: useyourloaf.com, braintree_ios#237", arguments: [10, 15])
  func hiddenAt999(ios: Int) throws {
    let tree = try layOut(
      """
      {height: 100, views: [{id: column, pin: {leading: 0, trailing: 0, top: 0}, stack: {axis: vertical, spacing: 8, views: [{label: Harbour}, {id: map, background: red, hidden: true}, \
      {label: Pier}]}}], constraints: [map.height == 80 @999]}
      """, ios: ios)
    #expect(tree.constraintProblems.isEmpty)
  }

  @Test(
    "A required size in a hidden view was a conflict up to iOS 10: SRGSSR/srgletterbox-apple#143",
    arguments: [9, 10, 11, 18])
  func hiddenUpTo10(ios: Int) throws {
    let fixed = try layOut(
      """
      {views: [{id: column, pin: 0, stack: {axis: vertical, spacing: 8, views: [{label: Harbour}, {id: note, label: Closed, height: 128, \
      hidden: true}, {label: Pier}]}}]}
      """, ios: ios)
    #expect(broken(fixed) == (ios <= 10 ? ["note.height == 128"] : []))
    let padded = try layOut(
      """
      {views: [{id: column, pin: 0, stack: {axis: vertical, views: [{label: Harbour}, {id: wrap, hidden: true, views: [{id: level, label: L, \
      pin: {leading: 0, trailing: 0}}], constraints: [level.top == superview.top + 10, level.bottom == superview.bottom - 10]}, {label: Pier}]}}]}
      """, ios: ios)
    #expect(broken(padded) == (ios <= 10 ? ["level.bottom == superview.bottom - 10"] : []))
  }

  @Test("fillProportionally counts the gaps, and the last view takes the rest: stackoverflow.com/a/46368061")
  func proportions() throws {
    let views = ["a", "b", "c", "d"].map { "{id: \($0), image: {size: [25, 20]}}" }.joined(separator: ", ")
    let tree = try layOut(
      "{height: 40, views: [{id: s, width: 200, height: 30, pin: {leading: 20, top: 4}, stack: {distribution: fillProportionally, spacing: 5, views: [\(views)]}}]}",
      ios: 14)
    #expect(abs(try frame("a", tree).width - 200 * 25 / 115) < 0.34)
    #expect(abs(try frame("d", tree).width - (200 - 15 - 3 * 200 * 25.0 / 115)) < 0.34)
  }

  @Test(
    "Labels of several lines share a stack's width up to iOS 14: Open Radar 39275811, useyourloaf.com",
    arguments: [11, 14, 15, 18])
  func sharedWidth(ios: Int) throws {
    let (long, short) = (
      "The ferry leaves from the second pier on weekdays and from the first at weekends",
      "Short text that wraps a little more than once here"
    )
    let labels = "[{id: one, label: \(long), lines: 0}, {id: two, label: \(short), lines: 0}]"
    let pinned = try layOut("{views: [{id: s, pin: 0, stack: {views: \(labels)}}]}", ios: ios, scale: 2)
    let (one, two) = (try frame("one", pinned), try frame("two", pinned))
    if ios < 15 { #expect(one.width == 187.5 && two.width == 187.5) }
    #expect(one.width > 120 && two.width > 120)
    #expect(pinned.table.sections[0].rows[0].frame.height < 130)
    let beside = try layOut(
      """
      {views: [{id: s, pin: 0, stack: {alignment: top, views: [{id: note, label: \(long), lines: 0, compression: {horizontal: 749, \
      vertical: 750}}, {id: on, switch: on}]}}]}
      """, ios: ios, scale: 2)
    #expect(try frame("note", beside).width == (ios < 15 ? 187.5 : 326))
  }

  @Test(
    "A space of its own belongs to the view before it, and baselines can be what is spaced: measured by kern0x1b/charon"
  )
  func spaces() throws {
    func tops(_ first: String, _ second: String) throws -> [Double] {
      let views = [("a", 10, first), ("b", 20, second), ("c", 30, ""), ("d", 40, "")].map {
        "{id: \($0), background: red, height: \($1)\($2)}"
      }
      let tree = try layOut(
        "{height: 300, views: [{id: s, pin: {leading: 0, trailing: 0, top: 0}, stack: {axis: vertical, spacing: 10, views: [\(views.joined(separator: ", "))]}}]}"
      )
      return try ["b", "c", "d"].map { try frame($0, tree).y }
    }
    #expect(try tops("", "") == [20, 50, 90])
    #expect(try tops(", customSpacing: 20", "") == [30, 60, 100])
    #expect(try tops(", customSpacing: 20", ", customSpacing: 0") == [30, 50, 90])
    #expect(try tops(", customSpacing: 20", ", hidden: true")[1] == 30)
    let tree = try layOut(
      """
      {height: 200, views: [{id: s, pin: {leading: 0, top: 0}, stack: {axis: vertical, spacing: 30, isBaselineRelativeArrangement: true, \
      views: [{id: a, label: A, font: 20}, {id: b, label: B, font: 12}]}}]}
      """)
    let (a, b) = (try frame("a", tree), try frame("b", tree))
    // A fifth of a font is below its baseline, and all but a fifth above it.
    #expect(abs(b.y - a.maxY - (30 - 20 * 0.24 - 12 * 0.95)) < 1.5)
  }
}
