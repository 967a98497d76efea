@testable import TableLint

enum LookMarkers {
  static let cases: [LintedSpec] = texts + indicators + backgrounds + images

  private static let texts: [LintedSpec] = [
    LintedSpec(
      "values from appearance rules",
      """
      appearance:
        - cell: {background: 1️⃣black}
          in: section#a
        - label: {color: 2️⃣white}
          in: section#b
      sections:
        - {id: a, rows: [a, b]}
        - {id: b, rows: [c]}
      """,
      .init("1️⃣", TextContrast.code, "the text has a contrast of 1 to 1", notes: ["found 2 times: in 'a/0', 'a/1'"]),
      .init("2️⃣", TextContrast.code, "the text has a contrast of 1 to 1 but needs 4.5: white on #ffffff")),
    LintedSpec(
      "a text in front of a picture, of which nothing is known, and of a placeholder, whose colour is",
      """
      sections:
        - header:
            height: 60
            views:
              - {image: {size: [375, 60]}, frame: [0, 0, 375, 60]}
              - {label: White, color: white, frame: [10, 20, 300, 30]}
          rows:
            - height: 60
              views:
                - {image: {size: [375, 60], color: "#eeeeee"}, frame: [0, 0, 375, 60]}
                - {label: White, color: 1️⃣white, frame: [10, 20, 300, 30]}
      """, .init("1️⃣", TextContrast.code, "'White' has a contrast")),
    LintedSpec(
      "a custom text colour on a custom background",
      """
      sections:
        - rows:
            - text: {text: Ann, color: 1️⃣"#777777", highlightedColor: black}
              background: {color: "#333333", selected: white}
      """,
      .init(
        "1️⃣", TextContrast.code, "the text has a contrast of 2.8 to 1 but needs 4.5: #777777 on #333333",
        under: "\"#777777\"")),
    LintedSpec(
      "white titles of swipe actions on custom colours, of a row and of its section",
      """
      environments: [{device: iphone-15}]
      sections:
        - swipeActions: {leading: [{title: Pin, backgroundColor: 2️⃣systemYellow}]}
          rows:
            - text: Ann
              swipeActions:
                trailing:
                  - {title: Flag, backgroundColor: 1️⃣"#ffcc66"}
                  - {title: Move, backgroundColor: systemIndigo}
                  - {image: {symbol: flag}, backgroundColor: white}
                  - Delete
            - Ben
      """,
      .init(
        "1️⃣", TextContrast.code,
        "the title of a swipe action has a contrast of 1.4 to 1 but needs 4.5: white on #ffcc66"),
      .init(
        "2️⃣", TextContrast.code, "the title of a swipe action has a contrast of 1.5 to 1 but needs 3: white on #ffcc00")
    ),
    LintedSpec(
      "a custom background behind UIKit's colour, in one appearance",
      """
      sections:
        - rows:
            - {text: Ann, background: 1️⃣"#ffffff"}
      """,
      .init("1️⃣", TextContrast.code, "the text has a contrast of 1 to 1", notes: ["in the environment 'dark'"])),
    LintedSpec(
      "texts that fade by themselves, with their stack, and with their background",
      """
      environments: [{device: iphone-15}]
      sections:
        - rows:
            - stack: {views: [{label: Ann, alpha: 1️⃣0.3}, {label: Ben, alpha: 0.7}, {label: Cy, alpha: 0}]}
            - views: [{stack: {views: [{label: Dee, alpha: 0.8}]}, alpha: 2️⃣0.5, frame: [16, 8, 80, 22]}]
            - views: [{label: Eve, color: white, background: black, alpha: 3️⃣0.5, frame: [16, 8, 80, 22]}]
            - views:
                - {background: black, alpha: 0.1, frame: [16, 8, 80, 22]}
                - {label: Flo, frame: [16, 8, 80, 22]}
      """,
      .init(
        "1️⃣", TextContrast.code,
        "the label has a contrast of 2.1 to 1 but needs 4.5: label at an alpha of 0.3 on #ffffff", under: "0.3"),
      .init(
        "2️⃣", TextContrast.code,
        "the label has a contrast of 2.8 to 1 but needs 4.5: label at an alpha of 0.4 on #ffffff"),
      .init(
        "3️⃣", TextContrast.code,
        "the label has a contrast of 3.9 to 1 but needs 4.5: white at an alpha of 0.5 on #808080")),
    LintedSpec(
      "a missing highlighted colour while selected",
      """
      sections:
        - rows:
            - text: {text: Ann, color: 1️⃣white}
              background: {color: "#202020", selected: "#ffd60a"}
      """,
      .init(
        "1️⃣", TextContrast.code, "while selected, the text has a contrast of 1.4 to 1 but needs 4.5: white on #ffd60a")),
    LintedSpec(
      "the worst colour of a gradient, and a template that several rows use",
      """
      templates:
        t:
          style: subtitle
          text: {color: 1️⃣"#999999", highlightedColor: black}
          background: {gradient: [black, white], selected: white}
      sections:
        - rows: [{use: t, text: a}, {use: t, text: b}, {text: c}]
      """,
      .init(
        "1️⃣", TextContrast.code, "the text has a contrast of 2.8 to 1",
        notes: ["found 2 times: in 'section-0/0', 'section-0/1'"])
    ),
    LintedSpec(
      "a translucent text, a view on a view, a header, a badge, a button",
      """
      tableHeader:
        height: 60
        views:
          - {frame: [0, 0, 200, 60], background: white}
          - {label: Title, frame: [10, 10, 100, 30], color: 1️⃣"#00000060"}
      sections:
        - header: {title: {text: Friends, color: 2️⃣"#cccccc"}, background: white}
          rows:
            - {text: a, accessory: {badge: {text: "3", color: 3️⃣"#ffcc00"}}}
            - {text: b, accessory: {button: {title: {text: Add, color: 4️⃣"#eeeeee", highlightedColor: label}}}}
      """,
      .init("1️⃣", TextContrast.code, "the label has a contrast of 2.6 to 1"),
      .init("2️⃣", TextContrast.code, "the title has a contrast of 1.6 to 1"),
      .init("3️⃣", TextContrast.code, "the badge's text has a contrast of 1.5 to 1"),
      .init("4️⃣", TextContrast.code, "the button's text has a contrast of 1.1 to 1")),
    LintedSpec(
      "a tint that is hard to see even on UIKit's background",
      """
      sections:
        - rows: [{text: {text: Ann, color: 1️⃣systemYellow}}]
      """,
      .init("1️⃣", TextContrast.code, "the text has a contrast of 1.5 to 1 but needs 3: systemYellow on #ffffff")),
    .passes(
      TextContrast.code, "UIKit's colours on UIKit's backgrounds, images, large and disabled texts",
      """
      style: insetGrouped
      sections:
        - header: Friends
          footer: Long-press
          rows:
            - {style: value1, text: {text: Ann, color: secondaryLabel}, detailText: {text: b, color: tertiaryLabel}}
            - {text: {text: Reset, color: systemRed}}
            - {text: {text: Add, color: systemBlue, alignment: center}, background: systemGray6}
            - {text: {text: On a picture, color: "#777777", highlightedColor: "#777777"}, height: 40, background: {image: row.png, selected: {image: row.png}}}
            - {text: {text: Large, font: 24, color: "#888888"}}
            - {text: {text: Off, color: "#dddddd"}, userInteractionEnabled: false}
            - {text: c, accessory: {button: {title: {text: Off, color: "#dddddd"}}, enabled: false}}
            - {text: d, accessory: {badge: "3"}}
      """),
  ]

