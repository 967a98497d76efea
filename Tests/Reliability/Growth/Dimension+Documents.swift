extension Dimension {
  private static let imports = [
    ["import", "a.storyboard", "-o", "Specs"], ["diff", "a.storyboard", "a.storyboard"],
    ["import", "a.storyboard", "-o", "Specs", "--strict"],
  ]

  /// A storyboard of scenes that have a table each.
  private static func storyboard(_ scenes: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>

    """
  }

  private static func scene(_ id: String, cells: String) -> String {
    """
    <scene sceneID="s\(id)"><objects><tableViewController id="c\(id)" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <sections><tableViewSection id="e\(id)"><cells>\(cells)</cells></tableViewSection></sections></tableView></tableViewController></objects></scene>
    """
  }

  private static func cell(_ id: String, y: Int = 0, _ views: String) -> String {
    """
    <tableViewCell id="l\(id)"><rect key="frame" x="0.0" y="\(y)" width="393" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="l\(id)" id="v\(id)"><rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    <subviews>\(views)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private static func label(_ id: String, _ text: String, inner: String = "") -> String {
    """
    <label text="\(text)" id="\(id)"><rect key="frame" x="8" y="8" width="90" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/>\(inner)</label>
    """
  }

  static let documents: [Dimension] = [
    Dimension(name: "scenes", commands: imports, sizes: 8...2_048) { size in
      ["a.storyboard": storyboard((0..<size).map { scene("\($0)", cells: cell("\($0)", label("b\($0)", "Ann"))) })]
    },
    Dimension(name: "cells", commands: imports, sizes: 8...8_192) { size in
      [
        "a.storyboard": storyboard([
          scene("0", cells: (0..<size).map { cell("\($0)", y: 44 * $0, label("b\($0)", "Ann")) }.joined())
        ])
      ]
    },
    Dimension(name: "labels of one text", commands: imports, sizes: 8...8_192) { size in
      ["a.storyboard": storyboard([scene("0", cells: cell("0", (0..<size).map { label("b\($0)", "Ann") }.joined()))])]
    },
    Dimension(name: "labels of own texts", commands: imports, sizes: 8...8_192) { size in
      [
        "a.storyboard": storyboard([
          scene("0", cells: cell("0", (0..<size).map { label("b\($0)", "Ann \($0)") }.joined()))
        ])
      ]
    },
    Dimension(name: "nested views of a document", commands: imports, sizes: 8...4_096) { size in
      let open = (0..<size).map {
        "<view id=\"n\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>"
      }
      return [
        "a.storyboard": storyboard([
          scene("0", cells: cell("0", open.joined() + String(repeating: "</subviews></view>", count: size)))
        ])
      ]
    },
    Dimension(name: "constraints of a document", commands: imports, sizes: 8...2_048, isSolved: true) { size in
      let constraints = (0..<size).map {
        "<constraint firstItem=\"b0\" firstAttribute=\"leading\" relation=\"greaterThanOrEqual\" secondItem=\"b1\" secondAttribute=\"leading\" constant=\"\($0)\" id=\"k\($0)\"/>"
      }
      let inner = "<constraints>\(constraints.joined())</constraints>"
      return [
        "a.storyboard": storyboard([scene("0", cells: cell("0", label("b0", "Ann", inner: inner) + label("b1", "Ben")))]
        )
      ]
    },
    Dimension(name: "letters of a document's text", commands: imports, sizes: 256...1 << 20) { size in
      ["a.storyboard": storyboard([scene("0", cells: cell("0", label("b0", String(repeating: "a", count: size))))])]
    },
    Dimension(name: "references of a document's text", commands: imports, sizes: 256...1 << 18) { size in
      ["a.storyboard": storyboard([scene("0", cells: cell("0", label("b0", String(repeating: "&amp;", count: size))))])]
    },
  ]

  private static func template(
    _ name: String, sizes: ClosedRange<Int> = 64...65_536, _ text: @escaping @Sendable (Int) -> [String: String]
  ) -> Dimension {
    Dimension(name: name, commands: [["compile", "a.yaml", "--template", "t.mustache"]], sizes: sizes) { size in
      ["a.yaml": "tablespec: 1\nsections: [{rows: [{id: a, text: '\"<&>'}, {id: b, text: B}]}]\n"].merging(text(size)) {
        $1
      }
    }
  }

  static let templates: [Dimension] = [
    template("tags of a template") { ["t.mustache": String(repeating: "{{name}}\n", count: $0)] },
    template("sections of a template") {
      ["t.mustache": String(repeating: "{{#table}}{{style}}{{/table}}\n", count: $0)]
    },
    template("nested sections of a template", sizes: 4...4_096) {
      ["t.mustache": String(repeating: "{{#table}}", count: $0) + "a" + String(repeating: "{{/table}}", count: $0)]
    },
    template("nested loops of a template", sizes: 2...32) { size in
      [
        "t.mustache": String(repeating: "{{#table}}{{#sections}}{{#rows}}", count: size) + "a"
          + String(repeating: "{{/rows}}{{/sections}}{{/table}}", count: size)
      ]
    },
    template("partials of a template") {
      ["t.mustache": String(repeating: "{{>_p}}\n", count: $0), "_p.mustache": "a\n"]
    },
    template("blanks before a partial", sizes: 64...1 << 20) {
      [
        "t.mustache": String(repeating: " ", count: $0) + "{{>_p}}\n", "_p.mustache": "a\n b\n  {{>_q}}\n",
        "_q.mustache": "c\n",
      ]
    },
    template("blanks before a partial of itself", sizes: 64...1 << 18) {
      ["t.mustache": "{{>_p}}\n", "_p.mustache": String(repeating: " ", count: $0) + "{{>_p}}\n"]
    },
    template("letters of a template", sizes: 64...1 << 20) { ["t.mustache": String(repeating: "a", count: $0)] },
    template("braces of a template", sizes: 64...1 << 20) { ["t.mustache": String(repeating: "{", count: $0)] },
    template("comments of a template", sizes: 64...1 << 18) {
      ["t.mustache": String(repeating: "{{! a }}\n", count: $0)]
    },
    template("delimiters of a template", sizes: 64...1 << 18) {
      ["t.mustache": String(repeating: "{{=<% %>=}}<%={{ }}=%>\n", count: $0)]
    },
    template("filters of a tag", sizes: 2...4_096) {
      ["t.mustache": "{{" + String(repeating: "html(", count: $0) + "name" + String(repeating: ")", count: $0) + "}}\n"]
    },
  ]
}
