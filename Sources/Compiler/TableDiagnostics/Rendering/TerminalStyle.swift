/// The styles of the text format, in the terminal's own colours, which a theme can change.
public enum TerminalStyle: String {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case gutter = "34"
  case message = "1"
  case look = "35"
  case aside = "2"

  /// Creates a terminal style.
  public init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The text in this style; unchanged if colours are off.
  public func apply(to text: String, colour: Bool) -> String {
    colour && !text.isEmpty ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
