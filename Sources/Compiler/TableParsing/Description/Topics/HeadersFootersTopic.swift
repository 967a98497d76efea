import TableIR

extension ReferenceTopic {
  static let headersFooters = ReferenceTopic(
    name: "headers-footers", title: "Headers and footers",
    about: "the headers and footers of sections and of the table: titles, views and stacks",
    text: """
      The header of a section is a title, `header: Friends`, or a mapping: a title with its attributes, `views` or a `stack`. The table has a
      `tableHeader` above all sections and a `tableFooter` below them.
      """,
    mappings: [
      DescribedMapping(MappingType<HeaderFooterDraft>.headerFooter.description, examples("header") + titles),
      DescribedMapping(MappingType<HeaderFooterDraft>.tableHeaderFooter.description, examples("tableHeader")),
    ])

  private static func examples(_ key: String) -> [LanguageExample] {
    let rows = key == "header" ? "\nrows: [Ann Archer]" : "\nsections: [{rows: [Ann Archer]}]"
    return [
      LanguageExample(
        "Views with frames that follow the width, and views positioned by constraints",
        """
        \(key):
          class: BannerView
          height: 90
          designSize: [320, 90]
          background: systemTeal
          views:
            - {label: Friends, frame: [20, 20, 280, 30], autoresizing: [flexibleWidth]}
            - {id: hint, label: Nearby}
          constraints: [hint.leading == superview.leading + 20, hint.bottom == superview.bottom - 8]
        """ + rows),
      LanguageExample(
        "A stack, which also sets the height",
        """
        \(key):
          stack: {alignment: center, margins: [12, 0, 12, 0], views: [{label: Friends}, {button: Edit}]}
        """ + rows),
    ]
  }

  private static let titles = [
    LanguageExample(
      "Titles whose letters are kept as they are written",
      """
      header: {title: {text: Friends of mine, font: {weight: bold}}, transform: none}
      footer: Long-press a row to reorder.
      rows: [Ann Archer]
      """),
    LanguageExample(
      "A content configuration for the title",
      """
      header: {title: Friends, content: groupedHeader}
      rows: [Ann Archer]
      """),
  ]
}
