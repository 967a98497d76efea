import TableIR
import TableLayout
import TableSupport

extension Record<Environment> {
  static let environment = Record(
    "environment", summary: "The environment that the table is shown in.",
    blank: { _, _ in Environment(size: .zero, scale: 1, ios: 1) },
    finish: { environment, _ in
      if let device = environment.device.flatMap(Device.named) {
        environment.safeArea = Screen.device(device).safeArea(held: environment.orientation, ios: environment.ios)
      }
    },
    [
      Member("name", \.name, .text, "if the spec or the flags ask for several", .unreported(whole)),
      Member("device", \.device, .text, "", .unreported(whole)),
      Member("size", \.tableSize, .size, "of the table", .unreported(whole)),
      Member(
        "window", .size, "the size of the app's window, if the table is in one column of it", .unreported(whole)
      ) {
        $0.pointee.windowSize == $0.pointee.size ? nil : $0.pointee.windowSize
      } set: {
        $0.windowSize = $1
      },
      Member(
        "split", .word(of: [.collapsed, .expanded]), "the split view around the table, if there is one",
        .unreported(whole)
      ) {
        $0.pointee.split.kind == .none ? nil : $0.pointee.split.kind
      } set: {
        switch $1 {
        case .none: break
        case .collapsed: $0.split = .collapsed
        case .expanded: $0.split = .expanded(primaryWidth: $0.windowSize == $0.size ? nil : $0.size.width)
        }
      },
      Member("scale", \.scale, .scale, "pixels per point", .unreported(whole)),
      Member("idiom", \.idiom, .word, "", .unreported(whole)),
      Member("orientation", \.orientation, .word, "", .unreported(whole)),
      Member("appearance", \.userInterfaceStyle, .word, "", .unreported(whole)),
      Member("level", \.level, .word, unless: .base, "if it is elevated", .unreported(whole)),
      Member("contrast", \.contrast, .word, unless: .normal, "if it is high", .unreported(whole)),
      Member("legibilityWeight", \.legibilityWeight, .word, unless: .regular, "if it is bold", .unreported(whole)),
      Member("ios", \.ios, .integer(1...999), "the major version", .unreported(whole)),
      Member(
        "contentSize", \.contentSizeCategory, .word, unless: .large, "UIContentSizeCategory, if it is not large",
        .unreported(whole)),
      Member("language", .text, "of the texts, if one was asked for", .unreported(whole)) {
        $0.pointee.language?.text
      } set: {
        $0.language = LanguageTag($1)
      },
      Member("direction", \.layoutDirection, .word(of: [.rightToLeft]), unless: .leftToRight, "", .unreported(whole)),
      Member(
        "editing", \.isEditing, .only(true), unless: false, "whether the table is being edited", .unreported(whole)),
    ])

  private static let whole = "the environment is reported for the whole table"
}

extension Environment {
  /// The table's size, which is also the window's unless that is set.
  fileprivate var tableSize: LayoutSize {
    get { size }
    set { (size, windowSize) = (newValue, newValue) }
  }
}

extension Form<Double> {
  fileprivate static let scale = Form(number.schema(), noun: number.noun, writer: number.writer) {
    node, key, _ throws(LayoutProblem) in
    guard let scale = try node.numberIfPresent(key) else { return nil }
    guard (1...16).contains(scale) else { throw node.wrong(key, "a number from 1 to 16", .number(scale)) }
    return scale
  }
}
