import TableIR

/// Sizes controls, as accessories, at frames and in stacks alike, and sets the texts in them.
struct ControlLayout: Sendable {
  let context: LayoutContext

  private var metrics: MetricsProfile.Controls { context.profile.controls }
  private var typesetter: Typesetter { context.typesetter }

  /// The size that a control has by itself (`intrinsicContentSize`), in points.
  func size(_ control: Control) -> Size {
    switch control.kind {
    case .switch: return context.profile.accessories.switchSize
    case .slider(let slider): return Size(width: slider.width, height: context.profile.accessories.sliderHeight)
    case .button(let button): return button.size ?? fittingSize(button)
    case .stepper: return metrics.stepperSize
    case .segmentedControl(let value): return size(value)
    case .textField(let value): return size(value)
    case .activityIndicator(let value):
      return value.style == .large ? metrics.largeActivityIndicatorSize : metrics.activityIndicatorSize
    case .progressView(let value):
      return Size(width: value.width ?? metrics.progressViewSize.width, height: metrics.progressViewSize.height)
    case .detailButton: return AccessoryLayout(context: context).detailButtonSize
    case .chevron: return context.profile.accessories.chevronSize
    case .label(let text): return typesetter.size(context.labelSetting(text, maxWidth: .greatestFiniteMagnitude))
    case .badge(let badge):
      let text = typesetter.size(typesetter.set(badge.text, style: badgeStyle, maxWidth: .infinity))
      let height = text.height + metrics.badgePadding.height
      return Size(width: max(text.width + metrics.badgePadding.width, height), height: height)
    }
  }

