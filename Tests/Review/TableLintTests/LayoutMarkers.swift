@testable import TableLint

enum LayoutMarkers {
  static let cases: [LintedSpec] = texts + squeezed + views + accessories + headers

  private static let texts: [LintedSpec] = [
    LintedSpec(
      "texts that do not fit",
      """
      sections:
        - rows:
            - 1️⃣A title with so many words that no phone of any size has room for them in one line
            - style: subtitle
              text: {text: 2️⃣A second title with so many words that no phone of any size has room for it, color: label}
              detailText: A detail with so many words that no phone of any size has room for all of them in one line
            - {views: [{label: 4️⃣Departure, frame: [20, 10, 40, 22]}]}
            - {text: e, accessory: {button: {title: 5️⃣Subscribe, size: [44, 44]}}}
      """,
      .init("1️⃣", TruncatedText.code, "the text is truncated: 'A title with"),
      .init("2️⃣", TruncatedText.code, "the text is truncated: 'A second"),
      .init("4️⃣", TruncatedText.code, "the label is truncated: 'Departure'"),
      .init("5️⃣", TruncatedText.code, "the button's text is truncated")),
    LintedSpec(
      "at a larger size only",
      """
      sections:
        - rows: [{style: value1, text: 1️⃣Personal Hotspot for all, detailText: 2️⃣Off at this moment}]
      """,
      .init("2️⃣", TruncatedText.code, "the detail text is truncated", notes: ["in the environment 'larger-text'"])),
    .passes(
      TruncatedText.code, "texts that allow truncation, and accessibility sizes",
      """
      environments:
        - {name: usual, device: iphone-15}
        - {name: huge, device: iphone-15, contentSize: ax5}
      sections:
        - rows:
            - {text: {text: A title with so many words that no phone of any size has room for them, lines: 1}}
            - {text: {text: A title with so many words that no phone of any size has room for them, lines: 0}}
            - {text: {text: A title with so many words that no phone of any size has it, lineBreakMode: truncatingMiddle}}
            - {text: {text: Shrinks where it must, minimumScaleFactor: 0.5}}
            - {height: 60, views: [{label: The first words of a message that nobody reads here, color: secondaryLabel, frame: [20, 30, 90, 20]}]}
            - {height: 80, text: Fits at the usual sizes of text}
      """),
    LintedSpec(
      "a text of two lines in a view for one",
      """
      sections:
        - rows:
            - {views: [{label: {text: 1️⃣The first words of a message that needs both lines, lines: 2}, frame: [20, 4, 200, 30]}]}
            - {height: 60, views: [{label: {text: The first words of a message that needs three of them, lines: 2}, frame: [20, 4, 200, 48]}]}
      """,
      .init("1️⃣", TruncatedText.code, "the label is truncated: 'The first words of a message that needs both")),
    // kasianov-mikhail/scout#1170: a row of 70 points cut and overlapped its texts at the largest size.
    LintedSpec(
      "a row of a fixed height at an accessibility size",
      """
      environments:
        - {name: usual, device: iphone-15}
        - {name: huge, device: iphone-15, contentSize: ax5}
      sections:
        - rows:
            - {height: 70, style: subtitle, text: 1️⃣iPhone 17 Pro, detailText: {text: Seen two minutes ago, lines: 1}}
      """,
      .init(
        "1️⃣", TruncatedText.code, "the text is truncated: 'iPhone 17 Pro'", notes: ["in the environment 'huge'"])),
  ]

