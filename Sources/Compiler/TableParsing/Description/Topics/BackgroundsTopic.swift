import TableIR

extension ReferenceTopic {
  static let backgrounds = ReferenceTopic(
    name: "backgrounds", title: "Colours and backgrounds",
    about: "backgrounds by a row's position, gradients, images that stretch, borders, colours for light and dark",
    text: """
      A background is a colour, an image file or a mapping. `background` is the background of one row, a table, a header or a
      footer. `backgrounds` has a background for each position of a row in its section, and tablec computes the position.
      """,
    mappings: [
      DescribedMapping(
        .backgrounds,
        LanguageExample(
          "Pictures with round corners at the ends of a section",
          """
          style: grouped
          backgrounds:
            top: {image: images/topRow.png, selected: images/topRowSelected.png}
            middle: {image: images/middleRow.png, selected: images/middleRowSelected.png}
            bottom: {image: images/bottomRow.png, selected: images/bottomRowSelected.png}
            single: images/singleRow.png
          sections:
            - rows: [Ann Archer, Ben Okafor, Cy Laurent]
          """)),
      DescribedMapping(MappingType<FillDraft>.background.description, fills("backgrounds: {single: ", "}") + selected),
      DescribedMapping(MappingType<FillDraft>.fill.description, fills("background: ", "")),
      DescribedMapping(
        .border,
        LanguageExample(
          "A row with an orange line around it",
          """
          rows:
            - {text: Day Pass, background: {color: systemBackground, border: {color: systemOrange, width: 2}}}
          """)),
      DescribedMapping(
        .colorPair,
        LanguageExample(
          "A tint for light and one for dark",
          """
          tintColor: {light: "#8a4b2d", dark: "#e0a070"}
          """)),
    ])

  private static let selected = [
    LanguageExample(
      "A different colour while the row is selected", "backgrounds: {single: {color: white, selected: systemYellow}}")
  ]

  private static func fills(_ before: String, _ after: String) -> [LanguageExample] {
    [
      LanguageExample(
        "A colour with corners and a border",
        before + "{color: systemTeal, cornerRadius: 12, border: {width: 2}}" + after),
      LanguageExample("A gradient from top to bottom", before + "{gradient: [systemOrange, systemPink]}" + after),
      LanguageExample(
        "A picture whose edges do not stretch",
        before + "{image: images/topRow.png, capInsets: [20, 20, 4, 20]}" + after),
      LanguageExample(
        "A colour for light and one for dark", before + ##"{light: "#fdecc8", dark: "#4a3510"}"## + after),
    ]
  }
}
