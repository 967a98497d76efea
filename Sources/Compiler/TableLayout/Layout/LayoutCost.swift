import TableIR

/// The cost of layout, in steps (``WorkMeter``): measured with tables of little else, in time or in memory, whichever is
/// more.
enum LayoutCost {
  /// A cell with its background and separator.
  static let row = 300
  static let section = 300
  /// A custom view.
  static let view = 1_000
  /// A text that is set, whatever its length.
  static let text = 60
  /// Asking a view of a stack for its size.
  static let stackedView = 60
  /// A byte of an image: each picture has its own copy.
  static let imageByte = 1

  /// A run of a text with several runs, which is measured and drawn separately.
  private static let run = 1_000

  /// A text's letters: those outside ASCII are looked up one by one, and a text that wraps is searched for places to break it, and measured
  /// part by part.
  static func letters(of text: Text, in style: Typesetter.Style) -> Int {
    let byte =
      switch ((text.lines ?? style.lines) == 1, text.string.isASCII) {
      case (true, true): 3
      case (true, false): 30
      case (false, true): 14
      case (false, false): 60
      }
    return text.string.utf8.count * byte + text.runs.count * run
  }

  /// Solving a system of views and constraints, by the number of both.
  static func solving(_ count: Int) -> Int { 500 * count + 5 * count * count }
  /// Preparing a new system, which all rows of its kind share.
  static func preparing(_ count: Int) -> Int { count * count * count }
  /// Finding the conflicts in a system.
  static func conflict(_ count: Int) -> Int { 22 * count * count }
}

extension Table {
  /// The total size of the images, in bytes.
  var imageBytes: Int {
    assets.reduce(0) { $0 + $1.variants.reduce(0) { $0 + $1.bytes.count } }
  }
}
