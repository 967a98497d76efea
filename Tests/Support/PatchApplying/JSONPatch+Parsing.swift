import TableSupport

extension JSONPatch {
  /// Reads a patch. Members that an operation does not need are passed over, as RFC 6902 has it.
  package static func parse(_ value: JSONValue) throws(JSONPatchError) -> JSONPatch {
    guard case .array(let elements) = value else { throw .notAPatch }
    var patch = JSONPatch()
    for (index, element) in elements.enumerated() {
      guard case .object(let object) = element, let operation = Operation(object) else {
        throw .invalidOperation(index)
      }
      patch.operations.append(operation)
    }
    return patch
  }
}

extension JSONPatch.Operation {
  fileprivate init?(_ object: JSONObject) {
    func pointer(_ key: String) -> JSONPointer? {
      guard case .string(let text)? = object[key] else { return nil }
      return JSONPointer(parsing: text)
    }
    guard case .string(let name)? = object["op"], let path = pointer("path") else { return nil }
    switch (name, object["value"], pointer("from")) {
    case ("add", let value?, _): self = .add(path, value)
    case ("remove", _, _): self = .remove(path)
    case ("replace", let value?, _): self = .replace(path, value)
    case ("test", let value?, _): self = .test(path, value)
    case ("move", _, let from?): self = .move(from: from, to: path)
    case ("copy", _, let from?): self = .copy(from: from, to: path)
    default: return nil
    }
  }
}
