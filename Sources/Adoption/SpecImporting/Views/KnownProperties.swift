extension ViewImporter {
  /// Records the attributes and properties of a view that the import does not know, so that nothing is lost silently.
  func reportUnknown(_ declared: VariedElement, context: inout ImportContext) {
    let element = declared.element
    let known = KnownProperties.attributes(of: element.name)
    for (name, value) in element.attributes where !KnownProperties.common.contains(name) && !known.contains(name) {
      context.lose(
        "\(name) = \(value)", of: element, because: "the import does not know it", changesFrames: false, isOfCode: true)
    }
    for (name, value, changesFrames, reason) in KnownProperties.undeclared where declared[name] == value {
      context.lose("\(name) = \(value)", of: element, because: reason, changesFrames: changesFrames)
    }
    if element.name == "visualEffectView" {
      context.lose("its effect", of: element, because: "drawn as a plain view", changesFrames: false)
    }
    for child in element.children where !KnownProperties.knows(child, of: element.name) {
      context.lose(
        child["key"] ?? child.name, of: element, because: "the import does not know it", changesFrames: false,
        isOfCode: true)
    }
    declared.loseVariations(&context)
  }
}

extension VariedElement {
  /// Records the variations for other traits that no variant of a row says.
  func loseVariations(_ context: inout ImportContext) {
    guard losesOthers else { return }
    context.lose(
      "variation", of: element, because: "the values of the document's own device are used", changesFrames: false)
  }
}

/// The attributes and properties of views that the import reads, or that have no effect on what a row looks like.
enum KnownProperties {
  /// Of all views.
  static let common: Set<String> = [
    "adjustsFontForContentSizeCategory", "alpha", "ambiguous", "autoresizesSubviews", "clearsContextBeforeDrawing",
    "clipsSubviews", "contentMode", "customClass", "customModule", "customModuleProvider", "exclusiveTouch",
    "fixedFrame",
    "hidden", "horizontalCompressionResistancePriority", "horizontalHuggingPriority", "id",
    "insetsLayoutMarginsFromSafeArea",
    "key", "largeContentTitle", "layoutMarginsFollowReadableWidth", "misplaced", "multipleTouchEnabled", "opaque",
    "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "preservesSuperviewLayoutMargins",
    "restorationIdentifier", "sceneMemberID", "semanticContentAttribute", "showsLargeContentViewer",
    "springLoaded", "tag", "translatesAutoresizingMaskIntoConstraints", "userInteractionEnabled", "userLabel",
    "verifyAmbiguity", "verticalCompressionResistancePriority", "verticalHuggingPriority", "viewLayoutGuide",
    "nameKey", "userComments",
  ]

  /// Values that the language cannot say.
  static let undeclared: [(attribute: String, value: String, changesFrames: Bool, reason: String)] = [
    ("layoutMarginsFollowReadableWidth", "YES", true, "margins do not follow the readable width"),
    ("semanticContentAttribute", "forceLeftToRight", false, "views follow the layout direction"),
    ("semanticContentAttribute", "forceRightToLeft", true, "views follow the layout direction"),
    ("autoresizesSubviews", "NO", false, "subviews follow their masks"),
  ]

  static func attributes(of name: String) -> Set<String> {
    switch name {
    case "label":
      [
        "text", "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment", "adjustsFontSizeToFit",
        "minimumScaleFactor", "minimumFontSize", "usesAttributedText", "adjustsLetterSpacingToFitWidth",
        "preferredMaxLayoutWidth", "enabled", "highlighted",
      ]
    case "imageView":
      [
        "image", "catalog", "highlightedImage", "adjustsImageSizeForAccessibilityContentSizeCategory", "highlighted",
        "highlightedCatalog",
      ]
    case "stackView": ["axis", "alignment", "distribution", "spacing", "spacingType", "baselineRelativeArrangement"]
    case "scrollView", "collectionView", "tableView": scrolling
    case "textView":
      scrolling.union([
        "text", "textAlignment", "editable", "selectable", "scrollEnabled", "usesAttributedText",
        "findInteractionEnabled",
        "textFormattingConfiguration", "spellCheckingType",
      ])
    case "textField":
      controls.union([
        "text", "placeholder", "textAlignment", "borderStyle", "minimumFontSize", "adjustsFontSizeToFit",
        "clearButtonMode", "clearsOnBeginEditing", "clearsOnInsertion", "usesAttributedText",
      ])
    case "button":
      controls.union([
        "buttonType", "lineBreakMode", "pointerInteraction", "role", "showsTouchWhenHighlighted",
        "reversesTitleShadowWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
        "showsMenuAsPrimaryAction",
        "changesSelectionAsPrimaryAction", "hoverStyle", "springLoaded",
      ])
    case "switch": controls.union(["on", "title", "preferredStyle"])
    case "slider":
      controls.union(["value", "minValue", "maxValue", "continuous", "preferredBehavioralStyle"])
    case "stepper":
      controls.union(["value", "minimumValue", "maximumValue", "stepValue", "continuous", "autorepeat", "wraps"])
    case "progressView": ["progress", "progressViewStyle"]
    case "activityIndicatorView": ["style", "animating", "hidesWhenStopped"]
    case "segmentedControl":
      controls.union([
        "segmentControlStyle", "selectedSegmentIndex", "momentary", "apportionsSegmentWidthsByContent",
      ])
    case "datePicker", "pickerView", "pageControl", "searchBar", "mapView", "wkWebView", "webView":
      // The compiler draws a box for it, whatever it shows.
      drawn
    default: []
    }
  }

