import TableIR
import TableLayout

extension Record<LabelNode> {
  /// A label with its frame.
  static let label = record(isTitle: false)
  /// The title of a header or footer, whose lines stand otherwise.
  static let title = record(isTitle: true)

  private static func record(isTitle: Bool) -> Record {
    Record(
      "label", summary: "A label, and a text in a control.", blank: { _, _ in .blank(.zero) },
      finish: { $0.measure($1, isTitle: isTitle) },
      [Member("frame", \.frame, .rect, "", .frame)] + Member.text(isTitle: isTitle))
  }
}

extension Members<LabelNode> {
  static let text = Members(Member<LabelNode>.text())
}

extension Member<LabelNode> {
  /// A label's text and look.
  static func text(isTitle: Bool = false) -> [Member] {
    [
      Member("text", \.text, .text, "all of it, also where there is no room", .text(.text)),
      Member(
        "truncated", \.isTruncated, .bool, "whether text is missing, with or without an ellipsis",
        .property(.truncated) { isTruncated, _ in isTruncated ? Told("yes") : nil }),
      Member(
        "lines", \.lines, .lines, unless: [],
        "as drawn, where that is not just the text; a clipped one ends with the character that the label's edge cuts",
        .property(.lines) { lines, _ in Told(lines.map(\.text).joined(separator: " / ")) }),
      Member(
        "font", \.font, .font, "[size, weight]; the size that is drawn, where it was shrunk to fit",
        .property(.font) { Told($1.font($0)) }),
      Member(
        "fontVariant", \.font.variant, .object(.fontVariant, isDefined: false),
        "what the font is other than the upright system font", .untold("it is told with the font")),
      Member(
        "runs", \.runs, .array(of: .run, inline: (true, true)), unless: [],
        "of a text of several runs, line after line: `font` is the largest of theirs",
        .property(.runs) { runs, words in
          Told(runs.map { "\($0.text) \(words.font($0.font)) \(words.color($0.color))" }.joined(separator: " / "))
        }),
      // The colour that the state of the row shows, as the picture draws it.
      Member(
        [Field("color", Form<Color>.color, .always, "", .color(.color))],
        write: { label, writer in
          writer.json.key("color")
          let color =
            writer.showsSelection ? label.pointee.highlightedColor ?? label.pointee.color : label.pointee.color
          color.write(to: &writer.json)
        },
        read: { source, decoder, label throws(LayoutProblem) in
          guard let color = try Form.color.read(source, "color", &decoder) else {
            throw source.missing("color", Form<Color>.color.noun)
          }
          label.color = color
        }, list: { $1.add(.color, Told($1.words.color($0.color))) }),
      Member(
        "alignment", \.alignment, .word(of: [.center, .right]), unless: .left, "where it is not left",
        .word(.alignment)),
      Member(
        "highlightedColor", \.highlightedColor, .color, "while the row is selected or highlighted",
        .color(.highlightedColor)),
      Member(
        "normalColor", .color, "otherwise, where the row shows that it is selected or highlighted",
        .untold("it is the color of a row at rest"),
        written: { $1.showsSelection && $0.pointee.highlightedColor != nil ? $0.pointee.color : nil },
        set: { label, color in if let color { label.color = color } }),
      Member(
        "shadow", \.shadow, .object(.shadow, isDefined: false), "a hard one behind the text",
        .property(.shadow) { Told($1.shadow($0)) }),
      .leading(isTitle: isTitle),
      // How wide a text is follows from its words and its font, and tells whether the label hugs it.
      Member([], write: { _, _ in }, read: { _, _, _ in }, list: { $1.describe($0) }),
    ]
  }

  private static func leading(isTitle: Bool) -> Member {
    Member(
      "leading", .number, "how far apart the lines stand in points, where neither the font nor the frame tells it",
      .number(.leading),
      written: { label, writer in
        guard label.pointee.lines.count > 1 else { return nil }
        let likely = writer.likelyLeading.points(
          label.pointee.font, lines: label.pointee.lines.count, height: label.pointee.frame.height, isTitle: isTitle)
        return (likely - label.pointee.leading).magnitude > 0.0001 ? label.pointee.leading : nil
      },
      set: { label, leading in if let leading { label.leading = leading } },
      listed: { $0.lines.count > 1 ? ($0.leading * 100).rounded() / 100 : nil })
  }
}

