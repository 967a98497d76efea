import TableDiagnostics

/// What an import says of its documents, and what of it the import before has said, too. That is kept in the list of the folder, so a second
/// import of an app tells what is new.
struct ToldMessages {
  /// How often each message was there before, without those that are there again.
  private var before: [String: Int]
  private(set) var all: [String] = []
  /// How many were there before.
  private(set) var repeated = 0
  /// Whether messages are left out that were there before.
  private let isBrief: Bool

  /// How many messages the list of a folder has of an import, and how long one is: a document may be anyone's, and the list is read again.
  private static let most = 20_000
  private static let longest = 400

  /// - Parameter before: the messages of the import before.
  init(before: [String], isBrief: Bool) {
    self.before = Dictionary(before.map { ($0, 1) }, uniquingKeysWith: +)
    self.isBrief = isBrief
  }

  /// Takes a message, and tells whether it is to be reported. Its place is not part of it: lines move.
  mutating func isReported(_ message: Diagnostic, of document: String) -> Bool {
    guard message.severity != .error, message.code != .importAgreement else { return true }
    guard all.count < Self.most else { return true }
    let words = String("\(document): \(message.code.rawValue): \(message.message)".prefix(Self.longest))
    all.append(words)
    guard let count = before[words], count > 0 else { return true }
    before[words] = count - 1
    guard isBrief else { return true }
    repeated += 1
    return false
  }

  /// `7 messages are those of the last import: --verbose shows them`; nil if none was left out.
  var words: String? {
    guard repeated > 0 else { return nil }
    return "\(counted(repeated, "message")) \(repeated == 1 ? "is" : "are") as in the last import: --verbose shows "
      + (repeated == 1 ? "it" : "them")
  }
}
