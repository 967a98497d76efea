import TableSupport

/// Why something is not a patch, or cannot be applied.
package enum JSONPatchError: Error, Hashable, Sendable {
  /// Not an array of operations.
  case notAPatch
  /// An operation without what it needs, or of a kind that RFC 6902 does not have. The index is its place in the patch.
  case invalidOperation(Int)
  /// There is nothing where an operation says.
  case noValue(JSONPointer, operation: Int)
  /// A place that an array does not have.
  case invalidIndex(JSONPointer, operation: Int)
  /// A value would be moved into itself.
  case moveIntoItself(JSONPointer, operation: Int)
  case testFailed(JSONPointer, operation: Int)

  /// One line, lower case, without a full stop.
  package var message: String {
    switch self {
    case .notAPatch: "not a patch: expected an array of operations"
    case .invalidOperation(let index): "operation \(index) is not one of RFC 6902, or lacks a member"
    case .noValue(let path, let index): "operation \(index): there is no '\(path)'"
    case .invalidIndex(let path, let index): "operation \(index): the array has no place '\(path)'"
    case .moveIntoItself(let path, let index): "operation \(index): '\(path)' would be moved into itself"
    case .testFailed(let path, let index): "operation \(index): '\(path)' has another value"
    }
  }
}
