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
    let digits = number.utf8.dropFirst().prefix(2)
    self =
      Self.allCases.first {
        digits.count == 2 && digits.first == UInt8(ascii: "0") && digits.last == UInt8(ascii: "1") + $0.rank
      } ?? .none
  }

  /// Worse classes come first.
  public static func < (left: ChangeClass, right: ChangeClass) -> Bool { left.rank < right.rank }

  private var rank: UInt8 {
    switch self {
    case .breaking: 0
    case .layout: 1
    case .visual: 2
    case .text: 3
    case .none: 4
    }
  }
}
