import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// Everything that is different between the inputs of two versions of a table.
public struct InputDifference: Sendable {
  /// The differences, file by file in the order of the new side's files, those of strings and images last.
  public private(set) var changes: [InputChange] = []
  /// Whether nothing else can be different. If not, no change is the cause of anything for certain.
  public private(set) var isComplete = true
  /// Whether it is incomplete because there are too many changes, or because finding them costs too much.
  public private(set) var isTooLarge = false

  /// The differences between two versions of one file. Files that many specs include are compared once.
  public struct FilePair: Sendable {
    /// Nil for a file that cannot be compared.
    fileprivate var changes: [InputChange]?
    /// The work of comparing, in steps; whoever uses the result pays for it, so that it does not matter who was first.
    fileprivate var cost = 0
  }

  /// - Parameters:
  ///   - work: the meter for the cost; once that reaches its limit, the difference is incomplete.
  ///   - comparing: Returns what it was given before for two canonical paths, or calls the closure; nil stands for files that
  ///     cost more than is left.
  public init(
    _ old: InputSide, _ new: InputSide, work: WorkMeter,
    comparing: (String, String, () -> FilePair?) -> FilePair? = { $2() }
  ) {
    let before = Dictionary(
      zip(old.namesFromSpec, old.table.files.indices), uniquingKeysWith: { first, _ in first })
    for (index, name) in new.namesFromSpec.enumerated() {
      // A file that only one side reads is named by a key that is different.
      guard let other = before[name] else { continue }
      let pair =
        if index == 0 {
          Self.compare(old, other, new, index, work)
        } else {
          comparing(old.canonicalPath(other), new.canonicalPath(index)) { Self.compare(old, other, new, index, work) }
        }
      work.spend(pair?.cost ?? 0)
      guard let pair, !work.isSpent else {
        (isComplete, isTooLarge) = (false, true)
        return
      }
      add(pair, old, other, new, index)
    }
    changes += Self.changesOfStrings(old, new, work: work)
    guard !work.isSpent else {
      (isComplete, isTooLarge) = (false, true)
      return
    }
    addConfiguredEnvironments(old, new)
    addColors(old, new)
    addImages(old, new)
    if changes.count >= TreeComparison.most { (isComplete, isTooLarge) = (false, true) }
  }

  private mutating func add(_ pair: FilePair, _ old: InputSide, _ other: Int, _ new: InputSide, _ index: Int) {
    guard let found = pair.changes else {
      isComplete = false
      return
    }
    guard !found.isEmpty else { return }
    let (oldPath, newPath) = (old.table.files[other], new.table.files[index])
    for var change in found {
      // The paths of a file depend on the spec that includes it.
      (change.oldFile, change.newFile) = (other, index)
      change.oldPlace?.file = oldPath
      change.newPlace?.file = newPath
      change.place.file = newPath
      changes.append(change)
    }
  }

  /// - Returns: nil if that costs more than is left.
  private static func compare(
    _ old: InputSide, _ other: Int, _ new: InputSide, _ index: Int, _ work: WorkMeter
  ) -> FilePair? {
    guard let before = old.bytes(of: other), let after = new.bytes(of: index) else { return FilePair() }
    guard before != after else { return FilePair(changes: []) }
    var cost = InputCost.byte * (before.count + after.count)
    guard cost <= work.left else { return nil }
    guard let left = old.tree(of: other), let right = new.tree(of: index) else { return FilePair(cost: cost) }
    cost += InputCost.node * (left.nodeCount + right.nodeCount)
    guard cost <= work.left else { return nil }
    let oldFile = SourceFile(
      tree: left, path: old.table.files[other], index: UInt32(other), canonicalPath: old.canonicalPath(other))
    let newFile = SourceFile(
      tree: right, path: new.table.files[index], index: UInt32(index), canonicalPath: new.canonicalPath(index))
    return FilePair(
      changes: TreeComparison(left, right).changes.map { InputChange($0, old: oldFile, new: newFile) }, cost: cost)
  }

  /// The environments of the project's configuration, where only one version has any. Otherwise its file is one that both sides read.
  private mutating func addConfiguredEnvironments(_ old: InputSide, _ new: InputSide) {
    guard !changes.contains(where: { $0.kind == .environments }) else { return }
    let (before, after) = (old.configuredEnvironments, new.configuredEnvironments)
    guard (before == nil) != (after == nil), let found = after ?? before else { return }
    let path = new.files.path(of: found.name, in: new.files.folder(of: new.table.files.first ?? ""))
    let shown = new.files.plainPath(path)
    let message = "the configuration's environments are \(before == nil ? "new" : "gone")"
    changes.append(
      InputChange(
        kind: .environments, message: message, place: after?.range ?? SourceRange(file: shown), oldPlace: before?.range,
        newPlace: after?.range, identity: "\(new.files.canonicalPath(path) ?? path)\n\(message)"))
  }

  /// Colours of asset catalogs that have other values. Where a spec names another colour, its key is different.
  private mutating func addColors(_ old: InputSide, _ new: InputSide) {
    let before = Dictionary(old.table.colorSets.map { ($0.color.name, $0) }, uniquingKeysWith: { first, _ in first })
    for set in new.table.colorSets {
      guard let was = before[set.color.name], was.color != set.color else { continue }
      let message = "colour \(set.color.name): \(was.color.valueWords) → \(set.color.valueWords)"
      var change = InputChange(
        kind: .color, message: message, place: SourceRange(file: set.path),
        identity: "\(new.files.canonicalPath(set.path) ?? set.path)\n\(message)")
      change.set = (was.path, set.path)
      changes.append(change)
    }
  }

  /// Images whose files are different. Where a spec names another image, its key is different.
  private mutating func addImages(_ old: InputSide, _ new: InputSide) {
    let before = Dictionary(
      old.table.assets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, asset) in new.table.assets.enumerated() {
      guard let other = before[asset.name], old.table.assets[other].variants != asset.variants else { continue }
      let was = old.table.assets[other]
      let file = asset.file(thatDiffersFrom: was)
      let path = new.path(fromSpec: file)
      let shown = new.files.plainPath(path)
      let canonical = new.files.canonicalPath(path) ?? path
      let sizes = (was.sizeWords, asset.sizeWords)
      let message =
        sizes.0 == sizes.1 ? "image \(asset.name) has other contents" : "image \(asset.name): \(sizes.0) → \(sizes.1)"
      var change = InputChange(
        kind: .image, message: message, place: SourceRange(file: shown), identity: "\(canonical)\n\(message)",
        assets: (other, index))
      if let before = was.set.map(old.path(fromSpec:)), let after = asset.set.map(new.path(fromSpec:)) {
        change.set = (before, after)
      }
      changes.append(change)
    }
  }
}

extension ImageAsset {
  /// The name of the file that has other contents: that of the lowest scale, or of the lowest that is left if one is gone.
  fileprivate func file(thatDiffersFrom old: ImageAsset) -> String {
    let contents = Set(old.variants.map(\.bytes))
    // Where each file is as it was, it is the set that says something else of them.
    if let set, variants.allSatisfy({ contents.contains($0.bytes) }) { return set }
    return (variants.first { variant in !old.variants.contains(variant) } ?? variants.first)?.file ?? name
  }

  /// The size of the file for the lowest scale, in points: `24×24`.
  fileprivate var sizeWords: String {
    guard let first = variants.first else { return "no file" }
    return "\(String(decimal: first.size.width))×\(String(decimal: first.size.height))"
  }
}
