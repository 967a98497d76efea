extension Table: Styled {
  /// The properties that appearance rules set.
  public var slots: [LookSlot<Table>] { Self.slots }

  /// The properties that rules can set: the background, the tint colour, and the colour of the lines between rows.
  public static let slots: [LookSlot<Table>] = [
    LookSlot(
      .background, { $0.background }, { $0.background = $1 }, standard: "the style's own", reported: .always,
      "the background"),
    LookSlot(
      .tintColor, { $0.tintColor }, { $0.tintColor = $1 }, standard: "UIKit's own", reported: .always,
      "the colour of checkmarks, detail buttons and buttons"),
    LookSlot(
      .separatorColor, { $0.separator.color }, { $0.separator.color = $1 }, keys: SeparatorLook.keys,
      standard: "UIKit's own", "the colour of the lines between rows"),
  ]
}

extension HeaderFooter: Styled {
  /// The properties that appearance rules set.
  public var slots: [LookSlot<HeaderFooter>] { Self.slots }

  /// The properties that rules can set: the background alone, of the headers and footers of sections.
  public static let slots: [LookSlot<HeaderFooter>] = [
    LookSlot(
      .background, { $0.background }, { $0.background = $1 }, standard: "UIKit's own", reported: .shown,
      "the background")
  ]
}

extension Text: Styled {
  /// The properties that appearance rules set.
  public var slots: [LookSlot<Text>] { Self.slots }

  fileprivate static let slots: [LookSlot<Text>] = [
    dimmed(LookSlot(.color, { $0.color }, { $0.color = $1 }, reported: .always)),
    dimmed(LookSlot(.highlightedColor, { $0.highlightedColor }, { $0.highlightedColor = $1 })),
    LookSlot(.font, .font, reported: .always) {
      $0.font == Font() ? nil : .font($0.font)
    } write: {
      if case .font(let font) = $1 { $0.font = font }
    },
    LookSlot(.alignment, { $0.alignment }, { $0.alignment = $1 }),
    LookSlot(.shadow, { $0.shadow }, { $0.shadow = $1 }),
  ]
}

/// Disabled text and placeholders have fixed colours.
private func dimmed(_ slot: LookSlot<Text>) -> LookSlot<Text> {
  var slot = slot
  slot.overruling = "UIKit's own for disabled text or a placeholder"
  return slot
}

/// The slots of what every view that a spec lists has. Cells, headers and footers have no alpha, because UIKit animates theirs.
extension ViewLook {
  fileprivate static func background(standard: String, reported: LookReporting) -> LookSlot<ViewLook> {
    LookSlot(
      .background, { $0.background }, { $0.background = $1 }, standard: standard, reported: reported,
      "the background colour of a view with a frame or in a stack, or of a plain accessory")
  }

  fileprivate static let cornerRadius = LookSlot<ViewLook>(
    .cornerRadius, { $0.cornerRadius }, { $0.cornerRadius = $1 }, standard: "none",
    "the radius of its corners, in points")

  fileprivate static let alpha = LookSlot<ViewLook>(
    .alpha, { $0.alpha }, { $0.alpha = $1 }, form: .share, standard: "opaque",
    "the opacity of a view with a frame or in a stack, or of a plain accessory, from 0 to 1")
}

/// A view in a spec: its background and corners, and the appearance of its content.
extension View: Styled {
  /// The properties that appearance rules set.
  public var slots: [LookSlot<View>] {
    switch content {
    case .label: Self.labelSlots
    case .control(let control): Self.controlSlots[control.kind.traits.name] ?? Self.slots
    case .image, .stack, .container, .plain: Self.slots
    }
  }

  /// The slots of every view that a spec lists.
  public static let slots: [LookSlot<View>] = [
    ViewLook.background(standard: "clear", reported: .declared), ViewLook.cornerRadius, ViewLook.alpha,
  ].map { slot in
    slot.part {
      $0.look
    } put: {
      $0.look = $1
    }
  }

