import TableIR

extension RowExplainer {
  /// The cell in the table's content space.
  var cellFrame: FrameDerivation {
    frame("cell", in: "the table's content", cell.frame) { number in
      switch number.quantity {
      case .x: cellX(&number)
      case .width: cellWidth(&number)
      case .y: cellY(&number)
      case .height: cellHeight(&number)
      }
    }
  }

  private func cellX(_ number: inout Derivation) {
    if context.table.style == .insetGrouped {
      marginStart(&number)
      number.plus(context.environment.safeArea.left, "the safe area's left", .environment)
    } else {
      number.start(0, "cells begin at the table's edge")
    }
    snap(&number, origin: 0)
  }

  private func cellWidth(_ number: inout Derivation) {
    number.start(context.tableWidth, "the table's width", .environment)
    if context.table.style == .insetGrouped {
      let (margins, safeArea) = (context.tableMargins, context.environment.safeArea)
      number.minus(margins.leading, "the margin before the card", marginSource(of: context.tableWidth))
      number.minus(margins.trailing, "the margin after the card", marginSource(of: context.tableWidth))
      number.minus(safeArea.left + safeArea.right, "the safe area at both sides", .environment)
    }
    snap(&number, origin: context.cellX)
  }

  private func cellY(_ number: inout Derivation) {
    number.start(above.sectionTop, above.begins)
    number.plus(above.topPadding, "the padding above its header", above.topPaddingSource)
    number.plus(above.headerHeight, "its header's height")
    number.plus(above.rowsHeight, above.rows == 1 ? "the row above" : "the \(above.rows) rows above")
    snap(&number, origin: 0)
  }

  private func cellHeight(_ number: inout Derivation) {
    let says =
      if row.height != nil {
        "the row's 'height'"
      } else if section.rowHeight != nil {
        "the section's 'rowHeight'"
      } else {
        "the table's 'rowHeight'"
      }
    let said = context.saidHeight(of: row, in: section)
    if case .points(let points) = said {
      number.start(points, says, row.height == nil ? nil : spec)
    } else if let least = context.knownHeight(of: row, in: section) {
      let reason =
        said == nil && context.profile.rows.growWithContent
        ? "nothing is said: rows do not grow by themselves before iOS 11" : "automatic: rows do not grow before iOS 8"
      number.start(least, reason, .profile("rows.minimumAutomaticHeight"))
    } else {
      automaticHeight(&number)
    }
    number.plus(edges.height, "the group's edges", .profile("groups.edgeHeight"))
    snap(&number, origin: cell.frame.y)
  }

  private func automaticHeight(_ number: inout Derivation) {
    let separatorSource = Derivation.Source.profile("rows.separatorHeight")
    switch content.automaticHeight(separator: separators.height) {
    case .minimum(let height, let hairline):
      let grows = height > context.profile.rows.minimumAutomaticHeight
      number.start(
        height, "automatic: the least height, which the content fits in",
        .profile(grows ? "rows.scaledMinimumHeight" : "rows.minimumAutomaticHeight"))
      number.minus(hairline, "the separator's pixel", separatorSource)
    case .stack(let height, let margins, let separator):
      number.start(height, "automatic: what the stack asks for, up to a pixel", spec)
      number.plus(margins, "the margins above and below it", .profile("rows.contentMargin"))
      number.plus(separator, "the separator")
    case .image(let height, let padding, let separator):
      number.start(height, "automatic: the image's height", spec)
      number.plus(padding, "above and below it, the leading of the title's font together")
      number.plus(separator, "the separator")
    case .text(let labels, let leading, let hairline, let separator):
      let isWhole = context.profile.rows.labelsAreWhole
      number.start(
        labels,
        isWhole ? "automatic: the labels, each up to a whole point" : "automatic: the labels, up to a whole sum", spec)
      number.plus(leading, "one more line of the first label's font")
      number.minus(hairline, "the separator's pixel", separatorSource)
      number.plus(separator, "the separator", separatorSource)
    }
  }

  /// The contentView in the cell.
  var contentViewFrame: FrameDerivation {
    frame("contentView", in: "the cell", cell.contentView) { number in
      switch number.quantity {
      case .x:
        number.start(0, "the cell's edge")
        number.plus(context.contentInsets.left, "the safe area and the group's side", .environment)
        number.plus(editing.leading, "the room of the editing control", .profile("editingControls.contentX"))
        snap(&number, origin: 0)
      case .y:
        number.start(edges.top, edges.top == 0 ? "the cell's top" : "below the group's edge")
        snap(&number, origin: 0)
      case .width: contentWidth(&number)
      case .height:
        number.start(cell.frame.height, "the cell's height")
        number.minus(edges.height, "the group's edges", .profile("groups.edgeHeight"))
        number.minus(
          separators.heightOffContentView, "the separator below it", .profile("rows.separatorHeight"))
        snap(&number, origin: edges.top)
      }
    }
  }

  private func contentWidth(_ number: inout Derivation) {
    number.start(context.cellWidth, "the cell's width")
    minusTrailingInset(&number)
    if accessories.reservedWidth(accessory) > 0 {
      minusAccessoryMargin(&number)
      number.minus(accessories.slotWidth(accessory), "the accessory: \(accessory.kind)", accessorySource)
      let gap = accessories.reservedWidth(accessory) - accessories.slotWidth(accessory)
      number.minus(gap, "between it and the contentView", .profile("accessories.gap"))
    } else {
      minusReorderControl(&number)
    }
    number.minus(context.contentInsets.left, "the safe area and the group's side", .environment)
    number.minus(editing.leading, "the room of the editing control", .profile("editingControls.contentX"))
    snap(&number, origin: context.contentInsets.left + editing.leading)
  }

  // MARK: Margins

  /// What stands at the trailing side of the cell before its own margin.
  func minusTrailingInset(_ number: inout Derivation) {
    number.minus(
      context.contentInsets.right - context.sectionIndexWidth, "the safe area and the group's side", .environment)
    number.minus(context.sectionIndexWidth, "the section index", .profile("indexes.leastWidth"))
  }

  /// The number of the profile that the margin of something this wide is.
  func marginSource(of width: Double) -> Derivation.Source {
    if context.environment.layoutMargins != nil { return .environment }
    return .profile(width < context.profile.margins.wideWidth ? "margins.narrow" : "margins.wide")
  }

  /// Starts with the table's leading margin.
  private func marginStart(_ number: inout Derivation) {
    let width = context.tableWidth
    let bound = context.profile.margins.wideWidth
    let reason =
      width < bound
      ? "the margin of tables narrower than \(bound.inPoints)" : "the margin of tables of \(bound.inPoints) and more"
    number.start(context.tableMargins.leading, reason, marginSource(of: width))
  }

  private func minusReorderControl(_ number: inout Derivation) {
    number.minus(
      editing.trailing, "the reorder control and the margin beyond it", .profile("editingControls.reorderWidth"))
  }

  func minusAccessoryMargin(_ number: inout Derivation) {
    let least = max(context.tableMargins.trailing, editing.trailingOfAccessory)
    if let inset = separators.separator.rightInset, inset > least {
      number.minus(inset, "the separator's trailing inset, which is a margin too", spec)
    } else if editing.trailing > 0 {
      minusReorderControl(&number)
      number.minus(
        editing.trailingOfAccessory - editing.trailing, "between the accessory and it",
        .profile("editingControls.accessoryGap"))
    } else {
      number.minus(
        context.tableMargins.trailing, "the margin beyond the accessory", marginSource(of: context.tableWidth))
    }
  }
}
