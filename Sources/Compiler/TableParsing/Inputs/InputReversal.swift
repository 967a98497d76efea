import TableIR
import TableSupport
import YAMLSyntax

/// The new version of an input with one change taken back, to see what follows from that change.
public struct InputReversal: Sendable {
  /// The index of the file among those of the new table; nil for images, colours and catalogs.
  public var file: Int?
  /// The contents of files by their canonical paths.
  public var contents: [String: [UInt8]]
  /// The strings of the project's configuration, which is not read again for a spec; nil to leave them.
  public var strings: TableStrings?

  /// A string is taken back with its whole catalog: nobody asks about a row that does not show it.
  ///
  /// Nil where a change cannot be taken back alone, because of how the file is written, or because that costs too much.
  ///
  /// - Parameters:
  ///   - index: the index of the change in the difference.
  ///   - work: the meter for the cost.
  public init?(
    _ index: Int, of difference: InputDifference, _ old: InputSide, _ new: InputSide, work: WorkMeter
  ) {
    let change = difference.changes[index]
    if change.assets != nil || change.set != nil {
      guard let contents = Self.contents(ofAssets: change, old, new, work) else { return nil }
      self.contents = contents
      return
    }
    if let string = change.string {
      guard let canonical = new.files.canonicalPath(string.new),
        let bytes = try? old.files.read(string.old, limit: StringCatalog.greatestSize)
      else { return nil }
      work.spend(InputCost.byte, times: bytes.count)
      contents = [canonical: bytes]
      strings = old.table.strings?.isOfProject == true ? old.table.strings : nil
      return
    }
    guard let tree = change.tree, let before = old.bytes(of: change.oldFile),
      let after = new.bytes(of: change.newFile),
      let left = old.tree(of: change.oldFile), let right = new.tree(of: change.newFile)
    else { return nil }
    // The edited file is parsed and compared with both.
    work.spend(InputCost.byte, times: before.count + 2 * after.count)
    work.spend(InputCost.node, times: left.nodeCount + 3 * right.nodeCount)
    guard !work.isSpent,
      let edited = TreeReversal(ReversedFile(before, left), ReversedFile(after, right)).bytes(takingBack: tree),
      let result = try? SyntaxTree.parse(edited, limits: new.limits)
    else { return nil }
    // Exactly this change must be gone, whatever the text looks like.
    let count = difference.changes.count {
      $0.tree != nil && $0.oldFile == change.oldFile && $0.newFile == change.newFile
    }
    guard TreeComparison(left, result).changes.count == count - 1, TreeComparison(result, right).changes.count == 1
    else {
      return nil
    }
    file = change.newFile
    contents = [new.canonicalPath(change.newFile): edited]
  }

  /// What the files of an image, or of a set of an asset catalog, had before.
  private static func contents(
    ofAssets change: InputChange, _ old: InputSide, _ new: InputSide, _ work: WorkMeter
  ) -> [String: [UInt8]]? {
    var contents: [String: [UInt8]] = [:]
    var folder: String?
    if let set = change.set {
      guard let canonical = new.files.canonicalPath(set.new),
        let bytes = try? old.files.read(set.old, limit: CatalogIndex.greatestSize)
      else { return nil }
      work.spend(InputCost.byte, times: bytes.count)
      contents[canonical] = bytes
      folder = new.files.folder(of: canonical)
    }
    guard let images = change.assets else { return contents }
    let (was, asset) = (old.table.assets[images.old], new.table.assets[images.new])
    // A file that was not there before cannot be hidden, unless it is the set that names its files.
    guard folder != nil || was.variants.map(\.file) == asset.variants.map(\.file) else { return nil }
    for variant in was.variants {
      let inSet = folder.map { new.files.path(of: PathRules.name(of: variant.file), in: $0) }
      guard let path = inSet ?? new.files.canonicalPath(new.path(fromSpec: variant.file)) else { return nil }
      contents[path] = variant.bytes
    }
    return contents
  }
}

/// A file whose places are found in its bytes.
struct ReversedFile {
  let bytes: [UInt8]
  let tree: SyntaxTree
  private let lines: [Int]

