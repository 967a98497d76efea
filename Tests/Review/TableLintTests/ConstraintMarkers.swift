@testable import TableLint

/// Constraints that cannot hold, that leave something open, and that ask for what is not there.
enum ConstraintMarkers {
  static let cases: [LintedSpec] = [
    LintedSpec(
      "constraints that conflict, without unrelated ones",
      """
      sections:
        - rows:
            - height: 60
              views: [{id: a, label: x, pin: {leading: 16, top: 8}}]
              constraints:
                - a.width == 100
                - a.height >= 10
                - 1️⃣a.width >= 120
            - height: 60
              views: [{id: a, pin: {leading: 16, top: 8, bottom: 8}, height: 2️⃣50}]
              constraints: [a.width == 30]
            - views: [{id: a, frame: [0, 0, 9, 9]}]
              constraints: [3️⃣a.width == 30]
            - views: [{id: a, label: x, pin: 0}]
              constraints: [5️⃣contentView.top == superview.top + 5]
            - views: [{id: s, pin: margins, stack: {spacing: 8, views: [{id: a, label: x}, {id: b, label: y}]}}]
              constraints: [4️⃣b.leading == a.trailing + 20]
      """,
      .init(
        "1️⃣", UnsatisfiableConstraints.code,
        "unable to simultaneously satisfy 2 constraints; the layout recovers by breaking 'a.width >= 120'",
        notes: ["it conflicts with 'a.width == 100'"], under: "a.width >= 120"),
      .init(
        "2️⃣", UnsatisfiableConstraints.code, "unable to simultaneously satisfy 3 constraints; the layout recovers by",
        notes: [
          "it conflicts with 'a.top == superview.top + 8'", "it conflicts with 'a.bottom == superview.bottom - 8'",
          "the available height is 60: 'UIView-Encapsulated-Layout-Height'",
        ]),
      .init(
        "3️⃣", UnsatisfiableConstraints.code,
        "unable to simultaneously satisfy this constraint and those that UIKit adds",
        notes: ["the frame of 'a' conflicts with it"]),
      .init(
        "4️⃣", UnsatisfiableConstraints.code,
        "unable to simultaneously satisfy this constraint and those that UIKit adds; the layout recovers by breaking 'UISV-spacing' of the stack 's'"
      ),
      .init("5️⃣", UnsatisfiableConstraints.code, "no layout satisfies 'contentView.top == superview.top + 5'")),
    LintedSpec(
      "an ambiguous position, sizes, and a size that two views share",
      """
      sections:
        - rows:
            - height: 60
              views: [{id: 1️⃣a, label: x}]
              constraints: [a.leading == contentView.leading]
            - height: 60
              views: [{id: 2️⃣b, label: x, pin: {top: 0}}, {id: c, label: y, pin: {top: 0}}]
              constraints: ["H:|-[b]-[c]-|"]
            - height: 60
              views: [{id: 3️⃣d, background: red, pin: {leading: 0, top: 0}}]
      """,
      .init(
        "1️⃣", AmbiguousLayout.code, "the vertical position of 'a' is ambiguous: it could be anything", under: "a"),
      .init("2️⃣", AmbiguousLayout.code, "the width of 'b' is ambiguous: it could be"),
      .init("3️⃣", AmbiguousLayout.code, "the width and height of 'd' are ambiguous: other values are possible")),
    // The app mended it with a compression resistance of 749, after a report of a squeezed switch (reports/adoption).
    LintedSpec(
      "a text that wraps and a view beside it, either of which may give way",
      """
      environments: [{device: iphone-se-1, metrics: ios18, contentSize: xxxl}]
      sections:
        - rows:
            - views:
                - {id: 1️⃣title, label: Keep drafts of letters that were not sent, lines: 0, pin: {leading: margins, top: margins, bottom: margins}}
                - {id: switch, switch: on, pin: {trailing: margins, centerY: 0}}
              constraints: [switch.leading == title.trailing + 8]
      """,
      .init("1️⃣", AmbiguousLayout.code, "the width of 'title' is ambiguous: it could be anything from", under: "title")),
    .passes(
      AmbiguousLayout.code,
      "a text that wraps and gives way first, one that fits, and two above each other in a row that they make",
      """
      environments: [{device: iphone-se-1, metrics: ios18, contentSize: xxxl}]
      sections:
        - rows:
            - views:
                - {id: title, label: Keep drafts of letters that were not sent, lines: 0, compression: {horizontal: 749}, pin: {leading: margins, top: margins, bottom: margins}}
                - {id: switch, switch: on, pin: {trailing: margins, centerY: 0}}
              constraints: [switch.leading == title.trailing + 8]
            - views:
                - {id: title, label: Keep, lines: 0, pin: {leading: margins, top: margins, bottom: margins}}
                - {id: switch, switch: on, pin: {trailing: margins, centerY: 0}}
              constraints: [switch.leading >= title.trailing + 8]
            - views:
                - {id: a, label: Keep drafts of letters that were not sent, lines: 0, pin: {leading: margins, trailing: margins, top: margins}}
                - {id: b, label: Keep drafts of letters that were not sent, lines: 0, pin: {leading: margins, trailing: margins, bottom: margins}}
              constraints: [b.top == a.bottom + 8]
      """),
    LintedSpec(
      "ratios that form a cycle",
      """
      sections:
        - rows:
            - height: 60
              views: [{id: a, aspect: 2, pin: {leading: 16, top: 8}}]
              constraints: [1️⃣a.width == a.height * 3]
            - height: 60
              views: [{id: a, pin: {leading: 16, top: 8}, height: 9}, {id: b, pin: {trailing: 16, top: 8}, width: 9}]
              constraints: [a.width == b.height * 2, 2️⃣b.height == a.width / 3]
      """,
      .init(
        "1️⃣", CollapsedViews.code, "only a size of 0 satisfies 'a.width == a.height * 3' with the other ratios",
        notes: ["another ratio is 'a.width == a.height * 2'"]),
      .init("2️⃣", CollapsedViews.code, "only a size of 0 satisfies 'b.height == a.width / 3'")),
    .passes(
      CollapsedViews.code, "equivalent ratios, and an optional one",
      """
      sections:
        - rows:
            - height: 60
              views: [{id: a, pin: {leading: 16, top: 8}, aspect: 2, height: 9}]
              constraints: [a.height == a.width / 2, a.width == a.height * 3 @999]
      """),
    LintedSpec(
      "the line of a row that is as high as its constraints",
      """
      sections:
        - rows:
            - views: [{id: box, background: red, pin: {leading: 16, trailing: 16, top: 10, bottom: 10}, height: 1️⃣75}]
            - views: [{id: box, background: red, pin: {leading: 16, trailing: 16, top: 10, bottom: 10}}]
              constraints: [box.height == 75 @999]
            - views: [{id: a, label: x}]
              constraints: 2️⃣[a.leading == contentView.leading + 16, a.top == contentView.top + 12]
      """,
      .init(
        "1️⃣", StretchedViews.code, "to the height that these constraints require; the layout recovers by breaking",
        notes: ["it conflicts with 'box.top == superview.top + 10'"]),
      .init("2️⃣", RowWithoutHeight.code, "the constraints suggest a height of 0 for this row")),
    .passes(
      StretchedViews.code, "a row without a line",
      """
      separatorStyle: none
      sections:
        - rows:
            - views: [{id: box, background: red, pin: {leading: 16, trailing: 16, top: 10, bottom: 10}, height: 75}]
      """),
    LintedSpec(
      "guides before they existed",
      """
      environments: [{name: old, metrics: ios8}, {name: then, metrics: ios10}, {name: now, metrics: ios17}]
      sections:
        - header: {height: 40, views: [{id: t, label: x, pin: {leading: 1️⃣safeArea, top: 8}}]}
          rows:
            - views: [{id: a, label: x, pin: {top: 0}}]
              constraints: [2️⃣a.leading == readable]
      """,
      .init(
        "1️⃣", UnavailableGuide.code,
        "the safe area is only available in iOS 11 or newer, and this is iOS 8: the view's own edges are used"),
      .init(
        "2️⃣", UnavailableGuide.code,
        "the readable width is only available in iOS 9 or newer, and this is iOS 8: its margins are used")),
    .passes(
      UnavailableGuide.code, "guides that exist",
      """
      environments: [{name: then, metrics: ios11}]
      sections:
        - rows: [{views: [{id: a, label: x, pin: {leading: readable, top: safeArea}}]}]
      """),
    .passes(
      UnsatisfiableConstraints.code, "an optional constraint",
      """
      sections:
        - rows:
            - height: 60
              views: [{id: a, label: x, pin: {leading: 16, top: 8}}]
              constraints: [a.width == 100, a.width >= 120 @999]
      """),
    .passes(
      AmbiguousLayout.code, "a label with lower hugging, and a self-sizing row",
      """
      sections:
        - rows:
            - views: [{id: b, label: x, hugging: 249, pin: margins}]
            - height: 60
              views: [{id: b, label: x, hugging: 249, pin: {top: 0}}, {id: c, label: y, pin: {top: 0}}]
              constraints: ["H:|-[b]-[c]-|"]
      """),
  ]
}
