/// How strongly a view keeps the size of its content, from 1 to 1000: UIKit's priorities (`UILayoutPriority`).
public struct ContentPriorities: Hashable, Sendable {
  /// The priorities of the content's width.
  public var horizontal: Axis
  /// The priorities of the content's height.
  public var vertical: Axis

  /// Along one axis.
  public struct Axis: Hashable, Sendable {
    /// Against becoming larger (`contentHuggingPriority(for:)`).
    public var hugging: Int
    /// Against becoming smaller (`contentCompressionResistancePriority(for:)`).
    public var compressionResistance: Int

    /// Whether a view keeps the size of its content if there is extra space: with `defaultHigh` or more.
    public var hugs: Bool { hugging >= ContentPriorities.defaultHigh }
  }

  /// `UILayoutPriority.defaultLow`, with which a view hugs its content.
  public static let defaultLow = 250
  /// `UILayoutPriority.defaultHigh`, with which a view resists compression.
  public static let defaultHigh = 750

  /// Every view of UIKit resists compression by 750 in both axes.
  public init(huggingHorizontally horizontal: Int = defaultLow, vertically vertical: Int = defaultLow) {
    self.horizontal = Axis(hugging: horizontal, compressionResistance: Self.defaultHigh)
    self.vertical = Axis(hugging: vertical, compressionResistance: Self.defaultHigh)
  }

  /// For a plain view, and for views whose class sets no others.
  public static let standard = ContentPriorities()
  /// For a switch, a stepper and an activity indicator.
  public static let firm = ContentPriorities(huggingHorizontally: defaultHigh, vertically: defaultHigh)
  /// Of labels and image views as Interface Builder makes them: 410 of the observed labels and 142 of the image views have 251. In
  /// code they have 250 (a dump of constraints in Stack Overflow's answer 46780633).
  public static let content = ContentPriorities(huggingHorizontally: 251, vertically: 251)

  /// Returns the priorities of the content's length along a stack's axis.
  public func along(_ axis: Stack.Axis) -> Axis { axis == .horizontal ? horizontal : vertical }
}

extension View.Content {
  /// The priorities of its class in UIKit.
  public var priorities: ContentPriorities {
    switch self {
    case .label: Text.traits.priorities
    case .image: .content
    case .control(let control): control.kind.traits.priorities
    case .stack, .container, .plain: .standard
    }
  }
}
