import TableIR

/// Lays out the bars around a table: how much of the screen they cover, and where they and their contents are.
struct BarLayout<L: Length>: Sendable {
  let context: LayoutContext<L>
  let chrome: Chrome

  /// Nil for a table without bars, and before iOS 7, whose bars are not drawn.
  init?(context: LayoutContext<L>) {
    guard let chrome = context.table.chrome, context.environment.ios >= 7 else { return nil }
    (self.context, self.chrome) = (context, chrome)
    guard hasNavigationBar || search != .none || tabs != .none else { return nil }
  }

  var bars: MetricsProfile.Bars { context.profile.bars }
  var environment: Environment { context.environment }
  var width: Double { environment.size.width }

  // MARK: What is shown, and where

  var hasNavigationBar: Bool { chrome.hasNavigationItems || search == .bar || search == .trailing || tabs == .top }
  /// Large titles are those of tall screens: an iPhone in landscape shows them inline.
  var hasLargeTitle: Bool {
    context.hasLargeTitle && chrome.title != nil && environment.verticalSizeClass == .regular
  }

  enum SearchPlace { case none, bar, trailing, bottom }
  /// Search controllers came to navigation bars with iOS 11.
  var search: SearchPlace {
    guard chrome.search != nil, environment.ios >= 11 else { return .none }
    guard bars.searchCapsuleHeight != nil else { return .bar }
    if environment.idiom == .pad, environment.horizontalSizeClass == .regular {
      return environment.tableHorizontalSizeClass == .regular ? .trailing : .bar
    }
    return chrome.tabs.isEmpty ? .bottom : .bar
  }

  enum TabPlace { case none, top, bottom }
  /// At the top of an iPad from iOS 18 on, as in the iOS 26.1 simulator (Vercantez/openuikit); no dump of iOS 18 was seen. In a split view they
  /// are above both columns, and not in that of the table.
  var tabs: TabPlace {
    if chrome.tabs.isEmpty { return .none }
    guard environment.idiom == .pad, environment.horizontalSizeClass == .regular, environment.ios >= 18 else {
      return .bottom
    }
    return environment.tableHorizontalSizeClass == .regular ? .top : .none
  }

  /// An iPhone in landscape whose width is compact, where bars are lower.
  var isLow: Bool { environment.verticalSizeClass == .compact && environment.horizontalSizeClass == .compact }
  /// Glass without edges, over contents that go on under it.
  var isGlass: Bool { bars.platterHeight != nil }

  /// From the sides of a bar to its contents, which keep to the safe area.
  private var margin: Double { width < bars.wideWidth ? bars.margin : bars.wideMargin }
  var leadingMargin: Double { margin + environment.safeArea.left }
  var trailingMargin: Double { margin + environment.safeArea.right }
  /// The width between the two margins.
  var room: Double { max(width - leadingMargin - trailingMargin, 0) }

  // MARK: Heights

  /// Where the navigation bar begins on the screen.
  var navigationTop: L {
    if environment.idiom == .pad, let top = bars.padNavigationTop {
      return L(top, "the top of the bar on an iPad", .number(\.bars.padNavigationTop))
    }
    let safeTop = L(environment.safeArea.top, "the top of the safe area", .environment)
    if environment.idiom == .phone, environment.orientation == .landscape {
      return max(safeTop, context.metric(\.bars.landscapeNavigationTop, "the status bar in landscape"))
    }
    guard bars.islandsRaise, let raised = Self.topsUnderIslands[environment.safeArea.top] else { return safeTop }
    return safeTop.reaching(raised, "higher under a Dynamic Island", .number(\.bars.islandsRaise))
  }

  /// Dumps of screens 393 and 440 points wide; 430 by ios16-insetgrouped-sectionindex-430.
  private static var topsUnderIslands: [Double: Double] { [59: 161.0 / 3, 62: 169.0 / 3] }

