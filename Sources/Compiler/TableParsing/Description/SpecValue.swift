import TableIR
import TableSupport

/// A value in the form of a spec: written by a shape, and readable by the same shape.
indirect enum SpecValue: Equatable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
  case list([SpecValue])
  case mapping([Entry])

  struct Entry: Equatable, Sendable {
    var key: String
    var value: SpecValue
  }

  var isMapping: Bool {
    if case .mapping = self { true } else { false }
  }

  /// The value in words, as the reference shows defaults.
  var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): String(decimal: number)
    case .boolean(let value): value.description
    case .list(let elements): "[\(elements.map(\.words).joined(separator: ", "))]"
    case .mapping(let entries): "{\(entries.map { "\($0.key): \($0.value.words)" }.joined(separator: ", "))}"
    }
  }
}

extension String {
  /// A number in its shortest form that reads as the same number.
  init(number: Double) {
    self = number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

/// The parts of a table that shapes need to write its values.
struct SpecWriter: Sendable {
  /// The images that values refer to by index.
  var assets: [ImageAsset] = []
  /// The meter for what is written; nil for values that no spec multiplies.
  var work: WorkMeter?

  /// In steps: a key that is compared with its default, and written if it differs.
  private static let costOfKey = 50

  /// Pays for a mapping with some keys, and returns whether that is within the limit.
  func spend(keys: Int) -> Bool {
    guard let work else { return true }
    work.spend(Self.costOfKey, times: keys)
    return !work.isSpent
  }
}
