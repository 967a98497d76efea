import LayoutFormat
import TableIR
import TableLayout
import TableParsing
import TableSupport

/// What a template can name: the layout of an environment and the spec, value by value.
package struct TemplateContext: Sendable {
  /// Nil if the spec is nested too deeply.
  private let spec: SpecContext?
  private let code: CodeOptions
  /// The bytes of the printed spec, each of which costs a step in each root.
  private let size: Int
  /// In steps: what a byte of JSON costs as values.
  private static let costOfByte = 6
  /// In steps: what a byte of the spec costs that is looked for what a template leaves out.
  private static let costOfLeftOut = 2

  /// - Parameters:
  ///   - printed: the table as a spec, as ``SpecPrinter`` prints it.
  ///   - code: how source code is written.
  ///   - work: what the values cost is spent here; if that is too much, the context must not be used.
  package init(_ table: Table, printed: [UInt8], code: CodeOptions = CodeOptions(), work: WorkMeter) {
    self.code = code
    work.spend(printed.count, times: Self.costOfByte)
    size = printed.count
    let printed = work.isSpent ? .object(JSONObject()) : Self.parse(printed)
    spec = printed.map { SpecContext(table, printed: $0) }
  }

  /// Views are nested more deeply than values can be, with a raised limit for the depth of a spec.
  package struct TooDeep: Error {
    /// The number of levels that values can have.
    package let limit = JSONLimits.greatestDepth
  }

  /// The layout of one environment, which can be a root for templates.
  ///
  /// - Parameter picture: draws it; nil if no template names the picture.
  package func layout(
    _ tree: LayoutTree, picture: (() -> [UInt8])?, work: WorkMeter
  ) throws(TooDeep) -> TemplateValue {
    let json = JSONEmitter().emit(tree, cutAfter: work.left / Self.costOfByte)
    work.spend(json.count, times: Self.costOfByte)
    guard !work.isSpent else { return .null }
    guard spec != nil, let json = Self.parse(json) else { throw TooDeep() }
    guard case .object(var root) = TemplateValue(json, shape: 0) else { return .null }
    var table = root.value(of: "table")?.object ?? TemplateObject()
    table.set("sections", .list((table.value(of: "sections")?.elements ?? []).map(section)))
    root.set("table", .object(table))
    if let picture {
      let svg = picture()
      work.spend(svg.count)
      root.set("svg", .string(String(decoding: svg, as: UTF8.self)))
    }
    return .object(root)
  }

  /// The root for the templates of one environment or of all of them.
  package func root(_ layouts: [TemplateValue], work: WorkMeter) -> TemplateValue {
    work.spend(size)
    guard !work.isSpent, let spec, var root = layouts.first?.object else { return .null }
    root.set("spec", .object(spec.spec(in: layouts)))
    root.set("environments", .list(layouts))
    root.set("hasStrings", .bool(spec.stringTables != nil))
    root.set("stringTables", .list((spec.stringTables ?? []).map(TemplateValue.string)))
    for (name, value) in code.members(of: root.value(of: "name")?.text ?? "") { root.set(name, value) }
    return .object(root)
  }

  /// A root with what one template leaves out, if it names that.
  package func root(_ root: TemplateValue, for library: TemplateLibrary, work: WorkMeter) -> TemplateValue {
    guard library.names.contains("leftOut"), let spec, case .object(var root) = root else { return root }
    work.spend(size, times: Self.costOfLeftOut)
    guard !work.isSpent else { return .null }
    root.set("leftOut", .list(UnsaidKeys.lines(of: spec.spec, by: library.says).map(TemplateValue.string)))
    return .object(root)
  }

  private func section(_ value: TemplateValue) -> TemplateValue {
    var section = value.object
    if let own = spec?.sections[value["id"].text] {
      Self.add(own, to: &section)
      for part in ["header", "footer"] {
        section.set(part, SpecViews.attach(row: own.value(of: part) ?? .null, to: value[part]))
      }
    }
    section.set("sectionID", value["id"])
    section.set("rows", .list(value["rows"].elements.map(row)))
    return .object(section)
  }

  private func row(_ value: TemplateValue) -> TemplateValue {
    var row = value.object
    row.set("rowID", value["id"])
    if let own = spec?.rows[value["id"].text] {
      Self.add(own, to: &row)
      // Which variant is shown is not known here, and it can replace anything.
      let contents = own.value(of: "variants") == nil ? TemplateValue.object(own) : .null
      row.set("contentView", SpecViews.attach(row: contents, to: value["contentView"]))
      row.set("accessoryView", SpecViews.attach(view: contents["accessory"], to: value["accessoryView"]))
    }
    return .object(row)
  }

  private static func add(_ spec: TemplateObject, to node: inout TemplateObject) {
    node.set("identifier", spec.value(of: "identifier") ?? .null)
    node.set("spec", .object(spec))
  }

  /// Nil if it is nested too deeply.
  private static func parse(_ json: [UInt8]) -> JSONValue? {
    do throws(JSONError) { return try JSONValue.parse(json) } catch {
      guard case .tooDeep = error.reason else { preconditionFailure("what the compiler prints is JSON: \(error)") }
      return nil
    }
  }
}

