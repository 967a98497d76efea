import TableDiff
import TableEmission
import TableIR
import TableLayout
import TableSupport

/// What the page shows of the differences between two versions of a table in one environment.
package struct DiffScene: Sendable {
  package static let format = "tablec.preview.diff"
  package static let version = 1

  /// A picture of one of the versions.
  package struct Side: Sendable {
    /// In points.
    package var size: LayoutSize
    /// As UTF-8.
    package var picture: [UInt8]
    /// The origin of the table's content in the picture, in points.
    fileprivate var origin: LayoutPoint

    /// - Parameter limit: in bytes; a larger picture is cut off at some point after it and is unusable.
    package init(_ tree: LayoutTree, pictures: SVGOptions, limit: Int = .max) {
      let bounds = tree.table.pictureBounds
      size = bounds.size
      origin = LayoutPoint(x: -bounds.x, y: -bounds.y)
      picture = SVGEmitter(options: pictures).emit(tree, cutAfter: limit)
    }
  }

  /// What it is compared with: `HEAD`, `merge-base`, a path.
  package var against: String
  /// The result in words: `2 changes: 1 breaking, 1 visual`.
  package var words: String
  package var before: Side?
  package var after: Side?
  package var changes: [Change]
  /// Why there is nothing to show, if there is a reason: `there is no revision 'x'`.
  package var problem: String?

  package init(
    against: String, words: String, before: Side? = nil, after: Side? = nil, changes: [Change] = [],
    problem: String? = nil
  ) {
    self.against = against
    self.words = words
    self.before = before
    self.after = after
    self.changes = changes
    self.problem = problem
  }

  /// The differences between two laid-out tables.
  package init(
    _ diff: LayoutDiff, against: String, before: LayoutTree, after: LayoutTree, pictures: SVGOptions,
    limit: Int = .max
  ) {
    self.init(
      against: against, words: Self.words(diff.changes), before: Side(before, pictures: pictures, limit: limit),
      after: Side(after, pictures: pictures, limit: limit), changes: diff.changes)
  }

  /// `no differences`, or `3 changes: 1 breaking, 2 visual`.
  package static func words(_ changes: [Change]) -> String {
    var counts = ChangeCounts()
    for change in changes { counts.add(change.changeClass) }
    guard let words = counts.words else { return "no differences" }
    return "\(changes.count == 1 ? "1 change" : "\(changes.count) changes"): \(words)"
  }

  /// The same for a table in all environments, where what is different in several of them counts once.
  package static func words(_ scenes: [DiffScene]) -> String {
    if let problem = scenes.lazy.compactMap(\.problem).first { return problem }
    var all: [Change] = []
    var counts: [String: Int] = [:]
    for scene in scenes {
      var own: [String: Int] = [:]
      for change in scene.changes {
        // The words of a change are others in another language.
        let key = "\(change.code.rawValue) \(change.place.path)"
        own[key, default: 0] += 1
        guard own[key, default: 0] > counts[key, default: 0] else { continue }
        counts[key] = own[key]
        all.append(change)
      }
    }
    return words(all)
  }

  /// The document as UTF-8.
  package func json() -> [UInt8] {
    var json = JSONWriter(
      reservingCapacity: 4096 + ((before?.picture.count ?? 0) + (after?.picture.count ?? 0)) * 5 / 4)
    write(to: &json)
    json.finishLine()
    return json.bytes
  }

  /// - Parameters:
  ///   - query: asks for the figure that the differences belong to.
  ///   - picture: gives the number that stands for a picture; nil to write the pictures themselves.
  func write(query: String? = nil, to json: inout JSONWriter, picture: (([UInt8]) -> Int)? = nil) {
    json.object { json in
      if let query { json.member("query", query) }
      json.member("format", Self.format)
      json.member("version", Self.version)
      json.member("against", against)
      json.member("words", words)
      write("before", before, &json, picture)
      write("after", after, &json, picture)
      json.array("changes") { json in for change in changes { write(change, &json) } }
      if let problem { json.member("problem", problem) }
    }
  }

  private func write(
    _ name: StaticString, _ side: Side?, _ json: inout JSONWriter, _ picture: (([UInt8]) -> Int)?
  ) {
    json.key(name)
    guard let side else { return json.null() }
    json.object { json in
      json.key("size")
      json.write(side.size)
      if let picture {
        json.member("picture", picture(side.picture))
      } else {
        json.member("svg", String(decoding: side.picture, as: UTF8.self))
      }
    }
  }

  private func write(_ change: Change, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("class", change.changeClass.rawValue)
      json.member("code", change.code.rawValue)
      json.member("message", ChangeSentence(change).message)
      json.member("place", change.place.words)
      if change.place.row != nil {
        var row = change.place
        row.view = nil
        json.member("row", row.path)
      }
      write("before", change.oldOutline, in: before, &json)
      write("after", change.newOutline, in: after, &json)
      if let source = change.newSource, !source.isWholeFile { json.member("line", source.start.line) }
    }
  }

  private func write(_ name: StaticString, _ outline: LayoutRect?, in side: Side?, _ json: inout JSONWriter) {
    guard let outline, let side else { return }
    json.key(name)
    json.write(outline.offsetBy(x: side.origin.x, y: side.origin.y))
  }
}
