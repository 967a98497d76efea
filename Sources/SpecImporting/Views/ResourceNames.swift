/// The images and colours that a document names, as its project and the document's own `<resources>` define them.
package struct ResourceNames: Sendable {
  package struct Image: Hashable, Sendable {
    /// In points; nil if it is not known.
    package var size: (width: Double, height: Double)? {
      get { width.flatMap { width in height.map { (width, $0) } } }
      set { (width, height) = (newValue?.width, newValue?.height) }
    }
    private var width: Double?
    private var height: Double?
    /// The file that a spec names; nil if the spec shows a rectangle of its size.
    package var path: String?

    package init(size: (width: Double, height: Double)?, path: String? = nil) {
      self.path = path
      self.size = size
    }
  }

  /// A colour in sRGB.
  package struct Color: Hashable, Sendable {
    /// `#rrggbb`, `#rrggbbaa` or the name of a system colour.
    package var light: String
    /// Nil for the same as in light appearance.
    package var dark: String?

    package init(light: String, dark: String? = nil) {
      (self.light, self.dark) = (light, dark)
    }
  }

  package var images: [String: Image]
  package var colors: [String: Color]

  package init(images: [String: Image] = [:], colors: [String: Color] = [:]) {
    (self.images, self.colors) = (images, colors)
  }
}
