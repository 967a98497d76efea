import JSONReading
import TableIR
import TableLayout

extension LayoutDecoder {
  mutating func cell(_ node: LayoutNode) throws(LayoutProblem) -> CellNode {
    let background = try node.node("backgroundView")
    let selected = try node.nodeIfPresent("selectedBackgroundView")
    let content = try node.node("contentView")
    var cell = CellNode(
      id: try node.string("id"), position: try node.word("position"), frame: try node.frame(),
      isSelected: try node.bool("selected"), background: try shapedFill(background, "fill"),
      selectedBackground: .clear, backgroundView: try background.frame(),
      cornerRadius: try background.numberIfPresent("cornerRadius") ?? 0, contentView: try content.frame(),
      location: try location(node))
    if let selected { cell.selectedBackground = try shapedFill(selected, "fill") }
    cell.className = try node.stringIfPresent("class")
    cell.isHighlighted = try node.bool("highlighted")
    cell.isUserInteractionEnabled = try node.bool("userInteractionEnabled", default: true)
    // A row that is selected and has nothing to show for it says so by having no such view.
    if cell.isSelected || cell.isHighlighted { cell.selectionStyle = selected == nil ? .none : .default }
    cell.imageView = try imageView(content)
    cell.textLabel = try label(content, "textLabel")
    cell.detailTextLabel = try label(content, "detailTextLabel")
    cell.subviews = try subviews(content)
    if let accessory = try node.nodeIfPresent("accessoryView") { cell.accessoryView = try self.accessory(accessory) }
    if let control = try node.nodeIfPresent("editingControl") {
      cell.editingControl = EditingControlNode(style: try control.word("style"), frame: try control.frame())
    }
    if let control = try node.nodeIfPresent("reorderControl") {
      cell.reorderControl = reorderControl(try control.frame())
    }
    cell.topSeparator = try separator(node, "topSeparator")
    cell.separator = try separator(node, "separator")
    return cell
  }

  private mutating func imageView(_ content: LayoutNode) throws(LayoutProblem) -> ImageNode? {
    guard let node = try content.nodeIfPresent("imageView") else { return nil }
    let frame = try node.frame()
    let image = try image(node, size: frame.size)
    return ImageNode(frame: frame, image: image, highlightedImage: try highlightedImage(node, like: image, frame.size))
  }

  /// The three lines stand in the middle. How high they are grows with the text as the control's width does
  /// (`MetricsProfile.EditingControls`), which is told.
  private func reorderControl(_ frame: Rect) -> ReorderControlNode {
    let editing = MetricsProfile().editingControls
    let growth = max(frame.width - editing.reorderWidth, 0) / editing.reorderWidthGrowth
    let height = min(
      editing.reorderMarkHeight + growth * editing.reorderMarkHeightGrowth, editing.largestReorderMarkHeight)
    let y = ((frame.height - height) / 2).rounded(.up)
    return ReorderControlNode(frame: frame, mark: Rect(x: 0, y: y, width: frame.width, height: height))
  }

  /// UIKit's own colour is not repeated.
  private func separator(_ owner: LayoutNode, _ key: String) throws(LayoutProblem) -> SeparatorNode? {
    guard let node = try owner.nodeIfPresent(key) else { return nil }
    return SeparatorNode(frame: try node.frame(), color: try color(node, "color") ?? .system(.separator))
  }
}