  private static let indicators: [LintedSpec] = [
    LintedSpec(
      "a black arrow on black",
      """
      environments: [{device: iphone-15}]
      background: black
      sections:
        - rows:
            - text: {text: Ann, color: white, highlightedColor: black}
              background: {color: black, selected: white}
              accessory: 1️⃣disclosureIndicator
            - text: {text: Ben, color: white, highlightedColor: black}
              background: {color: black, selected: white}
              accessory: {chevron: {color: 2️⃣black, highlightedColor: black}}
      """,
      .init(
        "1️⃣", IndicatorContrast.code, "UIKit's disclosure indicator has a contrast of 1.1 to 1 on #000000",
        fix: "{chevron: {color: white, highlightedColor: black}}"),
      .init("2️⃣", IndicatorContrast.code, "the chevron has a contrast of 1 to 1 but needs 3: black on #000000")),
    LintedSpec(
      "a chevron without colours, in dark and while selected",
      """
      sections:
        - rows: [{text: a, accessory: 1️⃣chevron}]
      """,
      .init("1️⃣", IndicatorContrast.code, "the chevron has a contrast of 1 to 1 but needs 3: black on #000000")),
    LintedSpec(
      "a checkmark on its own colour",
      """
      tintColor: systemBlue
      sections:
        - rows:
            - text: {text: a, color: white, font: {weight: bold}}
              background: {color: systemBlue, selected: black}
              accessory: 1️⃣checkmark
      """,
      .init("1️⃣", IndicatorContrast.code, "UIKit's checkmark has a contrast of 1 to 1")),
    .passes(
      IndicatorContrast.code, "UIKit's indicators on its own and on a pale background, and chevrons in good colours",
      """
      tintColor: systemGreen
      sections:
        - rows:
            - {text: a, accessory: disclosureIndicator}
            - {text: b, accessory: disclosureIndicator, background: {light: "#eef6ff", dark: "#10233a"}}
            - {text: c, accessory: checkmark}
            - {text: d, accessory: {chevron: {color: systemGray, highlightedColor: label}}}
            - {text: e, accessory: chevron, background: {image: row.png, selected: {image: row.png}}, height: 40}
      """),
  ]

