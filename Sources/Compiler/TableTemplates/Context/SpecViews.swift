/// Gives the views of a layout what the spec says of them: their fonts and texts before they were measured and translated.
enum SpecViews {
  /// The name of it. A view that has none has null, so that the spec of what is around it is not taken for its own.
  private static let name = "spec"

  /// The contentView of a row, or a header or a footer. A stack of its own is one view in it.
  static func attach(row spec: TemplateValue, to node: TemplateValue) -> TemplateValue {
    let stack = spec["stack"].isShown ? [TemplateValue.object(TemplateObject([("stack", spec["stack"])]))] : []
    return attach(stack.isEmpty ? spec["views"].elements : stack, to: node)
  }

  private static func attach(_ specs: [TemplateValue], to node: TemplateValue) -> TemplateValue {
    guard case .object(var object) = node, case .list(let views) = node["subviews"] else { return node }
    object.set(
      "subviews",
      .list(
        views.enumerated().map { index, view in
          // Another number of views is that of another variant.
          attach(view: views.count == specs.count ? specs[index] : .null, to: view)
        }))
    return .object(object)
  }

  /// A view of a layout with its spec, and so those in it.
  static func attach(view spec: TemplateValue, to node: TemplateValue) -> TemplateValue {
    guard case .object = node else { return node }
    let own = isSpec(spec, of: node) ? spec : .null
    var object = attach(contents(of: own), to: node).object
    object.set(name, own)
    if case .list(let segments) = node["segments"] {
      let control = own["segmentedControl"]
      let titles = control["segments"].elements.isEmpty ? control.elements : control["segments"].elements
      object.set(
        "segments",
        .list(
          segments.enumerated().map { index, segment in
            var segment = segment.object
            segment.set(name, titles.count == segments.count ? titles[index] : .null)
            return .object(segment)
          }))
    }
    return .object(object)
  }

  /// The views in a view.
  private static func contents(of spec: TemplateValue) -> [TemplateValue] {
    [spec["views"], spec["view"]["views"], spec["stack"]["views"]].first(where: \.isShown)?.elements ?? []
  }

  /// Whether both are of the same kind. A view of another kind is one of a variant, or another environment's.
  private static func isSpec(_ spec: TemplateValue, of node: TemplateValue) -> Bool {
    guard case .object(let object) = spec else { return false }
    let kind = node["kind"].text
    return kind == "view" || object.value(of: kind) != nil
  }
}
