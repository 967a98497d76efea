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
    plainInstances.reduce(into: [:]) { named, instance in
      named[instance.name.lowercased().filter { $0 != " " && $0 != "-" }] = instance.weight
    }
  }

  /// The weights of named instances by the names with which `UIFont(name:size:)` finds these, in lower case: the full name, and the
  /// PostScript name, which is made of the family's if the font has none for an instance (Adobe's Technical Note 5902).
  public var weightsByFaceName: [String: Double] {
    plainInstances.reduce(into: [:]) { weights, instance in
      let prefix = names?[25] ?? family.filter { $0 != " " }
      let postScript = instance.postScriptName ?? "\(prefix)-\(instance.name.filter { $0 != " " })"
      for name in ["\(family) \(instance.name)", postScript] { weights[name.lowercased()] = instance.weight }
    }
  }

  /// The named instances that differ from the default only in their weight.
  private var plainInstances: [(name: String, postScriptName: String?, weight: Double)] {
    guard let axes, let weight = axes.index("wght"), let names else { return [] }
    return axes.instances.compactMap { instance in
      let isPlain = axes.axes.indices.allSatisfy { $0 == weight || instance.coordinates[$0] == axes.axes[$0].standard }
      guard isPlain, let name = names[instance.nameID] else { return nil }
      return (name, instance.postScriptNameID.flatMap { names[$0] }, instance.coordinates[weight])
    }
  }
}
