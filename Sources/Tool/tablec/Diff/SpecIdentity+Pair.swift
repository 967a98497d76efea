import TableDiff

extension SpecIdentity {
  /// The path of the old version from the top of the repository, so that it is the same whichever folder is compared, from whichever
  /// working folder, and after the spec is renamed. Outside of repositories it is the path below the folder that is compared.
  init(_ pair: DiffPairs.Pair, _ paths: ReportPaths) {
    func inRepository(_ entry: DiffEntry?) -> String? {
      guard let entry else { return nil }
      let place = paths.place(entry.spec.path)
      return place.isInRepository ? SpecFile.stem(of: place.path) : nil
    }
    let new = inRepository(pair.new)
    var name = pair.name
    // A copy of the old version may be anywhere: then its path below the folder counts.
    var beside = new
    if case .renamed(let was) = pair.status {
      beside = new.flatMap { $0.hasSuffix(name) ? $0.dropLast(name.count) + was : nil }
      name = was
    }
    self.init(path: inRepository(pair.old) ?? beside ?? name, newPath: new ?? pair.name)
  }
}
