import TableIR
import TableLayout

extension ControlRecord {
  static let chevron = ControlRecord(
    Chevron(), Control.Kind.chevron, { if case .chevron(let value) = $0 { value } else { nil } },
    [
      Member(
        [Field("color", Form<Color>.color, .optional, "", .color(.color))],
        write: { chevron, writer in
          let highlighted = chevron.pointee.highlightedColor ?? Chevron.standardHighlightedColor
          guard let shown = writer.showsSelection ? highlighted : chevron.pointee.color else { return }
          writer.json.key("color")
          shown.write(to: &writer.json)
        },
        read: { source, decoder, chevron throws(LayoutProblem) in
          chevron.color = try Form.color.read(source, "color", &decoder)
        },
        list: { chevron, lister in
          if let color = chevron.color { lister.add(.color, Told(lister.words.color(color))) }
        }),
      Member("highlightedColor", \.highlightedColor, .color, "while the row is selected", .color(.highlightedColor)),
      Member(
        [
          Field(
            key: "normalColor", schema: #""anyOf": [{"type": "null"}, {"# + Form<Color>.color.schema() + "}]",
            noun: "a colour or null", presence: .optional,
            doc: "otherwise, where the row shows that it is selected; null for black",
            told: "not by itself: it is the color of a row at rest")
        ],
        write: { chevron, writer in
          guard writer.showsSelection else { return }
          writer.json.key("normalColor")
          if let color = chevron.pointee.color { color.write(to: &writer.json) } else { writer.json.null() }
        },
        read: { source, decoder, chevron throws(LayoutProblem) in
          guard source.object["normalColor"] != nil else { return }
          chevron.color = try Form.color.read(source, "normalColor", &decoder)
        }, list: { _, _ in }),
    ])
}
