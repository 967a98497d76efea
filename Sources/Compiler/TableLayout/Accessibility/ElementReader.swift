import TableIR

extension LayoutTree {
  /// What VoiceOver stops at in the table, in the order in which a swipe to the right goes from one to the next. The bars around the table,
  /// its section index and empty rows are left out.
  public var accessibilityElements: [AccessibilityElement] { accessibilityElements(cutAfter: .max) }

  /// The elements, or the first of them if they are larger than a limit, for a caller that discards them then.
  ///
  /// - Parameter limit: of their texts, in bytes.
  package func accessibilityElements(cutAfter limit: Int) -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    var size = 0
    let reader = ElementReader(environment)
    func add(_ elements: [AccessibilityElement]) {
      found += elements
      for element in elements { size += element.size }
    }
    if let header = table.header { add(reader.elements(of: header, "table.header")) }
    for section in table.sections where size <= limit {
      if let header = section.header { add(reader.elements(of: header, "\(section.id).header", isHeader: true)) }
      for row in section.rows where size <= limit { add(reader.elements(of: row)) }
      if let footer = section.footer { add(reader.elements(of: footer, "\(section.id).footer")) }
    }
    if let footer = table.footer { add(reader.elements(of: footer, "table.footer")) }
    return found
  }
}

/// Finds the elements of rows, headers and footers, as UIKit derives them.
///
/// A row is one element, which says all of its texts: `some text, some subtitle` (openradar 18468220), `Software Development Engineer,
/// Winfort, 4d` of a custom cell (appium#4292). Controls in it are elements of their own, except a switch that is its accessoryView: VoiceOver
/// reads the row as the switch (kickstarter/ios-oss#544, material-components-ios#1526), and a switch among its views by itself
/// (pocket-casts-ios#436). A detail button is called after its row (`More Info, Example Category` in UI tests), and a checkmark is a selected row.
package struct ElementReader: Sendable {
  private let isRightToLeft: Bool
  /// Elements whose tops differ by less are read as one line (AccessibilitySnapshot's AccessibilityHierarchyParser), in points.
  private let leastSeparation: Double

  package init(_ environment: Environment) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    leastSeparation = environment.idiom == .phone ? 8 : 13
  }

  // MARK: Headers and footers

  /// - Parameter isHeader: whether it is a section's header, whose title is a heading.
  package func elements(
    of node: SupplementaryNode, _ name: String, isHeader: Bool = false
  ) -> [AccessibilityElement] {
    let own = node.spoken.settings
    guard !own.isHidden else { return [] }
    var whole = AccessibilityElement(owner: name, frame: node.frame, location: node.location)
    if let label = node.textLabel, !label.text.isEmpty {
      (whole.label, whole.traits) = (label.text, isHeader ? .header : .staticText)
      whole.take(own)
      return own.isElement == false ? [] : [whole]
    }
    var read: [AccessibilityElement]
    if own.makesElement {
      whole.take(own)
      read = [whole]
    } else {
      var parts = ViewElements(owner: name, isRightToLeft: isRightToLeft)
      parts.add(node.subviews, at: LayoutPoint(x: node.frame.x, y: node.frame.y), order: own.order)
      read = inOrder(parts.found)
    }
    // All that is in a section's header is a heading: "title, dimmed, Button, Heading" (WordPress-iOS#13210), the segments of a control in
    // one (openradar-mirror#16103).
    if isHeader { for index in read.indices { read[index].traits.insert(.header) } }
    return read
  }

  // MARK: Rows

  package func elements(of cell: borrowing CellNode) -> [AccessibilityElement] {
    let own = cell.spoken.settings
    guard !own.isHidden else { return [] }
    var contents = ViewElements(owner: cell.id, isRightToLeft: isRightToLeft)
    contents.add(contentsOf: cell)
    let countOfContents = contents.found.count
    contents.add(accessoriesOf: cell)
    if !own.order.isEmpty { return contents.elements(in: own.order) }
    guard own.isElement != false else { return around(cell, contents.found) { self.inOrder($0) } }
    var row = AccessibilityElement(owner: cell.id, frame: cell.frame, location: cell.location)
    let (shown, accessories) = (contents.found.prefix(countOfContents), contents.found.dropFirst(countOfContents))
    let read =
      inLines(shown.filter { !$0.isSeparate }, isOrdered: contents.isOfStyle) + accessories.filter { !$0.isSeparate }
    row.label = read.map(\.element.label).filter { !$0.isEmpty }.joined(separator: ", ")
    row.traits = traits(of: cell)
    row.identifier = own.identifier ?? cell.id
    var others = contents.found.filter(\.isSeparate)
    if let place = others.firstIndex(where: { $0.role == .rowSwitch }) {
      let control = others.remove(at: place).element
      (row.value, row.hint) = (control.value, control.hint)
      row.traits.formUnion(control.traits)
      if !control.label.isEmpty { row.label = control.label }
    }
    row.take(own)
    if own.isElement == true { others = [] }
    for index in others.indices where others[index].role == .detailButton && !row.label.isEmpty {
      others[index].element.label += ", \(row.label)"
    }
    // A row of controls alone is read by them; one that shows nothing is not read.
    let isEmpty = row.label.isEmpty && row.value == nil && row.traits.isDisjoint(with: [.button, .link, .toggleButton])
    let isRead = !isEmpty || others.isEmpty && (cell.imageView != nil || cell.subviews.contains(where: \.showsImage))
    return around(cell, others) { (isRead ? [row] : []) + self.inOrder($0) }
  }

  /// The controls of a row that nobody reaches who listens to the screen: the row, or a view around them, is read as one, or an order
  /// leaves them out. Those that the spec hides are meant.
  package func unreached(in cell: borrowing CellNode) -> [AccessibilityElement] {
    // Most rows are read as UIKit derives it, and then every control is reached.
    guard
      cell.spoken != nil || cell.subviews.contains(where: \.setsAccessibility)
        || cell.accessoryView?.subviews.contains(where: \.setsAccessibility) == true
        || cell.otherAccessories.contains(where: { $0.subviews.contains(where: \.setsAccessibility) })
    else { return [] }
    let own = cell.spoken.settings
    guard !own.isHidden else { return [] }
    var contents = ViewElements(owner: cell.id, isRightToLeft: isRightToLeft)
    contents.add(contentsOf: cell)
    contents.add(accessoriesOf: cell)
    var unreached = contents.covered
    if own.isElement == true || !own.order.isEmpty {
      let read = Set(own.order.isEmpty ? [] : contents.elements(in: own.order))
      unreached += contents.found.filter { own.order.isEmpty ? $0.role != .rowSwitch : true }.flatMap(\.elements)
        .filter { $0.isControl && !read.contains($0) }
    }
    return unreached
  }

  private func traits(of cell: borrowing CellNode) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if cell.isSelected { traits.insert(.selected) }
    if case .checkmark = cell.accessoryView?.accessory { traits.insert(.selected) }
    if !cell.isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// With the buttons around a row that is edited or swiped open.
  private func around(
    _ cell: borrowing CellNode, _ parts: [ViewElements.Found], _ read: ([ViewElements.Found]) -> [AccessibilityElement]
  ) -> [AccessibilityElement] {
    let inner = read(parts)
    guard cell.editingControl != nil || cell.reorderControl != nil || cell.swipeActions?.openEdge != nil else {
      return inner
    }
    let name = inner.first?.label ?? ""
    func button(_ view: String, _ label: String, _ frame: LayoutRect) -> AccessibilityElement {
      var element = AccessibilityElement(
        owner: cell.id, view: view, frame: frame.offsetBy(x: cell.frame.x, y: cell.frame.y), location: cell.location)
      (element.label, element.traits) = (label, .button)
      return element
    }
    var leading: [AccessibilityElement] = []
    var trailing: [AccessibilityElement] = []
    if let control = cell.editingControl {
      switch control.style {
      case .delete: leading.append(button("editingControl", "Delete \(name)", control.frame))
      case .insert: leading.append(button("editingControl", "Insert \(name)", control.frame))
      // The circle says nothing: a row that is chosen is selected.
      case .multipleSelection: break
      }
    }
    if let control = cell.reorderControl {
      trailing.append(button("reorderControl", "Reorder \(name)", control.frame))
    }
    if let actions = cell.swipeActions, let edge = actions.openEdge {
      let buttons = actions.open.compactMap { action in
        action.frame.map { button("\(edge.rawValue)Action", action.title ?? "", $0) }
      }
      if edge == .leading { leading += buttons } else { trailing += buttons.reversed() }
    }
    return leading + inner + trailing
  }

  // MARK: Order

  private func inOrder(_ found: [ViewElements.Found]) -> [AccessibilityElement] {
    inLines(found, isOrdered: false).flatMap(\.elements)
  }

  /// From top to bottom and, in what is read as one line, from the leading to the trailing side.
  private func inLines(_ found: [ViewElements.Found], isOrdered: Bool) -> [ViewElements.Found] {
    guard found.count > 1, !isOrdered else { return found }
    let sorted = found.enumerated().sorted {
      ($0.element.element.frame.y, $0.offset) < ($1.element.element.frame.y, $1.offset)
    }.map(\.element)
    var lines: [[ViewElements.Found]] = []
    for part in sorted {
      if let first = lines.last?.first, part.element.frame.y - first.element.frame.y < leastSeparation {
        lines[lines.count - 1].append(part)
      } else {
        lines.append([part])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted {
        let (left, right) = ($0.element.element.frame, $1.element.element.frame)
        if left.x == right.x { return $0.offset < $1.offset }
        return isRightToLeft ? left.maxX > right.maxX : left.x < right.x
      }.map(\.element)
    }
  }
}

extension ViewNode {
  /// Whether a spec sets something of its accessibility, or of that of something in it.
  fileprivate var setsAccessibility: Bool { look.spoken != nil || subviews.contains(where: \.setsAccessibility) }

  /// Whether it or something in it is an image that is not skipped.
  fileprivate var showsImage: Bool {
    guard !look.isInvisible, !look.spoken.settings.isHidden else { return false }
    if case .image = content { return true }
    return subviews.contains(where: \.showsImage)
  }
}

extension AccessibilityElement {
  /// Takes what a spec sets.
  mutating func take(_ own: Accessibility) {
    if let label = own.label { self.label = label.string }
    if let value = own.value { self.value = value.string }
    if let hint = own.hint { self.hint = hint.string }
    if let identifier = own.identifier { self.identifier = identifier }
    traits.formUnion(own.traits)
  }
}
