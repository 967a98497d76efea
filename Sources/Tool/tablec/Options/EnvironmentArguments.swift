import ArgumentParser
import TableDiagnostics
import TableIR

// How the values of environment flags are written.

extension Orientation: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension UserInterfaceStyle: ExpressibleByArgument {}
extension UserInterfaceLevel: ExpressibleByArgument {}
extension AccessibilityContrast: ExpressibleByArgument {}
extension LegibilityWeight: ExpressibleByArgument {}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The argument parser's own goes through a key path, which is made anew each time.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

/// `320x480`.
struct ScreenSize: ExpressibleByArgument {
  var size: LayoutSize

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
    // Larger than any screen, but still small enough for a viewer to open.
    guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    size = LayoutSize(width: width, height: height)
  }
}

extension WindowWidth: ExpressibleByArgument {
  public init?(argument: String) {
    if let named = Self.named.first(where: { $0.name == argument }) {
      self = named.value
    } else if let points = Double(argument), (1...20_000).contains(points) {
      self = .points(points)
    } else {
      return nil
    }
  }

  public static var allValueStrings: [String] { named.map(\.name) }
}

extension Split: ExpressibleByArgument {
  /// `expanded=320` for a primary column of 320 points.
  public init?(argument: String) {
    switch argument {
    case "none": self = .none
    case "collapsed": self = .collapsed
    case "expanded": self = .expanded(primaryWidth: nil)
    default:
      guard argument.hasPrefix("expanded="), let width = Double(argument.dropFirst(9)), (1...20_000).contains(width)
      else { return nil }
      self = .expanded(primaryWidth: width)
    }
  }

  public static var allValueStrings: [String] { ["none", "collapsed", "expanded"] }
}

/// A category by its short name or by UIKit's, in whatever spelling, or `all`.
struct ContentSizeChoice: ExpressibleByArgument {
  var categories: [ContentSizeCategory]

  init?(argument: String) {
    let all = ContentSizeCategory.allCases
    let name = sameWord(as: argument, in: all.flatMap { [$0.shortName, $0.rawValue] })
    categories = argument == "all" ? all : all.filter { $0.shortName == name || $0.rawValue == name }
    if categories.isEmpty { return nil }
  }

  static var allValueStrings: [String] { ContentSizeCategory.allCases.map(\.shortName) + ["all"] }
}

extension TableState: ExpressibleByArgument {
  /// `normal`, or `editing`, `selected=ID`, `highlighted=ID`, `swiped=ID`, `swiped=ID:leading` and `offset=POINTS`, separated by commas.
  /// An id without a word continues the list before it: `selected=ann,ben`. Only one row can be swiped open.
  public init?(argument: String) {
    self.init()
    guard argument != "normal" else { return }
    var rows: WritableKeyPath<TableState, Set<String>>?
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard part != "editing" else {
        isEditing = true
        continue
      }
      if part.hasPrefix("offset=") {
        guard let points = Double(part.dropFirst(7)), (0...100_000).contains(points) else { return nil }
        contentOffset = points
        continue
      }
      if part.hasPrefix("swiped=") {
        guard swipedRow == nil, let row = SwipedRow(word: part.dropFirst(7)) else { return nil }
        (swipedRow, rows) = (row, nil)
        continue
      }
      var id = part
      if let named = Self.rowWords.first(where: { part.hasPrefix($0.word) }) {
        rows = named.rows
        id = part.dropFirst(named.word.count)
      }
      guard let rows, !id.isEmpty else { return nil }
      self[keyPath: rows].insert(String(id))
    }
  }

  private static var rowWords: [(word: String, rows: WritableKeyPath<TableState, Set<String>>)] {
    [("selected=", \.selectedRows), ("highlighted=", \.highlightedRows)]
  }

  public static var allValueStrings: [String] {
    ["normal", "editing", "selected=ID", "highlighted=ID", "swiped=ID", "swiped=ID:leading", "offset=POINTS"]
  }
}

extension SwipedRow {
  /// An id, followed by a colon and the edge unless that is the trailing one.
  fileprivate init?(word: Substring) {
    var (id, edge) = (word, SwipeEdge.trailing)
    for known in SwipeEdge.allCases where word.hasSuffix(":\(known.rawValue)") {
      (id, edge) = (word.dropLast(known.rawValue.count + 1), known)
    }
    guard !id.isEmpty else { return nil }
    self.init(id: String(id), edge: edge)
  }
}

/// A language by its tag, `all` for those of the strings, or `pseudo` for all pseudo-languages.
enum LanguageFlag: ExpressibleByArgument, Equatable {
  case all
  case pseudo
  case language(LanguageTag)
  /// No language, which is told once all flags are read.
  case unknown(String)

  /// The languages that it names by themselves.
  var tags: [LanguageTag] {
    switch self {
    case .all, .unknown: []
    case .pseudo: PseudoLanguage.allCases.map(\.tag)
    case .language(let tag): [tag]
    }
  }

  init?(argument: String) {
    switch argument {
    case "all": self = .all
    case "pseudo": self = .pseudo
    default: self = LanguageTag(checking: argument).map { .language($0) } ?? .unknown(argument)
    }
  }

  /// `en-XA, en-XB`, for messages.
  static let pseudoTags = PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", ")

  /// The message for a word that is no language.
  static func unknown(_ word: String) -> String {
    let meant = LanguageTag.pseudoLanguage(meantBy: word)?.rawValue
    return "'\(word)' is not a language.\(meant.map { " Did you mean '\($0)'?" } ?? "")"
      + " Write its tag, such as de or pt-BR, all, \(pseudoTags), or pseudo for these."
  }
}
