import TableDiagnostics
import TableEmission
import TableIR
import TableLayout
import TablePreview
import TableSupport

/// A table laid out, drawn and explained in all its environments.
struct GalleryFigures: Sendable {
  var figures: [SceneFigure] = []
  var explained: [SiteExplanations.Figure] = []
  var explanations: [[Explanation]] = []
  /// The table in each environment.
  var trees: [LayoutTree] = []
  var thumbnail: [UInt8] = []

  /// What is made of environments that share one layout.
  private struct Part: Sendable {
    var trees: [LayoutTree] = []
    var figures: [SceneFigure] = []
    var explanations: [Explanation] = []
    var layouter: TableLayouter
    var thumbnail: [UInt8] = []
  }

  /// - Throws: that the work limit is exceeded.
  init(
    of source: TableSource, in entries: [EnvironmentMatrix.Entry], paths: GalleryPaths, work: WorkMeter
  ) throws(Diagnostic) {
    let limit = SharedWork(limit: work.left)
    let parts = ParallelMap(jobs: source.session.jobs).map(entries.sharingLayouts(of: source.table)) { group in
      limit.meter { Self.part(group, source, entries, paths, $0) }
    }
    for part in parts { work.spend(part.spent) }
    try source.check(work, "laying out", environments: entries.count)
    for part in parts { take(part.result, files: source.table.files.map(paths.shown), assets: source.table.assets) }
  }

  private mutating func take(_ part: Part, files: [String], assets: [ImageAsset]) {
    for (figure, tree) in zip(part.figures, part.trees) {
      var emitter = ExplanationEmitter(
        profile: part.layouter.profile, environment: tree.environment, files: files)
      emitter.assets = assets
      explained.append(
        SiteExplanations.Figure(query: figure.query, emitter: emitter, explanations: explanations.count))
    }
    if thumbnail.isEmpty { thumbnail = part.thumbnail }
    figures += part.figures
    trees += part.trees
    explanations.append(part.explanations)
  }

  private static func part(
    _ group: Range<Int>, _ source: TableSource, _ entries: [EnvironmentMatrix.Entry],
    _ paths: GalleryPaths, _ work: WorkMeter
  ) -> Part {
    let (table, pictures) = (source.table, source.session.pictures)
    let layouter = source.layouter(entries[group.lowerBound])
    var part = Part(layouter: layouter)
    var tree = layouter.layOut(table, work: work)
    for index in group where !work.isSpent {
      let name = entries[index].environment.name
      tree.environment = entries[index].environment
      var figure = SceneFigure(
        of: tree, query: name.map { "environment=\($0.queryValue)" } ?? "", pictures: pictures,
        limit: work.left)
      work.spend(figure.picture.count)
      figure.files = figure.files.map(paths.shown)
      part.figures.append(figure)
      part.trees.append(tree)
      if index == 0 {
        part.thumbnail = Thumbnail.picture(of: tree, pictures: pictures, limit: work.left)
        work.spend(part.thumbnail.count)
      }
    }
    guard !work.isSpent else { return part }
    part.explanations = layouter.explain(table, work: work)
    return part
  }
}

extension String {
  /// As the value of a member of an address's query.
  var queryValue: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += Array("%\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
