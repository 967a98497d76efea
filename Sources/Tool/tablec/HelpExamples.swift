import TableDiff

/// The examples of a help text: indented lines of a command, a gap, and what the command does.
///
/// The argument parser wraps them as it wraps prose, so what a command does would go on under the command.
enum HelpExamples {
  /// The indent of what a command does under a command that leaves too little of the line.
  private static let hanging = 6
  /// The least number of columns for what a command does beside the command.
  private static let least = 24

  /// The help with each example wrapped again, under itself.
  ///
  /// - Parameter columns: what the parser wrapped the text to.
  static func wrapped(_ help: String, columns: Int) -> String {
    guard let usage = help.firstRange(of: "\nUSAGE: ") else { return help }
    var lines: [String] = []
    var isExample = false
    for line in help[..<usage.lowerBound].split(separator: "\n", omittingEmptySubsequences: false) {
      // A paragraph ends with an empty line: what follows an example without one belongs to it.
      if isExample, !line.isEmpty, !line.hasPrefix(" ") || lines.last?.hasSuffix(" ") == true {
        lines[lines.count - 1] += " " + line
      } else {
        lines.append(String(line))
        isExample = line.hasPrefix("  ")
      }
    }
    return lines.map { $0.hasPrefix("  ") ? example($0, columns: columns) : $0 }.joined(separator: "\n")
      + help[usage.lowerBound...]
  }

  private static func example(_ line: String, columns: Int) -> String {
    guard line.count > columns, let match = line.wholeMatch(of: /( {2,4}\S.*?\S {2,}| {5,})(\S.*)/) else { return line }
    let (command, words) = (match.1, match.2)
    let isBeside = columns - command.count >= least
    let indent = isBeside ? command.count : hanging
    var line = TextPage(colour: false, width: columns).line(from: indent, below: indent)
    line.add(words.split(separator: " ").joined(separator: " "))
    return isBeside
      ? String(command) + line.text.dropFirst(indent) : String(command).trimmingEnd + "\n" + line.text
  }
}

extension String {
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
