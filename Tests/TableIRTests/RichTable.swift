import TableIR

/// A table that says something of everything, and how it prints.
enum RichTable {
  static var table: Table {
    var table = Table(name: "Rich \"table\"")
    table.style = .insetGrouped
    table.metrics = Table.Metrics(profile: MetricsProfile(), ios: 17)
    table.rowHeight = .points(52.5)
    table.sectionHeaderHeight = 30
    table.sectionFooterHeight = 0
    table.separator = Separator(style: .singleLine, color: .fixed(RGBA(1, 2, 3, alpha: 128)), leftInset: 24)
    table.background = .gradient([.fixed(RGBA(0x3A, 0x2A, 0x1A)), .system(.systemBackground)])
    table.tintColor = .dynamic(light: RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
    table.backgrounds = PositionBackgrounds(
      top: Background(normal: .image(0), selected: .color(.system(.systemGray4))), single: Background(normal: .clear))
    table.header = header
    table.sections = [people]
    table.footer = HeaderFooter(content: .title(Text("The end", font: Font(textStyle: .footnote))), height: 20)
    table.assets = [
      ImageAsset(name: "images/dot.png", variants: [variant(scale: 1, pixels: 12), variant(scale: 2, pixels: 24)])
    ]
    return table
  }

  private static var header: HeaderFooter {
    let shadow = Shadow(color: .system(.black), offset: Point(x: 0, y: -1))
    let title = Text(
      "Header", font: Font(size: 22, weight: .bold), color: .system(.white), highlightedColor: .system(.red), lines: 2,
      alignment: .center, shadow: shadow)
    return HeaderFooter(
      content: .views([
        View(id: "title", content: .label(title), frame: Rect(x: 10, y: 20, width: 300, height: 40)),
        View(
          content: .image(.asset(0)), frame: Rect(x: 0, y: 0, width: 12, height: 12), background: .system(.systemFill),
          cornerRadius: 6),
      ]),
      height: 60, background: .color(.system(.systemBlue)))
  }

  private static var people: Section {
    var section = Section(id: "people")
    section.header = HeaderFooter(content: .title(Text("People")))
    section.rowHeight = .automatic
    section.separator = Separator(style: SeparatorStyle.none)
    section.backgrounds = PositionBackgrounds(middle: Background(selected: .clear))
    section.rows =
      [ann]
      + accessories.enumerated().map { index, accessory in
        var row = Row(id: "people/\(index + 1)")
        row.accessory = accessory
        return row
      }
    return section
  }

  private static var ann: Row {
    var row = Row(id: "ann")
    row.style = .subtitle
    row.text = Text("Ann")
    row.detailText = Text("Number 1", color: .system(.secondaryLabel))
    row.image = .asset(0)
    row.height = .points(60)
    row.indentationLevel = 2
    row.indentationWidth = 7.5
    row.accessory = .disclosureIndicator
    row.separator = Separator(rightInset: 8)
    row.isSelected = true
    row.views = [View(content: .plain, frame: Rect(x: 1, y: 2, width: 3, height: 4))]
    return row
  }

  private static let accessories: [Accessory] = [
    .none, .checkmark, .chevron(color: .system(.orange), highlightedColor: nil),
    .switch(Switch(isOn: true, onTintColor: .system(.systemPink))),
    .view(PlainView(size: Size(width: 8, height: 30), color: .system(.systemPurple), cornerRadius: 4)),
    .image(.placeholder(Image.Placeholder(size: Size(width: 20, height: 20), color: .system(.systemTeal)))),
  ]

  private static func variant(scale: Int, pixels: Int) -> ImageAsset.Variant {
    ImageAsset.Variant(
      scale: scale, pixelWidth: pixels, pixelHeight: pixels, mediaType: "image/png", bytes: [1, 2, 3])
  }

  static let printed = #"""
    {
      "name": "Rich \"table\"",
      "style": "insetGrouped",
      "metrics": "ios17",
      "rowHeight": 52.5,
      "sectionHeaderHeight": 30,
      "sectionFooterHeight": 0,
      "separator": {"style": "singleLine", "color": "#01020380", "leftInset": 24},
      "background": {"gradient": ["#3a2a1a", "systemBackground"]},
      "tintColor": {"light": "#000000", "dark": "#ffffff"},
      "backgrounds": {
        "top": {"normal": {"image": "images/dot.png"}, "selected": {"color": "systemGray4"}},
        "single": {"normal": {"color": "clear"}}
      },
      "tableHeader": {
        "height": 60,
        "background": {"color": "systemBlue"},
        "views": [
          {"id": "title", "frame": [10, 20, 300, 40], "label": {"text": "Header", "font": {"size": 22, "weight": "bold"}, "color": "white", "highlightedColor": "red", "lines": 2, "alignment": "center", "shadow": {"color": "black", "offset": [0, -1]}}},
          {"frame": [0, 0, 12, 12], "background": "systemFill", "cornerRadius": 6, "image": "images/dot.png"}
        ]
      },
      "sections": [
        {
          "id": "people",
          "header": {
            "title": "People"
          },
          "rowHeight": "automatic",
          "separator": {"style": "none"},
          "backgrounds": {
            "middle": {"selected": {"color": "clear"}}
          },
          "rows": [
            {
              "id": "ann",
              "style": "subtitle",
              "text": "Ann",
              "detailText": {"text": "Number 1", "color": "secondaryLabel"},
              "image": "images/dot.png",
              "height": 60,
              "indentationLevel": 2,
              "indentationWidth": 7.5,
              "accessory": "disclosureIndicator",
              "separator": {"rightInset": 8},
              "selected": true,
              "views": [
                {"frame": [1, 2, 3, 4]}
              ]
            },
            {
              "id": "people/1",
              "style": "default"
            },
            {
              "id": "people/2",
              "style": "default",
              "accessory": "checkmark"
            },
            {
              "id": "people/3",
              "style": "default",
              "accessory": {"chevron": {"color": "orange"}}
            },
            {
              "id": "people/4",
              "style": "default",
              "accessory": {"switch": {"on": true, "onTintColor": "systemPink"}}
            },
            {
              "id": "people/5",
              "style": "default",
              "accessory": {"view": {"size": [8, 30], "color": "systemPurple", "cornerRadius": 4}}
            },
            {
              "id": "people/6",
              "style": "default",
              "accessory": {"image": {"size": [20, 20], "color": "systemTeal"}}
            }
          ]
        }
      ],
      "tableFooter": {
        "height": 20,
        "title": {"text": "The end", "font": {"style": "footnote"}}
      },
      "assets": [
        {"name": "images/dot.png", "variants": [{"scale": 1, "pixels": [12, 12], "type": "image/png"}, {"scale": 2, "pixels": [24, 24], "type": "image/png"}]}
      ]
    }

    """#
}
