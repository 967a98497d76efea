import TableDiagnostics

/// E0110: the wrong type, for every shape.
enum ValueMarkers {
  static let cases: [MarkedSpec] =
    wrongTypes.map(\.spec) + empty + [
      MarkedSpec(
        "two problems in one row",
        "tablespec: 1\nsections:\n  - rows:\n      - text: {font: {size: 1️⃣x}, lines: 2️⃣y}\n        height: 3️⃣z\n",
        Finding("1️⃣", .wrongType, "'size' in a font must be a number, not text"),
        Finding("2️⃣", .wrongType, "'lines' in text must be a number, not text"),
        Finding("3️⃣", .wrongType, "'height' in a row must be a number or automatic, not text"))
    ]

  struct WrongType {
    var before: String
    var value: String
    var message: String
    var after: String

    init(_ before: String, _ value: String, _ message: String, _ after: String = "") {
      (self.before, self.value, self.message, self.after) = (before, value, message, after)
    }

    var spec: MarkedSpec {
      MarkedSpec(
        "wrong type: " + message, "tablespec: 1\n" + before + "1️⃣" + value + after + "\n",
        Finding("1️⃣", .wrongType, message, under: value))
    }
  }

  private static let row = "sections: [{rows: [{"
  private static let end = "}]}]"
  private static let views = "tableHeader: {views: [{"

  static let wrongTypes: [WrongType] = [
    WrongType(
      row + "text: {lineBreakMode: ", "[a]",
      "'lineBreakMode' in text must be one of wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle, not a list",
      "}" + end),
    WrongType(
      row + "text: {lineBreakStrategy: ", "[a]",
      "'lineBreakStrategy' in text must be one of none, pushOut, hangulWordPriority, standard, not a list",
      "}" + end),
    WrongType(
      row + "text: {minimumScaleFactor: ", "half", "'minimumScaleFactor' in text must be a number, not text",
      "}" + end),
    WrongType("name: ", "[a]", "'name' in the table must be text, not a list"),
    WrongType("style: ", "{a: b}", "'style' in the table must be one of plain, grouped, insetGrouped, not a mapping"),
    WrongType("rowHeight: ", "tall", "'rowHeight' in the table must be a number or automatic, not text"),
    WrongType("rowHeight: ", "[1]", "'rowHeight' in the table must be a number or automatic, not a list"),
    WrongType("rowHeight: ", "true", "'rowHeight' in the table must be a number or automatic, not true or false"),
    WrongType("sectionHeaderHeight: ", "{}", "'sectionHeaderHeight' in the table must be a number, not a mapping"),
    WrongType(
      "tintColor: ", "[red]", "'tintColor' in the table must be a colour or a mapping with light and dark, not a list"),
    WrongType(
      "background: ", "[red]", "'background' in the table must be a colour, an image file or a mapping, not a list"),
    WrongType("background: {gradient: ", "red", "'gradient' in a background must be a list, not text", "}"),
    WrongType(
      "background: {gradient: ", "[red]", "'gradient' in a background must have from 2 to 16 elements, not 1", "}"),
    WrongType(
      "background: {gradient: ", "[\(String(repeating: "red, ", count: 16))red]",
      "'gradient' in a background must have from 2 to 16 elements, not 17", "}"),
    WrongType(
      "background: {gradient: [red, ", "[blue]",
      "an element of 'gradient' in a background must be a colour or a mapping with light and dark, not a list", "]}"),
    WrongType("backgrounds: ", "red", "'backgrounds' in the table must be a mapping, not text"),
    WrongType(
      "separatorStyle: {inset: [1, ", "a", "an element of 'inset' in a separator must be a number, not text", "]}"),
    WrongType(
      "separatorStyle: {inset: ", "[1, 2, 3]",
      "'inset' in a separator must be [leading, trailing], and this has 3 elements", "}"),
    WrongType(
      "separatorStyle: {inset: ", "{a: 1}", "'inset' in a separator must be [leading, trailing], not a mapping", "}"),
    WrongType("tableHeader: ", "Friends", "'tableHeader' in the table must be a mapping, not text"),
    WrongType(
      "tableHeader: {views: ", "{label: a}", "'views' in a table header or footer must be a list, not a mapping", "}"),
    WrongType(
      "tableHeader: {views: [", "label",
      "an element of 'views' in a table header or footer must be a mapping, not text", "]}"),
    WrongType(views + "frame: ", "10", "'frame' in a view must be [x, y, width, height], not a whole number", "}]}"),
    WrongType(
      views + "frame: ", "[1, 2]", "'frame' in a view must be [x, y, width, height], and this has 2 elements", "}]}"),
    WrongType(views + "frame: [0, 0, 10, ", "no", "an element of 'frame' in a view must be a number, not text", "]}]}"),
    WrongType("templates: ", "[t]", "'templates' in the table must be a mapping from names to rows, not a list"),
    WrongType("templates: {t: ", "text", "the template 't' must be a mapping, not text", "}"),
    WrongType("sections: ", "none", "'sections' in the table must be a list of sections, not text"),
    WrongType("sections: [", "a", "a section must be a mapping, not text", "]"),
    WrongType("sections: [{rows: ", "Ann", "'rows' in a section must be a list of rows, not text", "}]"),
    WrongType("sections: [{rows: [", "[Ann]", "a row must be text or a mapping, not a list", "]}]"),
    WrongType("sections: [{header: ", "[a]", "'header' in a section must be text, not a list", "}]"),
    WrongType(row + "id: ", "[a]", "'id' in a row must be an id, not a list", end),
    WrongType(row + "text: [", "[a]", "an element of 'text' in a row must be text, not a list", "]" + end),
    WrongType(row + "text: {font: ", "[a]", "'font' in text must be a number or a mapping, not a list", "}" + end),
    WrongType(row + "text: {lines: ", "1.5", "'lines' in text must be a whole number, not a number", "}" + end),
    WrongType(row + "text: {shadow: ", "red", "'shadow' in text must be a mapping, not text", "}" + end),
    WrongType(row + "image: ", "[a]", "'image' in a row must be the path of an image file, not a list", end),
    WrongType(
      row + "image: {size: ", "24", "'size' in an image must be [width, height], not a whole number", "}" + end),
    WrongType(
      row + "editingAccessory: ", "[a]",
      "'editingAccessory' in a row must be one of none, disclosureIndicator, detailDisclosureButton, detailButton, checkmark, switch, slider, stepper, activityIndicator, progressView, chevron, outlineDisclosure, or a mapping, not a list",
      end),
    WrongType(row + "accessory: {switch: ", "maybe", "'switch' in an accessory must be on or off, not text", "}" + end),
    WrongType(row + "accessory: {slider: ", "half", "'slider' in an accessory must be a number, not text", "}" + end),
    WrongType(
      row + "accessory: {button: [", "[a]",
      "an element of 'button' in an accessory must be text, not a list",
      "]}" + end),
    WrongType(row + "accessory: {chevron: ", "red", "'chevron' in an accessory must be a mapping, not text", "}" + end),
    WrongType(row + "selected: ", "1", "'selected' in a row must be true or false, not a whole number", end),
    WrongType(row + "selected: ", "[true]", "'selected' in a row must be true or false, not a list", end),
    WrongType(row + "use: ", "[a]", "'use' in a row must be a template's name, not a list", end),
    WrongType(row + "each: ", "Ann", "'each' in a row must be a list, not text", end),
    WrongType(
      row + "each: [", "[a]", "an element of 'each' in a row must be text or a mapping from names to text, not a list",
      "]" + end),
    WrongType(row + "each: [{tags: ", "[a]", "'tags' in an element of 'each' must be text, not a list", "}]" + end),
    WrongType(row + "include: ", "[a]", "'include' in a row must be the path of a file, not a list", end),
    WrongType(
      "sections: [{include: ", "{a: b}", "'include' in a section must be the path of a file, not a mapping", "}]"),
    WrongType("include: ", "{a: b}", "'include' in the table must be a file or a list of files, not a mapping"),
    WrongType("include: [", "[a]", "an element of 'include' in the table must be the path of a file, not a list", "]"),
  ]

