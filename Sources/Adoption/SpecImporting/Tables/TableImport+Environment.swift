import TableIR

extension TableImport {
  /// Where the document showed the table: its device, its appearance, its language, and the iOS of the Xcode that saved it. Flags replace each.
  var environment: DraftMapping {
    var mapping = DraftMapping()
    let screen = table.screen
    let width = table.element.rect("frame")?.size.width ?? screen.size.width
    // A table in a popover or in a column is as wide as it was shown. A cell alone is shown in a table as wide as the screen.
    let isNarrower = table.kind != .cell && width > 0 && abs(width - screen.size.width) > 0.5
    if let device = screen.device, !isNarrower {
      mapping["device"] = .text(device.name)
      if screen.orientation == .landscape { mapping["orientation"] = .text("landscape") }
    } else {
      let size = [isNarrower ? width : screen.size.width, screen.size.height]
      mapping["size"] = .list(size.map { DraftItem(.number($0)) })
      mapping["scale"] = .number(screen.scale)
    }
    if document.root.child("device")?["appearance"] == "dark" { mapping["appearance"] = .text("dark") }
    mapping["metrics"] = .text("ios\(ios)")
    if let language { mapping["language"] = .text(language) }
    return mapping
  }
}
