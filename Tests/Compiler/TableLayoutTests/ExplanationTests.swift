import RandomNumbers
import SpecCompiling
import TableIR
import Testing

@testable import TableLayout

/// An explanation tells every number step by step: the steps must lead to the layout tree's own number.
@Suite("Explanations of frames")
struct ExplanationTests {
  @Test(
    "Explanations end in the numbers of the layout tree, on every device and in every era", arguments: SpecTables.specs)
  func results(spec: String) throws {
    let table = try SpecTables.table(spec)
    var count = 0
    for (era, profile) in MetricsProfile.all.enumerated() {
      for (index, name) in ["iphone-se-1", "iphone-15", "ipad"].enumerated()
      where (era + index) % Trials.step(3) == 0 {
        // Each device in both, but not in every era.
        let orientation: Orientation = (era + index).isMultiple(of: 2) ? .portrait : .landscape
        var environment = Environment(
          screen: .device(try #require(Device.named(name))), orientation: orientation,
          direction: name == "ipad" || orientation == .landscape ? .rightToLeft : .leftToRight,
          ios: profile.versions.upperBound)
        environment.isEditing = orientation == .landscape
        environment.swipedRow = Self.swipedRow(of: table, at: orientation == .portrait ? .trailing : .leading)
        environment.contentOffset = name == "ipad" ? nil : 130
        environment.contentSizeCategory = ["iphone-se-1": .large, "iphone-15": .accessibilityLarge][name] ?? .small
        let layouter = table.layouter(in: environment)
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
    #expect(count > 0)
  }

  @Test("Explanations give each label's color and font as in the layout tree, and never a rule that does not win")
  func looks() throws {
    let table = try SpecTables.table("Specs/appearance.yaml")
    let environment = Environment.phone(width: 393, height: 852, scale: 3) { $0.layoutDirection = .rightToLeft }
    let layouter = table.layouter(in: environment)
    let cells = layouter.layOut(table).table.sections.flatMap(\.rows)
    var rules = 0
    for (row, cell) in zip(table.sections.flatMap(\.rows), cells) {
      guard let label = cell.textLabel, let text = row.text else { continue }
      let frames = try #require(layouter.explain(row.id, in: table).first?.frames)
      let looks = try #require(frames.first { $0.view == "textLabel" }?.looks)
      let color = try #require(looks.first { $0.property == .color })
      let font = try #require(looks.first { $0.property == .font })
      #expect(color.value == .color(label.color))
      #expect(font.value == .font(Font(size: label.font.size, weight: label.font.weight)))
      for (look, declared) in [(color, text.color != nil), (font, text.font != Font())] {
        switch look.source {
        case .spec: #expect(declared)
        case .rule(let location):
          rules += 1
          let setting = table.appearance.flatMap(\.settings).first {
            $0.location == location && $0.property == look.property
          }
          #expect(!declared && setting != nil && (look.property == .font || setting?.value == look.value))
          #expect(!look.beaten.contains { $0.source == look.source })
        case .standard: Issue.record("a rule gives \(row.id) its \(look.property)")
        }
      }
    }
    #expect(rules > 8)
  }

  /// The layout tree's own frames, by what explanations call their views.
  /// A row that has actions at an edge, if there is one.
  private static func swipedRow(of table: Table, at edge: SwipeEdge) -> SwipedRow? {
    table.sections.flatMap(\.rows).lazy.map { SwipedRow(id: $0.id, edge: edge) }.first {
      table.hasSwipeActions($0) == true
    }
  }

  private static func frames(of tree: LayoutTree) -> [String: LayoutRect] {
    let size = tree.table.contentSize
    var frames = ["the table contentSize": LayoutRect(x: 0, y: 0, width: size.width, height: size.height)]
    frames["the table tableHeader"] = tree.table.header?.frame
    frames["the table tableFooter"] = tree.table.footer?.frame
    add(tree.table.header?.subviews, "the table ", in: "tableHeader.", to: &frames)
    add(tree.table.footer?.subviews, "the table ", in: "tableFooter.", to: &frames)
    frames["the table sectionIndex"] = tree.table.sectionIndex?.frame
    for bar in tree.table.bars {
      frames["the table \(bar.id ?? "")"] = bar.frame
      parts(of: bar, "the table \(bar.id ?? "").", to: &frames)
    }
    for section in tree.table.sections {
      frames["section '\(section.id)' header"] = section.header?.frame
      frames["section '\(section.id)' header.textLabel"] = section.header?.textLabel?.frame
      frames["section '\(section.id)' footer"] = section.footer?.frame
      frames["section '\(section.id)' footer.textLabel"] = section.footer?.textLabel?.frame
      add(section.header?.subviews, "section '\(section.id)' ", in: "header.", to: &frames)
      add(section.footer?.subviews, "section '\(section.id)' ", in: "footer.", to: &frames)
      for cell in section.rows {
        let views: [(String, LayoutRect?)] = [
          ("cell", cell.frame), ("contentView", cell.contentView), ("imageView", cell.imageView?.frame),
          ("textLabel", cell.textLabel?.frame), ("detailTextLabel", cell.detailTextLabel?.frame),
          ("accessoryView", cell.accessoryView?.frame), ("editingControl", cell.editingControl?.frame),
          ("reorderControl", cell.reorderControl?.frame), ("reorderControl.mark", cell.reorderControl?.mark),
          ("topSeparator", cell.topSeparator?.frame), ("separator", cell.separator?.frame),
        ]
        let subject = "row '\(cell.id)' of section '\(section.id)' "
        for (view, frame) in views { frames[subject + view] = frame }
        for (index, action) in (cell.swipeActions?.open ?? []).enumerated() {
          let button = subject + "\(cell.swipeActions?.openEdge?.rawValue ?? "")Action \(index + 1)"
          frames[button] = action.frame
          frames[button + ".imageView"] = action.imageFrame
          frames[button + ".titleLabel"] = action.titleLabel?.frame
        }
        add(cell.subviews, subject, in: "", to: &frames)
        add(cell.accessoryView?.subviews, subject, in: "accessoryView.", to: &frames)
        if let stack = cell.subviews.last(where: { $0.kind == "stack" && $0.id == nil }) {
          frames[subject + "stack"] = stack.frame
          inner(stack, subject, of: "stack", to: &frames)
        }
      }
    }
    return frames
  }

  /// All views in a bar, each by its own id.
  private static func parts(of bar: ViewNode, _ subject: String, to frames: inout [String: LayoutRect]) {
    for part in bar.subviews {
      frames[subject + (part.id ?? "")] = part.frame
      parts(of: part, subject, to: &frames)
    }
  }

  private static func add(
    _ views: [ViewNode]?, _ subject: String, in owner: String, to frames: inout [String: LayoutRect]
  ) {
    for (index, view) in (views ?? []).enumerated() {
      // The stack that fills a header is no view of the spec's own.
      let isOwn = view.kind == "stack" && view.id == nil && views?.count == 1 && !owner.isEmpty
      for name in [view.id ?? "subview \(index)"] + (isOwn ? ["stack"] : []) {
        frames[subject + owner + name] = view.frame
        inner(view, subject, of: owner + name, to: &frames)
      }
    }
  }

  private static func inner(
    _ owner: ViewNode, _ subject: String, of name: String, to frames: inout [String: LayoutRect]
  ) {
    for (index, view) in owner.subviews.enumerated() {
      let name = view.id ?? "\(name).subview \(index)"
      frames[subject + name] = view.frame
      inner(view, subject, of: name, to: &frames)
    }
  }

  @Test("Numbers of a profile are cited by the keys of a profile file")
  func sources() {
    #expect(Derivation.Source.number(\.labels.imageGap) == .profile("labels.imageGap"))
    #expect(Derivation.Source.number(\.accessories.switchSize.width) == .profile("accessories.switchSize"))
    #expect(Derivation.Source.number(\.accessories.detailDisclosureGap) == .profile("accessories.detailDisclosureGap"))
    // As the key paths describe themselves, where the system's Swift lets them: `\MetricsProfile.margins.narrow`.
    guard #available(macOS 13.3, iOS 16.4, *) else { return }
    let paths: [PartialKeyPath<MetricsProfile>] = [
      \.margins.narrow, \.margins.wideWidth, \.margins.readableWidth, \.rows.contentMargin, \.rows.separatorHeight,
      \.rows.scaledMinimumHeight, \.labels.stackAtAccessibilitySizes, \.labels.trailingWithoutAccessory,
      \.accessories.checkmarkSize, \.accessories.sliderHeight, \.accessories.gap, \.controls.stepperSize,
      \.controls.textViewPadding, \.controls.emptyTextFieldWidth, \.separators.pixels, \.separators.points,
      \.headers.sizes, \.headers.tableHeaderReplacesFirstUntitled, \.headers.plainTopPadding, \.groups.edgeHeight,
      \.groups.sideInsetShare, \.editingControls.margin, \.editingControls.reorderWidthGrowth, \.swipeActions.padding,
      \.indexes.leastWidth, \.indexes.cardInset, \.lists.contentMargin, \.lists.wideWidth,
    ]
    for path in paths {
      let name = path.debugDescription.dropFirst("\\MetricsProfile.".count)
      #expect(Derivation.Source.number(path) == .profile(String(name)))
    }
  }

  @Test("A traced layout has the same lengths as a plain one, which carries no trace")
  func plain() {
    func lengths<L: Length>(_ type: L.Type) -> [Double] {
      let start = L(10.25, "a start", .environment)
      let grid = PixelGrid(scale: 2)
      let rounded = grid.ceil(start.plus(0.1, "more"))
      let sum = rounded + L(3, "three").minus(1, "one") - grid.floor(L(0.7, "less"))
      return [start, rounded, sum, sum.halved("in two"), (sum - start - start).room, max(start, sum)].map(\.points)
    }
    #expect(lengths(Double.self) == lengths(TracedLength.self))
    #expect(MemoryLayout<SilentScope>.size == 0)
  }

  @Test("A sum is explained part by part, and a rounded length by its name")
  func sums() {
    let part = TracedLength(4, "four", .environment).plus(0, "nothing").minus(1, "one")
    let rounded = PixelGrid(scale: 1).round(TracedLength(2.6, "its own width", .profile("labels.imageGap")))
    let steps = (TracedLength(10, "ten") - part - rounded).steps
    #expect(steps.map(\.change) == [.start(10), .minus(4), .minus(-1), .minus(3)])
    #expect(steps.map(\.reason) == ["ten", "four", "one", "its own width"])
    #expect(steps.map(\.source) == [nil, .environment, nil, .profile("labels.imageGap")])
  }

  /// Goes along the steps: each says what becomes of the number before it.
  private static func check(_ number: Derivation, _ place: String) throws {
    var value = 0.0
    for step in number.steps {
      switch step.change {
      case .start(let points): value = points
      case .plus(let points): value += points
      case .minus(let points): value -= points
      case .times(let count): value *= count
      case .halved: value /= 2
      case .nothing: break
      case .up, .down, .nearest, .edges, .mirrored: value = step.value
      }
      try #require(abs(value - step.value) < 1e-6, "\(place): \(value) not \(step.value) after '\(step.reason)'")
    }
    try #require(abs(value - number.value) < 1e-6, "\(place): \(value) not \(number.value)")
  }

  /// The keys of a profile file.
  private static let profileKeys: Set<String> = {
    var keys: Set<String> = []
    for group in Mirror(reflecting: MetricsProfile()).children {
      for key in Mirror(reflecting: group.value).children {
        if let group = group.label, let key = key.label { keys.insert("\(group).\(key)") }
      }
    }
    return keys
  }()

  private static func check(_ frame: FrameDerivation, _ place: String) throws {
    let rect = frame.frame
    for (number, value) in zip(frame.numbers, [rect.x, rect.y, rect.width, rect.height]) {
      try #require(
        abs(number.value - value) < 1e-6 && !number.steps.isEmpty,
        "\(place) \(frame.view).\(number.quantity): \(number.value) not \(value): \(number.steps.map(\.reason))")
      try check(number, "\(place) \(frame.view).\(number.quantity)")
      for case .profile(let name) in number.steps.compactMap(\.source) {
        try #require(profileKeys.contains(String(name.prefix { $0 != " " })), "\(place): \(name)")
      }
    }
  }
}
