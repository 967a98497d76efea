import TableIR

/// The kinds of views whose frames the overlay shows, each with its own colour.
enum FrameKind: CaseIterable {
  case contentView, imageView, accessoryView, label, subview

  /// Its name in the overlay.
  var name: String {
    switch self {
    case .contentView: "contentView"
    case .imageView: "imageView"
    case .accessoryView: "accessoryView"
    case .label: "labels"
    case .subview: "subviews"
    }
  }

  /// Dark enough to be read as text on the light backing of the notes.
  var color: RGBA {
    switch self {
    case .contentView: RGBA(hex: 0x0A58CA)
    case .imageView: RGBA(hex: 0x0B7A3B)
    case .accessoryView: RGBA(hex: 0xC2410C)
    case .label: RGBA(hex: 0x7C3AED)
    case .subview: RGBA(hex: 0x0E7490)
    }
  }

  /// The colour of the outline: brighter than that of the notes where the table is dark.
  func outlineColor(_ userInterfaceStyle: UserInterfaceStyle) -> RGBA {
    guard userInterfaceStyle == .dark else { return color }
    return switch self {
    case .contentView: RGBA(hex: 0x5EA1FF)
    case .imageView: RGBA(hex: 0x34D399)
    case .accessoryView: RGBA(hex: 0xFB923C)
    case .label: RGBA(hex: 0xA78BFA)
    case .subview: RGBA(hex: 0x22D3EE)
    }
  }

  /// The opacity of the colour over the view, of 255: the contentView is large, the others are small. Labels and
  /// subviews have only a dashed outline.
  var fillAlpha: UInt8? {
    switch self {
    case .contentView: 13
    case .imageView, .accessoryView: 31
    case .label, .subview: nil
    }
  }
}

extension SVGWriter {
  /// Outlines a frame. The line is inside it, so that two frames that touch can be distinguished.
  mutating func outline(_ rect: LayoutRect, as kind: FrameKind, _ userInterfaceStyle: UserInterfaceStyle) {
    let lineWidth = 0.5
    guard rect.width > lineWidth, rect.height > lineWidth else { return }
    begin("rect")
    frame(
      LayoutRect(
        x: rect.x + lineWidth / 2, y: rect.y + lineWidth / 2, width: rect.width - lineWidth,
        height: rect.height - lineWidth))
    let color = kind.outlineColor(userInterfaceStyle)
    if let alpha = kind.fillAlpha {
      fill(RGBA(color.red, color.green, color.blue, alpha: alpha))
      stroke(color, width: lineWidth)
    } else {
      line(color, width: lineWidth)
      attribute("stroke-dasharray", numbers: 2, 1.5)
    }
    end()
  }
}
