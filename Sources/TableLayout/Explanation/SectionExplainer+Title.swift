import TableIR

extension SectionExplainer {
  /// The label of a title, in its header or footer.
  func titleFrame(
    _ name: String, _ view: SupplementaryNode, _ label: LabelNode, _ setting: Typesetter.Setting, isHeader: Bool
  ) -> FrameDerivation {
    let size = rules.titleSize(setting)
    var top = Derivation(.y)
    titleY(&top, view, size, isHeader: isHeader)
    let isAligned = abs(label.frame.width - context.grid.round(size.width)) > context.grid.pixel
    let numbers = Derivation.Quantity.allCases.map { quantity in
      var number = Derivation(quantity)
      switch quantity {
      case .x:
        number.start(context.cellX, context.cellX == 0 ? "the table's edge" : "where cards begin")
        number.plus(context.contentInsets.left, "the safe area and the group's side", .environment)
        number.plus(context.margins.leading, "the leading margin", .profile("margins"))
      case .y: titleY(&number, view, size, isHeader: isHeader)
      case .width:
        if isAligned {
          number.start(context.headerTextWidth, "from margin to margin, as it is aligned")
        } else {
          number.start(setting.laidOut.fittingWidth, "the title in \(setting.font.size.inPoints) pt")
          number.round(.up(.pixel), "up to a pixel", to: size.width)
        }
      case .height: number.start(size.height, lines(setting))
      }
      number.snap(to: context.grid, origin: quantity == .width ? context.headerTextX : top.value)
      return number
    }
    return FrameDerivation(
      view: "\(name).textLabel", space: "the \(name)", frame: label.frame, numbers: numbers,
      mirroredIn: view.frame.width)
  }

  private func titleY(_ number: inout Derivation, _ view: SupplementaryNode, _ size: Size, isHeader: Bool) {
    guard isHeader else {
      return number.start(rules.headers.footerTop, "below a footer's top", .profile("headers.footerTop"))
    }
    var height = Derivation(.height)
    headerHeight(&height)
    number.start(height.value, "the header's height")
    if context.isGrouped {
      number.minus(rules.headers.headerBottom, "below the title", .profile("headers.headerBottom"))
      number.minus(size.height, "the title's height")
    } else {
      number.minus(size.height, "the title's height")
      number.halve("in the middle")
      number.plus(rules.headers.plainTitleDrop, "below it", .profile("headers.plainTitleDrop"))
    }
  }
}
