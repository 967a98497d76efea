import JSONWriting
import TableIR
import TableLayout

/// Writes the nodes of one tree, from the outside in.
struct LayoutWriter: ~Copyable {
  var json: JSONWriter
  let assets: [ImageAsset]
  /// The files that locations refer to, or nil where locations are not written.
  let files: [String]?

  mutating func write(_ tree: LayoutTree) {
    json.beginObject()
    json.key("format")
    json.literal("tablec.layout")
    json.key("version")
    json.integer(JSONEmitter.version)
    json.key("name")
    json.string(tree.name)
    json.key("environment")
    write(tree.environment)
    json.key("metrics")
    json.string(tree.metrics)
    json.key("table")
    write(tree.table)
    json.endObject()
  }

  private mutating func write(_ environment: Environment) {
    json.beginObject(inline: true)
    if let name = environment.name {
      json.key("name")
      json.string(name)
    }
    if let device = environment.device {
      json.key("device")
      json.string(device)
    }
    json.key("size")
    write(environment.size)
    if environment.windowSize != environment.size {
      json.key("window")
      write(environment.windowSize)
    }
    if environment.split != .none {
      json.key("split")
      json.string(environment.split.name)
    }
    json.key("scale")
    json.number(environment.scale)
    json.key("idiom")
    json.string(environment.idiom.rawValue)
    json.key("orientation")
    json.string(environment.orientation.rawValue)
    json.key("appearance")
    json.string(environment.appearance.rawValue)
    json.key("ios")
    json.integer(environment.ios)
    if environment.contentSizeCategory != .large {
      json.key("contentSize")
      json.string(environment.contentSizeCategory.rawValue)
    }
    if environment.layoutDirection == .rightToLeft {
      json.key("direction")
      json.string(environment.layoutDirection.rawValue)
    }
    if environment.isEditing {
      json.key("editing")
      json.bool(true)
    }
    json.endObject()
  }

  private mutating func write(_ table: TableNode) {
    json.beginObject()
    json.key("style")
    json.string(table.style.rawValue)
    className(table.className)
    frame(table.frame)
    json.key("contentSize")
    write(table.contentSize)
    if let visible = table.visibleRect {
      json.key("contentOffset")
      json.pair(visible.x, visible.y)
    }
    background(table.background)
    supplementary("header", table.header)
    json.key("sections")
    json.beginArray()
    for section in table.sections { write(section) }
    json.endArray()
    supplementary("footer", table.footer)
    if let index = table.sectionIndex { write(index) }
    json.endObject()
  }

  /// The index, in the table's content space, with what is drawn in it.
  private mutating func write(_ index: SectionIndexNode) {
    json.key("sectionIndex")
    json.beginObject()
    frame(index.frame)
    color("background", index.background)
    color("trackingBackground", index.trackingBackground)
    json.key("titles")
    json.beginArray()
    for title in index.titles {
      json.beginObject(inline: true)
      frame(title.frame)
      text(title)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private mutating func write(_ section: SectionNode) {
    json.beginObject()
    json.key("id")
    json.string(section.id)
    frame(section.frame)
    location(section.location)
    supplementary("header", section.header)
    json.key("rows")
    json.beginArray()
    for row in section.rows { write(row) }
    json.endArray()
    supplementary("footer", section.footer)
    json.endObject()
  }

  /// Headers and footers, in the table's content space. One without a title or a view only takes space, and says so by
  /// having neither.
  private mutating func supplementary(_ key: StaticString, _ node: SupplementaryNode?) {
    guard let node else { return }
    json.key(key)
    json.beginObject(inline: node.subviews.isEmpty)
    className(node.className)
    frame(node.frame)
    if node.textLabel != nil || !node.subviews.isEmpty { location(node.location) }
    if node.isPinned {
      json.key("pinned")
      json.bool(true)
    }
    if let background = node.background { self.background(background) }
    label("textLabel", node.textLabel)
    subviews(node.subviews)
    json.endObject()
  }
}
