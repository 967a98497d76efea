import TableIR
import YAMLSyntax

extension SpecDecoder {
  /// Reads the profile file that a node names.
  func readProfile(_ node: NodeID) -> MetricsProfile? {
    var profile: MetricsProfile?
    let outer = subject
    readFile(node, as: .profile) { decoder, root in profile = decoder.decodeProfile(root) }
    subject = outer
    return profile
  }

  /// Reads a profile's keys: what it extends first, then its own over that.
  ///
  /// Its `versions` are the one version of iOS that it is for: it decides what is not geometry.
  func decodeProfile(_ root: NodeID) -> MetricsProfile {
    var metrics = standardMetrics
    subject = Subject(key: "extends", owner: MappingType<MetricsProfile>.profile.noun)
    if let node = value(of: "extends", in: root), let named = readMetrics(node) { metrics = named }
    var profile = metrics.profile
    profile.versions = metrics.ios...metrics.ios
    profile.origin.era = profile.origin.era ?? profile.name
    profile.name = ImageName(source.path).fileStem
    subject = Subject(key: "", owner: MappingType<MetricsProfile>.profile.noun)
    decode(.profile, root, into: &profile)
    return profile
  }

  /// Notes the place of each number of a group, for explanations of frames. Each mapping of a list is noted by
  /// its category: `headers.sizes (large)`.
  func notePlaces(of node: NodeID, in group: String, _ origin: inout MetricsProfile.Origin) {
    guard isMapping(node) else { return }
    for (key, value) in tree.pairs(of: tree.resolved(node)) where isScalar(key) {
      let name = "\(group).\(tree.string(key))"
      origin.places[name] = place(of: key)
      let list = tree.resolved(value)
      for element in tree.kind(list) == .sequence ? Array(tree.elements(of: list)) : [] {
        guard let category = self.value(of: "category", in: element), isScalar(category) else { continue }
        origin.places["\(name) (\(tree.string(category)))"] = place(of: category)
      }
    }
  }

  private func place(of node: NodeID) -> MetricsProfile.Origin.Place {
    MetricsProfile.Origin.Place(file: source.path == "-" ? "<stdin>" : source.path, line: Int(tree.start(node).line))
  }

  /// What a profile without `extends` extends.
  private var standardMetrics: Table.Metrics {
    let version = ProfileNames.standardVersion
    return Table.Metrics(profile: profiles.profile(ios: version) ?? MetricsProfile(), ios: version)
  }
}

extension ImageName {
  /// The file's name without folder and suffix; `stdin` for the standard input.
  var fileStem: String {
    let name = PathRules.name(of: wholeStem)
    return name == "-" ? "stdin" : name
  }
}
