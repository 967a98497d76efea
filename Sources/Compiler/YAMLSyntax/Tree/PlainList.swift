/// A list of plain values in memory of its own: an array without reference counts.
///
/// A tree is asked several times about each of its nodes, and the checks and counts of an array would cost more than the answers. An index
/// out of bounds traps, as in an array.
@usableFromInline
struct PlainList<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return base[index]
    }
    @inline(__always)
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  /// The elements in a range; valid as long as the list does not change.
  @inlinable
  subscript(range: Range<Int>) -> UnsafeBufferPointer<Element> {
    @inline(__always)
    get {
      precondition(range.lowerBound >= 0 && range.upperBound <= count)
      return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always)
  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    if capacity - count < elements.count { grow(by: elements.count) }
    (base + count).initialize(from: source, count: elements.count)
    count += elements.count
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    capacity = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
  }

  /// Changes the elements in place.
  mutating func withElements(_ change: (UnsafeMutableBufferPointer<Element>) -> Void) {
    change(UnsafeMutableBufferPointer(start: base, count: count))
  }
}
