import Foundation
import LayoutFormat
import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("The schema of layout trees keeps up with the emitter")
struct LayoutSchemaTests {
  private let schema: [String: Any]

  init() throws {
    schema = try #require(try JSONSerialization.jsonObject(with: Data(LayoutSchema().json())) as? [String: Any])
  }

  @Test("Every object of the schema is closed, so that a missing key is noticed")
  func closed() {
    func check(_ value: Any, at path: String) {
      if let list = value as? [Any] { for element in list { check(element, at: path) } }
      guard let object = value as? [String: Any] else { return }
      if object["type"] as? String == "object" { #expect(object["additionalProperties"] as? Bool == false, "\(path)") }
      for (key, member) in object { check(member, at: "\(path)/\(key)") }
    }
    check(schema, at: "")
  }

  @Test("Every key of the sample trees is in the schema", arguments: SVGSampleTables.all)
  func keys(name: String, tree: LayoutTree) throws {
    let text = String(decoding: LayoutSchema().json(), as: UTF8.self)
    let layout = try JSONSerialization.jsonObject(with: Data(JSONEmitter(includesSourceMap: true).emit(tree)))
    func check(_ value: Any) {
      if let list = value as? [Any] { for element in list { check(element) } }
      for (key, member) in value as? [String: Any] ?? [:] {
        #expect(text.contains("\"\(key)\": {"))
        check(member)
      }
    }
    check(layout)
  }

  @Test("The schema's words are those of the vocabulary")
  func words() throws {
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    func words(_ definition: String, _ key: String) throws -> [String] {
      let properties = try #require(definitions[definition]?["properties"] as? [String: [String: Any]])
      return try #require(properties[key]?["enum"] as? [String])
    }
    #expect(try words("table", "style") == TableStyle.allCases.map(\.rawValue))
    #expect(try words("row", "position") == RowPosition.allCases.map(\.rawValue))
    #expect(try words("environment", "idiom") == Idiom.allCases.map(\.rawValue))
    #expect(try words("environment", "orientation") == Orientation.allCases.map(\.rawValue))
    #expect(try words("environment", "appearance") == UserInterfaceStyle.allCases.map(\.rawValue))
  }
}
