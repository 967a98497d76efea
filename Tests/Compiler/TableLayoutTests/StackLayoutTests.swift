import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Stacks arrange their views as UIStackView does")
struct StackLayoutTests {
  /// A view of a size.
  private func box(_ width: Double?, _ height: Double?) -> ArrangedView {
    ArrangedView(View(content: .plain, frame: .zero), width: width, height: height)
  }

  private func label(_ text: String, lines: Int = 1) -> ArrangedView {
    var text = Text(text)
    text.lines = lines
    return ArrangedView(View(content: .label(text), frame: .zero))
  }

  private func stack(_ axis: Stack.Axis, _ views: ArrangedView..., change: (inout Stack) -> Void = { _ in }) -> Stack {
    var stack = Stack()
    stack.axis = axis
    stack.views = views
    change(&stack)
    return stack
  }

  /// The cell of a row with a stack on an iPhone SE, whose contentView has 375 points and margins of 16.
  private func cell(
    _ stack: Stack, height: RowHeight = .automatic, direction: LayoutDirection = .leftToRight, ios: Int = 17,
    change: (inout Row) -> Void = { _ in }
  ) throws -> CellNode {
    var row = Row(id: "row")
    row.stack = stack
    row.height = height
    change(&row)
    var section = Section(id: "section")
    section.rows = [row]
    var table = Table(name: "table")
    table.sections = [section]
    let device = try #require(Device.named("iphone-se"))
    let environment = Environment(screen: .device(device), direction: direction, ios: ios)
    return try #require(
      table.laidOut(in: environment).table.sections[0].rows.first)
  }

  private func views(_ cell: CellNode) throws -> [ViewNode] {
    guard case .stack(let views)? = cell.subviews.last?.content else {
      Issue.record("the row has no stack")
      return []
    }
    return views
  }

  private func frames(_ stack: Stack, height: RowHeight = .points(76), direction: LayoutDirection = .leftToRight) throws
    -> [[Double]]
  {
    try views(cell(stack, height: height, direction: direction)).map {
      [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]
    }
  }

  @Test("A stack is between the margins of the contentView, whose row is as tall as required")
  func automatic() throws {
    let tall = stack(.vertical, box(nil, 40), box(nil, 30)) { $0.spacing = 5 }
    let row = try cell(tall)
    #expect(row.subviews.last?.frame == LayoutRect(x: 16, y: 11, width: 343, height: 75.5))
    // 40 + 5 + 30, 11 above and below, and the line.
    #expect(row.frame.height == 97.5)
    #expect(try cell(tall, ios: 26).frame.height == 106)
    #expect(try cell(tall, ios: 9).subviews.last?.frame.y == 8)
    // Rows did not size themselves before iOS 8.
    #expect(try cell(tall, ios: 7).frame.height == 44)
    // A cell of one's own has no least height: 10, 11 above and below, and the line.
    #expect(try cell(stack(.horizontal, box(10, 10))).frame.height == 32.5)
    let beside = try cell(tall) { $0.accessory = .disclosureIndicator }
    #expect(beside.subviews.last?.frame == LayoutRect(x: 16, y: 11, width: 324.5, height: 75.5))
  }

  @Test("Switches and steppers keep their size, in a stack and with a frame; texts in stacks take the space")
  func ownSizes() throws {
    func control(_ kind: Control.Kind) -> ArrangedView {
      ArrangedView(View(content: .control(Control(kind)), frame: .zero))
    }
    let titles = ArrangedView(View(content: .stack(stack(.vertical, label("One"), label("Two"))), frame: .zero))
    let beside = try frames(stack(.horizontal, titles, control(.switch(Switch(isOn: true)))) { $0.spacing = 8 })
    // Its alignment rectangle of 49 ends where the stack does.
    #expect(beside.map { $0[2] } == [286, 51] && beside[1][0] == 294 && beside[1][3] == 31)
    #expect(try frames(stack(.horizontal, control(.switch(Switch(isOn: true)))))[0][2...] == [51, 31])
    #expect(try frames(stack(.vertical, control(.stepper(Stepper()))))[0][2...] == [94, 32])
    let right = try frames(stack(.vertical, control(.switch(Switch(isOn: true)))), direction: .rightToLeft)
    #expect(right[0][0] == 343 - 51 && right[0][2] == 51)
    let table = try SpecTables.table(
      yaml: "{tablespec: 1, sections: [{rows: [{height: 60, views: [{frame: [20, 5, 200, 40], switch: on}]}]}]}")
    let tree = table.laidOut()
    #expect(tree.table.sections[0].rows[0].subviews[0].frame == LayoutRect(x: 20, y: 5, width: 51, height: 31))
  }

  @Test("wrapped labels make the row grow")
  func wrapping() throws {
    let text = "A text that needs more than one line on so small a phone, and more than two where it is larger"
    let row = try cell(stack(.horizontal, box(100, 20), label(text, lines: 0)) { $0.alignment = .top })
    let views = try views(row)
    guard case .label(let node) = views[1].content else { return #expect(Bool(false)) }
    #expect(node.lines.count == 4 && !node.isTruncated)
    #expect(views[1].frame.x == 100 && views[1].frame.width == 243)
    #expect(row.frame.height == views[1].frame.height + 22.5)
  }

  /// The room is 343 by 54 or, without the line below, 53.5.
  @Test("With fill, a view without a size grows, otherwise the first label, and the last labels shrink")
  func fill() throws {
    #expect(
      try frames(stack(.horizontal, box(40, nil), box(nil, nil), box(60, nil)) { $0.spacing = 10 }).map { $0[2] }
        == [40, 223, 60])
    let two = try frames(stack(.horizontal, label("One"), label("Two")))
    #expect(two[0][2] + two[1][2] == 343 && two[0][2] > two[1][2])
    let long = String(repeating: "long ", count: 20)
    let squeezed = try views(
      cell(stack(.horizontal, label("Title"), label(long), box(51, 31)) { $0.spacing = 8 }, height: .points(76)))
    #expect(squeezed[0].frame.width < 50 && squeezed[2].frame.maxX == 343)
    guard case .label(let node) = squeezed[1].content else { return #expect(Bool(false)) }
    #expect(node.isTruncated)
  }

  @Test("The other distributions match UIStackView")
  func distributions() throws {
    func xs(_ distribution: Stack.Distribution, _ widths: [Double]) throws -> [[Double]] {
      var row = stack(.horizontal) { $0.distribution = distribution }
      row.views = widths.map {
        let image = Image.placeholder(Image.Placeholder(size: LayoutSize(width: $0, height: 10)))
        return ArrangedView(View(content: .image(image), frame: .zero))
      }
      return try frames(row).map { [$0[0], $0[2]] }
    }
    #expect(try xs(.fillEqually, [10, 20]) == [[0, 171.5], [171.5, 171.5]])
    #expect(try xs(.fillProportionally, [10, 30]) == [[0, 86], [86, 257]])
    #expect(try xs(.equalSpacing, [43, 100, 100]) == [[0, 43], [93, 100], [243, 100]])
    #expect(try xs(.equalCentering, [43, 100, 100]) == [[0, 43], [107.5, 100], [243, 100]])
  }

  @Test("Alignments across the axis match UIStackView")
  func alignments() throws {
    func ys(_ alignment: Stack.Alignment) throws -> [[Double]] {
      try frames(stack(.horizontal, box(10, 10), box(10, 30), box(10, nil)) { $0.alignment = alignment }).map {
        [$0[1], $0[3]]
      }
    }
    // Heights of their own are no exception; a view without one is as high as the stack in every alignment.
    #expect(try ys(.fill) == [[0, 54], [0, 54], [0, 54]])
    #expect(try ys(.top) == [[0, 10], [0, 30], [0, 54]])
    #expect(try ys(.center) == [[22, 10], [12, 30], [0, 54]])
    #expect(try ys(.bottom) == [[44, 10], [24, 30], [0, 54]])
    var large = Text("Large")
    large.font.size = 34
    let baseline = try views(
      cell(
        stack(.horizontal, label("Small"), ArrangedView(View(content: .label(large), frame: .zero))) {
          $0.alignment = .firstBaseline
        }))
    let measure = SystemFontMeasure(ios: 17)
    let lines = baseline.map { view -> Double in
      guard case .label(let node) = view.content else { return 0 }
      return view.frame.y + measure.ascender(node.font)
    }
    #expect(abs(lines[0] - lines[1]) <= 0.5)
  }

  @Test("From right to left everything is mirrored, including nested stacks")
  func mirrored() throws {
    let inner = ArrangedView(
      View(content: .stack(stack(.horizontal, box(10, 5), box(20, 5))), frame: .zero), width: 30)
    let outer = stack(.horizontal, box(40, nil), box(nil, nil), inner)
    let left = try cell(outer, height: .points(76)) { $0.accessory = .disclosureIndicator }
    let right = try cell(outer, height: .points(76), direction: .rightToLeft) { $0.accessory = .disclosureIndicator }
    let (one, other) = (try #require(left.subviews.last), try #require(right.subviews.last))
    #expect(other.frame.x == right.contentView.width - one.frame.maxX)
    for (one, other) in zip(try views(left), try views(right)) {
      #expect(other.frame.x == 324.5 - one.frame.maxX && other.frame.width == one.frame.width)
    }
    guard case .stack(let nested)? = try views(right).last?.content else { return #expect(Bool(false)) }
    #expect(nested.map(\.frame.x) == [20, 0])
  }

  @Test("A stack has its own margins, and an empty one has none")
  func margins() throws {
    let inset = stack(.vertical, box(nil, 10)) { $0.margins = Insets(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(try frames(inset, height: .automatic)[0].prefix(3) == [2, 1, 337])
    #expect(try cell(stack(.vertical)).frame.height == 44)
    #expect(try frames(stack(.horizontal, box(10, nil)), height: .points(0)).map { $0[3] } == [0])
  }

  @Test("Views that wrap yield to those that do not, and of sizes that do not fit the last is broken")
  func priorities() throws {
    let text = "A long text that wraps, followed by the time of day"
    let row = try views(cell(stack(.horizontal, box(40, 40), label(text, lines: 0), label("12:45")) { $0.spacing = 8 }))
    guard case .label(let time) = row[2].content, case .label(let long) = row[1].content else {
      return #expect(Bool(false))
    }
    #expect(!time.isTruncated && row[2].frame.maxX == 343 && long.lines.count == 2 && !long.isTruncated)
    // Two that wrap share the room.
    let two = try views(cell(stack(.horizontal, label(text, lines: 0), label(text, lines: 0)))).map(\.frame.width)
    #expect(abs(two[0] - two[1]) <= 1 && two[0] + two[1] == 343)
    // A stack of texts gives way before the label beside it.
    let inner = ArrangedView(View(content: .stack(stack(.vertical, label(text), label("Second"))), frame: .zero))
    #expect(try views(cell(stack(.horizontal, inner, label("12:45"))))[1].frame.width > 30)
    let sized = try views(cell(stack(.horizontal, box(200, 10), box(200, 10), label("a"))))
    #expect(sized.map(\.frame.width) == [200, 134, 9])
  }

  @Test("A stack of more views than constraints may position is arranged in one pass")
  func large() throws {
    let many = stack(.horizontal) { $0.views = (0..<200).map { box(2, Double($0)) } }
    #expect(try frames(many).map { $0[0] } == (0..<200).map { Double(2 * $0) })
  }

  @Test("A text without any space is marked as truncated")
  func missing() throws {
    let low = try views(cell(stack(.vertical, label("One"), label("Two"), label("Three")), height: .points(44)))
    let isCut = low.map { view in
      if case .label(let node) = view.content { node.isTruncated } else { false }
    }
    #expect(isCut == [false, true, true])
  }

  @Test(
    "A stack draws no background before iOS 14, however it is placed",
    arguments: [
      "stack: {views: [{stack: {views: [{label: a}]}, background: systemYellow, cornerRadius: 6}]}",
      "views: [{pin: 0, views: [{pin: 0, stack: {views: [{label: a}]}, background: systemYellow, cornerRadius: 6}]}]",
    ], [(13, false), (14, true)])
  func background(row: String, era: (ios: Int, isDrawn: Bool)) throws {
    let (ios, isDrawn) = era
    let spec = "tablespec: 1\nsections: [{rows: [{\(row)}]}]\n"
    let tree = try SpecTables.table(yaml: spec).laidOut(in: .phone(ios: ios))
    let look = tree.table.sections[0].rows[0].subviews[0].subviews[0].look
    #expect((look.background != nil) == isDrawn && (look.cornerRadius != nil) == isDrawn)
  }
}
