import TableIR

/// Where the contents of one cell begin and end, in the cell's space.
///
/// A separator's inset is a margin too: UIKit moves a cell's texts to where its separator begins, and what stands at the trailing
/// edge to where it ends: 30 and 30 in ib-c02165 and ib-c03961, 84 in ib-c05552.
struct CellMargins {
  let leading: Double
  let trailing: Double
  /// Between an accessory and the end of the cell.
  let beyondAccessory: Double

  /// Where the contents would begin if the row were not edited: its separator stays there.
  let resting: Double

  init(context: LayoutContext, separator: Separator, editing: EditingLayout) {
    let margins = context.margins
    resting = separator.leftInset.map { max($0, context.profile.labels.leastTextX) } ?? margins.leading
    leading = editing.isIndented ? context.profile.editingControls.contentMargin : resting
    trailing = max(separator.rightInset ?? 0, margins.trailing)
    beyondAccessory = max(separator.rightInset ?? 0, context.tableMargins.trailing)
  }
}
