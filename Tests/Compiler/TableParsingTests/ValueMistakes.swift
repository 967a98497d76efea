import TableDiagnostics

/// Values of code, of other spellings and of other kinds.
enum ValueMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "a constant of Objective-C",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣UITableViewCellAccessoryDisclosureIndicator}]}]\n",
      Finding(
        "1️⃣", .badValue, "'UITableViewCellAccessoryDisclosureIndicator' is not a valid value for 'accessory' in a row",
        label: "did you mean 'disclosureIndicator'?", fix: "disclosureIndicator")),
    MarkedSpec(
      "values with a dot",
      "tablespec: 1\nsections: [{rows: [{text: a, accessory: 1️⃣.disclosureIndicator, style: 2️⃣.subtitle}]}]\n",
      Finding(
        "1️⃣", .badValue, "'.disclosureIndicator' is not a valid value for 'accessory' in a row",
        label: "did you mean 'disclosureIndicator'?", fix: "disclosureIndicator"),
      Finding(
        "2️⃣", .badValue, "'.subtitle' is not a valid value for 'style' in a row", label: "did you mean 'subtitle'?",
        fix: "subtitle")),
    MarkedSpec(
      "a value with its type", "tablespec: 1\nstyle: 1️⃣UITableView.Style.grouped\n",
      Finding(
        "1️⃣", .badValue, "'UITableView.Style.grouped' is not a valid value for 'style' in the table",
        label: "did you mean 'grouped'?", fix: "grouped")),
    MarkedSpec(
      "a table's style in Objective-C", "tablespec: 1\nstyle: 1️⃣UITableViewStyleGrouped\n",
      Finding(
        "1️⃣", .badValue, "'UITableViewStyleGrouped' is not a valid value for 'style' in the table",
        label: "did you mean 'grouped'?", fix: "grouped")),
    MarkedSpec(
      "a constant of another type", "tablespec: 1\nstyle: 1️⃣UITableViewCellStyleSubtitle\n",
      Finding(
        "1️⃣", .badValue, "'UITableViewCellStyleSubtitle' is not a valid value for 'style' in the table",
        help: "it is a value of 'style' in a row")),
    MarkedSpec(
      "a style in other letters", "tablespec: 1\nstyle: 1️⃣InsetGrouped\n",
      Finding(
        "1️⃣", .badValue, "'InsetGrouped' is not a valid value for 'style' in the table",
        label: "did you mean 'insetGrouped'?", fix: "insetGrouped")),
    MarkedSpec(
      "a style with a hyphen and no separators",
      "tablespec: 1\nstyle: 1️⃣inset-grouped\nseparatorStyle: 2️⃣UITableViewCellSeparatorStyleNone\n",
      Finding(
        "1️⃣", .badValue, "'inset-grouped' is not a valid value for 'style' in the table",
        label: "did you mean 'insetGrouped'?", fix: "insetGrouped"),
      Finding(
        "2️⃣", .badValue, "'UITableViewCellSeparatorStyleNone' is not a valid value for 'separatorStyle' in the table",
        label: "did you mean 'none'?", fix: "none")),
    MarkedSpec(
      "a cell style as Interface Builder has it",
      "tablespec: 1\nsections: [{rows: [{text: a, style: 1️⃣Right Detail}]}]\n",
      Finding(
        "1️⃣", .badValue, "'Right Detail' is not a valid value for 'style' in a row", label: "did you mean 'value1'?",
        fix: "value1")),
    MarkedSpec(
      "an alignment", "tablespec: 1\nsections: [{rows: [{text: {text: a, alignment: 1️⃣NSTextAlignmentCenter}}]}]\n",
      Finding(
        "1️⃣", .badValue, "'NSTextAlignmentCenter' is not a valid value for 'alignment' in text",
        label: "did you mean 'center'?", fix: "center")),
    MarkedSpec(
      "an alignment without a counterpart",
      "tablespec: 1\nsections: [{rows: [{text: {text: a, alignment: 1️⃣justified}}]}]\n",
      Finding(
        "1️⃣", .badValue, "'justified' is not a valid value for 'alignment' in text",
        help: "write 'natural': justified text is not supported")),
    MarkedSpec(
      "a content mode",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: [0, 0, 9, 9], image: {size: [1, 1]}, contentMode: 1️⃣UIViewContentModeScaleAspectFit}]}]}]\n",
      Finding(
        "1️⃣", .badValue, "'UIViewContentModeScaleAspectFit' is not a valid value for 'contentMode' in a view",
        label: "did you mean 'scaleAspectFit'?", fix: "scaleAspectFit")),
    MarkedSpec(
      "a weight", "tablespec: 1\nsections: [{rows: [{text: {text: a, font: {weight: 1️⃣UIFontWeightBold}}}]}]\n",
      Finding(
        "1️⃣", .badValue, "'UIFontWeightBold' is not a valid value for 'weight' in a font", label: "did you mean 'bold'?",
        fix: "bold")),
    MarkedSpec(
      "a weight for a font", "tablespec: 1\nsections: [{rows: [{text: {text: a, font: 1️⃣bold}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'font' in text must be a size, a text style or a mapping, not text",
        help: "write {weight: bold}",
        fix: "{weight: bold}")),
    MarkedSpec(
      "a font of code",
      "tablespec: 1\nsections: [{rows: [{text: {text: a, font: 1️⃣'UIFont.boldSystemFont(ofSize: 17)'}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'font' in text must be a size, a text style or a mapping, not quoted text",
        help: "write {size: 17, weight: bold}", fix: "{size: 17, weight: bold}")),
    MarkedSpec(
      "a font's name", "tablespec: 1\nsections: [{rows: [{text: {text: a, font: 1️⃣Avenir-Heavy}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'font' in text must be a size, a text style or a mapping, not text",
        help: "write {family: Avenir}",
        fix: "{family: Avenir}")),
    MarkedSpec(
      "colours of code",
      "tablespec: 1\nsections: [{rows: [{text: {text: a, color: 1️⃣UIColor.redColor}, background: 2️⃣[UIColor redColor]}]}]\n",
      Finding(
        "1️⃣", .badColor, "'UIColor.redColor' is not a valid colour", label: "did you mean 'red'?", fix: "red"),
      Finding(
        "2️⃣", .wrongType, "'background' in a row must be a colour, an image file or a mapping, not a list",
        help: "write red", fix: "red")),
    MarkedSpec(
      "a colour of numbers", "tablespec: 1\nsections: [{rows: [{text: {text: a, color: 1️⃣[1, 0, 0]}}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'color' in text must be a colour or a mapping with light and dark, not a list",
        help: "write \"#ff0000\"", fix: "\"#ff0000\"")),
    MarkedSpec(
      "colours that are nearly right",
      "tablespec: 1\nsections: [{rows: [{text: {text: a, color: 1️⃣sytemBlue, highlightedColor: 2️⃣ff0000}}]}]\n",
      Finding(
        "1️⃣", .badColor, "'sytemBlue' is not a valid colour", label: "did you mean 'systemBlue'?", fix: "systemBlue"),
      Finding(
        "2️⃣", .badColor, "'ff0000' is not a valid colour", label: "did you mean \"#ff0000\"?", fix: "\"#ff0000\"")),
    MarkedSpec(
      "an automatic height", "tablespec: 1\nrowHeight: 1️⃣UITableViewAutomaticDimension\n",
      Finding(
        "1️⃣", .wrongType, "'rowHeight' in the table must be a number or automatic, not text", help: "write automatic",
        fix: "automatic")),
    MarkedSpec(
      "a height that is no number", "tablespec: 1\nsections: [{rows: [{text: a, height: 1️⃣tall}]}]\n",
      Finding(
        "1️⃣", .wrongType, "'height' in a row must be a number or automatic, not text",
        help: "write a number, or automatic")),
    MarkedSpec(
      "an autoresizing mask",
      "tablespec: 1\nsections: [{rows: [{text: a, views: [{frame: [0, 0, 9, 9], autoresizing: [1️⃣UIViewAutoresizingFlexibleWidth]}]}]}]\n",
      Finding(
        "1️⃣", .badValue,
        "'UIViewAutoresizingFlexibleWidth' is not a valid value for an element of 'autoresizing' in a view",
        label: "did you mean 'flexibleWidth'?", fix: "flexibleWidth")),
  ]
}
