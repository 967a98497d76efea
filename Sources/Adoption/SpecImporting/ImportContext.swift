import TableSupport

/// What the import of one table knows and collects.
package struct ImportContext {
  package let document: InterfaceDocument
  package private(set) var losses: [ImportLoss] = []
  /// The losses that do not stand in the spec as comments yet, in their order.
  private var uncommented: [Int] = []
  package private(set) var origins: [ImportOrigin] = []
  /// The ids that elements have already, by Interface Builder's ids.
  let knownIDs: [String: String]
  /// The ids that views have in the spec, by Interface Builder's ids; those that are not installed for the document's traits have one, too.
  private(set) var viewIDs: [String: String] = [:]

  /// What the import of the document may cost.
  let work: WorkMeter

  package init(
    document: InterfaceDocument, knownIDs: [String: String] = [:], work: WorkMeter = WorkMeter(limit: .max)
  ) {
    self.document = document
    self.knownIDs = knownIDs
    self.work = work
  }

  /// Records what the views of a row, a header or a footer are called.
  mutating func noteViews(of tree: ViewTree) { viewIDs.merge(tree.names) { first, _ in first } }

  /// Records what the spec cannot express.
  ///
  /// - Parameter isOfCode: Whether it is what the app's code does, or nothing that is known to be seen: it is reported, and the spec says nothing of it.
  package mutating func lose(
    _ property: String, of element: XMLElement, because reason: String, changesFrames: Bool, isOfCode: Bool = false
  ) {
    losses.append(
      ImportLoss(
        element: element.nearestID, property: property, reason: reason, changesFrames: changesFrames,
        line: element.line, column: element.column))
    if !isOfCode { uncommented.append(losses.count - 1) }
  }

  /// Adds the losses of another import of the same element that this one does not have.
  ///
  /// - Parameter count: How many losses there were before this import of the element.
  package mutating func add(_ others: [ImportLoss], since count: Int) {
    let known = Set(losses[count...])
    for loss in others where !known.contains(loss) {
      losses.append(loss)
      uncommented.append(losses.count - 1)
    }
  }

  /// The losses since a count of them, as comments for the mapping of what lost them. Those that stand at a mapping inside of it are not
  /// repeated.
  package mutating func comments(since count: Int) -> [String] {
    let first = uncommented.lastIndex { $0 < count }.map { $0 + 1 } ?? 0
    defer { uncommented.removeSubrange(first...) }
    var told: Set<String> = []
    return uncommented[first...].map { losses[$0].comment }.filter { told.insert($0).inserted }
  }

  package mutating func note(_ part: ImportOrigin.Part, from element: XMLElement) {
    guard let id = element.id else { return }
    note(ImportOrigin(part, element: id))
  }

  mutating func note(_ origin: ImportOrigin) { origins.append(origin) }
}

extension XMLElement {
  /// Its id, or that of the nearest element around it that has one.
  var nearestID: String { id ?? parent?.nearestID ?? "" }
}
