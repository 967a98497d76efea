import TableIR

/// The space that a view has for its subviews, in its own coordinates, with its leading side at the left.
struct SubviewSpace {
  /// In points.
  var width: Double
  /// Nil if the contents decide; then it is as small as they allow.
  var height: Double?
  /// Whether the height is the one that the views require, with a line and up to a pixel. It contradicts them if nothing can grow: UIKit
  /// gives it to the contentView all the same.
  var isFitted = false
  /// Its layout margins.
  var margins = Insets()
  var safeArea = Insets()
  /// The sides of its readable content guide.
  var readable = Insets()
}
