@testable import TableLint

enum SpecMarkers {
  static let cases: [LintedSpec] = ids + styles + appearance + ConstraintMarkers.cases + compiler + strings

  private static let strings: [LintedSpec] = [
    LintedSpec(
      "texts of the strings that are not translated, each once",
      """
      strings: Localizable.xcstrings
      sections:
        - header: A translated text
          rows:
            - {text: 1️⃣A text without a translation}
            - {style: value1, text: Ann, detailText: A text without a translation}
            - {text: {key: A translated text}}
      """,
      .init("1️⃣", MissingTranslation.code, "'A text without a translation' is not translated into 'de'")),
    LintedSpec(
      "a key that has no text in the language of the strings",
      """
      strings: Localizable.xcstrings
      sections: [{rows: [{text: 1️⃣{key: settings.wifi}}, {text: {key: Name}}]}]
      """,
      .init("1️⃣", MissingTranslation.code, "'settings.wifi' has no text in 'en'")),
    LintedSpec(
      "a text that is new in a language, and still the source's",
      "strings: Localizable.xcstrings\nsections: [{rows: [1️⃣Cup]}]",
      .init("1️⃣", MissingTranslation.code, "'Cup' is not translated into 'de'")),
    LintedSpec(
      "a text that lacks a plural form of a language",
      """
      strings: Localizable.xcstrings
      sections: [{rows: [{text: 1️⃣{key: "%lld boats", arguments: 1}}, {text: {key: "%lld boats", arguments: 2}}]}]
      """,
      .init("1️⃣", MissingPluralForm.code, "'%lld boats' lacks plural forms: 'one' in 'de'")),
    .passes(
      MissingPluralForm.code, "a text with all forms in a part of it, and one without forms",
      """
      strings: Localizable.xcstrings
      sections: [{rows: [{text: {key: "%lld crews", arguments: 1}}, A translated text]}]
      """),
    .passes(
      MissingTranslation.code, "texts that are translated, are not to be translated, or are not among the strings",
      """
      strings: Localizable.xcstrings
      sections: [{header: A translated text, rows: [Ann, Name]}]
      """),
  ]

  private static let ids: [LintedSpec] = [
    LintedSpec(
      "two views with the same id, also in a stack",
      """
      tableHeader: {views: [{id: a, frame: [0, 0, 9, 9]}, {id: 1️⃣a, frame: [0, 0, 9, 9]}]}
      sections:
        - rows:
            - stack: {views: [{id: 3️⃣b, label: x}, {stack: {views: [{id: 2️⃣b, label: y}]}}]}
      """,
      .init("1️⃣", DuplicateViewID.code, "the id 'a' is already used", notes: ["first used here"]),
      .init("2️⃣", DuplicateViewID.code, "the id 'b' is already used")),
    .passes(
      DuplicateViewID.code, "the same id in several rows, and a repeated row",
      """
      sections:
        - rows:
            - {repeat: 2, views: [{id: a, label: x, frame: [0, 0, 90, 22]}]}
            - {views: [{id: a, label: x, frame: [0, 0, 90, 22]}, {label: y, frame: [100, 0, 90, 22]}]}
      """),
  ]

