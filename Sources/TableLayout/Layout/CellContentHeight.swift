import TableIR

/// What an automatic row is as high as: whatever needs the most.
enum ContentHeight {
  /// The least height of the era, less a hairline.
  case minimum(Double, hairline: Double)
  /// A stack, the margins above and below it together, and the line below.
  case stack(Double, margins: Double, separator: Double)
  case image(Double, padding: Double, separator: Double)
  /// The labels up to whole points, one more line of the first, less a hairline, with a separator.
  case text(labels: Double, leading: Double, hairline: Double, separator: Double)

  /// In points.
  var points: Double {
    switch self {
    case .minimum(let height, let hairline): height - hairline
    case .stack(let height, let margins, let separator): height + margins + separator
    case .image(let height, let padding, let separator): height + padding + separator
    case .text(let labels, let leading, let hairline, let separator): labels + leading - hairline + separator
    }
  }
}

extension CellContent {
  /// The height that an automatic row takes for this content. `separator` is the line's below it in points, 0 for none.
  func automaticHeight(separator: Double) -> ContentHeight {
    let rows = context.profile.rows
    let hairline = rows.separatorHeight == .offAutomaticRow ? context.grid.pixel : 0
    let added = rows.separatorHeight == .addedToAutomaticRow ? separator : 0
    var tallest = ContentHeight.minimum(minimumHeight, hairline: hairline)
    let contents = [
      imageHeight(separator: separator), textHeight(hairline: hairline, separator: added),
      stackHeight(separator: separator),
    ]
    for other in contents {
      if let other, other.points > tallest.points { tallest = other }
    }
    return tallest
  }

  /// What Auto Layout finds for the contentView, and the line below it.
  private func stackHeight(separator: Double) -> ContentHeight? {
    guard let stack else { return nil }
    let height = StackLayout(context: context).height(of: stack, width: stackWidth)
    return .stack(context.grid.ceil(height), margins: 2 * context.profile.rows.contentMargin, separator: separator)
  }

  /// From margin to margin, in points.
  private var stackWidth: Double { max(trailingX - leadingX, 0) }

  /// The stack in a contentView of a height in points; nil where the row has none.
  func stackNode(height: Double, location: SourceLocation) -> ViewNode? {
    guard let stack else { return nil }
    let margin = min(context.profile.rows.contentMargin, height / 2)
    let frame = context.grid.snap(
      Rect(x: leadingX, y: margin, width: stackWidth, height: height - 2 * margin))
    var node = context.node(View(content: .stack(stack), frame: frame, location: location), frame: frame)
    // A stack is pinned to its margins, so it changes sides where a view with a frame does not.
    if context.environment.layoutDirection == .rightToLeft { node.frame.mirror(in: contentWidth) }
    return node
  }

  private var minimumHeight: Double {
    let rows = context.profile.rows
    guard rows.scaledMinimumHeight > 0 else { return rows.minimumAutomaticHeight }
    let scaled = TypeSizes.scaled(rows.scaledMinimumHeight, at: context.environment.contentSizeCategory)
    return max(rows.minimumAutomaticHeight, context.grid.round(scaled))
  }

  /// The labels up to whole points each, and one more line of the first: Body over Caption 1 makes 21 + 15 + 22 = 58, 17 over
  /// 12 points of a fixed size 21 + 15 + 20 = 56 (ib-c04922, ib-c04986; 80 and 102 with two and three lines: ib-c04934,
  /// ib-c04935), bold 20 alone 24 + 24 (ib-c03750).
  private func textHeight(hairline: Double, separator: Double) -> ContentHeight? {
    guard let first = text ?? detailText else { return nil }
    let isWhole = context.profile.rows.labelsAreWhole
    func height(_ setting: Typesetter.Setting) -> Double {
      isWhole ? context.typesetter.wholePointHeight(setting) : fitting(setting).height
    }
    let (one, other) = (text.map(height) ?? 0, detailText.map(height) ?? 0)
    let leading = first.line.leading.rounded()
    // A row of one line is 80 at 33-point Body, 39.5 + 40 up to a whole point (iOS 26.1 simulator).
    let added = arrangement == .subtitle ? separator : 0
    let labels = arrangement == .subtitle ? one + other : max(one, other)
    let whole = isWhole ? labels : (labels + leading + added).rounded(.up) - leading - added
    return .text(labels: whole, leading: leading, hairline: hairline, separator: added)
  }

  /// An image has the leading of the title's text style around it, both sides together, and the line below: 29 points make
  /// 51.5 beside Body and 50.5 beside Callout, 48.5 and 47.5 at extraSmall (ib-c04912, ib-c02970, ib-c04609); less without a
  /// line (ib-c02969, ib-c04499). Beside a font of a fixed size 24 points do not make a row higher (ib-c05153), and images never
  /// do in `subtitle` (48 points in 58.6667: ib-c03476).
  private func imageHeight(separator: Double) -> ContentHeight? {
    guard image != nil, style != .subtitle else { return nil }
    let rows = context.profile.rows
    let isScaled = text.map { !$0.isFixed } ?? true
    let padding = isScaled ? text?.line.leading ?? rows.imagePadding : rows.imagePadding
    return .image(imageSize.height, padding: padding, separator: separator)
  }
}
