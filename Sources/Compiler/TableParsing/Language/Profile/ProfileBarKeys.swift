import TableIR

extension MappingType where Owner == MetricsProfile.Bars {
  static let bars = group(
    "bars", \.bars, "The bars around the table that `chrome` shows.", keys: navigation + search + buttons + tabs)

  private static let navigation: [Key<MetricsProfile.Bars>] = [
    Key("navigationHeight", .length, "the height of a navigation bar without a large title", \.navigationHeight),
    Key(
      "compactNavigationHeight", .length, "the same on an iPhone in landscape, unless its width is regular",
      \.compactNavigationHeight),
    Key("padNavigationHeight", .length, "the same on an iPad", \.padNavigationHeight),
    Key(
      "navigationRow", .lengthOrNone,
      "the upper part of the bar, in whose middle titles and buttons are; none for the whole bar", \.navigationRow),
    Key(
      "padNavigationTop", .lengthOrNone, "the y of the bar on an iPad; none for the end of the status bar",
      \.padNavigationTop),
    Key(
      "landscapeNavigationTop", .length, "the y of the bar on an iPhone in landscape, at least",
      \.landscapeNavigationTop),
    Key(
      "islandsRaise", .boolean, "whether the bar begins higher than the safe area on a screen with a Dynamic Island",
      \.islandsRaise),
    Key("largeTitleHeight", .length, "the height that a large title adds", \.largeTitleHeight),
    Key(
      "largeTitleTop", .length, "the distance of a large title from the top of its part of the bar", \.largeTitleTop),
    Key("largeTitleSize", .fontSize, "the font size of a large title", \.largeTitleSize),
  ]

  private static let search: [Key<MetricsProfile.Bars>] = [
    Key("searchHeight", .length, "the height that a search field adds", \.searchHeight),
    Key("searchFieldTop", .length, "the distance of the search field from the top of its row", \.searchFieldTop),
    Key("searchFieldHeight", .length, "the height of the search field", \.searchFieldHeight),
    Key("searchPadding", .length, "the space from the field's side to its magnifying glass", \.searchPadding),
    Key("searchTextX", .length, "the space from the field's side to its text", \.searchTextX),
    Key(
      "searchCapsuleHeight", .lengthOrNone,
      "the height of a search field at the bottom of an iPhone's screen without tabs; none for one in the bar",
      \.searchCapsuleHeight),
    Key(
      "searchCapsuleSide", .length, "the distance of that field from the sides and the bottom of the screen",
      \.searchCapsuleSide),
    Key("searchCapsuleTop", .length, "the distance of that field from the top of its toolbar", \.searchCapsuleTop),
  ]

  private static let buttons: [Key<MetricsProfile.Bars>] = [
    Key("titleSize", .fontSize, "the font size of titles, buttons and placeholders", \.titleSize),
    Key(
      "margin", .length, "the space from the bar's side to its contents, if it is narrower than `wideWidth`", \.margin),
    Key("wideMargin", .length, "the same in wider bars", \.wideMargin),
    Key("wideWidth", .length, "the width from which bars are wide", \.wideWidth),
    Key("itemSpacing", .length, "the space between two buttons", \.itemSpacing),
    Key("itemWeight", .word, "the weight of buttons", \.itemWeight),
    Key("backArrowSize", .size, "[width, height] of the arrow of a back button", \.backArrowSize),
    Key("backArrowX", .length, "the distance of the arrow from the bar's side", \.backArrowX),
    Key("backArrowGap", .length, "the space between the arrow and the title of a back button", \.backArrowGap),
    Key("platterHeight", .lengthOrNone, "the height of the glass around a button; none for no glass", \.platterHeight),
    Key(
      "platterPadding", .length, "the space from the sides of that glass to a text, in total", \.platterPadding),
  ]

  private static let tabs: [Key<MetricsProfile.Bars>] = [
    Key(
      "tabBarHeight", .length, "the height of a tab bar above the safe area, or with it if `tabBarsCoverSafeArea`",
      \.tabBarHeight),
    Key(
      "compactTabBarHeight", .length, "the same on an iPhone in landscape, unless its width is regular",
      \.compactTabBarHeight),
    Key("padTabBarHeight", .length, "the same on an iPad", \.padTabBarHeight),
    Key(
      "tabBarsCoverSafeArea", .boolean, "whether the height of a tab bar includes the safe area below it",
      \.tabBarsCoverSafeArea),
    Key("tabTop", .length, "the distance of a tab from the top of its bar, or of its glass", \.tabTop),
    Key("tabHeight", .length, "the height of a tab", \.tabHeight),
    Key("tabImageMiddle", .length, "the distance of the middle of a tab's image from the tab's top", \.tabImageMiddle),
    Key("tabTitleTop", .length, "the distance of a tab's title from the tab's top", \.tabTitleTop),
    Key("tabTitleSize", .fontSize, "the font size of a tab's title", \.tabTitleSize),
    Key(
      "wideTabTitleSize", .fontSize, "the same beside the image, where the bar is low or on an iPad",
      \.wideTabTitleSize),
    Key("tabTitleWeight", .word, "the weight of a tab's title", \.tabTitleWeight),
    Key(
      "tabPlatterHeight", .lengthOrNone, "the height of the glass with the tabs; none for a bar as wide as the screen",
      \.tabPlatterHeight),
    Key("tabPlatterSide", .length, "the minimum distance of the glass from the sides", \.tabPlatterSide),
    Key("tabPlatterPadding", .length, "the space around the tabs in the glass", \.tabPlatterPadding),
    Key("tabOverlap", .length, "how much two tabs in the glass share", \.tabOverlap),
    Key("tabPitch", .length, "the distance from one tab in the glass to the next, where there is room", \.tabPitch),
  ]
}
