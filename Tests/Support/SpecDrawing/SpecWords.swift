import TableSupport

/// What stands in drawn specs where the schema leaves it open: names that mean something, texts, and numbers that show.
enum SpecWords {
  /// Texts of keys that name something.
  static func names(for place: SpecLanguage.Place) -> [String]? {
    switch (place.mapping, place.key) {
    case ("section", "id"): ["s0", "s1", "s2", "section-1", "section-7"]
    case ("row", "id"): ["r0", "r1", "r2", "r3", "r4", "r5", "section-2"]
    case (_, "id"): ["v0", "v1", "v2"]
    case (_, "class"): ["RoundedLabel", "BigCell"]
    case (_, "image"), (_, "highlightedImage"): DrawnFiles.images
    case (_, "symbol"): ["star", "gearshape.fill", "wifi"]
    case (_, "use"): templates
    case (_, "selected"), (_, "highlighted"), (_, "swiped"), ("swipedRow", "row"): ["r0", "r1", "r2"]
    case ("environment", "name"): ["small", "wide"]
    case ("environment", "language"): ["de", "ar", "en"]
    case (_, "key"): ["Wi-Fi", "Ann", "missing"]
    case (_, "metrics"): ["ios6", "ios7", "ios9", "ios12", "ios15", "ios17", "ios26", "ours.yaml"]
    case ("profile", "name"): ["ours"]
    case ("profile", "extends"): ["ios7", "ios12", "ios15", "ios17", "ios26", "base.yaml"]
    case (_, "in"):
      [
        "table", "section", "section#s0", "header", "footer", "headerFooter", "tableHeader", "cell", "cell#r0", "stack",
        "view", "BigCell",
      ]
    case (_, "titles"), (_, "sectionIndex"): ["A", "B", "C", "{search}", "Long"]
    case (_, "constraints"):
      [
        "superview.height >= 70", "superview.height >= 90 @750", "contentView.height >= superview.width * 0.25",
      ]
    case ("table", "include"): ["_table.yaml"]
    case ("section", "include"): ["_sections.yaml"]
    case ("row", "include"): ["_rows.yaml"]
    default: nil
    }
  }

  /// Keys without which there is nothing to see of another.
  static let companions: [String: [String]] = [
    "detailText": ["style"], "style": ["detailText"], "highlightedImage": ["image"],
    "indentationWidth": ["indentationLevel"], "cornerRadius": ["color", "background"], "designSize": ["views"],
    "autoresizing": ["background"], "largeTitle": ["style"],
  ]

  static let templates = ["base", "other"]

  /// What matches the patterns of the schema that no key's own names do.
  static let patterned = [
    "#a0f", "#ff8800", "#11223380", "#00ff00", "red.png", "grid.png", "star", "small", "ios17", "16:9",
    "Drawn.xcstrings", "Drawn.xcassets", "de", "ar",
  ]

  /// What the name of a colour matches that is not in digits.
  static let colorPattern = "^[^#]"
  static let colors = ["label", "systemBlue", "secondarySystemGroupedBackground", "red"]

  static let texts = [
    "Ann", "Ben", "Wi-Fi", "7", "A", "Some other information", "Ends here", "שלום", long, long,
  ]

  private static let long = "A text that is longer than a row of a small phone is wide, so that it wraps or is cut"

  static func numbers(for place: SpecLanguage.Place) -> [Double] {
    switch (place.mapping, place.key) {
    case ("environment", "size"), ("environment", "window"), (_, "expanded"): [320, 375, 507, 768, 1_024]
    case (_, "repeat"): [0, 1, 2, 3]
    case (_, "ios"): [6, 9, 12, 15, 17, 26]
    case (_, "designSize"): [44, 60, 320, 400]
    case (_, "font"), ("font", "size"), (_, "pointSize"): [10, 12, 17, 22, 34]
    case (_, "frame"): [0, 4, 10, 20, 30.5, 44, 60, 100, -4]
    case (_, "cornerRadius"), ("border", "width"): [0, 1, 2, 4, 8, 12]
    default: [0, 1, 2, 3, 4, 8, 10.5, 20, 30, 44, 60, 120, 0.25, 0.5, 0.75, -1, -4]
    }
  }
}
