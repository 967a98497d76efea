import TableIR

/// Collects what is read of the views of a row, a header or a footer.
struct ViewElements {
  /// What is read of a view.
  struct Found {
    var element: AccessibilityElement
    /// Those that an order puts after it, wherever they are.
    var followers: [AccessibilityElement] = []
    /// What an order calls it.
    var names: [String]
    /// Whether it is an element of its own even where a row is read as one.
    var isSeparate = false
    /// What it has to do with its row as a whole.
    var role = Role.none

    var elements: [AccessibilityElement] { [element] + followers }
  }

  /// What an accessory has to do with its row as a whole.
  enum Role {
    case none
    /// A switch as the accessoryView, as which its row is read.
    case rowSwitch
    /// A detail button, whose label ends with that of its row.
    case detailButton
  }

  let owner: String
  private let isRightToLeft: Bool
  private(set) var found: [Found] = []
  /// Those in containers with orders of their own, which an order around the containers can name, too.
  private var ordered: [Found] = []
  /// Whether the views are those of the cell's style, which are read in the order of their names.
  private(set) var isOfStyle = false
  /// The controls in views that are read as one, which nobody reaches.
  private(set) var covered: [AccessibilityElement] = []
  /// The ids of the views around the one that is added.
  private var names: [String] = []

  init(owner: String, isRightToLeft: Bool) {
    (self.owner, self.isRightToLeft) = (owner, isRightToLeft)
  }

  // MARK: Rows