  private static let styles: [LintedSpec] = [
    LintedSpec(
      "features of later versions",
      """
      metrics: ios12
      style: 1️⃣insetGrouped
      environments:
        - {name: day, device: iphone-8}
        - {name: night, device: iphone-8, appearance: 2️⃣dark}
      sections: [{rows: [a]}]
      """,
      .init("1️⃣", ImpossibleStyle.code, "inset groups are only available in iOS 13 or newer, and this is iOS 12"),
      .init(
        "2️⃣", ImpossibleStyle.code, "the colours of dark appearance are only available in iOS 13 or newer",
        notes: ["in the environment 'night'"])),
    LintedSpec(
      "features of iOS 14, 13 and 9",
      """
      metrics: ios8
      host: 1️⃣list
      sections:
        - rows:
            - {text: a, content: 2️⃣cell}
            - {text: b, image: {symbol: 3️⃣gear}}
            - {stack: 4️⃣{views: [{label: c}]}}
      """,
      .init(
        "1️⃣", ImpossibleStyle.code, "collection view lists are only available in iOS 14 or newer, and this is iOS 8"),
      .init(
        "2️⃣", ImpossibleStyle.code, "content configurations are only available in iOS 14 or newer, and this is iOS 8"),
      .init("3️⃣", ImpossibleStyle.code, "symbols are only available in iOS 13 or newer, and this is iOS 8"),
      .init("4️⃣", ImpossibleStyle.code, "stack views are only available in iOS 9 or newer, and this is iOS 8")),
    LintedSpec(
      "heights that a plain table does not follow from iOS 13 on",
      """
      style: plain
      sectionHeaderHeight: 1️⃣40
      sectionFooterHeight: 2️⃣60
      environments: [{metrics: ios12, name: old}, {metrics: ios17, name: new}]
      sections: [{rows: [a]}, {rows: [b]}]
      """,
      .init(
        "1️⃣", ImpossibleStyle.code,
        "iOS 17 makes headers without a title of a plain table 28 high, whatever 'sectionHeaderHeight' is",
        notes: ["in the environment 'new'"]),
      .init(
        "2️⃣", ImpossibleStyle.code,
        "iOS 17 makes footers without a title of a plain table 28 high, whatever 'sectionFooterHeight' is",
        notes: ["in the environment 'new'"])),
    LintedSpec(
      "heights that Interface Builder writes into every plain table, and one of its own",
      """
      style: plain
      sectionHeaderHeight: 28
      sectionFooterHeight: 60
      sections: [{footer: {height: 60}, rows: [a]}]
      """),
    LintedSpec(
      "a detail button before it existed",
      "metrics: ios6\nsections: [{rows: [{text: a, accessory: 1️⃣detailButton}]}]",
      .init("1️⃣", ImpossibleStyle.code, "detail buttons without an indicator are only available in iOS 7 or newer")),
    LintedSpec(
      "what SwiftUI's lists got later, or lost",
      """
      metrics: ios17
      host: swiftui
      sectionHeaderTopPadding: 1️⃣0
      cellLayoutMarginsFollowReadableWidth: 2️⃣true
      sectionIndex: 3️⃣[A]
      tintColor: systemMint
      sections: [{separatorStyle: none, rows: [{text: a, swipeActions: {trailing: [Delete]}}]}]
      """,
      .init(
        "1️⃣", ImpossibleStyle.code,
        "lists of SwiftUI have no paddings above headers from iOS 16 on, and this is iOS 17"),
      .init("2️⃣", ImpossibleStyle.code, "lists of SwiftUI have no readable margins of cells from iOS 16 on"),
      .init(
        "3️⃣", ImpossibleStyle.code,
        "section indexes are only available in iOS 26 or newer in lists of SwiftUI, and this is iOS 17")),
    LintedSpec(
      "what the same lists lacked in iOS 14, wherever it is written",
      """
      metrics: ios14
      host: swiftui
      tintColor: 1️⃣systemMint
      appearance:
        - label: {color: 2️⃣systemCyan}
      sections:
        - header: {title: {text: Cities, color: 3️⃣systemMint}}
          separatorStyle: 4️⃣none
          rows:
            - {text: a, swipeActions: 5️⃣{trailing: [Delete]}}
            - {views: [{button: {title: Go, configuration: 6️⃣filled}, frame: [0, 0, 90, 30]}]}
      """,
      .init("1️⃣", ImpossibleStyle.code, "colours such as 'systemMint' are only available in iOS 15 or newer"),
      .init("2️⃣", ImpossibleStyle.code, "colours such as 'systemCyan' are only available in iOS 15 or newer"),
      .init("3️⃣", ImpossibleStyle.code, "colours such as 'systemMint' are only available in iOS 15 or newer"),
      .init(
        "4️⃣", ImpossibleStyle.code,
        "separators of single rows are only available in iOS 15 or newer in lists of SwiftUI"),
      .init("5️⃣", ImpossibleStyle.code, "swipe actions are only available in iOS 15 or newer in lists of SwiftUI"),
      .init("6️⃣", ImpossibleStyle.code, "button configurations are only available in iOS 15 or newer")),
    LintedSpec(
      "text styles before their systems",
      """
      metrics: ios8
      largeTitle: 1️⃣true
      sections:
        - rows:
            - {text: {text: a, font: {style: 2️⃣callout}}}
            - {text: {text: b, font: {style: 3️⃣largeTitle}}}
            - {text: {text: c, font: {style: body}}}
      """,
      .init("1️⃣", ImpossibleStyle.code, "large titles are only available in iOS 11 or newer, and this is iOS 8"),
      .init("2️⃣", ImpossibleStyle.code, "texts in the style 'callout' are only available in iOS 9 or newer"),
      .init("3️⃣", ImpossibleStyle.code, "texts in the style 'largeTitle' are only available in iOS 11 or newer")),
    LintedSpec(
      "SwiftUI and text sizes before them",
      """
      host: 1️⃣swiftui
      environments: [{name: old, metrics: ios6, contentSize: 2️⃣xl}]
      sections: [{rows: [a]}]
      """,
      .init("1️⃣", ImpossibleStyle.code, "lists of SwiftUI are only available in iOS 13 or newer, and this is iOS 6"),
      .init("2️⃣", ImpossibleStyle.code, "preferred text sizes are only available in iOS 7 or newer")),
    .passes(
      ImpossibleStyle.code, "everything that is dated, in a system that has it",
      """
      metrics: ios26
      host: swiftui
      sectionIndex: [A]
      tintColor: systemMint
      sections:
        - separatorStyle: none
          rows:
            - when: {appearance: dark}
              text: {text: a, font: {style: largeTitle, design: rounded}}
              image: {symbol: gear}
              swipeActions: {leading: [Pin]}
      """),
    .passes(
      ImpossibleStyle.code, "an old version without new styles, and a new one with them",
      "metrics: ios12\nstyle: grouped\nsections: [{rows: [{text: a, accessory: detailButton}]}]"),
  ]

