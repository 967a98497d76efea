import TableDiagnostics
import TableIR

/// A view on both sides, and where it stands.
struct ComparedView {
  var old: ViewSnapshot
  var new: ViewSnapshot
  var place: ChangePlace
  var oldOutline: Rect
  var newOutline: Rect
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
  /// Compares what two views have besides their frames. True if it is a view of another kind.
  mutating func compareValues(_ view: ComparedView, hasSamePosition: Bool) -> Bool {
    let hasLostAction = tellLostAction(view)
    let isOther = knowledge.properties.contains(.kind) && view.old[.kind] != view.new[.kind]
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
    guard view.old.values != view.new.values else { return false }
    let hasOtherText = view.old[.text] != view.new[.text]
    for property in Property.allCases where knowledge.properties.contains(property) {
      let (old, new) = (view.old[property], view.new[property])
      guard old != new else { continue }
      switch property {
      case .truncated:
        changes.append(cut(view, isNow: new != nil))
        continue
      // Other words are other lines, and a text that is cut has other lines than one that is whole.
      case .lines where hasOtherText || view.old[.truncated] != view.new[.truncated]: continue
      case .enabled, .interaction: if hasLostAction { continue }
      case .cornerRadius where !hasSamePosition: continue
      // Of two images by different names it is no news that the files differ.
      case .imageContent where view.old[.image] != view.new[.image] || view.old[.background] != view.new[.background]:
        continue
      case .imageContent where old == nil || new == nil: continue
      default: break
      }
      changes.append(value(property, of: view))
    }
    return false
  }

  private func cut(_ view: ComparedView, isNow: Bool) -> Change {
    var change = view.change(isNow ? .newlyTruncated : .textWhole, .truncated)
    (change.old, change.new) = (isNow ? nil : view.old[.text], isNow ? view.new[.text] : nil)
    return change
  }

  private func value(_ property: Property, of view: ComparedView) -> Change {
    var change = view.change(property.code, property)
    switch property {
    // Hashes say nothing to a reader.
    case .imageContent: (change.old, change.new) = (view.old[.image] ?? view.old[.background], "other content")
    default: (change.old, change.new) = (change.old ?? property.usual, change.new ?? property.usual)
    }
    return change
  }

  /// Tells of a view that took taps and takes none, because it is of another kind, passive, disabled or in a row that takes none.
  private mutating func tellLostAction(_ view: ComparedView) -> Bool {
    func isLost(_ property: Property) -> Bool {
      knowledge.properties.contains(property) && view.old[property] == nil && view.new[property] != nil
    }
    if isLost(.interaction) {
      var change = view.change(.actionLost, .interaction)
      (change.old, change.new) = ("yes", "no")
      changes.append(change)
      return true
    }
    guard knowledge.properties.contains(.active), view.old.isActive else { return false }
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
  /// What a view has that says nothing of it; nil for none.
  fileprivate var usual: String? {
    switch self {
    case .interaction, .enabled: "yes"
    case .selected, .highlighted, .pinned: "no"
    case .selectionStyle: "default"
    case .alignment: "left"
    default: nil
    }
  }

  /// The code of a change of this property.
  var code: DiagnosticCode {
    switch self {
    case .text: .textChanged
    case .truncated: .newlyTruncated
    case .lines: .linesChanged
    case .kind: .accessoryChanged
    case .enabled, .value: .controlChanged
    case .font: .fontChanged
    case .color, .highlightedColor, .tintColor: .colorChanged
    case .image, .highlightedImage, .imageContent, .imageCorners: .imageChanged
    case .background, .selectedBackground: .backgroundChanged
    case .active, .interaction, .alignment, .shadow, .cornerRadius, .border, .selected, .highlighted,
      .selectionStyle, .pinned, .className, .order, .viewID:
      .lookChanged
    }
  }
}
