extension SpecDiff {
  /// The environments of a change, unless these are all, and its different numbers in some of them: `phone, pad; in
  /// pad: width 375 → 348.5 (−26.5)`. Nil if there is nothing to add.
  package func environmentWords(_ change: ReportedChange) -> String? {
    guard environmentNames.count > 1 else { return nil }
    var parts: [String] = []
    if !change.environments.isEmpty, change.environments.count < environmentNames.count {
      parts.append(change.environments.count > 3 ? "in \(names(change.environments))" : names(change.environments))
    }
    if let variant = change.variants.first, change.variants.count == 1 {
      parts.append("in \(names(variant.environments)): \(ChangeSentence(variant.change).message)")
    } else if !change.variants.isEmpty {
      let count = change.variants.reduce(0) { $0 + $1.environments.count }
      parts.append("different numbers in \(count) environments")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func names(_ indices: [Int]) -> String {
    indices.count > 3
      ? "\(indices.count) of \(environmentNames.count) environments"
      : indices.map { environmentNames[$0] }.joined(separator: ", ")
  }
}