  /// A control as it stands in a frame of a size.
  func fitted(_ control: Control, in size: Size) -> Control {
    if case .button(let button) = control.kind {
      var control = control
      control.drawnFrame = parts(of: button, in: size).image
      return control
    }
    let filling = control.kind.traits.filling
    if filling == .frame { return control }
    let own = self.size(control)
    let width = filling == .width ? size.width : min(context.grid.round(own.width), size.width)
    let height = min(context.grid.round(own.height), size.height)
    var control = control
    if width != size.width || height != size.height {
      control.drawnFrame = Rect(
        x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }
    return control
  }

  /// The texts of a control of a size, in its space.
  func labels(_ control: Control, in size: Size) -> [LabelNode] {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var labels: [LabelNode]
    switch control.kind {
    case .switch, .slider, .stepper, .activityIndicator, .progressView, .chevron, .detailButton: return []
    case .button(let button):
      let frame = parts(of: button, in: size).title
      labels = [typesetter.label(setting(of: button, maxWidth: frame.width), frame: frame)]
    case .segmentedControl(let value): labels = titles(of: value, in: size)
    case .textField(let value): labels = text(of: value, in: size).map { [$0] } ?? []
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

  // MARK: Buttons

  /// A system button is as wide as its title and has 6 points above and below it: Interface Builder makes one that says
  /// "Button" 46 by 30.
  private func fittingSize(_ button: Button) -> Size {
    let accessories = context.profile.accessories
    let title = typesetter.size(setting(of: button, maxWidth: .infinity))
    let image = button.image.map(context.size(of:)) ?? Size(width: 0, height: 0)
    return Size(
      width: max(image.width + title.width, accessories.buttonMinimumWidth),
      height: max(image.height, title.height + accessories.buttonPadding))
  }

  private func setting(of button: Button, maxWidth: Double) -> Typesetter.Setting {
    typesetter.set(button.title, style: context.buttonStyle, maxWidth: maxWidth)
  }

  /// A title fills its button. An image stands directly before it, and the two together in the middle: in a button of 335 points an
  /// image of 32 at 151.5 alone, and at 124.5 beside a title of 54 at 156.5, as published measurements of `UIButton` have it.
  private func parts(of button: Button, in size: Size) -> (image: Rect?, title: Rect) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let image = button.image.map(context.size(of:)) else { return (nil, bounds) }
    let imageWidth = min(image.width, size.width)
    let imageHeight = min(image.height, size.height)
    let room = size.width - imageWidth
    let titleWidth = min(typesetter.size(setting(of: button, maxWidth: room)).width, room)
    let x = (room - titleWidth) / 2
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    return (
      context.grid.place(
        Size(width: imageWidth, height: imageHeight), x: isMirrored ? x + titleWidth : x,
        y: (size.height - imageHeight) / 2),
      Rect(x: context.grid.round(isMirrored ? x : x + imageWidth), y: 0, width: titleWidth, height: size.height)
    )
  }

  // MARK: Segments

  /// All segments are as wide as the widest title asks for, in whole points.
  private func size(_ control: SegmentedControl) -> Size {
    let height = metrics.segmentedControlHeight
    if let width = control.width { return Size(width: width, height: height) }
    let style = segmentStyle(control, isSelected: false)
    let widest = control.segments.map {
      typesetter.set(Text($0), style: style, maxWidth: .infinity).laidOut.fittingWidth
    }
    let count = Double(control.segments.count)
    let segment = ((widest.max() ?? 0) + metrics.segmentPadding).rounded(.down)
    return Size(width: segment * count + metrics.segmentSpacing * max(count - 1, 0), height: height)
  }

  /// The titles, each as large as its segment. Segments are whole points wide, and the one at the right has what is left, whichever
  /// way the titles run: 114, 114 and 115 of 343 (rt-ios26-form-287.5, and the same table right to left).
  private func titles(of control: SegmentedControl, in size: Size) -> [LabelNode] {
    let count = control.segments.count
    let room = max(size.width - metrics.segmentSpacing * Double(count - 1), 0) / Double(count)
    let width = room >= 1 ? room.rounded(.down) : room
    return control.segments.enumerated().map { index, title in
      let place = context.environment.layoutDirection == .rightToLeft ? count - 1 - index : index
      let x = Double(place) * (width + metrics.segmentSpacing)
      let frame = Rect(
        x: x, y: 0, width: place == count - 1 ? max(size.width - x, 0) : width, height: size.height)
      let style = segmentStyle(control, isSelected: index == control.selectedSegmentIndex)
      return typesetter.label(typesetter.set(Text(title), style: style, maxWidth: frame.width), frame: frame)
    }
  }

  /// Titles have the text colour since iOS 13; before, the tint's, and white where the tint fills their segment.
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

  /// The text, or the placeholder where there is none.
  private func setting(of field: TextField, maxWidth: Double) -> Typesetter.Setting? {
    var style = Typesetter.Style(base: .fixed(17), color: .system(.label))
    var text = field.text
    if text.string.isEmpty, let placeholder = field.placeholder {
      text.string = placeholder
      text.color = nil
      style.color = .system(.placeholderText)
    }
    text.lines = 1
    return text.string.isEmpty ? nil : typesetter.set(text, style: style, maxWidth: maxWidth)
  }

  private func size(_ field: TextField) -> Size {
    let setting = setting(of: field, maxWidth: .infinity)
    let fitting = setting.map { typesetter.size($0).width + 2 * inset(field) } ?? metrics.emptyTextFieldWidth
    let font = typesetter.font(field.text.font, in: Typesetter.Style(base: .fixed(17), color: .system(.label)))
    let line = typesetter.measure.lineHeight(font.font).rounded(.up) + metrics.textFieldPadding
    return Size(
      width: field.width ?? fitting,
      height: field.borderStyle == .roundedRect ? max(metrics.roundedTextFieldHeight, line) : line)
  }

  private func text(of field: TextField, in size: Size) -> LabelNode? {
    let inset = inset(field)
    let width = max(size.width - 2 * inset, 0)
    return setting(of: field, maxWidth: width).map { setting in
      let height = min(typesetter.size(setting).height, size.height)
      let frame = context.grid.place(
        Size(width: width, height: height), x: inset, y: (size.height - height) / 2)
      return typesetter.label(setting, frame: frame)
    }
  }

  // MARK: Badges

  private var badgeStyle: Typesetter.Style {
    Typesetter.Style(base: .fixed(metrics.badgeTextSize), color: .system(.white), alignment: .center)
  }
}

extension LabelNode {
  /// A text that is not enabled (`UILabel.isEnabled`): tertiaryLabel, as the title of a system button has it.
  mutating func dim() {
    color = .system(.tertiaryLabel)
    highlightedColor = nil
  }
}