  private static let backgrounds: [LintedSpec] = [
    LintedSpec(
      "a missing 'single', and missing selected backgrounds",
      """
      1️⃣backgrounds: {top: systemGray6, middle: systemGray6, bottom: systemGray6}
      sections:
        - 2️⃣backgrounds:
            top: {color: systemGray5, selected: systemGray4}
            middle: {color: systemGray5, selected: systemGray4}
            bottom: {color: systemGray5, selected: systemGray4}
            single: systemGray5
          rows: [a, b]
      """,
      .init(
        "1️⃣", MissingPosition.code, "backgrounds are set for 'top', 'middle' and 'bottom' but not for 'single'",
        under: "backgrounds"),
      .init(
        "2️⃣", MissingPosition.code, "selected backgrounds are set for 'top', 'middle' and 'bottom' but not")),
    .passes(
      MissingPosition.code, "an accent, all four positions, and positions that the table sets for the section",
      """
      backgrounds: {top: systemGray6, middle: systemGray6, bottom: systemGray6, single: systemGray6}
      sections:
        - {rows: [a], backgrounds: {top: systemGray5, single: systemGray5}}
        - rows: [{text: b, background: systemGray6}, {text: c, backgrounds: {top: systemGray5}}]
      """),
    LintedSpec(
      "an image with a different height than its rows",
      """
      rowHeight: 60
      backgrounds:
        top: {image: 1️⃣row.png, selected: 2️⃣row.png}
      sections:
        - rows: [a, {text: b, background: 3️⃣row.png}]
        - rows: [c, d]
      """,
      .init("1️⃣", BackgroundHeight.code, "'row.png' is 40 points high and is stretched to the row's 60"),
      .init("2️⃣", BackgroundHeight.code, "'row.png' is 40 points high"),
      .init("3️⃣", BackgroundHeight.code, "'row.png' is 40 points high")),
    .passes(
      BackgroundHeight.code, "an image as tall as its rows, in nine parts, or a line of colours",
      """
      rowHeight: 40
      sections:
        - rows:
            - {text: a, background: row.png}
            - {text: b, background: {image: row.png, capInsets: 8}, height: 90}
            - {text: c, background: line.png, height: 90}
      """),
  ]

  private static let images: [LintedSpec] = [
    LintedSpec(
      "an image with one file, reported once",
      """
      sections:
        - rows:
            - {text: a, image: 1️⃣small.png}
            - {text: b, accessory: {image: small.png}}
            - {text: c, image: 2️⃣sharp@2x.png}
      """,
      .init("1️⃣", MissingScale.code, "'small.png' has no file for 3x screens"),
      .init("2️⃣", MissingScale.code, "'sharp@2x.png' has no file for 3x screens")),
    .passes(
      MissingScale.code, "a file for each screen, and placeholders",
      """
      sections:
        - rows: [{text: a, image: sharp.png}, {text: b, image: {size: [20, 20], color: systemBlue}}]
      """),
  ]
}
