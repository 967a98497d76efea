/// The bars that a scene is shown with.
package struct InterfaceBars: Hashable, Sendable {
  package var hasNavigationBar = false
  package var hasLargeTitle = false
  package var hasTabBar = false

  package init() {}
}

extension InterfaceBars {
  func union(_ other: InterfaceBars) -> InterfaceBars {
    var bars = self
    bars.hasNavigationBar = hasNavigationBar || other.hasNavigationBar
    bars.hasLargeTitle = hasLargeTitle || other.hasLargeTitle
    bars.hasTabBar = hasTabBar || other.hasTabBar
    return bars
  }
}
