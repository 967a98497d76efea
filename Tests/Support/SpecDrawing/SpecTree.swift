import TableSupport

/// A step from a value into one of its parts.
package enum TreeStep: Hashable, Sendable {
  case key(String)
  case index(Int)
}

package typealias TreePath = [TreeStep]

extension TreePath {
  /// `sections[0].rows[1].text`.
  package var words: String {
    reduce("") { text, step in
      switch step {
      case .key(let key): text.isEmpty ? key : "\(text).\(key)"
      case .index(let index): "\(text)[\(index)]"
      }
    }
  }

  /// The names of the last keys, as the schema would have them: `slider.maximum`.
  package var keys: String {
    let keys = compactMap { if case .key(let key) = $0 { key } else { nil } }
    return keys.suffix(2).joined(separator: ".")
  }
}

extension JSONValue {
  package subscript(path: TreePath) -> JSONValue? {
    path.reduce(Optional(self)) { value, step in
      switch (step, value) {
      case (.key(let key), .object(let object)?): object[key]
      case (.index(let index), .array(let elements)?): elements.indices.contains(index) ? elements[index] : nil
      default: nil
      }
    }
  }

  /// The value with a part of it changed; nil takes it out.
  package func setting(_ path: TreePath, to value: JSONValue?) -> JSONValue {
    setting(path[...], to: value) ?? self
  }

  private func setting(_ path: TreePath.SubSequence, to value: JSONValue?) -> JSONValue? {
    guard let step = path.first else { return value }
    let rest = path.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var object)):
      object[key] = rest.isEmpty ? value : object[key]?.setting(rest, to: value)
      return .object(object)
    case (.index(let index), .array(var elements)) where index < elements.count:
      if let part = rest.isEmpty ? value : elements[index].setting(rest, to: value) {
        elements[index] = part
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    default: return self
    }
  }

  /// The parts of the value, the nearest first.
  package var parts: [(path: TreePath, value: JSONValue)] {
    var all: [(path: TreePath, value: JSONValue)] = [([], self)]
    var next = 0
    while next < all.count {
      let (path, value) = all[next]
      next += 1
      switch value {
      case .object(let object): for member in object.members { all.append((path + [.key(member.key)], member.value)) }
      case .array(let elements):
        for (index, element) in elements.enumerated() { all.append((path + [.index(index)], element)) }
      default: break
      }
    }
    return all
  }

  /// Where two values differ: what is on one side only, or is no object or list on both.
  package func differences(from other: JSONValue) -> [TreePath] {
    switch (self, other) {
    case (.object(let left), .object(let right)):
      let added = right.members.map(\.key).filter { left[$0] == nil }
      return (left.members.map(\.key) + added).flatMap { key -> [TreePath] in
        guard let old = left[key], let new = right[key] else { return [[.key(key)]] }
        return old.differences(from: new).map { [.key(key)] + $0 }
      }
    case (.array(let left), .array(let right)) where left.count == right.count:
      return left.indices.flatMap { index in left[index].differences(from: right[index]).map { [.index(index)] + $0 } }
    default: return self == other ? [] : [[]]
    }
  }

  /// As JSON on one line, which is YAML too.
  package var json: String {
    var json = JSONWriter()
    json.array(inline: true) { $0.tree(self) }
    return String(json.text.dropFirst().dropLast())
  }
}

extension JSONWriter {
  fileprivate mutating func tree(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements): array { json in for element in elements { json.tree(element) } }
    case .object(let object):
      self.object { json in
        for member in object.members {
          json.key(escaping: member.key)
          json.tree(member.value)
        }
      }
    }
  }
}