  init(_ bytes: [UInt8], _ tree: SyntaxTree) {
    self.bytes = bytes
    self.tree = tree
    var lines = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      let isReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if byte == 0x0A || isReturn { lines.append(index + 1) }
    }
    self.lines = lines
  }

  /// The index of the byte at a place.
  func offset(_ mark: Mark) -> Int {
    guard Int(mark.line) <= lines.count else { return bytes.count }
    var offset = lines[Int(mark.line) - 1]
    var left = Int(mark.column) - 1
    while left > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      left -= 1
    }
    return offset
  }

  /// The bytes of a pair or an element, without the line breaks at its end.
  func range(_ entry: TreeChange.Entry) -> Range<Int> {
    let start = offset(tree.start(entry.first))
    var end = max(offset(tree.end(entry.value)), start)
    while end > start, [0x0A, 0x0D, 0x20].contains(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  func column(_ node: NodeID) -> Int { Int(tree.start(node).column) }
}

/// Takes one change of a file back by editing its text.
struct TreeReversal {
  private let old: ReversedFile
  private let new: ReversedFile

  init(_ old: ReversedFile, _ new: ReversedFile) {
    self.old = old
    self.new = new
  }

  /// Nil if the text is not laid out so that this can be done.
  func bytes(takingBack change: TreeChange) -> [UInt8]? {
    switch (change.old, change.new) {
    case (_?, let moved?) where change.isMove: movingBack(moved, before: change.follower)
    case (let before?, let after?): replacing(after, with: before).map { edited([$0]) }
    case (nil, let added?): removing(added).map { edited([$0]) }
    case (let gone?, nil):
      inserting(
        Array(old.bytes[old.range(gone)]), from: old.column(gone.first), isElement: gone.key == nil, into: change.home,
        before: change.follower
      ).map { edited([$0]) }
    case (nil, nil): nil
    }
  }

  private struct Edit {
    var range: Range<Int>
    var text: [UInt8] = []
  }

  private func edited(_ edits: [Edit]) -> [UInt8] {
    var bytes = new.bytes
    for edit in edits.sorted(by: { $1.range.lowerBound < $0.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.text)
    }
    return bytes
  }

  private func replacing(_ after: TreeChange.Entry, with before: TreeChange.Entry) -> Edit? {
    let text = Array(old.bytes[old.range(before)])
    guard canStand(text, at: old.column(before.first), new.column(after.first)) else { return nil }
    return Edit(range: new.range(after), text: text)
  }

  private func movingBack(_ moved: TreeChange.Entry, before follower: NodeID?) -> [UInt8]? {
    guard let parent = moved.parent, follower != moved.value, let removal = removing(moved),
      let insertion = inserting(
        Array(new.bytes[new.range(moved)]), from: new.column(moved.first), isElement: true, into: parent,
        before: follower),
      !removal.range.overlaps(insertion.range)
    else { return nil }
    return edited([removal, insertion])
  }

  /// Whether a text of several lines has its indentation at its new place.
  private func canStand(_ text: [UInt8], at old: Int, _ new: Int) -> Bool {
    old == new || !text.contains(0x0A)
  }

  private func removing(_ added: TreeChange.Entry) -> Edit? {
    guard let parent = added.parent else { return nil }
    let entries = Self.entries(of: parent, in: new.tree)
    guard let index = entries.firstIndex(where: { $0.first == added.first }), entries.count > 1 else { return nil }
    let own = new.range(added)
    if index + 1 < entries.count { return Edit(range: own.lowerBound..<new.range(entries[index + 1]).lowerBound) }
    return Edit(range: new.range(entries[index - 1]).upperBound..<own.upperBound)
  }

  private func inserting(
    _ text: [UInt8], from column: Int, isElement: Bool, into home: NodeID, before follower: NodeID?
  ) -> Edit? {
    let parent = new.tree.resolved(home)
    guard new.tree.kind(parent) == (isElement ? .sequence : .mapping) else { return nil }
    let entries = Self.entries(of: parent, in: new.tree)
    guard let first = entries.first, let last = entries.last else { return nil }
    guard canStand(text, at: column, new.column(first.first)) else { return nil }
    let isFlow = new.tree.collectionStyle(parent) == .flow
    let indent = new.column(first.first)
    var separator = Array(", ".utf8)
    if !isFlow {
      separator = [0x0A] + Array(repeating: 0x20, count: indent - 1)
      if isElement {
        guard indent > 2 else { return nil }
        separator = [0x0A] + Array(repeating: 0x20, count: indent - 3) + Array("- ".utf8)
      }
    }
    // The order of keys has no meaning; that of elements has.
    let next = !isElement ? first : follower.flatMap { node in entries.first { $0.value == node } }
    guard let next else {
      let end = new.range(last).upperBound
      return Edit(range: end..<end, text: separator + text)
    }
    let start = new.range(next).lowerBound
    return Edit(range: start..<start, text: text + separator)
  }

  private static func entries(of parent: NodeID, in tree: SyntaxTree) -> [TreeChange.Entry] {
    switch tree.kind(parent) {
    case .mapping: tree.pairs(of: parent).map { .init(key: $0.key, value: $0.value, parent: parent) }
    case .sequence: tree.elements(of: parent).map { .init(value: $0, parent: parent) }
    case .scalar, .alias: []
    }
  }
}
