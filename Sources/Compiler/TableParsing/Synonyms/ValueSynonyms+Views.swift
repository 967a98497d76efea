// Values of views and of environments.
extension ValueSynonyms {
  static let views = [
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

  static let environments = [
    ValueSynonyms(
      type: "UIUserInterfaceIdiom", constants: ["UIUserInterfaceIdiom", "UIDevice.UserInterfaceIdiom."],
      keys: ["condition.idiom"],
      words: ["iPad": "pad", "tablet": "pad", "iPhone": "phone", "mobile": "phone", "iPod": "phone"],
      absent: ["mac": "write phone or pad: other devices are not supported"]),
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
