import LayoutFormat
import TableDiagnostics
import TableIR

/// The JSON Schema (2020-12) of reports, as `JSONDiffRenderer` writes them. Every object is closed.
public struct DiffSchema: Sendable {
  /// Creates a diff schema with its defaults.
  public init() {}

  /// Returns the schema as UTF-8, which ends with a line break.
  public func json() -> [UInt8] {
    let codes = Self.list(DiagnosticCode.changeCodes.map(\.rawValue))
    let names = Self.list(DiagnosticCode.changeCodes.compactMap(\.rule))
    let classes = Self.list(ChangeClass.allCases.map(\.rawValue))
    let properties = Self.list(Property.allCases.map(\.rawValue))
    return Array(Self.text(codes: codes, names: names, classes: classes, properties: properties).utf8)
  }

  private static func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }

  private static func text(codes: String, names: String, classes: String, properties: String) -> String {
    let causes = list(InputKind.allCases.map(\.rawValue))
    let causeMembers = #"""
      "kind": {"enum": [\#(causes)], "description": "what was edited: a key of the table, of a template, of a section, a row or an appearance rule, an environment, the metrics, a number of a profile, an include, a string of a catalog, an image, or a folder that was moved"}, "of": {"type": "string", "description": "the template, section or row that has the key"}, "message": {"type": "string", "description": "from which value to which"}, "file": {"type": "string", "description": "on the new side"}, "line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}, "endLine": {"type": "integer", "minimum": 1}, "endColumn": {"type": "integer", "minimum": 1, "description": "after its end"}, "with": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/cause"}, "description": "what else was edited without which the change would have other values"}
      """#
    return #"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tablec diff",
        "description": "The differences between two versions of tables. Lengths are points; frames are in the superview's space, those of rows, headers and footers in the table's content space.",
        "type": "object",
        "additionalProperties": false,
        "required": ["format", "version", "summary", "specs"],
        "properties": {
          "format": {"const": "tablec.diff"},
          "version": {"const": 1},
          "summary": {
            "type": "object", "additionalProperties": false, "required": [\#(classes), "accepted"],
            "description": "the number of changes of each class, without accepted ones",
            "properties": {\#(ChangeClass.allCases.map { "\"\($0.rawValue)\": {\"$ref\": \"#/$defs/count\"}" }.joined(separator: ", ")), "accepted": {"$ref": "#/$defs/count"}}
          },
          "causes": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/sharedCause"}, "description": "the causes that several rows or specs share, the worst first"},
          "specs": {"type": "array", "items": {"$ref": "#/$defs/spec"}},
          "failed": {"$ref": "#/$defs/names", "description": "specs that could not be compared because one of the two versions has errors"},
          "verification": {
            "type": "object", "additionalProperties": false, "required": ["dumps"],
            "description": "how much of an app was compared, if 'tablec verify' wrote the report",
            "properties": {
              "dumps": {"$ref": "#/$defs/count", "description": "the dumps of the app's views"},
              "withoutDump": {"$ref": "#/$defs/names", "description": "the specs without a dump"},
              "compared": {
                "type": "object", "additionalProperties": false, "required": [\#(VerificationCoverage.members.map { "\"\($0.name)\"" }.joined(separator: ", "))],
                "description": "what was compared: rows of both sides, their views and what they show, and the views of the rows that only one side has",
                "properties": {\#(VerificationCoverage.members.map { "\"\($0.name)\": {\"$ref\": \"#/$defs/count\"}" }.joined(separator: ", "))}
              }
            }
          }
        },
        "$defs": {
          "count": {"type": "integer", "minimum": 0},
          "pair": {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
          "frame": {"type": "array", "items": {"$ref": "#/$defs/pair"}, "minItems": 2, "maxItems": 2, "description": "[[x, y], [width, height]]"},
          "names": {"type": "array", "items": {"type": "string"}, "minItems": 1},
          "source": {
            "type": "object", "additionalProperties": false, "required": ["file"],
            "properties": {"file": {"type": "string"}, "line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}}
          },
          "cause": {
            "type": "object", "additionalProperties": false, "required": ["kind", "message", "file"],
            "properties": {\#(causeMembers)}
          },
          "sharedCause": {
            "type": "object", "additionalProperties": false, "required": ["kind", "message", "file", "fingerprint", "rows", "specs", "changes", "classes"],
            "properties": {\#(causeMembers), "fingerprint": {"type": "string", "pattern": "^cause-[0-9a-f]{12}$", "description": "what accepts all of its changes, with --accept"}, "rows": {"$ref": "#/$defs/count", "description": "the rows, headers and footers that it changed"}, "specs": {"$ref": "#/$defs/count"}, "changes": {"$ref": "#/$defs/count"}, "classes": {"type": "object", "additionalProperties": {"$ref": "#/$defs/count"}, "propertyNames": {"enum": [\#(classes)]}, "description": "the number of changes of each class"}}
          },
          "spec": {
            "type": "object", "additionalProperties": false, "required": ["name", "status", "changes"],
            "properties": {
              "name": {"type": "string"},
              "status": {"enum": ["kept", "added", "removed", "renamed"]},
              "was": {"type": "string", "description": "the old name of a renamed spec"},
              "old": {"type": "string", "description": "where the old version was read from"},
              "new": {"type": "string", "description": "where the new version was read from"},
              "environments": {"$ref": "#/$defs/names", "description": "the environments that were compared, if there are several"},
              "causesNotDetermined": {"type": "integer", "minimum": 1, "description": "the changes whose causes were not determined, because there are too many edits to try each, or because that exceeds the work limit"},
              "changes": {"type": "array", "items": {"$ref": "#/$defs/change"}, "description": "the worst class first, then from top to bottom"}
            }
          },
          "change": {
            "type": "object", "additionalProperties": false, "required": ["code", "change", "class", "path", "message", "fingerprint"],
            "properties": {
              "code": {"enum": [\#(codes)]},
              "change": {"enum": [\#(names)]},
              "class": {"enum": [\#(classes)]},
              "path": {"type": "string", "description": "section/row.view"},
              "section": {"type": "string"},
              "title": {"type": "string", "description": "the section's title, if it is not also its name"},
              "row": {"type": "string"},
              "view": {"type": "string"},
              "message": {"type": "string"},
              "property": {"enum": [\#(properties)]},
              "old": {"type": "string"},
              "new": {"type": "string"},
              "oldFrame": {"$ref": "#/$defs/frame"},
              "newFrame": {"$ref": "#/$defs/frame"},
              "followers": {"$ref": "#/$defs/names", "description": "views of the row that moved with it"},
              "rows": {"type": "integer", "minimum": 1, "description": "how many rows moved because of something above them"},
              "distances": {"$ref": "#/$defs/pair", "description": "the least and the greatest distance by which they moved down"},
              "oldSource": {"$ref": "#/$defs/source"},
              "newSource": {"$ref": "#/$defs/source"},
              "cause": {"$ref": "#/$defs/cause", "description": "what in the inputs made the change, if that is certain"},
              "environments": {"$ref": "#/$defs/names", "description": "the environments that have the change, if several were compared"},
              "variants": {
                "type": "array", "minItems": 1, "description": "different numbers in some of the environments",
                "items": {
                  "type": "object", "additionalProperties": false, "required": ["environments", "message"],
                  "properties": {
                    "environments": {"$ref": "#/$defs/names"}, "message": {"type": "string"},
                    "oldFrame": {"$ref": "#/$defs/frame"}, "newFrame": {"$ref": "#/$defs/frame"},
                    "rows": {"type": "integer", "minimum": 1}, "distances": {"$ref": "#/$defs/pair"}
                  }
                }
              },
              "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{12}$", "description": "identifies the change across runs: the same in every run as long as the same thing changes from the same value to the same value"},
              "accepted": {
                "type": "object", "additionalProperties": false, "required": ["reason", "valid"],
                "properties": {"reason": {"type": "string"}, "expires": {"type": "string"}, "valid": {"type": "boolean", "description": "false once it has expired"}}
              }
            }
          }
        }
      }

      """#
  }
}
