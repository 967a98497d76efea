/// The path of an output: the part that the user named, and the part below it.
///
/// The two are separate because the user chose the links in the first part, while anyone may have created those in the second.
struct OutputPlace {
  /// A folder, or the file itself if there is no part below it.
  var named: String
  /// The path in the folder, which the program chooses.
  var below: String?

  /// The whole path, as messages show it.
  var path: String {
    guard let below else { return named }
    if named.isEmpty || named == "." || named == "./" { return below }
    return named.hasSuffix("/") ? named + below : "\(named)/\(below)"
  }

  /// The folders to enter, in order, and the name of the file; nil if the path does not name a file in the folder.
  var steps: (folders: [Step], file: Step)? {
    var steps = Self.parts(of: named).map { Step(name: $0, origin: .above) }
    // The last component that was typed is the named one; those before it are on the way to it.
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

  /// A component of the path.
  struct Step {
    var name: String
    var origin: Origin

    enum Origin {
      /// On the way to the named component.
      case above
      /// The last component that was typed.
      case named
      case below
    }
  }

  static func parts(of path: String) -> [String] { path.split(separator: "/").map(String.init) }
}
