import TableDiagnostics

import TableSystem

/// Short questions on a terminal: asked on standard error, answered by a line of standard input. An empty answer is the default, a wrong
/// one is asked for again.
struct Questions {
  /// The input ended (Ctrl-D) before all questions were answered.
  struct Ended: Error {}

  /// Whether somebody can answer.
  static var canBeAsked: Bool { Terminal.isShown(STDIN_FILENO) && Terminal.isShown(Terminal.error) }

  /// Nobody types a longer line.
  private static let mostBytes = 4096

  func tell(_ text: String) { Terminal.writeError(text + "\n") }

  /// Asks until an answer has a value.
  /// - Parameters:
  ///   - standard: the default, as it is shown in brackets.
  ///   - value: the value of an answer that is not empty; a failure tells what is wrong with it.
  /// - Returns: nil for the default.
  func ask<Value>(
    _ question: String, standard: String, value: (String) -> Result<Value, WrongAnswer>
  ) throws(Ended) -> Value? {
    while true {
      Terminal.writeError("\(question) [\(standard)]: ")
      let answer = try line()
      if answer.isEmpty { return nil }
      switch value(answer) {
      case .success(let value): return value
      case .failure(let wrong): tell("  " + wrong.message)
      }
    }
  }

  /// What is wrong with an answer, or what was asked for instead of giving one.
  struct WrongAnswer: Error {
    var message: String
  }

  /// Asks for one of several values, by its number or its name.
  /// - Returns: its index.
  func choose(
    _ question: String, standard: Int, from choices: [(name: String, meaning: String)]
  ) throws(Ended) -> Int {
    let width = choices.map(\.name.count).max() ?? 0
    tell(question)
    for (index, choice) in choices.enumerated() {
      let padding = String(repeating: " ", count: width - choice.name.count + 2)
      tell("  \(index + 1)  \(choice.meaning.isEmpty ? choice.name : choice.name + padding + choice.meaning)")
    }
    let names = choices.map(\.name)
    let answer = try ask("Number or name", standard: choices[standard].name) { answer -> Result<Int, WrongAnswer> in
      if let number = Int(answer), choices.indices.contains(number - 1) { return .success(number - 1) }
      if let index = names.firstIndex(of: answer.lowercased()) { return .success(index) }
      let hint = closestMatch(to: answer, in: names).map { " Did you mean '\($0)'?" } ?? ""
      return .failure(
        WrongAnswer(
          message: "\(answer.quotedForMessage) is not one of them.\(hint) Answer with 1 to \(choices.count), or a name."
        ))
    }
    return answer ?? standard
  }

  func confirm(_ question: String) throws(Ended) -> Bool {
    try ask(question, standard: "yes") { answer -> Result<Bool, WrongAnswer> in
      switch answer.lowercased() {
      case "y", "yes": .success(true)
      case "n", "no": .success(false)
      default: .failure(WrongAnswer(message: "Answer with yes or no."))
      }
    } ?? true
  }

  /// A line without blanks at its ends.
  private func line() throws(Ended) -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { throw Ended() }
      if byte == UInt8(ascii: "\n") { break }
      if bytes.count < Self.mostBytes { bytes.append(byte) }
    }
    var words = String(decoding: bytes, as: UTF8.self)[...]
    while let first = words.first, first.isWhitespace { words.removeFirst() }
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return String(words)
  }
}
