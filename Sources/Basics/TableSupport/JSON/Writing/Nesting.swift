/// The open containers of a JSON text.
struct Nesting: Sendable {
  private(set) var depth = 0
  /// Whether the innermost has no entry yet; all others have one.
  var isEmpty = true
  /// The depth of the outermost inline container: everything inside it is inline.
  private var inlineDepth = Int.max
  /// A bit for each of the innermost containers, set for objects.
  private var kinds: UInt64 = 0
  /// The bits of those outside of them, 64 each.
  private var outerKinds: [UInt64] = []

  /// Whether the innermost is on one line.
  var isInline: Bool { depth >= inlineDepth }

  /// The indentation of the innermost one's entries, in spaces.
  var indentation: Int { depth * 2 }

  @inline(__always)
  mutating func open(isObject: Bool, isInline: Bool) {
    if depth > 0 && depth % 64 == 0 {
      outerKinds.append(kinds)
      kinds = 0
    }
    kinds = kinds << 1 | (isObject ? 1 : 0)
    depth += 1
    if isInline && inlineDepth > depth { inlineDepth = depth }
    isEmpty = true
  }

  /// Closes the innermost.
  ///
  /// - Returns: the indentation of its last line if that is a line of its own, and otherwise -1; nil if it is of the other kind, or if
  ///   none is open.
  @inline(__always)
  mutating func close(isObject: Bool) -> Int? {
    guard depth > 0, kinds & 1 == (isObject ? 1 : 0) else { return nil }
    let hasOwnLine = !isInline && !isEmpty
    if inlineDepth == depth { inlineDepth = .max }
    depth -= 1
    kinds >>= 1
    if depth > 0 && depth % 64 == 0 { kinds = outerKinds.removeLast() }
    isEmpty = false
    return hasOwnLine ? indentation : -1
  }
}
