/// The fill of the background of a row, a header or the table.
public enum Fill: Hashable, Sendable {
  case clear
  case color(Color)
  /// Colours from top to bottom, evenly spaced; at least two.
  case gradient([Color])
  /// The index of an asset in `Table.assets`, stretched over the background view (`UIView.ContentMode.scaleToFill`).
  case image(Int)
  /// The same in nine parts: the corners keep their size, the edges stretch one way and the middle both
  /// (`UIImage.resizableImage(withCapInsets:resizingMode: .stretch)`). Insets in points of the image.
  ///
  /// Stored indirectly: each cell has two fills, and the insets would make all of them four times as large.
  indirect case slicedImage(Int, capInsets: Insets)
}

/// A background with its selected variant.
public struct Background: Hashable, Sendable {
  /// The background at rest; nil for that of the section or the table, and in the end for the style's own.
  public var normal: ShapedFill?
  /// The background while the row is selected or highlighted; nil for that of the section or the table, and in the end for UIKit's.
  public var selected: ShapedFill?

  /// Creates a background.
  public init(normal: ShapedFill? = nil, selected: ShapedFill? = nil) {
    self.normal = normal
    self.selected = selected
  }
}

/// The position of a row in its section, computed from the rows shown.
public enum RowPosition: String, Sendable, CaseIterable {
  case top, middle, bottom, single

  /// The position of the row at an index among a section's rows.
  public init(index: Int, count: Int) {
    switch (index == 0, index == count - 1) {
    case (true, true): self = .single
    case (true, false): self = .top
    case (false, true): self = .bottom
    case (false, false): self = .middle
    }
  }
}

/// A background for each position of a row in its section.
///
/// Most rows have none, so they are stored indirectly.
public struct PositionBackgrounds: Hashable, Sendable {
  private var backgrounds: [RowPosition: Background] = [:]

  /// For the first of several rows; nil if it is not set.
  public var top: Background? {
    get { self[.top] }
    set { self[.top] = newValue }
  }
  /// For rows between the first and the last; nil if it is not set.
  public var middle: Background? {
    get { self[.middle] }
    set { self[.middle] = newValue }
  }
  /// For the last of several rows; nil if it is not set.
  public var bottom: Background? {
    get { self[.bottom] }
    set { self[.bottom] = newValue }
  }
  /// For the only row of a section; nil if it is not set.
  public var single: Background? {
    get { self[.single] }
    set { self[.single] = newValue }
  }

  /// Creates position backgrounds.
  public init(top: Background? = nil, middle: Background? = nil, bottom: Background? = nil, single: Background? = nil) {
    self.top = top
    self.middle = middle
    self.bottom = bottom
    self.single = single
  }

  package var areUnset: Bool { backgrounds.isEmpty }

  /// The background for a position; nil if it is not set.
  public subscript(position: RowPosition) -> Background? {
    get { backgrounds[position] }
    set { backgrounds[position] = newValue }
  }
}
