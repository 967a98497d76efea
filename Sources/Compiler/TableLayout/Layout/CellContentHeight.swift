import TableIR

extension CellContent {
  /// The height of an automatic row for this content: that of the tallest part. `separator` is the height of the line below
  /// it in points, 0 for none.
  func automaticHeight(separator: L) -> L {
    if let gap = configuredGap { return configuredHeight(gap: gap, separator: separator) }
    let rows = context.profile.rows
    let nothing = L(0, "no separator")
    let hairline =
      rows.separatorHeight == .offAutomaticRow
      ? L(context.grid.pixel, "the separator's pixel", .number(\.rows.separatorHeight)) : nothing
    let added = rows.separatorHeight == .addedToAutomaticRow ? separator : nothing
    var tallest = minimumHeight - hairline
    if let height = imageHeight(separator: separator) { tallest = max(height, tallest) }
    if let height = textHeight(hairline: hairline, separator: added) { tallest = max(height, tallest) }
    // In a list, the line is in the row: 57.33 = 15 + 27.33 + 15 with three lines of text in iOS 26, 62.67 = 11 + 40.67 + 11 in 17 and 18
    // (ios26-swiftui-checkmarks-padded-393, ios18.5-swiftui-headers-footers-stacks-402).
    let line = context.isList ? nothing : separator
    let isCustom = text == nil && detailText == nil && image == nil
    let stack = stackHeight(separator: line)
    let own = [stack, constrainedHeight(separator: line, isOnly: isCustom && stack == nil)].compactMap { $0 }
    guard let height = own.max(by: { $0.points < $1.points }) else { return tallest }
    // A custom cell has no minimum height.
    return isCustom ? height : max(height, tallest)
  }

  /// The height of the contentView from its constraints, plus the line below it: 54.3333 for 54 at 3 pixels a point, 54.5 at 2
  /// (Stack Overflow 62599451). Nil if they do not determine the height.
  ///
  /// - Parameter isOnly: whether nothing else gives the row a height: the views of its cell style do otherwise.
  private func constrainedHeight(separator: L, isOnly: Bool) -> L? {
    guard let constrainedViews else { return nil }
    let layout = AutoLayout(constrainedViews, in: subviewSpace(height: nil), of: location, context: context)
    guard layout.height > 0 else {
      if isOnly { layout.noteNoHeight(at: location) }
      return nil
    }
    return L(
      context.grid.ceil(layout.height), "automatic: \(layout.wordsOfHeight), up to a pixel", .spec(location))
      + separator
  }

  private func subviewSpace(height: Double?) -> SubviewSpace {
    let margin = context.profile.rows.contentMargin
    // Up to iOS 10, a contentView had a view's default margins on all sides, unless it was set to preserve its
    // cell's, as it is by an app that sets those.
    let isPlain = context.environment.ios < 11
    let leading = isPlain && layoutMargins?.leading == nil ? margin : constrainedX
    // 8 beside an accessory, whatever the texts of cell styles keep: 283.5 - 16 - 8 (ac-0101), 376 - 20 - 8
    // (ac-0290).
    let trailing =
      layoutMargins?.trailing ?? (isPlain ? margin : isFollowed ? 8 : contentWidth.points - trailingX.points)
    let (top, bottom) = (layoutMargins?.top ?? margin, layoutMargins?.bottom ?? margin)
    // The guide came with iOS 9; before that, the margins are used.
    let isReadable = context.environment.ios >= 9
    let readable = isReadable ? max((contentWidth.points - context.readableWidth) / 2, 0) : 0
    return SubviewSpace(
      width: contentWidth.points, height: height, isFitted: isAutomatic,
      margins: Insets(top: top, left: leading, bottom: bottom, right: trailing),
      readable: Insets(
        top: top, left: max(leading, readable), bottom: bottom, right: max(trailing, readable)))
  }

  /// The views with constraints in a contentView of a size in points; nil if the row's views have frames.
  func constrainedNodes(in size: LayoutSize, _ scope: L.Scope) -> ConstrainedNodes? {
    constrainedViews.map {
      AutoLayout($0, in: subviewSpace(height: size.height), of: location, context: context)
        .constrainedNodes(
          of: "the contentView", scope)
    }
  }

