import InterfaceBuilder
import XMLReading

/// Turns views of Interface Builder into views of a spec, and their values into those of the language.
///
/// Each function records what the language cannot say with `ImportContext.lose`.
package struct ViewImporter: Sendable {
  package let resources: ResourceNames

  package init(_ resources: ResourceNames = ResourceNames()) {
    self.resources = resources
  }

  /// Adds the subviews of a cell's `contentView`, a header, a footer or a plain view to a mapping: `views`, `constraints` and `designSize`.
  /// Nothing is added without subviews.
  ///
  /// - Parameter owner: The row, header or footer, whose part each view's origin is recorded with.
  package func addContents(
    of container: XMLElement, to mapping: inout DraftMapping, owner: ImportOrigin.Part, context: inout ImportContext
  ) {
  }

  /// A single view that nothing contains, such as an accessory view: its kind, content and look, without a frame.
  package func view(_ element: XMLElement, owner: ImportOrigin.Part, context: inout ImportContext) -> DraftMapping {
    DraftMapping()
  }

  /// A view as a control for the keys `accessory` and `editingAccessory`: `{switch: on}`; nil if it is none, which is not recorded.
  package func control(_ element: XMLElement, context: inout ImportContext) -> DraftMapping? {
    nil
  }

  /// The text of a `<label>` with its attributes: alone, or `{text, font, color, lines, …}`; nil if it has none at all.
  ///
  /// - Parameter standard: Attributes that go without saying because the cell's style has them.
  package func text(
    of label: XMLElement, standard: LabelStandard = .label, context: inout ImportContext
  ) -> DraftValue? {
    nil
  }

  /// A `<color>`, such as `element.property("backgroundColor")`; nil for none, `clear` and what cannot be said, which is recorded.
  package func color(_ element: XMLElement?, context: inout ImportContext) -> DraftValue? {
    nil
  }

  /// A `<fontDescription>`, such as `label.property("fontDescription")`; nil for none.
  package func font(_ element: XMLElement?, context: inout ImportContext) -> DraftValue? {
    nil
  }

  /// An image by its name: a file, a rectangle of its size, or a symbol (`catalog="system"`).
  ///
  /// - Parameter element: What shows it, such as an `<imageView>`, for `preferredSymbolConfiguration` and the tint colour.
  package func image(
    named name: String, of element: XMLElement, context: inout ImportContext
  ) -> DraftValue? {
    nil
  }
}

/// The attributes that a label has if a spec does not set them: the spec is silent about these.
package struct LabelStandard: Hashable, Sendable {
  /// In points; nil for a font that a spec always sets.
  package var fontSize: Double?
  /// A system colour's name.
  package var color: String

  package init(fontSize: Double?, color: String) {
    (self.fontSize, self.color) = (fontSize, color)
  }

  /// Of a label among views.
  package static let label = LabelStandard(fontSize: 17, color: "label")
}
