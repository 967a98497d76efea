import TableIR
import TableLayout
import TableSupport

extension Record<LabelNode> {
  /// A label with its frame.
  static let label = record(isTitle: false)
  /// The title of a header or footer, whose lines are placed differently.
  static let title = record(isTitle: true)

  private static func record(isTitle: Bool) -> Record {
    Record(
      "label", summary: "A label, or the text of a control.", blank: { _, _ in .blank(.zero) },
      finish: { $0.measure($1, isTitle: isTitle) },
      [Member("frame", \.frame, .rect, "", .frame)] + Member.text(isTitle: isTitle))
  }
}

extension Members<LabelNode> {
  static let text = Members(Member<LabelNode>.text())
}

extension Member<LabelNode> {
  private static let colorKey = JSONKey("color")

  /// A label's text and appearance.
  static func text(isTitle: Bool = false) -> [Member] {
    [
      Member("text", \.text, .text, "the complete text, even if there is no room for it", .text(.text)),
      Member(
        "truncated", \.isTruncated, .bool, "whether text is missing, with or without an ellipsis",
        .property(.truncated) { isTruncated, _ in isTruncated ? ReportedValue("yes") : nil }),
      Member(
        "lines", \.lines, .lines, unless: [],
        "as drawn, if that differs from the text; a clipped line ends with the character that the label's edge cuts",
        .property(.lines) { lines, _ in ReportedValue(lines.map(\.text).joined(separator: " / ")) }),
      Member(
        "font", \.font, .font, "[size, weight]; the size as drawn, if it was reduced to fit",
        .property(.font) { ReportedValue($1.font($0)) }),
      .inline(variety) { $0.pointee.font.variant != nil || !$0.pointee.runs.isEmpty },
      // The colour in the row's state, as the picture draws it.
      Member(
        [Field("color", Form<Color>.color, .always, "", .color(.color))],
        write: { label, writer in
          writer.json.key(colorKey)
          let color =
            writer.context.showsSelection ? label.pointee.highlightedColor ?? label.pointee.color : label.pointee.color
          color.write(to: &writer.json)
        },
        read: { source, decoder, label throws(LayoutProblem) in
          guard let color = try Form.color.read(source, "color", &decoder) else {
            throw source.missing("color", Form<Color>.color.noun)
          }
          label.color = color
        }, list: { $1.add(.color, ReportedValue($1.words.color($0.pointee.color))) }),
      Member(
        "alignment", \.alignment, .word(of: [.center, .right]), unless: .left, "if it is not left",
        .word(.alignment)),
      .inline(details(isTitle: isTitle)) {
        $0.pointee.highlightedColor != nil || $0.pointee.shadow != nil || !$0.pointee.lines.isEmpty
      },
      // The width of the text follows from its characters and its font, and shows whether the label hugs it.
      Member([], write: { _, _ in }, read: { _, _, _ in }, list: { $1.describe($0.pointee) }),
    ]
  }

  /// What tells fonts apart that have the same size and weight.
  private static let variety: [Member] = [
    Member(
      "fontVariant", .object(.fontVariant, isDefined: false), "how the font differs from the upright system font",
      .unreported("it is reported with the font"), written: { label, _ in label.pointee.font.variant },
      set: { label, variant in if let variant { label.font.variant = variant } }),
    Member(
      "runs", \.runs, .array(of: .run, inline: (true, true)), unless: [],
      "of attributed text, line by line; `font` is then the largest of their fonts",
      .property(.runs) { runs, words in
        ReportedValue(
          runs.map { run in
            "\(run.text) \(words.font(run.font)) \(words.color(run.color))"
              + (run.decoration.isUnderlined ? " underlined" : "")
              + (run.decoration.isStruckThrough ? " struck through" : "")
          }.joined(separator: " / "))
      }),
  ]

  /// What few labels have.
  private static func details(isTitle: Bool) -> [Member] {
    [
      Member(
        "highlightedColor", \.highlightedColor, .color, "while the row is selected or highlighted",
        .color(.highlightedColor)),
      Member(
        "normalColor", .color, "in the normal state, if the row shows that it is selected or highlighted",
        .unreported("it is the color in the normal state"),
        written: { $1.showsSelection && $0.pointee.highlightedColor != nil ? $0.pointee.color : nil },
        set: { label, color in if let color { label.color = color } }),
      Member(
        "shadow", \.shadow, .object(.shadow, isDefined: false), "behind the text, without blur",
        .property(.shadow) { ReportedValue($1.shadow($0)) }),
      .leading(isTitle: isTitle),
    ]
  }

