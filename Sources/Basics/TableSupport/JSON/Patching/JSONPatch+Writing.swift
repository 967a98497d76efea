extension JSONPatch {
  /// Writes the patch as an array, with one operation per line.
  public func write(to json: inout JSONWriter) {
    json.beginArray()
    for operation in operations { operation.write(to: &json) }
    json.endArray()
  }
}

extension JSONPatch.Operation {
  fileprivate func write(to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.key("op")
    switch self {
    case .add(let path, let value):
      json.literal("add")
      write(path, value, to: &json)
    case .remove(let path):
      json.literal("remove")
      write(path, to: &json)
    case .replace(let path, let value):
      json.literal("replace")
      write(path, value, to: &json)
    case .move(let from, let path):
      json.literal("move")
      write(from: from, path, to: &json)
    case .copy(let from, let path):
      json.literal("copy")
      write(from: from, path, to: &json)
    case .test(let path, let value):
      json.literal("test")
      write(path, value, to: &json)
    }
    json.endObject()
  }

  private func write(_ path: JSONPointer, to json: inout JSONWriter) {
    json.member("path", path.description)
  }

  private func write(_ path: JSONPointer, _ value: JSONValue, to json: inout JSONWriter) {
    write(path, to: &json)
    json.key("value")
    value.write(to: &json)
  }

  private func write(from: JSONPointer, _ path: JSONPointer, to json: inout JSONWriter) {
    json.member("from", from.description)
    write(path, to: &json)
  }
}

extension JSONValue {
  /// Writes the value in open form, with one entry per line, unless it is inside an inline container.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let value): json.bool(value)
    case .number(let value): Self.write(value, to: &json)
    case .string(let value): json.string(value)
    case .array(let elements):
      json.beginArray()
      for element in elements { element.write(to: &json) }
      json.endArray()
    case .object(let object):
      json.beginObject()
      for member in object.members {
        json.key(escaping: member.key)
        member.value.write(to: &json)
      }
      json.endObject()
    }
  }

  /// Writes a number in the project's format if that is exact, otherwise in Swift's format, which is also valid JSON.
  private static func write(_ value: Double, to json: inout JSONWriter) {
    let units = (value * 10_000).rounded()
    if units.magnitude < 9e15, units / 10_000 == value { json.number(value) } else { json.raw("\(value)".utf8) }
  }
}
