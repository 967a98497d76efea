import Foundation

/// The labels of Interface Builder whose records say that they hug their text, whatever our own estimate of it: as records like those of
/// `labels.jsonl`.
///
/// The labels of the cell styles always do, where there is room: those of `subtitle` and `value1`, and the second of `value2`, whose
/// first is 91 points wide. Others do where their constraints leave their width to them.
struct HuggingLabels {
  let records: [[String: Any]]

  init(weights: LabelWeights) throws {
    records =
      try TextOracle.records("uikit/cells.jsonl").flatMap { Self.labels(ofCell: $0, weights) }
      + TextOracle.records("uikit/constraints.jsonl").flatMap(Self.labels(byConstraints:))
  }

  // MARK: Cell styles

  private static let odd: Set = ["unexplained_reduction", "content_origin_nonzero"]
  /// How far before the end of the contentView a text ends that has no more room, in points.
  private static let margins = [8.0, 15, 16, 20]

  private static func labels(ofCell cell: [String: Any], _ weights: LabelWeights) -> [[String: Any]] {
    guard let era = cell["era"] as? String, era != "unknown", let style = cell["cell_style"] as? String,
      ["Subtitle", "Value1", "Value2"].contains(style), let content = cell["content_view"] as? [Double],
      let tools = (cell["ios_hint"] as? String)?.firstMatch(of: /toolsVersion (\d+)/).flatMap({ Int($0.1) }),
      let frame = (cell["cell"] as? [String: Any])?["frame"] as? [Double], abs(frame[3] - content[3]) <= 3
    else { return [] }
    // Cells that were not laid out in their table. Up to iOS 6 a contentView inside a group is where it should be.
    let unlaid = (era == "<=6" ? [] : odd).union(["margin8_state", "not_laid_out"])
    guard Set(cell["flags"] as? [String] ?? []).isDisjoint(with: unlaid) else { return [] }
    let labels = cell["labels"] as? [[String: Any]] ?? []
    return labels.compactMap { label in
      // Records leave out what is behind the sixtieth character.
      guard let text = label["text"] as? String, text.count < 60, let font = label["font"] as? String,
        let frame = label["frame"] as? [Double], style != "Value2" || label["role"] as? String == "detail",
        !isSqueezed(label, frame, style: style, labels: labels, width: content[2])
      else { return nil }
      return record(text, font: font, frame: frame, tools: tools, weights)
    }
  }

  /// Whether a label meets the one beside it, or ends where the room of its text does.
  private static func isSqueezed(
    _ label: [String: Any], _ frame: [Double], style: String, labels: [[String: Any]], width: Double
  ) -> Bool {
    let (start, end) = (frame[0], frame[0] + frame[2])
    let role = label["role"] as? String
    let other = labels.first { $0["role"] as? String != role && ($0["text"] as? String)?.isEmpty == false }
    if style == "Value1", let other = other?["frame"] as? [Double] {
      return (role == "text" ? other[0] - end : start - other[0] - other[2]) < 6.5
    }
    let gap = width - end
    return gap < 2.5 || margins.contains { abs(gap - $0) < 0.1 }
  }

  private static func record(
    _ text: String, font: String, frame: [Double], tools: Int, _ weights: LabelWeights? = nil
  ) -> [String: Any] {
    var record: [String: Any] = ["text": text, "toolsVersion": tools, "width": frame[2], "height": frame[3]]
    let words = font.split(separator: ":").map(String.init)
    guard words.count > 1 else {
      record["textStyle"] = font
      return record
    }
    record["fontType"] = words[0]
    record["size"] = words[1]
    let known = words[0] == "system" ? weights?.weight(of: text, size: words[1], width: frame[2]) : nil
    if let weight = words.count > 2 ? words[2] : known { record["weight"] = weight }
    return record
  }

  // MARK: Constraints

  private static let sides: Set = ["leading", "left", "trailing", "right", "centerX"]

  /// Labels with one constraint at one side, and none of their width.
  private static func labels(byConstraints cell: [String: Any]) -> [[String: Any]] {
    guard cell["ambiguous"] == nil, cell["misplaced"] == nil, cell["variations"] == nil,
      let tools = (cell["toolsVersion"] as? String).flatMap({ Int($0.prefix { $0 != "." }) }),
      let content = cell["content"] as? [String: Any], let constraints = cell["constraints"] as? [[String: Any]]
    else { return [] }
    return labels(in: content).compactMap { label in
      guard let id = label["id"] as? String, let text = label["text"] as? String,
        let font = label["font"] as? String, let frame = label["frame"] as? [Double],
        label["translatesAutoresizingMaskIntoConstraints"] as? String == "NO"
      else { return nil }
      var count = 0
      for one in constraints {
        for (item, attribute) in [("first", "attribute"), ("second", "second_attribute")]
        where one[item] as? String == id {
          guard let attribute = one[attribute] as? String else { continue }
          if attribute == "width" { return nil }
          guard sides.contains(attribute) else { continue }
          // One that is an inequality may be what squeezes it.
          guard one["relation"] as? String ?? "equal" == "equal" else { return nil }
          count += 1
        }
      }
      return count == 1 ? record(text, font: font, frame: frame, tools: tools) : nil
    }
  }

  /// The labels that are in no stack, which may stretch them.
  private static func labels(in view: [String: Any]) -> [[String: Any]] {
    let views = view["subviews"] as? [[String: Any]] ?? []
    let own = view["kind"] as? String == "stackView" ? [] : views.filter { $0["kind"] as? String == "label" }
    return own + views.flatMap(labels(in:))
  }
}

/// The weights of the fonts of listed labels: records of cells leave out the weight of a font of a given size.
struct LabelWeights {
  private struct Key: Hashable {
    var text: String
    var size: Double
  }

  private var found: [Key: [String?: Set<Double>]] = [:]

  init(_ listed: [[String: Any]]) {
    for record in listed where record["fontType"] as? String == "system" {
      guard let text = record["text"] as? String, let size = (record["size"] as? String).flatMap(Double.init),
        let width = record["width"] as? Double
      else { continue }
      found[Key(text: text, size: size), default: [:]][record["weight"] as? String, default: []].insert(width)
    }
  }

  /// The weight that labels of the same words, size and width have where there are such, or of the same words and size.
  func weight(of text: String, size: String, width: Double) -> String? {
    guard let size = Double(size), let weights = found[Key(text: text, size: size)] else { return nil }
    let alike = weights.filter { $0.value.contains(width) }.map(\.key)
    let near = alike.isEmpty ? Array(weights.keys) : alike
    return near.count == 1 ? near[0] : nil
  }
}
