import TableIR
import TableLayout

/// A control and the texts that are laid out in it, which are in its space.
struct ControlParts: Sendable {
  var control: Control
  var labels: [LabelNode]
}

/// A kind of control with the members that it has, in views and in accessories alike.
struct ControlRecord: Sendable {
  let name: String
  /// A control before its members are read.
  let blank: Control.Kind
  let members: Members<ControlParts>
  /// Takes what the layout tells only by frames over into the control.
  let finish: @Sendable (inout ControlParts, Size) -> Void

  /// - Parameters:
  ///   - texts: the members for what is laid out in it.
  ///   - finish: what follows from the size in points.
  init<Value>(
    _ blank: Value, _ embed: @escaping @Sendable (Value) -> Control.Kind,
    _ extract: @escaping @Sendable (Control.Kind) -> Value?, _ members: [Member<Value>],
    texts: [Member<ControlParts>] = [],
    finish: @escaping @Sendable (inout Value, Size) -> Void = { _, _ in }
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

  /// - Parameter isText: whether it is a view, of which a label's text is the view's own.
  static func write(_ parts: ControlParts, isText: Bool, _ writer: inout LayoutWriter) {
    if isText, case .label = parts.control.kind, let label = parts.labels.first {
      Members.enabled.write(parts, &writer)
      Members.text.write(label, &writer)
    } else {
      of(parts.control.kind).members.write(parts, &writer)
    }
  }

  static func read(
    _ parts: inout ControlParts, size: Size, isText: Bool, _ source: LayoutNode, _ decoder: inout LayoutDecoder
  ) throws(LayoutProblem) {
    if isText, case .label = parts.control.kind, source.member("text") != nil {
      var label = LabelNode.blank(Rect(x: 0, y: 0, width: size.width, height: size.height))
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

extension Telling<[LabelNode]> {
  /// Each as a view of its own: `wifi.title`, or where there are several `days.title 2`.
  static let titles = own("as views of their own, named after the control") { labels, lister in
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
    "where in its space what is no text stands, of a control that does not fill its frame",
    // Where it stands follows from the frame, and so does a side that is as long.
    .own(Property.drawnSize.words) { rect, lister in
      let height = String(decimal: rect.height)
      let isWide = rect.width < lister.current.frame.width
      lister.add(.drawnSize, Told(isWide ? "\(String(decimal: rect.width)) × \(height)" : height))
    })

  /// The one text of a control.
  static func title(
    _ key: StaticString, _ doc: String, if isShown: @escaping @Sendable (Control.Kind) -> Bool = { _ in true },
    set: @escaping @Sendable (inout Control.Kind, String) -> Void
  ) -> Member {
    Member(
      key, .object(.label), doc, .own(Telling.titles.words) { Telling.titles.list([$0], &$1) }
    ) {
      isShown($0.control.kind) ? $0.labels.first : nil
    } set: {
      $0.labels.append($1)
      set(&$0.control.kind, $1.text)
    }
  }
}

extension Members<ControlParts> {
  /// Of a label that is a view.
  fileprivate static let enabled = Members([.enabled])
}
