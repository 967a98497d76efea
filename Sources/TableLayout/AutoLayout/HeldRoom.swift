import TableIR

/// What a view gives the views that it holds, in its own space, its leading side left.
struct HeldRoom {
  /// In points.
  var width: Double
  /// Nil where what it holds decides, as little as that can be.
  var height: Double?
  /// Whether the height is what the views themselves asked for, with a line or up to a pixel: what is more of it breaks no constraint.
  var isFitted = false
  /// Its layout margins.
  var margins = Insets()
  var safeArea = Insets()
  /// The sides of its readable content guide.
  var readable = Insets()

  /// How a height comes about.
  enum Growth: Hashable {
    /// As little as what it holds can be.
    case free
    case fitted
    case given
  }

  var growth: Growth { height == nil ? .free : isFitted ? .fitted : .given }
}
