import TableIR
import TableLayout

extension Record<ViewNode> {
  static let view = Record(
    "view", summary: "A subview of a header, a footer, a row's contentView or a stack.",
    blank: { source, decoder throws(LayoutProblem) in
      let content = try ViewContent.blank(try source.string("kind"), source)
      return ViewNode(content: content, frame: .zero)
    }, Member.view)
}

extension Member<ViewNode> {
  fileprivate static let view: [Member] = [
    // The content is created from it.
    .derived("kind", .word(of: ViewContent.kinds), .always, "", .text(.kind)) { $0.pointee.kind },
    Member("id", \.id, .text, "from the spec", .unreported("views are matched by it")),
    Member("class", \.className, .text, "a custom class", .text(.className)),
    Member("active", .only(true), "whether a control receives taps itself", .action) {
      if case .control(let control, _) = $0.pointee.content, control.isActive { true } else { nil }
    } set: {
      guard case .control(var control, let labels) = $0.content else { return }
      control.isActive = $1
      $0.content = .control(control, labels: labels)
    },
    Member("frame", \.frame, .rect, "in the superview's space", .frame),
    .source(\.location),
    Member("background", \.look.background, .color, "", .color(.background)),
    .inline(\.look, Member<ViewLook>.common),
    Member(
      "contentMode", \.look.contentMode, .word, "of an image whose mode is not `scaleToFill`",
      .word(.contentMode)),
    Member(
      "imageFrame", .rect, "the frame of such an image in the view's own space",
      .unreported("it follows from the frame and the content mode")
    ) {
      if case .image(_, let frame) = $0.pointee.content { frame } else { nil }
    } set: {
      if case .image(let image, _) = $0.content { $0.content = .image(image, frame: $1) }
    },
    ViewContent.member,
    .accessibility({ $0.pointee.look.spoken }) { $0.look.accessibility = $1 },
  ]
}

extension Member<ViewLook> {
  /// What every view can have besides a background.
  static let common: [Member] = [
    Member("layer", \.layer, .object(.layer), "", .layer),
    Member("alpha", .number, "from 0 to 1, applied to the view and its subviews, if it is not 1", .number(.alpha)) {
      $0.pointee.alpha == 1 ? nil : $0.pointee.alpha
    } set: {
      $0.alpha = $1
    },
    Member("hidden", \.isHidden, .only(true), unless: false, "whether the view is hidden", .flag(.hidden, "yes")),
    Member(
      "clipsToBounds", \.clipsToBounds, .only(true), unless: false, "whether its contents are clipped to its bounds",
      .flag(.clipsToBounds, "yes")),
  ]
}

extension ViewLook {
  fileprivate var layer: ShapedFill.Layer? {
    get {
      let cornerRadius = cornerRadius ?? 0
      return cornerRadius > 0 || border != nil ? .init(cornerRadius: cornerRadius, border: border) : nil
    }
    set { (cornerRadius, border) = (newValue?.cornerRadius, newValue?.border) }
  }
}

// MARK: Lists of views

extension Form<[ViewNode]> {
  static let subviews = array(of: .view, inline: (false, true))
}

extension Reporting<[ViewNode]> {
  /// Each as a separate view, named by its id, or by its kind and its number among views of that kind.
  ///
  /// - Parameter isStack: whether they are in a view of the same list, whose name is then part of theirs.
  static func views(inStack isStack: Bool = false) -> Reporting {
    own("as separate views") { views, lister in
      let path = isStack ? lister.current.name + "." : ""
      var numbers: [String: Int] = [:]
      for view in views {
        let kind = view.kind
        numbers[kind, default: 0] += 1
        lister.view(view.id ?? "\(path)\(kind) \(numbers[kind, default: 1])", hasID: view.id != nil) {
          Record.view.members.list(view, &$0)
        }
      }
    }
  }
}

// MARK: Contents

/// The kinds of views, each with the members that it has in addition to those of all views.
enum ViewContent {
  static let kinds = ["label", "image", "stack", "view"] + ControlRecord.all.map(\.name).filter { $0 != "label" }

  static let member = Member<ViewNode>(
    Field.union(
      [
        ("label", Member<LabelNode>.text().flatMap { $0.fields() }),
        ("image", Member<Image>.image.flatMap { $0.fields() }),
        ("stack", stack.fields()), ("view", container.fields()),
      ] + ControlRecord.all.map { ($0.name, $0.members.fields()) }),
    write: { view, writer in
      switch view.pointee.content {
      case .label(let label): Members.text.write(label, &writer)
      case .image(let image, _): Members.image.write(image, &writer)
      case .control(let control, let labels):
        ControlRecord.write(ControlParts(control: control, labels: labels), isText: true, &writer)
      case .stack(let views): stack.write(views, &writer)
      case .container(let views): container.write(views, &writer)
      case .plain: break
      }
    },
    read: { source, decoder, view throws(LayoutProblem) in
      switch view.content {
      case .label:
        var label = LabelNode.blank(view.frame)
        try Members.text.read(source, &decoder, &label)
        label.measure(decoder)
        view.content = .label(label)
      case .image(_, let frame):
        var image = Image.blank(frame?.size ?? view.frame.size)
        try Members.image.read(source, &decoder, &image)
        view.content = .image(image, frame: frame)
      case .control(let control, _):
        var parts = ControlParts(control: control, labels: [])
        try ControlRecord.read(&parts, size: view.frame.size, isText: true, source, &decoder)
        view.content = .control(parts.control, labels: parts.labels)
      case .stack:
        var views: [ViewNode] = []
        try stack.read(source, &decoder, &views)
        view.content = .stack(views)
      case .container, .plain:
        var views: [ViewNode] = []
        try container.read(source, &decoder, &views)
        view.content = views.isEmpty ? .plain : .container(views)
      }
    },
    list: { view, lister in
      switch view.pointee.content {
      case .label(let label): Members.text.list(label, &lister)
      case .image(let image, _): Members.image.list(image, &lister)
      case .control(let control, let labels):
        ControlRecord.list(ControlParts(control: control, labels: labels), &lister)
      case .stack(let views): stack.list(views, &lister)
      case .container(let views): container.list(views, &lister)
      case .plain: break
      }
    })

  private static let stack = Members<[ViewNode]>([
    Member("subviews", \.self, .subviews, unless: [], "of a stack, in its space", .views(inStack: true))
  ])

  private static let container = Members<[ViewNode]>([
    Member("subviews", \.self, .subviews, unless: [], "of a plain view, in its space", .views(inStack: true))
  ])

  /// The content of a view of a kind, before its members are read.
  static func blank(_ kind: String, _ source: LayoutNode) throws(LayoutProblem) -> ViewNode.Content {
    let isPlain = try source.boolIfPresent("active") != true
    let isEnabled = try source.boolIfPresent("enabled") != false
    switch kind {
    case "view": return .plain
    case "stack": return .stack([])
    case "image": return .image(.blank(.zero))
    // A label that receives taps or is disabled is a control, whose text is in the control's space.
    case "label" where isPlain && isEnabled:
      return .label(.blank(.zero))
    default:
      guard let record = ControlRecord.named(kind) else {
        throw source.wrong("kind", "the kind of a view", .string(kind))
      }
      return .control(Control(record.blank, isActive: false), labels: [])
    }
  }
}
