// The words in the names of environments: the values of flags and specs, in a form that is valid in file names.

extension Screen {
  /// The name of the device, or the size in points with the scale unless that is 2: `375x667`, `402x874@3x`.
  public var word: String {
    switch self {
    case .device(let device): device.name
    case .custom(let size, let scale):
      "\(decimalWord(size.width))x\(decimalWord(size.height))" + (scale == 2 ? "" : "@\(decimalWord(scale))x")
    }
  }
}

extension WindowWidth {
  /// The name with a hyphen, `two-thirds`, or `window` with the width in points: `window507`.
  public var word: String {
    switch self {
    case .full: "full"
    case .twoThirds: "two-thirds"
    case .half: "half"
    case .third: "third"
    case .points(let points): "window\(decimalWord(points))"
    }
  }
}

extension Split {
  /// The name, followed by the width of the primary column in points if it is set: `expanded375`.
  public var word: String {
    if case .expanded(let width?) = self { "expanded\(decimalWord(width))" } else { name }
  }
}

extension TableState {
  /// Everything in which the state is not the normal one, joined with hyphens: `editing-selected-ann`; otherwise `normal`.
  public var word: String {
    let rows = words("selected", selectedRows) + words("highlighted", highlightedRows)
    let offset = contentOffset.map { ["offset\(decimalWord($0))"] } ?? []
    let swiped = swipedRow.map { ["swiped", $0.id.fileWord] + ($0.edge == .leading ? ["leading"] : []) } ?? []
    let all = (isEditing ? ["editing"] : []) + rows + swiped + offset
    return all.isEmpty ? "normal" : all.joined(separator: "-")
  }

  /// As `--state` and the addresses of the preview take it: `editing,selected=ann,ben`; otherwise `normal`.
  public var argument: String {
    func rows(_ name: String, _ ids: Set<String>) -> [String] {
      ids.isEmpty ? [] : ["\(name)=\(ids.sorted().joined(separator: ","))"]
    }
    let swiped = swipedRow.map { ["swiped=\($0.id)" + ($0.edge == .leading ? ":leading" : "")] } ?? []
    let offset = contentOffset.map { ["offset=\(decimalWord($0))"] } ?? []
    let all =
      (isEditing ? ["editing"] : []) + offset + swiped + rows("selected", selectedRows)
      + rows("highlighted", highlightedRows)
    return all.isEmpty ? "normal" : all.joined(separator: ",")
  }

  private func words(_ name: String, _ rows: Set<String>) -> [String] {
    rows.isEmpty ? [] : [name] + rows.sorted().map(\.fileWord)
  }
}

extension String {
  /// With a hyphen for everything except letters, digits, dots and underscores: valid in file names on every system.
  public var fileWord: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" ? $0 : "-" })
  }
}

/// Without a fraction for whole numbers.
private func decimalWord(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
