import TableIR

/// Sizes text views and sets their text.
struct TextViewLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var padding: LayoutSize { context.profile.controls.textViewPadding }

  /// The intrinsic size of a text view that does not scroll, in points; one that scrolls has none.
  ///
  /// - Parameter width: the view's width; nil for unlimited width.
  func size(_ view: TextView, width: Double?, _ location: SourceLocation) -> Extent<L> {
    guard !view.isScrollEnabled else {
      let nothing = L(0, "a text view that scrolls has no intrinsic size", .spec(location))
      return Extent(width: nothing, height: nothing)
    }
    let text: Extent<L> = context.typesetter.extent(setting(view, width: width ?? .infinity), .spec(location))
    let padding = Extent<L>(context.profile, \.controls.textViewPadding, "around the text, on both sides:")
    return Extent(width: text.width + padding.width, height: text.height + padding.height)
  }

  /// The visible text, from the top.
  func labels(_ view: TextView, in size: LayoutSize) -> [LabelNode] {
    let room = max(size.height - padding.height / 2, 0)
    let setting = setting(view, width: size.width, maxHeight: room)
    let height = min(context.typesetter.size(setting).height, room)
    let frame = LayoutRect(
      x: padding.width / 2, y: padding.height / 2, width: max(size.width - padding.width, 0), height: height)
    var label = context.typesetter.label(setting, frame: frame)
    // Text below its edge is reached by scrolling.
    if view.isScrollEnabled { label.isTruncated = false }
    return [label]
  }

  private func setting(_ view: TextView, width: Double, maxHeight: Double = .infinity) -> Typesetter.Setting {
    var text = view.text
    text.lines = text.lines ?? 0
    text.lineBreakMode = text.lineBreakMode ?? .wordWrapping
    // Text views fill each line greedily: they have no line break strategy like a label's.
    text.lineBreakStrategy = text.lineBreakStrategy ?? LineBreakStrategy.none
    return context.typesetter.set(
      text, style: Typesetter.Style(base: .fixed(14), color: .system(.label)),
      maxWidth: max(width - padding.width, 0), maxHeight: maxHeight)
  }
}
