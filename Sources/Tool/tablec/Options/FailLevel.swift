import ArgumentParser
import TableDiff

/// From which class of change on a comparison fails (`--fail-on`, `failOn`).
enum FailLevel: String, CaseIterable, ExpressibleByArgument {
  case breaking, layout, visual, accessibility, text
  /// Every change, visible or not.
  case any
  /// No change.
  case none

  /// The least severe class that fails; nil if none does.
  var least: ChangeClass? {
    switch self {
    case .breaking: .breaking
    case .layout: .layout
    case .visual: .visual
    case .accessibility: .accessibility
    case .text: .text
    case .any: ChangeClass.none
    case .none: nil
    }
  }
}
