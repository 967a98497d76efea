import TableSupport

/// What must hold and does not.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String
}

/// Throws unless something holds.
func expect(_ holds: Bool, _ promise: @autoclosure () -> String) throws {
  if !holds { throw BrokenPromise(description: promise()) }
}

/// Throws unless the bytes are JSON, and gives its value.
@discardableResult
func expectJSON(_ bytes: [UInt8], _ what: String) throws -> JSONValue {
  do { return try JSONValue.parse(bytes, limits: .fuzzing) } catch {
    throw BrokenPromise(description: "\(what) is JSON: \(error)")
  }
}

/// Throws unless the bytes are well-formed XML.
func expectXML(_ bytes: [UInt8], _ what: String) throws {
  var check = XMLCheck(bytes)
  if let problem = check.problem() { throw BrokenPromise(description: "\(what) is XML: \(problem)") }
}

/// Throws where a text for people holds what a terminal would obey.
func expectPrintable(_ text: String, _ what: String) throws {
  let odd = text.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0x0A: false
    case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
  try expect(odd == nil, "\(what) holds no U+\(String(odd?.value ?? 0, radix: 16))")
}
