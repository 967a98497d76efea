/// The JSON Schema (2020-12) of layout trees, as `JSONEmitter` writes them.
///
/// Every object is closed: a key that the emitter writes and the schema lacks makes a layout invalid, which a test would see.
public struct LayoutSchema: Sendable {
  public init() {}

  public func json() -> [UInt8] { Array(Self.text.utf8) }

  private static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "tablec layout tree",
      "description": "Lengths are points. Cells, section headers and footers are in the table's content space, all else in its superview's.",
      "type": "object",
      "additionalProperties": false,
      "required": ["format", "version", "name", "environment", "metrics", "table"],
      "properties": {
        "format": {"const": "tablec.layout"},
        "version": {"const": 1},
        "name": {"type": "string"},
        "environment": {"$ref": "#/$defs/environment"},
        "metrics": {"type": "string", "description": "the metrics profile that the frames follow: the first iOS that it holds for, or the name of a profile file"},
        "table": {"$ref": "#/$defs/table"}
      },
      "$defs": {
        "pair": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
        "frame": {"type": "array", "items": {"$ref": "#/$defs/pair"}, "minItems": 2, "maxItems": 2, "description": "[[x, y], [width, height]]"},
        "color": {"anyOf": [
          {"type": "string", "description": "#rrggbb, #rrggbbaa or one of UIKit's names"},
          {"type": "object", "additionalProperties": false, "required": ["light", "dark"], "properties": {"light": {"type": "string"}, "dark": {"type": "string"}}}
        ]},
        "fill": {"anyOf": [
          {"$ref": "#/$defs/color"},
          {"type": "object", "additionalProperties": false, "required": ["gradient"], "properties": {"gradient": {"type": "array", "items": {"$ref": "#/$defs/color"}, "minItems": 2}}},
          {"type": "object", "additionalProperties": false, "required": ["image"], "properties": {"image": {"type": "string"}, "capInsets": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4, "description": "top, left, bottom, right in points: what of the image does not stretch"}}}
        ]},
        "layer": {
          "type": "object", "additionalProperties": false, "minProperties": 1, "description": "of the view itself: its own corners, all four of them, and the line inside its edges",
          "properties": {"cornerRadius": {"type": "number"}, "borderWidth": {"type": "number"}, "borderColor": {"$ref": "#/$defs/color"}}
        },
        "source": {"type": "object", "additionalProperties": false, "required": ["file", "line"], "properties": {"file": {"type": "string"}, "line": {"type": "integer", "minimum": 1}}},
        "environment": {
          "type": "object", "additionalProperties": false,
          "required": ["size", "scale", "idiom", "orientation", "appearance", "ios"],
          "properties": {
            "name": {"type": "string", "description": "where the spec or the flags ask for several"},
            "device": {"type": "string"},
            "size": {"$ref": "#/$defs/pair", "description": "the table's"},
            "window": {"$ref": "#/$defs/pair", "description": "the size of the app's window, where the table has one column of it"},
            "split": {"enum": ["collapsed", "expanded"], "description": "the split view around the table, where there is one"},
            "scale": {"type": "number"},
            "idiom": {"enum": ["phone", "pad"]},
            "orientation": {"enum": ["portrait", "landscape"]},
            "appearance": {"enum": ["light", "dark"]},
            "ios": {"type": "integer"},
            "contentSize": {"type": "string", "description": "UIContentSizeCategory, where it is not large"},
            "direction": {"const": "rtl"},
            "editing": {"const": true}
          }
        },
        "table": {
          "type": "object", "additionalProperties": false,
          "required": ["style", "frame", "contentSize", "background", "sections"],
          "properties": {
            "style": {"enum": ["plain", "grouped", "insetGrouped"]},
            "class": {"type": "string", "description": "the team's own class"},
            "frame": {"$ref": "#/$defs/frame"},
            "contentSize": {"$ref": "#/$defs/pair"},
            "contentOffset": {"$ref": "#/$defs/pair", "description": "where the table is scrolled: the screen shows as much from here on as the frame is large"},
            "background": {"$ref": "#/$defs/fill"},
            "layer": {"$ref": "#/$defs/layer"},
            "header": {"$ref": "#/$defs/supplementary"},
            "sections": {"type": "array", "items": {"$ref": "#/$defs/section"}},
            "footer": {"$ref": "#/$defs/supplementary"},
            "sectionIndex": {
              "type": "object", "additionalProperties": false, "required": ["frame", "titles"],
              "properties": {
                "frame": {"$ref": "#/$defs/frame", "description": "in the table's content space"},
                "background": {"$ref": "#/$defs/color"},
                "trackingBackground": {"$ref": "#/$defs/color", "description": "while a finger is on it"},
                "titles": {"type": "array", "items": {"$ref": "#/$defs/label"}, "description": "in its space; bullets stand for titles that have no room"}
              }
            }
          }
        },
        "section": {
          "type": "object", "additionalProperties": false,
          "required": ["id", "frame", "rows"],
          "properties": {
            "id": {"type": "string"},
            "frame": {"$ref": "#/$defs/frame"},
            "source": {"$ref": "#/$defs/source"},
            "header": {"$ref": "#/$defs/supplementary"},
            "rows": {"type": "array", "items": {"$ref": "#/$defs/row"}},
            "footer": {"$ref": "#/$defs/supplementary"}
          }
        },
        "supplementary": {
          "type": "object", "additionalProperties": false, "required": ["frame"],
          "properties": {
            "class": {"type": "string"},
            "frame": {"$ref": "#/$defs/frame"},
            "source": {"$ref": "#/$defs/source"},
            "pinned": {"const": true, "description": "kept on the screen while its section is scrolled: not where it was laid out"},
            "background": {"$ref": "#/$defs/fill"},
            "layer": {"$ref": "#/$defs/layer"},
            "textLabel": {"$ref": "#/$defs/label"},
            "subviews": {"type": "array", "items": {"$ref": "#/$defs/view"}}
          }
        },
        "row": {
          "type": "object", "additionalProperties": false,
          "required": ["id", "position", "frame", "backgroundView", "contentView"],
          "properties": {
            "id": {"type": "string"},
            "position": {"enum": ["top", "middle", "bottom", "single"]},
            "class": {"type": "string"},
            "frame": {"$ref": "#/$defs/frame"},
            "selected": {"const": true},
            "highlighted": {"const": true, "description": "a finger is on the row"},
            "userInteractionEnabled": {"const": false, "description": "nothing in the row takes taps"},
            "source": {"$ref": "#/$defs/source"},
            "backgroundView": {"$ref": "#/$defs/background"},
            "selectedBackgroundView": {"$ref": "#/$defs/background"},
            "contentView": {
              "type": "object", "additionalProperties": false, "required": ["frame"],
              "properties": {
                "frame": {"$ref": "#/$defs/frame"},
                "imageView": {"$ref": "#/$defs/imageView"},
                "textLabel": {"$ref": "#/$defs/label"},
                "detailTextLabel": {"$ref": "#/$defs/label"},
                "subviews": {"type": "array", "items": {"$ref": "#/$defs/view"}}
              }
            },
            "accessoryView": {"$ref": "#/$defs/accessoryView"},
            "editingControl": {
              "type": "object", "additionalProperties": false, "required": ["style", "frame"],
              "properties": {"style": {"enum": ["delete", "insert", "multipleSelection"]}, "frame": {"$ref": "#/$defs/frame"}}
            },
            "reorderControl": {"$ref": "#/$defs/part"},
            "topSeparator": {"$ref": "#/$defs/separator"},
            "separator": {"$ref": "#/$defs/separator"}
          }
        },
        "background": {
          "type": "object", "additionalProperties": false, "required": ["frame", "fill"],
          "properties": {"frame": {"$ref": "#/$defs/frame"}, "fill": {"$ref": "#/$defs/fill"}, "cornerRadius": {"type": "number", "description": "of the card's corners that are this row's"}, "layer": {"$ref": "#/$defs/layer"}}
        },
        "imageView": {
          "type": "object", "additionalProperties": false, "required": ["frame", "image"],
          "properties": {"frame": {"$ref": "#/$defs/frame"}, "image": {"type": ["string", "null"], "description": "null for a placeholder"}, "symbol": {"const": true}, "highlightedImage": {"type": ["string", "null"]}, "color": {"$ref": "#/$defs/color", "description": "of a symbol or a placeholder"}}
        },
        "label": {
          "type": "object", "additionalProperties": false, "required": ["frame", "text", "truncated", "font", "color"],
          "properties": {
            "frame": {"$ref": "#/$defs/frame"},
            "text": {"type": "string"},
            "truncated": {"type": "boolean", "description": "whether text is missing, with or without an ellipsis"},
            "lines": {"type": "array", "items": {"type": "string"}, "description": "as drawn, where that is not just the text; a clipped one ends with the character that the label's edge cuts"},
            "font": {"$ref": "#/$defs/font"},
            "color": {"$ref": "#/$defs/color"},
            "alignment": {"enum": ["center", "right"]}
          }
        },
        "font": {"type": "array", "prefixItems": [{"type": "number"}, {"type": "string"}], "minItems": 2, "maxItems": 2, "description": "[size, weight]; the size that is drawn, where it was shrunk to fit"},
        "accessoryView": {
          "type": "object", "additionalProperties": false, "required": ["kind", "active", "frame"],
          "properties": {
            "kind": {"enum": ["disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark", "chevron", "image", "switch", "slider", "button", "stepper", "segmentedControl", "textField", "activityIndicator", "progressView", "label", "badge", "view"]},
            "active": {"type": "boolean", "description": "whether it takes taps of its own"},
            "frame": {"$ref": "#/$defs/frame"},
            "hitArea": {"$ref": "#/$defs/frame", "description": "where it takes taps of its own, in the cell's space"},
            "color": {"$ref": "#/$defs/color"},
            "highlightedColor": {"$ref": "#/$defs/color"},
            "image": {"type": ["string", "null"]},
            "symbol": {"const": true, "description": "whether the image is one of SF Symbols"},
            "highlightedImage": {"type": ["string", "null"]},
            "enabled": {"const": false},
            "on": {"type": "boolean"},
            "value": {"type": "number"},
            "progress": {"type": "number"},
            "style": {"enum": ["medium", "large"], "description": "of an activity indicator"},
            "borderStyle": {"enum": ["none", "roundedRect"]},
            "selectedSegmentIndex": {"type": "integer", "minimum": 0},
            "segments": {"type": "array", "items": {"$ref": "#/$defs/label"}},
            "textLabel": {"$ref": "#/$defs/label", "description": "of a control, in its space"},
            "placeholderLabel": {"$ref": "#/$defs/label"},
            "detailButton": {"$ref": "#/$defs/part"},
            "disclosureIndicator": {"$ref": "#/$defs/part"},
            "titleLabel": {"$ref": "#/$defs/label"}
          }
        },
        "part": {"type": "object", "additionalProperties": false, "required": ["frame"], "properties": {"frame": {"$ref": "#/$defs/frame"}}},
        "separator": {
          "type": "object", "additionalProperties": false, "required": ["frame"],
          "properties": {"frame": {"$ref": "#/$defs/frame"}, "color": {"$ref": "#/$defs/color"}}
        },
        "view": {
          "type": "object", "additionalProperties": false, "required": ["kind", "frame"],
          "properties": {
            "kind": {"enum": ["image", "switch", "slider", "button", "stepper", "segmentedControl", "textField", "activityIndicator", "progressView", "label", "badge", "stack", "view"]},
            "active": {"const": true, "description": "of a control that takes taps of its own"},
            "id": {"type": "string"},
            "class": {"type": "string"},
            "frame": {"$ref": "#/$defs/frame"},
            "source": {"$ref": "#/$defs/source"},
            "background": {"$ref": "#/$defs/color"},
            "layer": {"$ref": "#/$defs/layer"},
            "text": {"type": "string"},
            "truncated": {"type": "boolean"},
            "lines": {"type": "array", "items": {"type": "string"}},
            "font": {"$ref": "#/$defs/font"},
            "color": {"$ref": "#/$defs/color"},
            "alignment": {"enum": ["center", "right"]},
            "image": {"type": ["string", "null"]},
            "symbol": {"const": true, "description": "whether the image is one of SF Symbols"},
            "titleLabel": {"$ref": "#/$defs/label"},
            "enabled": {"const": false},
            "on": {"type": "boolean"},
            "value": {"type": "number"},
            "progress": {"type": "number"},
            "style": {"enum": ["medium", "large"], "description": "of an activity indicator"},
            "borderStyle": {"enum": ["none", "roundedRect"]},
            "selectedSegmentIndex": {"type": "integer", "minimum": 0},
            "segments": {"type": "array", "items": {"$ref": "#/$defs/label"}},
            "textLabel": {"$ref": "#/$defs/label", "description": "of a control, in its space"},
            "placeholderLabel": {"$ref": "#/$defs/label"},
            "subviews": {"type": "array", "items": {"$ref": "#/$defs/view"}, "description": "of a stack, in its space"}
          }
        }
      }
    }

    """#
}
