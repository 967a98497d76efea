import TableIR

extension ReferenceTopic {
  static let views = ReferenceTopic(
    name: "views", title: "Views and stacks", about: "custom views in rows, headers and footers; stacks",
    text: """
      A row, a header or a footer can have custom `views`. A view has a `frame`, is placed by constraints and [pins](#pin), or is
      arranged by a [stack](#stack). One key declares its kind: `label`, `image`, `stack` or the name of a [control](#switch).
      """,
    mappings: [
      DescribedMapping(MappingType<ViewDraft>.view.description, frames + looks("views", "frame: [16, 8, 160, 28], ")),
      DescribedMapping(MappingType<ViewDraft>.viewChange.description, changes),
      DescribedMapping(
        .stack,
        LanguageExample(
          "A title above a detail, both beside a switch",
          """
          rows:
            - stack:
                class: RoamingStack
                axis: horizontal
                spacing: 12
                alignment: center
                distribution: fill
                margins: [4, 0, 4, 0]
                views:
                  - stack: {axis: vertical, views: [{label: Roaming}, {label: Costs extra, font: 13}]}
                  - {}
                  - {switch: off}
          """)),
      DescribedMapping(
        MappingType<ViewDraft>.arrangedView.description, arranged + looks("stack: {views", "", end: "}")),
    ], chapters: [ReferenceChapter(WidthReference().markdown())])

  private static let frames = [
    LanguageExample(
      "A label that keeps its distance from the trailing edge, and a rounded box behind a second one",
      """
      rows:
        - height: 60
          designSize: [320, 60]
          views:
            - {id: box, frame: [16, 8, 200, 44], background: tertiarySystemFill, cornerRadius: 8}
            - {id: price, class: PriceLabel, label: € 4, frame: [260, 20, 44, 20], autoresizing: [flexibleLeftMargin]}
      """),
    LanguageExample(
      "A picture of 16:9 across the margins, and a label below it; the row is as high as both need",
      """
      rows:
        - views:
            - {id: photo, image: images/cover-peaks.png, aspect: 16:9, pin: {leading: margins, trailing: margins, top: 0}}
            - {id: name, label: Peaks, height: 30, hugging: 750}
            - {id: tag, label: New, width: 44, compression: {horizontal: 1000}}
          constraints:
            - name.leading == margins.leading
            - name.top == photo.bottom
            - name.bottom == superview.bottom
            - tag.leading == name.trailing + 8
            - tag.firstBaseline == name.firstBaseline
      """),
    LanguageExample(
      "A stack at a frame",
      "rows:\n  - views: [{stack: {views: [{label: Ann}, {switch: on}]}, frame: [16, 6, 200, 32]}]"),
  ]

  private static let arranged = [
    LanguageExample(
      "A square, a label that shrinks before the other one, and the remaining space",
      """
      rows:
        - stack:
            spacing: 8
            views:
              - {id: cover, class: CoverView, image: {size: [40, 40]}, width: 40, height: 40}
              - {label: Études for Square Wheels, compression: 250}
              - {label: "9:41", hugging: {horizontal: 751, vertical: 250}}
              - {stack: {views: [{label: Live}]}}
      """)
  ]

  /// Examples for both views with frames and views in stacks.
  private static func looks(_ key: String, _ frame: String, end: String = "") -> [LanguageExample] {
    func row(_ view: String) -> String { "  - \(key): [{\(frame)\(view)}]\(end)" }
    return [
      LanguageExample(
        "Every control by its key", "rows:\n" + lines(of: ControlWords.inViews) { row($0) }),
      LanguageExample(
        "A label's attributes",
        """
        rows:
        \(row("label: Harbour, font: {size: 20, weight: bold}, color: systemIndigo, highlightedColor: white"))
        \(row("label: Two lines at the most, lines: 2, alignment: center, lineBreakMode: truncatingMiddle"))
        \(row("label: Words stay whole, lineBreakStrategy: pushOut, minimumScaleFactor: 0.7, shadow: {color: white}"))
        """),
      LanguageExample(
        "A border, a faded view, one that is hidden, a picture that fills its circle, a switch that is disabled, a badge that takes taps",
        """
        rows:
        \(row("background: systemGray6, cornerRadius: 8, border: {color: systemGray3, width: 1}"))
        \(row("label: Sold out, alpha: 0.4"))
        \(row("label: Not yet, hidden: true"))
        \(row("image: images/cover-peaks.png, contentMode: scaleAspectFill, cornerRadius: 14, clipsToBounds: true"))
        \(row("switch: on, enabled: false"))
        \(row("badge: \"3\", active: true"))
        """),
      LanguageExample(
        "A plain view with subviews, positioned by constraints and by a frame for a design size",
        """
        rows:
        \(row("margins: 12, preservesSuperviewLayoutMargins: true, views: [{label: A, pin: margins}]"))
        \(row("views: [{id: b, label: B}], constraints: [b.leading == superview.leading, b.top == superview.top]"))
        \(row("designSize: [160, 28], views: [{label: C, frame: [0, 0, 20, 28], autoresizing: [flexibleRightMargin]}]"))
        """),
    ]
  }
}
