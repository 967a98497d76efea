import TableIR
import YAMLSyntax

extension Key where Owner == Row {
  /// The views of a row: all of them in a list, or changes to some.
  static func views(_ doc: String, _ member: WritableKeyPath<Row, [View]> & Sendable) -> Key {
    let list = Key("views", .list(of: .view), doc, member)
    return Key("views", .either([list.schema, .naming(.use(.view), .dictionary(ViewChangeForm.schema))]), doc) {
      decoder, node, row in
      if decoder.isMapping(node) {
        decoder.effects.viewChanges = ViewChanges(node: node, subject: decoder.subject)
      } else {
        list.read(decoder, node, &row)
      }
    } write: { row, base, writer in
      list.write(row, base, writer)
    }
  }
}

private enum ViewChangeForm {
  /// The keys that change, or the value of the key that declares the view's kind.
  static let schema = Schema.either([
    .text, .list(.either([.text, .mapping("run")]), count: 1...100), .keys("viewChange"),
  ])
}

extension MappingType where Owner == ViewDraft {
  /// The keys of views with frames and in stacks, except the id, which finds the view.
  static let viewChange = MappingType(
    "viewChange", noun: "a change of a view", shorthand: "its text",
    summary: """
      The keys of a template's view that a row changes, or of a row's view that a variant changes. Keys that are left out keep their \
      values, also inside text, an image, a control or a stack. A view keeps its kind: a label stays a label. The value of the key that names the kind can \
      be written alone: `title: Mine` for a label, `alarm: on` for a switch.
      """, ViewDraft(),
    keys: ([text] + viewKeys).map(\.unchangedByDefault),
    rules: rules + [.only(["text"], with: ["label"], help: "it is a label's text")])

  private static let viewKeys: [Key<ViewDraft>] = view.keys.compactMap { key in
    switch key.name {
    case "id": nil
    case "width": length("width", key, \.width, \.sizing.width)
    case "height": length("height", key, \.height, \.sizing.height)
    case "stack":
      Key("stack", key.schema.partial, key.doc) { decoder, node, draft in
        var stack = Stack()
        if case .stack(let own) = draft.content { stack = own }
        if decoder.decode(.stack, node, into: &stack, over: 0) { draft.content = .stack(stack) }
      }
    case "image":
      Key("image", key.schema.partial, key.doc) { decoder, node, draft in
        var draftOfImage = ImageDraft()
        if case .image(let own) = draft.content { draftOfImage = ImageDraft(own) }
        guard let image = decoder.image(node, over: draftOfImage) else { return }
        draft.content = .image(image)
      }
    default:
      ControlKinds.inViews.first { $0.name == key.name }.map { control($0) } ?? key
    }
  }

  private static let text = Key<ViewDraft>("text", Shape<Text>.styledText.schema, "of a label: its text") {
    decoder, node, draft in
    decoder.readText(node, into: &draft.label)
  }.sharingValue()

  /// A length of a view in a stack, or of a view with constraints.
  private static func length(
    _ name: String, _ key: Key<ViewDraft>, _ arranged: WritableKeyPath<ViewDraft, Double?> & Sendable,
    _ constrained: WritableKeyPath<ViewDraft, Double?> & Sendable
  ) -> Key<ViewDraft> {
    Key(name, .length, default: key.standard, key.doc, get: { $0[keyPath: $0.isArranged ? arranged : constrained] }) {
      $0[keyPath: $0.isArranged ? arranged : constrained] = $1
    }
  }

  /// A control, with its keys read over its present ones.
  private static func control(_ kind: ControlKinds.Kind) -> Key<ViewDraft> {
    Key(kind.name, kind.shape.schema.partial, kind.doc) { decoder, node, draft in
      // A different kind of view is reported when the keys are checked together.
      var control = Control(.box(Box(name: "")))
      if case .control(let own) = draft.content { control = own }
      if kind.readOver(decoder, node, &control.kind) { draft.content = .control(control) }
    }
  }

  /// The keys of a view before a change is read over it, to check which keys can be combined.
  func keys(of draft: ViewDraft, kind: String) -> UInt64 {
    var present: [String] = [kind]
    if !draft.isArranged {
      if draft.frame != nil { present.append("frame") }
      if draft.sizing.width != nil { present.append("width") }
      if draft.sizing.height != nil { present.append("height") }
      if draft.sizing.aspect != nil { present.append("aspect") }
      if !draft.sizing.pins.isEmpty { present.append("pin") }
    }
    return description.mask(of: present)
  }
}

extension Key {
  /// The same key of a mapping that is read over another.
  fileprivate var unchangedByDefault: Key {
    var key = self
    key.standard = "unchanged"
    return key
  }
}

extension ViewDraft {
  /// The first of its keys for a frame that a stack sets instead.
  var keyOfPlace: String? {
    if frame != nil { return "frame" }
    if !autoresizing.isEmpty { return "autoresizing" }
    if sizing.aspect != nil { return "aspect" }
    return sizing.pins.isEmpty ? nil : "pin"
  }
}

extension Schema {
  /// The same, with incomplete mappings allowed, which are read over others.
  var partial: Schema {
    switch self {
    case .mapping(let name): .keys(name)
    case .either(let schemas): .either(schemas.map(\.partial))
    default: self
    }
  }
}
