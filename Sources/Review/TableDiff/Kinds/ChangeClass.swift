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
  /// The same views look the same and are read in another way to those who listen to the screen.
  case accessibility
  /// A text changed.
  case text
  /// Nothing visible changed.
  case none

  /// The class of a change by its code, as `D01…` for what is breaking.
  public init(_ code: DiagnosticCode) {
    self.init(number: code.rawValue)
  }

  init(number: String) {
    let digits = number.utf8.dropFirst().prefix(2)
    self =
      Self.allCases.first {
        digits.count == 2 && digits.first == UInt8(ascii: "0") && digits.last == UInt8(ascii: "0") + $0.block
      } ?? .none
  }

  /// Worse classes come first.
  public static func < (left: ChangeClass, right: ChangeClass) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }

  /// The second digit of its codes.
  private var block: UInt8 {
    switch self {
    case .breaking: 1
    case .layout: 2
    case .visual: 3
    case .text: 4
    case .none: 5
    case .accessibility: 6
    }
  }
}
