import TableIR

extension RowExplainer {
  // MARK: Accessory

  /// The accessory in the cell.
  var accessoryFrame: FrameDerivation? {
    guard let node = cell.accessoryView else { return nil }
    let size = accessories.size(accessory)
    return frame("accessoryView", in: "the cell", node.frame) { number in
      if accessory == .detailDisclosureButton && node.parts.count > 1 {
        return together(&number, node.frame)
      }
      switch number.quantity {
      case .x: accessoryX(&number, width: size.width)
      case .y:
        let isOnPoint = accessories.metrics.areOnWholePoints
        if isOnPoint {
          number.start(cell.contentView.height, "the contentView's height")
        } else {
          number.start(cell.frame.height, "the cell's height")
        }
        number.minus(size.height, "its own height")
        number.halve("in the middle")
        if isOnPoint {
          number.round(.nearest(.point), "to the nearest point", to: number.value.rounded())
        }
        snap(&number, origin: 0)
      case .width: accessoryLength(&number, size.width, accessorySource)
      case .height:
        accessoryLength(&number, size.height, accessoryHeightSource)
      }
    }
  }

  private func accessoryX(_ number: inout Derivation, width: Double) {
    number.start(context.cellWidth, "the cell's width")
    minusTrailingInset(&number)
    minusAccessoryMargin(&number)
    let slot = accessories.slotWidth(accessory)
    number.minus(slot, slot == width ? "its own width" : "its slot", accessorySource)
    number.plus((slot - width) / 2, "in the middle of its slot")
    snap(&number, origin: 0)
  }

  private func accessoryLength(_ number: inout Derivation, _ length: Double, _ source: Derivation.Source) {
    number.start(length, "\(accessory.kind)'s \(number.quantity.rawValue)", source)
    number.round(.nearest(.pixel), "to the nearest pixel", to: context.grid.round(length))
  }

  /// A detail button and an indicator are one accessory: the box around both.
  private func together(_ number: inout Derivation, _ rect: Rect) {
    let reason = "the box around the detail button and the indicator"
    switch number.quantity {
    case .x: number.start(rect.x, reason)
    case .y: number.start(rect.y, reason)
    case .width: number.start(rect.width, reason)
    case .height: number.start(rect.height, reason)
    }
  }

  /// Where the accessory's size is from.
  var accessorySource: Derivation.Source {
    switch accessory {
    case .none, .image, .view: spec
    case .disclosureIndicator: .profile("accessories.disclosureWidth")
    case .checkmark: .profile("accessories.checkmarkSlot")
    case .detailButton: .profile("accessories.detailSlot")
    case .detailDisclosureButton: .profile("accessories.detailDisclosureGap")
    case .control(let control): controlSource(control)
    }
  }

  /// Where the accessory's height is from.
  private var accessoryHeightSource: Derivation.Source {
    switch accessory {
    case .disclosureIndicator: return .profile("accessories.disclosureHeight")
    case .control(let control):
      switch control.kind {
      case .slider: return .profile("accessories.sliderHeight")
      case .segmentedControl: return .profile("controls.segmentedControlHeight")
      case .progressView: return .profile("controls.progressViewSize")
      case .textField(let field):
        return .profile(
          field.borderStyle == .roundedRect ? "controls.roundedTextFieldHeight" : "controls.textFieldPadding")
      case .switch, .button, .stepper, .activityIndicator, .label, .badge, .chevron, .detailButton:
        return accessorySource
      }
    default: return accessorySource
    }
  }

  private func controlSource(_ control: Control) -> Derivation.Source {
    switch control.kind {
    case .switch: .profile("accessories.switchSize")
    case .stepper: .profile("controls.stepperSize")
    case .chevron: .profile("accessories.chevronSize")
    case .detailButton: .profile("accessories.detailButtonSize")
    case .activityIndicator(let value):
      .profile(value.style == .large ? "controls.largeActivityIndicatorSize" : "controls.activityIndicatorSize")
    case .progressView(let value) where value.width == nil: .profile("controls.progressViewSize")
    case .segmentedControl(let value) where value.width == nil: .profile("controls.segmentPadding")
    case .slider, .button, .segmentedControl, .progressView, .textField, .label, .badge: spec
    }
  }

  // MARK: Separator

  /// The line below the row, in the cell.
  var separatorFrame: FrameDerivation? {
    guard let line = cell.separator?.frame else { return nil }
    let isWhole = context.table.style == .grouped && (cell.position == .bottom || cell.position == .single)
    let thickness = context.separatorThickness
    let source = Derivation.Source.profile(
      context.profile.separators.points == nil ? "separators.pixels" : "separators.points")
    return frame("separator", in: "the cell", line) { number in
      switch number.quantity {
      case .x:
        if isWhole {
          number.start(0, "below a group's last row: from edge to edge")
        } else {
          separatorX(&number)
        }
        snap(&number, origin: 0)
      case .y:
        number.start(cell.frame.height, "the cell's height")
        number.minus(thickness, "its own height", source)
        snap(&number, origin: 0)
      case .width:
        number.start(cell.frame.width, "the cell's width")
        if !isWhole { separatorEnds(&number) }
        snap(&number, origin: isWhole ? 0 : unsnappedSeparatorX)
      case .height:
        number.start(thickness, "a separator's height", source)
        snap(&number, origin: cell.frame.height - thickness)
      }
    }
  }

  private func separatorX(_ number: inout Derivation) {
    number.start(0, "the cell's edge")
    number.plus(context.contentInsets.left, "the safe area and the group's side", .environment)
    if let inset = separators.separator.leftInset {
      number.plus(inset, "its inset", spec)
    } else if !context.profile.separators.beginAtEdge {
      number.plus(content.textX - margins.leading + margins.resting, "where the text begins at rest")
    }
  }

  private var unsnappedSeparatorX: Double {
    var number = Derivation(.x)
    separatorX(&number)
    return number.value
  }

  private func separatorEnds(_ number: inout Derivation) {
    number.minus(unsnappedSeparatorX, "where it begins")
    if let inset = separators.separator.rightInset {
      number.minus(inset + context.contentInsets.right, "its trailing inset", spec)
    } else if context.profile.separators.areInsetAtBothEnds {
      number.minus(
        context.margins.trailing + context.contentInsets.right, "the trailing margin",
        .profile("separators.areInsetAtBothEnds"))
    } else {
      number.minus(context.groupSide, "the group's side", .profile("groups.sideInset"))
      number.minus(context.sectionIndexWidth, "the section index", .profile("indexes.leastWidth"))
    }
    if number.value < 0 { number.start(0, "no room is left") }
  }
}
