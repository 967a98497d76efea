import XMLReading

/// The bars that a scene is shown with.
package struct InterfaceBars: Hashable, Sendable {
  package var hasNavigationBar = false
  package var hasLargeTitle = false
  package var hasTabBar = false

  package init() {}
}

/// Which scenes are shown in navigation and tab bar controllers: their roots, and what is pushed onto those.
struct ContainerMap {
  private var bars: [XMLElement: InterfaceBars] = [:]

  init(_ document: InterfaceDocument) {
    let controllers = document.objects.filter(\.isViewController)
    for tabs in controllers where tabs.name == "tabBarController" {
      var bars = InterfaceBars()
      bars.hasTabBar = true
      for tab in tabs.segues where tab["relationship"] == "viewControllers" {
        if let root = tab["destination"].flatMap(document.element) { enter(root, of: document, with: bars) }
      }
    }
    for controller in controllers where self.bars[controller] == nil {
      enter(controller, of: document, with: InterfaceBars())
    }
  }

  func bars(of controller: XMLElement) -> InterfaceBars {
    var bars = bars[controller] ?? Self.simulated(by: controller)
    bars.hasLargeTitle = bars.hasNavigationBar && Self.hasLargeTitle(controller, inherited: bars.hasLargeTitle)
    return bars
  }

  /// Each controller is entered once with bars that it did not have, so cycles of segues end.
  private mutating func enter(_ first: XMLElement, of document: InterfaceDocument, with bars: InterfaceBars) {
    var waiting = [(controller: first, bars: bars)]
    while let (controller, bars) = waiting.popLast() {
      let known = self.bars[controller] ?? InterfaceBars()
      let all = known.union(bars).union(Self.simulated(by: controller))
      if self.bars[controller] == all { continue }
      self.bars[controller] = all
      let segues = controller.segues
      if controller.name == "navigationController" {
        var inside = all
        inside.hasNavigationBar = controller["navigationBarHidden"] != "YES"
        inside.hasLargeTitle = controller.child("navigationBar")?["largeTitles"] == "YES"
        for segue in segues where segue["relationship"] == "rootViewController" {
          if let root = segue["destination"].flatMap(document.element) { waiting.append((root, inside)) }
        }
      } else if all != InterfaceBars() {
        for segue in segues where segue.pushes {
          if let next = segue["destination"].flatMap(document.element) { waiting.append((next, all)) }
        }
      }
    }
  }

  /// The bars that the scene is shown with by its own attributes, though none is around it in the document.
  private static func simulated(by controller: XMLElement) -> InterfaceBars {
    var bars = InterfaceBars()
    bars.hasNavigationBar = controller.property("simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
    bars.hasTabBar = controller.property("simulatedBottomBarMetrics")?.name == "simulatedTabBarMetrics"
    return bars
  }

  private static func hasLargeTitle(_ controller: XMLElement, inherited: Bool) -> Bool {
    switch controller.child("navigationItem")?["largeTitleDisplayMode"] {
    case "never": false
    default: inherited
    }
  }
}

extension InterfaceBars {
  fileprivate func union(_ other: InterfaceBars) -> InterfaceBars {
    var bars = self
    bars.hasNavigationBar = hasNavigationBar || other.hasNavigationBar
    bars.hasLargeTitle = hasLargeTitle || other.hasLargeTitle
    bars.hasTabBar = hasTabBar || other.hasTabBar
    return bars
  }
}

extension XMLElement {
  /// The segues that begin at a controller or at a view of it.
  fileprivate var segues: [XMLElement] { descendants.filter { $0.name == "segue" } }

  /// Whether a segue shows its destination in the same navigation controller.
  fileprivate var pushes: Bool { self["kind"] == "show" || self["kind"] == "push" }
}
