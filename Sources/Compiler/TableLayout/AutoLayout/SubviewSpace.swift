import TableIR

/// The space that a view has for its subviews, in its own coordinates, with its leading side at the left.
struct SubviewSpace {
  /// In points.
  var width: Double
  /// Nil if the contents decide; then it is as small as they allow.
  var height: Double?
  /// Whether the height is the one that the views require, plus a line or up to a pixel: the excess breaks no constraint.
  var isFitted = false
  /// Its layout margins.
  var margins = Insets()
  var safeArea = Insets()
  /// The sides of its readable content guide.
  var readable = Insets()

  /// How the height is determined.
  enum Growth: Hashable {
    /// As small as the contents allow.
    case free
    case fitted
    case given
  }

  var growth: Growth { height == nil ? .free : isFitted ? .fitted : .given }
}
