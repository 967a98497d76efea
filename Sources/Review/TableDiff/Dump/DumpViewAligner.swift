import LayoutFormat
import TableDiagnostics
import TableIR
import TableSupport
import ViewDumps

/// Converts an app's views into those of the matching row of the spec, so that the two can be compared view by view: with the
/// spec's names, in the spec's superviews, and without anything that a dump does not contain.
struct DumpViewAligner {
  /// The tolerance for the width of a text that was measured with another font: two per cent, and the error of rounding to pixels.
  /// The widths that UIKit was observed to give texts of this length are within it (the labels of the iOS 26 observations).
  private static let share = 0.02
  private static let rounding = 1.5

  let tolerance: Double
  /// What is known of the app's views besides their places and texts.
  var looks: Set<Property> = []
  /// Whether the app's views are accessibility elements.
  var isOfElements = false
  /// Whether the app's row has all lines that it shows.
  var knowsLines = false
  /// Whether the app's row was printed to its end.
  var knowsViews = true
  /// Whether some systems convert the texts to upper case.
  var ignoresCase = false
  /// Changes that are reported in addition to frames and texts.
  private(set) var findings: [Finding] = []
  private(set) var views: [ViewSnapshot] = []
  /// What was compared of the row's views.
  private(set) var coverage = VerificationCoverage()

  struct Finding {
    var code: DiagnosticCode
    /// The view's name, which is the same on both sides.
    var view: String
    var text: String
    /// In the superview's space.
    var specFrame: LayoutRect
    var dumpFrame: LayoutRect
  }

  mutating func align(_ dump: [ViewSnapshot], to spec: [ViewSnapshot]) {
    findings = []
    // For a cell that shows none of its contents at rest, only the position is known.
    guard dump.count > 1 else {
      views = spec
      if let row = dump.first, !spec.isEmpty { views[0].frame = row.frame }
      coverage.views += 1
      coverage.values += 4
      coverage.specViewsAlone += spec.indices.dropFirst().count {
        !spec[$0].isTitle && spec[$0].name != "backgroundView"
      }
      return
    }
    let pairs = DumpViewMatcher(spec: spec, dump: dump, ignoresCase: ignoresCase)
    views = []
    // The indices in the result of the spec's views, by their old index; and the positions in the row of the views in
    // the result.
    var index = Array<Int?>(repeating: nil, count: spec.count)
    var origins: [LayoutPoint] = []
    for (place, view) in spec.enumerated() {
      let parent = view.parent.flatMap { index[$0] }
      if view.parent != nil, parent == nil { continue }
      if let emptied = emptied(view, pairs, dump, spec) {
        coverage.values += 1
        index[place] = append(emptied, in: parent, at: &origins)
        continue
      }
      guard let other = pairs.dumpIndex[place] else {
        // A view that a dump would show is gone; about other views nothing is known.
        if !pairs.isHidden[place], view.parent != nil, !view.isTitle, view.name != "backgroundView" {
          coverage.specViewsAlone += 1
        }
        if view.isTitle, view.parent.flatMap({ pairs.dumpIndex[$0] }) != nil { coverage.specValuesAlone += 1 }
        if !pairs.isHidden[place], view.name == "separator" ? knowsLines : isSeen(view) { continue }
        index[place] = append(view, in: parent, at: &origins)
        continue
      }
      var aligned = view
      aligned.frame = dump[other].frame
      if let parent {
        let origin = origins[parent]
        aligned.frame.x = pairs.dumpPlaces[other].x - origin.x
        aligned.frame.y = pairs.dumpPlaces[other].y - origin.y
      }
      // Titles are in internal parts of controls.
      if view.isTitle || !dump[other].hasFrame { aligned.frame = view.frame }
      take(dump[other], as: view, into: &aligned)
      coverage.specValuesAlone += [Property.text, .value].count { view[$0] != nil && dump[other][$0] == nil }
      // A title of a control is compared without its frame.
      coverage.views += 1
      coverage.values +=
        (view.isTitle || !dump[other].hasFrame ? 0 : 4) + (view[.text] != nil && dump[other][.text] != nil ? 1 : 0)
      index[place] = append(aligned, in: parent, at: &origins)
    }
    coverage.appViewsAlone = dump.indices.count { pairs.specIndex[$0] == nil && !dump[$0].isTitle }
    addOthers(dump, spec, pairs, index, origins)
  }

  /// The text of a field that an accessibility element has none of: one that shows its placeholder says so.
  private func emptied(
    _ view: ViewSnapshot, _ pairs: DumpViewMatcher, _ dump: [ViewSnapshot], _ spec: [ViewSnapshot]
  ) -> ViewSnapshot? {
    guard isOfElements, view.isTitle, view[.text]?.isEmpty == false, view[.color] != Self.placeholderColor,
      let field = view.parent, spec[field].dumpKind == "textField", let other = pairs.dumpIndex[field],
      dump[other][.text]?.isEmpty == true
    else { return nil }
    var emptied = view
    emptied.set(.text, to: "")
    return emptied
  }

