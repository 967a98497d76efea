import TableIR

/// Sizes controls in accessories, frames and stacks alike, and sets their texts.
struct ControlLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var metrics: MetricsProfile.Controls { context.profile.controls }
  private var typesetter: Typesetter { context.typesetter }
  private var buttons: ButtonLayout<L> { ButtonLayout(context: context) }

  /// The intrinsic size of a control (`intrinsicContentSize`), in points.
  func size(_ control: Control, at location: SourceLocation) -> Extent<L> {
    let profile = context.profile
    switch control.kind {
    case .switch: return Extent(profile, \.accessories.switchSize, "switch's")
    case .slider(let slider):
      return Extent(
        width: L(slider.width, "slider's width", .spec(location)),
        height: L(profile, \.accessories.sliderHeight, "slider's height"))
    case .button(let button): return buttons.size(button, location)
    case .stepper: return Extent(profile, \.controls.stepperSize, "stepper's")
    case .segmentedControl(let value): return size(value, location)
    case .textField(let value): return size(value, location)
    case .textView(let value): return TextViewLayout(context: context).size(value, width: nil, location)
    case .box: return Extent(width: L(0, "a box has no intrinsic size"), height: L(0, "a box has no intrinsic size"))
    case .activityIndicator(let value):
      return value.style == .large
        ? Extent(profile, \.controls.largeActivityIndicatorSize, "activityIndicator's")
        : Extent(profile, \.controls.activityIndicatorSize, "activityIndicator's")
    case .progressView(let value):
      var size = Extent<L>(profile, \.controls.progressViewSize, "progressView's")
      if let width = value.width { size.width = L(width, "progressView's width", .spec(location)) }
      return size
    case .detailButton: return AccessoryLayout(context: context).detailButtonSize
    case .chevron: return Extent(profile, \.accessories.chevronSize, "chevron's")
    case .outlineDisclosure: return Extent(profile, \.accessories.outlineDisclosureSize, "outlineDisclosure's")
    case .label(let text):
      return typesetter.extent(context.labelSetting(text, maxWidth: .greatestFiniteMagnitude), .spec(location))
    case .badge(let badge):
      let text: Extent<L> = typesetter.extent(
        typesetter.set(badge.text, style: badgeStyle, maxWidth: .infinity), .spec(location))
      let padding = Extent<L>(profile, \.controls.badgePadding, "around the text, on both sides:")
      let height = text.height + padding.height
      return Extent(width: max(text.width + padding.width, height.named("no narrower than it is tall")), height: height)
    }
  }

  /// The actual frame of a view for a requested frame: a UISwitch and a UIStepper keep their own size.
  func kept(_ view: View, _ frame: Frame<L>) -> Frame<L> {
    guard case .control(let control) = view.content, view.content.hasOwnFrame else { return frame }
    let own = size(control, at: view.location)
    return Frame(x: frame.x, y: frame.y, width: own.width, height: own.height)
  }

  /// A control fitted into a frame of a size, with the colour that the list gives it.
  func fitted(_ control: Control, in size: LayoutSize) -> Control { sized(tinted(control), in: size) }

  /// A toggle has the tint of its list (mainframecomputer/fullmoon-ios#43, partout-io/passepartout#486); `UISwitch` has one of its own.
  private func tinted(_ control: Control) -> Control {
    guard context.table.host == .swiftui, let tint = context.table.tintColor, case .switch(var toggle) = control.kind,
      toggle.onTintColor == nil
    else { return control }
    toggle.onTintColor = tint
    var control = control
    control.kind = .switch(toggle)
    return control
  }

  private func sized(_ control: Control, in size: LayoutSize) -> Control {
    if case .button(let button) = control.kind {
      var control = control
      let known = buttons.known(button)
      control.kind = .button(known)
      control.drawnFrame = buttons.parts(of: known, in: size).image
      return control
    }
    if case .outlineDisclosure = control.kind {
      var control = control
      let image = AccessoryLayout(context: context).disclosureSize.size
      control.drawnFrame = context.grid.place(
        image, x: (size.width - image.width) / 2, y: (size.height - image.height) / 2)
      return control
    }
    let filling = control.kind.traits.filling
    if filling == .frame { return control }
    let own = self.size(control, at: .start)
    if filling == .ownFrame {
      // A switch that is squeezed is drawn whole, beyond its frame (mozilla-mobile/firefox-ios#26723).
      let (width, height) = (context.grid.round(own.width.points), context.grid.round(own.height.points))
      guard size.width < width - 0.5 || size.height < height - 0.5 else { return control }
      var control = control
      control.drawnFrame = LayoutRect(
        x: context.isRightToLeft ? size.width - width : 0, y: (size.height - height) / 2, width: width, height: height)
      return control
    }
    // What is drawn in its own size in a larger frame is so in a smaller one.
    let most = filling == .nothing ? LayoutSize(width: .infinity, height: .infinity) : size
    let width = filling == .width ? size.width : min(context.grid.round(own.width.points), most.width)
    let height = min(context.grid.round(own.height.points), most.height)
    var control = control
    if width != size.width || height != size.height {
      control.drawnFrame = LayoutRect(
        x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }
    return control
  }

  /// The texts of a control of a size, in its space.
  func labels(_ control: Control, in size: LayoutSize) -> [LabelNode] {
    let bounds = LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    var labels: [LabelNode]
    switch control.kind {
    case .switch, .slider, .stepper, .activityIndicator, .progressView, .chevron, .outlineDisclosure, .detailButton:
      return []
    case .button(let button):
      let known = buttons.known(button)
      let frame = buttons.parts(of: known, in: size).title
      labels = [typesetter.label(buttons.setting(of: known, maxWidth: frame.width), frame: frame)]
    case .segmentedControl(let value): labels = titles(of: value, in: size)
    case .textField(let value): labels = text(of: value, in: size).map { [$0] } ?? []
    case .textView(let value): labels = TextViewLayout(context: context).labels(value, in: size)
    case .box(let value):
      let style = Typesetter.Style(base: .fixed(13), color: .system(.secondaryLabel), alignment: .center)
      labels = [typesetter.label(typesetter.set(Text(value.name), style: style, maxWidth: size.width), frame: bounds)]
    case .label(let text):
      let setting = context.labelSetting(text, maxWidth: size.width, maxHeight: size.height)
      labels = [typesetter.label(setting, frame: bounds)]
    case .badge(let badge):
      let setting = typesetter.set(badge.text, style: badgeStyle, maxWidth: size.width)
      labels = [typesetter.label(setting, frame: bounds)]
    }
    if control.disabledLook?.isDimmed(inIOS: context.environment.ios) == true {
      for index in labels.indices { labels[index].dim() }
    }
    return labels
  }

  // MARK: Segments

  /// All segments are as wide as the widest title requires, in whole points.
  private func size(_ control: SegmentedControl, _ location: SourceLocation) -> Extent<L> {
    let height = context.metric(\.controls.segmentedControlHeight, "segmentedControl's height")
    if let width = control.width {
      return Extent(width: L(width, "segmentedControl's width", .spec(location)), height: height)
    }
    let style = segmentStyle(control, isSelected: false)
    let widest = control.segments.map {
      typesetter.set(Text($0.string), style: style, maxWidth: .infinity).laidOut.fittingWidth
    }
    let count = Double(control.segments.count)
    let fitting =
      L(widest.max() ?? 0, "the widest title", .spec(location))
      + context.metric(\.controls.segmentPadding, "around it in its segment")
    let segment = fitting.changed(
      .down(.point), to: fitting.points.rounded(.down), reason: "down to a whole point", source: nil)
    let width = segment.changed(
      .times(count), to: segment.points * count, reason: "\(control.segments.count) segments", source: nil
    ).plus(metrics.segmentSpacing * max(count - 1, 0), "between the segments", .number(\.controls.segmentSpacing))
    return Extent(width: width, height: height)
  }

  /// The titles, each as large as its segment. Segments are whole points wide, and the rightmost one gets the rest, whatever the
  /// direction of the titles: 114, 114 and 115 of 343 (rt-ios26-form-287.5, and the same table right to left).
  private func titles(of control: SegmentedControl, in size: LayoutSize) -> [LabelNode] {
    let count = control.segments.count
    let room = max(size.width - metrics.segmentSpacing * Double(count - 1), 0) / Double(count)
    let width = room >= 1 ? room.rounded(.down) : room
    return control.segments.enumerated().map { index, title in
      let place = context.environment.layoutDirection == .rightToLeft ? count - 1 - index : index
      let x = Double(place) * (width + metrics.segmentSpacing)
      let frame = LayoutRect(
        x: x, y: 0, width: place == count - 1 ? max(size.width - x, 0) : width, height: size.height)
      let style = segmentStyle(control, isSelected: index == control.selectedSegmentIndex)
      return typesetter.label(typesetter.set(Text(title.string), style: style, maxWidth: frame.width), frame: frame)
    }
  }

  /// Titles have the text colour since iOS 13; before that the tint colour, and white where the tint fills their
  /// segment.
  private func segmentStyle(_ control: SegmentedControl, isSelected: Bool) -> Typesetter.Style {
    let color: Color =
      if context.environment.ios >= 13 { .system(.label) } else if isSelected { .system(.white) } else {
        control.tintColor ?? context.tintColor
      }
    return Typesetter.Style(
      base: .fixed(metrics.segmentTitleSize),
      weight: isSelected ? metrics.selectedSegmentTitleWeight : metrics.segmentTitleWeight, color: color,
      alignment: .center)
  }

  // MARK: Text fields

  private func inset(_ field: TextField) -> Double {
    field.borderStyle == .roundedRect ? metrics.roundedTextFieldInset : 0
  }

  /// The text, or the placeholder if there is none.
  private func setting(of field: TextField, maxWidth: Double) -> Typesetter.Setting? {
    var style = Typesetter.Style(base: .fixed(17), color: .system(.label))
    var text = field.text
    if text.string.isEmpty, let placeholder = field.placeholder {
      text.words = Text.Content(placeholder)
      text.color = nil
      style.color = .system(.placeholderText)
    }
    text.lines = 1
    return text.string.isEmpty ? nil : typesetter.set(text, style: style, maxWidth: maxWidth)
  }

  func font(of field: TextField) -> ResolvedFont {
    typesetter.font(field.text.font, in: Typesetter.Style(base: .fixed(17), color: .system(.label))).font
  }

  private func size(_ field: TextField, _ location: SourceLocation) -> Extent<L> {
    let font = font(of: field)
    let fontHeight = L(typesetter.measure.lineHeight(font), "a line of \(font.size.inPoints) pt")
    var line =
      fontHeight.changed(
        .up(.point), to: fontHeight.points.rounded(.up), reason: "up to a whole point", source: nil)
      + context.metric(\.controls.textFieldPadding, "around the line")
    if let canvas = context.environment.canvas, field.text.font.textStyle != nil {
      line = max(line, L(canvas.textFieldHeight, "the minimum height of a field", .environment))
    }
    return Extent(
      width: width(of: field, location),
      height: field.borderStyle == .roundedRect
        ? max(context.metric(\.controls.roundedTextFieldHeight, "the minimum height of a field with a border"), line)
        : line)
  }

  private func width(of field: TextField, _ location: SourceLocation) -> L {
    if let width = field.width { return L(width, "textField's width", .spec(location)) }
    guard let setting = setting(of: field, maxWidth: .infinity) else {
      return context.metric(\.controls.emptyTextFieldWidth, "the width of a field without a text")
    }
    let text: Extent<L> = typesetter.extent(setting, .spec(location))
    return text.width.plus(2 * inset(field), "inside of the border", .number(\.controls.roundedTextFieldInset))
  }

  private func text(of field: TextField, in size: LayoutSize) -> LabelNode? {
    let inset = inset(field)
    let width = max(size.width - 2 * inset, 0)
    return setting(of: field, maxWidth: width).map { setting in
      let height = min(typesetter.size(setting).height, size.height)
      let frame = context.grid.place(
        LayoutSize(width: width, height: height), x: inset, y: (size.height - height) / 2)
      return typesetter.label(setting, frame: frame)
    }
  }

  // MARK: Badges

  private var badgeStyle: Typesetter.Style {
    Typesetter.Style(base: .fixed(metrics.badgeTextSize), color: .system(.white), alignment: .center)
  }
}

extension LabelNode {
  /// Dims a disabled text (`UILabel.isEnabled`): tertiaryLabel, like the title of a system button.
  mutating func dim() {
    color = .system(.tertiaryLabel)
    for index in runs.indices { runs[index].color = color }
    highlightedColor = nil
  }
}
