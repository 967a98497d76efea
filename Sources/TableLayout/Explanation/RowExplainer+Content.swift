import TableIR

extension RowExplainer {
  /// The image and the labels in the contentView.
  var contentFrames: [FrameDerivation] {
    var frames: [FrameDerivation] = []
    if let image = cell.imageView { frames.append(imageFrame(image.frame)) }
    if let label = cell.textLabel, let setting = content.text {
      frames.append(labelFrame("textLabel", label, setting, isDetail: false))
    }
    if let label = cell.detailTextLabel, let setting = content.detailText {
      frames.append(labelFrame("detailTextLabel", label, setting, isDetail: true))
    }
    return frames
  }

  private func imageFrame(_ rect: Rect) -> FrameDerivation {
    frame("imageView", in: "the contentView", rect) { number in
      switch number.quantity {
      case .x:
        imageX(&number)
        snap(&number, origin: 0)
      case .y:
        centred(&number, height: content.imageSize.height)
        let isWhole = context.profile.labels.imageIsOnWholePoint
        let y = isWhole ? (number.value + 0.001).rounded(.down) : context.grid.floor(number.value)
        number.round(
          .down(isWhole ? .point : .pixel), isWhole ? "down to a whole point" : "down to a pixel", to: y)
        snap(&number, origin: 0)
      case .width:
        number.start(content.imageSize.width, "the image's own width", spec)
        snap(&number, origin: rect.x)
      case .height:
        number.start(content.imageSize.height, "the image's own height", spec)
        snap(&number, origin: rect.y)
      }
    }
  }

  private func labelFrame(
    _ view: String, _ label: LabelNode, _ setting: Typesetter.Setting, isDetail: Bool
  ) -> FrameDerivation {
    frame(view, in: "the contentView", label.frame) { number in
      switch number.quantity {
      case .x: labelX(&number, setting, isDetail: isDetail)
      case .y: labelY(&number, setting, isDetail: isDetail)
      case .width: labelWidth(&number, setting, isDetail: isDetail)
      case .height:
        if content.arrangement == .default {
          number.start(cell.contentView.height, "as high as the contentView")
        } else {
          textHeight(&number, setting)
        }
      }
      snap(&number, origin: number.quantity == .width ? unsnappedX(setting, isDetail: isDetail) : label.frame.y)
    }
  }

  // MARK: x and width

  /// The margin, or where the separator begins, and the indentation.
  private func leading(_ number: inout Derivation) {
    if editing.isIndented {
      number.start(margins.leading, "the margin beside an editing control", .profile("editingControls.contentMargin"))
    } else if separators.separator.leftInset != nil {
      number.start(margins.leading, "where the separator begins: its inset is a margin too", spec)
    } else {
      let width = context.profile.margins.followCards ? context.cellWidth : context.tableWidth
      number.start(margins.leading, "the leading margin", marginSource(of: width))
    }
    number.plus(
      Double(row.indentationLevel) * row.indentationWidth,
      "\(row.indentationLevel) × 'indentationWidth' \(row.indentationWidth.inPoints)", spec)
  }

  private func imageX(_ number: inout Derivation) {
    leading(&number)
    if case .symbol? = row.image {
      number.plus(
        content.imageX - content.leadingX, "to the middle of a symbol's slot", .profile("labels.symbolSlot"))
      return
    }
    number.minus(
      content.leadingX - content.imageX, "as far from the side as from the top, if that is nearer",
      .profile("labels.imageIsAsFarFromSide"))
  }

  private func textX(_ number: inout Derivation) {
    if row.image == nil { leading(&number) } else { imageX(&number) }
    if row.image != nil {
      number.plus(content.imageSize.width, "the image's width", spec)
      let imageEnd = content.imageX + content.imageSize.width
      number.plus(
        content.textX - context.profile.labels.imageGap - imageEnd, "to the end of a symbol's slot",
        .profile("labels.symbolSlot"))
      number.plus(context.profile.labels.imageGap, "between image and text", .profile("labels.imageGap"))
    }
  }

  /// Where texts end, in the contentView's space.
  private func trailingX(_ number: inout Derivation) {
    let width = cell.contentView.width
    number.start(width, "the contentView's width")
    let distance = width - content.trailingX
    let labels = context.profile.labels
    if editing.trailing > 0 || accessory != .none {
      let isBefore = abs(distance - labels.trailingWithAccessory) > 1e-6
      number.minus(
        distance, "between texts and the contentView's end, before what follows",
        .profile(isBefore ? "labels.beforeDisclosure" : "labels.trailingWithAccessory"))
    } else if margins.trailing > context.margins.trailing {
      number.minus(distance, "the separator's trailing inset, which is a margin too", spec)
    } else {
      let width = context.profile.margins.followCards ? context.cellWidth : context.tableWidth
      number.minus(
        distance, "the trailing margin",
        labels.trailingWithoutAccessory == nil ? marginSource(of: width) : .profile("labels.trailingWithoutAccessory"))
    }
  }

  private func labelX(_ number: inout Derivation, _ setting: Typesetter.Setting, isDetail: Bool) {
    switch content.arrangement {
    case .value1 where isDetail:
      trailingX(&number)
      number.minus(content.fitting(setting).width, "the label's width")
    case .value2 where isDetail:
      textX(&number)
      number.plus(context.profile.labels.value2TextWidth, "the first label", .profile("labels.value2TextWidth"))
      number.plus(context.profile.labels.value2Gap, "between both labels", .profile("labels.value2Gap"))
    case .default, .subtitle, .value1, .value2: textX(&number)
    }
  }

  private func unsnappedX(_ setting: Typesetter.Setting, isDetail: Bool) -> Double {
    var number = Derivation(.x)
    labelX(&number, setting, isDetail: isDetail)
    return number.value
  }

  private func labelWidth(_ number: inout Derivation, _ setting: Typesetter.Setting, isDetail: Bool) {
    switch content.arrangement {
    case .default:
      trailingX(&number)
      number.minus(content.textX, "where the text begins")
      if number.value < 0 { number.start(0, "no room is left") }
    case .value2 where !isDetail:
      number.start(
        context.profile.labels.value2TextWidth, "the first label of value2", .profile("labels.value2TextWidth"))
    case .subtitle, .value1, .value2:
      let cut = setting.laidOut.truncated ? ", cut to the room that there is" : ""
      number.start(
        setting.laidOut.fittingWidth,
        "the text in \(setting.font.size.inPoints) pt \(setting.font.weight.rawValue)\(setting.shrinking)\(cut)", spec)
      number.round(.up(.pixel), "up to a pixel", to: content.fitting(setting).width)
    }
  }
}

extension Typesetter.Setting {
  /// In words, where the font is not as large as it was meant to be.
  var shrinking: String { fullSize.map { ", shrunk from \($0.inPoints) to fit" } ?? "" }
}
