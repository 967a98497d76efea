import TableDiagnostics
import TableIR
import YAMLSyntax

/// What repeated rows and templates may still make of a few lines.
///
/// A row that is written once costs what its author wrote. One that is repeated, or that starts from a template, can
/// hold a thousand views in every turn: that many rows are allowed does not mean that they may be of any size.
struct RepeatBudget {
  private(set) var left: Int
  var isExhausted: Bool { left < 0 }

  /// A kilobyte a row: ten keys, some views and a few sentences.
  init(rows: Int) {
    let (product, isOverflow) = rows.multipliedReportingOverflow(by: 1_024)
    left = isOverflow ? .max : product
  }

  mutating func spend(_ bytes: Int) {
    if left >= 0 { left -= bytes }
  }
}

extension SpecDecoder {
  /// Takes elements or keys of a repeated row from the budget, 16 bytes each.
  func spend(elements: Int) { spend(bytes: 16 * (elements + 1)) }

  func spend(bytes: Int) {
    guard !budget.isExhausted else { return }
    budget.spend(bytes)
    guard budget.isExhausted, let expansion else { return }
    bag.add(
      Diagnostic(
        code: .tooManyRepeats, message: "repeated rows and templates make too much of this spec", range: expansion,
        label: "what they hold passes the limit here",
        help: "repeat less, or raise the limit with --max-rows if the spec is yours"))
  }

  /// Reads something that may be read again and again, for which the budget pays.
  func expanding<Result>(_ entry: NodeID, _ body: () -> Result) -> Result {
    let outer = expansion
    expansion = expansion ?? source.range(entry)
    defer { expansion = outer }
    return body()
  }
}

extension Row {
  /// About how much the row holds, in bytes, a template's part included.
  var weight: Int {
    views.reduce((text?.string.utf8.count ?? 0) + (detailText?.string.utf8.count ?? 0)) { sum, view in
      guard case .label(let text) = view.content else { return sum + 32 }
      return sum + 32 + text.string.utf8.count
    }
  }
}
