import TableIR

extension ReferenceTopic {
  static let table = ReferenceTopic(
    name: "table", title: "The table and its sections",
    about: "the whole table: style, metrics, header and footer, sections, separators, section index, shared parts",
    text: """
      A spec is one YAML document, and the document is a `table`. Its keys set what all sections share. `sections` lists the sections, and
      each lists its `rows`. A section's or a row's own value overrides the table's.
      """,
    mappings: [
      DescribedMapping(MappingType<Table>.table.description, tableExamples),
      DescribedMapping(
        .section,
        LanguageExample(
          "A section with a title and a footer",
          """
          sections:
            - id: friends
              header: Friends
              footer: Long-press a row to reorder.
              rowHeight: 60
              separatorStyle: none
              rows: [Ann Archer, Ben Okafor]
          """),
        LanguageExample(
          "One for iPads only, with its own backgrounds and swipe actions; another section from a file",
          """
          sections:
            - rows: [Notes]
              when: {idiom: pad}
              backgrounds: {single: systemYellow}
              swipeActions: {trailing: [Archive]}
            - include: _about-section.yaml
          """)),
      DescribedMapping(
        .separator,
        LanguageExample(
          "Orange lines that begin 60 points in; none below the second row",
          """
          separatorStyle: {style: singleLine, color: systemOrange, inset: [60, 16]}
          sections:
            - rows:
                - Ann Archer
                - {text: Ben Okafor, separatorStyle: none}
          """)),
      DescribedMapping(
        .sectionIndex,
        LanguageExample(
          "An index with a magnifying glass",
          """
          style: plain
          sectionIndex:
            titles: ["{search}", A, B, C]
            color: systemIndigo
            backgroundColor: clear
            trackingBackgroundColor: systemGray5
          sections:
            - {header: A, rows: [Ann Archer]}
            - {header: B, rows: [Ben Okafor]}
          """)),
    ])

  private static let tableExamples = [
    LanguageExample(
      "A complete spec",
      """
      tablespec: 1
      name: contacts
      style: insetGrouped
      sections:
        - header: Friends
          rows: [Ann Archer, Ben Okafor]
      """),
    LanguageExample(
      "Texts of a string catalog",
      """
      strings: strings/Settings.xcstrings
      sections:
        - header: Networks
          rows: [Wi-Fi, {text: {key: settings.airplane}}]
      """),
    LanguageExample(
      "Heights and colours for all sections",
      """
      style: grouped
      metrics: ios18
      rowHeight: 60
      sectionHeaderHeight: 24
      sectionFooterHeight: 8
      separatorStyle: singleLine
      background: systemGray6
      tintColor: systemOrange
      backgrounds: {top: {color: systemBackground, selected: systemYellow}}
      sections:
        - rows: [{text: Ann Archer, accessory: checkmark}, Ben Okafor]
      """),
    LanguageExample(
      "Below a large title, with a header above the sections and a footer below them",
      """
      style: plain
      host: table
      largeTitle: true
      sectionHeaderTopPadding: 4
      cellLayoutMarginsFollowReadableWidth: true
      tableHeader: {height: 80, views: [{label: Contacts, frame: [20, 20, 280, 40]}]}
      tableFooter: {height: 44, background: systemGray6}
      sectionIndex: [A, B]
      sections:
        - {header: A, rows: [Ann Archer]}
        - {header: B, rows: [Ben Okafor]}
      """),
    LanguageExample(
      "Rows that share a template and an appearance",
      """
      class: ContactTable
      allowsMultipleSelectionDuringEditing: true
      swipeActions: {trailing: [{title: Delete, style: destructive}]}
      appearance:
        - table: {separatorColor: systemOrange}
      templates:
        person: {style: subtitle, accessory: disclosureIndicator}
      sections:
        - rows:
            - {id: ann, use: person, text: Ann Archer, detailText: Portland}
      environments:
        - {device: iphone-se, appearance: [light, dark]}
      """),
    LanguageExample(
      "Templates from a file of shared parts",
      """
      include: _parts.yaml
      sections:
        - rows:
            - {use: page, text: About}
            - {use: choice, text: Language, detailText: English}
      """),
  ]
}
