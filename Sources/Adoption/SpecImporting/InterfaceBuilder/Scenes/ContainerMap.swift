/// Which scenes are shown in navigation and tab bar controllers: their roots, and what is pushed onto those. References to other storyboards
/// (`viewControllerPlaceholder`) are followed to those that are there.
struct ContainerMap {
  /// A controller of one of the documents.
  private struct Scene: Hashable {
    var document: Int
    var controller: XMLElement
  }

  private let documents: [InterfaceDocument]
  private let references: StoryboardReferences
  /// The controllers of each document by their identifiers.
  private let identified: [[String: XMLElement]]
  private var bars: [Scene: InterfaceBars] = [:]

  /// - Parameter documents: Those that references can lead to. What is known of each from other storyboards (`surroundings`) is kept.
  init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    references = StoryboardReferences(to: documents.map(\.path))
    let controllers = documents.map { $0.objects.filter(\.isViewController) }
    identified = controllers.map { controllers in
      Dictionary(controllers.compactMap { one in one["storyboardIdentifier"].map { ($0, one) } }) { first, _ in first }
    }
    let scenes = controllers.enumerated().flatMap { index, controllers in
      controllers.map { Scene(document: index, controller: $0) }
    }
    for scene in scenes {
      guard let id = scene.controller.id, let known = documents[scene.document].surroundings[id] else { continue }
      enter(scene, with: known)
    }
    for tabs in scenes where tabs.controller.name == "tabBarController" {
      var bars = InterfaceBars()
      bars.hasTabBar = true
      for tab in tabs.controller.segues where tab["relationship"] == "viewControllers" {
        if let root = destination(of: tab, in: tabs) { enter(root, with: bars) }
      }
    }
    for scene in scenes where self.bars[scene] == nil { enter(scene, with: InterfaceBars()) }
  }

  func bars(of controller: XMLElement, inDocument index: Int = 0) -> InterfaceBars {
    var bars = bars[Scene(document: index, controller: controller)] ?? Self.simulated(by: controller)
    bars.hasLargeTitle = bars.hasNavigationBar && Self.hasLargeTitle(controller, inherited: bars.hasLargeTitle)
    return bars
  }

  /// What is around the controllers of each document, by their ids, before a controller's own item takes a large title back.
  var surroundings: [[String: InterfaceBars]] {
    var found: [[String: InterfaceBars]] = documents.map { _ in [:] }
    for (scene, bars) in bars where bars != InterfaceBars() {
      if let id = scene.controller.id { found[scene.document][id] = bars }
    }
    return found
  }

  /// Each controller is entered once with bars that it did not have, so cycles of segues end.
  private mutating func enter(_ first: Scene, with bars: InterfaceBars) {
    var waiting = [(scene: first, bars: bars)]
    while let (scene, bars) = waiting.popLast() {
      let controller = scene.controller
      let known = self.bars[scene] ?? InterfaceBars()
      let all = known.union(bars).union(Self.simulated(by: controller))
      if self.bars[scene] == all { continue }
      self.bars[scene] = all
      let segues = controller.segues
      if controller.name == "navigationController" {
        var inside = all
        inside.hasNavigationBar = controller["navigationBarHidden"] != "YES"
        inside.hasLargeTitle = controller.child("navigationBar")?["largeTitles"] == "YES"
        for segue in segues where segue["relationship"] == "rootViewController" {
          if let root = destination(of: segue, in: scene) { waiting.append((root, inside)) }
        }
      } else if all != InterfaceBars() {
        for segue in segues where segue.pushes {
          if let next = destination(of: segue, in: scene) { waiting.append((next, all)) }
        }
      }
    }
  }

  private func destination(of segue: XMLElement, in scene: Scene) -> Scene? {
    let document = documents[scene.document]
    guard let element = segue["destination"].flatMap(document.element) else { return nil }
    guard element.name == StoryboardReferences.element else {
      return Scene(document: scene.document, controller: element)
    }
    let index = element["storyboardName"].map { references.index(of: $0, for: document.path) } ?? scene.document
    guard let index, let controller = controller(referencedBy: element, inDocument: index) else { return nil }
    return Scene(document: index, controller: controller)
  }

  /// The controller that a reference means: the one with its identifier, or the initial one.
  private func controller(referencedBy reference: XMLElement, inDocument index: Int) -> XMLElement? {
    if let identifier = reference["referencedIdentifier"] { return identified[index][identifier] }
    return documents[index].root["initialViewController"].flatMap(documents[index].element)
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

extension XMLElement {
  /// The segues that begin at a controller or at a view of it.
  fileprivate var segues: [XMLElement] { descendants.filter { $0.name == "segue" } }

  /// Whether a segue shows its destination in the same navigation controller.
  fileprivate var pushes: Bool { self["kind"] == "show" || self["kind"] == "push" }
}
