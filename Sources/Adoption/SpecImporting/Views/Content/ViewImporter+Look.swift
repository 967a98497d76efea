import TableIR

// What all views have in common.

extension ViewImporter {
  func addLook(
    of said: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    if let name = said["customClass"] {
      if let name = ClassName.plain(name) {
        mapping["class"] = .text(name)
      } else {
        context.lose(
          "customClass = \(name)", of: said.element, because: "not a class that a spec can name", changesFrames: false)
      }
    }
    if let background = color(said.property("backgroundColor"), context: &context), !background.isText("clear") {
      mapping["background"] = background
    }
    if let alpha = said.number("alpha"), alpha < 1 { mapping["alpha"] = .number(max(alpha, 0)) }
    if said.flag("hidden") == true || isStopped(said) { mapping["hidden"] = .flag(true) }
    addRuntimeAttributes(of: said, to: &mapping, context: &context)
    if said.flag("clipsSubviews") == true, clips(mapping) { mapping["clipsToBounds"] = .flag(true) }
  }

  /// An indicator that hides while it does not spin.
  private func isStopped(_ said: VariedElement) -> Bool {
    said.element.name == "activityIndicatorView" && said.flag("hidesWhenStopped") == true
      && said.flag("animating") != true
  }

  /// Whether clipping can be seen: texts and plain views have nothing outside of them.
  private func clips(_ mapping: DraftMapping) -> Bool {
    ["views", "stack"].contains { mapping[$0] != nil } || mapping["image"] != nil && mapping["contentMode"] != nil
      || mapping["cornerRadius"] != nil && mapping["image"] != nil
  }

  private func addRuntimeAttributes(
    of said: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    var border = DraftMapping()
    for attribute in said.element.child("userDefinedRuntimeAttributes")?.children.map(\.self) ?? [] {
      let path = attribute["keyPath"] ?? ""
      let value = attribute.property("value")
      let number = value?.number("value") ?? attribute.number("value")
      switch path {
      case "layer.cornerRadius", "cornerRadius":
        if let number, number > 0 { mapping["cornerRadius"] = .number(number) }
      case "layer.borderWidth", "borderWidth":
        if let number, number > 0 { border["width"] = .number(number) }
      case "layer.borderColor", "layer.borderUIColor", "borderColor", "borderUIColor":
        if let color = color(value, context: &context) { border["color"] = color }
      case "layer.masksToBounds", "clipsToBounds", "masksToBounds":
        if attribute["value"] == "YES" { mapping["clipsToBounds"] = .flag(true) }
      default:
        context.lose(
          "userDefinedRuntimeAttribute \(path)", of: attribute, because: "the app's own code reads it",
          changesFrames: false)
      }
    }
    if border["width"] != nil { mapping["border"] = .mapping(border) }
  }
}
