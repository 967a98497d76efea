import LayoutFormat
import TableEmission
import TableIR
import TableLayout
import Testing

@testable import TablePreview

@Suite("Views of scenes")
struct SceneViewTests {
  @Test("The project's specs are found, with scrolled, edited and swiped tables among them")
  func samples() {
    let environments = SampleTable.all.map(\.layouter.environment)
    #expect(environments.count > 80)
    #expect(environments.contains { $0.contentOffset != nil })
    #expect(environments.contains { $0.isEditing })
    #expect(environments.contains { $0.swipedRow != nil })
    #expect(environments.contains { $0.layoutDirection == .rightToLeft })
  }

  @Test("Views of rows are where the picture outlines them", arguments: SampleTable.all)
  func outlines(_ sample: SampleTable) throws {
    let tree = sample.tree
    let svg = String(decoding: SVGEmitter(options: SVGOptions(showsFrames: true)).emit(tree), as: UTF8.self)
    let origin = tree.table.pictureBounds
    let views = SceneViews.views(of: tree)
    for outlined in OutlinedRow.all(in: svg) {
      let row = try #require(views.first { $0.position != nil && $0.name == outlined.id })
      let inside = views.filter { $0.row == row.path && $0.kind != nil }
      for name in ["contentView", "textLabel", "detailTextLabel", "imageView", "accessoryView"] {
        guard let view = inside.first(where: { $0.name == name }), view.frame.isOutlined else { continue }
        let frame = view.frame.offsetBy(x: origin.x, y: origin.y)
        #expect(outlined.frames.contains { $0.isNear(frame) }, "\(name) of \(outlined.id): \(frame)")
      }
      let content = try #require(views.firstIndex { $0.row == row.path && $0.name == "contentView" })
      for view in inside where view.isInside(content, of: views) && view.frame.isOutlined {
        let frame = view.frame.offsetBy(x: origin.x, y: origin.y)
        #expect(outlined.frames.contains { $0.isNear(frame) }, "\(view.path): \(frame)")
      }
    }
  }

  @Test("The picture is as large as the scene says", arguments: SampleTable.all)
  func size(_ sample: SampleTable) throws {
    let figure = SceneFigure(of: sample.tree, query: "", pictures: SVGOptions())
    let svg = String(decoding: figure.picture, as: UTF8.self)
    let box = try #require(svg.firstMatch(of: /viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/))
    #expect(Double(box.3) == figure.size.width)
    #expect(Double(box.4) == figure.size.height)
    #expect(Double(box.2) == -figure.origin.y)
    #expect(Double(box.1) == -figure.origin.x)
  }

  @Test("Every view that diff compares is listed, in the same place", arguments: SampleTable.all)
  func isWhole(_ sample: SampleTable) throws {
    let tree = sample.tree
    let views = SceneViews.views(of: tree)
    let words = LookFormatter(assets: tree.assets)
    for section in tree.table.sections {
      for cell in section.rows where tree.table.pictures(cell.frame) {
        let row = try #require(views.firstIndex { $0.position != nil && $0.name == cell.id })
        expect(ViewLister.views(of: cell, words: words), as: views, below: row)
      }
      for (node, name) in [(section.header, "header"), (section.footer, "footer")] {
        guard let node, tree.table.pictures(node.frame) else { continue }
        let index = try #require(views.firstIndex { $0.path == "\(section.id).\(name)" })
        expect(ViewLister.views(of: node, words: words), as: views, below: index)
      }
    }
  }

  /// - Parameter owner: the row, header or footer in the list.
  private func expect(_ compared: [ViewSnapshot], as views: [SceneView], below owner: Int) {
    let listed = views.indices.filter { $0 == owner || views[$0].isInside(owner, of: views) }
    #expect(views[owner].own.isNear(compared[0].frame))
    for view in compared.dropFirst() where !isLeftOut(view, compared) {
      #expect(
        listed.contains { views[$0].name == view.name && views[$0].own.isNear(view.frame) },
        "\(view.name) \(view.frame) of \(views[owner].path)")
    }
  }

  /// Hidden views, what a row shows only while it is edited, and the texts of controls, which are the control's.
  private func isLeftOut(_ view: ViewSnapshot, _ all: [ViewSnapshot]) -> Bool {
    if view[.hidden] != nil || Double(view[.alpha] ?? "1") ?? 1 < ViewLook.leastVisibleAlpha { return true }
    if view.name == "editingAccessoryView" || view.name.contains("title") || view.name == "selectedBackgroundView" {
      return true
    }
    return view.parent.map { $0 > 0 && isLeftOut(all[$0], all) } ?? false
  }

  @Test("Every view can be explained by the name that it has", arguments: SampleTable.all)
  func explanations(_ sample: SampleTable) {
    let explanations = sample.layouter.explain(sample.table)
    let known = Set(explanations.flatMap { one in one.frames.map { "\(one.id).\($0.view)" } } + explanations.map(\.id))
    for view in SceneViews.views(of: sample.tree) {
      #expect(known.contains(view.explanation), "\(view.path): \(view.explanation)")
    }
  }

  @Test("The frames of views follow from those of their superviews", arguments: SampleTable.all)
  func nesting(_ sample: SampleTable) {
    let tree = sample.tree
    let views = SceneViews.views(of: tree)
    let bounds = tree.table.pictureBounds
    for (index, view) in views.enumerated() {
      guard let parent = view.parent else { continue }
      #expect(parent < index)
      // Bars are in the screen's space, where the picture begins, and not in that of the content.
      let isBar = tree.table.bars.contains { $0.id == view.name }
      let outer =
        parent == 0
        ? (isBar ? LayoutPoint(x: 0, y: 0) : LayoutPoint(x: -bounds.x, y: -bounds.y))
        : LayoutPoint(x: views[parent].frame.x, y: views[parent].frame.y)
      #expect(view.frame == view.own.offsetBy(x: outer.x, y: outer.y))
    }
  }
}

/// A row of a picture with frames.
private struct OutlinedRow {
  var id: String
  /// In the table's content, in points.
  var frames: [LayoutRect]

  static func all(in svg: String) -> [OutlinedRow] {
    svg.matches(of: /<g data-frames="([^"]*)">(.*?)<\/g>/.dotMatchesNewlines()).map { group in
      let rects = group.2.matches(
        of: /<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"[^>]*stroke/)
      return OutlinedRow(
        id: String(group.1),
        frames: rects.compactMap { rect in
          guard let x = Double(rect.1), let y = Double(rect.2), let width = Double(rect.3), let height = Double(rect.4)
          else { return nil }
          // The line of an outline is half a point wide, inside the frame.
          return LayoutRect(x: x - 0.25, y: y - 0.25, width: width + 0.5, height: height + 0.5)
        })
    }
  }
}

extension SceneView {
  /// Whether another view of the list contains it.
  fileprivate func isInside(_ other: Int, of views: [SceneView]) -> Bool {
    var next = parent
    while let index = next {
      if index == other { return true }
      next = views[index].parent
    }
    return false
  }
}

extension LayoutRect {
  /// Whether it is large enough for an outline.
  fileprivate var isOutlined: Bool { width > 0.5 && height > 0.5 }

  fileprivate func isNear(_ other: LayoutRect) -> Bool {
    let distances = [x - other.x, y - other.y, width - other.width, height - other.height]
    return distances.allSatisfy { $0.magnitude < 0.001 }
  }
}
