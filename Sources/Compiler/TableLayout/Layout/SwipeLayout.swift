import TableIR

/// The buttons of a row that is swiped open, and the distance that its contents move.
struct SwipeLayout<L: Length> {
  private let context: LayoutContext<L>
  private let location: SourceLocation
  private let edge: SwipeEdge?
  private let buttons: [Button]

  /// The contents of a button, and its width.
  private struct Button {
    var action: SwipeAction
    var title: Typesetter.Setting?
    var image: Extent<L>?
    var width: L
  }

  /// - Parameter height: the cell's height, in points.
  init(context: LayoutContext<L>, row: borrowing Row, in section: borrowing Section, height: Double) {
    self.context = context
    let location = row.location
    self.location = location
    guard let swiped = context.environment.swipedRow, swiped.id == row.id,
      swiped.edge == .trailing || context.profile.swipeActions.areContextual
    else {
      (edge, buttons) = (nil, [])
      return
    }
    let actions = context.table.swipeActions(of: row, in: section, at: swiped.edge)
    edge = actions.isEmpty ? nil : swiped.edge
    var buttons = actions.map { Self.button($0, height: height, context, location) }
    // Titles without images are in capsules of equal widths: 63.5 for "Flag", which needs 50, beside "Delete" (iOS 26.1 simulator).
    if context.profile.swipeActions.areCapsules, !buttons.contains(where: { $0.image != nil }),
      let widest = buttons.map(\.width).max()
    {
      for index in buttons.indices { buttons[index].width = widest }
    }
    self.buttons = buttons
  }

  private static func button(
    _ action: SwipeAction, height: Double, _ context: LayoutContext<L>, _ location: SourceLocation
  ) -> Button {
    let numbers = context.profile.swipeActions
    let padding = context.metric(\.swipeActions.padding, "from the side of the button")
    let image: Extent<L>? =
      numbers.areContextual
      ? action.image.map { context.extent(of: $0, .spec(location, "swipeActions")) } : nil
    var title: Typesetter.Setting?
    if let text = action.title?.string, !text.isEmpty, image == nil || height >= numbers.leastHeightOfBoth {
      let style = Typesetter.Style(
        base: .fixed(numbers.titleSize), weight: numbers.titleWeight, color: .system(.white), alignment: .center,
        lines: numbers.titleLines)
      let room = numbers.mostWidth.map { max($0 - 2 * numbers.padding, 0) } ?? .infinity
      title = context.typesetter.set(Text(text), style: style, maxWidth: room)
    }
    var content = L(0, "nothing to show")
    if let title { content = context.typesetter.width(title, .spec(location, "swipeActions")) }
    if let image {
      content =
        !numbers.areCapsules || title == nil
        ? max(content, image.width)
        : content + image.width.named("the image before it")
          + context.metric(\.swipeActions.imageGap, "between the two")
    }
    let fitting = max(
      content + padding + padding.named("to the other side"),
      context.metric(\.swipeActions.leastWidth, "the minimum width of a button"))
    let width = numbers.mostWidth.map {
      min(fitting, L($0, "the maximum width of a button", .number(\.swipeActions.mostWidth)))
    }
    return Button(action: action, title: title, image: image, width: context.grid.round(width ?? fitting))
  }

  // MARK: Movement

  /// The distance that the contents move away from the leading edge, in points: less than 0 if the trailing edge is
  /// open.
  var shift: L {
    guard let edge else { return L(0, "not swiped") }
    let nothing = L(0, "the cell's edge")
    let reach = spaced(reach(through: buttons.count))
    return edge == .leading ? nothing + reach : nothing - reach
  }

  /// The same for views that move only if the cell itself does.
  var shiftOfCell: L { context.profile.swipeActions.moveCells ? shift : L(0, "swipes do not move cells") }

  /// The distance that the first buttons extend from the edge: the outermost continues below the safe area.
  private func reach(through count: Int) -> L {
    buttons.prefix(count).enumerated().reduce(L(0, "the cell's edge")) { sum, element in
      spaced(sum) + element.element.width.named("swiped open: \(name(element.offset))")
    } + (count == 0 ? L(0, "no button") : beyond)
  }

  /// The space before each button, and after the last one.
  private func spaced(_ sum: L) -> L {
    context.profile.swipeActions.spacing == 0
      ? sum : sum + context.metric(\.swipeActions.spacing, "the space around it")
  }

  private var beyond: L { edge == .leading ? context.contentInsets.leading : context.contentInsets.trailing }

  private func name(_ index: Int) -> String { "\(edge?.rawValue ?? "")Action \(index + 1)" }

  // MARK: Buttons

