import TableParsing

/// The files that share names with a text: those that it includes, those that include it, and what these include.
struct SpecFamily {
  private let files: ProjectFiles
  private let own: SpecText
  /// By their paths; nil for files that do not exist.
  private var texts: [String: SpecText?]
  /// The files that each file includes, in the order of the text.
  private var includes: [String: [String]] = [:]

  init(_ own: SpecText, files: ProjectFiles) {
    (self.own, self.files) = (own, files)
    texts = [own.path: own]
  }

  mutating func text(at path: String) -> SpecText? {
    if let known = texts[path] { return known }
    let text = files.text(path)
    texts[path] = .some(text)
    return text
  }

  /// The paths of the files that a file includes.
  mutating func included(by path: String) -> [String] {
    if let known = includes[path] { return known }
    guard let text = text(at: path) else { return [] }
    var paths: [String] = []
    for mention in text.mentions {
      guard case .part = mention.thing, let file = files.resolve(mention.name, from: path) else { continue }
      if !paths.contains(file) { paths.append(file) }
    }
    includes[path] = paths
    return paths
  }

  /// A file and all files that it includes, directly or not; the file first.
  mutating func closure(of path: String) -> [SpecText] {
    var (found, waiting, seen): ([SpecText], [String], Set<String>) = ([], [path], [path])
    while let next = waiting.popLast() {
      guard let text = text(at: next) else { continue }
      found.append(text)
      for file in included(by: next).reversed() where seen.insert(file).inserted { waiting.append(file) }
    }
    return found
  }

  /// A file and all files of the project that include it, directly or not.
  mutating func includers(of path: String) -> [String] {
    var users: [String: [String]] = [:]
    for text in files.texts(with: own) {
      if text.path != own.path { texts[text.path] = .some(text) }
      for file in included(by: text.path) { users[file, default: []].append(text.path) }
    }
    var (found, waiting, seen): ([String], [String], Set<String>) = ([], [path], [path])
    while let next = waiting.popLast() {
      found.append(next)
      for user in users[next] ?? [] where seen.insert(user).inserted { waiting.append(user) }
    }
    return found
  }

  /// All files in which a name that is declared in a file can be used, the file first.
  mutating func members(around path: String) -> [SpecText] {
    var (found, seen): ([SpecText], Set<String>) = ([], [])
    for includer in includers(of: path) {
      for text in closure(of: includer) where seen.insert(text.path).inserted { found.append(text) }
    }
    return found
  }
}

/// A name with the text that it is in.
struct PlacedMention: Hashable {
  var text: SpecText
  var mention: Mention

  var location: TextLocation { TextLocation(path: text.path, range: mention.range) }

  static func == (left: PlacedMention, right: PlacedMention) -> Bool {
    left.text.path == right.text.path && left.mention == right.mention
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.path)
    hasher.combine(mention.range)
  }
}
