import TableIR
import TableLayout

extension Snapshot {
  static let all = editing + indexes + plain + grouped + accessories + wide + lists

  private static func margins(_ left: Double, _ right: Double) -> @Sendable (inout Environment) -> Void {
    { $0.layoutMargins = Insets(left: left, right: right) }
  }

  private static func edited(margins: Double? = nil, selected: Set<String> = [])
    -> @Sendable (inout Environment) -> Void
  {
    {
      if let margins { $0.layoutMargins = Insets(left: margins, right: margins) }
      $0.isEditing = true
      $0.selectedRows = selected
    }
  }

  private static let choosing = """
    allowsMultipleSelectionDuringEditing: true
    sections: [{rows: [{id: first, text: Title1}, {text: Title2}, {text: Title3}]}]
    """

  private static let editing = [
    Snapshot(
      name: "ios13-multiselect-375@2x", ios: 13, spec: choosing,
      figures: [
        .height(0, 44), .disc(0, x: 21, maxX: 43, y: 11, maxY: 33), .text(0, ink: 60.5),
        .line(1, x: 20, y: 43.5, maxX: 375),
      ], change: edited(margins: 20, selected: ["first"])),
    Snapshot(
      name: "ios13.5-14-multiselect-375@3x", ios: 14, spec: choosing,
      figures: [
        .height(1, 44), .disc(1, x: 17.333, maxX: 38.667, y: 11.333, maxY: 33), .text(0, ink: 56.667),
        .line(1, x: 16, y: 43.667, maxX: 375),
      ], change: edited()),
    Snapshot(
      name: "ios16-multiselect-390@3x", ios: 16, spec: choosing,
      figures: [
        .height(1, 44), .disc(1, x: 21.333, maxX: 41.667, y: 12.333, maxY: 32.667), .text(1, ink: 59.667),
        .line(1, x: 20, y: 43.667, maxX: 390),
      ], change: edited(selected: ["first"])),
    Snapshot(
      name: "ios17-18-multiselect-375@3x", ios: 18, spec: choosing,
      figures: [.height(1, 44), .disc(1, x: 21.333, maxX: 41.667, y: 12.333, maxY: 32.667), .text(1, ink: 59.667)],
      change: edited(margins: 20)),
    Snapshot(
      name: "ios9-multiselect-320@1x", ios: 9, spec: choosing,
      figures: [.height(0, 44), .disc(0, x: 12, maxX: 34, y: 12, maxY: 34), .text(0, ink: 53)], change: edited()),
    Snapshot(
      name: "ios9-editing-insert-delete-detail-320@1x", ios: 9,
      spec: "sections: [{rows: [{text: a, editing: insert}, {text: b, editing: delete}]}]",
      figures: [
        .disc(0, x: 12, maxX: 34, y: 12, maxY: 34), .disc(1, x: 12, maxX: 34, y: 12, maxY: 34), .text(1, ink: 53),
      ], change: edited()),
    Snapshot(
      name: "ios9-editing-reorder-320@1x", ios: 9,
      spec: "sections: [{rows: [{text: Red, editing: {reorder: true}}]}]",
      figures: [
        .disc(0, x: 12, maxX: 34, y: 12, maxY: 34), .text(0, ink: 53), .bars(0, x: 283, maxX: 305),
        .line(0, x: 15, y: 43.5, maxX: 320),
      ], change: edited(margins: 15)),
    Snapshot(
      name: "ios10-edit-reorder-delete-images-320@2x", ios: 10,
      spec: "sections: [{rows: [{text: Red, editing: {reorder: true}}]}]",
      figures: [
        .disc(0, x: 12, maxX: 34, y: 12, maxY: 34), .bars(0, x: 283, maxX: 305),
        [
          .init("the bars' top", 18) { $0.rows[0].reorderControl?.mark.y },
          .init("the bars' bottom", 26.5) { $0.rows[0].reorderControl?.mark.maxY },
        ],
      ], change: edited()),
  ]