  private static let controls: Set<String> = [
    "enabled", "selected", "highlighted", "contentHorizontalAlignment", "contentVerticalAlignment", "toolTip",
  ]

  private static let scrolling: Set<String> = [
    "bounces", "bouncesZoom", "alwaysBounceHorizontal", "alwaysBounceVertical", "bouncesHorizontally",
    "bouncesVertically",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle", "keyboardDismissMode",
    "pagingEnabled", "scrollEnabled", "directionalLockEnabled", "delaysContentTouches", "canCancelContentTouches",
    "minimumZoomScale", "maximumZoomScale", "contentInsetAdjustmentBehavior", "dataMode", "prefetchingEnabled",
    "scrollIndicatorInsets", "style", "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "contentViewInsetsToSafeArea", "allowsSelection", "scrollsToTop",
  ]

  private static let drawn: Set<String> = scrolling.union(controls).union([
    "datePickerMode", "minuteInterval", "countDownDuration", "numberOfPages", "currentPage", "mapType", "barStyle",
    "searchBarStyle", "placeholder", "text", "translucent", "useCurrentDate", "showsUserLocation", "zoomEnabled",
    "scrollEnabled",
    "pitchEnabled", "rotateEnabled", "locale", "hidesForSinglePage", "showsCancelButton", "scalesPageToFit",
  ])

  static func knows(_ child: XMLElement, of name: String) -> Bool {
    guard let key = child["key"] else { return elements.contains(child.name) }
    if child.name == "nil" || elements.contains(child.name) || keys.contains(key) { return true }
    // A menu is not seen before somebody taps.
    return name == "button" && (child.name == "state" || key == "menu") || child.name == "textInputTraits"
      || child.name.hasSuffix("Layout")
  }

  /// Children without a key.
  private static let elements: Set<String> = [
    "accessibility", "animations", "attributedString", "cells", "connections", "constraints", "gestureRecognizers",
    "mask",
    "segments", "subviews",
    "userDefinedRuntimeAttributes", "variation", "viewLayoutGuide", "viewControllerLayoutGuide", "blurEffect",
    "vibrancyEffect", "sections", "prototypes", "userGuides", "wkWebViewConfiguration", "imageReference",
    "buttonConfiguration", "dataDetectorType", "modifiers", "behavior",
  ]

  private static let keys: Set<String> = [
    "accessibilityConfiguration", "attributedText", "autoresizingMask", "backgroundColor", "bounds", "center", "color",
    "contentEdgeInsets", "contentInset", "contentView", "directionalLayoutMargins", "fontDescription", "frame",
    "frameInset",
    "highlightedColor",
    "image", "imageEdgeInsets", "layoutMargins", "locale", "minimumTrackTintColor", "onTintColor", "placeholder",
    "preferredSymbolConfiguration", "progressTintColor", "scrollIndicatorInsets", "selectedSegmentTintColor",
    "shadowColor", "shadowOffset", "text", "textColor", "textInputTraits", "tintColor", "titleEdgeInsets",
    "titleShadowOffset",
    "trackTintColor", "userComments", "configuration", "font", "intrinsicContentSize", "contentLayoutGuide",
    "frameLayoutGuide", "safeArea", "date", "minimumDate", "maximumDate",
  ]
}
