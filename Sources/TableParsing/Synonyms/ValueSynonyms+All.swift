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
      absent: ["custom": "leave 'style' out and write 'views' or 'stack'"]),
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
        "prominentInsetGroupedHeader": "it was never seen: write 'groupedHeader'",
        "extraProminentInsetGroupedHeader": "it was never seen: write 'groupedHeader'",
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
      absent: ["justified": "write 'natural': justified texts are not in the language"]),
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
      words: ["mono": "monospaced"], absent: ["default": "leave 'design' out"]),
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

  private static let views = [
    ValueSynonyms(
      type: "UIView.ContentMode", constants: ["UIViewContentMode"], keys: ["view.contentMode"],
      words: [
        "fit": "scaleAspectFit", "fill": "scaleAspectFill", "aspectFit": "scaleAspectFit",
        "aspectFill": "scaleAspectFill", "stretch": "scaleToFill", "cover": "scaleAspectFill",
        "contain": "scaleAspectFit", "scaledToFit": "scaleAspectFit", "scaledToFill": "scaleAspectFill",
      ],
      absent: ["redraw": "write 'scaleToFill'"]),
    ValueSynonyms(
      type: "UIView.AutoresizingMask", constants: ["UIViewAutoresizing"], keys: ["view.autoresizing"],
      words: [
        "width": "flexibleWidth", "height": "flexibleHeight", "widthSizable": "flexibleWidth",
        "heightSizable": "flexibleHeight",
        "flexibleMinX": "flexibleLeftMargin", "flexibleMaxX": "flexibleRightMargin",
        "flexibleMinY": "flexibleTopMargin", "flexibleMaxY": "flexibleBottomMargin",
      ]),
    ValueSynonyms(
      type: "NSLayoutConstraint.Axis", constants: ["UILayoutConstraintAxis"], keys: ["stack.axis"],
      words: [
        "row": "horizontal", "column": "vertical", "HStack": "horizontal", "VStack": "vertical", "x": "horizontal",
        "y": "vertical",
      ]),
    ValueSynonyms(
      type: "UIStackView.Distribution", constants: ["UIStackViewDistribution"], keys: ["stack.distribution"],
      words: [
        "equal": "fillEqually", "proportional": "fillProportionally", "spaceBetween": "equalSpacing",
        "space-between": "equalSpacing",
      ]),
    ValueSynonyms(
      type: "UIStackView.Alignment", constants: ["UIStackViewAlignment"], keys: ["stack.alignment"],
      words: [
        "start": "leading", "end": "trailing", "stretch": "fill", "left": "leading", "right": "trailing",
        "baseline": "firstBaseline", "firstTextBaseline": "firstBaseline", "lastTextBaseline": "lastBaseline",
        "middle": "center",
      ]),
    ValueSynonyms(
      type: "UIButton.Configuration", constants: ["UIButtonConfiguration"], keys: ["button.configuration"],
      words: [
        "borderless": "plain", "bordered": "gray", "borderedProminent": "filled", "borderedTinted": "tinted",
        "grey": "gray", "prominent": "filled",
      ]),
    ValueSynonyms(
      type: "UIActivityIndicatorView.Style", constants: ["UIActivityIndicatorViewStyle"],
      keys: ["activityIndicator.style", "view.activityIndicator", "accessory.activityIndicator"],
      words: [
        "gray": "medium", "white": "medium", "whiteLarge": "large", "small": "medium", "true": "medium", "on": "medium",
        "default": "medium",
      ]),
    ValueSynonyms(
      type: "UIImage.SymbolScale", constants: ["UIImageSymbolScale"], keys: ["image.scale"],
      words: ["default": "medium", "unspecified": "medium"]),
  ]

  private static let environments = [
    ValueSynonyms(
      type: "UIUserInterfaceIdiom", constants: ["UIUserInterfaceIdiom", "UIDevice.UserInterfaceIdiom."],
      keys: ["condition.idiom"],
      words: ["iPad": "pad", "tablet": "pad", "iPhone": "phone", "mobile": "phone", "iPod": "phone"],
      absent: ["mac": "write phone or pad: other devices are not in the language"]),
    ValueSynonyms(
      type: "UIUserInterfaceSizeClass", constants: ["UIUserInterfaceSizeClass"],
      keys: ["condition.horizontalSizeClass", "condition.verticalSizeClass"],
      words: ["wide": "regular", "narrow": "compact"]),
    ValueSynonyms(
      type: "UIUserInterfaceStyle", constants: ["UIUserInterfaceStyle", "ColorScheme."],
      keys: ["condition.appearance", "environment.appearance"],
      words: ["darkMode": "dark", "lightMode": "light", "unspecified": "light"]),
    ValueSynonyms(
      type: "UIInterfaceOrientation", constants: ["UIInterfaceOrientation", "UIDeviceOrientation"],
      keys: ["condition.orientation", "environment.orientation"],
      words: [
        "landscapeLeft": "landscape", "landscapeRight": "landscape", "portraitUpsideDown": "portrait",
        "horizontal": "landscape", "vertical": "portrait",
      ]),
    ValueSynonyms(
      type: "UIUserInterfaceLayoutDirection",
      constants: ["UIUserInterfaceLayoutDirection", "UITraitEnvironmentLayoutDirection"],
      keys: ["condition.direction", "environment.direction"],
      words: [
        "leftToRight": "ltr", "rightToLeft": "rtl", "left-to-right": "ltr", "right-to-left": "rtl", "arabic": "rtl",
        "hebrew": "rtl",
      ]),
    ValueSynonyms(
      type: "UIContentSizeCategory",
      constants: ["UIContentSizeCategory", "UICTContentSizeCategory", "DynamicTypeSize."],
      keys: ["environment.contentSize"],
      words: [
        "xSmall": "extraSmall", "xLarge": "extraLarge", "xxLarge": "extraExtraLarge",
        "xxxLarge": "extraExtraExtraLarge", "accessibility1": "accessibilityMedium",
        "accessibility2": "accessibilityLarge", "accessibility3": "accessibilityExtraLarge",
        "accessibility4": "accessibilityExtraExtraLarge",
        "accessibility5": "accessibilityExtraExtraExtraLarge", "accessibilityM": "accessibilityMedium",
        "accessibilityL": "accessibilityLarge", "accessibilityXL": "accessibilityExtraLarge",
        "accessibilityXXL": "accessibilityExtraExtraLarge", "accessibilityXXXL": "accessibilityExtraExtraExtraLarge",
        "normal": "large", "default": "large",
      ]),
    ValueSynonyms(
      type: "UITableView", constants: ["UITableViewAutomatic"],
      keys: ["table.rowHeight", "section.rowHeight", "row.height", "table.sectionHeaderTopPadding"],
      words: [
        "automaticDimension": "automatic", "dimension": "automatic", "auto": "automatic", "dynamic": "automatic",
        "self-sizing": "automatic", "default": "automatic",
      ]),
    ValueSynonyms(
      type: "List", constants: [], keys: ["table.host"],
      words: [
        "UITableView": "table", "tableView": "table", "UICollectionView": "list", "collectionView": "list",
        "List": "swiftui", "Form": "swiftui",
      ]),
  ]
}