  /// The height of a content configuration. A table adds the line below the row: 44.3333 in ios14.5-plain-switch-390 and
  /// ios18.5-plain-switch-hittargets-402, 53 in ios26.2-plain-switch-hittargets-402; a list does not: 44 and 52 in
  /// ios18.5-insetgrouped-list-headers-footers-402 and ios26.2-insetgrouped-list-headers-footers-402.
  ///
  /// The height of a row with an image was not observed: the image is assumed to have the margins of texts.
  private func configuredHeight(gap: L, separator: L) -> L {
    let margins = 2 * context.profile.lists.contentMargin
    func framed(_ height: Double, _ words: String) -> L {
      L(height, words, .spec(location)).plus(margins, "the margins above and below", .number(\.lists.contentMargin))
    }
    let (one, other) = (
      text.map { context.typesetter.size($0).height } ?? 0, detailText.map { context.typesetter.size($0).height } ?? 0
    )
    let texts =
      arrangement == .subtitle && text != nil && detailText != nil
      ? framed(one + other, "automatic: the texts, one above the other") + gap
      : framed(max(one, other), "automatic: the texts")
    var tallest = max(texts, minimumHeightOfConfigured)
    if image != nil, !isSymbolOfSwiftUI {
      tallest = max(framed(imageSize.height.points, "automatic: the image's height"), tallest)
    }
    return context.isList ? tallest : tallest + separator
  }

  /// Whether a line of text decides how high a row of SwiftUI is at least.
  private var isLineOfSwiftUI: Bool {
    context.isListOfSwiftUI && context.profile.lists.minimumIsLine
  }

  /// A symbol in such a row does not make it higher: 51 with six symbols of ios26-swiftui-settings-symbols-393 and ios26.4-swiftui-symbols-390, 53
  /// with the high one of the latter; 44 with `square.and.arrow.up` in ios18-swiftui-debug-values-450.
  private var isSymbolOfSwiftUI: Bool {
    guard context.isListOfSwiftUI, case .symbol? = image else { return false }
    return true
  }

  /// SwiftUI's rows have the frame of a minimum height (mlemgroup/mlem pull request 2902).
  private var minimumHeightOfConfigured: L {
    let own = ownMinimumHeight
    guard let declared = declaredMinimumHeight else { return own }
    return isLineOfSwiftUI ? max(own, declared) : declared
  }

  private var declaredMinimumHeight: L? {
    guard context.table.host == .swiftui, context.environment.ios >= 13 else { return nil }
    return context.table.defaultMinListRowHeight.map {
      L($0, "the table's 'defaultMinListRowHeight'", .spec(nil, "defaultMinListRowHeight"))
    }
  }

  private var ownMinimumHeight: L {
    guard isLineOfSwiftUI else {
      return context.metric(\.rows.minimumAutomaticHeight, "automatic: the minimum height, in which the content fits")
    }
    let line = TypeSizes.entry(.body, rank: context.environment.contentSizeCategory.rank).leading
    return L(line, "automatic: a line of Body", .number(\.lists.minimumIsLine))
      .plus(2 * context.profile.lists.contentMargin, "the margins above and below", .number(\.lists.contentMargin))
  }

  /// The height of the contentView from Auto Layout, plus the line below it.
  private func stackHeight(separator: L) -> L? {
    guard let stack, !stack.shown.views.isEmpty else { return nil }
    let height = StackLayout(context: context).height(of: stack, width: stackWidth.points, at: location)
    let stackHeight = L(
      context.grid.ceil(height), "automatic: the height of the stack, up to a pixel", .spec(location, "stack"))
    guard layoutMargins != nil else {
      return stackHeight.plus(
        2 * context.profile.rows.contentMargin, "the margins above and below it", .number(\.rows.contentMargin))
        + separator
    }
    return stackHeight + margin(\.top) + margin(\.bottom) + separator
  }

  /// The margin above, or below, what fills the contentView.
  private func margin(_ side: KeyPath<LayoutMargins, Double?>) -> L {
    let word = side == \.top ? "above" : "below"
    guard let own = layoutMargins?[keyPath: side] else {
      return context.metric(\.rows.contentMargin, "the margin \(word)")
    }
    return L(own, "the cell's margin \(word)", .spec(location, "layoutMargins"))
  }

