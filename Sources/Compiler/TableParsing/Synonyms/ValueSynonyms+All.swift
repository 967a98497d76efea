extension ValueSynonyms {
  static let all: [ValueSynonyms] = cells + texts + views + environments

  private static let cells = [
    ValueSynonyms(
      type: "UITableView.Style", constants: ["UITableViewStyle"], keys: ["table.style"],
      words: [
        "InsetGroupedListStyle": "insetGrouped", "GroupedListStyle": "grouped", "PlainListStyle": "plain",
        "inset": "plain",
        "cards": "insetGrouped", "DefaultListStyle": "insetGrouped", "automatic": "insetGrouped",
        "form": "insetGrouped",
      ],
      absent: [
        "sidebar": "write 'content: sidebarCell' in the rows",
        "SidebarListStyle": "write 'content: sidebarCell' in the rows",
      ]),
    ValueSynonyms(
      type: "UITableViewCell.CellStyle", constants: ["UITableViewCellStyle"], keys: ["row.style"],
      words: [
        "basic": "default", "rightDetail": "value1", "leftDetail": "value2", "detail": "subtitle", "value": "value1",
      ],
      absent: ["custom": "remove 'style' and write 'views' or 'stack'"]),
    ValueSynonyms(
      type: "UITableViewCell.AccessoryType", constants: ["UITableViewCellAccessoryType", "UITableViewCellAccessory"],
      keys: ["row.accessory", "row.editingAccessory"],
      words: [
        "disclosure": "disclosureIndicator", "arrow": "disclosureIndicator", "indicator": "disclosureIndicator",
        "push": "disclosureIndicator",
        "chevron.right": "disclosureIndicator", "detail": "detailButton", "info": "detailButton",
        "detailDisclosure": "detailDisclosureButton",
        "check": "checkmark", "checked": "checkmark", "tick": "checkmark", "false": "none",
        "true": "disclosureIndicator",
      ]),
    ValueSynonyms(
      type: "UITableViewCell.SelectionStyle", constants: ["UITableViewCellSelectionStyle"],
      keys: ["row.selectionStyle"],
      words: ["false": "none", "grey": "gray"]),
    ValueSynonyms(
      type: "UITableViewCell.EditingStyle", constants: ["UITableViewCellEditingStyle"],
      keys: ["row.editing", "editing.style"],
      words: ["true": "delete", "false": "none", "remove": "delete", "add": "insert"]),
    ValueSynonyms(
      type: "UITableViewCell.SeparatorStyle", constants: ["UITableViewCellSeparatorStyle"],
      keys: ["table.separatorStyle", "section.separatorStyle", "row.separatorStyle", "separator.style"],
      words: [
        "singleLineEtched": "singleLine", "line": "singleLine", "single": "singleLine", "default": "singleLine",
        "visible": "singleLine",
        "true": "singleLine", "hidden": "none", "false": "none", "clear": "none",
      ]),
    ValueSynonyms(
      type: "UIListContentConfiguration", constants: [], keys: ["row.content", "headerFooter.content"],
      words: [
        "cellConfiguration": "cell", "subtitleCellConfiguration": "subtitleCell", "valueCellConfiguration": "valueCell",
        "subtitle": "subtitleCell",
        "value": "valueCell", "default": "cell", "header": "groupedHeader", "footer": "groupedFooter",
      ],
      absent: [
        "prominentInsetGroupedHeader": "it was not observed: write 'groupedHeader'",
        "extraProminentInsetGroupedHeader": "it was not observed: write 'groupedHeader'",
      ]),
    ValueSynonyms(
      type: "UIContextualAction.Style", constants: ["UIContextualActionStyle", "UITableViewRowActionStyle"],
      keys: ["swipeAction.style"],
      words: ["delete": "destructive", "default": "normal", "cancel": "normal"]),
  ]

  private static let texts = [
    ValueSynonyms(
      type: "NSTextAlignment", constants: ["NSTextAlignment", "UITextAlignment"],
      keys: ["text.alignment", "view.alignment"],
      words: [
        "leading": "natural", "start": "natural", "trailing": "right", "end": "right", "centre": "center",
        "centered": "center", "middle": "center",
      ],
      absent: ["justified": "write 'natural': justified text is not supported"]),
    ValueSynonyms(
      type: "NSLineBreakMode", constants: ["NSLineBreakBy", "NSLineBreakMode", "UILineBreakMode"],
      keys: ["text.lineBreakMode", "view.lineBreakMode"],
      words: [
        "byWordWrapping": "wordWrapping", "byCharWrapping": "charWrapping", "byClipping": "clipping",
        "byTruncatingHead": "truncatingHead",
        "byTruncatingTail": "truncatingTail", "byTruncatingMiddle": "truncatingMiddle", "wordWrap": "wordWrapping",
        "characterWrap": "charWrapping",
        "characterWrapping": "charWrapping", "clip": "clipping", "headTruncation": "truncatingHead",
        "tailTruncation": "truncatingTail",
        "middleTruncation": "truncatingMiddle", "head": "truncatingHead", "tail": "truncatingTail",
        "middle": "truncatingMiddle",
        "truncateHead": "truncatingHead", "truncateTail": "truncatingTail", "truncateMiddle": "truncatingMiddle",
        "wrap": "wordWrapping",
      ]),
    ValueSynonyms(
      type: "NSParagraphStyle.LineBreakStrategy", constants: ["NSLineBreakStrategy"],
      keys: ["text.lineBreakStrategy", "view.lineBreakStrategy"]),
    ValueSynonyms(
      type: "UIFont.Weight", constants: ["UIFontWeight", "Font.Weight."], keys: ["font.weight", "run.weight"],
      words: [
        "normal": "regular", "demibold": "semibold", "extraBold": "heavy", "extraLight": "ultraLight",
        "100": "ultraLight", "200": "thin", "300": "light",
        "400": "regular", "500": "medium", "600": "semibold", "700": "bold", "800": "heavy", "900": "black",
        "true": "bold",
      ]),
    ValueSynonyms(
      type: "UIFont.TextStyle", constants: ["UIFontTextStyle", "UICTFontTextStyle", "Font."], keys: ["font.style"],
      words: ["title": "title1", "caption": "caption1", "subhead": "subheadline", "extraLargeTitle": "largeTitle"]),
    ValueSynonyms(
      type: "UIFontDescriptor.SystemDesign", constants: ["UIFontDescriptorSystemDesign", "Font.Design."],
      keys: ["font.design"],
      words: ["mono": "monospaced"], absent: ["default": "remove 'design'"]),
    ValueSynonyms(
      type: "UIListContentConfiguration.TextProperties.TextTransform", constants: ["UIListContentTextTransform"],
      keys: ["headerFooter.transform"],
      words: [
        "uppercased": "uppercase", "lowercased": "lowercase", "capitalize": "capitalized", "upper": "uppercase",
        "lower": "lowercase", "false": "none",
      ]),
    ValueSynonyms(
      type: "UITextField.BorderStyle", constants: ["UITextBorderStyle", "UITextFieldBorderStyle"],
      keys: ["textField.borderStyle"],
      words: [
        "rounded": "roundedRect", "roundedBorder": "roundedRect", "line": "roundedRect", "bezel": "roundedRect",
        "plain": "none",
      ]),
  ]
}
