/// A spec that `init` writes.
struct SpecTemplate {
  var name: String
  var text: String

  static func named(_ name: String) -> SpecTemplate? {
    all.first { $0.name == name }
  }
}
