import NumberWriting

/// A frame of an imported table beside the one that its document was saved with.
package struct ProofFrame: Hashable, Sendable {
  /// What two roundings may differ by, in points.
  package static let tolerance = 0.5
  /// The same pixel, whatever the document rounded off.
  package static let exact = 0.02

  package var kind: ProofKind
  /// Interface Builder's id of the element.
  package var element: String
  /// The row, section or view of the spec: `wifi`, `wifi/title`.
  package var place: String
  /// In points: what `kind` compares, in the order of its `numbers`.
  package var ours: [Double]
  package var saved: [Double]

  /// The largest distance of two numbers, in points.
  package var distance: Double { zip(ours, saved).map { abs($0 - $1) }.max() ?? 0 }

  /// Whether the two are at most half a point apart.
  package var agrees: Bool { distance <= Self.tolerance + 0.001 }
  var isExact: Bool { distance <= Self.exact }

  /// One line: `row wifi: y, height 35, 44 instead of 38, 44`.
  package var text: String {
    "\(kind.rawValue) \(place) (\(element)): \(kind.numbers.joined(separator: ", ")) "
      + "\(Self.text(ours)) instead of \(Self.text(saved))"
  }

  private static func text(_ numbers: [Double]) -> String {
    var text: [UInt8] = []
    for number in numbers {
      if !text.isEmpty { text.append(contentsOf: ", ".utf8) }
      text.appendDecimal((number * 100).rounded() / 100)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// The kinds of frame that a proof tells apart.
package enum ProofKind: String, CaseIterable, Sendable {
  /// A row's place in its table, with the saved heights of the rows.
  case row
  /// The space above a section's rows.
  case sectionOffset
  /// The height that the spec gives a row.
  case rowHeight
  case contentView, textLabel, detailTextLabel, imageView
  /// Its size: Interface Builder does not lay it out.
  case accessoryView
  /// The height of a header or a footer with a view of its own.
  case header
  /// A label in a contentView, a header or a footer.
  case label
  /// Any other view there.
  case view

  /// What is compared.
  package var numbers: [String] {
    switch self {
    case .row: ["y", "height"]
    case .sectionOffset: ["space"]
    case .rowHeight, .header: ["height"]
    case .accessoryView: ["width", "height"]
    // The widths of texts are estimated: see the fidelity report.
    case .textLabel, .detailTextLabel: ["edge", "y", "height"]
    case .contentView, .imageView, .label, .view: ["x", "y", "width", "height"]
    }
  }
}
