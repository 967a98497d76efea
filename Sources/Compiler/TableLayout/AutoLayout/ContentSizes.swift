import TableIR

/// The size of a view's content, in points, and the position of its alignment rectangle in its frame.
struct ContentSizes<L: Length> {
  let context: LayoutContext<L>

  /// The intrinsic size of a view's content (`intrinsicContentSize`), for its alignment rectangle; nil along an axis without one.
  ///
  /// - Parameters:
  ///   - width: the width of the view, for a label of several lines; nil for unlimited width.
  ///   - isArranged: whether a stack arranges the view.
  func intrinsic(_ view: View, width: Double?, isArranged: Bool) -> (width: Double?, height: Double?) {
    switch view.content {
    case .label(let text):
      // A label without text has no size.
      guard !text.string.isEmpty else {
        let shown = isArranged ? context.environment.canvas?.emptyArrangedHeight ?? 0 : 0
        return (shown, shown)
      }
      let setting = context.labelSetting(text, maxWidth: width ?? .greatestFiniteMagnitude)
      let size = context.typesetter.size(setting)
      let isWhole = context.environment.canvas?.measuresInWholePoints ?? false
      let grid = isWhole ? PixelGrid(scale: 1) : context.grid
      return (grid.ceil(size.width), grid.ceil(size.height))
    case .image(let image):
      let (size, insets) = (context.size(of: image), alignmentInsets(view))
      return (size.width, size.height - insets.top - insets.bottom)
    case .control(let control):
      switch control.kind {
      case .box: return (nil, nil)
      case .textView(let text):
        guard !text.isScrollEnabled else { return (nil, nil) }
        let size = TextViewLayout(context: context).size(text, width: width, view.location).size
        return (size.width, size.height)
      default: break
      }
      let own = ControlLayout(context: context).size(control, at: view.location).size
      let insets = alignmentInsets(view)
      let height = own.height - insets.top - insets.bottom
      return (control.hasOwnWidth ? own.width - insets.left - insets.right : nil, height)
    case .stack, .container, .plain: return (nil, nil)
    }
  }

  /// The insets of a view's alignment rectangle in its frame (`alignmentRectInsets`), because constraints apply to the rectangle: a
  /// switch extends 2 points beyond it (51 × 31 for 49 × 31), a segmented control a point below it, a slider both, at both ends
  /// (ac-0124, ac-0159, ac-0271; 122 observed switches).
  ///
  /// That of a symbol is as high as a line of its font, whatever the symbol: 20 at 17 points, so that `safari`, which is 19 high, is 24 high in a
  /// place of 25 (12 image views in documents of Xcode 13 to 26).
  func alignmentInsets(_ view: View) -> Insets {
    if case .image(.symbol(let symbol)) = view.content {
      let inset = (context.alignmentHeight(of: symbol) - context.size(of: symbol).height) / 2
      return Insets(top: -inset, bottom: -inset)
    }
    guard case .control(let control) = view.content else { return Insets() }
    switch control.kind {
    case .switch: return Insets(right: context.profile.lists.switchOverhang)
    case .segmentedControl: return Insets(bottom: 1)
    case .slider:
      return context.environment.canvas?.hasSliderOverhang == false ? Insets() : Insets(left: 2, bottom: 1, right: 2)
    default: return Insets()
    }
  }

  /// The distances from a view's middle to its first and last baseline, in points; 0 for views without one (``View/Content/hasBaseline``).
  /// A text is in the middle of a label or a control, whatever its height.
  ///
  /// - Parameters:
  ///   - height: the height of a label's text. One without a text has the baselines of a line (ac-0002).
  ///   - fromEdges: whether a label's are from its top and its bottom edge instead.
  func baselines(_ view: View, height: Double, fromEdges: Bool) -> (first: Double, last: Double) {
    let measure = context.typesetter.measure
    switch view.content {
    case .label(let text):
      let font = context.labelSetting(text, maxWidth: .greatestFiniteMagnitude).font
      if fromEdges { return (measure.ascender(font), measure.descender(font)) }
      let height = height > 0 ? height : context.grid.ceil(measure.lineHeight(font))
      return (measure.ascender(font) - height / 2, height / 2 + measure.descender(font))
    case .control(let control):
      let own = ControlLayout(context: context).size(control, at: view.location).size
      guard let label = ControlLayout(context: context).labels(control, in: own).first else {
        guard case .textField(let field) = control.kind else { return (0, 0) }
        // A field without a text has the baseline of a line of its font (IvR-bM-kHO and HJF-Xw-CLE of LoopKit).
        let font = ControlLayout(context: context).font(of: field)
        let baseline = measure.ascender(font) - measure.lineHeight(font) / 2
        return (baseline, baseline)
      }
      let baseline =
        label.frame.midY - measure.lineHeight(label.font) / 2 + measure.ascender(label.font) - own.height / 2
      return (baseline, baseline)
    case .image, .stack, .container, .plain: return (0, 0)
    }
  }
}

extension Control {
  /// Whether it has an intrinsic width. Those for any width have none, except a text field, which has that of its text or its placeholder: 155
  /// for 21 letters of 15 points behind a space that may grow, and 115.5 for 14 of 17 points beside a label that hugs less (Xcode 5 and 14).
  var hasOwnWidth: Bool {
    if case .textField = kind { return true }
    return !kind.traits.stretches
  }
}
