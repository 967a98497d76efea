import TableDiagnostics
import TableSupport

/// A change as a sentence without its place: `height 44 → 60 (+16)`. Its texts are as in the spec: a renderer makes them safe for
/// its format.
public struct ChangeSentence: Sendable {
  private let change: Change

  /// Creates a change sentence.
  public init(_ change: Change) {
    self.change = change
  }

  /// One line.
  public var message: String {
    change.perspective == .app ? AppChangeSentence(change).message : messageOfVersions
  }

  private var messageOfVersions: String {
    switch change.code {
    case .sectionRemoved: "the section is gone" + amount(change.old)
    case .sectionAdded: "the section is new" + amount(change.new)
    case .rowRemoved: "the row is gone" + quotation(change.old)
    case .rowAdded: "the row is new" + quotation(change.new)
    case .rowIDChanged, .sectionIDChanged, .idGiven: id
    case .actionLost: lostAction
    case .newlyTruncated: "is now truncated" + quotation(change.new)
    case .textWhole: "is no longer truncated" + quotation(change.old)
    case .newOverlap: "is now covered by \(change.new ?? "another view")"
    case .sectionMoved, .rowMoved: "moved from \(change.old ?? "") to \(change.new ?? "")"
    case .rowResized, .frameChanged, .textWidth: frame
    case .rowsShifted: shift
    case .viewAdded: "is new" + shown(change.new)
    case .viewRemoved: "is gone" + shown(change.old)
    case .accessoryChanged: "\(change.old ?? "nothing") → \(change.new ?? "nothing")"
    case .tableStyleChanged: "style \(change.old ?? "none") → \(change.new ?? "none")"
    case .textChanged: "\(quoted(change.old)) → \(quoted(change.new))"
    case .accessibilityChanged where change.property?.isSpokenText == true:
      "\(change.property?.words ?? "") \(change.old.map { "'\($0)'" } ?? "none") → \(change.new.map { "'\($0)'" } ?? "none")"
    case .linesChanged where ![change.old, change.new].contains { $0?.contains(" / ") ?? false }:
      "is cut as \(quoted(change.new)), was \(quoted(change.old))"
    case .linesChanged: "wraps as \(quoted(change.new)), was \(quoted(change.old))"
    case .environmentChanged: "shown on \(change.new ?? ""), was \(change.old ?? "")"
    case .environmentsChanged: environments
    case .constraintChanged, .constraintRewritten: declared("constraint")
    case .priorityChanged, .priorityRewritten: declared("priority")
    case .specAdded where change.old != nil: "the spec had errors, and is compared with nothing" + amount(change.new)
    case .specAdded: "the spec is new" + amount(change.new)
    case .specRemoved: "the spec is gone" + amount(change.old)
    case .specRenamed: "the spec was renamed from \(change.old ?? "") to \(change.new ?? "")"
    default: "\(change.property?.words ?? "appearance") \(change.old ?? "none") → \(change.new ?? "none")"
    }
  }

  /// The message that changes of a group have in common: for added and removed views it leaves out what they show.
  var kindOfMessage: String {
    if change.perspective == .app { return AppChangeSentence(change).kindOfMessage }
    return switch change.code {
    case .viewAdded: "is new"
    case .viewRemoved: "is gone"
    default: message
    }
  }

  /// What moved along, or nil: `with contentView and textLabel`.
  public var followers: String? {
    guard let last = change.followers.last else { return nil }
    let others = change.followers.dropLast()
    return others.isEmpty ? "with \(last)" : "with \(others.joined(separator: ", ")) and \(last)"
  }

  // MARK: Values

  private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "no text" }

  private func quotation(_ text: String?) -> String { text.map { ": '\($0)'" } ?? "" }

  /// What a view shows: its text in quotes, otherwise its kind.
  private func shown(_ value: String?) -> String {
    change.property == .text || change.property == nil ? quotation(value) : value.map { ": \($0)" } ?? ""
  }

  private func amount(_ rows: String?) -> String { rows.map { ", with \($0)" } ?? "" }

  private var id: String {
    switch (change.old, change.new) {
    case (let old?, let new?): "the id is '\(new)', was '\(old)'"
    case (let old?, nil): "the id '\(old)' is gone"
    case (nil, let new): "now has the id '\(new ?? "")'"
    }
  }

  private var lostAction: String {
    switch change.property {
    case .enabled: "is now disabled"
    case .kind where change.old != change.new && change.new != nil:
      "no longer takes taps: is \(change.new ?? "gone"), was \(change.old ?? "")"
    case .kind where change.new != nil, .interaction: "no longer takes taps"
    default: "is gone, but took taps" + shown(change.old)
    }
  }

  private func declared(_ noun: String) -> String {
    switch (change.old, change.new) {
    case (let old?, let new?): "\(noun) \(old.inQuotes) → \(new.inQuotes)"
    case (let old?, nil): "\(noun) \(old.inQuotes) is gone"
    case (nil, let new): "\(noun) \((new ?? "").inQuotes) is new"
    }
  }

  private var environments: String {
    switch (change.old, change.new) {
    case (let old?, let new?): "the environment is \(new), was \(old)"
    case (let old?, nil): "the environment \(old) is gone"
    case (_, let new): "the environment \(new ?? "") is new"
    }
  }

  // MARK: Geometry

  private var frame: String {
    guard let old = change.oldFrame, let new = change.newFrame else { return "has a different frame" }
    var words: [String] = []
    func add(_ name: String, _ old: Double, _ new: Double) {
      let (from, to) = (String(decimal: old), String(decimal: new))
      if from != to { words.append("\(name) \(from) → \(to) (\(signed(new - old)))") }
    }
    add("x", old.x, new.x)
    // The vertical position of rows is reported for all of them at once.
    if change.code != .rowResized { add("y", old.y, new.y) }
    add("width", old.width, new.width)
    add("height", old.height, new.height)
    return words.joined(separator: ", ")
  }

  private var shift: String {
    guard let distances = change.distances else { return "moves" }
    let rows = change.rowCount == 1 ? "this row moves" : "\(change.rowCount) rows from here on move"
    let least = signed(distances.lowerBound)
    return distances.lowerBound == distances.upperBound
      ? "\(rows) by \(least)" : "\(rows) by \(least) to \(signed(distances.upperBound))"
  }

  /// With a sign: a true minus, which is as wide as the plus.
  private func signed(_ value: Double) -> String {
    (value < 0 ? "−" : "+") + String(decimal: value.magnitude)
  }
}
