import TableIR

/// The views of a stack along its axis: how long each is, and where it begins. Points, from the first view's beginning.
struct StackLine {
  private(set) var lengths: [Double]
  private(set) var origins: [Double] = []

  /// - Parameters:
  ///   - room: the length of all.
  ///   - wanted: what each view asks for.
  init(_ stack: Stack, room: Double, wanted: [Double]) {
    lengths = wanted
    let count = wanted.count
    guard count > 0 else { return }
    let free = room - wanted.reduce(0, +) - stack.spacing * Double(count - 1)
    switch stack.distribution {
    case .fillEqually:
      let length = max((room - stack.spacing * Double(count - 1)) / Double(count), 0)
      lengths = Array(repeating: length, count: count)
    case .fillProportionally where wanted.contains { $0 > 0 }:
      let factor = 1 + free / wanted.reduce(0, +)
      lengths = wanted.map { max($0 * factor, 0) }
    case .fill, .fillProportionally:
      if free < 0 { shrink(stack, by: -free) } else if let index = stack.growingView { lengths[index] += free }
    case .equalSpacing, .equalCentering: if free < 0 { shrink(stack, by: -free) }
    }
    origins = Self.origins(stack, room: room, lengths: lengths)
  }

  /// The length in points that views of these lengths need.
  static func fitting(_ stack: Stack, wanted: [Double]) -> Double {
    let spaces = stack.spacing * Double(max(wanted.count - 1, 0))
    return stack.distribution == .fillEqually
      ? (wanted.max() ?? 0) * Double(wanted.count) + spaces : wanted.reduce(0, +) + spaces
  }

  /// Takes a length off the labels, the last first, and what is still too much off the rest.
  private mutating func shrink(_ stack: Stack, by length: Double) {
    var rest = length
    let labels = stack.views.indices.filter { stack.views[$0].isLabel }
    let others = stack.views.indices.filter { !stack.views[$0].isLabel }
    for index in Array(labels.reversed()) + others.reversed() {
      let taken = min(rest, lengths[index])
      lengths[index] -= taken
      rest -= taken
    }
  }

  private static func origins(_ stack: Stack, room: Double, lengths: [Double]) -> [Double] {
    var gaps = Array(repeating: stack.spacing, count: max(lengths.count - 1, 0))
    if lengths.count > 1 {
      let count = Double(lengths.count - 1)
      switch stack.distribution {
      case .equalSpacing: gaps = gaps.map { max($0, (room - lengths.reduce(0, +)) / count) }
      case .equalCentering:
        let step = (room - (lengths[0] + lengths[lengths.count - 1]) / 2) / count
        let between = gaps.indices.map { step - (lengths[$0] + lengths[$0 + 1]) / 2 }
        // Where the centres cannot stand so, the spaces are equal.
        gaps =
          between.allSatisfy { $0 >= stack.spacing }
          ? between : gaps.map { max($0, (room - lengths.reduce(0, +)) / count) }
      case .fill, .fillEqually, .fillProportionally: break
      }
    }
    var origins = [0.0]
    for (length, gap) in zip(lengths, gaps) { origins.append(origins[origins.count - 1] + length + gap) }
    return origins
  }
}

extension Stack {
  /// The view that takes the room that is left along the axis.
  fileprivate var growingView: Int? {
    let isSized = { (item: ArrangedView) in (axis == .horizontal ? item.width : item.height) != nil }
    let free = views.indices.filter { !isSized(views[$0]) }
    return free.first { views[$0].view.content == .plain }
      ?? (axis == .horizontal ? free.first { views[$0].stretches } : nil) ?? free.first { views[$0].isLabel }
      ?? free.last
  }
}

extension ArrangedView {
  fileprivate var isLabel: Bool { if case .label = view.content { true } else { false } }
  /// True of what is made for any length: sliders, text fields and progress views.
  fileprivate var stretches: Bool {
    guard case .control(let control) = view.content else { return false }
    return switch control.kind {
    case .slider, .textField, .progressView: true
    case .switch, .button, .stepper, .segmentedControl, .activityIndicator, .label, .badge: false
    }
  }
}
