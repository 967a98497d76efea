import TableDiagnostics
import TableIR
import YAMLSyntax

/// A subview during reading and writing.
struct ViewDraft {
  var id: String?
  var frame: LayoutRect?
  var sizing = ViewSizing()
  var subviews: Subviews?
  /// For a view in a stack, in points.
  var width: Double?
  var height: Double?
  /// Below or after it, in points.
  var customSpacing: Double?
  var look = ViewLook()
  var autoresizing: Autoresizing = []
  var className: String?
  /// The text of a label, with the attributes set by keys beside `label`.
  var label: Text?
  var isLabel = false
  var isEnabled = true
  var isActive: Bool?
  var content = View.Content.plain
  /// Whether a stack gives it its frame.
  var isArranged = false
}

extension Shape where Value == View {
  static let view: Shape = mapping(.view) { decoder, node, draft in
    decoder.checkClass(of: draft, at: node)
    // The problem with the frame has been reported; reporting that the view has no constraints would repeat it.
    let isMisread = draft.frame == nil && decoder.tree.key("frame", of: node) != nil
    return draft.view(
      frame: isMisread ? .zero : draft.frame, at: decoder.source.location(decoder.tree.resolved(node)))
  } draft: {
    ViewDraft($0)
  }
}

extension Shape where Value == ArrangedView {
  /// A view arranged by a stack.
  static let arrangedView: Shape = mapping(.arrangedView) { decoder, node, draft in
    decoder.checkClass(of: draft, at: node)
    return draft.arranged(at: decoder.source.location(decoder.tree.resolved(node)))
  } draft: {
    ViewDraft($0)
  }
}

extension SpecDecoder {
  /// Reports a stack that has one class inside and another beside it.
  fileprivate func checkClass(of draft: ViewDraft, at node: NodeID) {
    guard case .stack(let stack) = draft.content, stack.className != nil, draft.className != nil else { return }
    report(
      .duplicateKey, "duplicate key 'class': it is in the stack too",
      at: tree.key("class", of: tree.resolved(node)) ?? node, help: "keep one of the two")
  }
}

extension Shape where Value == String {
  /// The id of a view.
  fileprivate static let id = text(.naming(.declaration(.view), .text)) { decoder, node in decoder.readText(node) }
}

extension ViewDraft {
  /// A view arranged by a stack.
  func arranged(at location: SourceLocation) -> ArrangedView {
    var view = view(frame: nil, at: location)
    if sizing == ViewSizing() { view.sizing = nil }
    var arranged = ArrangedView(view, width: width, height: height)
    arranged.customSpacing = customSpacing
    return arranged
  }

  init(_ arranged: ArrangedView) {
    self.init(arranged.view)
    (frame, width, height, isArranged) = (nil, arranged.width, arranged.height, true)
    customSpacing = arranged.customSpacing
  }

  /// - Parameter frame: The frame; nil for a view positioned by constraints.
  func view(frame: LayoutRect?, at location: SourceLocation) -> View {
    var content = content
    if let subviews { content = .container(subviews) }
    var className = className
    if case .stack(var stack) = content, let name = stack.className {
      className = className ?? name
      stack.className = nil
      content = .stack(stack)
    }
    if isLabel, let label { content = isEnabled ? .label(label) : .control(Control(.label(label), isEnabled: false)) }
    if case .control(let control) = content {
      content = .control(Control(control.kind, isEnabled: isEnabled, isActive: isActive))
    }
    var view = View(
      id: id, content: content, frame: frame ?? .zero, look: look, autoresizing: autoresizing, className: className,
      location: location)
    if frame == nil { view.sizing = sizing }
    return view
  }

  init(_ view: View) {
    (id, className, content) = (view.id, view.className, view.content)
    if let declared = view.sizing { sizing = declared } else { frame = view.frame }
    if case .container(let views) = content { subviews = views }
    (look, autoresizing) = (view.look, view.autoresizing)
    if case .label(let text) = content { (isLabel, label) = (true, text) }
    guard case .control(let control) = content else { return }
    isEnabled = control.isEnabled
    isActive = control.isActive == control.kind.isControl ? nil : control.isActive
    if case .label(let text) = control.kind { (isLabel, label) = (true, text) }
  }
}

extension MappingType where Owner == ViewDraft {
  static let view = MappingType(
    "view", noun: "a view",
    summary: """
      A subview of a header, a footer or a row's contentView, positioned by a frame or by constraints. `label`, `image`, `stack` or the \
      name of a control sets its kind; without any of them it is a plain view, which can have its own `views`.
      """, ViewDraft(),
    keys: [
      Key(
        "frame", .frame, default: "set by constraints", "[x, y, width, height] in points", \.frame),
      Key(
        "autoresizing", .autoresizing, default: "[]",
        """
        the parts that change with the size of its superview, starting from the size for which the frame was designed (`designSize`): the \
        change is distributed in proportion to their lengths. Without any, the frame stays the same
        """, \.autoresizing),
    ] + sizes + priorities + contents + labelLooks,
    rules: rules)

  /// The rules of a view with a frame or constraints.
  static let rules: [KeyRule] =
    arrangedRules
    + ["width", "height", "aspect", "pin", "hugging", "compression"].map {
      .count(["frame", $0], 0...1, help: "remove 'frame': constraints position the view")
    }

  static let arrangedView = MappingType(
    "arrangedView", noun: "a view in a stack",
    summary: """
      A view that a stack arranges. `label`, `image`, `stack` or the name of a control sets its kind; without any of them it is a \
      plain rectangle, which takes the remaining space if it has no size.
      """, ViewDraft(),
    keys: [
      Key("width", .length, default: "fits the content", "the width in points", \.width),
      Key("height", .length, default: "fits the content", "the height in points", \.height),
      Key(
        "customSpacing", .length, default: "the stack's `spacing`",
        "the space after it in points, instead of the stack's (`setCustomSpacing(_:after:)`)", \.customSpacing
      ).available(.since(11, "spaces of their own in stacks")),
    ] + priorities + contents + labelLooks,
    rules: arrangedRules)

