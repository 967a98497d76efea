import TableIR

/// The views of a stack along its axis: their lengths and positions, in points from the start of the first view.
struct StackLine<L: Length> {
  private(set) var lengths: [L]
  /// Whether views are shorter than their contents.
  private(set) var isShrunk = false
  /// Whether views that cannot shrink extend beyond the stack, or a text that wraps leaves space to others, because it is no wider than its
  /// lines.
  private(set) var isOpen = false
  private let stack: Stack
  private var origins: [Double] = []

  /// - Parameters:
  ///   - room: the total length.
  ///   - wanted: the preferred length of each view.
  ///   - sharesSpace: whether plain views without a size share the remaining space, as the spacers of SwiftUI do.
  init(_ stack: Stack, room: Double, wanted: [L], sharesSpace: Bool = false) {
    self.stack = stack
    lengths = wanted
    let count = wanted.count
    guard count > 0 else { return }
    let spaces = stack.gaps.reduce(0, +)
    let free = room - Self.sum(wanted) - spaces
    switch stack.distribution {
    case .fillEqually:
      let length = max((room - spaces) / Double(count), 0)
      for index in lengths.indices { stretch(index, to: length) }
    case _ where free < 0: shrink(by: -free, room: room)
    case .equalSpacing: break
    case .fill, .fillProportionally, .equalCentering:
      let spacers = sharesSpace ? stack.spacers : []
      if spacers.count > 1 {
        for index in spacers { stretch(index, to: lengths[index].points + free / Double(spacers.count)) }
      } else if let index = stack.growingView {
        stretch(index, to: lengths[index].points + free)
      }
    }
    if isShrunk, stack.axis == .horizontal {
      let shrunk = wanted.indices.filter { lengths[$0].points < wanted[$0].points - 0.001 }
      if shrunk.contains(where: { stack.views[$0].wraps }), shrunk != [stack.growingView] { isOpen = true }
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
    let spaces = stack.gaps.reduce(0, +)
    return stack.distribution == .fillEqually
      ? (wanted.max()?.points ?? 0) * Double(wanted.count) + spaces : sum(wanted) + spaces
  }

  /// Shrinks views by a length: those that resist least first. Among equals, in a horizontal stack those that wrap and stacks with texts
  /// share, down to a third of the space; then single-line labels shrink, the last first, and finally everything whose size the spec does
  /// not set. Views with a size keep it, and extend beyond the stack if necessary.
  private mutating func shrink(by length: Double, room: Double) {
    isShrunk = true
    var rest = length
    let free = stack.views.indices.filter { !stack.views[$0].isSized(along: stack.axis) }
    for level in Set(free.map { stack.views[$0].resistance(along: stack.axis) }).sorted() {
      let indices = free.filter { stack.views[$0].resistance(along: stack.axis) == level }
      let labels = indices.filter { stack.views[$0].isLabel && !stack.views[$0].wraps }.reversed()
      let wrapping = indices.filter { stack.views[$0].wraps || stack.views[$0].hasText && !stack.views[$0].isLabel }
      if stack.axis == .horizontal { share(&rest, among: wrapping, downTo: room / 3) }
      for index in labels { share(&rest, among: [index], downTo: 0) }
      for index in wrapping.reversed() { share(&rest, among: [index], downTo: 0) }
      for index in indices.reversed() where stack.views[index].stretches { share(&rest, among: [index], downTo: 0) }
      for index in indices.reversed() where !stack.views[index].view.content.hasOwnFrame {
        share(&rest, among: [index], downTo: 0)
      }
    }
    isOpen = rest > 0.001
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
    var gaps = stack.gaps
    if stack.distribution == .equalSpacing {
      gaps = gaps.map { max($0, (room - lengths.reduce(0, +)) / Double(gaps.count)) }
    }
    var origins = [0.0]
    for (length, gap) in zip(lengths, gaps) { origins.append(origins[origins.count - 1] + length + gap) }
    return origins
  }
}

extension Stack {
  /// How many views it arranges, with those in them.
  var viewCount: Int { views.reduce(0) { $0 + 1 + $1.view.innerCount } }

  /// Whether it arranges other stacks.
  var holdsStack: Bool { views.contains { if case .stack = $0.view.content { true } else { false } } }