  private static let placeholderColor = SystemColor.placeholderText.rawValue

  private mutating func append(_ view: ViewSnapshot, in parent: Int?, at origins: inout [LayoutPoint]) -> Int {
    var view = view
    view.parent = parent
    let origin = parent.map { LayoutPoint(x: origins[$0].x + view.frame.x, y: origins[$0].y + view.frame.y) }
    origins.append(origin ?? LayoutPoint(x: 0, y: 0))
    views.append(view)
    return views.count - 1
  }

  /// Whether a dump shows the view if it exists.
  private func isSeen(_ view: ViewSnapshot) -> Bool {
    guard knowsViews else { return false }
    if isOfElements { return Self.isElement(view) }
    return switch view.name {
    case "", "contentView", "backgroundView", "separator", "topSeparator", "editingControl", "reorderControl",
      "editingAccessoryView":
      false
    case "textLabel", "detailTextLabel": view[.text]?.isEmpty == false
    case "imageView", "accessoryView": true
    // An app may draw an indicator in a view of any class.
    default: !view.isTitle && !["view", "badge", "stack", "chevron"].contains(view.dumpKind)
    }
  }

  /// Whether UIKit makes an accessibility element of a view by itself: a text, or a control. Images have none.
  private static func isElement(_ view: ViewSnapshot) -> Bool {
    if view.isTitle || view.parent == nil { return false }
    if view.isLabel { return view[.text]?.isEmpty == false }
    return controls.contains(view.dumpKind) || view.dumpKind == "button"
  }

  /// What UIKit's own accessories say, which a spec has as no buttons.
  private static let accessoryLabels: Set = ["chevron", "checkmark", "More Info"]

  /// The kinds whose class is that of nothing else. UIKit's own accessories are buttons in some systems and images in others.
  private static let controls: Set = ["switch", "textField", "textView", "slider", "stepper", "segmentedControl"]

  /// Whether the app itself says what its views are; then it says their fonts, too.
  private var isToldByApp: Bool { looks.contains(.font) }

  // MARK: Texts and widths

  /// Copies what is known about the app's view.
  private mutating func take(_ dump: ViewSnapshot, as spec: ViewSnapshot, into aligned: inout ViewSnapshot) {
    aligned.location = dump.location
    aligned.textWidth = nil
    aligned.drawn = nil
    takeLooks(of: dump, as: spec, into: &aligned)
    guard let text = spec[.text], let other = dump[.text] else { return }
    // A field that shows its placeholder has no text.
    let isSame = DumpText.isSame(text, other, ignoresCase: ignoresCase) || (other.isEmpty && !spec.isLabel)
    if !isSame {
      if let place = aligned.values.firstIndex(where: { $0.property == .text }) { aligned.values[place].value = other }
      return
    }
    // Labels, and controls that are as wide as their titles.
    guard spec.isLabel || spec.dumpKind == "button", !spec.isTitle else { return }
    let (old, new) = (spec.frame, aligned.frame)
    // An element is as large as its text, or as its label.
    if isOfElements, old.contains(new, tolerance: max(tolerance, Self.rounding)) {
      aligned.frame = old
      return
    }
    if let width = spec.textWidth, spec.isLabel, spec[.truncated] == nil, spec[.lines] == nil,
      new.width < width - allowance(width), new.width < old.width - tolerance, new.height < old.height * 1.5
    {
      findings.append(
        Finding(code: .newlyTruncated, view: spec.name, text: text, specFrame: old, dumpFrame: new))
    }
    guard isWidthAlone(old, new) else { return }
    if (old.width - new.width).magnitude > tolerance || (old.x - new.x).magnitude > tolerance {
      findings.append(Finding(code: .textWidth, view: spec.name, text: text, specFrame: old, dumpFrame: new))
    }
    aligned.frame = old
  }

  private func takeLooks(of dump: ViewSnapshot, as spec: ViewSnapshot, into aligned: inout ViewSnapshot) {
    for property in looks {
      switch property {
      // Of other views, those of one kind were matched.
      case .kind:
        guard spec.name == "accessoryView", let kind = dump[.kind], !DumpViewMatcher.isKind(kind, of: spec),
          isToldByApp || [kind, spec.dumpKind].contains(where: Self.controls.contains)
        else { continue }
        aligned.set(.kind, to: kind)
      case .enabled:
        // Another dump says it of every control.
        if let words = dump[.enabled], words != spec[.enabled] {
          aligned.set(.enabled, to: words == property.usual ? nil : words)
        }
      case .value:
        if let value = dump[.value], spec[.value] != nil, value != spec.percent { aligned.set(.value, to: value) }
      // A size alone, or a size and a weight.
      case .font:
        guard let font = dump[.font], let own = spec[.font],
          own.split(separator: " ").dropFirst().allSatisfy({ FontWeight(rawValue: String($0)) != nil })
        else { continue }
        aligned.set(.font, to: font)
      default: continue
      }
    }
  }

