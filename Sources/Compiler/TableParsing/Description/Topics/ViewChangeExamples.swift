extension ReferenceTopic {
  /// A change has the keys of a view, so its examples change a view of each kind.
  static let changes = [
    LanguageExample(
      "A row changes one label's text and another's attributes",
      """
      templates:
        note:
          views:
            - {id: title, label: Title, frame: [16, 8, 200, 20]}
            - {id: detail, label: Detail, frame: [16, 30, 200, 20]}
      sections:
        - rows:
            - {use: note, views: {title: Mine}}
            - {use: note, views: {title: {label: Mine, font: {weight: bold}, color: systemRed}, detail: {text: Ours, lines: 2, alignment: right}}}
            - use: note
              views:
                title: {highlightedColor: white, shadow: {color: white}, lineBreakMode: truncatingMiddle, minimumScaleFactor: 0.7}
                detail: {frame: [16, 30, 120, 20], autoresizing: [flexibleWidth], lineBreakStrategy: pushOut, class: DetailLabel}
      """),
    LanguageExample(
      "A row changes images, plain views and a stack",
      """
      templates:
        card:
          height: 80
          views:
            - {id: photo, image: images/cover-peaks.png, frame: [16, 8, 64, 64]}
            - {id: box, frame: [96, 8, 96, 64], views: [{id: a, label: A, pin: {leading: 0, top: 0}}]}
            - {id: group, frame: [208, 8, 120, 64], stack: {views: [{label: Ann}, {switch: on}]}}
      sections:
        - rows:
            - use: card
              views:
                photo: {image: images/cover-tides.png, contentMode: scaleAspectFill, cornerRadius: 8, clipsToBounds: true, alpha: 0.5}
                box: {background: systemGray6, border: {color: systemGray3, width: 1}, margins: 4, preservesSuperviewLayoutMargins: true}
                group: {stack: {spacing: 4}, hidden: true}
            - use: card
              views:
                box: {designSize: [96, 64], views: [{id: b, label: B}], constraints: [b.leading == superview.leading, b.top == superview.top]}
      """),
    LanguageExample(
      "A row changes the constraints of a view",
      """
      templates:
        photo:
          views:
            - {id: photo, image: images/cover-peaks.png, width: 40, height: 40, pin: {leading: margins, top: 8}}
            - {id: banner, image: images/cover-peaks.png, aspect: 16:9, pin: {leading: 80, trailing: margins, top: 8}}
      sections:
        - rows:
            - use: photo
              views:
                photo: {width: 60, height: 60, hugging: 750, compression: 250}
                banner: {aspect: 4:3, pin: {leading: 100, trailing: margins, top: 8}}
      """),
    LanguageExample("A row changes a control of each kind", changedControls),
  ]

  private static let changedControls: String = {
    func lines(_ line: (_ id: String, _ control: String) -> String) -> String {
      Self.lines(of: ControlWords.inViews) { line("my-" + $0.prefix { $0 != ":" }, $0) }
    }
    return """
      templates:
        controls:
          views:
      \(lines { "      - {id: \($0), frame: [16, 8, 160, 28], \($1)}" })
      sections:
        - rows:
            - use: controls
              views:
      \(lines { "          \($0): {\($1)}" })
            - {use: controls, views: {my-switch: {enabled: false, active: false}}}
      """
  }()
}
