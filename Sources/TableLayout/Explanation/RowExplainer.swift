import TableIR

/// Tells how the frames of one row come about, from the same rules that lay it out.
///
/// Each number is derived again, step by step; a test holds the results against the layout tree's own.
struct RowExplainer {
  let context: LayoutContext
  let section: Section
  let row: Row
  let cell: CellNode
  /// Where the cell's section begins and what is above the cell in it.
  let above: Above
  let margins: CellMargins
  let separators: SeparatorLayout
  let accessories: AccessoryLayout
  let editing: EditingLayout
  /// None while the row is edited.
  let accessory: Accessory
  let edges: GroupEdges
  let content: CellContent

  struct Above {
    /// The y of the section's top in the table's content space.
    var sectionTop: Double
    /// What is there: `where section 'a' ends`.
    var begins: String
    var topPadding: Double
    var topPaddingSource: Derivation.Source?
    var headerHeight: Double
    var rows = 0
    var rowsHeight = 0.0
  }

  init(context: LayoutContext, section: Section, row: Row, cell: CellNode, above: Above) {
    self.context = context
    self.section = section
    self.row = row
    self.cell = cell
    self.above = above
    separators = SeparatorLayout(context: context, section: section, row: row, position: cell.position)
    editing = EditingLayout(context: context, row: row)
    accessory = editing.accessory
    margins = CellMargins(context: context, separator: separators.separator, editing: editing)
    accessories = AccessoryLayout(context: context)
    edges = GroupEdges(context: context, position: cell.position)
    let line = separators.heightOffContentView
    let room = CellContent.Room(
      width: cell.contentView.width,
      height: context.knownHeight(of: row, in: section).map { $0 - line },
      follower: CellContent.Follower(accessory, editing: editing))
    content = CellContent(row: row, context: context, margins: margins, room: room)
  }

  var explanation: Explanation {
    Explanation(
      subject: "row '\(row.id)' of section '\(section.id)'", location: row.location,
      frames: [cellFrame, contentViewFrame] + contentFrames + subviewFrames
        + [stackFrame].compactMap { $0 } + arrangedFrames
        + [accessoryFrame, editingControlFrame, reorderControlFrame, separatorFrame].compactMap { $0 })
  }

  var spec: Derivation.Source { .spec(row.location) }

  /// A frame whose numbers are derived one by one.
  func frame(
    _ view: String, in space: String, _ rect: Rect, isMirrored: Bool = true, _ derive: (inout Derivation) -> Void
  ) -> FrameDerivation {
    let holders = [
      "the table's content": context.tableWidth, "the cell": cell.frame.width,
      "the contentView": cell.contentView.width,
    ]
    return FrameDerivation(
      view: view, space: space, frame: rect,
      numbers: Derivation.Quantity.allCases.map { quantity in
        var number = Derivation(quantity)
        derive(&number)
        return number
      }, mirroredIn: isMirrored ? holders[space] : nil)
  }

  func snap(_ number: inout Derivation, origin: Double) { number.snap(to: context.grid, origin: origin) }
}
