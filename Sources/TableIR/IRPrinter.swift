import JSONWriting

/// Prints a table as JSON: the stage between parsing and layout, for people and for tests.
///
/// Everything that differs from the default is there, in the order of the declarations; what is not there was not said.
public struct IRPrinter: Sendable {
  public init() {}

  public func print(_ table: Table) -> [UInt8] {
    var dump = IRDump(assets: table.assets)
    dump.write(table)
    dump.json.finishLine()
    return dump.json.bytes
  }
}

/// Writes values of the IR into one JSON text.
struct IRDump: ~Copyable {
  var json = JSONWriter()
  let assets: [ImageAsset]

  mutating func write(_ table: Table) {
    json.beginObject()
    string("name", table.name)
    string("style", table.style.rawValue)
    if let metrics = table.metrics { string("metrics", metrics.name) }
    height("rowHeight", table.rowHeight ?? .automatic)
    number("sectionHeaderTopPadding", table.sectionHeaderTopPadding)
    number("sectionHeaderHeight", table.sectionHeaderHeight)
    number("sectionFooterHeight", table.sectionFooterHeight)
    separator(table.separator)
    fill("background", table.background)
    color("tintColor", table.tintColor)
    if let name = table.className { string("class", name) }
    appearance(table.appearance)
    backgrounds(table.backgrounds)
    if table.hasLargeTitle { bool("largeTitle", true) }
    if table.allowsMultipleSelectionDuringEditing { bool("allowsMultipleSelectionDuringEditing", true) }
    if let index = table.sectionIndex { write(index) }
    headerFooter("tableHeader", table.header)
    json.key("sections")
    json.beginArray()
    for section in table.sections { write(section) }
    json.endArray()
    headerFooter("tableFooter", table.footer)
    environments(table.environments)
    if !table.assets.isEmpty {
      json.key("assets")
      json.beginArray()
      for asset in table.assets { write(asset) }
      json.endArray()
    }
    json.endObject()
  }

  private mutating func write(_ index: SectionIndex) {
    json.key("sectionIndex")
    json.beginObject(inline: true)
    strings("titles", index.titles)
    color("color", index.color)
    color("backgroundColor", index.background)
    color("trackingBackgroundColor", index.trackingBackground)
    json.endObject()
  }

  private mutating func write(_ section: Section) {
    json.beginObject()
    string("id", section.id)
    headerFooter("header", section.header)
    height("rowHeight", section.rowHeight)
    separator(section.separator)
    if let value = section.backgrounds { backgrounds(value) }
    conditions("when", section.conditions)
    json.key("rows")
    json.beginArray()
    for row in section.rows { write(row) }
    json.endArray()
    headerFooter("footer", section.footer)
    json.endObject()
  }

  private mutating func write(_ row: Row) {
    json.beginObject()
    string("id", row.id)
    string("style", row.style.rawValue)
    if let name = row.className { string("class", name) }
    text("text", row.text)
    text("detailText", row.detailText)
    image("image", row.image)
    image("highlightedImage", row.highlightedImage)
    height("height", row.height)
    if row.indentationLevel > 0 {
      number("indentationLevel", Double(row.indentationLevel))
      number("indentationWidth", row.indentationWidth)
    }
    accessory("accessory", row.accessory)
    accessory("editingAccessory", row.editingAccessory)
    if let editing = row.editing { self.editing(editing) }
    if let value = row.backgrounds { backgrounds(value) }
    if let value = row.separator { separator(value) }
    if !row.isUserInteractionEnabled { bool("userInteractionEnabled", false) }
    if row.isSelected { bool("selected", true) }
    if row.selectionStyle != .default { string("selectionStyle", row.selectionStyle.rawValue) }
    if row.discloses { bool("discloses", true) }
    conditions("when", row.conditions)
    size("designSize", row.designSize)
    views(row.views)
    if let value = row.stack { stack(value) }
    if !row.variants.isEmpty {
      json.key("variants")
      json.beginArray()
      for variant in row.variants {
        json.beginObject()
        conditions("when", variant.conditions)
        json.key("row")
        write(variant.row)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  private mutating func write(_ asset: ImageAsset) {
    json.beginObject(inline: true)
    string("name", asset.name)
    json.key("variants")
    json.beginArray()
    for variant in asset.variants {
      json.beginObject()
      number("scale", Double(variant.scale))
      json.key("pixels")
      json.beginArray()
      json.integer(variant.pixelWidth)
      json.integer(variant.pixelHeight)
      json.endArray()
      string("type", variant.mediaType)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }
}
