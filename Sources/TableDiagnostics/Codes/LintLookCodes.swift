// L01xx: what is hard to see, or looks other than it was drawn.
extension DiagnosticCode {
  static let lintLookCodes = [
    textContrast, indicatorContrast, missingPosition, backgroundHeight, missingScale,
  ]

  /// A text with too little contrast.
  public static let textContrast = DiagnosticCode(
    "L0101", rule: "text-contrast", "a text that is hard to read on its background",
    """
    A text of the spec's own colour, or on a background of its own, has less contrast than WCAG 2.2 asks for \
    (AA): 4.5 to 1, or 3 to 1 from 18 points on, and from 14 points in semibold or heavier. The row is looked at \
    as it is and as it is while selected, in light and dark; of a gradient the worst colour counts, and a \
    picture is not judged. On UIKit's grey of selected rows, where the spec says no other, 2 to 1 is enough. \
    UIKit's own colours on UIKit's own backgrounds are Apple's choice: labels are never reported, tints below 3 \
    to 1.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - {text: {text: Ann, color: "#777777"}, background: "#333333"}
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - text: {text: Ann, color: white, highlightedColor: black}
                background: {color: "#333333", selected: white}
        """))

  /// An indicator with too little contrast.
  public static let indicatorContrast = DiagnosticCode(
    "L0102", rule: "indicator-contrast", "an indicator that is hard to see on its background",
    """
    A drawn chevron has less contrast with what is behind it than the 3 to 1 that WCAG asks of graphics, or a \
    background of the spec's own makes one of UIKit's indicators harder to see than UIKit's background does: a \
    black arrow on black. UIKit's indicators cannot be given a colour; a chevron can, and another for selected \
    rows. A bare 'chevron' is black, and white while selected.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows:
              - text: {text: Ann, color: white, highlightedColor: black}
                background: {color: black, selected: white}
                accessory: disclosureIndicator
        """,
      right: """
        tablespec: 1
        sections:
          - rows:
              - text: {text: Ann, color: white, highlightedColor: black}
                background: {color: black, selected: white}
                accessory: {chevron: {color: white, highlightedColor: black}}
        """))

  /// Backgrounds for some positions only.
  public static let missingPosition = DiagnosticCode(
    "L0103", rule: "missing-position", "a position without a background",
    """
    Backgrounds are given for some positions and not for others, so that rows there look like UIKit's. What is \
    forgotten is mostly 'single': a section with one row has neither a top nor a bottom. The same goes for the \
    selected variants. One position alone is taken for an accent, and is not reported.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        backgrounds: {top: systemGray6, middle: systemGray6, bottom: systemGray6}
        sections:
          - rows: [Ann]
        """,
      right: """
        tablespec: 1
        backgrounds: {top: systemGray6, middle: systemGray6, bottom: systemGray6, single: systemGray6}
        sections:
          - rows: [Ann]
        """))

  /// A background image of another height than its row.
  public static let backgroundHeight = DiagnosticCode(
    "L0104", rule: "background-height", "a background picture that is stretched",
    """
    The picture behind a row has another height than the row, and no cap insets, so all of it is stretched: \
    corners become ovals and lines become thick. Give the row the picture's height, or say with 'capInsets' \
    which edges keep theirs. Pictures up to two points high are taken for ones that are meant to be stretched.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        rowHeight: 60
        sections:
          - rows: [{text: Ann, background: row.png}]
        """,
      right: """
        tablespec: 1
        rowHeight: 60
        sections:
          - rows: [{text: Ann, background: {image: row.png, capInsets: 10}}]
        """))

  /// An image without a file for a scale.
  public static let missingScale = DiagnosticCode(
    "L0105", rule: "missing-scale", "an image without a file for the screen",
    """
    The image has no file for a screen of so many pixels a point, so a smaller one is enlarged there, and is \
    blurred. Phones have screens of 2 and of 3 pixels a point, pads of 2. Add the file beside the others, with \
    '@2x' or '@3x' at the end of its name.
    """,
    .yaml(
      wrong: """
        tablespec: 1
        sections:
          - rows: [{text: Ann, image: small.png}]
        """,
      right: """
        tablespec: 1
        sections:
          - rows: [{text: Ann, image: sharp.png}]
        """))
}
