import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Content priorities")
struct ContentPrioritiesTests {
  /// By the names of Interface Builder's documents.
  private static let ours: [String: ContentPriorities] = [
    "label": View.Content.label(Text("")).priorities,
    "imageView": View.Content.image(.placeholder(Image.Placeholder(size: .zero))).priorities,
    "view": View.Content.plain.priorities, "stackView": View.Content.stack(Stack()).priorities,
    "button": Button.traits.priorities, "switch": Switch.traits.priorities, "textField": TextField.traits.priorities,
    "activityIndicatorView": ActivityIndicator.traits.priorities,
    "segmentedControl": SegmentedControl.traits.priorities,
  ]

  @Test(
    "Content priorities are those of most views in Interface Builder's documents",
    .enabled(if: TextOracle.isPresent, "\(TextOracle.absent)"))
  func observed() throws {
    var found: [String: [ContentPriorities: Int]] = [:]
    for cell in try TextOracle.records("uikit/constraints.jsonl") {
      if let content = cell["content"] as? [String: Any] { Self.count(content, &found) }
    }
    for (kind, ours) in Self.ours {
      let most = try #require(found[kind]?.max { $0.value < $1.value }, "\(kind)")
      #expect(most.value >= 5 && most.key == ours, "\(kind): \(most)")
    }
  }

  private static func count(_ view: [String: Any], _ found: inout [String: [ContentPriorities: Int]]) {
    func number(_ key: String, _ standard: Int) -> Int { (view[key] as? String).flatMap(Int.init) ?? standard }
    var priorities = ContentPriorities(
      huggingHorizontally: number("horizontalHuggingPriority", ContentPriorities.defaultLow),
      vertically: number("verticalHuggingPriority", ContentPriorities.defaultLow))
    priorities.horizontal.compressionResistance = number(
      "horizontalCompressionResistancePriority", ContentPriorities.defaultHigh)
    priorities.vertical.compressionResistance = number(
      "verticalCompressionResistancePriority", ContentPriorities.defaultHigh)
    if let kind = view["kind"] as? String { found[kind, default: [:]][priorities, default: 0] += 1 }
    for view in view["subviews"] as? [[String: Any]] ?? [] { count(view, &found) }
  }

  @Test("A progress view keeps its height but not its width")
  func progressView() throws {
    func sizes(_ axis: String) throws -> [LayoutSize] {
      let yaml = """
        {tablespec: 1, sections: [{rows: [{height: 144, stack: {axis: \(axis), alignment: leading, views:
         [{image: {size: [20, 20]}}, {progressView: 0.5}]}}]}]}
        """
      let tree = try SpecTables.table(yaml: yaml).laidOut()
      guard case .stack(let views)? = tree.table.sections[0].rows[0].subviews.first?.content else { return [] }
      return views.map(\.frame.size)
    }
    let column = try sizes("vertical")
    #expect(column.count == 2 && column[0].height > 100 && column[1].height < 10)
    let row = try sizes("horizontal")
    #expect(row.count == 2 && row[0].width == 20 && row[1].width > 300)
  }
}
