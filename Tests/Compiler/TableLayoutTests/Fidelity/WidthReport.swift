import TableIR
import TableLayout

/// How near the estimated widths of texts are to those of labels that hug them, by era, size and weight.
struct WidthReport {
  /// Of one group of labels.
  struct Group {
    /// Distances of the hugging labels, in points.
    var errors: [Double] = []
    /// The same in per cent of the width.
    var shares: [Double] = []

    mutating func count(_ label: TextOracle.Label) {
      errors.append(abs(label.error))
      shares.append(100 * abs(label.error) / label.width)
    }
  }

  private var eras: [TextEra: Group] = [:]
  private var sizes: [String: Group] = [:]
  private var weights: [String: Group] = [:]
  private var all = Group()
  /// Those that hug by how far the estimate is from them, and how many labels there are of which the record does not tell.
  private var estimated = Group()
  private var unreported = 0

  init(_ labels: [TextOracle.Label]) {
    for label in labels {
      guard label.isKnownToHug else {
        if label.era == .xcode7 { continue }
        unreported += 1
        if label.hugs { estimated.count(label) }
        continue
      }
      eras[label.era, default: Group()].count(label)
      // What is drawn in another font by half belongs to its era only.
      if label.era == .xcode7 { continue }
      all.count(label)
      sizes[Self.range(label.font.size), default: Group()].count(label)
      weights[label.font.weight.rawValue, default: Group()].count(label)
    }
  }

  private static let ranges = [
    "9 to 10 pt", "11 to 13 pt", "14 to 16 pt", "17 pt", "18 to 20 pt", "21 to 28 pt", "29 to 48 pt",
  ]

  private static func range(_ size: Double) -> String {
    switch size {
    case ..<11: ranges[0]
    case ..<14: ranges[1]
    case ..<17: ranges[2]
    case ..<18: ranges[3]
    case ..<21: ranges[4]
    case ..<29: ranges[5]
    default: ranges[6]
    }
  }

  var markdown: String {
    var text = """
      | labels | hugging | median error | of the width | within 0.5 pt | within 1 pt |
      |---|---:|---:|---:|---:|---:|

      """
    text += Self.row("**all**", all)
    for era in TextEra.allCases { text += Self.row(Self.name(era), eras[era]) }
    for range in Self.ranges { text += Self.row(range, sizes[range]) }
    for weight in FontWeight.allCases { text += Self.row(weight.rawValue, weights[weight.rawValue]) }
    text += Self.row("of \(unreported) others", estimated)
    return text
  }

  /// All that hug by their records.
  var median: Double { all.shares.median }
  var count: Int { all.errors.count }
  var withinOne: Double { all.errors.share(within: 1) }

  private static func name(_ era: TextEra) -> String { era == .xcode7 ? era.rawValue : "iOS \(era.rawValue)" }

  private static func row(_ name: String, _ group: Group?) -> String {
    guard let group, !group.errors.isEmpty else { return "" }
    let columns = [
      name, "\(group.errors.count)", "\(hundredths(group.errors.median)) pt",
      "\(hundredths(group.shares.median)) %", percent(group.errors.share(within: 0.5)),
      percent(group.errors.share(within: 1)),
    ]
    return "| \(columns.joined(separator: " | ")) |\n"
  }

  private static func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// Down to a tenth.
  private static func percent(_ share: Double) -> String { "\((share * 1000).rounded(.down) / 10) %" }
}
