import TableIR
import TableSupport

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
