import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Outputs are read by what is meant to read them")
struct OutputFormTests {
  @Test("a picture is well-formed XML", arguments: GoldenSpec.all)
  func picture(_ spec: GoldenSpec) async throws {
    let parser = XMLParser(data: Data(try await spec.printed(.svg).utf8))
    #expect(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  @Test("every frame of a layout decodes into a CGRect", arguments: GoldenSpec.all)
  func frames(_ spec: GoldenSpec) async throws {
    let layout = try await spec.printed(.layout)
    let root = try JSONDecoder().decode(LayoutValue.self, from: Data(layout.utf8))
    #expect(root.frames.count == layout.ranges(of: "\"frame\": ").count)
    #expect(root.frames.allSatisfy { $0.width >= 0 && $0.height >= 0 && !$0.isNull && !$0.isInfinite })
    guard case .object(let members) = root, case .object(let table)? = members["table"] else {
      Issue.record("a layout has a table")
      return
    }
    guard case .frame(let frame)? = table["frame"] else {
      Issue.record("a table has a frame")
      return
    }
    let saysItsScreen = spec.environment != nil || spec.name.hasPrefix("Specs/screens/")
    #expect(frame == CGRect(x: 0, y: 0, width: 402, height: 874) || saysItsScreen && frame.origin == .zero)
  }
}

/// Any JSON, in which what stands at the key `frame` is a `CGRect`.
private enum LayoutValue: Decodable {
  case object([String: LayoutValue])
  case list([LayoutValue])
  case frame(CGRect)
  case scalar

  struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: LayoutValue] = [:]
      for key in object.allKeys {
        members[key.stringValue] =
          key.stringValue == "frame"
          ? .frame(try object.decode(CGRect.self, forKey: key)) : try object.decode(LayoutValue.self, forKey: key)
      }
      self = .object(members)
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [LayoutValue] = []
      while !list.isAtEnd { elements.append(try list.decode(LayoutValue.self)) }
      self = .list(elements)
    } else {
      self = .scalar
    }
  }

  var frames: [CGRect] {
    switch self {
    case .object(let members): members.values.flatMap(\.frames)
    case .list(let elements): elements.flatMap(\.frames)
    case .frame(let frame): [frame]
    case .scalar: []
    }
  }
}
