import TableIR
import TableLayout

extension ControlRecord {
  static let chevron = ControlRecord(
    Chevron(), Control.Kind.chevron, { if case .chevron(let value) = $0 { value } else { nil } },
    [
      Member(
        "color", .color, "", .color(.color),
        written: { chevron, context in
          let highlighted = chevron.pointee.highlightedColor ?? Chevron.standardHighlightedColor
          return context.showsSelection ? highlighted : chevron.pointee.color
        }, set: { $0.color = $1 }, listed: { $0.pointee.color }),
      Member("highlightedColor", \.highlightedColor, .color, "while the row is selected", .color(.highlightedColor)),
      Member(
        [
          Field(
            key: "normalColor", schema: #""anyOf": [{"type": "null"}, {"# + Form<Color>.color.schema() + "}]",
            noun: "a colour or null", presence: .optional,
            doc: "in the normal state, if the row shows that it is selected; null for black",
            reported: "not separately: it is the color in the normal state")
        ],
        write: { chevron, writer in
          guard writer.context.showsSelection else { return }
          writer.json.key("normalColor")
          if let color = chevron.pointee.color { color.write(to: &writer.json) } else { writer.json.null() }
        },
        read: { source, decoder, chevron throws(LayoutProblem) in
          guard source.object["normalColor"] != nil else { return }
          chevron.color = try Form.color.read(source, "normalColor", &decoder)
        }, list: { _, _ in }),
    ])
}
