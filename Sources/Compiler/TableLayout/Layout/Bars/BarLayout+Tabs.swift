import TableIR

extension BarLayout {
  /// The tab bar at the bottom of the screen.
  ///
  /// - Parameter isOverContent: whether rows are under it.
  func tabBar(_ screenHeight: Double, isOverContent: Bool, _ scope: L.Scope) -> ViewNode {
    var bar = bottomBar("tabBar", screenHeight, scope)
    if let high = bars.tabPlatterHeight {
      bar.content = .container([platter(high, scope)])
      return bar
    }
    var views: [ViewNode] = []
    // From iOS 15 on, the bar is clear at the end of the contents.
    if environment.ios < 15 || isOverContent {
      views = opaque(
        LayoutRect(x: 0, y: 0, width: width, height: bar.frame.height), lineY: -context.grid.pixel, scope)
    }
    // Titles are beside images from iOS 11 on (ESTabBarController issue 79, WordPress-iOS pull request 7858).
    let isWide =
      environment.ios >= 11 && (environment.idiom == .pad || environment.verticalSizeClass == .compact)
    let high = min(bars.tabHeight, bottomInset.points - environment.safeArea.bottom - bars.tabTop)
    let count = Double(chrome.tabs.count)
    let (left, room) = (
      environment.safeArea.left, max(width - environment.safeArea.left - environment.safeArea.right, 0)
    )
    // Up to iOS 10, an iPad's tabs are 76 wide, 34 apart and in the middle: (181, 1, 76, 48), (291 …), (401 …), (511 …) of 768
    // (blog.corywiles.com, iOS 5; Apple's documentation of `UITabBar.itemPositioning`). How wide they are later was not observed.
    let (tabWidth, gap) = (76.0, 34.0)
    let middle = count * tabWidth + (count - 1) * gap
    let isCentered = environment.ios < 11 && environment.idiom == .pad && middle <= room
    for (index, tab) in chrome.tabs.enumerated() {
      // On whole points: 2 and 76, 82 and 76 of 320 with four; 2 and 79, 85, 168, 250 of 414 with five.
      var start = (left + Double(index) * room / count + 2).rounded()
      var end = (left + Double(index + 1) * room / count - 2).rounded()
      if isCentered {
        start = (left + (room - middle) / 2 + Double(index) * (tabWidth + gap)).rounded()
        end = start + tabWidth
      }
      let frame = LayoutRect(x: start, y: bars.tabTop, width: max(end - start, 0), height: high)
      let color = index == chrome.selectedIndex ? context.tintColor : unselectedColor
      let contents =
        isWide
        ? wideContents(of: tab, "tab \(index)", in: frame.size, color, scope)
        : contents(of: tab, "tab \(index)", in: frame.size, color, scope)
      views.append(box("tab \(index)", frame, in: width, contents, scope))
    }
    bar.content = .container(views)
    return bar
  }

  /// The glass with the tabs, in the middle of the bar: as wide as its tabs, or as there is room.
  private func platter(_ height: Double, _ scope: L.Scope) -> ViewNode {
    let (count, padding) = (Double(chrome.tabs.count), bars.tabPlatterPadding)
    let around = 2 * padding + bars.tabOverlap
    let wide = min(max(width - 2 * bars.tabPlatterSide, 0), context.grid.round(count * bars.tabPitch + around))
    let pitch = (wide - around) / count
    var views: [ViewNode] = []
    for (index, tab) in chrome.tabs.enumerated() {
      let frame = LayoutRect(
        x: padding + Double(index) * pitch, y: bars.tabTop, width: pitch + bars.tabOverlap, height: bars.tabHeight)
      let isSelected = index == chrome.selectedIndex
      let color = isSelected ? context.tintColor : .system(.label)
      let contents = contents(
        of: tab, "tab \(index)", in: frame.size, color, weight: isSelected ? .semibold : nil, scope)
      views.append(box("tab \(index)", frame, look: lens(index, frame.height), in: wide, contents, scope))
    }
    let frame = LayoutRect(x: (width - wide) / 2, y: 0, width: wide, height: height)
    return box("platter", frame, look: rounded(glass, height), in: width, views, scope)
  }

  /// At the top of an iPad, texts alone, in the middle of the navigation bar: (287.5, 0, 245, 44) of 820, of which each tab is 32 wider than
  /// its text and 36 high (iOS 26.1 simulator, Vercantez/openuikit).
  func padTabBar(_ scope: L.Scope) -> ViewNode {
    let (high, padding) = (bars.navigationRow ?? bars.padNavigationHeight, bars.tabPlatterPadding)
    var bar = bar(
      "tabBar", y: navigationTop, height: L(high, "as high as buttons", .number(\.bars.navigationRow)), scope)
    let titles = chrome.tabs.enumerated().map { index, tab in
      let isSelected = index == chrome.selectedIndex
      return text(
        tab.title ?? "", size: bars.titleSize, weight: isSelected ? .semibold : .medium, color: .system(.label))
    }
    let wide = titles.reduce(2 * padding) { $0 + $1.size.width + bars.platterPadding }
    var views: [ViewNode] = []
    var x = padding
    for (index, title) in titles.enumerated() {
      let frame = LayoutRect(
        x: x, y: padding, width: title.size.width + bars.platterPadding, height: high - 2 * padding)
      let label = LayoutRect(
        x: bars.platterPadding / 2, y: middle(title.size.height, in: frame.height), width: title.size.width,
        height: title.size.height)
      views.append(
        box(
          "tab \(index)", frame, look: lens(index, frame.height), in: wide,
          [view("tab \(index) title", .label(title.text), label, in: frame.width, scope)], scope))
      x = frame.maxX
    }
    let frame = LayoutRect(x: (width - wide) / 2, y: 0, width: wide, height: high)
    bar.content = .container([box("platter", frame, look: rounded(glass, high), in: width, views, scope)])
    return bar
  }

