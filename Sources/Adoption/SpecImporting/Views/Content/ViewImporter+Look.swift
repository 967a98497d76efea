import TableIR

// What all views have in common.

extension ViewImporter {
  func addLook(
    of declared: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    if let name = declared["customClass"] {
      if let name = ClassName.plain(name) {
        mapping["class"] = .text(name)
      } else {
        context.lose(
          "customClass = \(name)", of: declared.element, because: "not a class that a spec can name",
          changesFrames: false)
      }
    }
    if let background = color(declared.property("backgroundColor"), context: &context), !background.isText("clear") {
      mapping["background"] = background
    }
    if let alpha = declared.number("alpha"), alpha < 1 { mapping["alpha"] = .number(max(alpha, 0)) }
    if declared.flag("hidden") == true || isStopped(declared) { mapping["hidden"] = .flag(true) }
    addRuntimeAttributes(of: declared, to: &mapping, context: &context)
    if declared.flag("clipsSubviews") == true, clips(mapping) { mapping["clipsToBounds"] = .flag(true) }
  }

  /// An indicator that hides while it does not spin.
  private func isStopped(_ declared: VariedElement) -> Bool {
    declared.element.name == "activityIndicatorView" && declared.flag("hidesWhenStopped") == true
      && declared.flag("animating") != true
  }

  /// Whether clipping can be seen: texts and plain views have nothing outside of them.
  private func clips(_ mapping: DraftMapping) -> Bool {
    ["views", "stack"].contains { mapping[$0] != nil } || mapping["image"] != nil && mapping["contentMode"] != nil
      || mapping["cornerRadius"] != nil && mapping["image"] != nil
  }

  private func addRuntimeAttributes(
    of declared: VariedElement, to mapping: inout DraftMapping, context: inout ImportContext
  ) {
    var border = DraftMapping()
    for attribute in declared.element.child("userDefinedRuntimeAttributes")?.children.map(\.self) ?? [] {
      let path = attribute["keyPath"] ?? ""
      let value = attribute.property("value")
      let number = value?.number("value") ?? attribute.number("value")
      switch path {
      case "layer.cornerRadius", "cornerRadius":
        if let number, number > 0 { mapping["cornerRadius"] = .number(number) }
      case "layer.borderWidth", "borderWidth":
        if let number, number > 0 { border["width"] = .number(number) }
      // That of a layer itself is no UIColor, so that Interface Builder's does not reach it.
      case "layer.borderColor":
        context.lose(
          "userDefinedRuntimeAttribute \(path)", of: attribute,
          because: "a layer's colour is not the kind that can be set here",
          changesFrames: false, isOfCode: true)
      case "hidden", "isHidden": if attribute["value"] == "YES" { mapping["hidden"] = .flag(true) }
      case "alpha": if let number, number < 1 { mapping["alpha"] = .number(max(number, 0)) }
      case "layer.borderUIColor", "borderColor", "borderUIColor":
        if let color = color(value, context: &context) { border["color"] = color }
      case "layer.masksToBounds", "clipsToBounds", "masksToBounds":
        if attribute["value"] == "YES" { mapping["clipsToBounds"] = .flag(true) }
      default:
        context.lose(
          "userDefinedRuntimeAttribute \(path)", of: attribute, because: "the app's own code reads it",
          changesFrames: false, isOfCode: true)
      }
    }
    if border["width"] != nil { mapping["border"] = .mapping(border) }
  }
}
