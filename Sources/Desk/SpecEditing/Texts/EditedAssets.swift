import TableIR
import TableParsing

/// The asset catalogs of the app as an editor sees them.
package struct EditedAssets: Sendable {
  private let index: CatalogIndex
  private let files: any SpecFiles

  /// The most names that are offered.
  private static let mostNames = 5_000

  package init(_ index: CatalogIndex, files: any SpecFiles) { (self.index, self.files) = (index, files) }

  /// The names of the sets of a kind, sorted.
  func names(_ kind: AssetIndex.Kind) -> [String] {
    Array(Set(index.names(kind)).sorted().prefix(Self.mostNames))
  }

  func color(_ name: String) -> Color? { index.color(name, files).map(Color.named) }

  /// The path of what describes a set; nil if there is none.
  func description(of kind: AssetIndex.Kind, _ name: String) -> String? { index.description(of: kind, name, files) }
}

extension SpecEditor {
  /// The asset catalogs that the text names, or else those of the project; nil if there are none.
  var assets: EditedAssets? {
    guard let root = text.root, let value = text.value(of: "assets", in: root) else { return files.assets(nil) }
    let names = tree.nodes[value].kind == .scalar ? [value] : text.elements(of: value)
    return files.assets(names.compactMap { files.resolve(text.text(of: $0), from: text.path) })
  }

  func colorItems() -> [CompletionItem] {
    guard let assets else { return [] }
    return assets.names(.color).map { name in
      var item = CompletionItem(name, .color, detail: "asset catalog")
      item.color = assets.color(name)
      return item
    }
  }

  func assetImageItems() -> [CompletionItem] {
    (assets?.names(.image) ?? []).map { CompletionItem($0, .reference, detail: "asset catalog", order: "4\($0)") }
  }
}