  private static let squeezed: [LintedSpec] = [
    LintedSpec(
      "views that others leave no space",
      """
      environments: {device: iphone-15}
      sections:
        - rows:
            - stack:
                spacing: 8
                views:
                  - {id: 1️⃣avatar, image: {size: [52, 52]}}
                  - stack:
                      axis: vertical
                      views:
                        - {label: {text: A name that is a little longer than the row is wide, lines: 1}}
                        - {label: {text: A text below it that is longer than the row is wide too, lines: 1}}
            - views:
                - {id: name, label: {text: A name that is a little longer than the row is wide, lines: 1}, compression: 751}
                - {id: 2️⃣info, detailButton: {}}
              constraints:
                - "H:|-[name]-[info]-|"
                - name.centerY == contentView.centerY
                - info.centerY == contentView.centerY
      """,
      .init("1️⃣", SqueezedViews.code, "the width of 'avatar' is squeezed from 52 to 0 points"),
      .init("2️⃣", SqueezedViews.code, "the width of 'info' is squeezed from ")),
    .passes(
      SqueezedViews.code, "lengths that the spec or the distribution sets, photos, and views that are hidden",
      """
      environments: {device: iphone-15}
      sections:
        - rows:
            - stack:
                distribution: fillEqually
                views: [{image: {size: [300, 20]}}, {image: {size: [300, 20]}}]
            - stack: {views: [{image: {size: [300, 20]}, width: 40}, {image: {size: [300, 20]}}]}
            - views:
                - {id: gone, image: {size: [40, 40]}, pin: {leading: 0, top: 4}}
                - {id: hidden, image: {size: [40, 40]}, hidden: true, pin: {leading: 0, trailing: 361, top: 4}}
              constraints: [gone.width == 0]
      """),
  ]

  private static let views: [LintedSpec] = [
    LintedSpec(
      "texts and controls that overlap",
      """
      sections:
        - rows:
            - views:
                - {label: Departure, frame: 4️⃣[20, 10, 120, 22]}
                - {label: On time, frame: 1️⃣[60, 12, 120, 22]}
            - {text: Ann Archer, views: [{id: pen, button: Edit, frame: 2️⃣[40, 0, 60, 44]}]}
      tableHeader:
        height: 60
        views: [{label: Title, frame: [10, 10, 90, 30]}, {switch: on, frame: 3️⃣[30, 10, 51, 31]}]
      """,
      .init("1️⃣", OverlappingViews.code, "the label overlaps the label by", notes: ["the label is here"]),
      .init("2️⃣", OverlappingViews.code, "'pen' overlaps the text by"),
      .init("3️⃣", OverlappingViews.code, "the switch overlaps the label by")),
    .passes(
      OverlappingViews.code,
      "adjacent words in overlapping labels, and plain views behind texts",
      """
      sections:
        - rows:
            - views:
                - {frame: [10, 4, 200, 36], background: systemGray6, cornerRadius: 8}
                - {image: {size: [20, 20]}, frame: [20, 10, 20, 20]}
                - {label: One, frame: [20, 10, 200, 22]}
                - {label: Two, frame: [120, 10, 200, 22]}
            - {stack: {views: [{label: a}, {label: b}]}}
      """),
    LintedSpec(
      "views that extend beyond their row or header",
      """
      tableHeader: {height: 40, views: [{label: Title, frame: 3️⃣[10, 30, 100, 22]}]}
      sections:
        - rows:
            - {height: 44, views: [{label: Departure, frame: 1️⃣[20, 34, 120, 22]}]}
            - {height: 44, views: [{image: {size: [30, 30]}, frame: 2️⃣[370, 7, 30, 30]}]}
      """,
      .init("1️⃣", ClippedViews.code, "the label extends 11"),
      .init("2️⃣", ClippedViews.code, "the image extends 25 points beyond the right edge of the row"),
      .init("3️⃣", ClippedViews.code, "the label extends 11")),
    LintedSpec(
      "images wider than their row, or taller as accessories",
      """
      sections:
        - rows:
            - {height: 44, image: 1️⃣{size: [900, 80]}}
            - {height: 44, text: Poster, accessory: 2️⃣{image: {size: [40, 80]}}}
      """,
      .init("1️⃣", ClippedViews.code, "the image extends"),
      .init("2️⃣", ClippedViews.code, "the accessory's image extends 18")),
    .passes(
      ClippedViews.code, "an image that is scaled to the height of its row",
      """
      sections:
        - rows: [{height: 44, text: Photo, image: {size: [200, 120]}}]
      """),
    LintedSpec(
      "two views that share the space of a stack",
      """
      sections:
        - rows:
            - {stack: {views: [1️⃣{}, {image: {size: [40, 40]}}, {}]}}
            - {stack: {views: [{width: 40}, {image: {size: [40, 40]}}, {}]}}
            - {stack: {distribution: equalSpacing, views: [{width: 8}, {image: {size: [40, 40]}}, {width: 8}]}}
      """,
      .init("1️⃣", AmbiguousLayout.code, "the width of 'subview 0' is ambiguous: 2 views without a size share")),
    .passes(
      AmbiguousLayout.code, "spacers in SwiftUI, which share the space",
      """
      host: swiftui
      style: insetGrouped
      sections: [{rows: [{stack: {views: [{}, {image: {size: [40, 40]}}, {}]}}]}]
      """),
    .passes(
      ClippedViews.code, "a row that is swiped open",
      """
      environments: [{state: {swiped: a}}]
      sections:
        - rows: [{id: a, text: Lemons, swipeActions: {trailing: [Archive, Flag, More]}, image: {symbol: star}}]
      """),
    .passes(
      UnevenAccessories.code, "a row that is swiped open",
      """
      environments: [{state: {swiped: a}}]
      sections:
        - rows:
            - {id: a, text: Lemons, accessory: disclosureIndicator, swipeActions: {trailing: [Archive]}}
            - {text: Pears, accessory: disclosureIndicator}
      """),
    .passes(
      ClippedViews.code, "labels taller than their text, and plain views that extend beyond the row",
      """
      sections:
        - rows:
            - {height: 44, views: [{label: Departure, frame: [20, -10, 120, 60]}, {frame: [0, 40, 400, 10], background: red}]}
      """),
    LintedSpec(
      "a label under the switch, on the small phone too",
      """
      sections:
        - rows:
            - accessory: {switch: on}
              views: [{label: Remind me, frame: 1️⃣[20, 11, 330, 22]}]
      """,
      .init("1️⃣", LabelUnderAccessory.code, "the label extends 42 points under the accessory")),
    .passes(
      LabelUnderAccessory.code, "labels that end before the accessory, and a stack",
      """
      sections:
        - rows:
            - {accessory: {switch: on}, views: [{label: Remind me, frame: [20, 11, 200, 22]}]}
            - {accessory: {switch: on}, stack: {views: [{label: Remind me}]}}
      """),
  ]

