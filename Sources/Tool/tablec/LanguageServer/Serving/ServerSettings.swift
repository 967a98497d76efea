import TableDiagnostics
import TableLanguageServer
import TableSupport

/// What the editor's user sets: in `initializationOptions`, or as `tablec` in the settings of the editor.
struct ServerSettings: Sendable {
  /// Flags of `tablec lint`, as on the command line: the environment, fonts and limits.
  var flags = LiveFlags.standard
  /// Whether the rules of lint are checked.
  var lints = true
  /// Whether positions and heights are shown beside rows.
  var showsHints = true
  /// The address of the page of diagnostic codes; nil if there is none to link to.
  var documentation: String?
  /// What is wrong with the settings, in words.
  var problems: [String] = []

  init() {}

  /// - Parameters:
  ///   - value: an object; members that are unknown or not valid are reported.
  ///   - others: what applies where it has no member.
  init(_ value: JSONValue?, over others: ServerSettings = ServerSettings()) {
    self = others
    problems = []
    guard case .object(let object)? = value else { return }
    for member in object.members {
      switch (member.key, member.value) {
      case ("flags", .array(let words)): takeFlags(words)
      case ("lint", .bool(let isOn)): lints = isOn
      case ("inlayHints", .bool(let isOn)): showsHints = isOn
      case ("documentation", .string(let address)) where address.hasPrefix("https://"): documentation = address
      case ("documentation", .null), ("trace", _): break
      case ("flags", _), ("lint", _), ("inlayHints", _), ("documentation", _):
        problems.append("the setting \(member.key.quotedForMessage) has no valid value")
      default:
        let hint = closestMatch(to: member.key, in: Self.names).map { ": did you mean '\($0)'?" } ?? ""
        problems.append("there is no setting \(member.key.quotedForMessage)\(hint)")
      }
    }
  }

  private static let names = ["flags", "lint", "inlayHints", "documentation"]

  private mutating func takeFlags(_ values: [JSONValue]) {
    let words = values.compactMap(\.string)
    guard words.count == values.count else {
      problems.append("'flags' is a list of strings")
      return
    }
    do { flags = try LiveFlags(words: words) } catch {
      problems.append("the flags are not valid: \(LiveFlags.message(for: error))")
    }
  }
}

extension LiveFlags {
  /// No flags at all.
  static let standard: LiveFlags = {
    do { return try LiveFlags() } catch { preconditionFailure("a command without flags is valid") }
  }()
}
