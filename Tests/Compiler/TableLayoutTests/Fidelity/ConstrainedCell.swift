import SpecImporting
import TableIR
import TableLayout

/// A cell that Interface Builder laid out by constraints: a record of `../shared/oracles/uikit/constraints.jsonl`.
struct ConstrainedCell: Decodable {
  struct View: Decodable {
    var id: String
    var kind: String
    /// In the space of the view it stands in, in points.
    var frame: [Double]
    var text: String?
    var title: String?
    var font: String?
    var numberOfLines: String?
    var hidden: String?
    var ambiguous: Flag?
    var misplaced: Flag?
    var attributed: Flag?
    var translatesAutoresizingMaskIntoConstraints: String?
    var horizontalHuggingPriority: String?
    var verticalHuggingPriority: String?
    var horizontalCompressionResistancePriority: String?
    var verticalCompressionResistancePriority: String?
    var axis: String?
    var spacing: String?
    var alignment: String?
    var distribution: String?
    /// A name, perhaps a catalog, and the size in points.
    var image: [Part]?
    var subviews: [View]?

    /// Whatever it says, it is there.
    struct Flag: Decodable {
      init(from decoder: any Decoder) throws {}
    }

    /// An element of a list that holds words and numbers.
    enum Part: Decodable {
      case number(Double)
      case word(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
          (try? container.decode(Double.self)).map(Part.number) ?? .word((try? container.decode(String.self)) ?? "")
      }
    }
  }

  struct Constraint: Decodable {
    var first: String
    var attribute: String
    var second: String?
    var secondAttribute: String?
    var relation: String?
    var constant: Double?
    var multiplier: String?
    var priority: Double?
    var symbolic: Bool?
  }

  struct Cell: Decodable {
    var frame: [Double]
    var accessory: String
  }

  struct Table: Decodable {
    var style: String
    var frame: [Double]
  }

  var id: String
  var toolsVersion: String
  var device: String?
  var cell: Cell
  var content: View
  var constraints: [Constraint]
  var table: Table?
  /// Whether it looks different where traits are others.
  var variations: View.Flag?

  static func read() throws -> [ConstrainedCell] {
    try Observations.read(ConstrainedCell.self, from: "constraints.jsonl")
  }

  var era: CanvasEra {
    CanvasEra.saved(by: InterfaceSystem(toolsVersion: Int(toolsVersion.split(separator: ".")[0]) ?? 0))
  }

  var deviceWidth: Double {
    switch device {
    case "retina5_5", "retina6_1", "retina6_5": 414
    case "retina6_9": 440
    case "retina6_12": 393
    case "retina4_0", "retina3_5": 320
    case "ipad9_7": 768
    default: 375
    }
  }

  var scale: Double {
    // A pixel of the row is its line.
    switch cell.frame[3] - content.frame[3] {
    case 0.9...1.1: return 1
    case 0.45...0.55: return 2
    case 0.3...0.4: return 3
    default: break
    }
    let fractions = content.all.flatMap(\.frame).map { $0 - $0.rounded(.down) }
    return fractions.contains { abs($0 - 1.0 / 3) < 0.02 || abs($0 - 2.0 / 3) < 0.02 } ? 3 : 2
  }
}

extension ConstrainedCell.View {
  /// The view and all that is in it.
  var all: [ConstrainedCell.View] { [self] + (subviews ?? []).flatMap(\.all) }

  /// Symbols are drawn in an alignment rectangle of their own.
  var isSymbol: Bool {
    kind == "imageView" && (image ?? []).contains { if case .word("system") = $0 { true } else { false } }
  }

  var imageSize: LayoutSize? {
    let parts = image ?? []
    let numbers = parts.compactMap { part -> Double? in if case .number(let value) = part { value } else { nil } }
    return numbers.count >= 2 ? LayoutSize(width: numbers[numbers.count - 2], height: numbers[numbers.count - 1]) : nil
  }

  /// `system:15:medium`, `boldSystem:14`, a text style; nil for fonts of other families.
  var knownFont: Font? {
    guard let font else { return Font(size: 17) }
    let parts = font.split(separator: ":").map(String.init)
    if parts.count >= 2, let size = Double(parts[1]) {
      switch parts[0] {
      case "system":
        let weight = parts.count > 2 ? FontWeight(rawValue: parts[2]) : nil
        return parts.count > 2 && weight == nil ? nil : Font(size: size, weight: weight)
      case "boldSystem": return Font(size: size, weight: .bold)
      default: return nil
      }
    }
    if font == "Subhead" { return Font(textStyle: .subheadline) }
    return TextStyle(rawValue: font.prefix(1).lowercased() + font.dropFirst()).map { Font(textStyle: $0) }
  }
}