  private static let appearance: [LintedSpec] = [
    LintedSpec(
      "values that rules would set, in a row, a template, a control, a view, a header and the table",
      """
      tintColor: 1️⃣systemRed
      appearance:
        - table: {tintColor: systemBlue}
        - label: {color: label, font: 15}
        - badge: {color: systemPink}
        - cell: {background: systemBackground}
          in: section#a
        - headerFooter: {background: clear}
      templates:
        t: {text: {font: 2️⃣16}}
      sections:
        - id: a
          header: {title: {text: A, color: 3️⃣secondaryLabel}, background: 4️⃣systemBackground}
          rows:
            - {use: t, text: a, background: 5️⃣secondarySystemBackground}
            - {use: t, text: b, accessory: {badge: {text: "1", color: 6️⃣systemPink}}}
            - {views: [{label: c, frame: [0, 0, 90, 22], font: 7️⃣15}]}
      """,
      .init(
        "1️⃣", SilencedAppearance.code, "this overrides an appearance rule, which gives the table another 'tintColor'"),
      .init("2️⃣", SilencedAppearance.code, "this overrides an appearance rule, which gives the label another 'font'"),
      .init("3️⃣", SilencedAppearance.code, "this overrides an appearance rule, which gives the label another 'color'"),
      .init(
        "4️⃣", SilencedAppearance.code,
        "this overrides an appearance rule, which gives the headerFooter another 'background'"),
      .init(
        "5️⃣", SilencedAppearance.code, "this overrides an appearance rule, which gives the cell another 'background'"),
      .init("6️⃣", SilencedAppearance.code, "this repeats the value that an appearance rule gives the badge"),
      .init("7️⃣", SilencedAppearance.code, "this repeats the value that an appearance rule gives the label")),
    LintedSpec(
      "the winning one of several rules, and values of a variant, a custom accessory and a stack's views",
      """
      appearance:
        - label: {color: systemRed}
          in: section#a
        - label: {color: systemBlue}
        - view: {background: systemRed}
          class: Tag
        - label: {background: systemBackground}
      sections:
        - id: a
          rows:
            - {text: {text: a, color: 1️⃣systemRed}}
            - {text: b, variants: [{when: {idiom: pad}, text: {text: c, color: 2️⃣systemRed}}]}
            - {text: d, accessory: {label: {text: e, color: 3️⃣systemBlue}}}
            - {stack: {views: [{label: f, class: Tag, background: 4️⃣systemBackground}]}}
      """,
      .init("1️⃣", SilencedAppearance.code, "this repeats the value that an appearance rule gives the label"),
      .init("2️⃣", SilencedAppearance.code, "this repeats the value that an appearance rule gives the label"),
      .init("3️⃣", SilencedAppearance.code, "this overrides an appearance rule, which gives the label another 'color'"),
      .init(
        "4️⃣", SilencedAppearance.code, "this overrides an appearance rule, which gives the label another 'background'")),
    .passes(
      SilencedAppearance.code, "values that no rule would set, or only elsewhere",
      """
      appearance:
        - label: {font: 15}
        - label: {color: secondaryLabel}
          in: footer
      sections:
        - footer: Below
          rows: [{text: {text: a, color: label}}]
      """),
  ]

  private static let compiler: [LintedSpec] = [
    LintedSpec(
      "the compiler's own warnings",
      """
      templates: {1️⃣t: {height: 60}}
      sections: [{rows: [{text: a, 2️⃣detailText: b}]}]
      """,
      .init("1️⃣", .unusedTemplate, "no row uses the template 't'"),
      .init("2️⃣", .unshownDetailText, "the cell style 'default'"))
  ]
}
