/// A property of an element that a spec cannot express. It stands in the spec as a comment, and in the report.
package struct ImportLoss: Hashable, Sendable {
  /// Interface Builder's id of the element, such as `gmh-Xs-mK7`.
  package var element: String
  /// What was left out, in the words of Interface Builder's file: `textField.borderStyle = line`.
  package var property: String
  /// What it means for the table; one line, lower case, without a full stop.
  package var reason: String
  /// Whether frames may differ because of it.
  package var changesFrames: Bool
  /// Of the document; counted from 1.
  package var line: Int
  /// Of the line; counted from 1.
  package var column: Int

  package init(
    element: String, property: String, reason: String, changesFrames: Bool, line: Int, column: Int = 1
  ) {
    self.element = element
    self.property = property
    self.reason = reason
    self.changesFrames = changesFrames
    self.line = line
    self.column = column
  }
}

/// Which element a part of the spec was made from.
package struct ImportOrigin: Hashable, Sendable {
  /// A row, a section, the table, its header or footer, or a view in one of them.
  package enum Part: Hashable, Sendable {
    case table
    case tableHeader
    case tableFooter
    case section(String)
    case sectionHeader(String)
    case sectionFooter(String)
    case row(String)
    /// UIKit's own view of a row by its property: `contentView`, `textLabel`, `detailTextLabel`, `imageView`, `accessoryView`.
    case rowView(row: String, property: String)
    /// A view of a row by its id in the spec.
    case view(row: String, id: String)
    /// A constraint of a row, a header or a footer in its list, as it is written.
    indirect case constraint(owner: Part, text: String)
    /// A view of the table's or a section's header or footer by its id in the spec; `owner` is its part.
    indirect case headerFooterView(owner: Part, id: String)

    /// Whether it is something with a frame.
    var isView: Bool { if case .constraint = self { false } else { true } }
  }

  package var part: Part
  /// Interface Builder's id.
  package var element: String

  package init(_ part: Part, element: String) {
    self.part = part
    self.element = element
  }
}

/// A table of a document, as a spec.
package struct ImportedTable: Sendable {
  /// Interface Builder's id of the table view, or of the cell or view that stands for one in a xib.
  package var element: String
  /// What the spec's file is called, without its extension.
  package var name: String
  /// What it would be called after its document.
  package var documentName: String
  /// The spec.
  package var spec: DraftMapping
  package var losses: [ImportLoss]
  package var origins: [ImportOrigin]
  /// The ids of the views of its rows, headers and footers, by those of their elements.
  package var viewIDs: [String: String]

  /// The ids of its sections, rows and views by the ids of their elements, for the next import.
  package var ids: [String: String] {
    var ids = viewIDs
    for origin in origins {
      switch origin.part {
      case .row(let id), .section(let id): ids[origin.element] = id
      default: break
      }
    }
    return ids
  }

  package init(
    element: String, name: String, documentName: String? = nil, spec: DraftMapping, losses: [ImportLoss],
    origins: [ImportOrigin],
    viewIDs: [String: String] = [:]
  ) {
    self.element = element
    self.name = name
    self.documentName = documentName ?? name
    self.spec = spec
    self.losses = losses
    self.origins = origins
    self.viewIDs = viewIDs
  }
}
