import TableIR

extension CellContent {
  /// Two labels with their frames in the contentView's space.
  private typealias PlacedLabels = (text: LabelNode?, detailText: LabelNode?)

  /// Sets the image and the labels of a cell, with their frames in a contentView of a size.
  func place(in size: LayoutSize, _ scope: L.Scope, into node: inout CellNode) {
    let room = PlacingRoom<L>(size: size, scope: scope)
    node.imageView = placedImage(in: room)
    (node.textLabel, node.detailTextLabel) =
      switch arrangement {
      case .default: (placedDefault(in: room), nil)
      case .subtitle: placedSubtitle(in: room)
      case .value1: placedValue1(in: room)
      case .value2: placedValue2(in: room)
      }
  }

  private func placedImage(in room: PlacingRoom<L>) -> ImageNode? {
    image.map { image in
      let middle = (room.height - imageSize.height.named("its own height")).halved("in the middle")
      let y =
        context.profile.labels.imageIsOnWholePoint
        ? middle.changed(
          .down(.point), to: (middle.points + 0.001).rounded(.down), reason: "down to a whole point", source: nil)
        : context.grid.floor(middle)
      let frame = Frame(x: imageX, y: y, width: imageSize.width, height: imageSize.height)
      return ImageNode(
        frame: context.frame(frame, turnedIn: room.size.width, of: "the contentView", room.scope.view("imageView")),
        image: image, highlightedImage: highlightedImage)
    }
  }

  /// One label that fills the contentView from the image to the trailing inset.
  private func placedDefault(in room: PlacingRoom<L>) -> LabelNode? {
    text.map {
      let width = (trailingX - textX.restated("where the text begins")).room
      return label(
        $0, x: textX, y: L(0, "the contentView's top"), width: width,
        height: room.height.restated("as tall as the contentView"), in: room, room.text)
    }
  }

  /// Two lines one above the other; a single one is centred.
  private func placedSubtitle(in room: PlacingRoom<L>) -> PlacedLabels {
    guard let text, let detailText else {
      return (
        text.map { label($0, x: textX, y: middle($0, room.height), in: room, room.text) },
        detailText.map { label($0, x: textX, y: middle($0, room.height), in: room, room.detailText) }
      )
    }
    let textHeight: L = context.typesetter.height(text)
    let detailHeight: L = context.typesetter.height(detailText)
    let spare =
      (style == .subtitle
        ? room.height
        : room.height.remarking(
          "stacked at accessibility text sizes", .number(\.labels.stackAtAccessibilitySizes)))
      - textHeight.restated("the first label's height") - detailHeight.restated("the second label's height")
    if let gap = configuredGap {
      let top = context.grid.round((spare - gap).halved("in the middle"))
      return (
        label(text, x: textX, y: top, in: room, room.text),
        label(
          detailText, x: textX, y: top + textHeight.restated("below the first label") + gap, in: room, room.detailText)
      )
    }
    // The pair is centred, up to a whole point; then the first line is lifted off the second.
    let top = spare.halved("in the middle").roundedUp()
    return (
      label(
        text, x: textX,
        y: top.minus(
          lift(text, height: room.height.points), "lifted off the second label", .number(\.labels.subtitleLift)),
        in: room, room.text),
      label(detailText, x: textX, y: top + textHeight.restated("below the first label"), in: room, room.detailText)
    )
  }

  /// The distance by which a subtitle's first line is lifted: a sixth of its size, in a row that has space for it.
  ///
  /// 17 points are lifted by 1 in a contentView of 55.5, by 2 in 55.6667 and 56, by 3 from 57 on, not at all in 53.5
  /// (ib-c04986, ib-c03272, ib-c04922); 16 points by 1 in 51.5 and not in 50 (ib-c05155).
  private func lift(_ text: Typesetter.Setting, height: Double) -> Double {
    let labels = context.profile.labels
    let lift = text.font.size * labels.subtitleLift
    let full = labels.subtitleLiftIsWhole ? (lift - 0.001).rounded(.up) : context.grid.ceil(lift)
    let room = height - text.font.size * labels.subtitleLiftHeight
    return min(max((room - 0.5).rounded(.up), 0), full)
  }

  /// The gap between a text and the secondary text below it in a content configuration; nil in a cell style.
  var configuredGap: L? {
    configuration.map {
      $0.prefersSideBySide
        ? context.metric(
          context.isListOfSwiftUI ? \.lists.labeledGap : \.lists.valueGap,
          "between the two texts, which do not fit side by side")
        : context.metric(\.lists.textGap, "between the two texts")
    }
  }

