/// What Interface Builder's canvas does besides what the UIKit of its time does, so that one can see and choose each view. All lengths are in points.
package struct InterfaceCanvas: Hashable, Sendable {
  /// The height of an arranged view without a size, which a device shows with none.
  package var emptyArrangedHeight = 50.0
  /// The height that a text field without a border has at least if its font follows a text style.
  package var textFieldHeight = 0.0
  /// Whether a slider's thumb reaches beyond its alignment rectangle.
  package var hasSliderOverhang = true

  package init() {}
}
