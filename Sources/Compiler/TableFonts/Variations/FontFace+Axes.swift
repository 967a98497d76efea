extension FontFace {
  /// The range of weights of the face, in CSS units.
  public var weightRange: ClosedRange<Double>? { range("wght") }

  /// The range of optical sizes of the face, in points.
  public var opticalSizeRange: ClosedRange<Double>? { range("opsz") }

  private func range(_ tag: Tag) -> ClosedRange<Double>? {
    axes.flatMap { axes in axes.index(tag).map { axes.axes[$0].minimum...axes.axes[$0].maximum } }
  }

  /// The named weights of the font, by their names in lower case without spaces and hyphens: San Francisco's Medium
  /// is not at 500. On all other axes, a named weight has the font's default.
  public var namedWeights: [String: Double] {
    guard let axes, let weight = axes.index("wght"), let names else { return [:] }
    var named: [String: Double] = [:]
    for instance in axes.instances {
      let isPlain = axes.axes.indices.allSatisfy { $0 == weight || instance.coordinates[$0] == axes.axes[$0].standard }
      guard isPlain, let name = names[instance.nameID] else { continue }
      named[name.lowercased().filter { $0 != " " && $0 != "-" }] = instance.coordinates[weight]
    }
    return named
  }
}
