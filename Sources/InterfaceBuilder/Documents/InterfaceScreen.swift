import TableIR

/// The screen that a document, or a scene of it, is shown on.
package struct InterfaceScreen: Hashable, Sendable {
  /// In points, as the device is held.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var idiom: Idiom
  package var orientation: Orientation

  package init(size: Size, scale: Double, idiom: Idiom) {
    self.size = size
    self.scale = scale
    self.idiom = idiom
    orientation = size.width > size.height ? .landscape : .portrait
  }

  /// The compiler's device of the same screen, if it knows one.
  package var device: Device? {
    let upright = Size(width: min(size.width, size.height), height: max(size.width, size.height))
    return Device.all.first { $0.size == upright && $0.scale == scale && $0.idiom == idiom }
  }
}
