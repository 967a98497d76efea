import TableIR

extension LayoutContext {
  /// The size of an image in points, as `UIImage.size` returns it on this screen.
  func size(of image: Image) -> LayoutSize {
    switch image {
    case .asset(let index): table.assets[index].variant(scale: environment.scale, traits: environment.colorTraits).size
    case .placeholder(let placeholder): placeholder.size
    case .symbol(let symbol): size(of: symbol)
    }
  }

  /// The same as lengths, of which `explain` says whether they are known.
  func extent(of image: Image, _ source: @autoclosure () -> Derivation.Source) -> Extent<L> {
    Extent(size(of: image), ownerOfSize(image), source())
  }

  private func ownerOfSize(_ image: Image) -> String {
    guard case .symbol(let symbol) = image, symbol.size == nil else { return "the image's own" }
    return symbol.hasKnownProportion
      ? "the symbol's own" : "assumed, because the proportion of '\(symbol.name)' is not known: the symbol's"
  }

  /// The style of a system button's title (`UIButton.ButtonType.system`: 15 points; truncated in the middle, according to its
  /// documentation).
  var buttonStyle: Typesetter.Style {
    Typesetter.Style(base: .fixed(15), color: tintColor, alignment: .center, lineBreakMode: .truncatingMiddle)
  }

  var tintColor: Color { table.tintColor ?? .system(.systemBlue) }

  /// Subviews with frames designed for a superview of the size `design`, in a superview of another size.
  ///
  /// - Parameter isNested: whether the superview is a view of the spec itself, so that the ids of its subviews need no prefix.
  func nodes(
    _ views: [View], in size: LayoutSize, designedFor design: LayoutSize, of space: @autoclosure () -> String,
    _ scope: L.Scope,
    isNested: Bool = false
  ) -> [ViewNode] {
    views.indices.map { index in
      let view = views[index]
      let scope = scope.subview(view, index, isNested: isNested)
      let asked: Frame<L> = view.frame(in: size, designedFor: design)
      let frame = frame(ControlLayout(context: self).kept(view, asked), turnedIn: nil, of: space(), scope)
      return node(view, frame: frame, scope)
    }
  }

  /// A view with a frame on whole pixels in its superview's space.
  func node(_ view: View, frame: LayoutRect, _ scope: L.Scope) -> ViewNode {
    work.spend(LayoutCost.view + L.costOfView)
    var node = ViewNode(
      id: view.id, content: content(of: view, frame: frame, scope), frame: frame, look: look(of: view),
      className: view.className, location: view.location)
    if view.look.isInvisible { node.deactivate() }
    return node
  }

  /// What is drawn of a view itself. Stack views drew no background before iOS 14 (useyourloaf.com, "Stack View Background Color in iOS 14").
  func look(of view: View) -> ViewLook {
    guard case .stack = view.content, environment.ios < 14 else { return view.look }
    var look = view.look
    (look.background, look.cornerRadius, look.border) = (nil, nil, nil)
    return look
  }

  private func content(of view: View, frame: LayoutRect, _ scope: L.Scope) -> ViewNode.Content {
    switch view.content {
    case .label(let text):
      return .label(
        typesetter.label(labelSetting(text, maxWidth: frame.width, maxHeight: frame.height), frame: frame))
    case .image(let image):
      let mode = view.look.contentMode ?? .scaleToFill
      guard mode != .scaleToFill else { return .image(image) }
      let own = grid.snap(mode.frame(of: size(of: image), in: frame.size))
      return .image(image, frame: own.size == frame.size ? nil : own)
    case .control(let control):
      let layout = ControlLayout(context: self)
      return .control(layout.fitted(control, in: frame.size), labels: layout.labels(control, in: frame.size))
    case .stack(let stack):
      return .stack(StackLayout(context: self).nodes(stack, in: frame.size, at: view.location, scope))
    case .container(let subviews) where subviews.isConstrained:
      let layout = AutoLayout(subviews, in: room(of: subviews, frame.size), of: view.location, context: self)
      return .container(layout.nodes(of: "the view '\(scope.name)'", scope, isNested: true))
    case .container(let subviews):
      return .container(
        nodes(
          subviews.views, in: frame.size, designedFor: subviews.designSize ?? frame.size,
          of: "the view '\(scope.name)'", scope, isNested: true))
    case .plain: return .plain
    }
  }

  /// The space in a view with a frame, or in a stack without constraints, for its constrained subviews.
  ///
  /// - Parameter size: the size in points, without a height if the subviews determine it.
  func room(of subviews: Subviews, _ size: LayoutSize, growing: Bool = false) -> SubviewSpace {
    let margins = subviews.margins ?? Subviews.standardMargins
    return SubviewSpace(
      width: size.width, height: growing ? nil : size.height, margins: margins, readable: margins)
  }

  /// The text of a default UILabel: 17 pt, one line, in the label colour.
  func labelSetting(_ text: Text, maxWidth: Double, maxHeight: Double = .infinity) -> Typesetter.Setting {
    let style = Typesetter.Style(base: .fixed(17), color: .system(.label))
    return typesetter.set(text, style: style, maxWidth: maxWidth, maxHeight: maxHeight)
  }
}
