import TableDiagnostics

import TableDiagnostics

/// What a change means to the users of the table, the worst first.
public enum ChangeClass: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Something that people or code relied on is gone, cannot be read or cannot be tapped.
  case breaking
  /// Something moved or has a different size, is new, or is gone without loss.
  case layout
  /// The same views in the same places look different.
  case visual
  /// A text changed.
  case text
  /// Nothing visible changed.
  case none

  /// The class of a change by its code: `D01…` is breaking, and so on down to `D05…`.
  public init(_ code: DiagnosticCode) {
    self.init(number: code.rawValue)
  }

  init(number: String) {
    let number = number.dropFirst().prefix(2)
    self = Self.allCases.first { number == "0\($0.rank + 1)" } ?? .none
  }

  /// Worse classes come first.
  public static func < (left: ChangeClass, right: ChangeClass) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .breaking: 0
    case .layout: 1
    case .visual: 2
    case .text: 3
    case .none: 4
    }
  }
}
