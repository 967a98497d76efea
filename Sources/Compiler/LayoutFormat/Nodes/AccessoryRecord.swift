import TableIR
import TableLayout
import TableSupport

extension Record<AccessoryNode> {
  static let accessory = record(
    "accessoryView", summary: "The accessory at the trailing edge of a row.",
    [
      Member("frame", \.frame, .rect, "in the cell's space", .frame),
      .derived(
        "hitArea", .rect, .optional, "the area in which it receives taps itself, in the cell's space",
        .unreported("it follows from other members")
      ) { $0.pointee.hitArea },
    ],
    parts: [
      .part("detailButton", { .detailButton($0) }) {
        if case .detailButton(let rect) = $0 { rect } else { nil }
      },
      .part("disclosureIndicator", { .disclosureIndicator($0) }) {
        if case .disclosureIndicator(let rect) = $0 { rect } else { nil }
      },
      .subviews, .pieces,
    ])

  /// An accessory that has no position yet.
  static let editingAccessory = record(
    "editingAccessoryView", summary: "The accessory at the trailing edge of a row while its table is being edited.",
    [
      Member("size", .size, "in points", .own("its frame") { $1.current.frame.size = $0 }) {
        $0.pointee.frame.size
      } set: {
        $0.frame.size = $1
      }
    ], parts: [.subviews])

  private static func record(
    _ name: String, summary: String, _ place: [Member<AccessoryNode>], parts: [Member<AccessoryNode>]
  ) -> Record {
    Record(
      name, summary: summary,
      blank: { source, _ throws(LayoutProblem) in
        let kind = try source.string("kind")
        guard let accessory = AccessoryContent.blank(kind) else {
          throw source.wrong("kind", "the kind of an accessory", .string(kind))
        }
        return AccessoryNode(accessory: accessory, frame: .zero)
      },
      Member.kind + place + [
        AccessoryContent.member, .inline(parts) { !$0.pointee.parts.isEmpty },
        .accessibility({ $0.pointee.accessory.spoken }) { $0.accessory.accessibility = $1 },
      ])
  }
}

extension Member<AccessoryNode> {
  fileprivate static let kind: [Member] = [
    // The accessory is created from it.
    .derived("kind", .word(of: AccessoryContent.kinds), .always, "", .text(.kind)) { $0.pointee.accessory.kind },
    Member("active", \.isActive, .bool, "whether it receives taps itself", .action),
    Member(
      "indicatorColor", \.indicatorColor, .color, "of a disclosure indicator, if it is not UIKit's own", .color(.color)),
  ]

  /// A piece of an accessory that is drawn in several.
  fileprivate static func part(
    _ key: StaticString, _ embed: @escaping @Sendable (LayoutRect) -> AccessoryNode.Part,
    _ extract: @escaping @Sendable (AccessoryNode.Part) -> LayoutRect?
  ) -> Member {
    Member(key, .object(.part), "in the accessory's own space", .unreported("the pieces are reported together")) {
      $0.pointee.parts.lazy.compactMap(extract).first
    } set: {
      $0.parts.append(embed($1))
    }
  }

  /// The subviews of a plain view.
  fileprivate static let subviews = Member(
    "subviews", .subviews, "of a plain view, in its space", .views(inStack: true)
  ) {
    let views = $0.pointee.subviews
    return views.isEmpty ? nil : views
  } set: {
    $0.parts += $1.map { .subview($0) }
  }

  /// The sizes and vertical positions of the pieces of an accessory that is drawn in several.
  fileprivate static let pieces = Member([], write: { _, _ in }, read: { _, _, _ in }) { node, lister in
    let pieces = node.pointee.parts.compactMap { part -> String? in
      switch part {
      case .detailButton(let rect), .disclosureIndicator(let rect):
        "\(String(decimal: rect.width)) × \(String(decimal: rect.height)) at \(String(decimal: rect.y))"
      default: nil
      }
    }
    if pieces.count > 1 { lister.add(.drawnSize, ReportedValue(pieces.joined(separator: ", "))) }
  }
}

extension Record<LayoutRect> {
  static let part = Record(
    "part", summary: "A piece of an accessory, of which only the frame is written.", blank: { _, _ in .zero },
    [Member("frame", \.self, .rect, "", .unreported("the pieces of an accessory are reported together"))])
}

/// The kinds of accessories, each with the members that it has in addition to the common ones.
enum AccessoryContent {
  private static let standard: [Accessory] = [
    .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark,
  ]
  private static let own: [Accessory] = [
    .image(.blank(.zero)), .view(PlainView(size: .zero)),
  ]

  private static let controls = ControlRecord.all.filter { record in !standard.contains { $0.kind == record.name } }

  static let kinds = (standard + own).map(\.kind) + controls.map(\.name)

  static func blank(_ kind: String) -> Accessory? {
    (standard + own).first { $0.kind == kind } ?? ControlRecord.named(kind).map { .control(Control($0.blank)) }
  }

  static let member = Member<AccessoryNode>(
    Field.union(
      [
        ("image", Members.pair.fields()), ("view", plain.fields()),
      ] + controls.map { ($0.name, $0.members.fields()) }),
    write: { node, writer in
      switch node.pointee.accessory {
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
      case .image(let image, let highlighted, _, _):
        Members.pair.write(ImagePair(image: image, highlighted: highlighted), &writer)
      case .control(let control):
        ControlRecord.write(ControlParts(control: control, labels: node.pointee.labels), isText: false, &writer)
      case .view(let view): plain.write(view, &writer)
      }
    },
    read: { source, decoder, node throws(LayoutProblem) in
      let size = node.frame.size
      switch node.accessory {
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
      case .image:
        var pair = ImagePair(image: .blank(size))
        try Members.pair.read(source, &decoder, &pair)
        node.accessory = .image(pair.image, highlighted: pair.highlighted)
      case .control(let control):
        var parts = ControlParts(control: control, labels: [])
        try ControlRecord.read(&parts, size: size, isText: false, source, &decoder)
        node.accessory = .control(parts.control)
        node.parts = parts.labels.map(AccessoryNode.Part.title)
      case .view:
        var view = PlainView(size: size)
        try plain.read(source, &decoder, &view)
        node.accessory = .view(view)
      }
      node.accessory.isActive = node.isActive
    },
    list: { node, lister in
      switch node.pointee.accessory {
      case .none, .disclosureIndicator, .detailDisclosureButton, .detailButton, .checkmark: break
      case .image(let image, let highlighted, _, _):
        Members.pair.list(ImagePair(image: image, highlighted: highlighted), &lister)
      case .control(let control):
        ControlRecord.list(ControlParts(control: control, labels: node.pointee.labels), &lister)
      case .view(let view): plain.list(view, &lister)
      }
    })

  private static let plain = Members<PlainView>([
    Member("class", \.className, .text, "a custom class", .text(.className)),
    Member("color", \.look.background, .color, "", .color(.color)),
    .inline(\.look, Member<ViewLook>.common),
  ])
}

extension Members<ImagePair> {
  static let pair = Members(Member.images(\.image, highlighted: \.highlighted))
}
