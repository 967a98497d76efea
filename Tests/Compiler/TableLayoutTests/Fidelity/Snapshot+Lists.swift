extension Snapshot {
  /// Content configurations, in table views and in lists of SwiftUI.
  static let lists = [
    configured("ios14.5-plain-switch-390@3x", ios: 14, switchX: 319),
    configured("ios15.5-plain-switch-hittargets-390@3x", ios: 15, switchX: 319),
    configured("ios16.4-plain-switch-393@3x", ios: 16, switchX: 322),
    configured("ios18.5-plain-switch-hittargets-402@3x", ios: 18, switchX: 331),
    // The line is in the row that it makes higher, and a text in the middle of both.
    Snapshot(
      name: "ios26.2-plain-switch-hittargets-402@3x", ios: 26, spec: hellos,
      figures: [
        .height(1, 53), .line(1, x: 20, y: 52, maxX: 382), .text(1, ink: 21.333), .ink(1, top: 20),
        .accessory(1, x: 319, maxX: 382),
      ]),
    // What its index reads as a header from 62 to 99.7 and a footer of 33 are 38.667 and 33.667: under the outlines that are drawn over
    // the cells the colours change at 100.667 and 188.667, where the outlines have their middle.
    Snapshot(
      name: "ios18.5-insetgrouped-list-headers-footers-402@3x", ios: 18, spec: accounts,
      figures: [
        .header(0, 38.667), .header(1, 38.667), .footer(0, 33.667), .footer(1, 33.667), .height(0, 44),
        .card(0, x: 20, maxX: 382), .line(0, x: 20, y: 43.667, maxX: 362), .text(0, ink: 21), .ink(0, top: 15.667),
        .title(0, x: 20, top: 17),
      ]),
    Snapshot(
      name: "ios26.2-insetgrouped-list-headers-footers-402@3x", ios: 26, spec: accounts,
      figures: [
        .header(0, 40.333), .header(1, 40.333), .footer(0, 29.667), .footer(1, 29.667), .height(0, 52),
        .card(0, x: 16, maxX: 386), .line(0, x: 16, y: 51, maxX: 354), .text(0, ink: 17), .ink(0, top: 19.667),
        .title(0, x: 16, top: 10),
      ]),
    // 750 pixels of a screen of 430 points: rows are 44 high. A pixel of it is 0.57 points.
    Snapshot(
      name: "ios17-insetgrouped-switches-430@1.744x", ios: 17,
      spec: """
        style: insetGrouped
        host: swiftui
        sections:
          - {header: DNS, rows: [{text: Automatic, accessory: {switch: off}},
             {text: Configuration, detailText: HTTPS, content: valueCell, accessory: disclosureIndicator}, https]}
          - {rows: ["1.1.1.1", "1.0.0.1", Add address]}
        """,
      figures: [
        .height(0, 44), .card(0, x: 20, maxX: 410), .text(0, ink: 20.7), .accessory(0, x: 321, maxX: 372),
        .gap(after: 0, 35),
        // 14 points for the indicator, as in iOS 26, would end it at 348.
        [.init("the value's end", 351.2) { $0.rows[1].detailTextLabel.map { $0.frame.maxX } }],
      ]),
  ]

  private static let hellos =
    "sections: [{rows: [{text: Hello World, content: cell, accessory: {switch: off}}, {text: Hello World, content: cell, accessory: {switch: off}}]}]"

  private static let accounts = """
    style: insetGrouped
    host: swiftui
    sections:
      - {header: Accounts, footer: Tap an account to view details, rows: [Checking, Savings]}
      - {header: Bills, footer: Due this month, rows: [Electric, Internet]}
    """

  private static func configured(_ name: String, ios: Int, switchX: Double) -> Snapshot {
    Snapshot(
      name: name, ios: ios, spec: hellos,
      figures: [
        .height(0, 44.333), .height(1, 44.333), .text(1, ink: 21.333), .ink(1, top: 15.667),
        .accessory(1, x: switchX, maxX: switchX + 51),
        [.init("line 1's y", 44) { $0.rows[1].separator?.frame.y }],
      ])
  }
}

extension [Snapshot.Figure] {
  /// Where the ink of a row's text begins, in the row's space: ascenders of 17 points are 3.667 below their label's top, as a label at
  /// 16 in a list's row of 52 has its ink at 19.667 (ios26.2-insetgrouped-list-headers-footers-402, TableEditor t5800).
  fileprivate static func ink(_ row: Int, top: Double) -> Self {
    [
      .init("text \(row)'s top", top) { table in
        table.rows[row].textLabel.map { table.rows[row].contentView.y + $0.frame.y + 3.667 }
      }
    ]
  }

  fileprivate static func footer(_ section: Int, _ observed: Double) -> Self {
    [.init("footer \(section)'s height", observed) { $0.sections[section].footer?.frame.height }]
  }

  /// The card that a row is in, from side to side.
  fileprivate static func card(_ row: Int, x: Double, maxX: Double) -> Self {
    [
      .init("row \(row)'s x", x) { $0.rows[row].frame.x }, .init("row \(row)'s end", maxX) { $0.rows[row].frame.maxX },
    ]
  }

  /// A header's title, in the header's space: its label begins where its baseline is less the font's ascender.
  fileprivate static func title(_ section: Int, x: Double, top: Double) -> Self {
    [
      .init("title \(section)'s x", x) { $0.sections[section].header?.textLabel?.frame.x },
      .init("title \(section)'s top", top) { $0.sections[section].header?.textLabel?.frame.y },
    ]
  }
}
