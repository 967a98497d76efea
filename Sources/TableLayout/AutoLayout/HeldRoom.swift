import TableIR

/// What a view gives the views that it holds, in its own space, its leading side left.
struct HeldRoom {
  /// In points.
  var width: Double
  /// Nil where what it holds decides, as little as that can be.
  var height: Double?
  /// Its layout margins.
  var margins = Insets()
  var safeArea = Insets()
  /// The sides of its readable content guide.
  var readable = Insets()
}
