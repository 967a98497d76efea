/// How long changes are collected before they are reported together: the first ones of a burst hardly at all, the later ones longer, but never
/// long enough to notice.
struct BatchWindow {
  private static let shortest = milliseconds(1)
  private static let longest = milliseconds(20)
  private var length = Self.shortest
  private var opened: Nanoseconds?
  private var closed: Nanoseconds?

  /// When what was collected is to be reported; nil if there is nothing.
  var due: Nanoseconds? { opened.map { $0 + length } }

  /// A change was noticed.
  mutating func open(at now: Nanoseconds) {
    guard opened == nil else { return }
    opened = now
    let isBurst = closed.map { now - $0 < Self.longest } ?? false
    length = isBurst ? min(length * 2, Self.longest) : Self.shortest
  }

  /// The changes were reported.
  mutating func close(at now: Nanoseconds) {
    opened = nil
    closed = now
  }
}
