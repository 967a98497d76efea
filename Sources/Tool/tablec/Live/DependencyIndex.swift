/// Which paths something depends on, and what depends on a path.
struct DependencyIndex<Dependent: Hashable> {
  private var dependents: [String: Set<Dependent>] = [:]
  private var paths: [Dependent: Set<String>] = [:]
  /// Grows with every change of the paths.
  private(set) var version = 0

  /// All paths on which anything depends.
  var allPaths: Set<String> { Set(dependents.keys) }

  mutating func set(_ new: Set<String>, of dependent: Dependent) {
    let old = paths[dependent] ?? []
    guard new != old else { return }
    version += 1
    for path in old.subtracting(new) {
      dependents[path]?.remove(dependent)
      if dependents[path]?.isEmpty ?? false { dependents[path] = nil }
    }
    for path in new.subtracting(old) { dependents[path, default: []].insert(dependent) }
    paths[dependent] = new.isEmpty ? nil : new
  }

  func dependents(on changed: Set<String>) -> Set<Dependent> {
    changed.reduce(into: []) { all, path in if let found = dependents[path] { all.formUnion(found) } }
  }
}

extension SpecInputs {
  /// The paths whose changes can change a result: the files that were read, by their names and where links led, and the paths at which
  /// nothing was.
  var watchedPaths: Set<String> { Set(files).union(contents.keys).union(listings.keys).union(missing) }
}
