import TableDiagnostics
import TableIR
import YAMLSyntax

/// A subview while it is read.
struct ViewDraft {
  var id: String?
  var frame: Rect?
  /// Of a view in a stack, in points.
  var width: Double?
  var height: Double?
  var background: Color?
  var cornerRadius: Double?
  var border: Border?
  var autoresizing: Autoresizing = []
  var className: String?
  /// A label's text, with what keys beside `label` say of its look.
  var label: Text?
  var isLabel = false
  var isEnabled = true
  var isActive: Bool?
  var content = View.Content.plain
}

extension Shape where Value == View {
  static let view = Shape(.mapping("view"), noun: "a view") { decoder, node in
    var draft = ViewDraft()
    guard decoder.decode(.view, node, into: &draft), let frame = draft.frame else { return nil }
    return draft.view(frame: frame, at: decoder.source.location(decoder.tree.resolved(node)))
  }
}

extension Shape where Value == ArrangedView {
  /// What a stack arranges.
  static let arrangedView = Shape(.mapping("arrangedView"), noun: "a view in a stack") { decoder, node in
    var draft = ViewDraft()
    guard decoder.decode(.arrangedView, node, into: &draft) else { return nil }
    let view = draft.view(frame: .zero, at: decoder.source.location(decoder.tree.resolved(node)))
    return ArrangedView(view, width: draft.width, height: draft.height)
  }
}

extension ViewDraft {
  fileprivate func view(frame: Rect, at location: SourceLocation) -> View {
    var content = content
    if isLabel, let label { content = isEnabled ? .label(label) : .control(Control(.label(label), isEnabled: false)) }
    if case .control(let control) = content {
      content = .control(Control(control.kind, isEnabled: isEnabled, isActive: isActive))
    }
    return View(
      id: id, content: content, frame: frame, background: background, cornerRadius: cornerRadius, border: border,
      autoresizing: autoresizing, className: className, location: location)
  }
}

extension MappingType where Owner == ViewDraft {
  static let view = MappingType(
    "view", noun: "a view",
    summary: """
      A subview of a header, a footer or a row's contentView, at a fixed frame. `label`, `image`, `stack` or a control's name \
      says what it is; without any it is a plain rectangle.
      """,
    keys: [
      Key("frame", .frame, required: true, "[x, y, width, height] in points") { $0.frame = $1 },
      Key(
        "autoresizing", .autoresizing, default: "[]",
        """
        what changes as its superview does, from the size that this had when the view got its frame (`designSize`): the change is \
        shared in proportion to what they are. Without any the frame stays
        """
      ) { $0.autoresizing = $1 },
    ] + contents + looks,
    rules: rules)

  static let arrangedView = MappingType(
    "arrangedView", noun: "a view in a stack",
    summary: """
      A view that a stack gives its frame. `label`, `image`, `stack` or a control's name says what it is; without any it is a \
      plain rectangle, which takes the room that is left where it has no size.
      """,
    keys: [
      Key("width", .length, default: "what the content asks for", "the width in points") { $0.width = $1 },
      Key("height", .length, default: "what the content asks for", "the height in points") { $0.height = $1 },
    ] + contents + looks,
    rules: rules)

  private static let contents: [Key<ViewDraft>] = named + controls + states

  private static let controls = ControlWords.inViews.map { kind in
    content(kind.name, kind.shape.map { View.Content.control(Control($0)) }, kind.doc)
  }

  private static let named: [Key<ViewDraft>] = [
    Key("id", .text, "a name for the layout tree") { $0.id = $1 },
    Key("class", .className, "the team's own class of the view, by which rules of `appearance` name it") {
      $0.className = $1
    },
    Key("label", Shape<Text>.styledText.schema, "a label with these words") { decoder, node, draft in
      draft.isLabel = true
      decoder.readText(node, into: &draft.label)
    },
    content("image", Shape<Image>.image.map(View.Content.image), "an image"),
    content("stack", Shape<Stack>.stack.map(View.Content.stack), "a stack of views"),
  ]

  private static let states: [Key<ViewDraft>] = [
    Key(
      "enabled", .boolean, default: "true",
      "of a control, a label or a chevron: without it, it is drawn as UIKit draws what is disabled"
    ) {
      $0.isEnabled = $1
    },
    Key("active", .boolean, default: "true for controls", "of a control: whether it takes taps of its own") {
      $0.isActive = $1
    },
    Key("background", .color, default: "clear", "the background colour") { $0.background = $1 },
    Key("cornerRadius", .length, default: "0", "the radius of the corners, in points") { $0.cornerRadius = $1 },
    Key("border", .border, default: "none", "a line around it, inside its edges") { $0.border = $1 },
  ]

  /// A label of its own is no cell style's: it looks as UILabel does by itself.
  private static let labelStandards = ["font": "17 points", "color": "label"]

  private static let looks = MappingType<Text>.look.map { key in
    Key<ViewDraft>(
      key.name, key.schema, default: labelStandards[key.name] ?? key.standard, "of a label: " + key.doc
    ) { decoder, node, draft in
      var label = draft.label ?? Text("")
      key.read(decoder, node, &label)
      draft.label = label
    }
  }

  private static let rules: [KeyRule] = [
    .count(
      ["label", "image", "stack"] + ControlWords.inViews.map(\.name), 0...1,
      help: "write a view of its own for each"),
    .only(
      ["enabled"], with: ControlWords.enabling(ControlWords.inViews),
      help: "only controls, labels and chevrons can be disabled"),
    .only(["active"], with: ControlWords.inViews.map(\.name), help: "only a control takes taps of its own"),
    .only(
      MappingType<Text>.look.map(\.name), with: ["label"],
      help: "write it inside the button, or use 'background' for a plain view"),
  ]

  private static func content(_ name: String, _ shape: Shape<View.Content>, _ doc: String) -> Key<ViewDraft> {
    Key(name, shape, doc) { $0.content = $1 }
  }
}

extension Shape where Value == Size {
  /// Of a superview, in points.
  static let designSize = Shape<[Double]>.numbers([.length, .length], "width, height").map {
    Size(width: $0[0], height: $0[1])
  }
}

extension Shape where Value == Autoresizing {
  static let autoresizing = Shape<[Autoresizing]>.list(of: option).map { Autoresizing($0) }

  private static let words = KeyNames(Autoresizing.named.map(\.name))
  private static let option = Shape(.choice(words.names), noun: "one of \(words.names.joined(separator: ", "))") {
    decoder, node in decoder.readWord(node, from: words).map { Autoresizing.named[$0].value }
  }
}

extension Shape where Value == Rect {
  fileprivate static let frame = Shape<[Double]>.numbers(
    [.coordinate, .coordinate, .length, .length], "x, y, width, height"
  ).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
}
