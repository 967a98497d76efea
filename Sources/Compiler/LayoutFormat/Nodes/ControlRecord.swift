import TableIR
import TableLayout

/// A control and the labels that are laid out in it, in its space.
struct ControlParts: Sendable {
  var control: Control
  var labels: [LabelNode]
}

/// A kind of control with its members, which are the same in views and in accessories.
struct ControlRecord: Sendable {
  let name: String
  /// A control before its members are read.
  let blank: Control.Kind
  let members: Members<ControlParts>
  /// Sets the values of the control that the layout contains only as frames.
  let finish: @Sendable (inout ControlParts, LayoutSize) -> Void

  /// - Parameters:
  ///   - texts: the members for the labels that are laid out in it.
  ///   - finish: sets the values that follow from the size, in points.
  init<Value>(
    _ blank: Value, _ embed: @escaping @Sendable (Value) -> Control.Kind,
    _ extract: @escaping @Sendable (Control.Kind) -> Value?, _ members: [Member<Value>],
    texts: [Member<ControlParts>] = [],
    finish: @escaping @Sendable (inout Value, LayoutSize) -> Void = { _, _ in }
  ) where Value: Sendable {
    let kind = embed(blank)
    name = Control(kind).name
    self.blank = kind
    self.members = Members(
      [
        Member.enabled, .drawnFrame,
        .inline(members, get: { extract($0.control.kind) ?? blank }, set: { $0.control.kind = embed($1) }),
      ] + texts)
    self.finish = { parts, size in
      guard var value = extract(parts.control.kind) else { return }
      finish(&value, size)
      parts.control.kind = embed(value)
    }
  }

  static func named(_ name: String) -> ControlRecord? { all.first { $0.name == name } }

  // MARK: Writing, reading, listing

  /// - Parameter isText: whether it is a view, in which case a label's text is that of the view.
  static func write(_ parts: ControlParts, isText: Bool, _ writer: inout LayoutWriter) {
    if isText, case .label = parts.control.kind, let label = parts.labels.first {
      Members.enabled.write(parts, &writer)
      Members.text.write(label, &writer)
    } else {
      of(parts.control.kind).members.write(parts, &writer)
    }
  }

  static func read(
    _ parts: inout ControlParts, size: LayoutSize, isText: Bool, _ source: LayoutNode, _ decoder: inout LayoutDecoder
  ) throws(LayoutProblem) {
    if isText, case .label = parts.control.kind, source.member("text") != nil {
      var label = LabelNode.blank(LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
      try Members.text.read(source, &decoder, &label)
      label.measure(decoder)
      parts.labels = [label]
      try Members.enabled.read(source, &decoder, &parts)
    } else {
      try of(parts.control.kind).members.read(source, &decoder, &parts)
    }
    of(parts.control.kind).finish(&parts, size)
  }

  static func list(_ parts: ControlParts, _ lister: inout ViewLister) {
    lister.current.isActive = parts.control.isActive
    of(parts.control.kind).members.list(parts, &lister)
  }
}

extension Reporting<[LabelNode]> {
  /// Each as a separate view: `wifi.title`, or `days.title 2` if there are several.
  static let titles = own("as separate views, named after the control") { labels, lister in
    let owner = lister.current.name
    for (index, label) in labels.enumerated() {
      lister.view(labels.count == 1 ? "\(owner).title" : "\(owner).title \(index + 1)") {
        Record.label.members.list(label, &$0)
      }
    }
  }
}

extension Member<ControlParts> {
  fileprivate static let enabled = Member(
    "enabled", \.control.isEnabled, .only(false), unless: true, "", .flag(.enabled, "no"))

  fileprivate static let drawnFrame = Member(
    "drawnFrame", \.control.drawnFrame, .rect,
    "for a control that does not fill its frame, the frame that is drawn, without text, in its own space",
    // The position follows from the frame, as does the width if it is the same.
    .own(Property.drawnSize.words) { rect, lister in
      let height = String(decimal: rect.height)
      let isWide = rect.width < lister.current.frame.width
      lister.add(.drawnSize, ReportedValue(isWide ? "\(String(decimal: rect.width)) × \(height)" : height))
    })

  /// The only label of a control.
  static func title(
    _ key: StaticString, _ doc: String, if isShown: @escaping @Sendable (Control.Kind) -> Bool = { _ in true },
    set: @escaping @Sendable (inout Control.Kind, String) -> Void
  ) -> Member {
    Member(
      key, .object(.label), doc, .own(Reporting.titles.words) { Reporting.titles.list([$0], &$1) }
    ) {
      isShown($0.pointee.control.kind) ? $0.pointee.labels.first : nil
    } set: {
      $0.labels.append($1)
      set(&$0.control.kind, $1.text)
    }
  }
}

extension Members<ControlParts> {
  /// The members of a label that is a view.
  fileprivate static let enabled = Members([.enabled])
}

extension ControlRecord {
  static let chevron = ControlRecord(
    Chevron(), Control.Kind.chevron, { if case .chevron(let value) = $0 { value } else { nil } },
    [
      Member(
        "color", .color, "", .color(.color),
        written: { chevron, context in
          let normal = chevron.pointee.color
          return context.showsSelection ? chevron.pointee.highlightedColor ?? normal : normal
        }, set: { $0.color = $1 }, listed: { $0.pointee.color }),
      Member("highlightedColor", \.highlightedColor, .color, "while the row is selected", .color(.highlightedColor)),
      Member(
        [
          Field(
            key: "normalColor", schema: #""anyOf": [{"type": "null"}, {"# + Form<Color>.color.schema() + "}]",
            noun: "a colour or null", presence: .optional,
            doc: "in the normal state, if the row shows that it is selected; null for UIKit's grey",
            reported: "not separately: it is the color in the normal state")
        ],
        write: { chevron, writer in
          guard writer.context.showsSelection else { return }
          writer.json.key("normalColor")
          if let color = chevron.pointee.color { color.write(to: &writer.json) } else { writer.json.null() }
        },
        read: { source, decoder, chevron throws(LayoutProblem) in
          guard source.object["normalColor"] != nil else { return }
          chevron.color = try Form.color.read(source, "normalColor", &decoder)
        }, list: { _, _ in }),
    ])
}
