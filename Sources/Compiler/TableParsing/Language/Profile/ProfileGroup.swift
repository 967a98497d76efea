import TableIR

extension MappingType where Owner: Sendable {
  /// A group of a profile's numbers: a mapping in a profile file, with a key for each property. As a default, the reference shows
  /// the number for iOS 15 to 18.
  static func group(
    _ name: String, _ part: KeyPath<MetricsProfile, Owner>, _ summary: String, keys: [Key<Owner>]
  ) -> MappingType {
    let standard = MetricsProfile()[keyPath: part]
    return MappingType(
      name, noun: "'\(name)' of the profile", summary: summary, standard,
      keys: keys.map { key in
        var key = key
        key.standard = key.standard ?? key.write(standard, nil, SpecWriter()).map { "\($0.words) in iOS 17" }
        return key
      })
  }
}
