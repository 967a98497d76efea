import TableDiagnostics

/// A value that an option does not take, with the value that was probably meant, and the others in one line.
enum UnknownValue {
  /// The argument parser's message, which has a line for each value that the option takes.
  static func told(_ message: String) -> String {
    let asks = ". Please provide one of the following:\n"
    guard let ask = message.firstRange(of: asks),
      let value = message[..<ask.lowerBound].wholeMatch(of: /Error: The value '(.*)' is invalid for '.*'/)
    else { return message }
    let listed = message[ask.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let values = listed.prefix { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    // One of several: the first that the option does not take.
    let wrong = value.1.split(separator: ",").map(String.init).first { !values.contains($0) } ?? String(value.1)
    let hint = closestMatch(to: wrong, in: values).map { " Did you mean '\($0)'?" } ?? ""
    let rest = listed.dropFirst(values.count).joined(separator: "\n")
    return message[..<ask.lowerBound] + ".\(hint) The values are \(values.joined(separator: ", ")).\n" + rest
  }
}
