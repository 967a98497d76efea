import LayoutFormat
import TableIR
import ViewDumps

/// Matches an app's views with the views of a spec's row: by ids, UIKit's names and texts, then by kind and place.
struct DumpViewMatcher {
  /// For more views of a kind than this, only the order is compared, not the positions.
  private static let most = 64
  /// The names that occur only once in a row.
  private static let single: Set<String> = [
    "contentView", "accessoryView", "editingControl", "reorderControl", "separator", "topSeparator",
  ]

  private let spec: [ViewSnapshot]
  private let dump: [ViewSnapshot]
  private let ignoresCase: Bool
  /// Whether nothing is drawn of a view of the spec: an app has it too, but its dump is read without it.
  let isHidden: [Bool]
  /// The positions of the views in the row.
  let specPlaces: [LayoutRect]
  let dumpPlaces: [LayoutRect]
  private var pairs: ViewPairs
  /// For each view of the spec, the matching view of the dump, and the other way round. The rows themselves match.
  var dumpIndex: [Int?] { pairs.newIndex }
  var specIndex: [Int?] { pairs.oldIndex }

  init(spec: [ViewSnapshot], dump: [ViewSnapshot], ignoresCase: Bool) {
    (self.spec, self.dump, self.ignoresCase) = (spec, dump, ignoresCase)
    isHidden = spec.areHidden
    specPlaces = Self.places(spec)
    dumpPlaces = Self.places(dump)
    pairs = ViewPairs(oldCount: spec.count, newCount: dump.count)
    if !spec.isEmpty, !dump.isEmpty { pairs.pair(0, 0) }
    for name in Self.single {
      if let one = spec.firstIndex(where: { $0.name == name }), let other = dump.firstIndex(where: { $0.name == name })
      {
        pairs.pair(one, other)
      }
    }
    let kinds = Dictionary(grouping: spec.indices.filter { isContent(spec[$0]) && !isHidden[$0] }) {
      Self.group(spec[$0])
    }
    let others = Dictionary(grouping: dump.indices.filter { isContent(dump[$0]) }) { Self.group(dump[$0]) }
    for (kind, views) in kinds { pairContents(views, others[kind] ?? []) }
    pairAccessory()
    pairTitles()
  }

  /// An accessibility element does not say that it is its cell's accessory.
  private mutating func pairAccessory() {
    guard let accessory = spec.firstIndex(where: { $0.name == "accessoryView" }), dumpIndex[accessory] == nil else {
      return
    }
    let others = dump.indices.filter {
      specIndex[$0] == nil && isContent(dump[$0]) && Self.group(dump[$0]) == Self.group(spec[accessory])
    }
    pairNearest([accessory], others)
  }

  private func isContent(_ view: ViewSnapshot) -> Bool {
    view.parent != nil && !view.isTitle && !Self.single.contains(view.name) && view.name != "backgroundView"
  }

  /// The kind as which an app has a view: a badge is a label with a background, a detail button a button, and an indicator among other
  /// views an image. A box stands for a class that this compiler does not know.
  private static func group(_ view: ViewSnapshot) -> String { group(view.dumpKind) }

  /// Whether an app has a view of a spec as one of this kind. A view of the app's own may stand for anything without taps.
  static func isKind(_ kind: String, of view: ViewSnapshot) -> Bool { group(kind) == group(view) }

  private static func group(_ kind: String) -> String {
    switch kind {
    case "badge": "label"
    case "detailButton": "button"
    case "chevron": "image"
    case "box": "view"
    case let kind: kind
    }
  }

  private static func places(_ views: [ViewSnapshot]) -> [LayoutRect] {
    var places: [LayoutRect] = []
    for view in views {
      guard let parent = view.parent, parent < places.count else {
        places.append(LayoutRect(x: 0, y: 0, width: view.frame.width, height: view.frame.height))
        continue
      }
      places.append(view.frame.offsetBy(x: places[parent].x, y: places[parent].y))
    }
    return places
  }

  private mutating func pairContents(_ views: [Int], _ others: [Int]) {
    // What both sides call alike.
    pairs.pair(
      views, by: { spec[$0].hasID ? spec[$0].name : nil }, others, by: { dump[$0].identifier }, onlyUnique: true)
    // The same text if it occurs once; then UIKit's own name; then the same text again.
    pairTexts(views, others, onlyUnique: true)
    for one in views where isRole(one) && dumpIndex[one] == nil && !spec[one].hasID {
      if let other = others.first(where: { specIndex[$0] == nil && dump[$0].name == spec[one].name }) {
        pairs.pair(one, other)
      }
    }
    pairTexts(views, others, onlyUnique: false)
    pairNearest(views.filter { dumpIndex[$0] == nil }, others.filter { specIndex[$0] == nil })
  }

  /// Whether the name is UIKit's own, not a number.
  private func isRole(_ index: Int) -> Bool {
    ["textLabel", "detailTextLabel", "imageView"].contains(spec[index].name)
  }

  private mutating func pairTexts(_ views: [Int], _ others: [Int], onlyUnique: Bool) {
    func key(_ view: ViewSnapshot) -> String? {
      view[.text].flatMap { $0.isEmpty ? nil : DumpText.key($0) }
    }
    pairs.pair(views, by: { key(spec[$0]) }, others, by: { key(dump[$0]) }, onlyUnique: onlyUnique)
  }

  private mutating func pairNearest(_ views: [Int], _ others: [Int]) {
    guard views.count <= Self.most, others.count <= Self.most else {
      for (one, other) in zip(views, others) { pairs.pair(one, other) }
      return
    }
    var distances: [(distance: Double, one: Int, other: Int)] = []
    for one in views {
      for other in others { distances.append((distance(specPlaces[one], dumpPlaces[other]), one, other)) }
    }
    distances.sort { ($0.distance, $0.one, $0.other) < ($1.distance, $1.one, $1.other) }
    for (_, one, other) in distances where dumpIndex[one] == nil && specIndex[other] == nil { pairs.pair(one, other) }
  }

  private func distance(_ left: LayoutRect, _ right: LayoutRect) -> Double {
    abs(left.midX - right.midX) + abs(left.midY - right.midY) + abs(left.width - right.width) / 4
      + abs(left.height - right.height) / 4
  }

  /// Matches the texts of matched controls, in order.
  private mutating func pairTitles() {
    let controls = dumpIndex
    pairs.pair(
      spec.indices, by: { spec[$0].isTitle ? spec[$0].parent.flatMap { controls[$0] } : nil },
      dump.indices, by: { dump[$0].isTitle ? dump[$0].parent : nil })
  }
}
