import TableIR
import TableLayout
import TableSupport

extension Record<CellNode> {
  static let cell = Record(
    "row", summary: "A row: one cell, in the table's content space.",
    blank: { _, _ in .blank }, Member.state + [.backgroundView, .selectedBackgroundView, .contentView] + Member.around)
}

extension Member<CellNode> {
  fileprivate static let state: [Member] = [
    Member(
      "id", \.id, .text, "from the spec, or generated from the row's place", .unreported("rows are matched by it")),
    Member(
      "position", \.position, .word, "in its section",
      .unreported("it follows from rows that are added or removed around it")),
    Member("class", \.className, .text, "a custom class", .text(.className)),
    Member("frame", \.frame, .rect, "in the table's content space", .frame),
    .inline(selection) { $0.pointee.selection != CellSelection() },
    .source(\.location),
  ]

  private static let selection: [Member] = [
    Member("selected", \.selection.isSelected, .only(true), unless: false, "", .flag(.selected, "yes")),
    Member(
      "highlighted", \.selection.isHighlighted, .only(true), unless: false, "whether a finger is on the row",
      .flag(.highlighted, "yes")),
    Member(
      "userInteractionEnabled", \.selection.isUserInteractionEnabled, .only(false), unless: true,
      "whether the row and its views receive taps", .flag(.interaction, "no")),
    Member(
      "selectionStyle", \.selection.style, .word(of: [.none, .blue, .gray]), unless: .default,
      "how the row shows that it is selected, if not the default", .word(.selectionStyle)),
  ]

  // MARK: Backgrounds

  fileprivate static let backgroundView = group(
    "backgroundView", isView: true, presence: .always, definition: "background", background)

  static let background: [Member] = [
    Member("frame", \.backgroundView, .rect, "in the cell's space", .frame),
    .inline(\.background, [.fill("fill")]),
    card,
    .inline(\.background, [.layer]),
  ]

  private static let card = Member(
    "cornerRadius", .number, "of the corners of the card that belong to this row, in points", .number(.cornerRadius),
    written: { cell, _ in radius(cell.pointee.cornerRadius, cell.pointee.position) },
    set: { $0.cornerRadius = $1 ?? 0 }, listed: { radius($0.pointee.cornerRadius, $0.pointee.position) })

  /// Nil if none of its card's corners belongs to the row.
  private static func radius(_ radius: Double, _ position: RowPosition) -> Double? {
    radius > 0 && position != .middle ? radius : nil
  }

  private static let selected = Members<CellNode>([
    Member("frame", \.backgroundView, .rect, "in the cell's space", .unreported("it is the backgroundView's")),
    .inline(\.selectedBackground, [.fill("fill")]),
    Member([], write: card.write, read: card.read, list: { _, _ in }),
    .inline(\.selectedBackground, [.layer]),
  ])

  /// Present if the row shows that it is selected, or if it would show a background other than UIKit's.
  fileprivate static let selectedBackgroundView = Member(
    [
      Field(
        key: "selectedBackgroundView", schema: Form<Never>.reference("background"), noun: "an object",
        presence: .optional,
        doc:
          "the background while the row is selected; if left out, UIKit's own for the iOS version and the selection style",
        reported: Property.selectedBackground.words, property: .selectedBackground)
    ],
    write: { cell, writer in
      guard
        cell.pointee.selection.shows
          || cell.pointee.selection.style != .none
            && !writer.context.hasStandardSelection(cell)
      else { return }
      writer.json.key("selectedBackgroundView")
      selected.write(object: cell, &writer)
    },
    read: { source, decoder, cell throws(LayoutProblem) in
      if let inner = try source.nodeIfPresent("selectedBackgroundView") {
        try selected.read(inner, &decoder, &cell)
      } else {
        cell.selectedBackground = .standardSelection(cell.selectionStyle, ios: decoder.environment.ios)
      }
    },
    list: { cell, lister in
      // An app can select a row that receives no taps.
      guard cell.pointee.selectionStyle != .none else { return }
      let (fill, words) = (cell.pointee.selectedBackground, lister.words)
      let shape = words.shape(cornerRadius: fill.cornerRadius, fill.border).map { ", \($0)" } ?? ""
      lister.add(
        .selectedBackground, ReportedValue(words.fill(fill.fill) + shape, content: words.content(of: fill.fill)))
    })

  // MARK: Contents

  fileprivate static let contentView = group(
    "contentView", inline: false, isView: true, presence: .always,
    [
      Member("frame", \.contentView, .rect, "in the cell's space; frames of its subviews are in its own", .frame),
      Member("imageView", \.imageView, .object(.imageView), "", .view("imageView", .imageView)),
      Member("textLabel", \.textLabel, .object(.label), "", .view("textLabel", .label)),
      Member("detailTextLabel", \.detailTextLabel, .object(.label), "", .view("detailTextLabel", .label)),
      Member("subviews", \.subviews, .subviews, unless: [], "", .views()),
    ])

