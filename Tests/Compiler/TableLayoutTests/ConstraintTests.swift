import SpecCompiling
import TableIR
import TableParsing
import Testing

@testable import TableLayout

@Suite("Views with constraints")
struct ConstraintTests {
  private func row(
    _ spec: String, ios: Int = 17, width: Double = 375, scale: Double = 2,
    change: (inout Environment) -> Void = { _ in }
  ) throws -> CellNode {
    return try SpecTables.table(yaml: "sections: [{rows: [{\(spec)}]}]\n").laidOut(
      in: .phone(width: width, scale: scale, ios: ios, change)
    ).table.sections[0].rows[0]
  }

  private func frames(_ cell: CellNode) -> [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    func add(_ views: [ViewNode]) {
      for view in views {
        if let id = view.id { frames[id] = view.frame }
        add(view.subviews)
      }
    }
    add(cell.subviews)
    return frames
  }

  @Test(
    "Constraints make an automatic row as tall as required, plus a hairline",
    arguments: [(2, 54.5), (3, 163.0 / 3)] as [(Double, Double)])
  func heights(scale: Double, height: Double) throws {
    // A custom cell whose constraints ask for 54 (Stack Overflow 62599451).
    let cell = try row("views: [{id: a, height: 54, pin: 0}]", ios: 13, scale: scale)
    #expect(abs(cell.frame.height - height) < 0.001)
  }

