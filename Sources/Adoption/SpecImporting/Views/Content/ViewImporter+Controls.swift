import TableIR

extension ViewImporter {
  /// A control of UIKit; nil for a view that is none.
  func control(_ declared: VariedElement, context: inout ImportContext) -> ImportedControl? {
    var control: ImportedControl? =
      switch declared.element.name {
      case "switch": ImportedControl(Switch.traits, toggle(declared, context: &context))
      case "slider": ImportedControl(Slider.traits, slider(declared, context: &context))
      case "stepper": ImportedControl(Stepper.traits, stepper(declared, context: &context))
      case "progressView": ImportedControl(ProgressView.traits, progress(declared, context: &context))
      case "activityIndicatorView":
        ImportedControl(ActivityIndicator.traits, indicator(declared, context: &context))
      case "segmentedControl": ImportedControl(SegmentedControl.traits, segments(declared, context: &context))
      case "textField": ImportedControl(TextField.traits, field(declared, context: &context))
      case "textView": ImportedControl(TextView.traits, textView(declared, context: &context))
      case "button": button(declared, context: &context)
      default: nil
      }
    guard let name = control?.key, let traits = Control.types.map({ $0.traits }).first(where: { $0.name == name })
    else {
      return nil
    }
    if declared.flag("enabled") == false, traits.disabledLook != nil {
      control?.states.append(("enabled", .flag(false)))
    }
    if declared.flag("userInteractionEnabled") == false, traits.isControl {
      control?.states.append(("active", .flag(false)))
    }
    return control
  }

  private func toggle(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    let isOn = declared.flag("on") ?? false
    guard let tint = color(declared.property("onTintColor"), context: &context) else {
      return .word(isOn ? "on" : "off")
    }
    var mapping = DraftMapping()
    if isOn { mapping["isOn"] = .flag(true) }
    mapping["onTintColor"] = tint
    return .mapping(mapping)
  }

  private func slider(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    let (minimum, maximum) = (declared.number("minValue") ?? 0, declared.number("maxValue") ?? 1)
    mapping["value"] = .number(declared.number("value") ?? 0.5)
    if maximum > minimum {
      if minimum != 0 { mapping["minimum"] = .number(minimum) }
      if maximum != 1 { mapping["maximum"] = .number(maximum) }
    } else {
      context.lose(
        "maxValue", of: declared.element, because: "the maximum is not greater than the minimum", changesFrames: false)
    }
    if let tint = color(declared.property("minimumTrackTintColor"), context: &context)
      ?? tint(of: declared, context: &context)
    {
      mapping["tintColor"] = tint
    }
    return .mapping(mapping)
  }

  private func stepper(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    let (minimum, maximum) = (declared.number("minimumValue") ?? 0, declared.number("maximumValue") ?? 100)
    mapping["value"] = .number(declared.number("value") ?? 0)
    if maximum >= minimum {
      if minimum != 0 { mapping["minimum"] = .number(minimum) }
      if maximum != 100 { mapping["maximum"] = .number(maximum) }
    }
    mapping["tintColor"] = tint(of: declared, context: &context)
    return .mapping(mapping)
  }

  private func progress(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var mapping = DraftMapping()
    mapping["progress"] = .number(min(max(declared.number("progress") ?? 0, 0), 1))
    mapping["progressTintColor"] =
      color(declared.property("progressTintColor"), context: &context) ?? tint(of: declared, context: &context)
    mapping["trackTintColor"] = color(declared.property("trackTintColor"), context: &context)
    return .mapping(mapping)
  }

  private func indicator(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    let style = declared["style"] == "large" || declared["style"] == "whiteLarge" ? "large" : "medium"
    let standard: DraftValue? = declared["style"].flatMap { $0.hasPrefix("white") ? .text("white") : nil }
    guard let color = color(declared.property("color"), context: &context) ?? standard else { return .text(style) }
    var mapping = DraftMapping()
    mapping["style"] = .text(style)
    mapping["color"] = color
    return .mapping(mapping)
  }

  private func segments(_ declared: VariedElement, context: inout ImportContext) -> DraftValue {
    var titles: [DraftItem] = []
    let segments = declared.element.child("segments")?.children.map(\.self) ?? []
    // With widths for all of them, a control is as wide as these, with a point between two (QBf-tO-eE0 of openHAB: 123 for two of 61).
    let widths = segments.compactMap { segment in segment.number("width").flatMap { $0 > 0 ? $0 : nil } }
    let width = widths.count == segments.count && !widths.isEmpty ? widths.reduce(Double(widths.count) - 1, +) : nil
    let isWide = declared.element.holds("width") || width != nil
    for (index, segment) in segments.prefix(50).enumerated() {
      let title =
        resources.document.localizedString("segmentTitles[\(index)]", of: declared.element) ?? segment["title"]
      if let image = segment["image"] {
        context.lose(
          "segment.image = \(image)", of: declared.element, because: "segments have titles, not images",
          changesFrames: !isWide
        )
      }
      if segment.number("width") != nil, Set(widths).count > 1 || width == nil {
        context.lose(
          "segment.width", of: declared.element, because: "all segments are equally wide", changesFrames: !isWide)
      }
      titles.append(DraftItem(.text(title ?? "")))
    }
    if declared.flag("apportionsSegmentWidthsByContent") == true {
      context.lose(
        "apportionsSegmentWidthsByContent = YES", of: declared.element, because: "all segments are equally wide",
        changesFrames: !isWide)
    }
    var mapping = DraftMapping()
    mapping["segments"] = .list(titles.isEmpty ? [DraftItem(.text(""))] : titles)
    if let width, width <= SpecLimits.longest { mapping["width"] = .number(width) }
    if let index = declared.number("selectedSegmentIndex"), index >= 0, index < Double(titles.count),
      declared.flag("momentary") != true
    {
      mapping["selectedSegmentIndex"] = .number(index)
    }
    mapping["tintColor"] =
      color(declared.property("selectedSegmentTintColor"), context: &context) ?? tint(of: declared, context: &context)
    return mapping.entries.count == 1 ? mapping["segments"] ?? .list(titles) : .mapping(mapping)
  }
}