  private static let contents: [Key<ViewDraft>] = named + inner + controls + states

  private static let controls = ControlKinds.inViews.map { kind in
    content(kind.name, kind.shape, kind.doc, { .control(Control($0)) }) {
      if case .control(let control) = $0, control.name == kind.name { control.kind } else { nil }
    }.written(.early)
  }

  private static let named: [Key<ViewDraft>] = [
    Key("id", .id, "a name in the layout tree", \.id).written(.early),
    Key("class", .className, "the custom class of the view, which `appearance` rules can name", \.className)
      .written(.early),
    // Attributes set by keys beside `label` are kept.
    Key("label", Shape<Text>.styledText.schema, "a label with this text") { decoder, node, draft in
      draft.isLabel = true
      decoder.readText(node, into: &draft.label)
    } write: { draft, _, writer in
      draft.isLabel ? draft.label.map { Shape<Text.Content>.keyedWords($0.words, writer) } : nil
    }.written(.early).sharingValue(),
    content(
      "image", Shape<Image>.image, "an image; a plain view stands for an image view without one, which has no size",
      { .image($0) }
    ) {
      if case .image(let image) = $0 { image } else { nil }
    }.written(.early),
    content("stack", Shape<Stack>.stack, "a stack of views", { .stack($0) }) {
      if case .stack(let stack) = $0 { stack } else { nil }
    }.written(.late).available(.stacks),
  ]

  private static let states: [Key<ViewDraft>] =
    [
      Key(
        "enabled", .boolean, default: "true",
        "for a control, a label or a chevron: whether it is enabled; if not, it is drawn as UIKit draws a disabled one",
        \.isEnabled),
      Key(
        "active", .boolean, default: "true for controls",
        "for a control: whether it receives taps itself, instead of the row", \.isActive),
    ]
    + ViewLook.keys.map { $0.of(\.look) } + [
      Key(
        "contentMode", .word, default: "scaleToFill",
        "for an image: how it fills the view, as in `UIView.ContentMode`: stretched, scaled to fit or to fill, or at its own size",
        \.look.contentMode),
      .accessibility(\.look.accessibility),
    ]

  /// A label among views does not follow a cell style: it has the defaults of UILabel.
  private static let labelStandards = ["font": "17 points", "color": "label"]

  private static let labelLooks = MappingType<Text>.look.map { key in
    key.of(\ViewDraft.labelLook, default: labelStandards[key.name], doc: "for a label: " + key.doc).sharingValue()
  }

  static let arrangedRules: [KeyRule] = [
    .count(
      ["label", "image", "stack", "views"] + ControlKinds.inViews.map(\.name), 0...1,
      help: "write a separate view for each"),
    .only(
      ["enabled"], with: ControlKinds.enabling(ControlKinds.inViews),
      help: "only controls, labels and chevrons can be disabled"),
    .only(
      ["constraints", "designSize", "layoutMargins", "preservesSuperviewLayoutMargins"], with: ["views"],
      help: "only a plain view with subviews has it"),
    .only(["contentMode"], with: ["image"], help: "only an image has a content mode"),
    .only(["active"], with: ControlKinds.inViews.map(\.name), help: "only a control receives taps itself"),
    .only(
      MappingType<Text>.look.map(\.name), with: ["label"],
      help: "write it inside the button, or use 'background' for a plain view"),
  ]

  /// A key that sets the kind of view.
  private static func content<Value>(
    _ name: String, _ shape: Shape<Value>, _ doc: String, _ make: @escaping @Sendable (Value) -> View.Content,
    _ value: @escaping @Sendable (View.Content) -> Value?
  ) -> Key<ViewDraft> {
    Key(name, shape, doc, get: { value($0.content) }) { $0.content = make($1) }
  }
}

extension ViewLook {
  /// What every view can have, whatever it shows.
  static let keys: [Key<ViewLook>] = [
    Key("background", .viewColor, default: "clear", "the background colour", \.background),
    Key("cornerRadius", .length, default: "0", "the radius of the corners, in points", \.cornerRadius),
    Key("border", .mapping(.border), default: "none", "a line around it, inside its edges", \.border),
    Key(
      "alpha", .share, default: "1",
      "the opacity of the view and its contents, from 0 to 1; below 0.01 it receives no taps", \.alpha),
    Key(
      "hidden", .boolean, default: "false",
      "whether the view is hidden and receives no taps; in a stack, it also takes up no space", \.isHidden),
    Key(
      "clipsToBounds", .boolean, default: "false",
      "whether its contents are clipped to its edges and corners", \.clipsToBounds),
  ]
}

extension ViewDraft {
  /// The text of a label, which keys beside `label` may create.
  fileprivate var labelLook: Text {
    get { label ?? Text("") }
    set { label = newValue }
  }
}

extension Shape where Value == Autoresizing {
  static let autoresizing = Shape<[Autoresizing]>.list(of: option)
    .map {
      Autoresizing($0)
    } back: { mask in
      Autoresizing.named.map(\.value).filter { mask.contains($0) }
    }

  private static let option = words(
    KeyNames(Autoresizing.named.map(\.name)), Autoresizing.named.map(\.value), name: { $0.names[0] })
}

extension Shape where Value == LayoutRect {
  fileprivate static let frame = Shape<[Double]>.numbers(
    [.coordinate, .coordinate, .length, .length], "x, y, width, height"
  ).map {
    LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
  } back: {
    [$0.x, $0.y, $0.width, $0.height]
  }
}
