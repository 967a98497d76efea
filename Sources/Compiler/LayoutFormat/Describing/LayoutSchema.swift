import TableIR
import TableLayout

/// The JSON Schema (2020-12) of layout trees, from the records that write them.
public struct LayoutSchema: Sendable {
  /// Creates a layout schema with its defaults.
  public init() {}

  /// Returns the schema as UTF-8, which ends with a line break.
  public func json() -> [UInt8] {
    var text = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tablec layout tree",
        "description": "\(LayoutRecords.summary)",
        \(ObjectSchema.keywords(LayoutRecords.root.fields, separator: ",\n    ")),
        "$defs": {
          \(LayoutRecords.values.map { "\"\($0.name)\": {\($0.schema)}" }.joined(separator: ",\n    "))
      """
    for record in LayoutRecords.all {
      text += ",\n    \"\(record.name)\": {\"description\": \"\(record.summary)\", "
      text += ObjectSchema.keywords(record.fields, separator: ",\n      ") + "}"
    }
    return Array((text + "\n  }\n}\n").utf8)
  }
}

/// All records and shared values of the layout format, as data.
enum LayoutRecords {
  static let summary =
    "Lengths are in points. Frames of cells and of section headers and footers are in the table's content space, all others in the superview's."

  static let root = Record<LayoutTree>.tree.description

  static let all: [RecordDescription] = [
    Record<Environment>.environment.description, Record<TableNode>.table.description,
    Record<SectionNode>.section.description,
    Record<SupplementaryNode>.supplementary.description, Record<CellNode>.cell.description,
    RecordDescription(
      name: "background", summary: "A backgroundView.", fields: Member<CellNode>.background.flatMap { $0.fields() }),
    Record<ImageNode>.imageView.description, Record<LabelNode>.label.description, Record<LabelNode.Run>.run.description,
    Record<ViewNode>.view.description,
    Record<AccessoryNode>.accessory.description,
    Record<LayoutRect>.part.description, Record<EditingControlNode>.editingControl.description,
    Record<ReorderControlNode>.reorderControl.description,
    Record<SeparatorNode>.separator.description,
    Record<WhileEditing>.whileEditing.description, Record<AccessoryNode>.editingAccessory.description,
    Record<SwipeActionsNode>.swipeActions.description, Record<SwipeActionNode>.swipeAction.description,
    Record<SectionIndexNode>.sectionIndex.description, Record<ShapedFill.Layer>.layer.description,
    Record<Accessibility>.accessibility.description, Record<AccessibilityElement>.element.description,
  ]

  /// The values that several members share.
  static let values: [(name: String, schema: String, doc: String)] = [
    ("pair", ##""type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2"##, "two numbers"),
    (
      "frame",
      ##""type": "array", "items": {"$ref": "#/$defs/pair"}, "minItems": 2, "maxItems": 2, "description": "[[x, y], [width, height]]""##,
      "[[x, y], [width, height]], as `CGRect` decodes them"
    ),
    (
      "color",
      ##""anyOf": [{"type": "string", "description": "#rrggbb, #rrggbbaa or one of UIKit's names"}, {"type": "object", "additionalProperties": false, "required": ["light", "dark"], "properties": {"name": {"type": "string", "description": "of a colour of an asset catalog"}, "light": {"type": "string"}, "dark": {"type": "string"}, "lightHighContrast": {"type": "string"}, "darkHighContrast": {"type": "string"}, "pad": {"type": "object", "description": "the values on an iPad, if they are others", "additionalProperties": false, "required": ["light", "dark"], "properties": {"light": {"type": "string"}, "dark": {"type": "string"}, "lightHighContrast": {"type": "string"}, "darkHighContrast": {"type": "string"}}}}}]"##,
      "`#rrggbb`, `#rrggbbaa`, one of UIKit's names, or `{\"light\": …, \"dark\": …}`, with the `name` that it has in an asset catalog, its values `lightHighContrast` and `darkHighContrast`, and those of an iPad in `pad`, if they are others"
    ),
    (
      "fill",
      ##""anyOf": [{"$ref": "#/$defs/color"}, {"type": "object", "additionalProperties": false, "required": ["gradient"], "properties": {"gradient": {"type": "array", "items": {"$ref": "#/$defs/color"}, "minItems": 2}}}, {"type": "object", "additionalProperties": false, "required": ["image"], "properties": {"image": {"type": "string"}, "capInsets": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4, "description": "top, left, bottom, right in points: the parts of the image that do not stretch"}}}]"##,
      "`clear`, a colour, `{\"gradient\": [colour, …]}`, or `{\"image\": name, \"capInsets\": [top, left, bottom, right]}`"
    ),
    (
      "font",
      ##""type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}], "minItems": 2, "maxItems": 2"##,
      "[size in points, weight]"
    ),
    (
      "source",
      ##""type": "object", "additionalProperties": false, "required": ["file", "line"], "properties": {"file": {"type": "string"}, "line": {"type": "integer", "minimum": 1}}"##,
      "`{\"file\": path, \"line\": number}`"
    ),
  ]
}