  private static func leading(isTitle: Bool) -> Member {
    Member(
      "leading", .number, "the distance between lines in points, if neither the font nor the frame determines it",
      .number(.leading),
      written: { label, writer in
        guard label.pointee.lines.count > 1 else { return nil }
        let likely = writer.likelyLeading.points(
          label.pointee.font, lines: label.pointee.lines.count, height: label.pointee.frame.height, isTitle: isTitle)
        return (likely - label.pointee.leading).magnitude > 0.0001 ? label.pointee.leading : nil
      },
      set: { label, leading in if let leading { label.leading = leading } },
      listed: { label in
        label.pointee.lines.count > 1 ? (label.pointee.leading * 100).rounded() / 100 : nil
      })
  }
}

extension Record<LabelNode.Run> {
  static let run = Record(
    "run", summary: "A part of a line of text with its own attributes.",
    blank: { _, _ in LabelNode.Run(line: 0, text: "", font: ResolvedFont(size: 0), color: .system(.label)) },
    [
      Member("line", \.line, .integer(0...Int(Int32.max)), "counted from 0", .unreported("runs are reported together")),
      Member("text", \.text, .text, "", .unreported("runs are reported together")),
      Member("font", \.font, .font, "[size, weight]", .unreported("runs are reported together")),
      Member(
        "fontVariant", \.font.variant, .object(.fontVariant, isDefined: false), "",
        .unreported("runs are reported together")),
      Member("color", \.color, .color, "", .unreported("runs are reported together")),
      Member(
        "underline", \.decoration.isUnderlined, .only(true), unless: false, "",
        .unreported("runs are reported together")),
      Member(
        "strikethrough", \.decoration.isStruckThrough, .only(true), unless: false, "",
        .unreported("runs are reported together")),
    ])
}

extension Record<FontVariant> {
  fileprivate static let fontVariant = Record(
    "fontVariant", summary: "", blank: { _, _ in FontVariant() },
    [
      Member("family", \.family, .text, "", .unreported("a font is reported as a whole")),
      Member("design", \.design, .word, "", .unreported("a font is reported as a whole")),
      Member("italic", \.isItalic, .only(true), unless: false, "", .unreported("a font is reported as a whole")),
      Member(
        "monospacedDigits", \.hasMonospacedDigits, .only(true), unless: false, "",
        .unreported("a font is reported as a whole")),
    ])
}

extension Record<Shadow> {
  fileprivate static let shadow = Record(
    "shadow", summary: "", blank: { _, _ in Shadow(color: .system(.black), offset: LayoutPoint(x: 0, y: 0)) },
    [
      Member("color", \.color, .color, "", .unreported("a shadow is reported as a whole")),
      Member("offset", \.offset, .point, "[x, y] in points", .unreported("a shadow is reported as a whole")),
    ])
}

extension LabelNode {
  /// A label before its members are read, at a frame in the superview's space.
  static func blank(_ frame: LayoutRect) -> LabelNode {
    LabelNode(frame: frame, text: "", textWidth: 0, font: ResolvedFont(size: 0), leading: 0, color: .system(.label))
  }

  /// Measures what the layout does not contain: the widths of the lines and the distance between them.
  mutating func measure(_ decoder: LayoutDecoder, isTitle: Bool = false) {
    for index in runs.indices {
      runs[index].width = decoder.measure.width(of: runs[index].text, font: runs[index].font)
    }
    if runs.isEmpty {
      for index in lines.indices { lines[index].width = decoder.measure.width(of: lines[index].text, font: font) }
    }
    for run in runs where lines.indices.contains(run.line) { lines[run.line].width += run.width }
    let width = lines.map(\.width).max() ?? decoder.measure.width(of: text, font: font)
    // If the label's edge cuts a line, only the visible part counts.
    textWidth = isTruncated ? min(width, frame.width) : width
    guard leading == 0 else { return }
    leading = LikelyLeading(environment: decoder.environment, measure: decoder.measure)
      .points(font, lines: lines.count, height: frame.height, isTitle: isTitle)
  }

  /// The area of the lines in the label's own space: centred vertically, and placed horizontally by its alignment.
  fileprivate var drawnRect: LayoutRect {
    let width = min(drawnLines.lazy.map(\.width).max() ?? 0, frame.width)
    let height = min(Double(drawnLines.count) * leading, frame.height)
    let x =
      switch alignment {
      case .left, .natural: 0.0
      case .center: (frame.width - width) / 2
      case .right: frame.width - width
      }
    return LayoutRect(x: x, y: (frame.height - height) / 2, width: width, height: height)
  }
}

extension ViewLister {
  /// Adds what a comparison needs of a label in addition to its members.
  fileprivate mutating func describe(_ label: LabelNode) {
    if label.lines.count <= 1 && !label.isTruncated { current.textWidth = label.textWidth }
    current.drawn = label.drawnRect
  }
}
