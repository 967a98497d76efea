import Foundation
import SourceTree
import SpecCompiling
import TableIR
import TableLayout
import Testing

/// `Stacks/measured.txt` says what was measured, by whom and how.
@Suite("Stacks have the frames that UIStackView was measured to give them")
struct MeasuredStackTests {
  /// A measured layout.
  private struct Case {
    var text: String
    var isNested: Bool
    var hasMargins: Bool
    var axis: Stack.Axis
    var distribution: Stack.Distribution
    var alignment: String
    /// The index of the hidden view.
    var hidden: Int?
    var isSized: Bool
    /// The stack's frame, and those of its views.
    var frames: [[Double]]

    init?(_ line: Substring) {
      let parts = line.split(whereSeparator: { $0 == ":" || $0 == ";" }).map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
      guard let key = parts.first, key.count == 7, parts.dropFirst().allSatisfy({ $0.count == 4 }) else { return nil }
      text = String(line)
      (isNested, hasMargins, isSized) = (key[0] == 1, key[1] == 1, key[6] == 1)
      axis = key[2] == 0 ? .horizontal : .vertical
      distribution = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][Int(key[3])]
      alignment =
        [
          0: "fill", 1: axis == .horizontal ? "top" : "leading", 3: "center",
          4: axis == .horizontal ? "bottom" : "trailing",
        ][
          Int(key[4])] ?? "fill"
      hidden = key[5] == 0 ? nil : key[5] == 1 ? 1 : 0
      frames = Array(parts.dropFirst())
    }

    /// The same stack in a spec, in a row of 600 points.
    var row: String {
      let (inner, outer) = axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
      var views = [(40, 20), (60, 30), (10, 50), (25, 25)].map { "image: {size: [\($0), \($1)]}" }
      if isNested {
        let small = "{image: {size: [15, 10]}}, {image: {size: [30, 12]}}"
        views = [views[0], "stack: {axis: \(inner), alignment: center, spacing: 2, views: [\(small)]}", views[2]]
      }
      let items = views.enumerated().map { "{\($1)\($0 == hidden ? ", hidden: true" : "")}" }
      return """
        {height: 600, views: [{id: s, pin: {leading: 10, top: 20}\(isSized ? ", width: 400, height: 300" : ""), stack: {axis: \(outer), \
        spacing: 5, alignment: \(alignment), distribution: \(distribution.rawValue)\(hasMargins ? ", margins: [3, 5, 7, 11]" : ""), \
        views: [\(items.joined(separator: ", "))]}}]}
        """
    }

    /// The views whose frames are compared: a hidden one is nowhere, and what is in it neither.
    func isCompared(_ index: Int) -> Bool {
      guard let hidden, index > 0 else { return true }
      guard isNested else { return index != hidden + 1 }
      return !(2...4).contains(index)
    }
  }

  /// The frames of a stack and of the views in it, in the space of its superview, each stack before its views.
  private static func frames(_ view: ViewNode, at origin: LayoutPoint = LayoutPoint(x: 0, y: 0)) -> [[Double]] {
    let (x, y) = (origin.x + view.frame.x, origin.y + view.frame.y)
    return [[x, y, view.frame.width, view.frame.height]]
      + view.subviews.flatMap { frames($0, at: LayoutPoint(x: x, y: y)) }
  }

  @Test("Stacks of views with sizes, nested or with margins, with hidden views, sized or free")
  func measured() throws {
    let file = PackageFolder.url("Tests/Compiler/TableLayoutTests/Fidelity/Stacks/measured.txt")
    let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { try #require(Case($0), "\($0)") }
    #expect(cases.count == 446)
    let rows = cases.map(\.row).joined(separator: ",\n  ")
    let table = try SpecTables.table(yaml: "tablespec: 1\nsections: [{rows: [\(rows)]}]\n")
    let environment = Environment(size: LayoutSize(width: 600, height: 667), scale: 2, ios: 26)
    let profile = try #require(MetricsProfile.profile(ios: 26))
    let cells = TableLayouter(environment: environment, profile: profile).layOut(table).table.sections[0].rows
    for (measured, cell) in zip(cases, cells) {
      let ours = Self.frames(try #require(cell.subviews.first))
      #expect(ours.count == measured.frames.count, "\(measured.text)")
      for (index, (one, other)) in zip(ours, measured.frames).enumerated() where measured.isCompared(index) {
        #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 1.01 }, "\(measured.text): view \(index) is at \(one)")
      }
    }
  }
}
