/// A request that passed every check.
package struct PageRequest: Sendable, Equatable {
  /// What follows the token and its slash, decoded: `""` is the page itself, `scene.json` a document. No segment is `.` or `..`, and there are no
  /// control characters.
  package var path: String
  /// The query, decoded, in the order of the address. A key without a value has the value `""`.
  package var query: [(key: String, value: String)]
  /// Whether only the headers are asked for. The answer is the same; its body is not sent.
  package var isHead: Bool

  package init(path: String, query: [(key: String, value: String)] = [], isHead: Bool = false) {
    self.path = path
    self.query = query
    self.isHead = isHead
  }

  package static func == (left: PageRequest, right: PageRequest) -> Bool {
    left.path == right.path && left.isHead == right.isHead && left.query.count == right.query.count
      && zip(left.query, right.query).allSatisfy { $0 == $1 }
  }
}
