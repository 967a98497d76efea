/// A trait by which Interface Builder varies values, and the condition of a spec that tells its values apart. Their words are the same.
enum VaryingTrait: String, CaseIterable, Sendable {
  case widthClass, heightClass, userInterfaceIdiom

  /// The key of a condition.
  var condition: String {
    switch self {
    case .widthClass: "horizontalSizeClass"
    case .heightClass: "verticalSizeClass"
    case .userInterfaceIdiom: "idiom"
    }
  }

  var values: [String] {
    switch self {
    case .widthClass, .heightClass: ["compact", "regular"]
    case .userInterfaceIdiom: ["phone", "pad"]
    }
  }

  /// The traits of a variation's key, such as `heightClass=regular-widthClass=compact`; nil if a condition cannot say one of them.
  static func named(by key: String) -> Set<VaryingTrait>? {
    if key == "default" { return [] }
    var named: Set<VaryingTrait> = []
    for word in key.words {
      guard let trait = VaryingTrait(rawValue: word.trait), trait.values.contains(word.value) else { return nil }
      named.insert(trait)
    }
    return named
  }
}

extension String {
  /// The traits of a variation's key with their values.
  var words: [(trait: String, value: String)] {
    split(separator: "-").map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return (parts.first ?? "", parts.count == 2 ? parts[1] : "")
    }
  }
}

/// The places, beside the document's own, where a cell may have other values.
struct TraitPlaces {
  /// A value for each trait that a variation of the cell names.
  typealias Place = [VaryingTrait: String]

  let others: [Place]

  init(of cell: XMLElement, besides traits: DocumentTraits) {
    var named: Set<VaryingTrait> = []
    for element in cell.descendants where element.name == "variation" {
      named.formUnion(VaryingTrait.named(by: element["key"] ?? "") ?? [])
    }
    var places: [Place] = [[:]]
    for trait in VaryingTrait.allCases where named.contains(trait) {
      places = places.flatMap { place in
        trait.values.map { value in
          var next = place
          next[trait] = value
          return next
        }
      }
    }
    others = places.filter { place in place.contains { traits[$0.key] != $0.value } }
  }

  /// A condition that holds in these places only, in as few words as it takes.
  static func condition(for places: [Place]) -> DraftValue {
    var left = places
    while let (first, second, trait) = pair(in: left) {
      var merged = left[first]
      merged[trait] = nil
      left.remove(at: second)
      left[first] = merged
    }
    let conditions = left.map { place -> DraftValue in
      var condition = DraftMapping()
      for trait in VaryingTrait.allCases { condition[trait.condition] = place[trait].map { .text($0) } }
      // Everywhere, which a condition has no word for.
      if place.isEmpty {
        condition["idiom"] = .list(VaryingTrait.userInterfaceIdiom.values.map { DraftItem(.text($0)) })
      }
      return .mapping(condition)
    }
    return conditions.count == 1 ? conditions[0] : .list(conditions.map { DraftItem($0) })
  }

  /// Two places that differ in one trait only: as it has two values, it makes no difference to them.
  private static func pair(in places: [Place]) -> (Int, Int, VaryingTrait)? {
    for first in places.indices {
      for second in places.indices.dropFirst(first + 1) where places[first].count == places[second].count {
        let different = VaryingTrait.allCases.filter { places[first][$0] != places[second][$0] }
        if different.count == 1, places[second][different[0]] != nil, places[first][different[0]] != nil {
          return (first, second, different[0])
        }
      }
    }
    return nil
  }
}
