import TableParsing

extension Naming.Thing {
  /// Of what can be renamed.
  var noun: String? {
    switch self {
    case .template: "template"
    case .row: "row"
    case .section: "section"
    case .view: "view"
    case .className: "class"
    case .constraint, .container, .symbol, .stringKey, .color, .image, .profile, .part, .folder, .path: nil
    }
  }
}