  private static let labelSlots: [LookSlot<View>] =
    slots
    + Text.slots.map {
      $0.part(at: [["label"], []], standard: "a label's own") {
        if case .label(let text) = $0.content { text } else { nil }
      } put: {
        $0.content = .label($1)
      }
    }

  private static let controlSlots: [String: [LookSlot<View>]] = Control.slots.mapValues {
    slots
      + $0.map {
        $0.part {
          if case .control(let control) = $0.content { control } else { nil }
        } put: {
          $0.content = .control($1)
        }
      }
  }
}

extension Accessory: Styled {
  /// The properties that appearance rules set.
  public var slots: [LookSlot<Accessory>] {
    switch self {
    case .disclosureIndicator: Self.indicatorSlots
    case .control(let control): Self.controlSlots[control.kind.traits.name] ?? []
    case .view: Self.viewSlots
    case .none, .detailDisclosureButton, .detailButton, .checkmark, .image: []
    }
  }

  /// UIKit's indicator cannot be recoloured: an indicator with a colour from a rule is a chevron.
  private static let indicatorSlots = Chevron.colors.map {
    $0.slot(standard: "a chevron's own", reported: .declared).part(at: [["chevron"]]) { (accessory: Accessory) in
      accessory.chevron ?? Chevron()
    } put: {
      $0 = .chevron(color: $1.color, highlightedColor: $1.highlightedColor)
    }
  }

  private static let controlSlots: [String: [LookSlot<Accessory>]] = Control.slots.mapValues {
    $0.map {
      $0.part {
        if case .control(let control) = $0 { control } else { nil }
      } put: {
        $0 = .control($1)
      }
    }
  }

  private static let viewSlots: [LookSlot<Accessory>] = [
    ViewLook.background(standard: "systemGray5", reported: .always), ViewLook.cornerRadius, ViewLook.alpha,
  ].map {
    $0.part(at: [["view"]]) {
      if case .view(let view) = $0 { view.look } else { nil }
    } put: { accessory, look in
      guard case .view(var view) = accessory else { return }
      view.look = look
      accessory = .view(view)
    }
  }
}

/// The colours of a control, and the attributes of its text that rules can set.
extension Control: Styled {
  /// The properties that appearance rules set.
  public var slots: [LookSlot<Control>] { Self.slots[kind.traits.name] ?? [] }

  fileprivate static let slots: [String: [LookSlot<Control>]] = Dictionary(
    uniqueKeysWithValues: types.map { ($0.traits.name, slots(of: $0)) })

  private static func slots<Content: ControlContent>(of type: Content.Type) -> [LookSlot<Control>] {
    let name = SpecPlace.Step.key(type.traits.name)
    let standard = type.traits.className == nil ? "its own" : "UIKit's own"
    let colors = type.colors.map {
      $0.slot(standard: standard, reported: .always).part(at: [[name]]) { (control: Control) in
        control.kind.content as? Content
      } put: {
        $0.kind = $1.kind
      }
    }
    let texts = type.texts.filter(\.takesRules).flatMap { text in
      // Text that is the whole value of a control can have its attributes beside it.
      Text.slots.map {
        $0.part(
          at: text.key.map { [[name, .key($0)]] } ?? [[name], []], standard: "a \(type.traits.noun)'s own"
        ) {
          (control: Control) in
          (control.kind.content as? Content)?[keyPath: text.path]
        } put: { control, look in
          guard var content = control.kind.content as? Content else { return }
          content[keyPath: text.path] = look
          control.kind = content.kind
        }
      }
    }
    return colors + texts
  }
}

extension ControlColor {
  fileprivate func slot(standard: String, reported reporting: LookReporting) -> LookSlot<Content> {
    let path = path
    var slot = LookSlot<Content>(
      property, { $0[keyPath: path] }, { $0[keyPath: path] = $1 }, standard: standard, reported: reporting)
    slot.usual = usual
    return slot
  }
}
