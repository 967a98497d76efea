import TableIR

/// Writes the rows, headers and footers of a dump.
enum DumpRowWriter {
  // MARK: Rows

  /// - Parameter height: nil for an automatic one, or the table's.
  static func row(_ row: DumpTable.Row, as form: DumpRowForm, height: DraftValue?, isEditing: Bool) -> DraftItem {
    var mapping = DraftMapping()
    mapping["id"] = row.id.map { .text($0) }
    if let name = row.className { mapping["class"] = .text(name) }
    switch form.contents {
    case .style(let style):
      if style != "default" { mapping["style"] = .text(style) }
      mapping["text"] = row.textLabel?.text.map { .text($0) }
      mapping["detailText"] = row.detailTextLabel?.text.map { .text($0) }
      if let image = row.imageView {
        mapping["image"] = .mapping(placeholder(image))
        if let name = image.image { mapping.comments.append("image: \(name)") }
      }
    case .views:
      let views = views(row.contents, in: row.id)
      if !views.isEmpty { mapping["views"] = .list(views) }
    }
    if let (accessory, comment) = accessory(row.accessory, as: form.accessory) {
      mapping[isEditing ? "editingAccessory" : "accessory"] = accessory
      if let comment { mapping.comments.append(comment) }
    }
    if row.isEdited || row.isReordered { mapping["editing"] = editing(row) }
    mapping["height"] = height
    return item(mapping)
  }

  /// A row that has only a text is written as that text.
  private static func item(_ mapping: DraftMapping) -> DraftItem {
    if mapping.entries.count == 1, mapping.comments.isEmpty, case .text(let text)? = mapping["text"] {
      return DraftItem(.text(text))
    }
    return DraftItem(.mapping(mapping))
  }

  private static func editing(_ row: DumpTable.Row) -> DraftValue {
    let style = DraftValue.text(row.isEdited ? "delete" : "none")
    guard row.isReordered else { return style }
    var mapping = DraftMapping()
    mapping["style"] = style
    mapping["reorder"] = .flag(true)
    return .mapping(mapping)
  }

  // MARK: Headers and footers

  enum Contents: Hashable {
    /// UIKit's label with the title.
    case title
    /// Every view, at its frame.
    case views
  }

  /// - Parameters:
  ///   - view: nil for the space that a header or footer without a view takes.
  ///   - height: nil for UIKit's.
  static func supplementary(_ view: DumpTable.Supplementary?, as contents: Contents, height: Double?) -> DraftValue? {
    if contents == .title, height == nil, let title = view?.title?.text { return .text(title) }
    var mapping = DraftMapping()
    switch contents {
    case .title: mapping["title"] = view?.title?.text.map { .text($0) }
    case .views:
      let views = view.map { Self.views($0.contents) } ?? []
      if !views.isEmpty { mapping["views"] = .list(views) }
    }
    mapping["height"] = height.map { .number($0) }
    return mapping.entries.isEmpty ? nil : .mapping(mapping)
  }

  // MARK: Views

  /// - Parameter row: the id of the row, which SwiftUI gives the views in it.
  private static func views(_ parts: [DumpTable.Part], in row: String? = nil) -> [DraftItem] {
    let ids = Dictionary(parts.compactMap(\.identifier).map { ($0, 1) }, uniquingKeysWith: +)
    return parts.map { part in
      var mapping = DraftMapping()
      if let id = part.identifier, id != row, ids[id] == 1, !reserved.contains(id) { mapping["id"] = .text(id) }
      if let name = part.className { mapping["class"] = .text(name) }
      let key = part.kind ?? "view"
      if key != "view" { mapping[key] = contents(part, kind: key) }
      if !part.isEnabled { mapping["enabled"] = .flag(false) }
      let frame = part.frame
      mapping["frame"] = .list([frame.x, frame.y, frame.width, frame.height].map { DraftItem(.number($0)) })
      if let name = part.image { mapping.comments.append("image: \(name)") }
      return DraftItem(.mapping(mapping))
    }
  }

  /// What constraints and layouts call UIKit's own views.
  private static let reserved: Set = [
    LayoutConstraint.rootName, LayoutConstraint.holderName, LayoutConstraint.ownName, "cell", "margins", "safeArea",
    "readable", "textLabel", "detailTextLabel", "imageView", "accessoryView", "backgroundView", "separator",
    "topSeparator", "editingControl", "reorderControl",
  ]

  /// The value of the key that sets a view's kind: what the dump tells of it, and the least that the key needs.
  private static func contents(_ part: DumpTable.Part, kind: String) -> DraftValue {
    let title = part.text ?? part.titles.first ?? ""
    switch kind {
    case "label", "button", "textField", "textView", "badge": return .text(title)
    case "switch": return .word(part.value ?? "off")
    case "slider", "stepper", "progressView":
      let percent = part.value.flatMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil } ?? 0
      return .number(percent / 100)
    case "segmentedControl":
      guard let selected = part.value?.split(separator: " ").last.flatMap({ Int($0) }), selected <= part.titles.count
      else { return segments(part) }
      var mapping = DraftMapping()
      mapping["segments"] = segments(part)
      mapping["selectedSegmentIndex"] = .number(Double(selected - 1))
      return .mapping(mapping)
    case "activityIndicator": return .text(part.frame.width >= largeIndicator ? "large" : "medium")
    case "image": return .mapping(placeholder(part))
    default: return .mapping(DraftMapping())
    }
  }

  private static func segments(_ part: DumpTable.Part) -> DraftValue {
    .list((part.titles.isEmpty ? [""] : part.titles).map { DraftItem(.text($0)) })
  }

  /// In points: an activity indicator is 20 or 37 points wide.
  private static let largeIndicator = 30.0

  private static func placeholder(_ part: DumpTable.Part) -> DraftMapping {
    var mapping = DraftMapping()
    mapping["size"] = size(part.frame.size)
    return mapping
  }

  private static func size(_ size: LayoutSize) -> DraftValue {
    .list([DraftItem(.number(size.width)), DraftItem(.number(size.height))])
  }

  // MARK: Accessories

  private static func accessory(
    _ part: DumpTable.Part?, as form: DumpRowForm.Accessory
  ) -> (value: DraftValue, comment: String?)? {
    guard let part else { return nil }
    var mapping = DraftMapping()
    switch form {
    case .none: return nil
    case .standard(let word): return (.text(word), nil)
    case .image: mapping["image"] = .mapping(placeholder(part))
    case .view:
      var view = DraftMapping()
      view["size"] = size(part.frame.size)
      mapping["view"] = .mapping(view)
    case .control(let kind): mapping[kind] = control(part, kind: kind)
    }
    return (.mapping(mapping), part.image.map { "image: \($0)" } ?? part.className.map { "accessory: \($0)" })
  }

  /// A control as an accessory, which has the size that it is given.
  private static func control(_ part: DumpTable.Part, kind: String) -> DraftValue {
    var mapping = DraftMapping()
    switch kind {
    case "slider", "progressView": mapping["width"] = .number(part.frame.width)
    case "textField":
      mapping["text"] = .text(part.text ?? part.titles.first ?? "")
      mapping["width"] = .number(part.frame.width)
    case "button":
      mapping["title"] = .text(part.titles.first ?? part.text ?? "")
      mapping["size"] = size(part.frame.size)
    case "segmentedControl":
      mapping["segments"] = segments(part)
      mapping["width"] = .number(part.frame.width)
    default: return contents(part, kind: kind)
    }
    return .mapping(mapping)
  }
}
