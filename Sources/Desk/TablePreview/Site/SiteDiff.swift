import TableSupport

/// The differences of one table in all environments, as a data file of a site.
package enum SiteDiff {
  /// - Parameters:
  ///   - figures: with the query of the scene's figure.
  ///   - address: of the file, relative to the page.
  package static func document(_ figures: [(query: String, diff: DiffScene)], address: String) -> SiteDocument {
    var pictures = DistinctTexts()
    var json = JSONWriter(reservingCapacity: 1 << 14)
    json.object(inline: true) { json in
      json.array("figures") { json in
        for figure in figures {
          figure.diff.write(query: figure.query, to: &json) { 1 + pictures.index(of: $0) }
        }
      }
    }
    return SiteDocument(address: address, json: json.bytes, pictures: pictures.values)
  }
}