  private func allowance(_ width: Double) -> Double { width * Self.share + Self.rounding }

  /// Whether two frames of the same text differ only in its measured width: an edge or the middle stays in place.
  private func isWidthAlone(_ old: LayoutRect, _ new: LayoutRect) -> Bool {
    let widening = (old.width - new.width).magnitude
    guard widening > tolerance, widening <= allowance(old.width), (old.y - new.y).magnitude <= tolerance,
      (old.height - new.height).magnitude <= tolerance
    else { return false }
    // Edges are on whole pixels, so a middle may be off by half a pixel.
    let edge = tolerance + 0.01
    return (old.x - new.x).magnitude <= edge || (old.maxX - new.maxX).magnitude <= edge
      || (old.midX - new.midX).magnitude <= edge + 0.5
  }

  // MARK: Views that the spec does not have

  /// Adds the app's own labels, images and controls; containers and backgrounds are not reported.
  private mutating func addOthers(
    _ dump: [ViewSnapshot], _ spec: [ViewSnapshot], _ pairs: DumpViewMatcher, _ index: [Int?], _ origins: [LayoutPoint]
  ) {
    var names = FreeNames(taken: Set(views.map(\.name)))
    // A box stands for a view of another framework, such as a map, whose own labels and images are not the spec's.
    let boxes = index.indices.filter { spec[$0].dumpKind == "box" }.map { pairs.specPlaces[$0] }
    let titles = Dictionary(
      dump.lazy.filter(\.isTitle).compactMap { title in title.parent.map { ($0, title[.text] ?? "") } },
      uniquingKeysWith: { first, _ in first })
    for (place, view) in dump.enumerated() where pairs.specIndex[place] == nil && tells(view) {
      if isOfElements, let title = titles[place], Self.accessoryLabels.contains(title) { continue }
      if boxes.contains(where: { $0.contains(pairs.dumpPlaces[place], tolerance: tolerance) }) { continue }
      var added = view
      // The nearest ancestor that is on both sides.
      var outer = view.parent
      while let around = outer, pairs.specIndex[around].flatMap({ index[$0] }) == nil { outer = dump[around].parent }
      let parent = outer.flatMap { pairs.specIndex[$0] }.flatMap { index[$0] } ?? 0
      added.parent = parent
      added.frame.x = pairs.dumpPlaces[place].x - origins[parent].x
      added.frame.y = pairs.dumpPlaces[place].y - origins[parent].y
      added.name = names.take(view)
      views.append(added)
    }
  }

  private func tells(_ view: ViewSnapshot) -> Bool {
    if isOfElements { return Self.isElement(view) }
    switch view.name {
    case "", "contentView", "topSeparator": return false
    case "separator": return knowsLines
    case "accessoryView", "editingControl", "reorderControl": return true
    default:
      if view.isTitle { return false }
      if view.isLabel { return view[.text]?.isEmpty == false }
      return !["view", "stack"].contains(view.dumpKind) || view[.text]?.isEmpty == false
    }
  }

  /// Unused names for views of the row.
  private struct FreeNames {
    var taken: Set<String>
    /// For each kind, the number up to which all names are taken.
    private var numbers: [String: Int] = [:]

    init(taken: Set<String>) {
      self.taken = taken
    }

    /// UIKit's own names are kept if they are free.
    mutating func take(_ view: ViewSnapshot) -> String {
      if taken.insert(view.name).inserted { return view.name }
      let kind = view.dumpKind
      var number = numbers[kind, default: 0]
      repeat { number += 1 } while !taken.insert("\(kind) \(number)").inserted
      numbers[kind] = number
      return "\(kind) \(number)"
    }
  }
}

extension LayoutRect {
  fileprivate func contains(_ other: LayoutRect, tolerance: Double) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

extension ViewSnapshot {
  /// How an accessibility element tells its value: as a part of its range, rounded.
  fileprivate var percent: String? {
    func number(_ property: Property) -> Double? { self[property].flatMap(Double.init) }
    guard let value = number(.value) else { return nil }
    let minimum = number(.minimum) ?? 0
    let range = (number(.maximum) ?? 1) - minimum
    return range > 0 ? "\(String(decimal: ((value - minimum) / range * 100).rounded()))%" : nil
  }

  fileprivate mutating func set(_ property: Property, to value: String?) {
    guard self[property] != value else { return }
    values.removeAll { $0.property == property }
    if let value { values.append(Value(property, value)) }
  }
}
