extension FontFace {
  /// The weights between which the face varies, in CSS's units.
  public var weightRange: ClosedRange<Double>? { range("wght") }

  /// The sizes in points between which the face varies its design.
  public var opticalSizeRange: ClosedRange<Double>? { range("opsz") }

  private func range(_ tag: Tag) -> ClosedRange<Double>? {
    axes.flatMap { axes in axes.index(tag).map { axes.axes[$0].minimum...axes.axes[$0].maximum } }
  }

  /// The weights that the font names, by their names in small letters without blanks and hyphens: San Francisco's Medium
  /// is not at 500. In all else such a place is as the font is by itself.
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
