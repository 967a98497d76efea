import TableIR

/// Sizes buttons and places their contents.
struct ButtonLayout<L: Length>: Sendable {
  let context: LayoutContext<L>

  private var typesetter: Typesetter { context.typesetter }

  /// The button as in this version of iOS: configurations came with iOS 15.
  func known(_ button: Button) -> Button {
    var button = button
    if context.environment.ios < 15 { button.configuration = nil }
    // Image and title have the configuration's foreground colour.
    if button.configuration == .filled, case .symbol(var symbol)? = button.image, symbol.color == nil {
      symbol.color = .system(.white)
      button.image = .symbol(symbol)
    }
    return button
  }

  func size(_ button: Button, _ location: SourceLocation) -> Extent<L> {
    button.size.map { Extent($0, "button's", .spec(location)) } ?? fittingSize(known(button), location)
  }

  /// A system button is as wide as its title and has 6 points above and below it: Interface Builder makes one with the
  /// title "Button" 46 by 30. One that shows only an image has its size and nothing around it, but is no lower than a line of its font: 24 × 24 for
  /// 24 × 24, and 22 high for 15 × 15 (26 buttons in documents of Xcode 7 to 16). One with both has nothing around them either: 16 high for a title of
  /// 13 points with an image of 8 × 10, 22 with one of 12 × 22, and 28 with one of 28 (3 buttons in Lockwise and Bark).
  private func fittingSize(_ button: Button, _ location: SourceLocation) -> Extent<L> {
    let title = titleSize(of: button, location)
    let image = button.image.map { context.extent(of: $0, .spec(location)) }
    var (width, height) = (title.width, title.height)
    if let image { width = image.width + width }
    let padding = imagePadding(of: button)
    if padding > 0 { width = width.plus(padding, "between image and title", .spec(location, "imagePadding")) }
    if let insets = insets(of: button) {
      if let image { height = max(image.height, height) }
      return Extent(
        width: width.plus(insets.left + insets.right, "around image and title", insetSource(button, location)),
        height: height.plus(insets.top + insets.bottom, "around image and title", insetSource(button, location)))
    }
    if let image, button.title.string.isEmpty {
      return Extent(width: image.width, height: max(image.height, height.named("no lower than a line")))
    }
    if let image {
      height = max(image.height, height)
    } else {
      height = height + context.metric(\.accessories.buttonPadding, "above and below the title")
    }
    return Extent(
      width: max(width, context.metric(\.accessories.buttonMinimumWidth, "the minimum width of a button")),
      height: height)
  }

  /// The size of the title, in whole points unless the button has a configuration: "Button" at 14 points is 17 high and not 16.67, and titles of
  /// 15, 16, 17 and 21 points are 18, 20, 21 and 26, @2x and @3x (84 buttons in documents of Xcode 7 to 26); with a configuration 20.33 @3x (ac-0224).
  private func titleSize(of button: Button, _ location: SourceLocation) -> Extent<L> {
    var size: Extent<L> = typesetter.extent(setting(of: button, maxWidth: .infinity), .spec(location))
    guard button.configuration == nil else { return size }
    func whole(_ length: L) -> L {
      length.changed(.up(.point), to: length.points.rounded(.up), reason: "up to a whole point", source: nil)
    }
    (size.width, size.height) = (whole(size.width), whole(size.height))
    return size
  }

  /// The insets around image and title, in points; nil for a system button's own.
  private func insets(of button: Button) -> Insets? {
    if let insets = button.insets { return insets }
    guard button.configuration != nil else { return nil }
    let padding = context.profile.controls.buttonConfigurationPadding
    return Insets(
      top: padding.height / 2, left: padding.width / 2, bottom: padding.height / 2, right: padding.width / 2)
  }

  /// The space between image and title, in points. UIKit adds it only between the two.
  private func imagePadding(of button: Button) -> Double {
    button.configuration == nil || button.image == nil || button.title.string.isEmpty ? 0 : button.imagePadding
  }

  private func insetSource(_ button: Button, _ location: SourceLocation) -> Derivation.Source {
    button.insets == nil ? .number(\.controls.buttonConfigurationPadding) : .spec(location, "insets")
  }

  func setting(of button: Button, maxWidth: Double) -> Typesetter.Setting {
    var style = context.buttonStyle
    if let configuration = button.configuration {
      style.base = .textStyle(.body)
      if configuration == .filled { style.color = .system(.white) }
    }
    return typesetter.set(button.title, style: style, maxWidth: maxWidth)
  }

  /// A title fills its button. An image is directly before it, and the two are centred together: in a button of 335 points an
  /// image of 32 at 151.5 alone, and at 124.5 beside a title of 54 at 156.5, according to published measurements of
  /// `UIButton`.
  func parts(of button: Button, in size: LayoutSize) -> (image: LayoutRect?, title: LayoutRect) {
    let insets = insets(of: button) ?? Insets()
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    let bounds = LayoutRect(
      x: isMirrored ? insets.right : insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    guard let image = button.image.map(context.size(of:)) else { return (nil, bounds) }
    let imageWidth = min(image.width, bounds.width)
    let imageHeight = min(image.height, bounds.height)
    let padding = imagePadding(of: button)
    let room = max(bounds.width - imageWidth - padding, 0)
    let titleWidth = min(typesetter.size(setting(of: button, maxWidth: room)).width, room)
    let x = bounds.x + (room - titleWidth) / 2
    return (
      context.grid.place(
        LayoutSize(width: imageWidth, height: imageHeight), x: isMirrored ? x + titleWidth + padding : x,
        y: bounds.y + (bounds.height - imageHeight) / 2),
      LayoutRect(
        x: context.grid.round(isMirrored ? x : x + imageWidth + padding), y: bounds.y, width: titleWidth,
        height: bounds.height)
    )
  }
}