  static let empty: [MarkedSpec] = [
    MarkedSpec(
      "a text without a value",
      "tablespec: 1\nsections:\n  - header:1️⃣\n    rows:\n      - text:2️⃣\n        indentationLevel: 0\n",
      Finding("1️⃣", .emptyValue, "'header' in a section has no value", label: "read as an empty string"),
      Finding("2️⃣", .emptyValue, "'text' in a row has no value", help: "write \"\"")),
    MarkedSpec(
      "rows without a value", "tablespec: 1\nsections:\n  - rows:1️⃣\n",
      Finding(
        "1️⃣", .wrongType, "'rows' in a section must be a list of rows, not empty", label: "a value is missing here",
        help: "leave the key out")),
    MarkedSpec(
      "a number without a value", "tablespec: 1\nrowHeight:1️⃣\nstyle:2️⃣\n",
      Finding("1️⃣", .wrongType, "'rowHeight' in the table must be a number or automatic, not empty"),
      Finding("2️⃣", .wrongType, "'style' in the table must be one of plain, grouped, insetGrouped, not empty")),
    MarkedSpec(
      "a name that is null", "tablespec: 1\nsections: [{rows: [{id: 1️⃣~, image: 2️⃣null}, {use: 3️⃣''}]}]\n",
      Finding("1️⃣", .wrongType, "'id' in a row must be an id, not empty"),
      Finding("2️⃣", .wrongType, "'image' in a row must be the path of an image file, not empty"),
      Finding("3️⃣", .wrongType, "'use' in a row must be a template's name, not an empty text")),
  ]
}
