import TableDiagnostics
import TableIR
import YAMLSyntax

/// The cost of decoding, in steps.
enum DecodingCost {
  /// A byte of a file, which is read, and a node of its tree, which is kept.
  static let byte = 3
  static let node = 16
  /// A key of a mapping, or an element of a list.
  static let element = 16
  /// A row, however it is made: it is kept, and its id is compared with the others.
  static let row = 250
  /// A custom view of a row, which each row keeps for itself.
  static let view = 900
  /// A template that is read again for a row, because its text has placeholders.
  static let template = 400
  /// A change of a view, which is taken apart and put together again; its keys cost the same as others.
  static let viewChange = 200
  /// A variant is a whole row too.
  static let variant = 500
  /// A byte of an image, which is kept and written into pictures as base64.
  static let imageByte = 4
}

extension SpecDecoder {
  /// Pays for elements or keys.
  func spend(elements: Int) { spend(DecodingCost.element, times: elements + 1) }

  /// Pays for something. A row that is written once costs what its author wrote; one that is repeated or starts from a template may
  /// contain a thousand views each time, and is named where that becomes too much.
  func spend(_ steps: Int, times: Int = 1) {
    guard !work.isSpent else { return }
    work.spend(steps, times: times)
    if work.isSpent { reportTooMuchWork() }
  }

  /// Reports that the spec costs too much, where something that is repeated, or started from a template, is being read.
  func reportTooMuchWork() {
    let help = "raise the limit with --max-work if you trust the spec"
    guard let expansion else {
      let whole = source.range(source.tree.documents[0])
      effects.bag.add(
        Diagnostic(code: .tooMuchWork, message: "the spec exceeds the work limit", range: whole, help: help))
      return
    }
    effects.bag.add(
      Diagnostic(
        code: .tooManyRepeats, message: "repeated rows and templates exceed the expansion limit", range: expansion,
        label: "the limit is exceeded here", help: "repeat less, or \(help)"))
  }

  /// Reads something that may be read many times, until the budget is spent.
  func expanding<Result>(_ entry: NodeID, _ body: () -> Result) -> Result {
    let outer = expansion
    expansion = expansion ?? source.range(entry)
    defer { expansion = outer }
    return body()
  }
}

extension Row {
  /// The cost of what is kept of the row, with its template's part, in steps.
  var weight: Int {
    views.reduce((text?.string.utf8.count ?? 0) + (detailText?.string.utf8.count ?? 0)) { sum, view in
      guard case .label(let text) = view.content else { return sum + DecodingCost.view }
      return sum + DecodingCost.view + text.string.utf8.count
    }
  }
}