  /// What the row shows in a swipe, with its buttons if it is open; nil if there is nothing.
  func node(of row: Row, in section: Section, cell: Extent<L>, separator: L, _ scope: L.Scope) -> SwipeActionsNode? {
    if edge == nil && hasNoActions(row, in: section) { return nil }
    var node = SwipeActionsNode()
    for edge in SwipeEdge.allCases {
      // UIKit's own Delete button follows from the row's editing style.
      guard let declared = row.swipeActions[edge] ?? section.swipeActions[edge] ?? context.table.swipeActions[edge]
      else {
        continue
      }
      node[edge] = declared.map(atRest)
    }
    if let edge {
      node.openEdge = edge
      node[edge] = buttons.indices.map { placed($0, edge, cell: cell, separator: separator, scope) }
    }
    return node == SwipeActionsNode() ? nil : node
  }

  private func hasNoActions(_ row: borrowing Row, in section: borrowing Section) -> Bool {
    row.swipeActions.areUnset && section.swipeActions.areUnset && context.table.swipeActions.areUnset
  }

  private func atRest(_ action: SwipeAction) -> SwipeActionNode {
    var node = SwipeActionNode(
      title: action.title?.string, style: action.style, backgroundColor: action.backgroundColor, image: action.image)
    node.imageFrame = action.image.map { context.grid.place(context.size(of: $0), x: 0, y: 0) }
    return node
  }

  private func placed(
    _ index: Int, _ edge: SwipeEdge, cell: Extent<L>, separator: L, _ scope: L.Scope
  ) -> SwipeActionNode {
    let button = buttons[index]
    let scope = scope.view(name(index))
    let outer = reach(through: index + 1)
    // A capsule does not continue below the safe area.
    let extra = index == 0 && !context.profile.swipeActions.areCapsules ? beyond : L(0, "no safe area")
    let width = button.width + extra
    var height = context.profile.swipeActions.coverSeparators ? cell.height : (cell.height - separator).room
    var top = L(0, "the cell's top")
    if let capsule = context.profile.swipeActions.capsuleHeight {
      let whole = height
      height = L(capsule, "a capsule's height", .number(\.swipeActions.capsuleHeight))
      top = (whole - height.named("its own height")).halved("in the middle")
    }
    let frame = context.frame(
      Frame(
        x: edge == .leading ? outer - width.named("its own width") : cell.width.restated("the cell's width") - outer,
        y: top, width: width, height: height), turnedIn: cell.width.points, of: "the cell", scope)
    var node = atRest(button.action)
    node.frame = frame
    node.imageFrame = nil
    place(button, extra: edge == .leading ? extra : L(0, "the side toward the contents"), in: frame, &node, scope)
    return node
  }

  /// The image above the title, or before it in a capsule, both centred. Titles are a pixel higher if the middle is between two pixels:
  /// (15, 11, 87, 21.5) in a row of 44, rt-ios8-375.
  private func place(_ button: Button, extra: L, in frame: LayoutRect, _ node: inout SwipeActionNode, _ scope: L.Scope)
  {
    let title: Extent<L>? = button.title.map { context.typesetter.extent($0, .spec(location, "swipeActions")) }
    let gap =
      button.image == nil || title == nil
      ? L(0, "only an image or a title") : context.metric(\.swipeActions.imageGap, "between the image and the title")
    let height = L(frame.height, "the button's height")
    func begin(_ image: L?, _ title: L?, in whole: L) -> L {
      let (image, title) = (image ?? L(0, "no image"), title ?? L(0, "no title"))
      return (whole - image.named("the image") - gap - title.named("the title")).halved("in the middle")
    }
    func middle(_ own: L, in whole: L) -> L { (whole - own.named("its own size")).halved("in the middle") }
    let isBeside = context.profile.swipeActions.areCapsules
    if let image = button.image {
      node.imageFrame = context.frame(
        Frame(
          x: isBeside
            ? begin(image.width, title?.width, in: button.width) : extra + middle(image.width, in: button.width),
          y: isBeside
            ? context.grid.floor(middle(image.height, in: height)) : begin(image.height, title?.height, in: height),
          width: image.width, height: image.height), isPlaced: true,
        turnedIn: frame.width, of: "the button", scope.view(scope.prefixed("imageView")))
    }
    guard let setting = button.title, let title else { return }
    var (x, y) = (extra + middle(title.width, in: button.width), middle(title.height, in: height))
    if let image = button.image {
      if isBeside {
        x = begin(image.width, title.width, in: button.width) + image.width.named("the image") + gap
      } else {
        y = begin(image.height, title.height, in: height) + image.height.named("the image") + gap
      }
    }
    let rect = context.frame(
      Frame(x: context.grid.floor(x), y: context.grid.floor(y), width: title.width, height: title.height),
      isPlaced: true, turnedIn: frame.width, of: "the button", scope.view(scope.prefixed("titleLabel")))
    node.titleLabel = context.typesetter.label(setting, at: rect, height: rect.height)
  }
}
