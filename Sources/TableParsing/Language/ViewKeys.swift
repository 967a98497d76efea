import TableDiagnostics
import TableIR
import YAMLSyntax

/// A subview while it is read.
struct ViewDraft {
  var id: String?
  var frame: Rect?
  var background: Color?
  var cornerRadius: Double = 0
  var label: String?
  /// The look of a label, from keys beside `label`.
  var look = Text("")
  var contents: [View.Content] = []
  /// How many of the keys that say what the view is were there.
  var count = 0

  mutating func add(_ content: View.Content?) {
    count += 1
    if let content { contents.append(content) }
  }
}

extension Shape where Value == View {
  static let view = Shape(.mapping("view"), noun: "a view") { decoder, node in
    var draft = ViewDraft()
    guard decoder.decode(.view, node, into: &draft), let frame = draft.frame else { return nil }
    guard draft.count <= 1 else {
      decoder.report(
        .conflictingKeys, "a view is one of label, image, button, switch, slider",
        at: decoder.firstKey(of: decoder.tree.resolved(node)),
        help: "write a view of its own for each")
      return nil
    }
    var content = draft.contents.first ?? .plain
    if let label = draft.label {
      draft.look.string = label
      content = .label(draft.look)
    } else if draft.look != Text("") {
      decoder.report(
        .conflictingKeys, "only a label has a font, a colour or lines",
        at: decoder.firstKey(of: decoder.tree.resolved(node)),
        help: "write them inside the button, or use 'background' for a plain view")
    }
    return View(
      id: draft.id, content: content, frame: frame, background: draft.background, cornerRadius: draft.cornerRadius,
      location: decoder.source.location(decoder.tree.resolved(node)))
  }
}

extension MappingType where Owner == ViewDraft {
  static let view = MappingType(
    "view", noun: "a view",
    summary: """
      A subview of a header, a footer or a row's contentView, at a fixed frame. One of `label`, `image`, `button`, \
      `switch`, `slider` says what it is; without any it is a plain rectangle.
      """,
    keys: [
      Key("frame", Shape<[Double]>.numbers(4, "x, y, width, height"), required: true, "[x, y, width, height] in points")
      {
        $0.frame = Rect(x: $1[0], y: $1[1], width: max($1[2], 0), height: max($1[3], 0))
      },
      Key("id", .text, "a name for the layout tree") { $0.id = $1 },
      Key("label", .text, "a label with these words") { draft, words in
        draft.count += 1
        draft.label = words
      },
      content("image", Shape<Image>.image.map(View.Content.image), "an image"),
      content("button", Shape<Button>.button.map(View.Content.button), "a button"),
      content("switch", Shape<Switch>.switchControl.map(View.Content.switch), "a switch"),
      content("slider", Shape<Slider>.slider.map(View.Content.slider), "a slider"),
      Key("background", .color, default: "clear", "the background colour") { $0.background = $1 },
      Key("cornerRadius", .length, default: "0", "the radius of the corners, in points") { $0.cornerRadius = $1 },
    ]
      + MappingType<Text>.look.map { key in
        Key(key.name, key.schema, default: key.standard, "of a label: " + key.doc) { decoder, node, draft in
          key.read(decoder, node, &draft.look)
        }
      })

  private static func content(_ name: String, _ shape: Shape<View.Content>, _ doc: String) -> Key<ViewDraft> {
    Key(name, shape.schema, doc) { decoder, node, draft in draft.add(shape.read(decoder, node)) }
  }
}
