import TableIR

extension ReferenceTopic {
  static let environments = ReferenceTopic(
    name: "environments", title: "Environments, states and conditions",
    about: "the devices, appearances, text sizes and states a table is shown in; what exists only in some of them",
    text: """
      `environments` lists where the table is shown: `tablec compile` writes outputs for each, and `tablec lint` checks each. `when` limits
      a section, a row, a variant or an appearance rule to some of them.
      """,
    mappings: [
      DescribedMapping(
        .environment,
        LanguageExample(
          "An iPhone in light and dark with every text size, an iPad in landscape beside another app, and a screen of no device",
          """
          environments:
            - {name: phone, device: iphone-se, contentSize: all, appearance: [light, dark]}
            - {name: pad, device: ipad, orientation: landscape, window: half, split: expanded, direction: rtl}
            - {name: panel, size: [480, 320], scale: 2, metrics: ios18, state: editing}
          """),
        LanguageExample(
          "A small phone in each language of the strings",
          """
          strings: strings/Settings.xcstrings
          environments:
            - {device: iphone-se, language: all}
          """)),
      DescribedMapping(
        .split,
        LanguageExample(
          "A primary column of 375 points",
          """
          environments:
            - {device: ipad-pro-13, orientation: landscape, split: {expanded: 375}}
          """)),
      DescribedMapping(
        .state,
        LanguageExample(
          "A selected row, a highlighted row, a swiped row, a table that is edited, one that is scrolled",
          """
          environments:
            - {name: chosen, state: {selected: ann}}
            - {name: touched, state: {highlighted: [ann, ben]}}
            - {name: swiped, state: {swiped: ben}}
            - {name: edited, state: {editing: true, selected: [ann]}}
            - {name: scrolled, state: {contentOffset: 120}}
          sections:
            - rows:
                - {id: ann, text: Ann Archer}
                - {id: ben, text: Ben Okafor, editing: delete}
          """)),
      DescribedMapping(
        .swipedRow,
        LanguageExample(
          "The actions of the leading edge",
          """
          environments:
            - {state: {swiped: {row: ann, edge: leading}}}
          sections:
            - rows: [{id: ann, text: Ann Archer, swipeActions: {leading: [Pin]}}]
          """)),
      DescribedMapping(
        .condition,
        LanguageExample(
          "A row for iPads in landscape, one for split views, one for dark, one for large text, one for recent systems",
          """
          rows:
            - {text: Two columns, when: {idiom: pad, orientation: [landscape]}}
            - {text: Beside a detail, when: {split: expanded, horizontalSizeClass: compact, verticalSizeClass: regular}}
            - {text: At night, when: {appearance: dark, direction: ltr}}
            - {text: Read aloud, when: {accessibilitySize: true, editing: false}}
            - {text: Since iOS 16, when: {ios: [16, 26]}}
          """)),
    ])
}
