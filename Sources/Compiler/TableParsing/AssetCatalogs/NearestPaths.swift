/// Finds, of paths with one name, the one that is nearest to another path: the first of those that begin with the most folders of it.
///
/// A path is found in as many steps as the other one has folders, however many have the name.
package struct NearestPaths<Name: Hashable & Sendable>: Sendable {
  private struct Step: Hashable {
    var folder: Int
    var name: Substring
  }

  private struct Place: Hashable {
    var folder: Int
    var name: Name
  }

  /// The folders by those around them; 0 is around all.
  private var folders: [Step: Int] = [:]
  /// The first path of a name that is in a folder, at any depth.
  private var first: [Place: Int] = [:]

  package init() {}

  /// - Parameter index: What the path is found as.
  package mutating func add(_ index: Int, named name: Name, in path: ArraySlice<Substring>) {
    var folder = 0
    note(index, Place(folder: folder, name: name))
    for part in path {
      let step = Step(folder: folder, name: part)
      folder = folders[step] ?? folders.count + 1
      folders[step] = folder
      note(index, Place(folder: folder, name: name))
    }
  }

  private mutating func note(_ index: Int, _ place: Place) { if first[place] == nil { first[place] = index } }

  package func nearest(named name: Name, to path: ArraySlice<Substring>) -> Int? {
    guard var best = first[Place(folder: 0, name: name)] else { return nil }
    var folder = 0
    for part in path {
      guard let next = folders[Step(folder: folder, name: part)],
        let found = first[Place(folder: next, name: name)]
      else { break }
      (folder, best) = (next, found)
    }
    return best
  }
}