/// A name that the context has besides those of the layout JSON and of the spec, for the page that documents it.
package struct ContextMember: Sendable {
  package let place: String
  package let name: String
  package let doc: String

  package static let all: [ContextMember] = [
    ContextMember(
      place: "the root", name: "spec", doc: "the spec as `--emit ir` prints it, with its defaults left out"),
    ContextMember(
      place: "the root", name: "environments",
      doc:
        "the layouts of all environments, each with the members of the root; the members of the root itself are those of the first"
    ),
    ContextMember(
      place: "the root", name: "hasStrings", doc: "whether the spec or the configuration names string catalogs"),
    ContextMember(
      place: "the root", name: "stringTables",
      doc:
        "the names of the tables of strings of the app, the first taking precedence: `Settings` for `Settings.xcstrings`"
    ),
    ContextMember(
      place: "the root", name: "leftOut",
      doc:
        "what the spec says and the template does not, each a line of text: the keys that no pragma `says` of the template or its parts names"
    ),
    ContextMember(
      place: "the root", name: "typeName",
      doc:
        "an identifier of Swift for a type, of the table's name; with the folder, if specs in two folders have names that make the same type"
    ),
    ContextMember(
      place: "the root", name: "viewName",
      doc: "`typeName` with `View` after it, or with `ListView` where SwiftUI or UIKit has a view of that name"),
    ContextMember(
      place: "the root", name: "access",
      doc: "the access level of declarations of Swift, with a blank: `public `, or nothing"),
    ContextMember(
      place: "the root", name: "bundle",
      doc: "the Swift of the bundle with the app's strings, colours and images, or null"),
    ContextMember(
      place: "an environment", name: "svg",
      doc: "its picture, for `{{{svg}}}` in HTML; drawn only for templates that name it"),
    ContextMember(
      place: "`spec`", name: "rows", doc: "the rows of all sections, including those that no environment shows"),
    ContextMember(place: "a section or a row of a layout", name: "spec", doc: "the section or the row in the spec"),
    ContextMember(
      place: "a view, an accessory view or a segment of a layout", name: "spec",
      doc: "the same of the spec, with its fonts and texts as they are written; null if it is of a variant"),
    ContextMember(place: "a section of a layout", name: "sectionID", doc: "its id, under a name that rows do not have"),
    ContextMember(place: "a row", name: "rowID", doc: "its id, under a name that views do not have"),
    ContextMember(
      place: "a section or a row", name: "identifier",
      doc: "an identifier of Swift made of its id; no two rows, and no two sections, have the same"),
    ContextMember(
      place: "a section of `spec`", name: "headerTitle", doc: "the text of its header; null if it has none, or views"),
    ContextMember(place: "a section of `spec`", name: "footerTitle", doc: "the same of its footer"),
    ContextMember(
      place: "a section or a row of `spec`", name: "layout",
      doc: "its layout in the first environment that shows it, or null"),
    ContextMember(place: "a row of `spec`", name: "isShown", doc: "whether the first environment shows it"),
    ContextMember(
      place: "a section or a row of `spec`", name: "isHidden",
      doc: "whether the first environment does not show it, but shows what it is in"),
    ContextMember(place: "a row of `spec`", name: "rowHeight", doc: "that of its section"),
    ContextMember(
      place: "a row of `spec`", name: "ownsCell",
      doc: "whether its cell has something that it would keep if it were used for another row"),
    ContextMember(
      place: "a row of `spec`", name: "hasBackground",
      doc: "whether the spec gives its cell a background, also by its section, the table or an appearance rule"),
    ContextMember(
      place: "a row of `spec`", name: "separator", doc: "its `separatorStyle`, or that of its section or the table"),
    ContextMember(
      place: "a row of `spec`", name: "leadingActions",
      doc: "its swipe actions at the leading edge, or those of its section or the table; each is a mapping"),
    ContextMember(place: "a row of `spec`", name: "trailingActions", doc: "the same at the trailing edge"),
    ContextMember(place: "one of those swipe actions", name: "edge", doc: "`leading` or `trailing`"),
    ContextMember(place: "one of those swipe actions", name: "actionIndex", doc: "its place, counted from 0"),
    ContextMember(
      place: "a section or a row of `spec`", name: "viewName",
      doc: "an identifier of Swift for its view: `accountSection`, `nameRow`; no two of a table are the same"),
    ContextMember(
      place: "a control in the `layout` of those", name: "valueName",
      doc: "an identifier of Swift for its value or its action; no two of a table are the same"),
  ]
}
