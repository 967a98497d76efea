import TableIR

extension ViewImporter {
  /// A control of UIKit; nil for a view that is none.
  func control(_ said: VariedElement, context: inout ImportContext) -> ImportedControl? {
    var control: ImportedControl? =
      switch said.element.name {
      case "switch": ImportedControl(Switch.traits, toggle(said, context: &context))
      case "slider": ImportedControl(Slider.traits, slider(said, context: &context))
      case "stepper": ImportedControl(Stepper.traits, stepper(said, context: &context))
      case "progressView": ImportedControl(ProgressView.traits, progress(said, context: &context))
      case "activityIndicatorView":
        ImportedControl(ActivityIndicator.traits, indicator(said, context: &context))
      case "segmentedControl": ImportedControl(SegmentedControl.traits, segments(said, context: &context))
      case "textField": ImportedControl(TextField.traits, field(said, context: &context))
      case "textView": ImportedControl(TextView.traits, textView(said, context: &context))
      case "button": button(said, context: &context)
      default: nil
      }
    guard let name = control?.key, let traits = Control.types.map({ $0.traits }).first(where: { $0.name == name })
    else {
      return nil
    }
    if said.flag("enabled") == false, traits.disabledLook != nil { control?.states.append(("enabled", .flag(false))) }
    if said.flag("userInteractionEnabled") == false, traits.isControl {
      control?.states.append(("active", .flag(false)))
    }
    return control
  }

  private func toggle(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    let isOn = said.flag("on") ?? false
    guard let tint = color(said.property("onTintColor"), context: &context) else { return .word(isOn ? "on" : "off") }
    var mapping = DraftMapping()
    if isOn { mapping["isOn"] = .flag(true) }
    mapping["onTintColor"] = tint
    return .mapping(mapping)
  }

  private func slider(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    let (minimum, maximum) = (said.number("minValue") ?? 0, said.number("maxValue") ?? 1)
    mapping["value"] = .number(said.number("value") ?? 0.5)
    if maximum > minimum {
      if minimum != 0 { mapping["minimum"] = .number(minimum) }
      if maximum != 1 { mapping["maximum"] = .number(maximum) }
    } else {
      context.lose(
        "maxValue", of: said.element, because: "the maximum is not greater than the minimum", changesFrames: false)
    }
    if let tint = color(said.property("minimumTrackTintColor"), context: &context) ?? tint(of: said, context: &context)
    {
      mapping["tintColor"] = tint
    }
    return .mapping(mapping)
  }

  private func stepper(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    let (minimum, maximum) = (said.number("minimumValue") ?? 0, said.number("maximumValue") ?? 100)
    mapping["value"] = .number(said.number("value") ?? 0)
    if maximum >= minimum {
      if minimum != 0 { mapping["minimum"] = .number(minimum) }
      if maximum != 100 { mapping["maximum"] = .number(maximum) }
    }
    mapping["tintColor"] = tint(of: said, context: &context)
    return .mapping(mapping)
  }

  private func progress(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    mapping["progress"] = .number(min(max(said.number("progress") ?? 0, 0), 1))
    mapping["progressTintColor"] =
      color(said.property("progressTintColor"), context: &context) ?? tint(of: said, context: &context)
    mapping["trackTintColor"] = color(said.property("trackTintColor"), context: &context)
    return .mapping(mapping)
  }

  private func indicator(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    let style = said["style"] == "large" || said["style"] == "whiteLarge" ? "large" : "medium"
    let standard: DraftValue? = said["style"].flatMap { $0.hasPrefix("white") ? .text("white") : nil }
    guard let color = color(said.property("color"), context: &context) ?? standard else { return .text(style) }
    var mapping = DraftMapping()
    mapping["style"] = .text(style)
    mapping["color"] = color
    return .mapping(mapping)
  }

  private func segments(_ said: VariedElement, context: inout ImportContext) -> DraftValue {
    var titles: [DraftItem] = []
    let isWide = said.element.holds("width")
    for (index, segment) in (said.element.child("segments")?.children.map(\.self) ?? []).prefix(50).enumerated() {
      let title = resources.document.localizedString("segmentTitles[\(index)]", of: said.element) ?? segment["title"]
      if let image = segment["image"] {
        context.lose(
          "segment.image = \(image)", of: said.element, because: "segments have titles, not images",
          changesFrames: !isWide
        )
      }
      if segment.number("width") != nil {
        context.lose(
          "segment.width", of: said.element, because: "all segments are equally wide", changesFrames: !isWide)
      }
      titles.append(DraftItem(.text(title ?? "")))
    }
    if said.flag("apportionsSegmentWidthsByContent") == true {
      context.lose(
        "apportionsSegmentWidthsByContent = YES", of: said.element, because: "all segments are equally wide",
        changesFrames: !isWide)
    }
    var mapping = DraftMapping()
    mapping["segments"] = .list(titles.isEmpty ? [DraftItem(.text(""))] : titles)
    if let index = said.number("selectedSegmentIndex"), index >= 0, index < Double(titles.count),
      said.flag("momentary") != true
    {
      mapping["selectedSegmentIndex"] = .number(index)
    }
    mapping["tintColor"] =
      color(said.property("selectedSegmentTintColor"), context: &context) ?? tint(of: said, context: &context)
    return mapping.entries.count == 1 ? mapping["segments"] ?? .list(titles) : .mapping(mapping)
  }
}
