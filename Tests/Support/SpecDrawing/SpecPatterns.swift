import Foundation
import TableSupport

/// Which words match the patterns of the schema, each found once.
enum SpecPatterns {
  private static let known = Locked<[String: Set<String>]>([:])

  static func words(for pattern: String, among words: [String]) throws -> [String] {
    let key = pattern + "\0" + words.joined(separator: "\0")
    if let found = known.withLock({ $0[key] }) { return words.filter(found.contains) }
    let expression = try NSRegularExpression(pattern: pattern)
    let found = words.filter { word in
      expression.firstMatch(in: word, range: NSRange(word.startIndex..., in: word)) != nil
    }
    known.withLock { $0[key] = Set(found) }
    return found
  }
}
