import TableSupport

extension JSONPatch {
  /// What the patch makes of a value. Where a step fails, nothing is made.
  package func applied(to value: JSONValue) throws(JSONPatchError) -> JSONValue {
    var value = value
    try apply(to: &value)
    return value
  }

  /// Applies the steps one after the other. Where one fails, the value is left as the steps before it made it.
  package func apply(to value: inout JSONValue) throws(JSONPatchError) {
    for (index, operation) in operations.enumerated() {
      let step = Step(number: index)
      switch operation {
      case .add(let path, let new): try step.add(new, at: path, in: &value)
      case .remove(let path): _ = try step.remove(path, from: &value)
      case .replace(let path, let new): try step.replace(path, with: new, in: &value)
      case .move(let from, let path):
        guard !from.contains(path) else { throw .moveIntoItself(from, operation: index) }
        let moved = try step.remove(from, from: &value)
        try step.add(moved, at: path, in: &value)
      case .copy(let from, let path):
        guard let copied = value[from] else { throw .noValue(from, operation: index) }
        try step.add(copied, at: path, in: &value)
      case .test(let path, let expected):
        guard let found = value[path] else { throw .noValue(path, operation: index) }
        guard found == expected else { throw .testFailed(path, operation: index) }
      }
    }
  }
}

/// One operation of a patch, by its number.
private struct Step {
  let number: Int

  func add(_ new: JSONValue, at path: JSONPointer, in value: inout JSONValue) throws(JSONPatchError) {
    guard let last = path.tokens.last else { return value = new }
    try change(&value, path, depth: 0) { owner throws(JSONPatchError) in
      if var elements = owner.takeElements() {
        defer { owner = .array(elements) }
        let index = last == "-" ? elements.count : JSONPointer.index(last) ?? -1
        guard (0...elements.count).contains(index) else { throw .invalidIndex(path, operation: number) }
        elements.insert(new, at: index)
      } else if var object = owner.takeObject() {
        defer { owner = .object(object) }
        object[last] = new
      } else {
        throw .noValue(path, operation: number)
      }
    }
  }

  func remove(_ path: JSONPointer, from value: inout JSONValue) throws(JSONPatchError) -> JSONValue {
    guard let last = path.tokens.last else {
      defer { value = .null }
      return value
    }
    var removed = JSONValue.null
    try change(&value, path, depth: 0) { owner throws(JSONPatchError) in
      if var elements = owner.takeElements() {
        defer { owner = .array(elements) }
        guard let index = JSONPointer.index(last), elements.indices.contains(index) else {
          throw .invalidIndex(path, operation: number)
        }
        removed = elements.remove(at: index)
      } else if var object = owner.takeObject() {
        defer { owner = .object(object) }
        guard let found = object[last] else { throw .noValue(path, operation: number) }
        removed = found
        object[last] = nil
      } else {
        throw .noValue(path, operation: number)
      }
    }
    return removed
  }

  func replace(_ path: JSONPointer, with new: JSONValue, in value: inout JSONValue) throws(JSONPatchError) {
    guard let last = path.tokens.last else { return value = new }
    try change(&value, path, depth: 0) { owner throws(JSONPatchError) in
      try inside(&owner, last, path) { found throws(JSONPatchError) in found = new }
    }
  }

  /// Goes down to what holds the last token of a path.
  private func change(
    _ value: inout JSONValue, _ path: JSONPointer, depth: Int,
    _ body: (inout JSONValue) throws(JSONPatchError) -> Void
  ) throws(JSONPatchError) {
    guard depth < path.tokens.count - 1 else { return try body(&value) }
    try inside(&value, path.tokens[depth], path) { inner throws(JSONPatchError) in
      try change(&inner, path, depth: depth + 1, body)
    }
  }

  /// Changes one element or member where it stands: nothing else holds it meanwhile, so that nothing is copied.
  private func inside(
    _ value: inout JSONValue, _ token: String, _ path: JSONPointer,
    _ body: (inout JSONValue) throws(JSONPatchError) -> Void
  ) throws(JSONPatchError) {
    if var elements = value.takeElements() {
      defer { value = .array(elements) }
      guard let index = JSONPointer.index(token), elements.indices.contains(index) else {
        throw .invalidIndex(path, operation: number)
      }
      try body(&elements[index])
    } else if var object = value.takeObject() {
      defer { value = .object(object) }
      guard var inner = object[token] else { throw .noValue(path, operation: number) }
      object[token] = .null
      defer { object[token] = inner }
      try body(&inner)
    } else {
      throw .noValue(path, operation: number)
    }
  }
}

extension JSONValue {
  /// Takes the elements of an array out of it, to be changed and put back: a second holder would make each change a copy of all.
  fileprivate mutating func takeElements() -> [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    self = .null
    return elements
  }

  /// The same for an object.
  fileprivate mutating func takeObject() -> JSONObject? {
    guard case .object(let object) = self else { return nil }
    self = .null
    return object
  }

  /// The value that a pointer leads to.
  package subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      switch value {
      case .array(let elements):
        guard let index = JSONPointer.index(token), elements.indices.contains(index) else { return nil }
        value = elements[index]
      case .object(let object):
        guard let member = object[token] else { return nil }
        value = member
      default: return nil
      }
    }
    return value
  }
}
