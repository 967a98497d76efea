import TableIR

/// The chapter on UIKit's priorities in the reference, generated from the values used for layout.
struct PriorityReference {
  func markdown() -> String {
    var page = """
      ## Priorities

      How strongly a view keeps the size of its content, from 1 to 1000: the hugging priority resists becoming larger, the compression
      resistance priority resists becoming smaller. A stack gives its extra space only to views that hug with less than \(ContentPriorities.defaultHigh) along its axis. The numbers are
      UIKit's for views from Interface Builder; labels and image views created in code hug with \(ContentPriorities.defaultLow). Sources: Apple's documentation of
      `UILayoutPriority` (`defaultLow` \(ContentPriorities.defaultLow), `defaultHigh` \(ContentPriorities.defaultHigh)), the table of "What are the default Auto Layout Content Hugging and Content Compression
      Resistance priority values?" on Stack Overflow (Xcode 7.3), and 414 observed cells in Interface Builder documents. Views without a UIKit class are assumed to keep the size at which they are drawn.

      | view | class | hugging, horizontal | vertical | compression resistance, horizontal | vertical |
      |---|---|---:|---:|---:|---:|

      """
    for (name, className, priorities) in Self.views {
      let numbers = [
        priorities.horizontal.hugging, priorities.vertical.hugging, priorities.horizontal.compressionResistance,
        priorities.vertical.compressionResistance,
      ]
      page +=
        "| \(name) | \(className.map { "`\($0)`" } ?? "") | \(numbers.map(String.init).joined(separator: " | ")) |\n"
    }
    return page
  }

  /// Plain views, images, stacks and all controls.
  private static let views: [(String, String?, ContentPriorities)] =
    [
      ("plain view", "UIView", View.Content.plain.priorities),
      ("image", "UIImageView", View.Content.image(.placeholder(Image.Placeholder(size: .zero))).priorities),
      ("stack", "UIStackView", View.Content.stack(Stack()).priorities),
    ] + Control.types.map { ($0.traits.noun, $0.traits.className, $0.traits.priorities) }
}
