import TableIR
import TableLayout
import Testing

/// An explanation derives every number again, step by step: the last step must be the layout tree's own number.
@Suite("Explanations of frames")
struct ExplanationTests {
  @Test("end in the numbers of the layout tree, on every device and in every era", arguments: SpecTables.specs)
  func results(spec: String) throws {
    let table = try SpecTables.table(spec)
    var count = 0
    for profile in MetricsProfile.all {
      for name in ["iphone-se-1", "iphone-15", "ipad"] {
        for orientation in Orientation.allCases {
          var environment = Environment(
            screen: .device(try #require(Device.named(name))), orientation: orientation,
            direction: name == "ipad" || orientation == .landscape ? .rightToLeft : .leftToRight,
            ios: profile.versions.upperBound)
          environment.isEditing = orientation == .landscape
          environment.contentOffset = name == "ipad" ? nil : 130
          environment.contentSizeCategory = ["iphone-se-1": .large, "iphone-15": .accessibilityLarge][name] ?? .small
          let layouter = TableLayouter(environment: environment, profile: profile)
          let frames = Self.frames(of: layouter.layOut(table))
          for explanation in layouter.explain(table) {
            for frame in explanation.frames {
              count += 1
              let tree = try #require(
                frames["\(explanation.subject) \(frame.view)"], "\(explanation.subject) \(frame.view)")
              #expect(tree == frame.frame, "\(explanation.subject) \(frame.view)")
              try Self.check(frame, "\(spec) \(profile.name) \(name) \(orientation) \(explanation.subject)")
            }
          }
        }
      }
    }
    #expect(count > 0)
  }

  /// The layout tree's own frames, by what explanations call their views.
  private static func frames(of tree: LayoutTree) -> [String: Rect] {
    let size = tree.table.contentSize
    var frames = ["the table contentSize": Rect(x: 0, y: 0, width: size.width, height: size.height)]
    frames["the table tableHeader"] = tree.table.header?.frame
    frames["the table tableFooter"] = tree.table.footer?.frame
    frames["the table sectionIndex"] = tree.table.sectionIndex?.frame
    func add(_ view: SupplementaryNode?, _ name: String) {
      for (index, subview) in (view?.subviews ?? []).enumerated() {
        let isStack = subview.kind == "stack" && subview.id == nil
        frames["\(name).\(subview.id ?? (isStack ? "stack" : "subview \(index)"))"] = subview.frame
      }
    }
    add(tree.table.header, "the table tableHeader")
    add(tree.table.footer, "the table tableFooter")
    for section in tree.table.sections {
      add(section.header, "section '\(section.id)' header")
      add(section.footer, "section '\(section.id)' footer")
      frames["section '\(section.id)' header"] = section.header?.frame
      frames["section '\(section.id)' header.textLabel"] = section.header?.textLabel?.frame
      frames["section '\(section.id)' footer"] = section.footer?.frame
      frames["section '\(section.id)' footer.textLabel"] = section.footer?.textLabel?.frame
      for cell in section.rows {
        let views: [(String, Rect?)] = [
          ("cell", cell.frame), ("contentView", cell.contentView), ("imageView", cell.imageView?.frame),
          ("textLabel", cell.textLabel?.frame), ("detailTextLabel", cell.detailTextLabel?.frame),
          ("accessoryView", cell.accessoryView?.frame), ("editingControl", cell.editingControl?.frame),
          ("reorderControl", cell.reorderControl?.frame), ("separator", cell.separator?.frame),
        ]
        let subviews = cell.subviews.enumerated().map { ($1.id ?? "subview \($0)", Optional($1.frame)) }
        let stack = [("stack", cell.subviews.last { $0.kind == "stack" && $0.id == nil }?.frame)]
        for (view, frame) in views + subviews + stack {
          frames["row '\(cell.id)' of section '\(section.id)' \(view)"] = frame
        }
      }
    }
    return frames
  }

  private static func check(_ frame: FrameDerivation, _ place: String) throws {
    let rect = frame.frame
    for (number, value) in zip(frame.numbers, [rect.x, rect.y, rect.width, rect.height]) {
      try #require(
        abs(number.value - value) < 1e-6 && !number.steps.isEmpty,
        "\(place) \(frame.view).\(number.quantity): \(number.value) not \(value): \(number.steps.map(\.reason))")
    }
  }
}