  private static let indexes = [
    Snapshot(
      name: "ios11-plain-sectionindex-375@2x", ios: 11,
      spec: """
        sectionIndex: [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, Y, Z]
        sections: [{header: A, rows: [{text: Afghanistan}, {text: Albania}]}]
        """,
      figures: [
        .header(0, 28), .height(0, 44), .line(0, x: 16, y: 43.5, maxX: 360), .index(midX: 367.5),
        .index(from: "A", to: "Z", steps: 24, pitch: 14.021),
      ]),
    Snapshot(
      name: "ios9-plain-sectionindex-condensed-zhHant-375@2x", ios: 9,
      spec: """
        sectionIndex: [\((1...25).map { "'\($0)'" }.joined(separator: ", ")), \
        A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, '#']
        sections: [{header: a, rows: [{text: a}]}]
        """,
      figures: [
        .index(from: "1", to: "Z", steps: 40, pitch: 13), .header(0, 28),
        [
          .init("the titles and bullets", 42) { $0.sectionIndex.map { Double($0.titles.count) } },
          .init("a bullet's width", 6) { $0.sectionIndex?.titles[1].frame.width },
        ],
      ], change: { $0.size.height = 603 }),
    Snapshot(
      name: "ios16-insetgrouped-sectionindex-430@3x", ios: 16,
      // As Interface Builder says of a grouped table.
      spec: """
        style: insetGrouped
        sectionFooterHeight: 18
        sectionIndex: [A, B, C, D, F, G, L, S, T, W, Z]
        sections: [{header: A, rows: [{text: amazon.com}, {text: apple.com}]}, {header: B, rows: [{text: bestbuy.com}]}]
        """,
      figures: [
        .height(0, 44), .gap(after: 0, 56), .line(0, x: 20, y: 43.667, maxX: 394), .index(midX: 422.5),
        .index(from: "A", to: "Z", steps: 10, pitch: 13.767),
        [
          .init("the card's x", 20) { $0.rows[0].frame.x }, .init("the card's end", 414) { $0.rows[0].frame.maxX },
        ],
      ]),
  ]

  private static let hellos = "sections: [{rows: [{text: Hello}, {text: Hello}, {text: Hello}]}]"

  private static let plain = [
    Snapshot(
      name: "ios18.5-plain-default-bottom-375x400@3x", ios: 18, spec: hellos,
      figures: [.height(1, 44), .line(1, x: 20, y: 43.667, maxX: 375)], change: margins(20, 20)),
    Snapshot(
      name: "ios26.2-plain-default-bottom-375x400@3x", ios: 26, spec: hellos,
      figures: [.height(1, 52), .line(1, x: 20, y: 51, maxX: 367)], change: margins(20, 8)),
    Snapshot(name: "ios26.2-plain-default-top-tinted-375x400@3x", ios: 26, spec: hellos, figures: [.height(0, 52)]),
    Snapshot(
      name: "ios13-plain-default-dark-375@3x", ios: 13, spec: hellos,
      figures: [.height(0, 44), .height(2, 44), .line(0, x: 16, y: 43.667, maxX: 375)]),
    Snapshot(
      name: "ios-plain-default-axxxxl-320@2x", ios: 13, spec: hellos, figures: [.height(0, 127), .height(1, 127)],
      change: { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }),
    // Rows of 44.3333, as content configurations made them.
    Snapshot(
      name: "ios14.5-plain-switch-390@3x", ios: 14,
      spec: "sections: [{rows: [{text: a, content: cell}]}]",
      figures: [
        [
          .init("the pitch of empty rows", 44.333) { table in
            table.emptyRows.first.map { $0.frame.y + $0.frame.height - (table.rows.last?.frame.maxY ?? 0) }
          }
        ]
      ], change: { $0.contentOffset = 0 }),
    Snapshot(
      name: "ios15.5-plain-switch-hittargets-390@3x", ios: 15,
      spec: "sections: [{rows: [{text: a, content: cell}]}]",
      figures: [
        [.init("empty rows", 0) { Double($0.emptyRows.count) }]
      ], change: { $0.contentOffset = 0 }),
    Snapshot(
      name: "ios11-plain-headers-375@2x", ios: 11,
      spec: "sections: [{header: a, rows: [{text: a}, {text: b}]}, {header: b, rows: [{text: a}, {text: b}]}]",
      figures: [
        .header(0, 28), .header(1, 28), .gap(after: 0, 28), .height(0, 44), .line(0, x: 15, y: 43.5, maxX: 375),
      ],
      change: margins(15, 15)),
    Snapshot(
      name: "ios13-plain-dark-headers-value1-375@2x", ios: 13,
      spec: """
        sections:
          - {header: a, rows: [{style: value1, text: a, detailText: b}, {style: subtitle, text: a, detailText: b}]}
          - {header: b, rows: [{text: a}]}
        """,
      figures: [.header(0, 28), .gap(after: 0, 28), .height(0, 44), .height(1, 58)]),
    Snapshot(
      name: "ios14-plain-dark-subtitle-image-disclosure-375@2x", ios: 14,
      spec:
        "sections: [{rows: [{style: subtitle, image: {symbol: person.circle.fill, scale: large}, text: a, detailText: b, accessory: disclosureIndicator}]}]",
      figures: [.height(0, 58), .line(0, x: 55, y: 57.5, maxX: 375), .indicator(0, inkEnd: 357.5)]),
  ]

