import TableIR
import TableParsing

extension SpecEditor {
  /// The colours of the text, in its order.
  package func colors() -> [ColorMark] {
    let assets = assets
    return tree.nodes.indices.compactMap { node in
      guard let color = color(of: node, assets) else { return nil }
      return ColorMark(range: tree.nodes[node].range, light: color.resolved(.light), dark: color.resolved(.dark))
    }
  }

  private func color(of node: Int, _ assets: EditedAssets?) -> Color? {
    guard tree.nodes[node].kind == .scalar, !tree.nodes[node].isKey, tree.nodes[node].range.count <= 40,
      let place = text.places.place(of: node), grammar.places[place].isColor
    else { return nil }
    return ValueVocabulary.color(text.text(of: node)) ?? assets?.color(text.text(of: node))
  }

  /// The ways to write a colour in place of the one at a range: in digits, and by the names that have its value in light appearance.
  package func presentations(of color: RGBA, at range: Range<Int>) -> [ColorPresentation] {
    let style = tree.node(at: clamped(range.lowerBound)).map { tree.nodes[$0].style }
    let hex = style == .singleQuoted ? "'\(color.hexString)'" : "\"\(color.hexString)\""
    let names = ValueVocabulary.colors.filter { ValueVocabulary.color($0)?.resolved(.light) == color }
    return ([hex] + names).map { ColorPresentation(label: $0, range: range) }
  }
}
