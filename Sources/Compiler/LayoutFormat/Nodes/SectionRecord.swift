import TableIR
import TableLayout

extension Record<SectionNode> {
  // Read in place: the whole cell would be copied for it.
  private static let selection = StoredProperty(\CellNode.selection)

  static let section = Record(
    "section", summary: "A section: from the top of its header to the bottom of its footer.",
    blank: { _, _ in SectionNode(id: "", frame: .zero) }, finish: { section, _ in section.roundCards() },
    [
      Member(
        "id", \.likelyID, .text, "from the spec, or generated from the section's place",
        .unreported("sections are matched by it")),
      Member(
        "hasOwnID", .only(true), "whether the id is from the spec although it looks generated",
        .unreported("it belongs to the id")
      ) {
        $0.pointee.hasOwnID && Section.looksMade($0.pointee.id) ? true : nil
      } set: {
        $0.hasOwnID = $1
      },
      Member("frame", \.frame, .rect, "in the table's content space", .unreported("it follows from its rows")),
      .source(\.location),
      .supplementary("header", \.header, isHeading: true),
      Member(
        "rows", \.rows,
        .array(of: .cell, inline: (false, false)) { cell, _, writer in
          selection.visit(cell) { writer.context.showsSelection = $0.pointee.shows }
        } writeAll: { _, write, writer in
          writer.writeRows(write)
        },
        "from top to bottom",
        .unreported("each is compared with the matching row")),
      .supplementary("footer", \.footer),
    ])
}

extension SectionNode {
  /// The id, classified by its form.
  fileprivate var likelyID: String {
    get { id }
    set { (id, hasOwnID) = (newValue, !Section.looksMade(newValue)) }
  }

  /// The corner radius of a card is written only for its first and last rows; rows between them are part of the same card.
  fileprivate mutating func roundCards() {
    var radius = 0.0
    for index in rows.indices {
      if rows[index].position == .middle {
        rows[index].cornerRadius = radius
      } else {
        radius = rows[index].cornerRadius
      }
    }
  }
}

// MARK: Headers and footers

extension Record<SupplementaryNode> {
  static let supplementary = Record(
    "supplementary", summary: "A header or footer of the table or of a section, in the table's content space.",
    blank: { _, _ in SupplementaryNode(frame: .zero) },
    [
      Member("class", \.className, .text, "a custom class", .text(.className)),
      Member("frame", \.frame, .rect, "in the table's content space", .frame),
      // One without a title and views only takes up space.
      .source(\.location) { $0.textLabel != nil || !$0.subviews.isEmpty },
      Member(
        "pinned", \.isPinned, .only(true), unless: false,
        "whether it is kept on the screen while its section is scrolled, away from its position in the layout",
        .flag(.pinned, "yes")),
      Member(
        Member<ShapedFill>.background.flatMap { $0.fields() }.map(\.asOptional),
        write: { node, writer in if let fill = node.pointee.background { Members.background.write(fill, &writer) } },
        read: { source, decoder, node throws(LayoutProblem) in
          guard source.member("background") != nil else { return }
          var fill = ShapedFill.clear
          try Members.background.read(source, &decoder, &fill)
          node.background = fill
        },
        list: { node, lister in if let fill = node.pointee.background { Members.background.list(fill, &lister) } }),
      Member("textLabel", \.textLabel, .object(.title), "the title", .view("textLabel", .title)),
      Member("subviews", \.subviews, .subviews, unless: [], "in its own space", .views()),
      .accessibility({ $0.pointee.spoken }) { $0.accessibility = $1 },
      .elements { $0.elements(of: $1.pointee, "", isHeader: $2.isHeading) },
    ])
}

extension Member<ShapedFill> {
  /// `background` and its shape.
  static let background: [Member] = [fill("background"), layer]
}

extension Members<ShapedFill> {
  static let background = Members(Member<ShapedFill>.background)
}

extension Member {
  /// A header or footer.
  ///
  /// - Parameter isHeading: whether it is the header of a section.
  static func supplementary(
    _ key: StaticString, _ path: WritableKeyPath<Node, SupplementaryNode?> & Sendable, isHeading: Bool = false
  ) -> Member {
    let form = Form<SupplementaryNode>.object(.supplementary, inline: { $0.pointee.subviews.isEmpty })
    let written = Form(
      form.schema(), noun: form.noun,
      writer: { node, writer in
        writer.context.isHeading = isHeading
        form.writer(node, &writer)
        writer.context.isHeading = false
      }, read: form.read)
    return Member(
      key, path, written, "",
      .unreported("each is compared with the matching one"))
  }

  /// The place of the node in the spec, if locations are written.
  static func source(
    _ path: WritableKeyPath<Node, SourceLocation> & Sendable,
    if isWritten: @escaping @Sendable (Node) -> Bool = { _ in true }
  ) -> Member {
    Member(
      [
        Field(
          key: "source", schema: Form<Node>.reference("source"), noun: "an object", presence: .optional,
          doc: "its place in the spec, with --source-map", reported: "as the place of changes")
      ],
      write: { node, writer in
        if writer.context.files != nil, isWritten(node.pointee) { writer.write(node.pointee[keyPath: path]) }
      },
      read: { source, decoder, node throws(LayoutProblem) in node[keyPath: path] = try decoder.location(source) },
      list: { node, lister in lister.current.location = node.pointee[keyPath: path] })
  }
}

extension LayoutWriter {
  fileprivate mutating func write(_ location: SourceLocation) {
    guard let files = context.files else { return }
    json.key("source")
    json.beginObject(inline: true)
    json.key("file")
    json.string(files.indices.contains(Int(location.file)) ? files[Int(location.file)] : "")
    json.key("line")
    json.integer(Int(location.line))
    json.endObject()
  }
}
