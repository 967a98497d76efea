import TableIR

/// UIKit's priorities, from the values used for layout.
struct PriorityTable {
  var lines: [String] {
    [
      "| view | class | hugging, horizontal | vertical | compression resistance, horizontal | vertical |",
      "|---|---|---:|---:|---:|---:|",
    ]
      + Self.views.map { name, className, priorities in
        let numbers = [
          priorities.horizontal.hugging, priorities.vertical.hugging, priorities.horizontal.compressionResistance,
          priorities.vertical.compressionResistance,
        ]
        return
          "| \(name) | \(className.map { "`\($0)`" } ?? "") | \(numbers.map(String.init).joined(separator: " | ")) |"
      }
  }

  /// Plain views, images, stacks and all controls.
  private static let views: [(String, String?, ContentPriorities)] =
    [
      ("plain view", "UIView", View.Content.plain.priorities),
      ("image", "UIImageView", View.Content.image(.placeholder(Image.Placeholder(size: .zero))).priorities),
      ("stack", "UIStackView", View.Content.stack(Stack()).priorities),
    ] + Control.types.map { ($0.traits.noun, $0.traits.className, $0.traits.priorities) }
}
