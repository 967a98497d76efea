import TableIR

extension RowExplainer {
  func centred(_ number: inout Derivation, height: Double) {
    number.start(cell.contentView.height, "the contentView's height")
    number.minus(height, "its own height")
    number.halve("in the middle")
  }

  func labelY(_ number: inout Derivation, _ setting: Typesetter.Setting, isDetail: Bool) {
    let height = cell.contentView.height
    switch content.arrangement {
    case .default: number.start(0, "the contentView's top")
    case .subtitle: subtitleY(&number, setting, isDetail: isDetail)
    case .value1, .value2:
      let y = content.beside(height)
      let own = isDetail ? y.detailText : y.text
      if abs(own - content.middle(setting, height)) < 1e-6 {
        middle(&number, setting)
      } else {
        let other = isDetail ? y.text : y.detailText
        number.start(other, "the other label's y")
        number.plus(own - other, "down to its baseline, to the nearest pixel")
      }
    }
  }

  private func middle(_ number: inout Derivation, _ setting: Typesetter.Setting) {
    centred(&number, height: content.fitting(setting).height)
    number.round(
      .up(.point), "up to a whole point", to: content.middle(setting, cell.contentView.height))
  }

  private func subtitleY(_ number: inout Derivation, _ setting: Typesetter.Setting, isDetail: Bool) {
    guard let text = content.text, let detail = content.detailText else { return middle(&number, setting) }
    let textHeight = content.fitting(text).height
    number.start(cell.contentView.height, "the contentView's height")
    if row.style != .subtitle {
      number.remark("stacked, as the text has an accessibility size", .profile("labels.stackAtAccessibilitySizes"))
    }
    number.minus(textHeight, "the first label's height")
    number.minus(content.fitting(detail).height, "the second label's height")
    number.halve("in the middle")
    number.round(.up(.point), "up to a whole point", to: (number.value - 0.001).rounded(.up))
    if isDetail {
      number.plus(textHeight, "below the first label")
    } else {
      number.minus(
        content.lift(text, height: cell.contentView.height), "lifted off the second label",
        .profile("labels.subtitleLift"))
    }
  }

  func textHeight(_ number: inout Derivation, _ setting: Typesetter.Setting) {
    let typesetter = context.typesetter
    number.start(
      typesetter.measure.lineHeight(setting.font), "a line of \(setting.font.size.inPoints) pt\(setting.shrinking)")
    let further = setting.lineCount - 1
    number.plus(setting.line.leading * Double(further), further == 1 ? "one more line" : "\(further) more lines")
    number.round(.up(.pixel), "up to a pixel", to: content.fitting(setting).height)
  }
}
