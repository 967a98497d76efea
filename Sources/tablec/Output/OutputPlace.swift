/// Where an output goes: what the user named, and what is below that.
///
/// The two are kept apart, for a link in what somebody typed is that person's word, and one below it may be anybody's.
struct OutputPlace {
  /// A folder, or the file itself where nothing is below it.
  var named: String
  /// The path in the folder, which is of our own making.
  var below: String?

  /// The whole path, as messages show it.
  var path: String {
    guard let below else { return named }
    if named.isEmpty || named == "." || named == "./" { return below }
    return named.hasSuffix("/") ? named + below : "\(named)/\(below)"
  }

  /// The folders to enter, in their order, and the name of the file; nil where the path names no file in the folder.
  var steps: (folders: [Step], file: Step)? {
    var steps = Self.parts(of: named).map { Step(name: $0, origin: .above) }
    // What was typed last is what was named, and neither on the way nor below.
    if !steps.isEmpty { steps[steps.count - 1].origin = .named }
    if let below {
      let parts = below.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("\0") }) else { return nil }
      steps += parts.map { Step(name: $0, origin: .below) }
    } else if named.hasSuffix("/") || [".", ".."].contains(steps.last?.name) {
      return nil
    }
    return steps.popLast().map { (steps, $0) }
  }

  /// One name of the path.
  struct Step {
    var name: String
    var origin: Origin

    enum Origin {
      /// On the way to what was named.
      case above
      /// The last name that was typed.
      case named
      case below
    }
  }

  static func parts(of path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
