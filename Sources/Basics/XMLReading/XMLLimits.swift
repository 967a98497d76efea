/// What a document may contain.
package struct XMLLimits: Sendable {
  package var maxBytes = 64 << 20
  /// Levels of elements.
  package var maxDepth = 512
  package var maxElements = 500_000
  /// Of one element.
  package var maxAttributes = 256
  /// Whether a document type is skipped. Entities are never declared nor expanded, and the files that it names are never read.
  package var allowsDocumentType = false

  package init() {}
}

/// The reason why a document cannot be read, and its place.
package struct XMLProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// Not well-formed: the parser's own words.
    case malformed(String)
    /// Documents of Interface Builder have none.
    case documentType
    /// An entity can make a small document large, or name other files.
    case entity
    case tooDeep(limit: Int)
    case tooManyElements(limit: Int)
    case tooManyAttributes(limit: Int)
    case tooManyBytes(limit: Int)
  }

  package var reason: Reason
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in Unicode scalars.
  package var column: Int

  package init(reason: Reason, line: Int, column: Int) {
    (self.reason, self.line, self.column) = (reason, line, column)
  }

  /// One line, lower case, without a full stop.
  package var message: String {
    switch reason {
    case .malformed(let words): words
    case .documentType: "a document type is not allowed"
    case .entity: "entities are not allowed"
    case .tooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .tooManyElements(let limit): "it has more than \(limit) elements"
    case .tooManyAttributes(let limit): "an element has more than \(limit) attributes"
    case .tooManyBytes(let limit): "it is larger than \(limit) bytes"
    }
  }
}
