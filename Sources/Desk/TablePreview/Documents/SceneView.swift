import TableIR

/// A view of a picture: its frame, its place in the spec, and how `explain` calls it.
package struct SceneView: Hashable, Sendable {
  /// UIKit's own name (`textLabel`), or for a subview its id, or its kind and number: `label 2`. That of a row is its id.
  package var name: String
  /// `friends/ann.textLabel`, as `diff` calls it.
  package var path: String
  /// Its class in UIKit: `UILabel`, or the custom class; nil if UIKit has no class for it.
  package var kind: String?
  /// The path of the row that it is in: `friends/ann`. Nil outside of rows.
  package var row: String?
  /// The index of its superview in the list of views, which is before it; nil for the table.
  package var parent: Int?
  /// In points, with the picture's top left corner at the origin.
  package var frame: LayoutRect
  /// In points, in its superview's space.
  package var own: LayoutRect
  /// The position of a row in its section; nil for other views.
  package var position: RowPosition?
  /// The complete text of a label or a control.
  package var text: String?
  /// Whether some of the text is missing in the picture.
  package var isTruncated = false
  /// Its place in the spec, or that of the row, header or footer that it belongs to.
  package var location: SourceLocation
  /// What `tablec explain SPEC` calls it: `ann.textLabel`. For a view without an explanation, that of the view around it.
  package var explanation: String
}
