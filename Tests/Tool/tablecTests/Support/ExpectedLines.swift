import Foundation

/// Lines that a command is expected to print, in which `...` stands for any lines, and `[..]` for a part of one.
struct ExpectedLines {
  private let lines: [String]

  init(_ lines: some Sequence<String>) { self.lines = Array(lines) }

  private static let anyLines = "..."
  /// A line more is what changed rather than another line, and another line rather than one less: a line that changed
  /// beside `...` is not lost in it.
  private static let (more, other, less) = (2, 3, 4)

  /// The lines themselves where they allow what was printed; otherwise with as few of them changed as possible, so that what stands for
  /// the rest is still there when they are recorded.
  func following(_ printed: [String]) -> [String] {
    let costs = costs(of: printed)
    var result: [String] = []
    var (line, place) = (0, 0)
    while line < lines.count || place < printed.count {
      let cost = costs[line][place]
      if line < lines.count, lines[line] == Self.anyLines {
        if place < printed.count, cost == costs[line][place + 1] {
          place += 1
        } else {
          result.append(lines[line])
          line += 1
        }
      } else if line < lines.count, place < printed.count,
        cost == costs[line + 1][place + 1] + Self.difference(lines[line], printed[place])
      {
        let isAllowed = Self.difference(lines[line], printed[place]) == 0
        result.append(isAllowed ? lines[line] : printed[place])
        (line, place) = (line + 1, place + 1)
      } else if place < printed.count, cost == costs[line][place + 1] + Self.more {
        result.append(printed[place])
        place += 1
      } else {
        line += 1
      }
    }
    return result
  }

  /// What the lines from one on cost beside what is printed from a place on.
  private func costs(of printed: [String]) -> [[Int]] {
    var costs = [[Int]](repeating: [Int](repeating: 0, count: printed.count + 1), count: lines.count + 1)
    for line in stride(from: lines.count, through: 0, by: -1) {
      for place in stride(from: printed.count, through: 0, by: -1) {
        var ways: [Int] = []
        let isAny = line < lines.count && lines[line] == Self.anyLines
        if line < lines.count { ways.append(costs[line + 1][place] + (isAny ? 0 : Self.less)) }
        if place < printed.count { ways.append(costs[line][place + 1] + (isAny ? 0 : Self.more)) }
        if line < lines.count, place < printed.count, !isAny {
          ways.append(costs[line + 1][place + 1] + Self.difference(lines[line], printed[place]))
        }
        costs[line][place] = ways.min() ?? 0
      }
    }
    return costs
  }

  private static func difference(_ line: String, _ printed: String) -> Int {
    line == printed || allows(line, printed) ? 0 : other
  }

  /// Whether the parts between `[..]` stand in a line, in their order.
  private static func allows(_ line: String, _ printed: String) -> Bool {
    let parts = line.components(separatedBy: "[..]")
    guard parts.count > 1, let first = parts.first, let last = parts.last, printed.hasPrefix(first) else {
      return false
    }
    var rest = printed.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
