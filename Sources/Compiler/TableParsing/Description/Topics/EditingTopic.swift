import TableIR

extension ReferenceTopic {
  static let editing = ReferenceTopic(
    name: "editing", title: "Editing and swipe actions",
    about: "the controls for deleting, inserting and moving rows; the buttons of a row that is swiped open",
    text: """
      A row declares what it shows while its table is edited, and the actions that it shows when it is swiped open. An environment's
      [state](#state) puts the table into that state, or a flag does: `--state editing`, `--state swiped=ann`.
      """,
    mappings: [
      DescribedMapping(
        .editing,
        LanguageExample(
          "A row that can be deleted and moved; one that inserts; one that can only be moved and stays where it is",
          """
          rows:
            - {text: Lisbon, editing: {style: delete, reorder: true}}
            - {text: Add City, editing: insert}
            - {text: Porto, editing: {style: none, reorder: true, indent: false}}
          """)),
      DescribedMapping(
        MappingType<SwipeActions>.swipeActions.description,
        [
          LanguageExample(
            "Two buttons at the trailing edge and one at the leading edge",
            """
            rows:
              - id: ann
                text: Ann Archer
                swipeActions: {leading: [Pin], trailing: [{title: Delete, style: destructive}, Archive]}
            """)
        ]),
      DescribedMapping(
        .swipeAction,
        LanguageExample(
          "A red button with a symbol; an indigo one",
          """
          rows:
            - id: ann
              text: Ann Archer
              swipeActions:
                trailing:
                  - {title: Delete, style: destructive, image: {symbol: trash}}
                  - {title: Later, backgroundColor: systemIndigo}
          """)),
    ])
}
