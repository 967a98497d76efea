import TableIR
import TableLayout

extension LaidOutRow {
  /// Visits every text of the row: its labels, and those of its views and its accessory.
  func labels(_ body: (LintedLabel) -> Void) {
    let origin = LayoutPoint(x: cell.contentView.x, y: cell.contentView.y)
    let (ground, selected) = (ground, cell.canShowSelection ? selectedGround : nil)
    func visit(_ node: LabelNode?, _ text: Text?, _ key: SpecPlace.Step, _ noun: String) {
      guard let node, let text else { return }
      var label = LintedLabel(
        node: node, text: text, place: place([key]), lookPlace: place([key]), ground: ground,
        selectedGround: selected, isDisabled: !cell.isUserInteractionEnabled,
        frame: node.frame.offsetBy(x: origin.x, y: origin.y), noun: noun)
      // Below the text, and not a value beside it.
      label.isSubtitle =
        key == "detailText" && row.style != .value1 && row.configuration != .valueCell
        && cell.textLabel.map { $0.frame.maxY <= node.frame.y + 1 } == true
      body(label)
    }
    visit(cell.textLabel, row.text, "text", "the text")
    visit(cell.detailTextLabel, row.detailText, "detailText", "the detail text")
    views { view in view.labels(in: scene.shades, body) }
    guard let accessory = cell.accessoryView else { return }
    if case .view(let view) = accessory.accessory {
      LintedView.visit(
        view.subviews.views, accessory.subviews, at: LayoutPoint(x: accessory.frame.x, y: accessory.frame.y),
        ground: view.look.background.map {
          ground.under(.color($0), at: [place([accessoryKey, "view", "background"])], in: scene.shades)
        }
          ?? ground,
        selectedGround: view.look.background == nil ? selected : nil, shades: scene.shades
      ) { $0.labels(in: scene.shades, body) }
    }
    guard case .control(let control) = accessory.accessory else { return }
    for (node, part) in zip(accessory.labels, control.texts) {
      guard let part else { continue }
      var label = LintedLabel(
        node: node, text: part.text, place: place([accessoryKey] + part.path),
        lookPlace: place([accessoryKey] + part.path), ground: ground, selectedGround: selected,
        isDisabled: !control.isEnabled || !cell.isUserInteractionEnabled,
        frame: node.frame.offsetBy(x: accessory.frame.x, y: accessory.frame.y), noun: "the \(control.name)'s text")
      label.stand(on: control, at: place([accessoryKey]), in: scene.shades)
      body(label)
    }
  }
}

extension LaidOutSupplementary {
  /// Visits the title, or the texts of the views.
  func labels(_ body: (LintedLabel) -> Void) {
    if case .title(let title) = view.content, let node = node.textLabel {
      let place = place(["title"])
      body(
        LintedLabel(
          node: node, text: title.text, place: place, lookPlace: place, ground: ground, frame: node.frame,
          noun: "the title"))
    }
    views { view in view.labels(in: scene.shades, body) }
  }
}

extension LintedView {
  /// Visits the texts of one view.
  fileprivate func labels(in shades: Shades, _ body: (LintedLabel) -> Void) {
    switch (view.content, node.content) {
    case (.label(let text), .label(let label)):
      body(
        LintedLabel(
          node: label, text: text, place: place(["label"]), lookPlace: place([]), ground: ground,
          selectedGround: selectedGround, frame: frame, noun: view.id.map { "'\($0)'" } ?? "the label"))
    case (.control(let control), .control(_, let labels)):
      for (node, part) in zip(labels, control.texts) {
        guard let part else { continue }
        var isLabel = false
        if case .label = control.kind { isLabel = true }
        var label = LintedLabel(
          node: node, text: part.text, place: place(part.path), lookPlace: place(isLabel ? [] : part.path),
          ground: ground, selectedGround: selectedGround, isDisabled: !control.isEnabled,
          frame: node.frame.offsetBy(x: frame.x, y: frame.y), noun: "the \(control.name)'s text")
        label.stand(on: control, at: place([]), in: shades)
        body(label)
      }
    default: break
    }
  }
}

extension LintedLabel {
  /// Puts what a control draws behind its text.
  fileprivate mutating func stand(on control: Control, at place: SpecPlace, in shades: Shades) {
    guard case .badge(let badge) = control.kind else { return }
    let fill = Fill.color(badge.color ?? .system(.systemRed))
    ground = ground.under(fill, at: badge.color == nil ? [] : [place.at("badge", "color")], in: shades)
    if badge.color == nil { ground.kind = .tint }
    // A badge is drawn the same on a selected row.
    selectedGround = nil
  }
}

extension Control {
  /// The texts of a control whose appearance a spec can set, each with the keys to it; nil for a text without such
  /// keys.
  var texts: [(text: Text, path: [SpecPlace.Step])?] {
    if case .segmentedControl(let control) = kind {
      return control.segments.indices.map {
        (Text(control.segments[$0].string), [.key(name), "segments", .index($0)])
      }
    }
    return kind.texts.map { key, text in
      // A text field without text shows its placeholder, whose appearance is UIKit's.
      text.string.isEmpty && kind.viewClass == TextField.viewClass
        ? nil : (text, [.key(name)] + (key.map { [.key($0)] } ?? []))
    }
  }
}
