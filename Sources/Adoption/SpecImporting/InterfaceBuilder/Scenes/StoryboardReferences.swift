import TableParsing

/// Which storyboard a reference in another one means by its name.
struct StoryboardReferences {
  static let element = "viewControllerPlaceholder"

  /// By the name of a file without its extension.
  private var paths = NearestPaths<Substring>()

  init(to paths: [String]) {
    for (index, path) in paths.lazy.map(ProjectPath.init).enumerated() {
      self.paths.add(index, named: path.stem, in: path.folders)
    }
  }

  /// Of several storyboards with the name, it is the nearest.
  func index(of name: String, for document: String) -> Int? {
    paths.nearest(named: Substring(name), to: ProjectPath(document).folders)
  }

  /// What is around the controllers of storyboards that references lead to, by path and by the controller's id.
  ///
  /// Only the storyboards with references, and those that these name, are parsed.
  static func surroundings(
    of storyboards: [String], limits: XMLLimits, most: Int, read: (String) -> [UInt8]?
  ) -> [String: [String: InterfaceBars]] {
    var left = most
    func document(_ path: String, _ bytes: [UInt8]) -> InterfaceDocument? {
      left -= bytes.count
      return left < 0 ? nil : try? InterfaceDocument(bytes, path: path, limits: limits)
    }
    var documents: [String: InterfaceDocument] = [:]
    let mark = Array(element.utf8)
    for path in storyboards {
      guard left > 0, let bytes = read(path), bytes.holds(mark) else { continue }
      documents[path] = document(path, bytes)
    }
    let all = StoryboardReferences(to: storyboards)
    for (path, source) in documents.sorted(by: { $0.key < $1.key }) {
      for name in source.referencedStoryboards {
        guard let target = all.index(of: name, for: path).map({ storyboards[$0] }), documents[target] == nil, left > 0,
          let bytes = read(target)
        else { continue }
        documents[target] = document(target, bytes)
      }
    }
    let sorted = documents.values.sorted { $0.path < $1.path }
    let surroundings = ContainerMap(sorted).surroundings
    return Dictionary(uniqueKeysWithValues: zip(sorted.map(\.path), surroundings))
  }
}

extension InterfaceDocument {
  /// The names of the storyboards that its references lead to, each once, in order.
  fileprivate var referencedStoryboards: [String] {
    let names = objects.filter { $0.name == StoryboardReferences.element }.compactMap { $0["storyboardName"] }
    return Set(names).sorted()
  }
}

extension [UInt8] {
  /// Whether other bytes are somewhere in these. The standard library's `contains` takes a hundred times as long.
  fileprivate func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    return withUnsafeBufferPointer { all in
      var index = 0
      while index + other.count <= all.count {
        if all[index] == first, all[index..<index + other.count].elementsEqual(other) { return true }
        index += 1
      }
      return false
    }
  }
}
