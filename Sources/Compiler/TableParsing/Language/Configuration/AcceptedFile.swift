import TableDiagnostics
import YAMLSyntax

/// What a project accepts of what a command reports: a baseline of lint's findings, or the known changes of diff.
public struct AcceptedFile: Hashable, Sendable {
  /// What a file is about: the two have keys of their own.
  public enum Kind: Sendable {
    case findings, changes
  }

  /// Changes that are never reported: those with a code, at a path, in a spec, or any combination.
  public struct Ignored: Hashable, Sendable {
    /// The kind of change; nil for all kinds.
    public var change: DiagnosticCode?
    /// The path of the change, `section/row.view`, in which `*` matches any characters; nil for everywhere.
    public var at: String?
    /// The path of the spec without a suffix, in which `*` matches any characters; nil for all specs.
    public var spec: String?
    /// Why it is ignored, for readers only.
    public var reason: String?

    /// Creates an ignored change with its defaults.
    public init() {}
  }

  /// A finding or a change that is accepted.
  public struct Entry: Hashable, Sendable {
    /// The spec: its path from the folder of a baseline, or from the top of the repository and without a suffix.
    public var spec: String?
    /// The name of the finding's rule.
    public var rule = ""
    /// What identifies the change, or a cause with all changes that it made, in every report; of a change, not in that in text form.
    public var fingerprint = ""
    /// The kind of change, for readers only.
    public var change: DiagnosticCode?
    /// What was edited, of a cause, for readers only.
    public var message: String?
    /// The location of a finding and the key: `ann: accessory`. Of a change, the path `section/row.view`, for readers only.
    public var at: String?
    /// Why it is accepted, which every entry for a change says.
    public var reason: String?
    /// The last day on which it is accepted.
    public var expires: CalendarDay?

    /// Creates an entry.
    public init(spec: String? = nil, rule: String = "", at: String? = nil) {
      (self.spec, self.rule, self.at) = (spec, rule, at)
    }
  }

  /// The version of such files, which each names as `tablecbaseline` or `tablecchanges`.
  public static let version = 1
  /// The entries under `ignore`, in the order of the file.
  public var ignored: [Ignored] = []
  /// The entries under `findings` or `accept`, in the order of the file.
  public var accepted: [Entry] = []

  /// Creates an accepted file with its defaults.
  public init() {}
}

extension ConfigurationParser {
  /// Returns what a file accepts; nil if the file has errors.
  public func accepted(
    _ kind: AcceptedFile.Kind, _ bytes: [UInt8], path: String, diagnostics: inout DiagnosticBag
  ) -> AcceptedFile? {
    read(.accepted(kind, words()), AcceptedFile(), bytes, path, isEmptyAllowed: false, &diagnostics)
  }

  /// A file that accepts something as YAML, each entry on a line of its own. The formatter decides the rest.
  package func text(of file: AcceptedFile, _ kind: AcceptedFile.Kind) -> String {
    guard case .mapping(let entries) = MappingType.accepted(kind, words()).write(file, SpecWriter()) else { return "" }
    return entries.map { entry in
      if case .list(let elements) = entry.value, !elements.isEmpty {
        return "\(entry.key):\n" + elements.map { "  - \($0.json)\n" }.joined()
      }
      return "\(entry.key): \(entry.value.json)\n"
    }.joined()
  }

  /// Where the accepted entries of a file are, so that some can be replaced and the rest stays as it is written.
  package struct AcceptedLines {
    /// The line of the list's key, counted from 1; nil for a file without it.
    package var key: Int?
    /// The lines of each entry, counted from 1.
    package var entries: [ClosedRange<Int>]
  }

  /// Nil if the entries are not lines of their own: in brackets, or behind an alias.
  package func lines(ofAccepted kind: AcceptedFile.Kind, in bytes: [UInt8]) -> AcceptedLines? {
    guard let tree = try? SyntaxTree.parse(bytes, limits: limits), let root = tree.documents.first,
      tree.kind(root) == .mapping
    else { return nil }
    for (key, value) in tree.pairs(of: root)
    where tree.kind(key) == .scalar && tree.withScalarBytes(key, { $0.elementsEqual(kind.listKey.utf8) }) {
      guard tree.kind(value) == .sequence, tree.collectionStyle(value) == .block || tree.count(value) == 0 else {
        return nil
      }
      let lines = tree.elements(of: value).map { element in
        let (start, end) = (tree.start(element), tree.end(element))
        let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
        return Int(start.line)...Int(last)
      }
      return AcceptedLines(key: Int(tree.start(key).line), entries: lines)
    }
    return AcceptedLines(entries: [])
  }
}

extension AcceptedFile.Entry: Comparable {
  /// The order of entries in a file: what branches add for different specs is at different places.
  public static func < (left: Self, right: Self) -> Bool {
    (left.spec ?? "", left.rule, left.at ?? "", left.fingerprint)
      < (right.spec ?? "", right.rule, right.at ?? "", right.fingerprint)
  }
}

extension AcceptedFile.Kind {
  /// The key of the list of entries.
  package var listKey: String { self == .findings ? "findings" : "accept" }
}
