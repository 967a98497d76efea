import TableSupport

/// What the import of one table knows and collects.
package struct ImportContext {
  package let document: InterfaceDocument
  package private(set) var losses: [ImportLoss] = []
  /// What does not stand in the spec as comments yet, in its order.
  private var uncommented: [(place: Int, comment: String)] = []
  /// How much was told so far.
  private var told = 0
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
    if !isOfCode, let loss = losses.last { tell(loss.comment) }
  }

  /// Records what a comment beside the mapping that is being made is to say.
  mutating func tell(_ comment: String) {
    uncommented.append((told, comment))
    told += 1
  }

  /// A place in what was recorded.
  package struct Mark {
    fileprivate var losses: Int
    fileprivate var told: Int

    package static let start = Mark(losses: 0, told: 0)
  }

  /// The place after what was recorded so far.
  package var mark: Mark { Mark(losses: losses.count, told: told) }

  /// Adds the losses of another import of the same element that this one does not have.
  ///
  /// - Parameter mark: the place before this import of the element.
  package mutating func add(_ others: [ImportLoss], since mark: Mark) {
    let known = Set(losses[mark.losses...])
    for loss in others where !known.contains(loss) {
      losses.append(loss)
      tell(loss.comment)
    }
  }

  /// What was told since a place, as comments for the mapping that it is about. What stands at a mapping inside of it is not repeated.
  package mutating func comments(since mark: Mark) -> [String] {
    let first = uncommented.lastIndex { $0.place < mark.told }.map { $0 + 1 } ?? 0
    defer { uncommented.removeSubrange(first...) }
    var seen: Set<String> = []
    return uncommented[first...].map(\.comment).filter { seen.insert($0).inserted }
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
