import TableIR
import TableLayout

/// The JSON Schema (2020-12) of explanations, as `ExplanationEmitter` writes them. Every object is closed.
public struct ExplanationSchema: Sendable {
  /// Creates an explanation schema with its defaults.
  public init() {}

  /// Returns the schema as UTF-8, which ends with a line break.
  public func json() -> [UInt8] {
    let properties = AppearanceProperty.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let numbers = Derivation.Quantity.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    return Array(Self.text(numbers: numbers, properties: properties).utf8)
  }

  private static func text(numbers: String, properties: String) -> String {
    #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "tablec explanation",
      "description": "How the frames and the appearance of a table are derived. Lengths are points; a frame is [x, y, width, height] in the space that it names.",
      "type": "object",
      "additionalProperties": false,
      "required": ["format", "version", "environment", "ios", "metrics", "subjects"],
      "properties": {
        "format": {"const": "tablec.explanation"},
        "version": {"const": 1},
        "environment": {"type": "string", "description": "the environment of the layout, in words"},
        "ios": {"type": "integer"},
        "metrics": {"type": "string", "description": "the metrics profile that the frames follow"},
        "subjects": {"type": "array", "items": {"$ref": "#/$defs/subject"}}
      },
      "$defs": {
        "subject": {
          "type": "object", "additionalProperties": false, "required": ["subject", "source"], "description": "the table, a section or a row, in the order of the table",
          "properties": {
            "subject": {"type": "string"},
            "source": {"$ref": "#/$defs/source"},
            "looks": {"$ref": "#/$defs/looks"},
            "texts": {"type": "array", "items": {"$ref": "#/$defs/text"}},
            "views": {"type": "array", "items": {"$ref": "#/$defs/view"}}
          }
        },
        "text": {
          "type": "object", "additionalProperties": false, "required": ["key", "text"], "description": "a text of the app's strings",
          "properties": {
            "view": {"type": "string", "description": "the view that shows it, if it has a name"},
            "key": {"type": "string"},
            "text": {"type": "string", "description": "what is shown"},
            "language": {"type": "string", "description": "the language of the text; missing if the strings do not have the key"},
            "file": {"type": "string", "description": "the string catalog that has the key"},
            "comment": {"type": "string", "description": "what translators are told about it"},
            "forms": {"type": "array", "items": {"type": "string"}, "description": "the forms of a plural, by the names of CLDR"}
          }
        },
        "view": {
          "type": "object", "additionalProperties": false, "required": ["view", "space", "frame"],
          "properties": {
            "view": {"type": "string"},
            "space": {"type": "string", "description": "the coordinate space of the frame, in words"},
            "frame": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4},
            "numbers": {"type": "array", "items": {"$ref": "#/$defs/number"}},
            "looks": {"$ref": "#/$defs/looks"}
          }
        },
        "number": {
          "type": "object", "additionalProperties": false, "required": ["number", "value", "steps"],
          "properties": {
            "number": {"enum": [\#(numbers)]},
            "value": {"type": "number"},
            "steps": {"type": "array", "items": {"$ref": "#/$defs/step"}, "minItems": 1}
          }
        },
        "step": {
          "type": "object", "additionalProperties": false, "required": ["operation", "value", "reason"],
          "properties": {
            "operation": {"enum": ["start", "plus", "minus", "times", "halve", "none", "up", "down", "nearest", "edges", "mirror"]},
            "operand": {"type": "number", "description": "what it starts with, adds, subtracts or multiplies by"},
            "unit": {"enum": ["pixel", "point"], "description": "what a rounding rounds to"},
            "value": {"type": "number", "description": "the number after the step"},
            "reason": {"type": "string"},
            "source": {"$ref": "#/$defs/source"}
          }
        },
        "source": {
          "type": "object", "additionalProperties": false, "required": ["kind"],
          "properties": {
            "kind": {"enum": ["profile", "spec", "rule", "environment", "default"]},
            "number": {"type": "string", "description": "for a profile: the path of the number in a profile file"},
            "era": {"type": "string", "description": "for a profile: the era of the number, if no file sets it"},
            "file": {"type": "string"},
            "line": {"type": "integer", "minimum": 1}
          }
        },
        "looks": {
          "type": "array",
          "items": {
            "type": "object", "additionalProperties": false, "required": ["property", "value", "reason", "source"],
            "properties": {
              "property": {"enum": [\#(properties)]},
              "value": {"$ref": "#/$defs/value"},
              "reason": {"type": "string"},
              "source": {"$ref": "#/$defs/source"},
              "beats": {
                "type": "array",
                "items": {
                  "type": "object", "additionalProperties": false, "required": ["value", "reason", "source"],
                  "properties": {"value": {"$ref": "#/$defs/value"}, "reason": {"type": "string"}, "source": {"$ref": "#/$defs/source"}}
                }
              }
            }
          }
        },
        "value": {"type": ["string", "null"], "description": "a property's value as 'explain' prints it; null for none"}
      }
    }

    """#
  }
}
