import TableDiagnostics
import TableLayout

/// Writes what VoiceOver reads of a table as text: a line for each element with its number, and its hint below it.
public struct SpokenEmitter: Sendable {
  /// The file and line of a place in the spec.
  private let place: @Sendable (AccessibilityElement) -> String

  /// - Parameter place: The file and line where the spec declares an element.
  public init(place: @escaping @Sendable (AccessibilityElement) -> String) {
    self.place = place
  }

  /// - Parameter elements: Each with its number in the table, from 1.
  public func text(_ elements: [(number: Int, element: AccessibilityElement)]) -> String {
    let width = String(elements.last?.number ?? 0).count
    var text = ""
    for (number, element) in elements {
      let digits = String(number)
      let spoken = element.spoken
      let line =
        "\(String(repeating: " ", count: width - digits.count))\(digits)  \(safeText(spoken.isEmpty ? Self.nothing : spoken))"
      let name = element.view.map { "\(element.owner).\($0)" } ?? element.owner
      let padding = String(repeating: " ", count: max(Self.column - line.count, 2))
      text += "\(line)\(padding)\(safeText(name))  \(safeText(place(element)))\n"
      if let hint = element.spokenHint { text += "\(String(repeating: " ", count: width + 2))\(safeText(hint))\n" }
    }
    return text.isEmpty ? "VoiceOver reads nothing of it.\n" : text
  }

  private static let column = 60
  /// What VoiceOver says of an element without a label: at most that it is there.
  private static let nothing = "(nothing)"
}
