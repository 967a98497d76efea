import TableIR

/// The views of a stack along its axis: their lengths and positions, in points from the start of the first view.
struct StackLine<L: Length> {
  private(set) var lengths: [L]
  private let stack: Stack
  private var origins: [Double] = []

  /// - Parameters:
  ///   - room: the total length.
  ///   - wanted: the preferred length of each view.
  init(_ stack: Stack, room: Double, wanted: [L]) {
    self.stack = stack
    lengths = wanted
    let count = wanted.count
    guard count > 0 else { return }
    let total = Self.sum(wanted)
    let free = room - total - stack.spacing * Double(count - 1)
    switch stack.distribution {
    case .fillEqually:
      let length = max((room - stack.spacing * Double(count - 1)) / Double(count), 0)
      for index in lengths.indices { stretch(index, to: length) }
    case .fillProportionally where wanted.contains { $0.points > 0 }:
      let factor = 1 + free / total
      for index in lengths.indices { stretch(index, to: max(wanted[index].points * factor, 0)) }
    case .fill, .fillProportionally:
      if free < 0 {
        shrink(by: -free, room: room)
      } else if let index = stack.growingView {
        stretch(index, to: lengths[index].points + free)
      }
    case .equalSpacing, .equalCentering: if free < 0 { shrink(by: -free, room: room) }
    }
    origins = Self.origins(stack, room: room, lengths: lengths.map(\.points))
  }

  /// The start of a view if the first one begins at `start`.
  func origin(_ index: Int, from start: L) -> L {
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    return start.plus(
      Self.sum(lengths[..<index]), index == 1 ? "the view before it" : "the \(index) views before it"
    ).reaching(
      origins[index] + start.points,
      isSpread
        ? "the spaces between them: distribution \(stack.distribution.rawValue)"
        : "'spacing'" + (index > 1 ? ", \(index) times" : ""))
  }

  private static func sum(_ lengths: some Collection<L>) -> Double { lengths.reduce(0) { $0 + $1.points } }

  private mutating func stretch(_ index: Int, to length: Double) {
    let distribution = stack.distribution.rawValue
    lengths[index] = lengths[index].reaching(
      length,
      length > lengths[index].points
        ? "its share of the remaining space: distribution \(distribution)"
        : "there is too little space: distribution \(distribution)")
  }

  /// The length in points that views of these lengths need.
  static func fitting(_ stack: Stack, wanted: [L]) -> Double {
    let spaces = stack.spacing * Double(max(wanted.count - 1, 0))
    return stack.distribution == .fillEqually
      ? (wanted.max()?.points ?? 0) * Double(wanted.count) + spaces : sum(wanted) + spaces
  }

  /// Shrinks views by a length: first those with a lower compression resistance than their class has; in a horizontal stack, those that
  /// wrap and stacks with texts, together and down to a third of the space; then single-line labels, the last first, and finally everything
  /// whose size the spec does not set. Views with a size keep it, and extend beyond the stack if necessary.
  private mutating func shrink(by length: Double, room: Double) {
    var rest = length
    let indices = stack.views.indices
    for index in indices where stack.views[index].resistsLess(along: stack.axis) {
      share(&rest, among: [index], downTo: 0)
    }
    let labels = indices.filter { stack.views[$0].isLabel && !stack.views[$0].wraps }.reversed()
    let wrapping = indices.filter { stack.views[$0].wraps || stack.views[$0].hasText && !stack.views[$0].isLabel }
    if stack.axis == .horizontal { share(&rest, among: wrapping, downTo: room / 3) }
    for index in labels { share(&rest, among: [index], downTo: 0) }
    for index in wrapping.reversed() { share(&rest, among: [index], downTo: 0) }
    for index in indices.reversed() where stack.views[index].stretches { share(&rest, among: [index], downTo: 0) }
    for index in indices.reversed() where stack.views[index].isCompressible(along: stack.axis) {
      share(&rest, among: [index], downTo: 0)
    }
  }

  /// Shrinks some views by a length, in proportion to what they have above a minimum.
  private mutating func share(_ rest: inout Double, among indices: [Int], downTo least: Double) {
    let total = indices.reduce(0) { $0 + lengths[$1].points }
    let taken = min(rest, max(total - least, 0))
    guard taken > 0 else { return }
    for index in indices { stretch(index, to: lengths[index].points - taken * lengths[index].points / total) }
    rest -= taken
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
        // If the centres cannot be placed that way, the gaps are equal.
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
  /// The view that takes the remaining space along the axis.
  fileprivate var growingView: Int? {
    func hugging(_ index: Int) -> Int {
      let view = views[index].view
      return (view.sizing ?? ViewSizing()).priorities(over: view.content.priorities).along(axis).hugging
    }
    let free = views.indices.filter {
      !views[$0].isSized(along: axis) && hugging($0) < ContentPriorities.defaultHigh
    }
    // A view with a lower hugging priority than its class has grows first.
    return free.first { views[$0].view.sizing?.hugging != nil && hugging($0) < ContentPriorities.defaultLow }
      ?? free.first { views[$0].view.content == .plain }
      ?? (axis == .horizontal ? free.first { views[$0].stretches } : nil) ?? free.first { views[$0].isLabel }
      ?? free.first { views[$0].hasText } ?? free.last
  }
}

extension ArrangedView {
  /// Whether its compression resistance is below that of all classes.
  fileprivate func resistsLess(along axis: Stack.Axis) -> Bool {
    guard let compression = view.sizing?.compression, !isSized(along: axis) else { return false }
    let own = axis == .horizontal ? compression.horizontal : compression.vertical
    return own.map { $0 < ContentPriorities.defaultHigh } ?? false
  }

  /// Whether its length follows from its content and can shrink: true for all but switches and steppers.
  fileprivate func isCompressible(along axis: Stack.Axis) -> Bool {
    if case .control(let control) = view.content, control.kind.traits.filling == .ownFrame { return false }
    return !isSized(along: axis)
  }

  fileprivate func isSized(along axis: Stack.Axis) -> Bool { (axis == .horizontal ? width : height) != nil }

  fileprivate var isLabel: Bool { if case .label = view.content { true } else { false } }
  /// Whether it is a label that may have several lines.
  fileprivate var wraps: Bool { if case .label(let text) = view.content { text.lines ?? 1 != 1 } else { false } }
  /// Whether it is a label or a stack with one in it.
  fileprivate var hasText: Bool {
    switch view.content {
    case .label: true
    case .stack(let stack): stack.views.contains { $0.hasText }
    case .container(let subviews): subviews.views.contains { ArrangedView($0).hasText }
    case .image, .control, .plain: false
    }
  }
  /// True for controls of any length: sliders, text fields and progress views.
  fileprivate var stretches: Bool {
    guard case .control(let control) = view.content else { return false }
    return control.kind.traits.stretches
  }
}
