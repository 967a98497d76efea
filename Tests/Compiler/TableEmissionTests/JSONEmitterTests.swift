import Foundation
import LayoutFormat
import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("A layout tree as JSON")
struct JSONEmitterTests {
  @Test("The smallest tree is written completely")
  func smallest() {
    #expect(
      LayoutText(JSONTrees.tree()).text == """
        {
          "format": "tablec.layout",
          "version": 1,
          "name": "t",
          "environment": {"size": [320, 480], "scale": 2, "idiom": "phone", "orientation": "portrait", "appearance": "light", "ios": 17},
          "metrics": "ios17",
          "table": {
            "style": "plain",
            "frame": [[0, 0], [320, 480]],
            "contentSize": [320, 0],
            "background": "systemBackground",
            "sections": []
          }
        }

        """)
  }

  @Test("a row has a line for each of its views, in the order of UIKit's hierarchy")
  func row() {
    var cell = JSONTrees.cell()
    cell.imageView = ImageNode(frame: LayoutRect(x: 20, y: 10, width: 24, height: 24), image: .asset(0))
    cell.textLabel = JSONTrees.label("Ann")
    cell.detailTextLabel = JSONTrees.label("Archer")
    cell.accessoryView = AccessoryNode(
      accessory: .checkmark, frame: LayoutRect(x: 290, y: 13, width: 19, height: 18))
    cell.separator = SeparatorNode(
      frame: LayoutRect(x: 20, y: 43.5, width: 300, height: 0.5), color: .system(.separator))
    #expect(
      LayoutText(JSONTrees.tree(cell)).row == """
        {
          "id": "ann",
          "position": "single",
          "frame": [[0, 28], [320, 44]],
          "backgroundView": {"frame": [[0, 0], [320, 44]], "fill": "white"},
          "contentView": {
            "frame": [[0, 0], [320, 43.5]],
            "imageView": {"frame": [[20, 10], [24, 24]], "image": "dots.png"},
            "textLabel": {"frame": [[16, 11], [80, 22]], "text": "Ann", "truncated": false, "font": [17, "regular"], "color": "label"},
            "detailTextLabel": {"frame": [[16, 11], [80, 22]], "text": "Archer", "truncated": false, "font": [17, "regular"], "color": "label"}
          },
          "accessoryView": {"kind": "checkmark", "active": false, "frame": [[290, 13], [19, 18]]},
          "separator": {"frame": [[20, 43.5], [300, 0.5]]}
        }
        """)
  }

  @Test("The same tree gives the same bytes", arguments: SVGSampleTables.all)
  func stable(name: String, tree: LayoutTree) throws {
    #expect(JSONEmitter().emit(tree) == JSONEmitter().emit(tree))
    _ = try JSONSerialization.jsonObject(with: Data(JSONEmitter(includesSourceMap: true).emit(tree)))
  }

  @Test("The selected appearance is written while the row is selected")
  func selection() {
    var cell = JSONTrees.cell()
    #expect(!LayoutText(JSONTrees.tree(cell)).row.contains("selected"))
    cell.isSelected = true
    let row = LayoutText(JSONTrees.tree(cell)).row
    #expect(row.contains("\n  \"selected\": true,\n"))
    #expect(row.contains("\"selectedBackgroundView\": {\"frame\": [[0, 0], [320, 44]], \"fill\": \"systemGray4\"}"))
  }

  @Test("Corners are written if the row has them", arguments: RowPosition.allCases)
  func corners(_ position: RowPosition) {
    var cell = JSONTrees.cell()
    cell.cornerRadius = 10
    cell.position = position
    let row = LayoutText(JSONTrees.tree(cell)).row
    #expect(row.contains("\"position\": \"\(position.rawValue)\""))
    #expect(row.contains("\"cornerRadius\": 10") == (position != .middle))
  }

  @Test("A label has its lines, its appearance and its truncation")
  func labels() {
    var cell = JSONTrees.cell()
    var label = JSONTrees.label("a long text")
    label.lines = [LabelNode.Line(text: "a \"long\"", width: 40.123), LabelNode.Line(text: "te…", width: 20)]
    label.isTruncated = true
    label.alignment = .right
    label.font = ResolvedFont(size: 12.5, weight: .semibold)
    label.leading = SystemFontMeasure().lineHeight(label.font)
    label.color = .dynamic(light: RGBA(1, 2, 3), dark: RGBA(4, 5, 6, alpha: 0))
    cell.textLabel = label
    #expect(
      LayoutText(JSONTrees.tree(cell)).value(of: "textLabel")
        == #"{"frame": [[16, 11], [80, 22]], "text": "a long text", "truncated": true, "lines": ["a \"long\"", "te…"], "#
        + ##""font": [12.5, "semibold"], "color": {"light": "#010203", "dark": "#04050600"}, "alignment": "right"}"##)
  }

  @Test("A source map has the file and the line of each declaration")
  func sourceMap() {
    var cell = JSONTrees.cell()
    cell.location = SourceLocation(file: 1, line: 7, column: 3)
    let tree = JSONTrees.tree(cell, files: ["a.yaml", "parts/_b.yaml"])
    let mapped = LayoutText(tree, includesSourceMap: true)
    #expect(mapped.row.contains("\n  \"source\": {\"file\": \"parts/_b.yaml\", \"line\": 7},\n"))
    // A section that takes a heading's space for UIKit's sake was written by nobody.
    #expect(mapped.text.ranges(of: "\"source\"").count == 2)
    #expect(!LayoutText(tree).text.contains("source"))
  }
}