  private static let accessories: [LintedSpec] = [
    LintedSpec(
      "a separator's inset that moves one accessory",
      """
      sections:
        - rows:
            - {text: a, accessory: disclosureIndicator, height: 80}
            - {text: b, accessory: disclosureIndicator}
            - {text: c, accessory: disclosureIndicator, separatorStyle: {inset: 1️⃣[20, 40]}}
      """,
      .init(
        "1️⃣", UnevenAccessories.code,
        "the disclosureIndicator ends 40 points from the edge, but others in the section 20")
    ),
    .passes(
      UnevenAccessories.code, "rows of different heights, kinds of different widths, sections with their own insets",
      """
      sections:
        - rows: [{text: a, accessory: checkmark, height: 80}, {text: b, accessory: checkmark}, {text: c, accessory: detailButton}]
        - separatorStyle: {inset: [20, 40]}
          rows: [{text: d, accessory: checkmark}]
      """),
  ]

  private static let headers: [LintedSpec] = [
    LintedSpec(
      "headers and footers taller than the screen",
      """
      tableHeader: {height: 1️⃣900}
      sections:
        - header: {height: 2️⃣700, views: []}
          footer: {views: 3️⃣[{frame: [0, 0, 10, 2000], background: red}]}
          rows: [a]
      """,
      .init("1️⃣", TallHeader.code, "the header is 900 points high, but the screen only 667"),
      .init("2️⃣", TallHeader.code, "the header is 700 points high", notes: ["in the environment 'small-phone'"]),
      .init("3️⃣", TallHeader.code, "the footer is 2000 points high")),
    .passes(
      TallHeader.code, "a tall header",
      "tableHeader: {height: 500}\nsections: [{rows: [a]}]"),
  ]
}
