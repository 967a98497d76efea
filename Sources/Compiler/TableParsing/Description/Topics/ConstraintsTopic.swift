import TableIR

extension ReferenceTopic {
  static let constraints = ReferenceTopic(
    name: "constraints", title: "Constraints and priorities",
    about: "how constraints are written; pins; content hugging and compression resistance",
    text: ReferenceChapter(ConstraintReference().markdown()).text,
    mappings: [
      DescribedMapping(
        .pin,
        LanguageExample(
          "A card that keeps to the margins, with a label in its corner and another one at its centre",
          """
          rows:
            - height: 120
              views:
                - id: card
                  background: tertiarySystemFill
                  pin: {leading: margins, trailing: margins, top: 8, bottom: 8}
                  views:
                    - {label: New, pin: {left: 8, top: 8}}
                    - {label: Peaks, pin: {centerX: 0, centerY: 0}}
                    - {label: "9:41", pin: {right: 8, bottom: 8}}
          """)),
      DescribedMapping(
        .priorities,
        LanguageExample(
          "A label that stays as wide as its text while the other one is truncated",
          """
          rows:
            - stack:
                spacing: 8
                views:
                  - {label: Études for Square Wheels and other pieces of the year}
                  - {label: "9:41", hugging: {horizontal: 751, vertical: 251}, compression: {horizontal: 751, vertical: 750}}
          """)),
    ], chapters: [ReferenceChapter(PriorityReference().markdown())])
}
