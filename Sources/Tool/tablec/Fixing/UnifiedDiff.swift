import TableDiagnostics

/// The difference of two texts as a unified diff, as `patch` reads it.
struct UnifiedDiff {
  private let path: String
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [Change]
  /// The lines shown around each change.
  private static let context = 3

  init(path: String, from old: [UInt8], to new: [UInt8]) {
    let (oldLines, newLines) = (Self.lines(old), Self.lines(new))
    self.init(path: path, oldLines, newLines, changes: Self.changes(from: oldLines, to: newLines))
  }

  /// - Parameter changes: the runs of lines that differ, in order.
  init(path: String, from old: [UInt8], to new: [UInt8], changes: [Change]) {
    self.init(path: path, Self.lines(old), Self.lines(new), changes: changes)
  }

  private init(path: String, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], changes: [Change]) {
    (self.path, self.old, self.new, self.changes) = (path, old, new, changes)
  }

  /// With their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// A run of lines that differ: as line numbers of both texts, counted from zero.
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
    let difference = new.difference(from: old)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (firstLeft, firstRight) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left > firstLeft || right > firstRight {
        changes.append(Change(old: firstLeft..<left, new: firstRight..<right))
      } else {
        (left, right) = (left + 1, right + 1)
      }
    }
    return changes
  }

  var bytes: [UInt8] {
    var hunks: [[Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    let name = safeText(path)
    var text = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
    for hunk in hunks { text += self.text(of: hunk) }
    return text
  }

  private func text(of hunk: [Change]) -> [UInt8] {
    guard let first = hunk.first, let last = hunk.last else { return [] }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let left = (first.old.lowerBound - before)..<(last.old.upperBound + after)
    let right = (first.new.lowerBound - before)..<(last.new.upperBound + after)
    var text = Array("@@ -\(Self.words(left)) +\(Self.words(right)) @@\n".utf8)
    var next = left.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { append(line, " ", to: &text) }
      for line in old[change.old] { append(line, "-", to: &text) }
      for line in new[change.new] { append(line, "+", to: &text) }
      next = change.old.upperBound
    }
    for line in old[next..<left.upperBound] { append(line, " ", to: &text) }
    return text
  }

  /// `4,7`: the first line and their number.
  private static func words(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private func append(_ line: ArraySlice<UInt8>, _ sign: String, to text: inout [UInt8]) {
    text += Array(sign.utf8) + line
    if line.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
