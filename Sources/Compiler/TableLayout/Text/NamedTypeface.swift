import TableIR

/// A typeface that texts name, as Interface Builder's canvas draws it without a file: what comes with the system, and Helvetica Neue for any other.
package enum NamedTypeface {
  case helvetica, menlo, avenir
  case helveticaNeue(FontWeight)

  /// Fonts that are not there are drawn in Helvetica Neue's regular: `ProximaNova-Semibold` of 17 points 20 high, and of 13 points 15⅓ (68 labels of
  /// DuckDuckGo's app, some of which were saved with the font: 17 and 13), `SFUIText-Light` of 15 points 17.5 (entourage's GuideSolidarity).
  init(family: String, weight: FontWeight) {
    self = Self.system(family, weight) ?? .helveticaNeue(.regular)
  }

  /// What comes with the system; nil for another family.
  private static func system(_ family: String, _ weight: FontWeight) -> NamedTypeface? {
    switch plain(family) {
    case "helvetica": .helvetica
    case "helveticaneue": .helveticaNeue(weight)
    case "menlo": .menlo
    case "avenir", "avenirnext": .avenir
    default: nil
    }
  }

  /// Whether the canvas has a family, and its widths are known.
  package static func isKnown(_ family: String) -> Bool { system(family, .regular).map { !$0.isAvenir } ?? false }

  /// A family by its own name or by that of a face: `Helvetica Neue`, `HelveticaNeue-Light`.
  private static func plain(_ family: String) -> String {
    String(family.lowercased().prefix { $0 != "-" }.filter { $0 != " " })
  }

  /// The width of a text on one line, in points.
  func width(of text: String, font: ResolvedFont) -> Double {
    let table: AdvanceTable
    switch self {
    case .helvetica: table = .arimo(font.weight)
    case .helveticaNeue(let weight): table = .helveticaNeue(weight)
    // 13 letters of 16 points are 126 wide (KeePassium's MCF-pf-BwZ), and one of 17 is 10.5 (raivo's DWj-Ka-DfO).
    case .menlo: return Double(text.count) * 1233 / 2048 * font.size
    // About: from 1.026 to 1.059 times Helvetica's in labels of 11 and 16 points.
    case .avenir: table = .arimo(.regular)
    }
    let run = table.measure(text, size: font.size)
    return max(0, run.units * font.size / 2048 + run.points) * (isAvenir ? 1.04 : 1)
  }

  private var isAvenir: Bool { if case .avenir = self { true } else { false } }

  /// From the baseline to the top and to the bottom of a line, in em. UIKit adds 0.15 to Helvetica's 0.77. Helvetica Neue's medium and bold are higher than
  /// its regular and light: 20.5 and 20 at 17 points (MIT-Mobile's MITCalendarEventCell and MITToursTourStopCell), 17 and 16⅓ at 14.
  var line: (ascender: Double, descender: Double) {
    switch self {
    case .helvetica: (0.92, -0.23)
    case .menlo: (0.928, -0.236)
    // 22 at 16 points, and 15.5 at 11.
    case .avenir: (1, -0.366)
    case .helveticaNeue(.ultraLight), .helveticaNeue(.thin), .helveticaNeue(.light), .helveticaNeue(.regular):
      (0.952, -0.213)
    case .helveticaNeue: (0.975, -0.217)
    }
  }
}
