import TableIR

/// The space that a view has for its subviews, in its own coordinates, with its leading side at the left.
struct SubviewSpace {
  /// In points.
  var width: Double
  /// Nil if the contents decide; then it is as small as they allow.
  var height: Double?
  /// The origin of a height.
  var fit = Fit.none
  /// Its layout margins.
  var margins = Insets()
  var safeArea = Insets()
  /// The sides of its readable content guide.
  var readable = Insets()

  /// Whether a height is the one that the views require.
  enum Fit {
    /// It has another origin.
    case none
    /// It is theirs with a line, up to a pixel, which contradicts them if nothing can grow: UIKit gives it to the contentView all the same.
    case withLine
  }
}
