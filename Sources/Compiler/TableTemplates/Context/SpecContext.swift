import TableIR
import TableParsing
import TableSupport

/// A spec as templates see it: as `--emit ir` prints it, with what follows from its ids.
struct SpecContext: Sendable {
  private(set) var spec: TemplateObject
  /// What the rows and the sections of layouts get from the spec, by id.
  private(set) var rows: [String: TemplateObject] = [:]
  private(set) var sections: [String: TemplateObject] = [:]

  /// The tables of strings in which the app looks its texts up, the first taking precedence; nil if it does not.
  let stringTables: [String]?

  init(_ table: Table, printed: JSONValue) {
    stringTables = table.strings?.tables
    guard case .object(let root) = TemplateValue(printed, shape: nil) else {
      preconditionFailure("a printed spec is an object")
    }
    spec = root
    var names = (sections: UniqueNames(), rows: UniqueNames())
    var all: [TemplateValue] = []
    // The printer writes every section and every row, in order.
    let printedSections = zip(table.sections, root.value(of: "sections")?.elements ?? []).map { section, value in
      var own = value.object
      own.set("id", .string(section.id))
      own.set("identifier", .string(names.sections.name(of: section.id)))
      let rows = zip(section.rows, own.value(of: "rows")?.elements ?? []).map { row, value in
        var own = value.object
        // A row with only text is printed as the text.
        if case .string = value { own.set("text", value) }
        own.set("id", .string(row.id))
        own.set("identifier", .string(names.rows.name(of: row.id)))
        self.rows[row.id] = own
        return TemplateValue.object(own)
      }
      all += rows
      for (part, title) in [("header", "headerTitle"), ("footer", "footerTitle")] {
        own.set(title, Self.title(of: own.value(of: part) ?? .null))
      }
      sections[section.id] = own
      own.set("rows", .list(rows))
      return TemplateValue.object(own)
    }
    spec.set("name", .string(table.name))
    spec.set("sections", .list(printedSections))
    spec.set("rows", .list(all))
  }

  /// The text of a header or a footer, as it is written.
  private static func title(of part: TemplateValue) -> TemplateValue {
    guard case .object(let object) = part else { return part }
    if let title = object.value(of: "title") { return title }
    return object.value(of: "text") == nil && object.value(of: "key") == nil ? .null : part
  }

  /// Swipe actions with all of their keys, so that the image and the style of their row are not taken for theirs.
  private static func actions(_ actions: TemplateValue, at edge: String) -> TemplateValue {
    .list(
      actions.elements.enumerated().map { index, action in
        var whole = TemplateObject(["title", "image", "style", "backgroundColor"].map { ($0, action[$0]) })
        // A title alone is printed as the title.
        if case .string = action { whole.set("title", action) }
        whole.set("edge", .string(edge))
        whole.set("actionIndex", .number(Double(index)))
        return .object(whole)
      })
  }

  /// Whether a row gives its cell something that a cell used again for another row would keep: all but what every row sets.
  private static func isOfOneCell(_ row: TemplateObject) -> Bool {
    row.members.contains { name, value in
      guard value.isWritten else { return false }
      return switch name {
      case "text", "detailText": value.hasLook
      case "content", "highlightedImage", "views", "stack", "indentationWidth", "separatorStyle", "layoutMargins": true
      default: false
      }
    }
  }

