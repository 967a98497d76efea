import RandomNumbers
import SpecDrawing
import TableIR
import TableLayout
import TableParsing
import TableSupport

extension FuzzTarget {
  /// YAML to a table, layouts, pictures and back.
  static let spec = FuzzTarget(
    "spec", seeds: ["Specs", "Templates", "Tests/Tool/tablecTests/Fixtures"], suffixes: [".yaml"],
    words: { try yamlWords + schemaWords(.specs) }
  ) { bytes in
    let table = try Compiling.table(bytes)
    try Compiling.checkRanges(bytes, of: table)
    if let table { try Compiling.check(table) }
  }

  /// Specs drawn from their own schema: the bytes are the choices, so that most inputs are specs.
  static let schema = FuzzTarget("schema", makeSeeds: { Self.choices }) { bytes in
    guard let language = specLanguage else { throw BrokenPromise(description: "the schema is one to draw from") }
    var numbers = Generator(choices: bytes)
    guard let place = numbers.one(of: language.places) else { return }
    var drawer = SpecDrawer(language: language, numbers: numbers)
    guard let drawn = try drawer.file(with: place) else { return }
    let spec = Array(drawn.spec.json.utf8)
    guard let table = try Compiling.table(spec) else { return }
    try Compiling.checkRanges(spec, of: table)
    try Compiling.check(table)
  }

  /// Profile files.
  static let profile = FuzzTarget(
    "profile", seeds: ["Specs/_ours.yaml"], suffixes: [".yaml"], words: { try yamlWords + schemaWords(.profiles) }
  ) { bytes in
    _ = try Compiling.table(bytes, as: .profile)
    let result = Compiling.parser().parse(bytes, path: "profile.yaml", as: .profile)
    guard let profile = result.profile, let table = showcase else { return }
    for layout in Compiling.layouts(of: table, by: profile) { try Compiling.check(layout) }
  }

  private static let specLanguage = try? SpecLanguage.specs()

  private static let choices: [[UInt8]] = (0..<32).map { seed in
    var numbers = Generator(state: UInt64(seed))
    return (0..<160).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
  }

  /// A table with a little of everything, to lay out by a profile.
  private static let showcase: Table? = {
    guard let language = specLanguage else { return nil }
    var drawer = SpecDrawer(language: language, numbers: Generator(state: 1))
    for _ in 0..<20 {
      if let spec = try? drawer.showcase(), let table = try? Compiling.table(Array(spec.json.utf8)) { return table }
    }
    return nil
  }()

  /// The keys and words of a schema.
  static func schemaWords(_ schema: SchemaDocument) throws -> [String] {
    var words: Set<String> = []
    func collect(_ value: JSONValue, isNames: Bool) {
      switch value {
      case .object(let object):
        for member in object.members {
          if isNames { words.insert(member.key + ": ") }
          collect(member.value, isNames: member.key == "properties" && !isNames)
        }
      case .array(let elements): for element in elements { collect(element, isNames: false) }
      case .string(let text) where text.utf8.count < 24 && !text.hasPrefix("#"): words.insert(text)
      default: break
      }
    }
    collect(try JSONValue.parse(schema.json()), isNames: false)
    return words.sorted()
  }
}
