import TableIR
import XMLReading

/// What the elements of one document refer to by name: the colours and images of its `<resources>` and of the project's asset catalogs.
package struct InterfaceResources: Sendable {
  package let document: InterfaceDocument
  package let assets: AssetCatalog

  package init(_ document: InterfaceDocument, assets: AssetCatalog) {
    self.document = document
    self.assets = assets
  }

  /// A colour element, such as `<color key="textColor" systemColor="labelColor"/>`.
  package func color(_ element: XMLElement) -> InterfaceColor { .unknown(reason: "") }

  /// An image by its name, as in `image="gear"` with `catalog="system"` or without.
  /// - Parameter isSymbol: whether the reference says `catalog="system"`.
  package func image(_ name: String, isSymbol: Bool) -> InterfaceImage {
    InterfaceImage(name: name, isSymbol: isSymbol)
  }

  /// A font element: `<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>`.
  package func font(_ element: XMLElement) -> InterfaceFont { .unknown(reason: "") }
}

/// The colour that an element of Interface Builder means.
package enum InterfaceColor: Hashable, Sendable {
  case color(Color)
  /// With the reason, one line, lower case, without a full stop.
  case unknown(reason: String)
}

/// The font that an element of Interface Builder means.
package enum InterfaceFont: Hashable, Sendable {
  case font(Font)
  /// With the reason, one line, lower case, without a full stop.
  case unknown(reason: String)
}

/// An image that a document names.
package struct InterfaceImage: Hashable, Sendable {
  package var name: String
  /// Whether it is an SF Symbol.
  package var isSymbol: Bool
  /// In points; nil if neither a catalog, nor a file, nor the document tells.
  package var size: Size?
  /// The files that draw it, by ascending scale; those for light appearance before those for dark.
  package var files: [File] = []
  /// Whether it is drawn in the tint colour.
  package var isTemplate = false
  /// The edges that are not stretched, in points.
  package var capInsets: Insets?

  package init(name: String, isSymbol: Bool) {
    self.name = name
    self.isSymbol = isSymbol
  }

  package struct File: Hashable, Sendable {
    /// As ``InterfaceFiles`` names it.
    package var path: String
    /// Pixels per point; nil for a drawing without pixels.
    package var scale: Int?
    /// Nil if it is for any appearance.
    package var appearance: UserInterfaceStyle?
  }
}
