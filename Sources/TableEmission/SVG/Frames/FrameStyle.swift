import TableIR

/// The kinds of views whose frames the overlay shows, each with a colour of its own.
enum FrameKind: CaseIterable {
  case contentView, imageView, accessoryView, label, subview

  /// What the overlay calls it.
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

  /// A translucent area; the others are only an outline of dashes.
  var isFilled: Bool {
    switch self {
    case .contentView, .imageView, .accessoryView: true
    case .label, .subview: false
    }
  }
}

extension SVGWriter {
  /// Outlines a frame. The line lies inside it, so that two frames that touch can be told apart.
  mutating func outline(_ rect: Rect, as kind: FrameKind) {
    let lineWidth = 0.5
    guard rect.width > lineWidth, rect.height > lineWidth else { return }
    begin("rect")
    frame(
      Rect(x: rect.x + lineWidth / 2, y: rect.y + lineWidth / 2, width: rect.width - lineWidth, height: rect.height - lineWidth))
    if kind.isFilled {
      fill(RGBA(kind.color.red, kind.color.green, kind.color.blue, alpha: kind == .contentView ? 15 : 46))
      stroke(kind.color, width: lineWidth)
    } else {
      line(kind.color, width: lineWidth)
      attribute("stroke-dasharray", numbers: 2, 1.5)
    }
    end()
  }
}
