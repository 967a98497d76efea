/// Where the contents of one cell begin and end, in the cell's space.
///
/// A separator's inset is also a margin: UIKit moves a cell's texts to where its separator begins, and views at the trailing edge
/// to where it ends: 30 and 30 in ib-c02165 and ib-c03961, 84 in ib-c05552.
struct CellMargins<L: Length> {
  let leading: L
  let trailing: L
  /// The leading margin of the contentView, to which constraints refer. A separator's inset does not move it: 20 with an inset of 62,
  /// and 16 and 20 with 0 and with 999, in 15 cells that Interface Builder laid out for iOS 15 to 18.
  let constrained: L
  /// The distance between an accessory and the end of the cell.
  let beyondAccessory: L

  /// Where the row's separator begins: where the contents would if the row were not edited.
  let line: L

  /// Margins that are set for a cell and its contentView win over the table's, but for the accessory, which keeps to those: with 20 and 0,
  /// texts begin at 20 and end at the edge of the contentView, the line is as long as that, and a switch still ends 20 before the edge
  /// (four cells in the iOS 26.1 simulator, Vercantez/openuikit: `realapp_focus_settings`).
  ///
  /// - Parameters:
  ///   - margins: those of the row's contentView.
  ///   - separator: the insets that are set for the row's separator.
  ///   - indent: what the editing controls move the contentView by; nil if they don't.
  init(
    context: LayoutContext<L>, margins: LayoutContext<L>.Sides, separator: (leading: L?, trailing: L?), indent: L?
  ) {
    let resting: L
    if let inset = separator.leading?.named("where the separator begins: its inset is also a margin") {
      resting = max(inset, context.metric(\.labels.leastTextX, "the minimum, with a separator inset"))
    } else {
      resting = margins.leading.named("the leading margin")
    }
    // Controls at the edge of the table move what is at the readable margin, with its line (Open Radar 26942925).
    let movesReadable = context.followsReadableWidth && context.profile.editingControls.margin != nil
    let beside =
      movesReadable
      ? nil
      : indent.map { _ in context.metric(\.editingControls.contentMargin, "the margin beside an editing control") }
    leading = beside ?? resting
    constrained = beside ?? margins.leading.named("the leading margin")
    // In a list it moves with the text: from 56 = 40 + 16 (iOS 26.1 simulator).
    line = if let indent, movesReadable || context.isList { leading + indent } else { resting }
    let end =
      separator.trailing?.named("the separator's trailing inset, which is also a margin")
      ?? L(0, "the separator's trailing inset")
    trailing = max(end, margins.trailing.named("the trailing margin"))
    beyondAccessory = max(end, context.tableMargins.trailing.named("the margin beyond the accessory"))
  }
}
