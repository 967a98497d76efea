import TableIR

/// The inside of a contentView: its image and its two labels, before and after the row's height is known.
///
/// Two steps, because an automatic row's height follows from its texts and the frames follow from the height: `init` sets
/// the texts and measures, `place` gives frames.
struct CellContent: Sendable {
  let context: LayoutContext
  let style: CellStyle
  let text: Typesetter.Setting?
  let detailText: Typesetter.Setting?
  let image: Image?
  let imageSize: Size
  /// Where the image starts, and the text where there is none.
  let leadingX: Double
  let textX: Double
  /// Where the texts must end.
  let trailingX: Double

  init(row: Row, context: LayoutContext, contentWidth: Double) {
    self.context = context
    style = row.style
    image = row.image
    let labels = context.profile.labels
    imageSize = row.image.map(context.size(of:)) ?? Size(width: 0, height: 0)
    leadingX = context.leadingMargin + Double(row.indentationLevel) * row.indentationWidth
    textX = row.image == nil ? leadingX : leadingX + imageSize.width + labels.imageGap
    trailingX = Self.trailingX(row.accessory, context: context, contentWidth: contentWidth)
    let looks = CellTextStyles(style: row.style, tintColor: context.tintColor)
    let available = max(trailingX - textX, 0)
    let typesetter = context.typesetter
    switch row.style {
    case .default:
      text = row.text.map { typesetter.set($0, style: looks.text, maxWidth: available) }
      detailText = nil
    case .subtitle:
      text = row.text.map { typesetter.set($0, style: looks.text, maxWidth: available) }
      detailText = row.detailText.map { typesetter.set($0, style: looks.detailText, maxWidth: available) }
    case .value1:
      let title = row.text.map { typesetter.set($0, style: looks.text, maxWidth: available) }
      // The title keeps its width; what is left is the detail's.
      let taken = title.map { typesetter.size($0).width + labels.value1Gap } ?? 0
      text = title
      detailText = row.detailText.map {
        typesetter.set($0, style: looks.detailText, maxWidth: max(available - taken, 0))
      }
    case .value2:
      text = row.text.map { typesetter.set($0, style: looks.text, maxWidth: labels.value2TextWidth) }
      let taken = labels.value2TextWidth + labels.value2Gap
      detailText = row.detailText.map {
        typesetter.set($0, style: looks.detailText, maxWidth: max(available - taken, 0))
      }
    }
  }

  private static func trailingX(_ accessory: Accessory, context: LayoutContext, contentWidth: Double) -> Double {
    let trailing = context.profile.labels.trailing
    guard accessory != .none else { return contentWidth - (trailing.withoutAccessory ?? context.trailingMargin) }
    let end = contentWidth - trailing.withAccessory
    guard accessory == .disclosureIndicator, let before = trailing.beforeDisclosure else { return end }
    return min(end, context.cellWidth - context.contentInsets.left - context.contentInsets.right - before)
  }

  /// The height that an automatic row takes for this content, in points.
  var automaticHeight: Double {
    let rows = context.profile.rows
    let hairline = rows.separatorHeight == .offAutomaticRow ? context.grid.pixel : 0
    let imageHeight = image == nil ? 0 : imageSize.height + rows.verticalPadding + hairline
    return max(rows.minimumAutomaticHeight - hairline, imageHeight, textHeight(hairline: hairline))
  }

  private func textHeight(hairline: Double) -> Double {
    let typesetter = context.typesetter
    if style == .subtitle, let text, let detailText {
      // Both labels up to whole points and one more line of the first: Body over Caption 1 makes 21 + 15 + 22 = 58 less
      // the hairline, 17 over 12 points of a fixed size 21 + 15 + 20 = 56 (ib-c04922, ib-c04986; 80 and 102 with two and
      // three lines: ib-c04934, ib-c04935).
      let labels = typesetter.wholePointHeight(text) + typesetter.wholePointHeight(detailText)
      return labels + text.line.leading.rounded() - hairline
    }
    let tallest = max(text.map { typesetter.size($0).height } ?? 0, detailText.map { typesetter.size($0).height } ?? 0)
    return tallest == 0 ? 0 : tallest + context.profile.rows.verticalPadding + hairline
  }
}

/// The fonts and colours of UIKit's cell styles.
private struct CellTextStyles {
  let text: Typesetter.Style
  let detailText: Typesetter.Style

  init(style: CellStyle, tintColor: Color) {
    let body = Typesetter.Style(base: .textStyle(.body), color: .system(.label))
    switch style {
    case .default:
      text = body
      detailText = body
    case .subtitle:
      // Body over Caption 1: the defaults of the style up to iOS 18 (ib-c04922).
      text = body
      detailText = Typesetter.Style(base: .textStyle(.caption1), color: .system(.label))
    case .value1:
      text = body
      detailText = Typesetter.Style(base: .textStyle(.body), color: .system(.secondaryLabel), alignment: .right)
    case .value2:
      // 12 over 12 pt: the style's observations from iOS 9 on.
      text = Typesetter.Style(base: .fixed(12), color: tintColor, alignment: .right)
      detailText = Typesetter.Style(base: .fixed(12), color: .system(.label))
    }
  }
}