  // MARK: A tab

  /// What is behind a tab in glass if it is the selected one.
  private func lens(_ index: Int, _ height: Double) -> ViewLook {
    index == chrome.selectedIndex
      ? rounded(ViewLook(background: .system(.tertiarySystemFill)), height) : ViewLook()
  }

  /// The image above the title.
  private func contents(
    of tab: BarItem, _ id: String, in size: LayoutSize, _ color: Color, weight: FontWeight? = nil, _ scope: L.Scope
  ) -> [ViewNode] {
    var views: [ViewNode] = []
    var imageEnd = size.width / 2
    if let declared = tab.image {
      let own = image(declared, color: color)
      let frame = LayoutRect(
        x: (size.width - own.size.width) / 2, y: context.grid.round(bars.tabImageMiddle - own.size.height / 2),
        width: own.size.width, height: own.size.height)
      imageEnd = frame.maxX
      views.append(view("\(id) image", .image(own.image), frame, in: size.width, scope))
    }
    if let title = tab.title {
      let own = text(
        title, size: bars.tabTitleSize, weight: weight ?? bars.tabTitleWeight, color: color, alignment: .center)
      let wide = min(own.size.width, size.width)
      let frame = LayoutRect(x: (size.width - wide) / 2, y: bars.tabTitleTop, width: wide, height: own.size.height)
      views.append(view("\(id) title", .label(own.text), frame, in: size.width, scope))
    }
    if let badge = tab.badge { views.append(self.badge(badge, "\(id) badge", x: imageEnd - 6, in: size.width, scope)) }
    return views
  }

  /// The image before the title: in bars that are low, and on iPads.
  private func wideContents(of tab: BarItem, _ id: String, in size: LayoutSize, _ color: Color, _ scope: L.Scope)
    -> [ViewNode]
  {
    let picture = tab.image.map { image($0, color: color, scale: .medium) }
    let title = tab.title.map {
      text($0, size: bars.wideTabTitleSize, weight: bars.tabTitleWeight, color: color)
    }
    let gap = picture != nil && title != nil ? 7.0 : 0
    let wide = (picture?.size.width ?? 0) + gap + (title?.size.width ?? 0)
    var x = max((size.width - wide) / 2, 0)
    var views: [ViewNode] = []
    if let picture {
      let frame = LayoutRect(
        x: x, y: middle(picture.size.height, in: size.height), width: picture.size.width,
        height: picture.size.height)
      views.append(view("\(id) image", .image(picture.image), frame, in: size.width, scope))
      x = frame.maxX + gap
    }
    if let title {
      let frame = LayoutRect(
        x: x, y: middle(title.size.height, in: size.height),
        width: min(title.size.width, max(size.width - x, 0)), height: title.size.height)
      views.append(view("\(id) title", .label(title.text), frame, in: size.width, scope))
      x = frame.maxX
    }
    if let badge = tab.badge { views.append(self.badge(badge, "\(id) badge", x: x + 4, in: size.width, scope)) }
    return views
  }

  /// A red pill of 20 at 2, with a text of 13 points (iOS 26.1 simulator, Vercantez/openuikit); assumed to be as high in all systems.
  private func badge(_ words: Phrase, _ id: String, x: Double, in width: Double, _ scope: L.Scope) -> ViewNode {
    let own = text(words, size: 13, weight: .regular, color: .system(.white), alignment: .center)
    let frame = LayoutRect(x: x, y: 2, width: max(own.size.width + 10, 20), height: 20)
    let label = LayoutRect(
      x: (frame.width - own.size.width) / 2, y: middle(own.size.height, in: 20), width: own.size.width,
      height: own.size.height)
    return box(
      id, frame, look: rounded(ViewLook(background: .system(.systemRed)), 20), in: width,
      [view("\(id) title", .label(own.text), label, in: frame.width, scope)], scope)
  }

  /// (146, 146, 146) up to iOS 9 and assumed to be so up to iOS 12, (153, 153, 153) later, (125, 125, 125) in the dark.
  private var unselectedColor: Color {
    .dynamic(light: RGBA(hex: environment.ios < 13 ? 0x929292 : 0x999999), dark: RGBA(hex: 0x7D7D7D))
  }
}
