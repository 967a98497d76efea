import TableDiagnostics
import TableIR
import TableSupport

/// A change split into its subject, old value and new value, for pages that show values separately. A change that is not such a
/// pair is a sentence.
package struct ChangeText {
  /// `color`, `the row is gone`, `height 44 → 60 (+16)`.
  package var what: String
  package var old: String?
  package var new: String?
  /// Whether `what` is a sentence that contains names from a spec; otherwise it contains only fixed words.
  package var isSentence = false
  /// The views that moved along: names from a spec.
  package var followers: String?

  package init(_ change: Change) {
    let words = ChangeSentence(change)
    (old, new) = (change.old, change.new)
    followers = words.followers
    guard change.perspective == .versions else {
      (what, old, new, isSentence) = (words.message, nil, nil, true)
      return
    }
    switch change.code {
    case .textChanged: what = "text"
    case .tableStyleChanged: what = "style"
    case .sectionRemoved: what = "the section is gone, with"
    case .sectionAdded: what = "the section is new, with"
    case .rowRemoved: what = "the row is gone"
    case .rowAdded: what = "the row is new"
    case .rowIDChanged, .sectionIDChanged: what = "id"
    case .idGiven: what = "has an id"
    case .newlyTruncated: what = "is now truncated"
    case .textWhole: what = "is no longer truncated"
    case .viewAdded: what = "is new"
    case .viewRemoved: what = "is gone"
    case .sectionMoved, .rowMoved: what = "moved from"
    case .accessoryChanged: what = "kind"
    case .priorityChanged, .priorityRewritten: what = "priority"
    case .constraintChanged, .constraintRewritten:
      what = new == nil ? "constraint is gone" : old == nil ? "constraint is new" : "constraint"
    case .linesChanged: what = "lines"
    case .actionLost where old != nil && new != nil && change.property == .kind: what = "no longer takes taps"
    case .newOverlap, .actionLost, .rowResized, .frameChanged, .textWidth, .rowsShifted, .environmentChanged,
      .environmentsChanged, .specAdded, .specRemoved, .specRenamed:
      (what, old, new, isSentence) = (words.message, nil, nil, true)
    default:
      what = change.property?.words ?? "appearance"
      if old == nil { old = "none" }
      if new == nil { new = "none" }
    }
  }

  /// The text for a whole group: a sentence if its members are not identical.
  package init(_ group: ChangeGroup) {
    self.init(group.first.change)
    let message = group.message
    if message != ChangeSentence(group.first.change).message {
      (what, old, new, isSentence) = (message, nil, nil, true)
    }
  }

  /// The distance that rows moved: `8 points lower`.
  package static func distance(_ range: ClosedRange<Double>) -> String {
    let (least, greatest) = (range.lowerBound, range.upperBound)
    if greatest - least < 0.01 {
      let points = rounded(least.magnitude)
      return "\(points) \(points == "1" ? "point" : "points") \(least < 0 ? "higher" : "lower")"
    }
    if least >= 0 { return "\(rounded(least)) to \(rounded(greatest)) points lower" }
    if greatest <= 0 { return "\(rounded(-greatest)) to \(rounded(-least)) points higher" }
    return "up to \(rounded(-least)) points higher or \(rounded(greatest)) lower"
  }

  /// The difference between two frames in short form: `x +8  width −12`. Nil if there is none.
  package static func delta(_ old: LayoutRect, _ new: LayoutRect) -> String? {
    let parts = [
      ("x", new.x - old.x), ("y", new.y - old.y), ("width", new.width - old.width), ("height", new.height - old.height),
    ]
    let words = parts.compactMap { name, value in
      value.magnitude < 0.01 ? nil : "\(name) \(value < 0 ? "−" : "+")\(rounded(value.magnitude))"
    }
    return words.isEmpty ? nil : words.joined(separator: "  ")
  }

  /// Two decimals distinguish every pixel at 3x.
  private static func rounded(_ value: Double) -> String { String(decimal: (value * 100).rounded() / 100) }
}

extension ReportedChange {
  /// Where to look: what made the change, otherwise where it is.
  package var source: SourceRange? {
    // What is gone is read where it was.
    change.newSource == nil || change.isDeclaration ? ownSource : cause?.place ?? ownSource
  }

  /// Where it is: in the new version, or in the old one for removals; in the spec if it is compared with an app.
  package var ownSource: SourceRange? {
    change.perspective == .app ? change.oldSource ?? change.newSource : change.newSource ?? change.oldSource
  }
}
