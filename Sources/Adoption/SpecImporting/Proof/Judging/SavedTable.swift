import TableIR
import TableLayout

/// What a document was saved with for an imported table.
struct SavedTable {
  struct Row {
    var id: String
    var cell: XMLElement
    var frame: LayoutRect
    /// What stands in its contentView, and that.
    var parts: [Part] = []
    var accessories: [Part] = []
    /// Why its height, which is that of its content, is not judged; nil if it is.
    var doubt: ProofRule?
  }

  /// A header or a footer with a view of its own, and what stands in it.
  struct Supplementary {
    var parts: [Part] = []
  }

  struct Part {
    var origin: ImportOrigin
    var kind: ProofKind
    var frame: LayoutRect
    var element: XMLElement
    var standing = ProofFrame.Standing.judged
  }

  var rows: [Row] = []
  var supplementaries: [Supplementary] = []
  /// How many elements have no frame, and how many are hidden.
  var unsaved = 0
  var hidden = 0

  init(
    _ imported: ImportedTable, document: InterfaceDocument, resources: InterfaceResources, faces: FontFaces? = nil
  ) {
    var places: [String: Int] = [:]
    var owners: [ImportOrigin.Part: Int] = [:]
    /// What the frames of views in a contentView, a header or a footer prove.
    var standings: [String: ProofFrame.Standing] = [:]
    let traits = DocumentTraits(document)
    func isShown(_ element: XMLElement) -> Bool {
      guard element.flag("hidden") == true else { return true }
      hidden += 1
      return false
    }
    for origin in imported.origins {
      guard origin.part.isView, let element = document.element(origin.element) else { continue }
      switch origin.part {
      case .rowView(let row, "contentView"):
        let content = Self.content(of: element, traits, resources, faces)
        standings.merge(content?.standings ?? [:]) { first, _ in first }
        if let place = places[row] { rows[place].doubt = content?.rule }
      case .tableHeader, .tableFooter, .sectionHeader, .sectionFooter:
        standings.merge(Self.content(of: element, traits, resources, faces)?.standings ?? [:]) { first, _ in first }
      default: break
      }
      guard let frame = element.savedFrame else {
        if case .section = origin.part { continue }
        unsaved += 1
        continue
      }
      switch origin.part {
      case .table, .section, .constraint: break
      case .row(let id):
        guard places[id] == nil else { continue }
        places[id] = rows.count
        rows.append(Row(id: id, cell: element, frame: frame))
      case .rowView(let row, _), .view(let row, _):
        guard let place = places[row], let kind = ProofKind(origin.part, element), isShown(element) else { continue }
        let part = Part(origin: origin, kind: kind, frame: frame, element: element)
        if kind == .accessoryView {
          rows[place].accessories.append(part)
        } else if element.isInContentView {
          rows[place].parts.append(part)
        }
      case .tableHeader, .tableFooter, .sectionHeader, .sectionFooter:
        owners[origin.part] = supplementaries.count
        let part = Part(origin: origin, kind: .header, frame: frame, element: element)
        supplementaries.append(Supplementary(parts: [part]))
      case .headerFooterView(let owner, _):
        // A header that is itself what the spec shows in one was saved where it stands in the table.
        guard element["key"] == nil, let place = owners[owner], let kind = ProofKind(origin.part, element),
          isShown(element)
        else { continue }
        supplementaries[place].parts.append(Part(origin: origin, kind: kind, frame: frame, element: element))
      }
    }
    for row in rows.indices { rows[row].parts.stand(standings) }
    for header in supplementaries.indices { supplementaries[header].parts.stand(standings) }
  }

  /// How many frames of rows, and in them, can be judged.
  var frameCount: Int { rows.reduce(0) { $0 + 1 + $1.parts.count } }

  private static func content(
    of root: XMLElement, _ traits: DocumentTraits, _ resources: InterfaceResources, _ faces: FontFaces?
  ) -> SavedContent? {
    SavedContent(root, around: root.parent?.rect("frame"), traits: traits) { element in
      guard case .font(let font) = resources.font(element), let variant = font.variant, let family = variant.family
      else { return true }
      return NamedTypeface.isKnown(family) || faces?.has(variant) ?? false
    } images: { view in
      view["image"].map { resources.image($0, isSymbol: false).size != nil } ?? true
    }
  }
}

extension SavedContent {
  fileprivate var standings: [String: ProofFrame.Standing] {
    unconstrained.reduce(into: doubts.mapValues { .aside($0) }) { $0[$1] = .asSaved }
  }
}

extension [SavedTable.Part] {
  fileprivate mutating func stand(_ standings: [String: ProofFrame.Standing]) {
    for index in indices {
      if let standing = self[index].element.id.flatMap({ standings[$0] }) { self[index].standing = standing }
    }
  }
}

extension ProofKind {
  /// Nil for what is not shown.
  fileprivate init?(_ part: ImportOrigin.Part, _ element: XMLElement) {
    switch part {
    case .rowView(_, "contentView"): self = .contentView
    case .rowView(_, "textLabel"): self = .textLabel
    case .rowView(_, "detailTextLabel"): self = .detailTextLabel
    case .rowView(_, "imageView"): self = .imageView
    case .rowView(_, "accessoryView"): self = .accessoryView
    case .view, .headerFooterView: self = element.name == "label" ? .label : .view
    default: return nil
    }
  }
}

extension XMLElement {
  /// Of a switch that was placed by hand, Interface Builder saves the alignment rectangle, which is two points narrower; one that a constraint
  /// makes 47 wide has a frame of 49.
  fileprivate var savedFrame: LayoutRect? {
    guard var frame = rect("frame") else { return nil }
    if name == "switch", frame.width == 49, !isFixedAt47 { frame.width = 51 }
    return frame
  }

  private var isFixedAt47: Bool {
    child("constraints")?.children.contains { constraint in
      constraint["firstAttribute"] == "width" && constraint["secondItem"] == nil && constraint.number("constant") == 47
    } ?? false
  }

  fileprivate var isInContentView: Bool {
    self["key"] == "contentView" || parent?.isInContentView ?? false
  }
}