  /// The plain views without a size along the axis, which take the remaining space.
  package var spacers: [Int] {
    views.indices.filter { views[$0].view.content == .plain && !views[$0].isSized(along: axis) }
  }

  /// The view that takes the remaining space along the axis: the one that hugs its content least.
  fileprivate var growingView: Int? {
    let free = views.indices.filter { !views[$0].isSized(along: axis) }
    func hugging(_ index: Int) -> Double { views[index].hugging(along: axis, besideStack: holdsStack) }
    guard let least = free.map(hugging).min() else { return nil }
    let equals = free.filter { hugging($0) == least }
    return equals.first { views[$0].view.content == .plain } ?? equals.first { views[$0].stretches }
      ?? equals.first { views[$0].isLabel } ?? equals.first { views[$0].hasText } ?? equals.first
  }

  /// How strongly its contents keep it from growing along an axis: along its own, the weakest of them, across it all of them if they fill
  /// it, and nothing if they do not.
  fileprivate func hugging(along axis: Axis) -> Double {
    let all = shown.views.map {
      $0.isSized(along: axis) ? .infinity : $0.hugging(along: axis, besideStack: false)
    }
    return (axis == self.axis ? all.min() : alignment == .fill ? all.max() : nil) ?? 0
  }
}

extension ArrangedView {
  fileprivate func resistance(along axis: Stack.Axis) -> Int {
    (view.sizing ?? ViewSizing()).priorities(over: view.content.priorities).along(axis).compressionResistance
  }

  /// How strongly it keeps from growing; a view without a size does not.
  ///
  /// - Parameter besideStack: whether a stack is arranged with it, which grows before any view with a size.
  func hugging(along axis: Stack.Axis, besideStack: Bool) -> Double {
    switch view.content {
    case .plain, .container: return 0
    case .stack(let stack): return stack.hugging(along: axis)
    case .control(let control) where axis == .horizontal && !control.hasOwnWidth: return 0
    case .label, .image, .control:
      return (view.sizing ?? ViewSizing()).hugging(
        over: view.content.priorities, along: axis, besideStack: besideStack)
    }
  }

  func isSized(along axis: Stack.Axis) -> Bool { (axis == .horizontal ? width : height) != nil }

  fileprivate var isLabel: Bool { if case .label = view.content { true } else { false } }
  /// Whether it is a label that may have several lines.
  var wraps: Bool { if case .label(let text) = view.content { text.lines ?? 1 != 1 } else { false } }
  /// Whether it is a label that may have several lines, or a stack with one in it.
  var hasWrappingText: Bool {
    if case .stack(let stack) = view.content { stack.views.contains(where: \.hasWrappingText) } else { wraps }
  }
  /// Whether it is a label or a stack with one in it.
  fileprivate var hasText: Bool {
    switch view.content {
    case .label: true
    case .stack(let stack): stack.views.contains { $0.hasText }
    case .container(let subviews): subviews.views.contains { ArrangedView($0).hasText }
    case .image, .control, .plain: false
    }
  }
  fileprivate var stretches: Bool { view.content.stretches }
}

extension View.Content {
  /// True for controls of any length: sliders, text fields and progress views.
  var stretches: Bool { if case .control(let control) = self { control.kind.traits.stretches } else { false } }
}

extension ViewSizing {
  /// How strongly an arranged view with a size keeps from growing. A stack has no size of its own and grows before any view that has one, as
  /// measured (kern0x1b/charon) and reported (developer.apple.com/forums/thread/31313), unless the spec says how strongly a view hugs.
  ///
  /// - Parameter content: the priorities of its content.
  func hugging(over content: ContentPriorities, along axis: Stack.Axis, besideStack: Bool) -> Double {
    if let own = axis == .horizontal ? hugging.horizontal : hugging.vertical { return Double(own) }
    let hugging = Double(content.along(axis).hugging)
    return besideStack ? max(hugging, Double(ContentPriorities.content.along(axis).hugging)) + 0.5 : hugging
  }
}

extension View {
  /// How many views are in it, at any depth.
  fileprivate var innerCount: Int {
    switch content {
    case .stack(let stack): stack.viewCount
    case .container(let subviews): subviews.views.reduce(0) { $0 + 1 + $1.innerCount }
    case .label, .image, .control, .plain: 0
    }
  }
}
