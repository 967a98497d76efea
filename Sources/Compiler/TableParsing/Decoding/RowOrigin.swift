import YAMLSyntax

/// The keys of a row's entry that determine its rows, found in one pass, as they are needed for every row.
struct RowOrigin {
  var include: NodeID?
  var count: NodeID?
  var items: NodeID?
  var use: NodeID?
  var id: NodeID?
  var variants: NodeID?

  private static let names = KeyNames(["include", "repeat", "each", "use", "id", "variants"])

  init(_ entry: NodeID, in decoder: SpecDecoder) {
    let tree = decoder.tree
    let mapping = tree.resolved(entry)
    guard tree.kind(mapping) == .mapping else { return }
    let names = Self.names
    var isMerged = false
    for (key, value) in tree.pairs(of: mapping) {
      switch names.index(of: key, in: tree) {
      case 0: include = value
      case 1: count = value
      case 2: items = value
      case 3: use = value
      case 4: id = value
      case 5: variants = value
      default: if tree.isMergeKey(key) { isMerged = true }
      }
    }
    guard isMerged else { return }
    // Keys of the entry itself win over merged ones; another row's `include` is not inherited.
    if count == nil && items == nil {
      count = decoder.value(of: "repeat", in: entry)
      items = decoder.value(of: "each", in: entry)
    }
    use = use ?? decoder.value(of: "use", in: entry)
    id = id ?? decoder.value(of: "id", in: entry)
    variants = variants ?? decoder.value(of: "variants", in: entry)
  }
}
