import JSONWriting
import TableIR
import TableLayout

extension ViewLister {
  // MARK: Labels and images

  func label(_ name: String, _ node: LabelNode, in parent: Int) -> ViewSnapshot {
    var view = ViewSnapshot(name: name, parent: parent, frame: node.frame)
    add(node, to: &view)
    return view
  }

  func add(_ label: LabelNode, to view: inout ViewSnapshot) {
    view.add(.text, label.text)
    if label.isTruncated { view.add(.truncated, "yes") }
    if label.lines.count > 1 { view.add(.lines, label.lines.map(\.text).joined(separator: " / ")) }
    view.add(.font, words.font(label.font))
    view.add(.color, words.color(label.color))
    if let color = label.highlightedColor { view.add(.highlightedColor, words.color(color)) }
    if label.alignment != .left { view.add(.alignment, label.alignment.rawValue) }
    if let shadow = label.shadow { view.add(.shadow, words.shadow(shadow)) }
    if label.lines.count <= 1 && !label.isTruncated { view.textWidth = label.textWidth }
    view.drawn = label.drawnRect
  }

  func imageView(_ node: ImageNode, in parent: Int) -> ViewSnapshot {
    var view = ViewSnapshot(name: "imageView", parent: parent, frame: node.frame)
    add(node.image, to: &view)
    if let image = node.highlightedImage { view.add(.highlightedImage, words.image(image)) }
    return view
  }

  func add(_ image: Image, to view: inout ViewSnapshot) {
    if let color = words.color(of: image) { view.add(.color, words.color(color)) }
    view.add(.image, words.image(image))
    if let content = words.content(of: image) { view.add(.imageContent, content) }
    if case .placeholder(let placeholder) = image, let radius = placeholder.cornerRadius {
      view.add(.imageCorners, String(decimal: radius))
    }
  }

  func add(_ background: ShapedFill, to view: inout ViewSnapshot) {
    view.add(.background, words.fill(background.fill))
    if let content = words.content(of: background.fill) { view.add(.imageContent, content) }
    if let shape = words.shape(cornerRadius: background.cornerRadius, background.border) { view.add(.border, shape) }
  }

  // MARK: Controls

  func add(_ control: Control, to view: inout ViewSnapshot) {
    view.isActive = control.isActive
    if !control.isEnabled { view.add(.enabled, "no") }
    switch control.kind {
    case .switch(let value):
      view.add(.value, value.isOn ? "on" : "off")
      add(tint: value.onTintColor, to: &view)
    case .slider(let value):
      view.add(.value, String(decimal: value.value))
      add(tint: value.tintColor, to: &view)
    case .stepper(let value):
      view.add(.value, String(decimal: value.value))
      add(tint: value.tintColor, to: &view)
    case .progressView(let value):
      view.add(.value, String(decimal: value.progress))
      add(tint: value.progressTintColor, to: &view)
    case .segmentedControl(let value):
      if let index = value.selectedSegmentIndex { view.add(.value, "segment \(index + 1)") }
      add(tint: value.tintColor, to: &view)
    case .activityIndicator(let value):
      view.add(.value, value.style.rawValue)
      if let color = value.color { view.add(.color, words.color(color)) }
    case .textField(let value): if value.borderStyle != .none { view.add(.border, value.borderStyle.rawValue) }
    case .badge(let value): if let color = value.color { view.add(.background, words.color(color)) }
    case .chevron(let value):
      if let color = value.color { view.add(.color, words.color(color)) }
      if let color = value.highlightedColor { view.add(.highlightedColor, words.color(color)) }
    case .button, .label: break
    }
  }

  private func add(tint: Color?, to view: inout ViewSnapshot) {
    if let tint { view.add(.tintColor, words.color(tint)) }
  }
}

extension LabelNode {
  /// The lines in the label's own space, where they are drawn: in the middle of its height, and at its side or in the middle of
  /// its width by its alignment.
  fileprivate var drawnRect: Rect {
    let width = min(drawnLines.lazy.map(\.width).max() ?? 0, frame.width)
    let height = min(Double(drawnLines.count) * leading, frame.height)
    let x =
      switch alignment {
      case .left, .natural: 0.0
      case .center: (frame.width - width) / 2
      case .right: frame.width - width
      }
    return Rect(x: x, y: (frame.height - height) / 2, width: width, height: height)
  }
}
