import TableIR

extension CellContent {
  /// Image and labels with their frames in the contentView's space.
  struct Placed {
    var imageView: ImageNode?
    var textLabel: LabelNode?
    var detailTextLabel: LabelNode?
  }

  /// Gives everything its frame in a contentView of a height.
  func place(height: Double) -> Placed {
    var placed = Placed()
    if let image {
      let middle = (height - imageSize.height) / 2
      let y =
        context.profile.labels.imageIsOnWholePoint ? (middle + 0.001).rounded(.down) : context.grid.floor(middle)
      let frame = Rect(x: imageX, y: y, width: imageSize.width, height: imageSize.height)
      placed.imageView = ImageNode(
        frame: context.grid.snap(frame), image: image, highlightedImage: highlightedImage)
    }
    switch arrangement {
    case .default: placeDefault(&placed, height: height)
    case .subtitle: placeSubtitle(&placed, height: height)
    case .value1: placeValue1(&placed, height: height)
    case .value2: placeValue2(&placed, height: height)
    }
    return placed
  }

  /// One label that fills the contentView from the image to the trailing inset.
  private func placeDefault(_ placed: inout Placed, height: Double) {
    placed.textLabel = text.map {
      label($0, x: textX, y: 0, size: Size(width: max(trailingX - textX, 0), height: height), in: height)
    }
  }

  /// Two lines one above the other; one alone stands in the middle.
  private func placeSubtitle(_ placed: inout Placed, height: Double) {
    guard let text, let detailText else {
      placed.textLabel = text.map { label($0, x: textX, y: middle($0, height), size: fitting($0), in: height) }
      placed.detailTextLabel = detailText.map {
        label($0, x: textX, y: middle($0, height), size: fitting($0), in: height)
      }
      return
    }
    let textSize = fitting(text)
    let detailSize = fitting(detailText)
    let spare = height - textSize.height - detailSize.height
    // The pair is centred, up to a whole point; then the first line is lifted off the second.
    let top = (spare / 2 - 0.001).rounded(.up)
    placed.textLabel = label(text, x: textX, y: top - lift(text, height: height), size: textSize, in: height)
    placed.detailTextLabel = label(detailText, x: textX, y: top + textSize.height, size: detailSize, in: height)
  }

  /// How far a subtitle's first line is lifted: a sixth of its size, in a row that has room for it.
  ///
  /// 17 points are lifted by 1 in a contentView of 55.5, by 2 in 55.6667 and 56, by 3 from 57 on, not at all in 53.5
  /// (ib-c04986, ib-c03272, ib-c04922); 16 points by 1 in 51.5 and not in 50 (ib-c05155).
  func lift(_ text: Typesetter.Setting, height: Double) -> Double {
    let labels = context.profile.labels
    let lift = text.font.size * labels.subtitleLift
    let full = labels.subtitleLiftIsWhole ? (lift - 0.001).rounded(.up) : context.grid.ceil(lift)
    let room = height - text.font.size * labels.subtitleLiftHeight
    return min(max((room - 0.5).rounded(.up), 0), full)
  }

  /// The title at the leading edge and the detail at the trailing one, on one baseline.
  private func placeValue1(_ placed: inout Placed, height: Double) {
    let y = beside(height)
    placed.textLabel = text.map { label($0, x: textX, y: y.text, size: fitting($0), in: height) }
    placed.detailTextLabel = detailText.map { detail in
      let size = fitting(detail)
      return label(detail, x: trailingX - size.width, y: y.detailText, size: size, in: height)
    }
  }

  /// A narrow label ending where the other starts.
  private func placeValue2(_ placed: inout Placed, height: Double) {
    let labels = context.profile.labels
    let y = beside(height)
    placed.textLabel = text.map {
      label($0, x: textX, y: y.text, size: Size(width: labels.value2TextWidth, height: fitting($0).height), in: height)
    }
    placed.detailTextLabel = detailText.map {
      label(
        $0, x: textX + labels.value2TextWidth + labels.value2Gap, y: y.detailText, size: fitting($0), in: height)
    }
  }

  /// The y that puts a label in the middle, up to the next whole point: 11.75 becomes 12 and 12.25 becomes 13
  /// (ib-c04944; ib-c05002; every `value1` row of every era).
  func middle(_ setting: Typesetter.Setting, _ height: Double) -> Double {
    ((height - fitting(setting).height) / 2 - 0.001).rounded(.up)
  }

  /// The y of two labels beside each other: the larger stands in the middle and the other on its first baseline: 14 pt beside
  /// 17 pt is 3 points lower; 15 pt before 16 pt a point lower than that (ib-c01873), 12 pt before 15 pt three (ib-c00084).
  func beside(_ height: Double) -> (text: Double, detailText: Double) {
    guard let text, let detailText else {
      return (text.map { middle($0, height) } ?? 0, detailText.map { middle($0, height) } ?? 0)
    }
    // A wrapped detail has no one baseline to share.
    guard detailText.lineCount == 1 else { return (middle(text, height), middle(detailText, height)) }
    let measure = context.typesetter.measure
    let drop = measure.ascender(text.font) - measure.ascender(detailText.font)
    if drop >= 0 {
      let y = middle(text, height)
      return (y, context.grid.round(y + drop))
    }
    let y = middle(detailText, height)
    return (context.grid.round(y - drop), y)
  }

  func fitting(_ setting: Typesetter.Setting) -> Size { context.typesetter.size(setting) }

  /// A label in a contentView of a height.
  private func label(
    _ setting: Typesetter.Setting, x: Double, y: Double, size: Size, in height: Double
  ) -> LabelNode {
    var label = context.typesetter.label(setting, frame: Rect(x: x, y: y, width: size.width, height: size.height))
    // What a row cuts off above its capitals or below is missing too.
    let measure = context.typesetter.measure
    let above = measure.ascender(setting.font) - measure.capHeight(setting.font) + context.grid.pixel
    if height > 0, !setting.text.string.isEmpty, y < -above || y + size.height > height + 1 { label.isTruncated = true }
    return label
  }
}