  @Test("A constraint on the contentView alone makes a row higher that has only texts, and never lower")
  func leastHeight() throws {
    #expect(try row("text: a, constraints: [contentView.height >= 76]", scale: 3).frame.height > 76)
    #expect(
      try row("text: a, constraints: [contentView.height >= 10]", scale: 3).frame.height
        == row("text: a", scale: 3).frame.height)
  }

  @Test(
    "The line of a self-sizing row stretches what is as rigid as its constraints",
    arguments: [(13, 1.0 / 3), (17, 1.0 / 3), (26, 1)])
  func fitting(ios: Int, line: Double) throws {
    let spec = """
      height: automatic, views: [{id: a, width: 40, height: 40, pin: {leading: 0}}], \
      constraints: [a.top == contentView.top + 8, contentView.bottom == a.bottom + 8]
      """
    let tree = try SpecTables.table(yaml: "sections: [{rows: [{\(spec)}]}]\n").laidOut(in: .phone(scale: 3, ios: ios))
    let height = try #require(frames(tree.table.sections[0].rows[0])["a"]?.height)
    #expect(abs(height - 40 - line) < 0.001)
    guard case .stretched? = tree.constraintProblems.first?.kind else { return #expect(Bool(false)) }
  }

  @Test("A row has the frames that it has alone, whatever rows with similar views stand above it")
  func independence() throws {
    let stacks = ["switch: on", "activityIndicator: medium", "progressView: 0.5", "label: A", "stepper: 1"].map {
      "height: automatic, views: [{id: s, pin: 0, stack: {axis: vertical, views: [{id: x, \($0)}, {id: l, label: A}]}}]"
    }
    let others = [
      "hidden: true", "width: 30", "height: 30", "hugging: 900", "aspect: 2",
      "layoutMargins: 12, views: [{id: y, pin: margins}]",
      "views: [{id: y, pin: margins}]", "label: B", "image: {size: [9, 9]}",
    ].map { "height: automatic, views: [{id: x, pin: {top: 0, leading: 0}, \($0)}, {id: l, label: A, pin: 0}]" }
    for rows in [stacks, others, stacks.reversed(), others.reversed()] {
      let specs = rows.map { "{\($0)}" }.joined(separator: ", ")
      let tree = try SpecTables.table(yaml: "sections: [{rows: [\(specs)]}]\n").laidOut()
      for (spec, cell) in zip(rows, tree.table.sections[0].rows) {
        #expect(frames(cell) == frames(try row(spec)), "\(spec)")
      }
    }
  }

  @Test("Constraints lay out views in a view with a frame, and in one that a row's stack arranges")
  func nested() throws {
    let inner = "views: [{id: b, width: 20, height: 10, pin: {trailing: margins, top: 4, bottom: 6}}]"
    let framed = frames(try row("height: 60, views: [{frame: [10, 5, 100, 20], \(inner)}]"))
    #expect(framed["b"] == LayoutRect(x: 72, y: 4, width: 20, height: 10))
    let arranged = frames(try row("height: automatic, stack: {axis: vertical, views: [{id: a, \(inner)}]}"))
    // With the line of the row.
    #expect(arranged["a"]?.height == 20.5)
    #expect(arranged["b"] == LayoutRect(x: 343 - 28, y: 4, width: 20, height: 10.5))
  }

  @Test("Constraints follow the margins of a contentView by era, and 8 beside an accessory")
  func margins() throws {
    let spec = "height: 60, views: [{id: a, pin: margins}]"
    #expect(frames(try row(spec))["a"] == LayoutRect(x: 16, y: 11, width: 343, height: 38))
    #expect(frames(try row(spec, ios: 26))["a"] == LayoutRect(x: 16, y: 15, width: 343, height: 30))
    #expect(frames(try row(spec, ios: 9))["a"] == LayoutRect(x: 8, y: 8, width: 359, height: 43.5))
    let beside = frames(try row(spec + ", accessory: checkmark"))["a"]
    #expect(beside?.x == 16 && beside?.maxX == 335 - 8)
  }

  @Test("Lengths are finite, whatever the multipliers")
  func bounds() throws {
    let views = (0..<100).map { "{id: v\($0), pin: {leading: 0, top: 0}\($0 == 0 ? ", width: 100000" : "")}" }
    let ratios = (1..<100).map { "v\($0).width == v\($0 - 1).width * 1000" }
    let spec = "height: 60, views: [\(views.joined(separator: ", "))], constraints: [\(ratios.joined(separator: ", "))]"
    #expect(frames(try row(spec)).values.allSatisfy { $0.width.isFinite && $0.width <= 1_000_000 })
  }

  @Test("Constraints are broken by priority")
  func priorities() throws {
    func widths(_ first: Int, _ second: Int) throws -> (Double, Double) {
      let spec = """
        height: 44, views: [{id: a, label: A text that is long enough to want more than it gets, compression: \(first)}, \
        {id: b, label: And another one that is as long as the first one, compression: \(second)}], \
        constraints: ['H:|-[a]-8-[b]-|', a.top == contentView.top, b.top == contentView.top]
        """
      let frames = frames(try row(spec))
      return (frames["a"]?.width ?? 0, frames["b"]?.width ?? 0)
    }
    let (strong, weak) = try widths(751, 750)
    #expect(strong > 300 && weak < 50)
    #expect(try widths(750, 751).1 > 300)
  }

  @Test("Constraints apply to the alignment rectangle of a switch, not its frame")
  func alignment() throws {
    let frame = frames(try row("height: 44, views: [{id: a, switch: on, pin: {trailing: 10, centerY: 0}}]"))["a"]
    #expect(frame == LayoutRect(x: 375 - 10 - 49, y: 6.5, width: 51, height: 31))
  }

  @Test("A text field has the width of its text, where nothing else gives it one")
  func textFields() throws {
    func width(_ field: String, _ hugging: Int) throws -> (label: Double, field: Double) {
      let found = frames(
        try row(
          """
          height: 44, views: [{id: a, label: Name, hugging: \(hugging), pin: {leading: 16, centerY: 0}},
           {id: b, textField: \(field), pin: {trailing: 16, centerY: 0}}], constraints: [b.leading == a.trailing + 8]
          """))
      return (try #require(found["a"]).width, try #require(found["b"]).width)
    }
    let yielding = try width("{placeholder: Enter the name}", 240)
    #expect(abs(yielding.field - 115.5) <= 1 && yielding.label + yielding.field == 375 - 32 - 8)
    #expect(try width("{placeholder: Enter the name}", 251).field > 200)
    #expect(try width("{text: Anna, width: 80}", 240).field == 80)
  }

  @Test("Texts are aligned on one baseline, whatever their sizes")
  func baselines() throws {
    let cell = try row(
      """
      height: 60, views: [{id: a, label: Large, font: 28, pin: {leading: 16, top: 10}}, {id: b, label: small, font: 12}], \
      constraints: [b.leading == a.trailing + 8, b.firstBaseline == a.firstBaseline]
      """)
    let (large, small) = (try #require(frames(cell)["a"]), try #require(frames(cell)["b"]))
    let measure = SystemFontMeasure(ios: 17)
    func baseline(_ frame: LayoutRect, _ size: Double) -> Double {
      frame.y + measure.ascender(ResolvedFont(size: size, weight: .regular))
    }
    #expect(abs(baseline(large, 28) - baseline(small, 12)) <= 0.5)
  }

  @Test("Views without text are aligned by their edges: ac-0260")
  func edges() throws {
    let spec = """
      height: 76, views: [{id: a, width: 34, height: 32, pin: {trailing: 20}, views: []}, {id: b, width: 8, height: 8, pin: {leading: 0}}], \
      constraints: [a.lastBaseline == contentView.bottom, b.firstBaseline == a.firstBaseline]
      """
    let frames = frames(try row(spec))
    #expect(frames["a"]?.y == 44 && frames["b"]?.y == 44)
  }

  @Test("Constraints are mirrored from right to left, except for left and right")
  func directions() throws {
    let spec = """
      height: 44, views: [{id: a, width: 10, height: 10, pin: {leading: 30, top: 0}}, \
      {id: b, width: 10, height: 10, pin: {left: 30, top: 0}}, {id: c, width: 20, height: 10}], \
      constraints: [c.right == b.right + 40, c.top == b.top]
      """
    let left = frames(try row(spec))
    #expect(left["a"]?.x == 30 && left["b"]?.x == 30 && left["c"]?.x == 60)
    let right = frames(try row(spec) { $0.layoutDirection = .rightToLeft })
    #expect(right["a"]?.maxX == 345 && right["b"]?.x == 30 && right["c"]?.x == 60)
  }

  @Test("A visual format that begins and ends at the contentView keeps the margins", arguments: [false, true])
  func standardSpacing(isRightToLeft: Bool) throws {
    let spec = """
      height: 60, views: [{id: a}, {id: b, width: 10, height: 10, pin: {top: 0}}], \
      constraints: ['H:|-[a]-|', 'V:|-[a]-|', b.left == superview.left + standard]
      """
    let frames = frames(try row(spec) { if isRightToLeft { $0.layoutDirection = .rightToLeft } })
    #expect(frames["a"] == LayoutRect(x: 16, y: 11, width: 343, height: 38))
    #expect(frames["b"]?.x == 16)
  }

  @Test("A text wraps in the width that constraints leave, and sets the height of the row")
  func wrapping() throws {
    let spec =
      "views: [{id: a, label: A text that does not fit into one line of a narrow phone and wraps, lines: 0, pin: margins}]"
    let narrow = try row(spec, width: 320)
    let wide = try row(spec, width: 1024)
    #expect(narrow.frame.height > wide.frame.height)
    // The line below the row is a part of what it has.
    #expect(frames(narrow)["a"]?.width == 288 && frames(wide)["a"]?.height == 21)
  }

  @Test(
    "Stacks are arranged as in UIStackView",
    arguments: ["fill", "fillEqually", "equalSpacing", "equalCentering", "fillProportionally"])
  func stacks(distribution: String) throws {
    let spec = """
      height: 44, views: [{id: s, pin: 0, stack: {distribution: \(distribution), spacing: 5, views: [\
      {id: a, image: {size: [20, 10]}, hugging: 252}, {id: b, image: {size: [40, 10]}}, {id: c, image: {size: [60, 10]}, hugging: 252}]}}]
      """
    let frames = frames(try row(spec, width: 320))
    let (a, b, c) = (try #require(frames["a"]), try #require(frames["b"]), try #require(frames["c"]))
    #expect(a.x == 0 && c.maxX == 320 && a.height == 44)
    switch distribution {
    case "fill": #expect(a.width == 20 && c.width == 60 && b.width == 230)
    case "fillEqually": #expect(abs(a.width - b.width) <= 0.5 && abs(b.width - c.width) <= 0.5)
    case "equalSpacing": #expect(b.width == 40 && abs((b.x - a.maxX) - (c.x - b.maxX)) <= 0.5)
    case "equalCentering": #expect(abs((b.midX - a.midX) - (c.midX - b.midX)) <= 0.5)
    default: #expect(abs(a.width - 320.0 * 20 / 130) < 0.5 && abs(b.width / a.width - 2) < 0.1 && c.maxX == 320)
    }
  }

  @Test("Constraints lay out views in views with their own margins")
  func nesting() throws {
    let spec = """
      height: 100, views: [{id: card, pin: 10, layoutMargins: [1, 2, 3, 4], views: [{id: a, pin: margins}, {id: b, height: 5, views: []}], \
      constraints: [b.leading == superview.leading, b.trailing == contentView.trailing - 20, b.top == a.top]}]
      """
    let frames = frames(try row(spec, width: 320))
    #expect(frames["a"] == LayoutRect(x: 2, y: 1, width: 294, height: 76))
    #expect(frames["b"].map { $0.x == 0 && $0.maxX == 290 && $0.y == 1 } == true)
  }

  @Test("A view with a frame keeps it, and constraints refer to it")
  func frames() throws {
    let spec =
      "height: 44, views: [{id: a, frame: [10, 5, 40, 20]}, {id: b, width: 8, height: 8}], constraints: [b.leading == a.trailing + 4, b.top == a.bottom]"
    #expect(frames(try row(spec))["b"] == LayoutRect(x: 54, y: 25, width: 8, height: 8))
  }

  @Test("The last of conflicting constraints is broken, and content priorities yield to every declared constraint")
  func contradictions() throws {
    let spec =
      "height: 44, views: [{id: a, width: 40, height: 10, pin: {leading: 0, top: 0}}], constraints: [a.width == 50, a.width == 60 @999]"
    #expect(frames(try row(spec))["a"]?.width == 40)
    // ac-0091: an image of 20 between 20 and 20 of 72 is 32 high.
    let image = """
      height: 72, views: [{id: a, image: {size: [20, 20]}}], \
      constraints: [a.leading == contentView.leading + 20, a.top == contentView.top + 20, contentView.bottom == a.bottom + 20, \
      a.height == 20, a.width == 20]
      """
    #expect(frames(try row(image, ios: 16, width: 414))["a"] == LayoutRect(x: 20, y: 20, width: 20, height: 32))
    // ac-0032: a label of 314 in the 228 that it is left, though its content asks for 1000.
    let label = """
      height: 80, views: [{id: a, label: Glow In The Dark Sharks can be real snarks, compression: 1000}], \
      constraints: [a.leading == contentView.leading + 84, contentView.trailing >= a.trailing + 8, a.top == contentView.top]
      """
    #expect(frames(try row(label, ios: 14, width: 320))["a"]?.width == 228)
    let endless =
      "height: 44, views: [{id: a, aspect: 1, pin: {leading: 0, top: 0}}], constraints: [a.width == a.height * 2, a.width >= 1e5]"
    #expect(frames(try row(endless))["a"].map { $0.width.isFinite } == true)
  }
}
