import TableIR
import TableSupport

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

extension JSONWriter {
  /// Writes a view of a figure.
  ///
  /// - Parameters:
  ///   - files: the index of each file of the layout in the files of the scene.
  ///   - withFrames: false where frames are kept elsewhere.
  mutating func write(_ view: SceneView, files: [Int], withFrames: Bool = true) {
    beginObject(inline: true)
    member("name", view.name)
    member("path", view.path)
    if let kind = view.kind { member("kind", kind) }
    if let row = view.row { member("row", row) }
    key("parent")
    if let parent = view.parent { integer(parent) } else { null() }
    if withFrames { writeFrames(of: view) }
    if let position = view.position { member("position", position.rawValue) }
    if let text = view.text { member("text", text) }
    if view.isTruncated { member("truncated", true) }
    let file = Int(view.location.file)
    if files.indices.contains(file) {
      member("file", files[file])
      member("line", Int(view.location.line))
      member("column", Int(view.location.column))
    }
    member("explain", view.explanation)
    endObject()
  }

  private mutating func writeFrames(of view: SceneView) {
    key("frame")
    write(view.frame)
    array("own", inline: true) { json in
      json.pair(view.own.x, view.own.y)
      json.pair(view.own.width, view.own.height)
    }
  }

  /// Writes a rectangle as `[x, y, width, height]`, in points.
  mutating func write(_ rect: LayoutRect) {
    beginArray(inline: true)
    number(rect.x)
    number(rect.y)
    number(rect.width)
    number(rect.height)
    endArray()
  }

  /// Writes a size as `[width, height]`, in points.
  mutating func write(_ size: LayoutSize) { pair(size.width, size.height) }
}
