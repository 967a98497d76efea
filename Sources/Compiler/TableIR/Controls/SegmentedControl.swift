/// A `UISegmentedControl` whose segments have titles.
public struct SegmentedControl: Hashable, Sendable {
  /// The titles, from the leading to the trailing segment.
  public var segments: [Phrase]
  /// Nil if none is selected.
  public var selectedSegmentIndex: Int?
  /// In points; nil to fit the titles.
  public var width: Double?
  /// The colour of the selected segment; up to iOS 12, of the whole control.
  public var tintColor: Color?

  /// Creates a segmented control.
  public init(
    segments: [Phrase], selectedSegmentIndex: Int? = nil, width: Double? = nil, tintColor: Color? = nil
  ) {
    self.segments = segments
    self.selectedSegmentIndex = selectedSegmentIndex
    self.width = width
    self.tintColor = tintColor
  }
}

extension SegmentedControl: ControlContent {
  /// What all controls of this kind have in common.
  public static let traits = ControlTraits(
    "segmentedControl", noun: "segmented control", className: "UISegmentedControl", isControl: true,
    disabledLook: .dimmed(since: 13))
  /// The colours that a spec or an appearance rule can set.
  public static let colors: [ControlColor<SegmentedControl>] = [
    ControlColor(
      property: .tintColor, path: \.tintColor, usual: "UIKit's",
      doc: "the colour of the selected segment; up to iOS 12, of the whole control")
  ]
  /// The control as one of the kinds.
  public var kind: Control.Kind { .segmentedControl(self) }

  /// Visits its texts, which an app looks up.
  public mutating func visitPhrases(_ visit: PhraseVisit) {
    for index in segments.indices { visit(&segments[index], .drawn(nil)) }
  }
}
