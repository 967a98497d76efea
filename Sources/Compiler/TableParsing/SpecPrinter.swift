import TableIR
import TableSupport

/// Prints a table as a spec: one file, with its includes, templates and repeated rows expanded.
///
/// The output is JSON, which is also YAML. Every mapping is written with the keys that read it, defaults are omitted, and parsing the
/// output gives the same table except for the places in files. Paths of images and profiles are relative to the folder of the spec, so
/// the output must be read as a file in that folder.
public struct SpecPrinter: Sendable {
  /// Creates a spec printer with its defaults.
  public init() {}

  /// The spec as UTF-8.
  public func print(_ table: Table) -> [UInt8] { print(table, work: WorkMeter(limit: .max)) }

  /// - Parameter work: the meter for the cost; once that reaches its limit, the output must be discarded.
  package func print(_ table: Table, work: WorkMeter) -> [UInt8] {
    var json = JSONWriter()
    let value = MappingType<Table>.table.write(table, SpecWriter(assets: table.assets, work: work))
    guard !work.isSpent else { return [] }
    json.write(value, column: 0)
    json.finishLine()
    work.spend(json.count)
    return json.bytes
  }
}

extension SpecValue {
  /// The value as JSON on one line.
  var json: String {
    var writer = JSONWriter()
    writer.write(self, column: 0, width: .max)
    return writer.text
  }
}

extension JSONWriter {
  /// The width of a line in columns. A list or a mapping that fits is written on one line.
  private static let width = 120

  /// - Parameter column: The column where the value begins.
  fileprivate mutating func write(_ value: SpecValue, column: Int, depth: Int = 0, width: Int = Self.width) {
    switch value {
    case .text(let text): yamlString(text)
    case .number(let number): raw(String(number: number).utf8)
    case .boolean(let value): bool(value)
    case .list(let elements):
      beginArray(inline: value.fits(width - column))
      for element in elements { write(element, column: depth * 2 + 2, depth: depth + 1, width: width) }
      endArray()
    case .mapping(let entries):
      beginObject(inline: (depth > 0 || width == .max) && value.fits(width - column))
      for entry in entries {
        key(escaping: entry.key)
        write(entry.value, column: depth * 2 + 6 + entry.key.utf8.count, depth: depth + 1, width: width)
      }
      endObject()
    }
  }

  /// Writes a string that is the same in YAML: what JSON allows and YAML forbids is escaped, too.
  private mutating func yamlString(_ value: String) {
    guard value.unicodeScalars.contains(where: \.needsYAMLEscape) else { return string(value) }
    var json = JSONWriter()
    json.string(value)
    var text = ""
    for scalar in json.text.unicodeScalars {
      text += scalar.needsYAMLEscape ? "\\u" + String(scalar.value, radix: 16) : String(scalar)
    }
    raw(text.utf8)
  }
}

extension Unicode.Scalar {
  fileprivate var needsYAMLEscape: Bool { value == 0xFFFE || value == 0xFFFF }
}

extension SpecValue {
  /// Whether the value fits in a number of columns of one line.
  fileprivate func fits(_ columns: Int) -> Bool {
    var room = columns
    return takes(from: &room)
  }

  private func takes(from room: inout Int) -> Bool {
    switch self {
    case .text(let text): room -= text.utf8.count + 2
    case .number(let number): room -= String(number: number).utf8.count
    case .boolean(let value): room -= value ? 4 : 5
    case .list(let elements):
      room -= 2
      for element in elements {
        room -= 2
        guard element.takes(from: &room) else { return false }
      }
    case .mapping(let entries):
      room -= 2
      for entry in entries {
        room -= entry.key.utf8.count + 6
        guard entry.value.takes(from: &room) else { return false }
      }
    }
    return room >= 0
  }
}
