import TableIR

extension ReferenceTopic {
  static let text = ReferenceTopic(
    name: "text", title: "Text and fonts",
    about: "the attributes of a label's text: font, colour, lines, truncation, runs",
    text: """
      Text is a string, a mapping with its attributes, or a list of runs. A font is a size in points, or a mapping with a size, a weight or a
      text style of Dynamic Type.
      """,
    mappings: [
      DescribedMapping(
        .text,
        LanguageExample(
          "Two lines, truncated in the middle",
          """
          rows:
            - text:
                text: The light of the harbour reaches further than anybody on the shore would believe
                font: {style: headline}
                color: systemIndigo
                highlightedColor: white
                lines: 2
                alignment: center
                lineBreakMode: truncatingMiddle
                lineBreakStrategy: none
          """),
        LanguageExample(
          "One line that shrinks to half its size before it is truncated",
          """
          rows:
            - text: {text: A long title on a narrow phone, minimumScaleFactor: 0.5, shadow: {color: white}}
          """)),
      DescribedMapping(
        .run,
        LanguageExample(
          "Text with three runs",
          """
          rows:
            - text:
                - {text: "9:41 ", weight: semibold}
                - {text: "in ", font: {italic: true}}
                - {text: Lisbon, color: secondaryLabel}
          """)),
      DescribedMapping(
        .font,
        LanguageExample(
          "A size, a weight, a text style of Dynamic Type, italic digits of one width",
          """
          rows:
            - {text: {text: Seventeen points, font: 17}}
            - {text: {text: Semibold, font: {size: 20, weight: semibold}}}
            - {text: {text: As large as a headline, font: {style: headline}}}
            - {text: {text: "11:11", font: {monospacedDigits: true, italic: true}}}
          """),
        LanguageExample(
          "A custom font, and a design of the system font; pass their files with `--font` to measure with them",
          """
          rows:
            - {text: {text: Brand, font: {family: Brand, size: 17}}}
            - {text: {text: Rounded, font: {design: rounded}}}
          """)),
      DescribedMapping(
        .shadow,
        LanguageExample(
          "The white shadow of iOS 6",
          """
          rows:
            - text: {text: Engraved, shadow: {color: white, offset: [0, 1]}}
          """)),
    ])
}