  private static let grouped = [
    Snapshot(
      name: "ios11-grouped-headers-375@2x", ios: 11,
      spec:
        "style: grouped\nsections: [{header: a, rows: [{text: a}, {text: b}]}, {header: b, rows: [{text: a}, {text: b}]}]",
      figures: [.header(0, 55.5), .gap(after: 0, 55.5), .height(0, 44), .height(1, 44)], change: margins(15, 15)),
    Snapshot(
      name: "ios13-grouped-dark-value1-375@2x", ios: 13,
      spec: """
        style: grouped
        sections:
          - {header: a, rows: [{style: value1, text: a, detailText: b}, {style: value1, text: a, detailText: b}]}
          - {header: b, rows: [{text: a}]}
        """,
      figures: [.header(0, 55.5), .gap(after: 0, 56), .height(0, 44)]),
    Snapshot(
      name: "ios9-grouped-header-footer-320@1x", ios: 9,
      spec: """
        style: grouped
        sections:
          - {header: Header, footer: Footer, rows: [{text: Row}, {text: Row}, {text: Row}]}
          - {header: Header, footer: Footer, rows: [{text: Row}]}
        """,
      figures: [.header(0, 55.5), .height(0, 44), .gap(after: 0, 75.5), .line(0, x: 15, y: 43.5, maxX: 320)],
      change: margins(15, 15)),
  ]

  private static func accessory(_ accessory: String) -> String {
    "sections: [{rows: [{text: Row, accessory: \(accessory)}]}]"
  }

  private static let accessories = [
    Snapshot(
      name: "ios11-accessory-detaildisclosure-375@2x", ios: 11, spec: accessory("detailDisclosureButton"),
      figures: [.accessory(0, x: 318, maxX: 360), .height(0, 44)], change: margins(15, 15)),
    Snapshot(
      name: "ios11-accessory-disclosure-375@2x", ios: 11, spec: accessory("disclosureIndicator"),
      figures: [
        .accessory(0, x: 352, maxX: 360),
        [
          .init("the indicator's height", 13) { $0.rows[0].accessoryView?.frame.height }
        ],
      ], change: margins(15, 15)),
    Snapshot(
      name: "ios11-accessory-detail-375@2x", ios: 11, spec: accessory("detailButton"),
      figures: [.accessory(0, x: 338, maxX: 360)], change: margins(15, 15)),
    Snapshot(
      name: "ios9-accessoryview-switch-320@1x", ios: 9, spec: accessory("{switch: off}"),
      figures: [.accessory(0, x: 254, maxX: 305), .height(0, 44)], change: margins(15, 15)),
    Snapshot(
      name: "ios9-cellstyles-320@1x", ios: 9,
      spec: """
        sections:
          - rows:
              - {text: Hello}
              - {style: value1, text: Hello, detailText: World}
              - {style: value2, text: Hello, detailText: World}
              - {style: subtitle, text: Hello, detailText: World}
        """,
      figures: [
        .height(0, 44), .height(3, 44), .text(0, ink: 16), .line(0, x: 15, y: 43.5, maxX: 320),
        [
          .init("the detail text's end", 304.5) { $0.rows[1].detailTextLabel?.frame.maxX },
          .init("the value2 title's end", 105.5) { $0.rows[2].textLabel?.frame.maxX },
        ],
        [
          .init(what: "the value2 detail's x", observed: 112.5, isTextInk: true) { $0.rows[2].detailTextLabel?.frame.x }
        ],
      ], change: margins(15, 15)),
  ]

  private static let wide = [
    Snapshot(
      name: "ios9-ipadpro-plain-readablewidth-1024@1x", ios: 9, spec: hellos,
      figures: [.text(0, ink: 176.5), .height(0, 44)]),
    Snapshot(
      name: "ios9-ipadpro-grouped-readablewidth-1024@1x", ios: 9,
      spec: """
        style: grouped
        sections:
          - {header: Section 1 title, rows: [{style: subtitle, text: Text, detailText: Detail}, {text: Entry}]}
          - {header: Section 2 title, rows: [{text: Entry}, {text: Switch, accessory: {switch: off}}]}
        """,
      figures: [
        .text(0, ink: 176.5), .header(0, 55.5), .gap(after: 0, 55.5), .line(0, x: 176, y: 43.5, maxX: 848),
        .accessory(3, x: 797, maxX: 848),
        [
          .init(what: "the header's title", observed: 176.5, isTextInk: true) {
            $0.sections[0].header?.textLabel?.frame.x
          }
        ],
      ]),
    Snapshot(
      name: "ios14-ipad-plain-dark-subtitle-image-disclosure-1024@2x", ios: 14,
      spec:
        "sections: [{rows: [{style: subtitle, image: {symbol: person.circle.fill, scale: large}, text: a, detailText: b, accessory: disclosureIndicator}]}]",
      figures: [.height(0, 58), .indicator(0, inkEnd: 1006.5)], change: margins(16, 16)),
  ]
}
