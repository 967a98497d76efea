import LayoutFormat
import TableDiagnostics
import TableIR

/// A view that is on both sides, and its positions.
struct ComparedView {
  var old: ViewSnapshot
  var new: ViewSnapshot
  var place: ChangePlace
  var oldOutline: LayoutRect
  var newOutline: LayoutRect
  var oldSource: SourceRange?
  var newSource: SourceRange?

  func change(_ code: DiagnosticCode, _ property: Property? = nil) -> Change {
    var change = Change(code, place)
    change.property = property
    if let property { (change.old, change.new) = (old[property], new[property]) }
    change.oldOutline = oldOutline
    change.newOutline = newOutline
    change.oldSource = oldSource
    change.newSource = newSource
    return change
  }
}

extension Comparison {
  /// Compares the properties of two views other than their frames. Returns true if they are of different kinds.
  mutating func compareValues(_ view: ComparedView, hasSamePosition: Bool) -> Bool {
    let hasLostAction = tellLostAction(view)
    let isOther = view.old[.kind] != view.new[.kind] && knowledge.properties.contains(.kind)
    if isOther {
      if !hasLostAction { changes.append(view.change(.accessoryChanged, .kind)) }
      return true
    }
    if view.old.name != view.new.name, view.old.hasID || view.new.hasID, knowledge.hasIDs {
      var change = view.change(.lookChanged, .viewID)
      change.old = view.old.hasID ? view.old.name : nil
      change.new = view.new.hasID ? view.new.name : nil
      changes.append(change)
    }
    tellNewAction(view)
    guard view.old.values != view.new.values else { return false }
    let hasOtherText = view.old[.text] != view.new[.text]
    for property in properties {
      if property == .imageContent { tellContent(view) }
      let (old, new) = (view.old[property], view.new[property])
      guard old != new else { continue }
      switch property {
      case .truncated:
        changes.append(cut(view, isNow: new != nil))
        continue
      // A different text has different lines, and so has a truncated one.
      case .lines where hasOtherText || view.old[.truncated] != view.new[.truncated]: continue
      // So has a text that is truncated in a narrower label.
      case .lines where view.old.frame.width != view.new.frame.width && view.new[.truncated] != nil: continue
      // The leading of a different font differs too, and a single line has none.
      case .leading where old == nil || new == nil || view.old[.font] != view.new[.font]: continue
      case .enabled, .interaction: if hasLostAction { continue }
      case .cornerRadius where !hasSamePosition: continue
      default: break
      }
      changes.append(value(property, of: view))
    }
    return false
  }

  /// Reports a different image with the same name. For two names it is expected that the files differ.
  mutating func tellContent(_ view: ComparedView) {
    for old in view.old.values {
      guard let content = old.content, let new = view.new.value(old.property), let newContent = new.content,
        new.value == old.value, newContent != content
      else { continue }
      var change = view.change(.imageChanged, .imageContent)
      // Hashes mean nothing to a reader.
      (change.old, change.new) = (old.value, "different content")
      changes.append(change)
    }
  }

  /// Reports a view that newly takes taps itself. The row loses them there.
  private mutating func tellNewAction(_ view: ComparedView) {
    guard knowledge.hasAllViews, view.new.isActive, !view.old.isActive else { return }
    var change = view.change(Property.active.code, .active)
    (change.old, change.new) = ("no", "yes")
    changes.append(change)
  }

  private func cut(_ view: ComparedView, isNow: Bool) -> Change {
    var change = view.change(isNow ? .newlyTruncated : .textWhole, .truncated)
    (change.old, change.new) = (isNow ? nil : view.old[.text], isNow ? view.new[.text] : nil)
    return change
  }

  private func value(_ property: Property, of view: ComparedView) -> Change {
    var change = view.change(property.code, property)
    (change.old, change.new) = (change.old ?? property.usual, change.new ?? property.usual)
    return change
  }

  /// Reports a view that took taps and no longer does, because it is of another kind, passive, disabled or in a row that takes
  /// none.
  private mutating func tellLostAction(_ view: ComparedView) -> Bool {
    func isLost(_ property: Property) -> Bool {
      view.new[property] != nil && view.old[property] == nil && knowledge.properties.contains(property)
    }
    if isLost(.interaction) {
      var change = view.change(.actionLost, .interaction)
      (change.old, change.new) = ("yes", "no")
      changes.append(change)
      return true
    }
    guard view.old.isActive, knowledge.properties.contains(.active) else { return false }
    if !view.new.isActive {
      changes.append(view.change(.actionLost, .kind))
      return true
    }
    guard isLost(.enabled) else { return false }
    var change = view.change(.actionLost, .enabled)
    (change.old, change.new) = ("yes", "no")
    changes.append(change)
    return true
  }
}

extension Property {
  /// The code of a change of this property.
  var code: DiagnosticCode {
    switch kind {
    case .text: .textChanged
    case .truncation: .newlyTruncated
    case .lines: .linesChanged
    case .accessory: .accessoryChanged
    case .control: .controlChanged
    case .font: .fontChanged
    case .color: .colorChanged
    case .image: .imageChanged
    case .background: .backgroundChanged
    case .look: .lookChanged
    case .accessibility: .accessibilityChanged
    }
  }
}