  /// Without a large title and a search field.
  var inlineHeight: L {
    if environment.idiom == .pad { return context.metric(\.bars.padNavigationHeight, "the bar's height on an iPad") }
    return isLow
      ? context.metric(\.bars.compactNavigationHeight, "the bar's height in landscape")
      : context.metric(\.bars.navigationHeight, "the bar's height")
  }

  var largeTitleHeight: Double { hasLargeTitle ? bars.largeTitleHeight : 0 }
  var searchHeight: Double { search == .bar ? bars.searchHeight : 0 }
  /// How much lower the bar becomes while the table is scrolled.
  var shrinkage: Double { largeTitleHeight + searchHeight }

  private var topInset: L {
    guard hasNavigationBar else { return L(environment.safeArea.top, "the top of the safe area", .environment) }
    var inset = navigationTop + inlineHeight
    if hasLargeTitle { inset = inset + context.metric(\.bars.largeTitleHeight, "the large title") }
    if search == .bar { inset = inset + context.metric(\.bars.searchHeight, "the search field") }
    return inset
  }

  /// The height of the bar at the bottom, to the bottom of the screen; that of the safe area without one.
  var bottomInset: L {
    let safeBottom = L(environment.safeArea.bottom, "the bottom of the safe area", .environment)
    if tabs == .bottom {
      let bar =
        environment.idiom == .pad
        ? context.metric(\.bars.padTabBarHeight, "the tab bar on an iPad")
        : isLow
          ? context.metric(\.bars.compactTabBarHeight, "the tab bar in landscape")
          : context.metric(\.bars.tabBarHeight, "the tab bar")
      return bars.tabBarsCoverSafeArea ? bar : bar + safeBottom
    }
    guard search == .bottom, let capsule = bars.searchCapsuleHeight else { return safeBottom }
    return context.metric(\.bars.searchCapsuleTop, "above the search field")
      .plus(capsule, "the search field", .number(\.bars.searchCapsuleHeight))
      + context.metric(\.bars.searchCapsuleSide, "below it")
  }

  /// What the bars cover at rest.
  var inset: Insets { Insets(top: context.grid.round(topInset.points), bottom: context.grid.round(bottomInset.points)) }

  // MARK: Nodes

  /// The bars of a table that is laid out and scrolled, in the screen's space.
  func nodes(around table: TableNode, _ scope: L.Scope) -> [ViewNode] {
    let screen = table.screen
    let scrolled = screen.y + table.adjustedContentInset.top
    let isAtEnd = table.contentSize.height + table.adjustedContentInset.bottom <= screen.maxY + 0.001
    var nodes: [ViewNode] = []
    if hasNavigationBar { nodes.append(navigationBar(scrolled: scrolled, scope.view("navigationBar"))) }
    if search == .bottom { nodes.append(searchToolbar(screen.height, scope.view("toolbar"))) }
    switch tabs {
    case .none: break
    case .bottom:
      nodes.append(tabBar(screen.height, isOverContent: !isAtEnd, scope.view("tabBar")))
    case .top: nodes.append(padTabBar(scope.view("tabBar")))
    }
    return nodes
  }

  /// A bar as wide as the table.
  func bar(_ id: String, y: L, height: L, _ scope: L.Scope) -> ViewNode {
    let frame = context.frame(
      Frame(x: L(0, "the screen's edge"), y: y, width: L(width, "as wide as the table", .environment), height: height),
      turnedIn: nil, of: "the screen", scope)
    return ViewNode(id: id, content: .container([]), frame: frame, location: chrome.location)
  }

  /// A bar at the bottom of a screen of a height.
  func bottomBar(_ id: String, _ screenHeight: Double, _ scope: L.Scope) -> ViewNode {
    let height = bottomInset
    return bar(
      id, y: L(screenHeight, "the bottom of the screen", .environment) - height.named("its own height"), height: height,
      scope)
  }

  /// The fill of an opaque bar, and the line at its edge.
  func opaque(_ rect: LayoutRect, lineY: Double, _ scope: L.Scope) -> [ViewNode] {
    let line = LayoutRect(x: 0, y: lineY, width: width, height: context.grid.pixel)
    return [
      view("background", .plain, rect, look: ViewLook(background: fill), in: width, scope),
      view("shadow", .plain, line, look: ViewLook(background: hairline), in: width, scope),
    ]
  }

