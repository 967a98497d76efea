extension TableImport {
  /// Adds a cell to the mapping of a row or of a template, for the traits of the document.
  ///
  /// - Returns: The variants of the row, for the other traits that the cell's variations name; nil if it is the same for all of them.
  mutating func addVariedRow(_ cell: XMLElement, id: String, to row: inout DraftMapping) -> DraftValue? {
    views.traits.haveVariants = true
    defer { views.traits.haveVariants = false }
    let places = TraitPlaces(of: cell, besides: views.traits).others
    context.work.spend(Self.workPerElement, times: (cell.descendantCount + 1) * places.count)
    guard !context.work.isSpent else { return nil }
    let (traits, start) = (views.traits, row)
    let mark = context.mark
    addRow(cell, id: id, to: &row)
    guard !places.isEmpty else { return nil }
    var difference = RowDifference(from: row)
    var variants: [(places: [TraitPlaces.Place], row: DraftMapping)] = []
    for place in places {
      var other = self
      other.views.traits = traits.at(place)
      // What the table has lost so far would be copied for each cell.
      other.context = ImportContext(document: document, knownIDs: context.knownIDs, work: context.work)
      var varied = start
      other.addRow(cell, id: id, to: &varied)
      context.add(other.context.losses, since: mark)
      let change = difference.change(to: varied)
      guard !change.entries.isEmpty else { continue }
      if let known = variants.firstIndex(where: { $0.row == change }) {
        variants[known].places.append(place)
      } else {
        variants.append(([place], change))
      }
    }
    for key in difference.undeclared {
      context.lose(
        "variation of \(key)", of: cell, because: "a variant cannot take back what the row says of it",
        changesFrames: false)
    }
    difference.nameConstraints(of: &row)
    row.comments += context.comments(since: mark)
    guard !variants.isEmpty else { return nil }
    return .list(
      variants.map { variant in
        var mapping = DraftMapping()
        mapping["when"] = TraitPlaces.condition(for: variant.places)
        mapping.add(variant.row)
        return DraftItem(.mapping(mapping))
      })
  }
}