  fileprivate static let around: [Member] = [
    Member("accessoryView", \.accessoryView, .object(.accessory), "", .view("accessoryView", .accessory)),
    .inline(firstOf: \.edges, blank: CellNode.Edges(), Member<CellNode.Edges>.edges),
    Member("separator", \.separator, .object(.separator), "", .view("separator", .separator)),
    Member(
      "whileEditing", firstOf: \.editing, .object(.whileEditing), "what the row shows while its table is being edited",
      .members(.whileEditing)),
    Member(
      "swipeActions", firstOf: \.swipes, .object(.swipeActions),
      "the actions that the row shows when it is swiped open", .members(.swipeActions)),
    .accessibility({ $0.pointee.spoken }) { $0.accessibility = $1 },
    .elements { reader, cell, _ in reader.elements(of: cell.pointee) },
  ]
}

extension Member<CellNode.Edges> {
  fileprivate static let edges: [Member] = [
    Member("editingControl", \.editingControl, .object(.editingControl), "", .view("editingControl", .editingControl)),
    Member("reorderControl", \.reorderControl, .object(.reorderControl), "", .view("reorderControl", .reorderControl)),
    Member("topSeparator", \.topSeparator, .object(.separator), "", .view("topSeparator", .separator)),
    Member(
      "secondAccessoryView", \.secondAccessory, .object(.accessory), "the accessory before accessoryView, in a list",
      .view("secondAccessoryView", .accessory)),
    Member(
      "thirdAccessoryView", \.thirdAccessory, .object(.accessory), "the accessory before that",
      .view("thirdAccessoryView", .accessory)),
  ]
}

// MARK: Parts of cells

extension Record<ImageNode> {
  static let imageView = Record(
    "imageView", summary: "A cell's imageView.",
    blank: { source, _ throws(LayoutProblem) in
      let frame = try source.rectIfPresent("frame") ?? .zero
      return ImageNode(frame: frame, image: .blank(frame.size))
    },
    [
      Member("frame", \.frame, .rect, "in the contentView's space", .frame)
    ] + Member.images(\.image, highlighted: \.highlightedImage))
}

extension Record<EditingControlNode> {
  static let editingControl = Record(
    "editingControl",
    summary: "The control for deleting, inserting or selecting a row while its table is being edited.",
    blank: { _, _ in EditingControlNode(style: .delete, frame: .zero) },
    [
      Member("style", \.style, .word, "", .word(.kind)),
      Member("frame", \.frame, .rect, "in the cell's space", .own("its frame") { $1.listActive($0) }),
    ])
}

extension Record<ReorderControlNode> {
  static let reorderControl = Record(
    "reorderControl", summary: "The control for moving a row.",
    blank: { _, _ in ReorderControlNode(frame: .zero, mark: .zero) },
    finish: { control, _ in if control.mark == .zero { control.mark = control.usualMark } },
    [
      Member("frame", \.frame, .rect, "in the cell's space", .own("its frame") { $1.listActive($0) }),
      Member(
        "mark", .rect, "the frame of the three lines in its space, if a custom profile sets it",
        .property(.drawnSize) { mark, _ in ReportedValue(String(decimal: mark.height)) }
      ) {
        $0.pointee.hasUsualMark ? nil : $0.pointee.mark
      } set: {
        $0.mark = $1
      },
    ])
}

extension ViewLister {
  /// UIKit's own controls always receive taps.
  fileprivate mutating func listActive(_ frame: LayoutRect) {
    current.frame = frame
    current.isActive = true
  }
}

extension ReorderControlNode {
  /// The three lines are centred. Like the control's width, which the layout contains, their height grows with the text
  /// (`MetricsProfile.EditingControls`).
  fileprivate var usualMark: LayoutRect {
    let editing = MetricsProfile().editingControls
    let growth = max(frame.width - editing.reorderWidth, 0) / editing.reorderWidthGrowth
    let height = min(
      editing.reorderMarkHeight + growth * editing.reorderMarkHeightGrowth, editing.largestReorderMarkHeight)
    let y = ((frame.height - height) / 2).rounded(.up)
    return LayoutRect(x: 0, y: y, width: frame.width, height: height)
  }

  /// Whether the height of the lines is the usual one, up to the half pixel that rounding to the grid adds.
  fileprivate var hasUsualMark: Bool { (mark.height - usualMark.height).magnitude < 0.26 }
}

extension Record<SeparatorNode> {
  static let separator = Record(
    "separator", summary: "A line between rows.",
    blank: { _, _ in SeparatorNode(frame: .zero, color: .system(.separator)) },
    [
      Member("frame", \.frame, .rect, "in the cell's space; for an empty row, in the table's content space", .frame),
      Member(
        "color", .color, "if it is not UIKit's own", .color(.color),
        written: { line, _ in line.pointee.color == .system(.separator) ? nil : line.pointee.color },
        set: { $0.color = $1 ?? .system(.separator) }, listed: { $0.pointee.color }),
    ])
}

extension Record<WhileEditing> {
  static let whileEditing = Record(
    "whileEditing",
    summary: "What a row shows while its table is being edited. It has frames only if the table is being edited.",
    blank: { _, _ in WhileEditing() },
    [
      Member("style", \.style, .word, "of the control at the leading edge", .word(.editingControl)),
      Member(
        "reorder", \.isReorderable, .only(true), unless: false, "whether it has a control for moving it",
        .flag(.reorderControl, "yes")),
      Member(
        "indent", \.indents, .only(false), unless: true, "whether its contents are indented at the leading edge",
        .flag(.indentWhileEditing, "no")),
      Member(
        "accessoryView", \.accessory, .object(.editingAccessory), "shown instead of the row's accessoryView",
        .view("editingAccessoryView", .editingAccessory)),
    ])
}
