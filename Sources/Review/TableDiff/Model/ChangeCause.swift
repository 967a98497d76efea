import TableDiagnostics
import TableIR

/// What in the inputs of two versions of a table made a change: a key that was edited, a number of a profile, an image.
public struct ChangeCause: Hashable, Sendable {
  /// What was edited.
  public var kind: InputKind
  /// The name of the template, section or row that has the key.
  public var owner: String?
  /// From which value to which: `style value1 → subtitle`.
  public var message: String
  /// Where it is on the new side; for something that is gone, what contained it.
  public var place: SourceRange
  /// Where it was on the old side; nil for something new.
  public var oldPlace: SourceRange?
  /// The same for the same cause in every spec.
  public var identity: String
  /// What else was edited without which the change would have other values.
  public package(set) var others: [ChangeCause] = []

  /// Creates a change cause.
  public init(
    kind: InputKind, owner: String?, message: String, place: SourceRange, oldPlace: SourceRange?, identity: String
  ) {
    self.kind = kind
    self.owner = owner
    self.message = message
    self.place = place
    self.oldPlace = oldPlace
    self.identity = identity
  }

  /// Several edits that made a change together: the first, with all others.
  public init(_ first: ChangeCause, with others: [ChangeCause]) {
    self = first
    self.others = others
    identity = ([first] + others).map(\.identity).joined(separator: "\n")
  }

  /// What identifies the cause in any run: what was edited, from which value to which, in which file. Lines are left out, so that edits of
  /// a file that read alike are one.
  ///
  /// - Parameter path: returns the path of a file from the top of the repository.
  package func fingerprint(_ path: (String) -> String) -> String {
    var print = Fingerprint()
    for edit in [self] + others {
      for part in [path(edit.place.file), edit.kind.rawValue, edit.owner, edit.message] { print.add(part) }
    }
    return Self.fingerprintPrefix + print.hexadecimal(12)
  }

  /// What the fingerprints of causes begin with, and those of changes do not.
  package static let fingerprintPrefix = "cause-"

  /// Whether two values are the same.
  public static func == (one: ChangeCause, other: ChangeCause) -> Bool { one.identity == other.identity }

  /// Hashes what makes values the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The change with what has the key: `style value1 → subtitle in the template 'link'`.
  public var words: String {
    var parts = ([self] + others).prefix(Self.mostWords).map(\.ownWords)
    let more = others.count + 1 - parts.count
    if more > 0 { parts.append(counted(more, "other edit")) }
    let last = parts.removeLast()
    return parts.isEmpty ? last : "\(parts.joined(separator: ", ")), and \(last)"
  }

  /// The number of edits that are named.
  private static let mostWords = 4

  private var ownWords: String {
    guard let owner, [.template, .section, .row].contains(kind), !message.hasPrefix("the \(kind.rawValue)") else {
      return kind == .profile ? "\(message) in the profile" : message
    }
    return "\(message) in the \(kind.rawValue) \(owner.quotedForMessage)"
  }
}
