import TableIR
import TableLayout

extension Record<TableNode> {
  static let table = Record(
    "table", summary: "The table itself.",
    blank: { _, _ in emptyTable },
    [
      Member("style", \.style, .word, "", .word(.kind)),
      Member("class", \.className, .text, "a custom class", .text(.className)),
      Member("frame", \.frame, .rect, "", .unreported("the environment is reported for the whole table")),
      Member(
        "contentSize", \.contentSize, .size, "of everything that scrolls",
        .unreported("it follows from the rows, headers and footers")),
      Member(
        "adjustedContentInset", \.adjustedContentInset, .insets, unless: .zero,
        "what the bars cover of the table at rest, in points",
        .unreported("the bars are reported")),
      Member(
        "contentOffset", .point,
        "the scroll position: the screen shows an area of the frame's size that starts here",
        .unreported("the environment is reported for the whole table")
      ) {
        $0.pointee.visibleRect.map { LayoutPoint(x: $0.x, y: $0.y) }
      } set: {
        $0.visibleRect = LayoutRect(x: $1.x, y: $1.y, width: $0.frame.width, height: $0.frame.height)
      },
      Member(
        "tintColor", \.tintColor, .color, unless: .system(.systemBlue), "if it is not systemBlue", .color(.tintColor)
      ),
      .inline(\.background, Member<ShapedFill>.background),
      .supplementary("header", \.header),
      Member(
        "sections", \.sections,
        .array(of: .section, inline: (false, false)) { _, index, writer in
          writer.section = index
        },
        "from top to bottom",
        .unreported("each is compared with the matching section")),
      .supplementary("footer", \.footer),
      Member(
        "emptyRows", \.emptyRows, .array(of: .separator, inline: (false, true)), unless: [],
        "the lines that fill the screen below the last row, if a state has a scroll offset",
        .own("their number, position, distance and color") { lines, lister in
          guard let first = lines.first else { return }
          let apart = lines.count > 1 ? ", \(String(decimal: lines[1].frame.y - first.frame.y)) apart" : ""
          let ends = "\(String(decimal: first.frame.x)) to \(String(decimal: first.frame.maxX))"
          lister.add(
            .emptyRows,
            ReportedValue(
              "\(lines.count) from \(String(decimal: first.frame.y))\(apart), \(ends), \(lister.words.color(first.color))"
            ))
        }),
      Member(
        "sectionIndex", \.sectionIndex, .object(.sectionIndex, inline: { _ in false }), "", .members(.sectionIndex)),
      Member(
        "bars", \.bars, .subviews, unless: [],
        "the bars around the table, in the screen's space; a table that is shown whole is on a screen as tall as it needs",
        .views()),
    ])

  static let emptyTable = TableNode(
    style: .plain, frame: .zero, contentSize: .zero, background: .clear, tintColor: .system(.systemBlue))
}

extension Record<SectionIndexNode> {
  /// Its colours and font are properties of its table, as in UIKit.
  static let sectionIndex = Record(
    "sectionIndex", summary: "The section index of a table, beside the part that is on the screen.",
    blank: { _, _ in SectionIndexNode(frame: .zero, titles: []) },
    [
      Member(
        "frame", \.frame, .rect, "in the table's content space",
        .unreported("it follows from the titles and the screen")),
      Member("background", \.background, .color, "", .color(.sectionIndexBackgroundColor)),
      Member(
        "trackingBackground", \.trackingBackground, .color, "while a finger is on it",
        .color(.sectionIndexTrackingBackgroundColor)),
      Member(
        "titles", \.titles, .array(of: .label, inline: (false, true)),
        "in its space; bullets replace titles that have no room",
        .own("its text, color, font and positions") { titles, lister in
          lister.add(.text, ReportedValue(titles.map(\.text).joined(separator: " ")))
          guard let title = titles.first else { return }
          lister.add(.sectionIndexColor, ReportedValue(lister.words.color(title.color)))
          lister.add(.sectionIndexFont, ReportedValue(lister.words.font(title.font)))
          lister.add(.sectionIndexPlaces, ReportedValue(places(of: titles)))
        }),
    ])

  /// The positions of the titles: the middle of the first, the distance between neighbours, and the size of bullets.
  private static func places(of titles: [LabelNode]) -> String {
    let middles = titles.map(\.frame.midY)
    var runs: [(step: String, count: Int)] = []
    for (middle, above) in zip(middles.dropFirst(), middles) {
      let step = String(decimal: middle - above)
      if runs.last?.step == step { runs[runs.count - 1].count += 1 } else { runs.append((step, 1)) }
    }
    let steps = runs.map { $0.count == 1 ? $0.step : "\($0.count) × \($0.step)" }
    let bullet = titles.first { $0.text == SectionIndex.bullet }
    return
      (["from \(String(decimal: middles.first ?? 0))"] + steps
      + (bullet.map { ["bullets of \(String(decimal: $0.frame.width))"] } ?? [])).joined(separator: ", ")
  }
}
