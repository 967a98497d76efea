import TableIR

/// An image that a document names.
package struct InterfaceImage: Hashable, Sendable {
  package var name: String
  /// Whether it is an SF Symbol of the system.
  package var isSymbol: Bool
  /// In points; nil if neither its files nor the document tell.
  package var size: LayoutSize?
  /// The files that draw it: those for any appearance before those for one, then by ascending scale.
  package var files: [File] = []
  /// Whether it is drawn in the tint colour.
  package var isTemplate = false
  /// The edges that are not stretched, in points.
  package var capInsets: Insets?
  /// Whether it is as large as its files are.
  var hasSizeOfFiles = true

  package init(name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  package struct File: Hashable, Sendable {
    /// As ``InterfaceFiles`` names it.
    package var path: String
    /// Pixels per point; nil for a drawing that fits all.
    package var scale: Int?
    /// Nil if it is for any appearance.
    package var appearance: UserInterfaceStyle?
  }
}

extension InterfaceResources {
  /// An image by its name, as in `image="gear"` with `catalog="system"` or without.
  /// - Parameter isSymbol: whether the reference says `catalog="system"`; the document's record of its images may say so, too.
  package func image(_ name: String, isSymbol: Bool) -> InterfaceImage {
    let record = record("image", name)
    let isSystems = isSymbol || record?["catalog"] == "system"
    let image = isSystems ? nil : assets.image(name, for: document.path, on: idiom)
    var found = image ?? InterfaceImage(name: name, isSymbol: isSystems)
    if found.size == nil || prefersRecordedSizes, let width = record?.number("width"),
      let height = record?.number("height"), width > 0,
      height > 0
    {
      found.size = LayoutSize(width: width, height: height)
    }
    return found
  }
}