  /// The spec, in which each row and each section has its layout: that of the first environment that shows it.
  func spec(in layouts: [TemplateValue]) -> TemplateObject {
    var nodes: [String: TemplateValue] = [:]
    var sections: [String: TemplateValue] = [:]
    for layout in layouts {
      for section in layout["table"]["sections"].elements {
        if sections[section["id"].text] == nil { sections[section["id"].text] = section }
        for row in section["rows"].elements where nodes[row["id"].text] == nil { nodes[row["id"].text] = row }
      }
    }
    let shown = Set(
      (layouts.first?["table"]["sections"].elements ?? []).flatMap { $0["rows"].elements }.map { $0["id"].text })
    let shownSections = Set((layouts.first?["table"]["sections"].elements ?? []).map { $0["id"].text })
    let rules = spec.value(of: "appearance")?.elements ?? []
    // A table has any number of rules, and so it has of rows.
    let isOfAll = ([spec.value(of: "backgrounds") ?? .null] + rules.map { $0["cell"] }).contains(where: \.isShown)
    let spec = spec
    var names = MemberNames()
    func complete(_ row: TemplateValue, in section: TemplateObject) -> TemplateValue {
      let backgrounds = [row["background"], row["backgrounds"], section.value(of: "backgrounds") ?? .null]
      var row = row.object
      let id = row.value(of: "id")?.text ?? ""
      row.set("rowID", .string(id))
      row.set("rowHeight", section.value(of: "rowHeight") ?? .null)
      let hasBackground = isOfAll || backgrounds.contains(where: \.isShown)
      row.set("hasBackground", .bool(hasBackground))
      row.set("ownsCell", .bool(hasBackground || Self.isOfOneCell(row)))
      row.set("viewName", .string(names.views.name(of: id + " row")))
      row.set("layout", names.naming(controlsOf: nodes[id] ?? .null, in: id))
      // Of a section that is not shown, no row is hidden by itself.
      row.set("isShown", .bool(shown.contains(id)))
      row.set("isHidden", .bool(!shown.contains(id) && shownSections.contains(section.value(of: "id")?.text ?? "")))
      let owners = [TemplateValue.object(row), .object(section), .object(spec)]
      row.set("separator", owners.lazy.map { $0["separatorStyle"] }.first(where: \.isWritten) ?? .null)
      for edge in ["leading", "trailing"] {
        let actions = owners.lazy.map { $0["swipeActions"][edge] }.first(where: \.isWritten)
        row.set(edge + "Actions", actions.map { Self.actions($0, at: edge) } ?? .null)
      }
      return .object(row)
    }
    var whole = spec
    var rows: [TemplateValue] = []
    let completed = (spec.value(of: "sections")?.elements ?? []).map { section in
      var section = section.object
      let own = (section.value(of: "rows")?.elements ?? []).map { complete($0, in: section) }
      rows += own
      let id = section.value(of: "id")?.text ?? ""
      section.set("viewName", .string(names.views.name(of: id + " section")))
      section.set("isHidden", .bool(!shownSections.contains(id)))
      section.set("layout", names.naming(controlsOf: sections[id] ?? .null, in: id))
      section.set("rows", .list(own))
      return TemplateValue.object(section)
    }
    whole.set("rows", .list(rows))
    whole.set("sections", .list(completed))
    return whole
  }
}

extension TemplateValue {
  /// Whether it is a text with attributes, or of several runs.
  fileprivate var hasLook: Bool {
    guard case .object(let text) = self else { return elements.count > 1 || self["text"].elements.count > 1 }
    return text.members.contains { !["text", "key", "arguments"].contains($0.name) } || self["text"].hasLook
  }

  /// The members of an object; none for everything else.
  var object: TemplateObject { if case .object(let object) = self { object } else { TemplateObject() } }
}

/// Names for the members of types that a table becomes.
private struct MemberNames {
  var views = UniqueNames()
  private var values = UniqueNames()

  private static let controls: Set<String> = [
    "switch", "slider", "stepper", "segmentedControl", "textField", "textView", "button", "detailButton",
  ]

  /// A row or a section of a layout in which each control has a `valueName`.
  mutating func naming(controlsOf node: TemplateValue, in id: String) -> TemplateValue {
    guard case .object(var object) = node else { return node }
    for part in ["contentView", "header", "footer"] {
      if case .object(let found) = node[part] { object.set(part, naming(viewsOf: found, in: id)) }
    }
    if case .object(let accessory) = node["accessoryView"] {
      object.set("accessoryView", naming(accessory, id))
    }
    return .object(object)
  }

  private mutating func naming(viewsOf object: TemplateObject, in id: String) -> TemplateValue {
    guard case .list(let views)? = object.value(of: "subviews") else { return .object(object) }
    var object = object
    object.set(
      "subviews",
      .list(
        views.map { view in
          let own = view["id"].isShown ? view["id"] : view["kind"]
          return naming(naming(viewsOf: view.object, in: id).object, "\(id) \(own.text)")
        }))
    return .object(object)
  }

  private mutating func naming(_ view: TemplateObject, _ name: String) -> TemplateValue {
    var view = view
    // Null, so that the name of a control around it is not taken for its own.
    let isControl = Self.controls.contains(view.value(of: "kind")?.text ?? "")
    view.set("valueName", isControl ? .string(values.name(of: name)) : .null)
    return .object(view)
  }
}

/// Identifiers of Swift that are all different.
private struct UniqueNames {
  private var used: Set<String> = []
  /// The number that the next text with an identifier gets.
  private var next: [String: Int] = [:]

  mutating func name(of id: String) -> String {
    let name = SwiftNames.member(id)
    if used.insert(name).inserted { return name }
    // A keyword with a number is none.
    let base = name.filter { $0 != "`" }
    var number = next[base] ?? 2
    while !used.insert("\(base)\(number)").inserted { number += 1 }
    next[base] = number + 1
    return "\(base)\(number)"
  }
}
