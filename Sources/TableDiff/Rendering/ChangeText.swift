import NumberWriting
import TableDiagnostics
import TableIR

/// A change as what it is about, what that was and what it is, each apart: for pages that show values as values. Where a change is
/// no such pair it is a sentence.
package struct ChangeText {
  /// `color`, `the row is gone`, `height 44 → 60 (+16)`.
  package var what: String
  package var old: String?
  package var new: String?
  /// Whether `what` is a sentence, with names in it that a spec gave; else it is words of ours alone.
  package var isSentence = false
  /// What moved along: names that a spec gave.
  package var followers: String?

  package init(_ change: Change) {
    let words = ChangeWords(change)
    (old, new) = (change.old, change.new)
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
    case .constraintChanged: what = new == nil ? "constraint is gone" : old == nil ? "constraint is new" : "constraint"
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
    followers = words.followers
  }

  /// What is said of all of a group: a sentence where its members are not quite alike.
  package init(_ group: ChangeGroup) {
    self.init(group.first.change)
    let message = group.message
    if message != ChangeWords(group.first.change).message {
      (what, old, new, isSentence) = (message, nil, nil, true)
    }
  }

  /// How far rows stand from where they stood: `8 points lower`.
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

  /// By how much a frame differs, in few signs: `x +8  width −12`. Nil where it does not.
  package static func delta(_ old: Rect, _ new: Rect) -> String? {
    let parts = [
      ("x", new.x - old.x), ("y", new.y - old.y), ("width", new.width - old.width), ("height", new.height - old.height),
    ]
    let words = parts.compactMap { name, value in
      value.magnitude < 0.01 ? nil : "\(name) \(value < 0 ? "−" : "+")\(rounded(value.magnitude))"
    }
    return words.isEmpty ? nil : words.joined(separator: "  ")
  }

  /// Two decimals tell every pixel at 3x apart.
  private static func rounded(_ value: Double) -> String { String(decimal: (value * 100).rounded() / 100) }
}

extension ReportedChange {
  /// Where to look: the new version, or the old one for what is gone.
  package var source: SourceRange? { change.newSource ?? change.oldSource }
}

extension SourceRange {
  /// `Specs/login.yaml:14`.
  package var lineText: String { isWholeFile ? displayName : "\(displayName):\(start.line)" }
}

/// A number and its noun: `1 change`, `2 changes`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