  /// A view of a bar, at a frame in it, which is turned in an interface from right to left.
  func view(
    _ id: String, _ content: View.Content, _ rect: LayoutRect, look: ViewLook = ViewLook(), in width: Double,
    _ scope: L.Scope
  ) -> ViewNode {
    let own = scope.view(scope.prefixed(id))
    let frame = context.frame(
      Frame(
        x: L(rect.x, "in its bar"), y: L(rect.y, "in its bar"), width: L(rect.width, "its own width"),
        height: L(rect.height, "its own height")),
      turnedIn: width, of: "the bar", own)
    return context.node(
      View(id: id, content: content, frame: frame, look: look, location: chrome.location), frame: frame, own)
  }

  /// A view with others in it.
  func box(
    _ id: String, _ rect: LayoutRect, look: ViewLook = ViewLook(), in width: Double, _ views: [ViewNode],
    _ scope: L.Scope
  ) -> ViewNode {
    var node = view(id, .plain, rect, look: look, in: width, scope)
    if !views.isEmpty { node.content = .container(views) }
    return node
  }

  // MARK: Texts and images

  /// Where something of a length begins that is in the middle of another, on a pixel.
  func middle(_ length: Double, in whole: Double) -> Double { context.grid.round((whole - length) / 2) }

  /// A text in one line, and its size.
  func text(_ phrase: Phrase, size: Double, weight: FontWeight, color: Color, alignment: TextAlignment? = nil) -> (
    text: Text, size: LayoutSize
  ) {
    let text = Text(
      phrase.string, font: Font(size: size, weight: weight), color: color, alignment: alignment)
    return (text, context.typesetter.size(context.labelSetting(text, maxWidth: .greatestFiniteMagnitude)))
  }

  /// An image in a bar, with the bar's colour for a symbol that sets none.
  func image(_ image: Image, color: Color, scale: Symbol.Scale = .large) -> (image: Image, size: LayoutSize) {
    guard case .symbol(var symbol) = image else { return (image, context.size(of: image)) }
    symbol.color = symbol.color ?? color
    symbol.pointSize = symbol.pointSize ?? bars.titleSize
    if symbol.scale == .medium { symbol.scale = scale }
    return (.symbol(symbol), context.size(of: .symbol(symbol)))
  }

  /// The colour of buttons: the tint, and in glass that of labels.
  var itemColor: Color { isGlass ? .system(.label) : context.tintColor }

  /// Glass over white is (251, 251, 255), over black (28, 28, 30), as pictures of iOS 26 show it.
  var glass: ViewLook {
    var look = ViewLook(background: .dynamic(light: RGBA(hex: 0xFBFBFF), dark: RGBA(hex: 0x1C1C1E)))
    look.border = Border(
      color: .dynamic(light: RGBA(hex: 0x000000, opacity: 0.07), dark: RGBA(hex: 0xFFFFFF, opacity: 0.16)),
      width: context.grid.pixel)
    return look
  }

  func rounded(_ look: ViewLook, _ height: Double) -> ViewLook {
    var look = look
    look.cornerRadius = height / 2
    return look
  }

  /// The fill of an opaque bar: (249, 249, 249) of iOS 9 and 16, (247, 247, 247) of iOS 11, about (18, 18, 18) in the dark.
  private var fill: Color {
    .dynamic(
      light: RGBA(hex: 11...12 ~= environment.ios ? 0xF7F7F7 : 0xF9F9F9), dark: RGBA(hex: 0x121212))
  }

  /// A pixel beyond the bar's edge, black at 30 % and white at 15 %.
  private var hairline: Color {
    .dynamic(light: RGBA(hex: 0x000000, opacity: 0.3), dark: RGBA(hex: 0xFFFFFF, opacity: 0.15))
  }
}