  /// The title at the leading edge and the detail at the trailing one, on one baseline.
  private func placedValue1(in room: PlacingRoom<L>) -> PlacedLabels {
    let y = beside(room.height)
    return (
      text.map { label($0, x: textX, y: y.text, in: room, room.text) },
      detailText.map { detail in
        let width: L = context.typesetter.width(detail)
        return label(
          detail, x: trailingX - width.restated("the label's width"), y: y.detailText, in: room, room.detailText)
      }
    )
  }

  /// A narrow label ending where the other starts.
  private func placedValue2(in room: PlacingRoom<L>) -> PlacedLabels {
    let width = context.metric(\.labels.value2TextWidth, "the first label of value2")
    let y = beside(room.height)
    return (
      text.map { label($0, x: textX, y: y.text, width: width, in: room, room.text) },
      detailText.map {
        let x = textX + width.named("the first label") + context.metric(\.labels.value2Gap, "between the two labels")
        return label($0, x: x, y: y.detailText, in: room, room.detailText)
      }
    )
  }

  /// The y that centers a label, up to the next whole point: 11.75 becomes 12 and 12.25 becomes 13 (ib-c04944; ib-c05002; every
  /// `value1` row of every era). In a content configuration it is on a pixel: 16.3333 in a row of 53
  /// (ios26.2-plain-switch-hittargets-402).
  private func middle(_ setting: Typesetter.Setting, _ height: L) -> L {
    let own: L = context.typesetter.height(setting)
    let middle = (height - own.restated("its own height")).halved("in the middle")
    return configuration == nil ? middle.roundedUp() : context.grid.round(middle)
  }

  /// The y of two labels beside each other: the larger is centred and the other is on its first baseline: 14 pt beside 17 pt
  /// is 3 points lower; 15 pt before 16 pt a point lower than that (ib-c01873), 12 pt before 15 pt three (ib-c00084).
  private func beside(_ height: L) -> (text: L, detailText: L) {
    let nothing = L(0, "the contentView's top")
    guard let text, let detailText else {
      return (text.map { middle($0, height) } ?? nothing, detailText.map { middle($0, height) } ?? nothing)
    }
    // A wrapped detail has no single baseline to share.
    guard detailText.lineCount == 1 else { return (middle(text, height), middle(detailText, height)) }
    let measure = context.typesetter.measure
    let drop = measure.ascender(text.font) - measure.ascender(detailText.font)
    let y = drop >= 0 ? middle(text, height) : middle(detailText, height)
    if drop == 0 { return (y, y) }
    let other = context.grid.round(y.restated("the other label's y").plus(abs(drop), "down to its baseline"))
    return drop >= 0 ? (y, other) : (other, y)
  }

  /// A label in a contentView, as large as its text unless a size is given.
  private func label(
    _ setting: Typesetter.Setting, x: L, y: L, width: L? = nil, height: L? = nil, in room: PlacingRoom<L>,
    _ scope: L.Scope
  ) -> LabelNode {
    let typesetter = context.typesetter
    // A text that is aligned fills the available width.
    let isAligned = configuration != nil && arrangement == .subtitle && setting.text.alignment ?? .natural != .natural
    let width = isAligned ? (trailingX - x.restated("where the text begins")).room : width
    let frame = Frame(
      x: x, y: y, width: width ?? typesetter.width(setting, .spec(location)),
      height: height ?? typesetter.height(setting))
    let rect = context.frame(frame, turnedIn: room.size.width, of: "the contentView", scope)
    // Text that the row clips above its capitals or below counts as truncated too.
    let measure = typesetter.measure
    let above = measure.ascender(setting.font) - measure.capHeight(setting.font) + context.grid.pixel
    let (top, whole) = (y.points, room.size.height)
    let isClipped =
      whole > 0 && !setting.text.string.isEmpty && (top < -above || top + frame.height.points > whole + 1)
    return typesetter.label(setting, at: rect, height: frame.height.points, isClipped: isClipped)
  }
}

/// The contentView that image and labels are placed in.
private struct PlacingRoom<L: Length> {
  let size: LayoutSize
  let scope: L.Scope

  var height: L { L(size.height, "the contentView's height") }
  var text: L.Scope { scope.view("textLabel") }
  var detailText: L.Scope { scope.view("detailTextLabel") }
}
