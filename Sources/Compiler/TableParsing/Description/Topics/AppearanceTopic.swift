import TableIR

extension ReferenceTopic {
  static let appearance = ReferenceTopic(
    name: "appearance", title: "Appearance rules",
    about: "the appearance of all views of a class, as `UIAppearance` sets it",
    text: """
      `appearance` is a list of rules. A rule names a class of views and the properties that it sets. It can be limited to containers
      (`in`), to a custom class (`class`) and to environments (`when`).
      """,
    mappings: [DescribedMapping(MappingType<AppearanceDraft>.appearanceRule.description, rules)]
      + AppearanceWords.types.map { type in DescribedMapping(type.description, [example(of: type)]) })

  private static let rules = [
    LanguageExample(
      "All labels, labels in headers, and labels of a custom class in dark",
      """
      appearance:
        - label: {color: "#40281a"}
        - label: {color: systemOrange, font: {weight: bold}}
          in: header
        - label: {background: systemTeal}
          class: RoundedLabel
          when: {appearance: dark}
      sections:
        - header: Friends
          rows: [{stack: {views: [{label: Ann Archer}, {label: New, class: RoundedLabel}]}}]
      """),
    LanguageExample(
      "A rule for every class that has one",
      "appearance:\n"
        + AppearanceWords.kinds.map { "  - \($0.word): {\(setting(of: $0.type.keys[0].name, in: $0.type.name))}" }
        .joined(separator: "\n") + "\n" + sections(everything)),
  ]

  /// A rule that sets every property, with a view that follows it.
  private static func example(of type: MappingType<AppearanceDraft>) -> LanguageExample {
    let word = AppearanceWords.kinds.first { $0.type.name == type.name }?.word
    let settings = type.keys.map { setting(of: $0.name, in: type.name) }
    let rule =
      word.map { "\($0):\n" + settings.map { "      \($0)" }.joined(separator: "\n") }
      ?? "button:\n      title:\n" + settings.map { "        \($0)" }.joined(separator: "\n")
    return LanguageExample(
      word == nil ? "The titles of buttons" : "Every property",
      "appearance:\n  - \(rule)\n" + sections([row(for: word ?? "button")]))
  }

  private static let everything = AppearanceWords.kinds.map(\.word).filter {
    !["table", "cell", "headerFooter", "view"].contains($0)
  }.map(row)

  private static func sections(_ rows: [String]) -> String {
    "sections:\n  - header: Friends\n    rows:\n" + rows.map { "      - \($0)" }.joined(separator: "\n")
  }

  /// A row with a view of a class.
  private static func row(for word: String) -> String {
    switch word {
    case "table", "cell", "headerFooter": "Ann Archer"
    case "accessory": "{text: Ann Archer, accessory: disclosureIndicator}"
    case "view": view("background: systemGray6")
    case "label": view("label: Ann Archer")
    case "image": view("image: {size: [24, 24]}")
    case "stack": view("stack: {views: [{label: Ann Archer}]}")
    default: view("\(word): \(ControlWords.all.first { $0.name == word }?.example ?? "{}")")
    }
  }

  private static func view(_ content: String) -> String { "{views: [{\(content), frame: [16, 6, 160, 32]}]}" }

  private static func setting(of key: String, in type: String) -> String {
    let value =
      switch key {
      case "font": "{weight: semibold}"
      case "alignment": "center"
      case "shadow": "{color: white}"
      case "cornerRadius": "6"
      case "alpha": "0.8"
      case "title", "text": "{color: systemTeal}"
      case "background": type == "cellAppearance" ? "{color: systemGray6, selected: systemTeal}" : "systemGray6"
      default: "systemTeal"
      }
    return "\(key): \(value)"
  }
}