  mutating func add(contentsOf cell: borrowing CellNode) {
    let origin = LayoutPoint(x: cell.frame.x + cell.contentView.x, y: cell.frame.y + cell.contentView.y)
    for (name, label) in [("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel)] {
      guard let label, !label.text.isEmpty else { continue }
      var element = blank(name, label.frame.offsetBy(x: origin.x, y: origin.y), cell.location)
      (element.label, element.traits) = (label.text, .staticText)
      found.append(Found(element: element, names: [name]))
    }
    isOfStyle = !found.isEmpty && cell.subviews.isEmpty
    add(cell.subviews, at: origin)
  }

  mutating func add(accessoriesOf cell: borrowing CellNode) {
    let origin = LayoutPoint(x: cell.frame.x, y: cell.frame.y)
    for (index, node) in cell.otherAccessories.enumerated().reversed() {
      add(node, CellNode.otherAccessoryNames[index], at: origin, cell.location)
    }
    if let node = cell.accessoryView { add(node, "accessoryView", at: origin, cell.location) }
  }

  private mutating func add(_ node: AccessoryNode, _ name: String, at origin: LayoutPoint, _ location: SourceLocation) {
    let own = node.accessory.spoken.settings
    guard !own.isHidden, own.isElement != false else { return }
    let frame = node.frame.offsetBy(x: origin.x, y: origin.y)
    names.append(name)
    defer { names.removeLast() }
    var element = blank(name, frame, location)
    switch node.accessory {
    case .none, .disclosureIndicator, .checkmark: return
    case .detailButton, .detailDisclosureButton:
      element.frame = (node.hitArea ?? node.frame).offsetBy(x: origin.x, y: origin.y)
      (element.label, element.traits) = (Self.moreInfo, .button)
      append(element, own, isSeparate: true)
      found[found.count - 1].role = .detailButton
    case .image:
      // An image view is no element by itself; an image that takes taps is a button.
      guard node.isActive || own.makesElement else { return }
      element.traits = node.isActive ? [.button] : [.image]
      append(element, own, isSeparate: true)
    case .view(let view):
      if node.isActive || own.makesElement {
        element.traits = node.isActive ? [.button] : []
        return append(element, own, isSeparate: true)
      }
      add(node.subviews, at: LayoutPoint(x: frame.x, y: frame.y), order: view.look.spoken.settings.order)
    case .control(let control):
      add(control, node.labels, element, own)
      if case .switch = control.kind, name == "accessoryView", let last = found.indices.last {
        found[last].role = .rowSwitch
      }
    }
  }

  // MARK: Views

  /// - Parameter order: the ids of those that are read, in their order; empty for all.
  mutating func add(_ views: [ViewNode], at origin: LayoutPoint, order: [String] = []) {
    guard !order.isEmpty else {
      for view in views { add(view, at: origin) }
      return
    }
    var inside = ViewElements(owner: owner, isRightToLeft: isRightToLeft)
    inside.names = names
    for view in views { inside.add(view, at: origin) }
    let elements = inside.elements(in: order)
    covered += inside.covered
    guard let first = elements.first else { return }
    found.append(Found(element: first, followers: Array(elements.dropFirst()), names: names, isSeparate: true))
    ordered += inside.found + inside.ordered
  }

  /// The elements of the views with these names, in their order.
  func elements(in order: [String]) -> [AccessibilityElement] {
    let (byName, byInnerName) = (Self.byName(found), Self.byName(ordered))
    // Each is read once, also where the id of a view around it stands in the order too.
    var read: Set<AccessibilityElement> = []
    return order.flatMap { name in
      (byName[name] ?? byInnerName[name] ?? []).flatMap(\.elements).filter { read.insert($0).inserted }
    }
  }

  private static func byName(_ parts: [Found]) -> [String: [Found]] {
    var found: [String: [Found]] = [:]
    for part in parts { for name in Set(part.names) { found[name, default: []].append(part) } }
    return found
  }

  private mutating func add(_ view: ViewNode, at origin: LayoutPoint) {
    guard !view.look.isInvisible else { return }
    let own = view.look.spoken.settings
    guard !own.isHidden else { return }
    let frame = view.frame.offsetBy(x: origin.x, y: origin.y)
    if let id = view.id { names.append(id) }
    defer { if view.id != nil { names.removeLast() } }
    var element = blank(view.id ?? view.kind, frame, view.location)
    element.identifier = own.identifier ?? view.id
    switch view.content {
    case .label(let label):
      guard own.isElement != false, !label.text.isEmpty || own.label != nil else { return }
      (element.label, element.traits) = (label.text, .staticText)
      append(element, own, isSeparate: false)
    case .image:
      guard own.makesElement else { return }
      element.traits = .image
      append(element, own, isSeparate: false)
    case .control(let control, let labels):
      guard own.isElement != false else { return }
      add(control, labels, element, own)
    case .stack(let views), .container(let views):
      guard own.makesElement else {
        return add(views, at: LayoutPoint(x: frame.x, y: frame.y), order: own.order)
      }
      append(element, own, isSeparate: false)
      var inside = ViewElements(owner: owner, isRightToLeft: isRightToLeft)
      inside.add(views, at: LayoutPoint(x: frame.x, y: frame.y))
      covered += inside.covered + inside.found.flatMap(\.elements).filter(\.isControl)
    case .plain:
      guard own.makesElement else { return }
      append(element, own, isSeparate: false)
    }
  }

  // MARK: Controls

  private static let moreInfo = "More Info"

  /// What UIKit's controls say, as AccessibilitySnapshot's reference images of them have it (DefaultControlsTests, iOS 18.5) and trees of
  /// UI tests.
  private mutating func add(
    _ control: Control, _ labels: [LabelNode], _ blank: AccessibilityElement, _ own: Accessibility
  ) {
    var element = blank
    let text = labels.map(\.text).first { !$0.isEmpty } ?? ""
    if !control.isEnabled { element.traits.insert(.notEnabled) }
    switch control.kind {
    case .switch(let value):
      element.value = value.isOn ? "1" : "0"
      element.traits.formUnion([.button, .toggleButton])
    case .slider(let value):
      element.value = Self.percent(value.fraction)
      element.traits.insert(.adjustable)
    case .button:
      element.label = text
      element.traits.insert(.button)
    case .stepper(let value):
      return addHalves(of: value, isEnabled: control.isEnabled, element, own)
    case .segmentedControl(let value):
      return addSegments(of: value, element, own)
    case .textField(let field):
      // A field that shows its placeholder says it as its value.
      element.value = [text, field.placeholder?.string ?? ""].first { !$0.isEmpty }
      element.traits.insert(.textEntry)
    case .textView:
      element.value = text.isEmpty ? nil : text
      element.traits.formUnion([.textEntry, .textArea])
    case .activityIndicator:
      (element.label, element.value) = ("In progress", "1")
      element.traits.insert(.updatesFrequently)
    case .progressView(let value):
      (element.label, element.value) = ("Progress", Self.percent(value.progress))
      element.traits.insert(.updatesFrequently)
    case .detailButton:
      element.label = Self.moreInfo
      element.traits.insert(.button)
    case .label, .badge:
      guard !text.isEmpty || own.label != nil else { return }
      element.label = text
      if control.isActive { element.traits.insert(.button) } else { element.traits.insert(.staticText) }
    case .chevron, .outlineDisclosure, .box:
      guard own.makesElement else { return }
      if control.isActive { element.traits.insert(.button) }
    }
    let isText: Bool =
      switch control.kind {
      case .label, .badge, .chevron, .outlineDisclosure, .box: true
      default: false
      }
    append(element, own, isSeparate: !isText || control.isActive)
  }

  /// A stepper is two buttons, of which that at the end of its range is dimmed.
  private mutating func addHalves(
    of stepper: Stepper, isEnabled: Bool, _ blank: AccessibilityElement, _ own: Accessibility
  ) {
    for (index, label) in ["Decrement", "Increment"].enumerated() {
      var element = blank
      element.label = label
      element.frame = part(index, of: 2, blank.frame)
      element.traits.insert(.button)
      let isAtEnd = index == 0 ? stepper.value <= stepper.minimum : stepper.value >= stepper.maximum
      if isAtEnd || !isEnabled { element.traits.insert(.notEnabled) }
      // Its own label is that of the whole, which is no element.
      var rest = own
      rest.label = own.label.map { Phrase("\($0.string), \(label)") }
      append(element, rest, isSeparate: true)
    }
  }

  /// Each segment is a button, which says its place.
  private mutating func addSegments(
    of control: SegmentedControl, _ blank: AccessibilityElement, _ own: Accessibility
  ) {
    let count = control.segments.count
    for (index, title) in control.segments.enumerated() {
      var element = blank
      element.label = title.string
      element.frame = part(index, of: count, blank.frame)
      element.traits.insert(.button)
      if index == control.selectedSegmentIndex { element.traits.insert(.selected) }
      element.series = AccessibilityElement.Series(number: index + 1, count: count)
      var rest = own
      rest.label = nil
      append(element, rest, isSeparate: true)
    }
  }

  /// One of the parts that share a control, from its leading side.
  private func part(_ index: Int, of count: Int, _ frame: LayoutRect) -> LayoutRect {
    let width = frame.width / Double(count)
    let place = isRightToLeft ? count - 1 - index : index
    return LayoutRect(x: frame.x + Double(place) * width, y: frame.y, width: width, height: frame.height)
  }

  private mutating func append(_ element: AccessibilityElement, _ own: Accessibility, isSeparate: Bool) {
    var element = element
    element.take(own)
    // What is set to be an element, or has a value, is more than a text of its row.
    let isMore =
      own.isElement == true || own.value != nil || !element.traits.isDisjoint(with: [.button, .link, .adjustable])
    found.append(Found(element: element, names: names, isSeparate: isSeparate || isMore))
  }

  private func blank(_ view: String, _ frame: LayoutRect, _ location: SourceLocation) -> AccessibilityElement {
    AccessibilityElement(owner: owner, view: view, frame: frame, location: location)
  }

  private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}
