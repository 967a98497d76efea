import TableSupport

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
  package var standing = Standing.judged

  /// What a frame proves.
  package enum Standing: Hashable, Sendable {
    /// The layout found it.
    case judged
    /// Nothing: the spec says where the view stands, as its document does.
    case asSaved
    /// Nothing, because the document does not tell what it takes, or was not laid out.
    case aside(ProofRule)
  }

  /// The largest distance of two numbers, in points.
  package var distance: Double { zip(ours, saved).map { abs($0 - $1) }.max() ?? 0 }

  /// Whether the two are at most half a point apart, or the saved one has the size of ours in whole points.
  package var agrees: Bool { isNear || isInWholePoints }

  /// Whether the two are at most half a point apart.
  var isNear: Bool { distance <= Self.tolerance + 0.001 }

  /// Whether a view has its size in whole points, and stands where it should: so Interface Builder measures what shows a text, whatever the
  /// pixels of its device.
  package var isInWholePoints: Bool {
    guard kind == .label || kind == .view, distance > Self.tolerance, distance < 1.5 else { return false }
    func isAligned(_ start: Int, _ length: Int) -> Bool {
      let (ours, other) = (ours[start], saved[start])
      let ends = (ours + self.ours[length], other + saved[length])
      return [abs(ours - other), abs(ends.0 - ends.1), abs(ours + ends.0 - other - ends.1) / 2].contains {
        $0 <= Self.tolerance + 0.001
      }
    }
    return [(0, 2), (1, 3)].allSatisfy { start, length in
      abs(ours[length] - saved[length]) <= Self.tolerance && abs(ours[start] - saved[start]) <= Self.tolerance
        || isAligned(start, length) && abs(saved[length] - ours[length].rounded(.up)) <= Self.exact
    }
  }
  var isExact: Bool { distance <= Self.exact }

  /// One line: `row wifi: y, height 35, 44 instead of 38, 44`.
  package var text: String {
    let differing = ours.indices.filter { place in
      guard kind.numbers.indices.contains(place), saved.indices.contains(place) else { return false }
      return Self.text([ours[place]]) != Self.text([saved[place]])
    }
    let numbers = differing.map { "\(kind.numbers[$0]) \(Self.text([ours[$0]])), saved \(Self.text([saved[$0]]))" }
    return "\(kind.rawValue) \(place) (\(element)): \(numbers.joined(separator: "; "))"
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
    case .textLabel, .detailTextLabel: ["leading or trailing edge", "y", "height"]
    case .contentView, .imageView, .label, .view: ["x", "y", "width", "height"]
    }
  }
}
