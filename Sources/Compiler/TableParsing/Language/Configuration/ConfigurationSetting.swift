import TableIR

/// A key of the configuration with its value, for `tablec config`.
public struct ConfigurationSetting: Hashable, Sendable {
  /// The path of the key: `lint.rules.text-contrast`.
  public var key: String
  /// The value as JSON, which is also YAML; nil for the default.
  public var value: String?
  /// The default in words; nil if there is none.
  public var standard: String?
}

extension ProjectConfiguration {
  /// Every key, in the order of the reference.
  public func settings(words: ReportVocabulary) -> [ConfigurationSetting] {
    let mappings = LanguageTopics.configuration(words).mappings
    let written = MappingType.configuration(words).write(self, SpecWriter())
    func list(_ mapping: MappingDescription, _ value: SpecValue?, _ prefix: String) -> [ConfigurationSetting] {
      // `disable` is another way to write `rules`.
      mapping.keys.filter { prefix != "lint." || $0.name != "disable" }.flatMap { key -> [ConfigurationSetting] in
        let value = value?[key.name]
        if let part = mappings.first(where: { key.schema.contains(mapping: $0.name) }) {
          // `output: build` is `output: {folder: build}`.
          let whole = value.map { $0.isMapping ? $0 : .mapping([SpecValue.Entry(key: part.keys[0].name, value: $0)]) }
          return list(part, whole, prefix + key.name + ".")
        }
        return [ConfigurationSetting(key: prefix + key.name, value: value?.json, standard: key.standard)]
      }
    }
    return mappings.first.map { list($0, written, "") } ?? []
  }
}

extension SpecValue {
  fileprivate subscript(key: String) -> SpecValue? {
    guard case .mapping(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

extension Schema {
  /// Whether a value can be a mapping with this name.
  fileprivate func contains(mapping name: String) -> Bool {
    switch self {
    case .mapping(let own), .keys(let own): own == name
    case .either(let schemas): schemas.contains { $0.contains(mapping: name) }
    default: false
    }
  }
}
