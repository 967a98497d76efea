import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

@Suite("Views with frames follow their superview by their autoresizing masks")
struct AutoresizingTests {
  private static let design = LayoutSize(width: 320, height: 44)

  private func frame(
    _ mask: Autoresizing, _ frame: LayoutRect = LayoutRect(x: 40, y: 10, width: 200, height: 20), to size: LayoutSize,
    from design: LayoutSize = design
  ) -> LayoutRect {
    let resized: Frame<Double> = View(content: .plain, frame: frame, autoresizing: mask)
      .frame(in: size, designedFor: design)
    return resized.rect
  }

  @Test("A frame without a mask does not change")
  func none() {
    #expect(
      frame([], to: LayoutSize(width: 568, height: 100)) == LayoutRect(x: 40, y: 10, width: 200, height: 20))
  }

  @Test("A single flexible part takes the whole change")
  func one() {
    let wide = LayoutSize(width: 420, height: 44)
    #expect(frame(.flexibleLeftMargin, to: wide) == LayoutRect(x: 140, y: 10, width: 200, height: 20))
    #expect(frame(.flexibleWidth, to: wide) == LayoutRect(x: 40, y: 10, width: 300, height: 20))
    #expect(frame(.flexibleRightMargin, to: wide) == LayoutRect(x: 40, y: 10, width: 200, height: 20))
    let high = LayoutSize(width: 320, height: 64)
    #expect(frame(.flexibleTopMargin, to: high).y == 30)
    #expect(frame(.flexibleHeight, to: high).height == 40)
    #expect(frame(.flexibleBottomMargin, to: high) == LayoutRect(x: 40, y: 10, width: 200, height: 20))
  }

  @Test("Several flexible parts share the change in proportion to their lengths")
  func proportion() {
    // 40 and 200 and 80 of 320: a growth of 160 is 20, 100 and 40.
    let wide = LayoutSize(width: 480, height: 44)
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], to: wide)
        == LayoutRect(x: 60, y: 10, width: 300, height: 20))
    // 40 and 80: a third and two thirds of 60.
    #expect(frame([.flexibleLeftMargin, .flexibleRightMargin], to: LayoutSize(width: 380, height: 44)).x == 60)
  }

  @Test("A centred view stays centred")
  func middle() {
    let mask: Autoresizing = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    let box = frame(mask, LayoutRect(x: 150, y: 12, width: 20, height: 20), to: LayoutSize(width: 667, height: 101))
    #expect(box.midX == 333.5 && box.midY == 50.5)
  }

  @Test("Parts without any length get equal shares")
  func empty() {
    let box = frame(
      [.flexibleLeftMargin, .flexibleRightMargin], LayoutRect(x: 0, y: 0, width: 320, height: 44),
      to: LayoutSize(width: 420, height: 44))
    #expect(box.x == 50 && box.width == 320)
  }

  @Test("Parts beyond the superview take no share, and no length becomes negative")
  func beyond() {
    let header = LayoutRect(x: 10, y: 20, width: 300, height: 40)
    let grown = frame(
      [.flexibleWidth, .flexibleRightMargin], header, to: LayoutSize(width: 400, height: 60),
      from: LayoutSize(width: 300, height: 60))
    #expect(grown == LayoutRect(x: 10, y: 20, width: 400, height: 40))
    #expect(frame(.flexibleWidth, to: LayoutSize(width: 90, height: 44)).width == 0)
  }

  @Test("A rotation gives the same frames as a new layout", arguments: 0..<64)
  func rotation(bits: Int) throws {
    let mask = Autoresizing(rawValue: UInt8(bits))
    let portrait = LayoutSize(width: 359, height: 100)
    let landscape = LayoutSize(width: 651, height: 80)
    let first = frame(mask, to: portrait)
    let rotated = frame(mask, first, to: landscape, from: portrait)
    let direct = frame(mask, to: landscape)
    for (one, other) in [
      (rotated.x, direct.x), (rotated.y, direct.y), (rotated.width, direct.width), (rotated.height, direct.height),
    ] {
      #expect(abs(one - other) < 1e-9, "\(mask.names)")
    }
  }

  @Test("A new cell's contentView is 320 × 44 points, unless the row sets a design size")
  func rows() throws {
    func views(_ row: String, _ size: LayoutSize, scale: Double = 2) throws -> [ViewNode] {
      let environment = Environment(size: size, scale: scale, ios: 17)
      return try SpecTables.table(yaml: "sections: [{rows: [{\(row)}]}]\n").laidOut(in: environment).table.sections[0]
        .rows[0].subviews
    }
    let view = "height: 64, views: [{frame: [16, 12, 280, 20], autoresizing: [flexibleWidth, flexibleTopMargin]}]"
    #expect(
      try views(view, LayoutSize(width: 375, height: 667))[0].frame == LayoutRect(x: 16, y: 32, width: 335, height: 20))
    #expect(
      try views("designSize: [300, 64], \(view)", LayoutSize(width: 375, height: 667))[0].frame
        == LayoutRect(x: 16, y: 12, width: 355, height: 20))
    // Edges are on whole pixels: 16 + 1/3 of 73 = 40.3333.
    let third = "views: [{frame: [100, 0, 20, 20], autoresizing: [flexibleLeftMargin, flexibleRightMargin]}]"
    #expect(try views(third, LayoutSize(width: 393, height: 852), scale: 3)[0].frame.x == 124 + 1.0 / 3)
    #expect(try views(third, LayoutSize(width: 393, height: 852), scale: 2)[0].frame.x == 124.5)
  }

  @Test("A header's views are designed for 320 points and its own height")
  func headers() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        tableHeader: {views: [{frame: [20, 10, 280, 40], autoresizing: [flexibleWidth, flexibleHeight]}]}
        sections:
          - header: {height: 80, designSize: [300, 60], views: [{frame: [10, 20, 280, 30], autoresizing: [flexibleWidth, flexibleHeight]}]}
        """)
    let tree = table.laidOut(in: .phone(width: 568, height: 320)).table
    #expect(tree.header?.frame.height == 50)
    #expect(tree.header?.subviews[0].frame == LayoutRect(x: 20, y: 10, width: 528, height: 40))
    #expect(tree.sections[0].header?.subviews[0].frame == LayoutRect(x: 10, y: 20, width: 548, height: 50))
  }
}
