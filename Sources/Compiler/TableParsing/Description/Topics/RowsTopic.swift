import TableIR

extension ReferenceTopic {
  static let rows = ReferenceTopic(
    name: "rows", title: "Rows and templates",
    about: "a row's text, style, height and state; templates, variants and repeated rows",
    text: """
      A row is one cell. A row that has only text can be written as that text: `rows: [Ann, Ben]`. `use` starts a row from one of the
      table's `templates`, `variants` change it in some environments, and `repeat`, `each` and `include` write several rows.
      """,
    mappings: [
      DescribedMapping(MappingType<Row>.row.description, rowExamples),
      DescribedMapping(MappingType<Row>.template.description, templateExamples),
      DescribedMapping(MappingType<RowVariant>.variant.description, variantExamples),
    ])

  /// The keys of rows that templates and variants have too, each spelled for the place where it is written.
  private static func looks(_ indentation: String) -> [(caption: String, lines: [String])] {
    [
      (
        "The labels, the image and the accessory of a cell style",
        [
          "style: subtitle", "text: Ann Archer", "detailText: Portland", "image: images/avatar.png",
          "highlightedImage: images/leaf.png", "accessory: disclosureIndicator", "height: 72", "indentationLevel: 1",
          "indentationWidth: 20",
        ]
      ),
      (
        "Its state, its selection, and what it shows while the table is edited",
        [
          "discloses: true", "selected: true", "selectionStyle: gray", "userInteractionEnabled: true",
          "editing: delete",
          "editingAccessory: detailButton", "swipeActions: {trailing: [Archive]}", "separatorStyle: none",
          "background: {color: systemYellow, selected: systemOrange}", "class: PersonCell", "text: Ann Archer",
        ]
      ),
      (
        "Custom views, positioned by frames and by constraints; backgrounds by position",
        [
          "designSize: [320, 60]", "height: 60", "backgrounds: {top: systemYellow, single: systemYellow}", "views:",
          "  - {label: Price, frame: [250, 20, 60, 20], autoresizing: [flexibleLeftMargin]}",
          "  - {id: title, label: Ann Archer}",
          "constraints: [title.leading == margins.leading, title.centerY == contentView.centerY]",
        ]
      ),
      (
        "A stack instead of labels",
        ["stack: {spacing: 8, views: [{label: Ann Archer}, {switch: on}]}"]
      ),
      (
        "A content configuration instead of a cell style",
        ["content: valueCell", "text: Name", "detailText: Ann Archer"]
      ),
    ].map { look in (look.0, look.1.map { indentation + $0 }) }
  }

  private static let rowExamples =
    looks("    ").map { look in
      LanguageExample(look.caption, "rows:\n  - " + look.lines.joined(separator: "\n").dropFirst(4))
    } + [
      LanguageExample(
        "A template, keys that override it, and a variant for iPads",
        """
        templates:
          person: {style: subtitle, accessory: disclosureIndicator}
        sections:
          - rows:
              - id: ann
                use: person
                text: Ann Archer
                detailText: Portland
                when: {orientation: portrait}
                variants: [{when: {idiom: pad}, detailText: "Portland, Oregon"}]
        """),
      LanguageExample(
        "Three numbered rows, a row for each element of a list, and rows from another file",
        """
        rows:
          - {repeat: 3, id: "step-{index}", text: "Step {number}"}
          - {each: [Ben Okafor, Cy Laurent], text: "{item}"}
          - {each: [{name: Di, city: Rome}], style: value1, text: "{item.name}", detailText: "{item.city}"}
          - {include: _about-rows.yaml}
        """),
    ]

  private static let templateExamples =
    looks("      ").map { look in
      LanguageExample(
        look.caption,
        "templates:\n  person:\n" + look.lines.map { String($0.dropFirst(2)) }.joined(separator: "\n")
          + "\nsections:\n  - rows: [{use: person}]")
    } + [
      LanguageExample(
        "A template that starts from another and is used on iPads only",
        """
        templates:
          choice: {style: value1, accessory: disclosureIndicator}
          wide: {use: choice, when: {idiom: pad}}
        sections:
          - rows: [{use: wide, text: Language, detailText: English}]
        """)
    ]

  private static let variantExamples = looks("        ").map { look in
    LanguageExample(
      look.caption,
      "rows:\n  - id: ann\n    variants:\n      - when: {idiom: pad}\n" + look.lines.joined(separator: "\n"))
  }
}
