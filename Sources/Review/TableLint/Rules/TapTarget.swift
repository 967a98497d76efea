import TableDiagnostics
import TableIR
import TableLayout

/// A tap target must be large enough for a finger: 44 × 44 points (Apple's Human Interface Guidelines).
///
/// Only sizes that the spec sets count: those of UIKit's controls are Apple's.
struct TapTarget: LintRule {
  static let code = DiagnosticCode("L0204", rule: "tap-target", "a tap target smaller than 44 points")
  static let features: RowFeatures = [.views, .ownAccessory, .lowHeight]

  /// In points.
  static let least = 44.0

  func check(_ row: LaidOutRow, _ findings: inout Findings) {
    if row.takesTaps {
      let place =
        row.row.height != nil
        ? row.place(["height"])
        : SpecPlace(row.section.rowHeight != nil ? row.section.location : nil, ["rowHeight"])
      report("row", row.cell.frame.size, at: [place, row.place([])], owner: row.cell.id, &findings)
    }
    row.views { check($0, owner: row.cell.id, &findings) }
    guard let node = row.cell.accessoryView, let area = node.hitArea, let path = node.accessory.chosenSize else {
      return
    }
    report(
      node.accessory.kind, area.size, at: [row.place([row.accessoryKey] + path)], owner: row.cell.id, &findings)
  }

  func check(_ view: LaidOutSupplementary, _ findings: inout Findings) {
    view.views { check($0, owner: view.name, &findings) }
  }

  private func check(_ view: LintedView, owner: String, _ findings: inout Findings) {
    guard let kind = tappedKind(of: view) else { return }
    let path: [SpecPlace.Step]
    if let arranged = view.arrangedSize {
      let hasOwnSize = if case .control(let control) = view.view.content { control.hasOwnSize } else { false }
      guard arranged.width != nil || arranged.height != nil || hasOwnSize else { return }
      path = arranged.height != nil ? ["height"] : arranged.width != nil ? ["width"] : ["button", "size"]
    } else {
      path = ["frame"]
    }
    report(kind, view.frame.size, at: [view.place(path)], owner: owner, &findings)
  }

  /// What takes taps of a view whose size is not UIKit's: a button, a view of a custom class that takes taps, a view that says that it is a
  /// button. Nil for anything else.
  private func tappedKind(of view: LintedView) -> String? {
    if case .control(let control, _) = view.node.content {
      guard control.isActive else { return nil }
      switch control.kind {
      case .button, .box, .badge, .chevron: return control.name
      default: return nil
      }
    }
    let isButton = view.node.look.spoken != nil && view.node.look.accessibility.traits.contains(.button)
    return isButton ? view.node.kind : nil
  }

  private func report(
    _ kind: String, _ size: LayoutSize, at places: [SpecPlace], owner: String, _ findings: inout Findings
  ) {
    // A pixel less is rounding, and what has no size cannot be tapped: that is told of it.
    guard min(size.width, size.height) < Self.least - 0.5, min(size.width, size.height) > 0.5 else { return }
    findings.add(
      Self.code, places, owner: owner,
      "the tap target of the \(kind) is \(pointWords(size.width)) × \(pointWords(size.height)) points, and the minimum is "
        + "44 × 44", rank: size.width * size.height)
  }
}

extension LaidOutRow {
  /// Whether the row as a whole shows that a tap does something.
  fileprivate var takesTaps: Bool {
    guard cell.isUserInteractionEnabled else { return false }
    if row.discloses || cell.isSelected { return true }
    switch cell.accessoryView?.accessory {
    case .disclosureIndicator, .detailDisclosureButton, .checkmark: return true
    default: return row.hasAccessibility && !row.accessibility.traits.isDisjoint(with: [.button, .link])
    }
  }
}

extension Control {
  /// Whether it is a button with a size of its own.
  fileprivate var hasOwnSize: Bool { if case .button(let button) = kind { button.size != nil } else { false } }
}

extension Accessory {
  /// The keys to the size that the spec sets for it, if it does.
  fileprivate var chosenSize: [SpecPlace.Step]? {
    switch self {
    case .image: ["image"]
    case .view: ["view", "size"]
    case .control(let control):
      switch control.kind {
      case .chevron: ["active"]
      case .button(let button) where button.size != nil: ["button", "size"]
      default: nil
      }
    case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: nil
    }
  }
}