extension Record<LabelNode.Run> {
  static let run = Record(
    "run", summary: "A part of a line of text with a look of its own.",
    blank: { _, _ in LabelNode.Run(line: 0, text: "", font: ResolvedFont(size: 0), color: .system(.label)) },
    [
      Member("line", \.line, .integer(0...Int(Int32.max)), "counted from 0", .untold("runs are told as one")),
      Member("text", \.text, .text, "", .untold("runs are told as one")),
      Member("font", \.font, .font, "[size, weight]", .untold("runs are told as one")),
      Member(
        "fontVariant", \.font.variant, .object(.fontVariant, isDefined: false), "", .untold("runs are told as one")),
      Member("color", \.color, .color, "", .untold("runs are told as one")),
    ])
}

extension Record<FontVariant> {
  fileprivate static let fontVariant = Record(
    "fontVariant", summary: "", blank: { _, _ in FontVariant() },
    [
      Member("family", \.family, .text, "", .untold("a font is told whole")),
      Member("design", \.design, .word, "", .untold("a font is told whole")),
      Member("italic", \.isItalic, .only(true), unless: false, "", .untold("a font is told whole")),
      Member(
        "monospacedDigits", \.hasMonospacedDigits, .only(true), unless: false, "", .untold("a font is told whole")),
    ])
}

extension Record<Shadow> {
  fileprivate static let shadow = Record(
    "shadow", summary: "", blank: { _, _ in Shadow(color: .system(.black), offset: Point(x: 0, y: 0)) },
    [
      Member("color", \.color, .color, "", .untold("a shadow is told whole")),
      Member("offset", \.offset, .point, "[x, y] in points", .untold("a shadow is told whole")),
    ])
}

extension LabelNode {
  /// A label before its members are read, at a frame in the superview's space.
  static func blank(_ frame: Rect) -> LabelNode {
    LabelNode(frame: frame, text: "", textWidth: 0, font: ResolvedFont(size: 0), leading: 0, color: .system(.label))
  }

  /// Measures what the layout does not tell: how wide the lines are, and how far apart.
  mutating func measure(_ decoder: LayoutDecoder, isTitle: Bool = false) {
    for index in runs.indices {
      runs[index].width = decoder.measure.width(of: runs[index].text, font: runs[index].font)
    }
    if runs.isEmpty {
      for index in lines.indices { lines[index].width = decoder.measure.width(of: lines[index].text, font: font) }
    }
    for run in runs where lines.indices.contains(run.line) { lines[run.line].width += run.width }
    let width = lines.map(\.width).max() ?? decoder.measure.width(of: text, font: font)
    // Of a line that the label's edge cuts, what is seen counts.
    textWidth = isTruncated ? min(width, frame.width) : width
    guard leading == 0 else { return }
    leading = LikelyLeading(environment: decoder.environment, measure: decoder.measure)
      .points(font, lines: lines.count, height: frame.height, isTitle: isTitle)
  }

  /// The lines in the label's own space, where they are drawn: in the middle of its height, and at its side or in the middle of
  /// its width by its alignment.
  fileprivate var drawnRect: Rect {
    let width = min(drawnLines.lazy.map(\.width).max() ?? 0, frame.width)
    let height = min(Double(drawnLines.count) * leading, frame.height)
    let x =
      switch alignment {
      case .left, .natural: 0.0
      case .center: (frame.width - width) / 2
      case .right: frame.width - width
      }
    return Rect(x: x, y: (frame.height - height) / 2, width: width, height: height)
  }
}

extension ViewLister {
  /// What a comparison asks of a label besides its members.
  fileprivate mutating func describe(_ label: LabelNode) {
    if label.lines.count <= 1 && !label.isTruncated { current.textWidth = label.textWidth }
    current.drawn = label.drawnRect
  }
}
