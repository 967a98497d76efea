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
          """),
        LanguageExample(
          "A text that the string catalog has in several languages, by its key",
          """
          strings: strings/Settings.xcstrings
          sections:
            - rows:
                - text: {key: settings.airplane, font: {weight: semibold}}
          """),
        LanguageExample(
          "The plural of a text for a number",
          """
          strings: strings/Settings.xcstrings
          sections:
            - rows:
                - text: {key: devices.count, arguments: 3}
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
          """),
        LanguageExample(
          "Two runs, one of which is translated",
          """
          strings: strings/Settings.xcstrings
          sections:
            - rows:
                - text: [{key: settings.airplane, weight: semibold}, {text: " · %@", arguments: "9:41"}]
          """)),
      DescribedMapping(
        .phrase,
        LanguageExample(
          "Titles and a placeholder by their keys, and a text for a key that the catalog does not have",
          """
          strings: strings/Settings.xcstrings
          sections:
            - rows:
                - text: Appearance
                  accessory: {segmentedControl: [{key: appearance.light}, {key: appearance.dark}]}
                  swipeActions: {trailing: [{title: {key: action.reset}}]}
                - {text: Name, accessory: {textField: {placeholder: {key: name.placeholder, text: Required}}}}
                - {text: Rename, swipeActions: {trailing: [{title: {text: "Rename %lld of %lld", arguments: [2, 3]}}]}}
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
    ],
    chapters: [languages])

  private static let languages = ReferenceChapter(
    """
    ## Languages

    With `strings`, a table shows the texts of the app's string catalog, as the app does. A text written alone is its own key, as in
    `Text("Wi-Fi")` and `NSLocalizedString`: where the catalog has no such key, the text stays. `{key: settings.wifi}` names a key, and \
    `{key: settings.wifi, text: Wi-Fi}` has a text for a catalog without it, too. A project names its catalog once, as `strings` of its \
    configuration, for all specs that name none.

    The language is that of an [environment](#environment), or of `--language`: `de`, or `all` for every language of the catalog. Without one, it is
    the catalog's source language. A text that is not translated is shown in a wider language (`de` for `de-AT`), or else in the source language, as in
    Foundation. The direction follows the language unless `direction` sets it. Of texts that differ by device, that of the environment's
    kind of device is shown.

    `{key: items.count, arguments: 3}` is what `String(localized:)` shows with 3: the plural form that the language has for the number, by the rules of
    CLDR, with the number in the place of `%lld`. Several arguments are a list, `arguments: [3, Ann]`; the first number chooses the form. Numbers are
    written without a language's separators; write `"1,000"` for a text with them. Without arguments, the form `other` is shown, and `%@` and `%lld` stay
    as they are; editors and `tablec explain` tell which forms there are.

    `tablec compile Specs --extract-strings Localizable.xcstrings` adds the texts that specs show to a catalog, without changing what it has.
    `tablec lint Specs --languages all` finds texts that are truncated in a language, and those without a translation.
    """)
}
