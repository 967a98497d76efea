import RandomNumbers
import TableSupport

/// Makes a drawn spec one that means something, where a schema cannot know: ids that are used once, templates that are there.
enum SpecMending {
  static func fixed(_ spec: JSONValue, sparing path: TreePath, _ numbers: inout Generator) -> JSONValue {
    var spec = uniqueIDs(spec, sparing: path)
    spec = usedTemplates(spec, sparing: path, &numbers)
    spec = constrainedViews(spec)
    // A grouped table has no index.
    if spec[[.key("sectionIndex")]] != nil, spec[[.key("style")]] == .string("grouped"), path != [.key("style")] {
      spec = spec.setting([.key("style")], to: nil)
    }
    return spec
  }

  /// Adds a row to the first section, as its last.
  static func adding(_ row: JSONValue, to spec: JSONValue) -> JSONValue {
    let path: TreePath = [.key("sections"), .index(0), .key("rows")]
    guard case .array(let rows)? = spec[path] else { return spec }
    return spec.setting(path, to: .array(rows + [row]))
  }

  /// Takes out the ids of rows and sections that are taken, but for one.
  private static func uniqueIDs(_ spec: JSONValue, sparing spared: TreePath) -> JSONValue {
    var spec = spec
    var taken: [Int: Set<String>] = [:]
    let ids = spec.parts.filter { part in
      guard part.path.last == .key("id"), part.path.count > 2, case .index = part.path[part.path.count - 2] else {
        return false
      }
      let list = part.path[part.path.count - 3]
      return list == .key("sections") || list == .key("rows")
    }
    for part in ids.sorted(by: { ($0.path == spared ? 0 : 1) < ($1.path == spared ? 0 : 1) }) {
      guard case .string(let id) = part.value else { continue }
      if !taken[part.path.count, default: []].insert(id).inserted { spec = spec.setting(part.path, to: nil) }
    }
    return spec
  }

  /// Pins views that nothing holds.
  private static func constrainedViews(_ spec: JSONValue) -> JSONValue {
    var spec = spec
    for part in spec.parts {
      let path = part.path
      guard path.count > 1, case .index = path[path.count - 1], path[path.count - 2] == .key("views") else { continue }
      let isArranged = path.count > 2 && path[path.count - 3] == .key("stack")
      guard !isArranged, part.value[[.key("frame")]] == nil, part.value[[.key("pin")]] == nil else { continue }
      spec = spec.setting(path + [.key("pin")], to: .object(["leading": .number(20), "top": .number(8)]))
    }
    return spec
  }

  /// Gives templates to rows, and rows that use none that is there no template.
  private static func usedTemplates(_ spec: JSONValue, sparing spared: TreePath, _ numbers: inout Generator)
    -> JSONValue
  {
    var spec = spec
    var names: [String] = []
    if case .object(let templates)? = spec[[.key("templates")]] { names = templates.members.map(\.key) }
    let uses = spec.parts.filter { $0.path.last == .key("use") }
    for part in uses {
      let isTemplate = part.path.first == .key("templates")
      if let name = names.first, !isTemplate {
        spec = spec.setting(part.path, to: .string(name))
      } else if part.path == spared {
        // It needs one.
        let other: JSONValue = .object(["text": .string("Other"), "accessory": .string("checkmark")])
        let base: JSONValue = .object(["text": .string("Base"), "indentationLevel": .number(2)])
        let templates: JSONObject = ["base": base, "other": other]
        var all =
          spec[[.key("templates")]].flatMap { if case .object(let object) = $0 { object } else { nil } }
          ?? JSONObject()
        for member in templates.members where all[member.key] == nil { all[member.key] = member.value }
        spec = spec.setting([.key("templates")], to: .object(all))
        if isTemplate { names = all.members.map(\.key) }
      } else {
        spec = spec.setting(part.path, to: nil)
      }
    }
    guard let name = names.first, spared.first == .key("templates") || numbers.chance(80) else { return spec }
    let rows = spec.parts.filter { part in
      part.path.count == 4 && part.path[2] == .key("rows")
    }
    let usesOne = rows.contains { $0.value[[.key("use")]] == .string(name) }
    if !usesOne, let row = rows.first {
      let own: JSONValue = .object(["use": .string(name)])
      spec = spec.setting(row.path, to: own)
    }
    return spec
  }
}
