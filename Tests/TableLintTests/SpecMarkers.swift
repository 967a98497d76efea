enum SpecMarkers {
  static let cases: [LintedSpec] = ids + styles + compiler

  private static let ids: [LintedSpec] = [
    LintedSpec(
      "two views of one name, in a stack too",
      """
      tableHeader: {views: [{id: a, frame: [0, 0, 9, 9]}, {id: 1️⃣a, frame: [0, 0, 9, 9]}]}
      sections:
        - rows:
            - stack: {views: [{id: 3️⃣b, label: x}, {stack: {views: [{id: 2️⃣b, label: y}]}}]}
      """,
      .init("1️⃣", .duplicateViewID, "the id 'a' is taken", notes: ["first used here"]),
      .init("2️⃣", .duplicateViewID, "the id 'b' is taken")),
    .passes(
      .duplicateViewID, "one name in several rows, and a repeated row",
      """
      sections:
        - rows:
            - {repeat: 2, views: [{id: a, label: x, frame: [0, 0, 90, 22]}]}
            - {views: [{id: a, label: x, frame: [0, 0, 90, 22]}, {label: y, frame: [100, 0, 90, 22]}]}
      """),
  ]

  private static let styles: [LintedSpec] = [
    LintedSpec(
      "what came later",
      """
      metrics: ios12
      style: 1️⃣insetGrouped
      environments:
        - {name: day, device: iphone-8}
        - {name: night, device: iphone-8, appearance: 2️⃣dark}
      sections: [{rows: [a]}]
      """,
      .init("1️⃣", .impossibleStyle, "there are no inset groups before iOS 13, and this is iOS 12"),
      .init("2️⃣", .impossibleStyle, "there is no dark appearance before iOS 13", notes: ["in the environment 'night'"])),
    LintedSpec(
      "a detail button before there was one",
      "metrics: ios6\nsections: [{rows: [{text: a, accessory: 1️⃣detailButton}]}]",
      .init("1️⃣", .impossibleStyle, "there is no detail button before iOS 7")),
    .passes(
      .impossibleStyle, "an old era without new styles, and a new one with them",
      "metrics: ios12\nstyle: grouped\nsections: [{rows: [{text: a, accessory: detailButton}]}]"),
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
