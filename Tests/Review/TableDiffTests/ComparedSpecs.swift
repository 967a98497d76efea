import TableDiff
import TableIR
import TableLayout
import TableParsing
import Testing

/// A spec laid out in one environment.
func layOut(_ yaml: String, ios: Int = 17, direction: LayoutDirection = .leftToRight) -> LayoutTree {
  let (table, layouter) = read(yaml, ios: ios, direction: direction)
  return layouter.layOut(table)
}

/// The same with what only the spec says.
func snapshot(_ yaml: String) -> Snapshot {
  let (table, layouter) = read(yaml, ios: 17, direction: .leftToRight)
  return Snapshot(layouter.layOut(table), of: layouter.table(table))
}

private func read(_ yaml: String, ios: Int, direction: LayoutDirection) -> (Table, TableLayouter) {
  let parser = SpecParser(profiles: MetricsProfile.all)
  let result = parser.parse(Array(yaml.utf8), path: "spec.yaml")
  guard let table = result.table else {
    Issue.record("the spec has errors: \(result.diagnostics.diagnostics.map(\.message))")
    return read("tablespec: 1\nsections: []\n", ios: ios, direction: direction)
  }
  let metrics = table.metrics ?? Table.Metrics(profile: MetricsProfile.profile(ios: ios) ?? .modern, ios: ios)
  let screen = Screen.device(Device.standard)
  let environment = Environment(screen: screen, direction: direction, ios: metrics.ios)
  return (table, TableLayouter(environment: environment, profile: metrics.profile, faces: nil))
}

/// What is different between two specs.
func diff(_ old: String, _ new: String, tolerance: Double = 0.01) -> LayoutDiff {
  TableComparer(tolerance: tolerance).compare(snapshot(old), snapshot(new))
}

extension Change {
  /// In short, for a test to name: `D0205 friends/ann`, and what it was and is.
  var brief: String {
    var text = "\(code.rawValue) \(place.path)"
    // Of a view that came or went it says no more than what is shown of it.
    let isOfWhole =
      old == nil && [.viewAdded].contains(code) || new == nil && [.viewRemoved, .actionLost].contains(code)
    if let property, !isOfWhole { text += " \(property.rawValue)" }
    if let distances {
      text += " \(rowCount) by \(distances.lowerBound.brief)"
      if distances.upperBound != distances.lowerBound { text += " to \(distances.upperBound.brief)" }
    } else if old != nil || new != nil {
      text += ": \(old ?? "-") → \(new ?? "-")"
    } else if let oldFrame, let newFrame {
      text += ": \(oldFrame.brief) → \(newFrame.brief)"
    }
    return followers.isEmpty ? text : text + " with " + followers.joined(separator: ", ")
  }
}

extension LayoutRect {
  fileprivate var brief: String { "\(x.brief),\(y.brief) \(width.brief)×\(height.brief)" }
}

extension Double {
  /// Rounded to a hundredth.
  fileprivate var brief: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

/// Rows of one section, a line each.
func rows(_ lines: String..., head: String = "rowHeight: 44\n") -> String {
  rows(lines, head: head)
}

func rows(_ lines: [String], head: String = "rowHeight: 44\n") -> String {
  "tablespec: 1\n\(head)sections:\n  - id: friends\n    rows:\(lines.isEmpty ? " []" : "")\n"
    + lines.map { "      - \($0)\n" }.joined()
}
