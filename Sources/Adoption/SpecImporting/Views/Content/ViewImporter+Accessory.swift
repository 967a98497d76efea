import TableIR

extension ViewImporter {
  /// A view as an accessory: the mapping for `accessory` or `editingAccessory`, such as `{switch: on}`, `{image: …}` or
  /// `{view: {size: [40, 30], …}}`.
  package func accessory(
    _ element: XMLElement, owner: ImportOrigin.Part, context: inout ImportContext
  ) -> DraftMapping {
    let mark = context.mark
    let declared = VariedElement(element, traits)
    var mapping = DraftMapping()
    let hasSubviews = !ViewTree(element, owner: owner, traits: traits, outlets: [:]).elements.isEmpty
    switch ViewKind(element) {
    case .image where !hasSubviews:
      _ = addImage(of: declared, to: &mapping, context: &context)
      mapping["contentMode"] = nil
      mapping["image"] = mapping["image"].map { sized($0, by: "size", declared) }
    case .control where !hasSubviews:
      if let control = control(declared, context: &context), control.key != TextView.traits.name {
        mapping[control.key] =
          Self.sizeKeys[control.key].map { sized(control.value, by: $0, declared) } ?? control.value
        for (key, value) in control.states { mapping[key] = value }
      }
    default: break
    }
    if mapping.entries.isEmpty { mapping["view"] = .mapping(plainView(declared, owner: owner, context: &context)) }
    mapping.comments += context.comments(since: mark)
    return mapping
  }

  /// The keys with which controls in accessories take the size of their frames; the others keep their own.
  private static let sizeKeys: [String: String] = [
    Button.traits.name: "size", Slider.traits.name: "width", TextField.traits.name: "width",
    SegmentedControl.traits.name: "width", ProgressView.traits.name: "width",
  ]

  private func sized(_ value: DraftValue, by key: String, _ declared: VariedElement) -> DraftValue {
    guard let frame = declared.element.rect("frame"), frame.width > 0, frame.height > 0 else { return value }
    var mapping = DraftMapping()
    switch value {
    case .mapping(let own): mapping = own
    case .list: mapping["segments"] = value
    case .text, .word, .number, .flag: return value
    }
    mapping[key] =
      key == "width" ? .number(frame.width) : .list([frame.width, frame.height].map { DraftItem(.number($0)) })
    return .mapping(mapping)
  }

  /// A label or a view of a fixed size, with what is in it.
  private func plainView(
    _ declared: VariedElement, owner: ImportOrigin.Part, context: inout ImportContext
  ) -> DraftMapping {
    var mapping = DraftMapping()
    let frame = declared.element.rect("frame")
    let size = [frame?.width ?? 0, frame?.height ?? 0].map { DraftItem(.number(max($0, 0))) }
    mapping["size"] = .list(size)
    guard case .plain = ViewKind(declared.element) else {
      // A view that is no accessory by itself, in a view of its size.
      addSingle(declared.element, to: &mapping, owner: owner, context: &context)
      mapping["background"] = .text("clear")
      mapping["designSize"] = nil
      return mapping
    }
    addContents(of: declared.element, to: &mapping, owner: owner, context: &context)
    addLook(of: declared, to: &mapping, context: &context)
    mapping["background"] = mapping["background"] ?? .text("clear")
    // An accessory's views are at their frames.
    mapping["designSize"] = nil
    return mapping
  }
}
