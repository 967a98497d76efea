import TableIR
import TableSupport

extension ExplanationEmitter {
  /// An appearance property: what set it, and the values that it overrides.
  func text(_ look: LookDerivation) -> String {
    let name = look.property.rawValue
    var text = "  \(padded(name, 7))= \(words(of: look) ?? "none")\n"
    text += line(kind(look.source), look.reason, source(look.source))
    for beaten in look.beaten {
      text += line("beats", "\(words(beaten.value)): \(beaten.reason)", source(beaten.source))
    }
    return text
  }

  /// What is drawn; nil if that is nothing, or has no name.
  func words(of look: LookDerivation) -> String? { look.value.map(words) ?? look.usual }

  private func kind(_ source: LookDerivation.Source) -> String {
    switch source {
    case .spec: "spec"
    case .rule: "rule"
    case .standard: "default"
    }
  }

  private func source(_ source: LookDerivation.Source) -> String {
    switch source {
    case .spec(let location, _), .rule(let location): place(location)
    case .standard: ""
    }
  }

  /// A value as a spec would write it.
  func words(_ value: AppearanceValue) -> String {
    switch value {
    case .color(let color): color.words
    case .font(let font):
      ([font.textStyle?.rawValue] + [font.size.map { "\(String(decimal: $0)) pt" }] + [font.weight?.rawValue]
        + [font.variant?.words])
        .compactMap { $0 }.joined(separator: " ")
    case .alignment(let alignment): alignment.rawValue
    case .shadow(let shadow):
      "\(shadow.color.words), offset by \(String(decimal: shadow.offset.x)), \(String(decimal: shadow.offset.y))"
    case .fill(let fill): words(fill)
    case .number(let number): String(decimal: number)
    }
  }

  private func words(_ shaped: ShapedFill) -> String {
    var words = [self.words(shaped.fill)]
    if shaped.cornerRadius > 0 { words.append("corner radius \(String(decimal: shaped.cornerRadius))") }
    if let border = shaped.border {
      words.append("a border of \(String(decimal: border.width)) in \(border.color.words)")
    }
    return words.joined(separator: ", ")
  }

  private func words(_ fill: Fill) -> String {
    switch fill {
    case .clear: "clear"
    case .color(let color): color.words
    case .gradient(let colors): "a gradient of " + colors.map(\.words).joined(separator: ", ")
    case .image(let index), .slicedImage(let index, _):
      assets.indices.contains(index) ? "the image \(assets[index].name)" : "an image"
    }
  }
}
