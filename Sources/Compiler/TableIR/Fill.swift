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
  public var normal: ShapedFill?
  public var selected: ShapedFill?

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

  public var top: Background? {
    get { self[.top] }
    set { self[.top] = newValue }
  }
  public var middle: Background? {
    get { self[.middle] }
    set { self[.middle] = newValue }
  }
  public var bottom: Background? {
    get { self[.bottom] }
    set { self[.bottom] = newValue }
  }
  public var single: Background? {
    get { self[.single] }
    set { self[.single] = newValue }
  }

  public init(top: Background? = nil, middle: Background? = nil, bottom: Background? = nil, single: Background? = nil) {
    self.top = top
    self.middle = middle
    self.bottom = bottom
    self.single = single
  }

  package var areUnset: Bool { backgrounds.isEmpty }

  public subscript(position: RowPosition) -> Background? {
    get { backgrounds[position] }
    set { backgrounds[position] = newValue }
  }
}
