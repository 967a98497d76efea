import TableIR
import TableSupport

/// A difference between an app and its spec as a sentence about the app: `the app shows height 48, the spec 44`.
///
/// The old side is the spec, the new one the app.
struct AppChangeSentence {
  private let change: Change

  init(_ change: Change) {
    self.change = change
  }

  /// One line.
  var message: String {
    switch change.code {
    case .rowRemoved: "the app does not show the row" + quotation(change.old)
    case .rowAdded: "only the app shows the row" + quotation(change.new)
    case .sectionRemoved: "the app does not show the section" + amount(change.old)
    case .sectionAdded: "only the app shows the section" + amount(change.new)
    case .viewAdded: kindOfMessage + shown(change.new)
    case .viewRemoved: kindOfMessage + shown(change.old)
    case .actionLost where change.new == nil: "the app does not show it, and it takes taps" + shown(change.old)
    case .newlyTruncated: "the app truncates the text" + quotation(change.new)
    case .textWhole: "the spec truncates the text, the app does not" + quotation(change.old)
    case .newOverlap: "in the app it is covered by \(change.new ?? "another view")"
    case .rowMoved, .sectionMoved: "the app shows it \(place(change.new)), the spec \(place(change.old))"
    case .rowsShifted: shift
    case .rowResized, .frameChanged, .textWidth: frame
    case .textChanged: values(quoted(change.new), quoted(change.old))
    case .accessoryChanged: values(change.new ?? "none", change.old ?? "none")
    case .controlChanged where change.property == .enabled:
      change.new == "no" ? "the app shows it disabled, the spec enabled" : "the app shows it enabled, the spec disabled"
    case .controlChanged where change.property == .value: values(change.new ?? "none", change.old ?? "none")
    default: values("\(change.property?.words ?? "appearance") \(change.new ?? "none")", change.old ?? "none")
    }
  }

  /// The message without what is shown.
  var kindOfMessage: String {
    switch change.code {
    case .viewAdded: "only the app shows it"
    case .viewRemoved: "the app does not show it"
    default: message
    }
  }

  /// - Parameter isList: whether there are commas in the values.
  private func values(_ app: String, _ spec: String, isList: Bool = false) -> String {
    "the app shows \(app)\(isList ? ";" : ",") the spec \(spec)"
  }

  private func quoted(_ text: String?) -> String { text.flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "no text" }

  private func quotation(_ text: String?) -> String { text.map { ": '\($0)'" } ?? "" }

  private func shown(_ value: String?) -> String {
    change.property == .text || change.property == nil ? quotation(value) : value.map { ": \($0)" } ?? ""
  }

  private func amount(_ rows: String?) -> String { rows.map { ", with \($0)" } ?? "" }

  /// `at place 3`, `at the top`; `below 'Ann'` as it is.
  private func place(_ words: String?) -> String {
    guard let words else { return "elsewhere" }
    return words.hasPrefix("below ") ? words : "at \(words)"
  }

  // MARK: Geometry

  private var frame: String {
    guard let spec = change.oldFrame, let app = change.newFrame else { return "the app shows it in another place" }
    var parts: [(name: String, app: String, spec: String)] = []
    func add(_ name: String, _ app: Double, _ spec: Double) {
      let (app, spec) = (String(decimal: app), String(decimal: spec))
      if app != spec { parts.append((name, app, spec)) }
    }
    add("x", app.x, spec.x)
    // The vertical position of rows is reported for all of them at once.
    if change.code != .rowResized { add("y", app.y, spec.y) }
    add("width", app.width, spec.width)
    add("height", app.height, spec.height)
    // One number needs its name only once.
    let own = parts.map { parts.count == 1 ? $0.spec : "\($0.name) \($0.spec)" }
    return values(
      parts.map { "\($0.name) \($0.app)" }.joined(separator: ", "), own.joined(separator: ", "), isList: parts.count > 1
    )
  }

  private var shift: String {
    guard let distances = change.distances else { return "the app shows it in another place" }
    let rows = change.rowCount == 1 ? "this row is" : "\(change.rowCount) rows from here on are"
    return "\(rows) \(ChangeText.distance(distances)) in the app"
  }
}
