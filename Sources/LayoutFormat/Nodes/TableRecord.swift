import TableIR
import TableLayout

extension Record<TableNode> {
  static let table = Record(
    "table", summary: "The table itself.",
    blank: { _, _ in emptyTable },
    [
      Member("style", \.style, .word, "", .word(.kind)),
      Member("class", \.className, .text, "the team's own class", .text(.className)),
      Member("frame", \.frame, .rect, "", .untold("where the table is shown is told for the whole")),
      Member(
        "contentSize", \.contentSize, .size, "of all that scrolls",
        .untold("it follows from the rows, headers and footers")),
      Member(
        "contentOffset", .point,
        "where the table is scrolled: the screen shows as much from here on as the frame is large",
        .untold("where the table is shown is told for the whole")
      ) {
        $0.visibleRect.map { Point(x: $0.x, y: $0.y) }
      } set: {
        $0.visibleRect = Rect(x: $1.x, y: $1.y, width: $0.frame.width, height: $0.frame.height)
      },
      Member(
        "tintColor", \.tintColor, .color, unless: .system(.systemBlue), "where it is not systemBlue", .color(.tintColor)
      ),
      .inline(\.background, Member<ShapedFill>.background),
      .supplementary("header", \.header),
      Member(
        "sections", \.sections, .array(of: .section, inline: (false, false)), "from top to bottom",
        .untold("each is compared with the section that it was")),
      .supplementary("footer", \.footer),
      Member(
        "sectionIndex", \.sectionIndex, .object(.sectionIndex, inline: { _ in false }), "", .members(.sectionIndex)),
    ])

  static let emptyTable = TableNode(
    style: .plain, frame: .zero, contentSize: .zero, background: .clear, tintColor: .system(.systemBlue))
}

extension Record<SectionIndexNode> {
  /// Its looks are properties of its table, as in UIKit.
  static let sectionIndex = Record(
    "sectionIndex", summary: "The index of a plain table, beside what the screen shows of it.",
    blank: { _, _ in SectionIndexNode(frame: .zero, titles: []) },
    [
      Member(
        "frame", \.frame, .rect, "in the table's content space", .untold("it follows from the titles and the screen")),
      Member("background", \.background, .color, "", .color(.sectionIndexBackgroundColor)),
      Member(
        "trackingBackground", \.trackingBackground, .color, "while a finger is on it",
        .color(.sectionIndexTrackingBackgroundColor)),
      Member(
        "titles", \.titles, .array(of: .label, inline: (false, true)),
        "in its space; bullets stand for titles that have no room",
        .own("its text, color, font and places") { titles, lister in
          lister.add(.text, Told(titles.map(\.text).joined(separator: " ")))
          guard let title = titles.first else { return }
          lister.add(.sectionIndexColor, Told(lister.words.color(title.color)))
          lister.add(.sectionIndexFont, Told(lister.words.font(title.font)))
          let places = titles.prefix(2).map(\.frame.y)
          let apart = zip(places.dropFirst(), places).map { ", \(String(decimal: $0 - $1)) apart" }
          lister.add(.sectionIndexPlaces, Told("from \(String(decimal: title.frame.y))\(apart.joined())"))
        }),
    ])
}