  /// From margin to margin, in points.
  private var stackWidth: L {
    (trailingX.restated("where the contents end") - leadingX.restated("where they begin")).room
  }

  /// The stack in a contentView of a size in points; nil if the row has none.
  func stackNode(in size: LayoutSize, _ scope: L.Scope) -> ViewNode? {
    guard let stack else { return nil }
    let scope = scope.view("stack")
    let height = L(size.height, "the contentView's height")
    let half = height.halved("at most half the height")
    let margin = min(margin(\.top), half)
    let frame = Frame(
      x: leadingX, y: margin, width: stackWidth,
      height: layoutMargins == nil
        ? height.minus(2 * margin.points, "the margins above and below", .number(\.rows.contentMargin))
        : height - margin - min(self.margin(\.bottom), half))
    // A stack is pinned to the margins, so it is mirrored, unlike a view with a frame.
    let rect = context.frame(frame, turnedIn: contentWidth.points, of: "the contentView", scope)
    return context.node(stack.view(frame: rect, at: location), frame: rect, scope)
  }

  private var minimumHeight: L {
    let rows = context.profile.rows
    if let declared = declaredMinimumHeight { return declared }
    let least = context.metric(
      \.rows.minimumAutomaticHeight, "automatic: the minimum height, in which the content fits")
    guard rows.scaledMinimumHeight > 0 else { return least }
    let scaled = TypeSizes.scaled(rows.scaledMinimumHeight, at: context.environment.contentSizeCategory)
    return max(
      least,
      context.grid.round(
        L(
          scaled, "automatic: the minimum height at this text size, in which the content fits",
          .number(\.rows.scaledMinimumHeight))))
  }

  /// The labels up to whole points each, and one more line of the first: Body over Caption 1 makes 21 + 15 + 22 = 58, 17 over
  /// 12 points of a fixed size 21 + 15 + 20 = 56 (ib-c04922, ib-c04986; 80 and 102 with two and three lines: ib-c04934,
  /// ib-c04935), bold 20 alone 24 + 24 (ib-c03750).
  private func textHeight(hairline: L, separator: L) -> L? {
    guard let first = text ?? detailText else { return nil }
    let isWhole = context.profile.rows.labelsAreWhole
    func height(_ setting: Typesetter.Setting) -> Double {
      isWhole ? context.typesetter.wholePointHeight(setting) : context.typesetter.size(setting).height
    }
    let (one, other) = (text.map(height) ?? 0, detailText.map(height) ?? 0)
    // At the largest sizes, a line is taller than its leading in Dynamic Type: 64 + 63 of 53 points
    // (ios-plain-default-axxxxl-320).
    let leading = max(first.line.leading, context.typesetter.measure.lineHeight(first.font)).rounded()
    // A row of one line is 80 at 33-point Body, 39.5 + 40 up to a whole point (iOS 26.1 simulator).
    let added = arrangement == .subtitle ? separator : L(0, "no separator")
    let labels = arrangement == .subtitle ? one + other : max(one, other)
    let whole = isWhole ? labels : (labels + leading + added.points).rounded(.up) - leading - added.points
    return L(
      whole,
      isWhole
        ? "automatic: the labels, each up to a whole point" : "automatic: the labels, their sum up to a whole point",
      .spec(location)
    ).plus(leading, "one more line of the first label's font") - hairline + added
  }

  /// An image has the leading of the title's text style above and below it together, and the line below: 29 points make 51.5
  /// beside Body and 50.5 beside Callout, 48.5 and 47.5 at extraSmall (ib-c04912, ib-c02970, ib-c04609); less without a line
  /// (ib-c02969, ib-c04499). Beside a font of a fixed size, 24 points do not make a row taller (ib-c05153), and images never
  /// do in `subtitle` (48 points in 58.6667: ib-c03476).
  private func imageHeight(separator: L) -> L? {
    guard image != nil, style != .subtitle else { return nil }
    let height = imageSize.height.named("automatic: the image's height")
    guard let text else { return height + imagePadding + separator }
    guard !text.isFixed else { return height + imagePadding + separator }
    return height.plus(text.line.leading, "above and below it, together the leading of the title's font") + separator
  }

  private var imagePadding: L { context.metric(\.rows.imagePadding, "above and below it together") }
}
