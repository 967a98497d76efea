import TableDiagnostics
import TableEmission
import TableIR
import TableLayout

/// The worst changes of a report as pictures, before and after, for a review that shows pictures but no pages.
///
/// Of changes that have a cause in common there is one, and of changes of the same rows too.
public struct WorstChanges {
  /// The rows around a change, on both sides.
  public struct Picture: Sendable {
    /// What is on one side, in light or dark appearance.
    public struct Shot: Sendable {
      /// Whether it is the new side.
      public var isNew: Bool
      /// Whether it is for a reader whose own appearance is dark, where the spec has a light one, too.
      public var isForDark: Bool
      /// SVG in UTF-8; a point is a pixel.
      public var svg: [UInt8]
    }

    /// The class of the change.
    public var changeClass: ChangeClass
    /// What the change is about: `settings account/tags.badge`.
    public var subject: String
    /// What it is; of changes that have a cause in common, the cause.
    public var message: String
    /// The name of its environment, of a spec that has several; nil where it has shots in two appearances.
    public var environment: String?
    /// In this order: before and after, and both in dark. A side that has nothing there has none.
    public var shots: [Shot]
  }

  /// The pictures, of the worst change first.
  public private(set) var pictures: [Picture] = []

  /// The maximum number of pictures: what a reviewer looks at.
  public static let most = 5
  /// The number of changes that are looked at for these: several can be of the same rows.
  private static let mostLookedAt = 40

  private struct Candidate {
    var spec: Int
    var reported: ReportedChange
    /// What made it and others.
    var cause: String?
    var changeClass: ChangeClass { reported.change.changeClass }
  }

  private struct Place: Hashable {
    var spec: Int
    var band: Int
  }

  /// - Parameter options: how tables are drawn; `showsFrames` is ignored.
  public init(of report: DiffReport, options: SVGOptions) {
    var shown: Set<Place> = []
    var last: (spec: Int, tables: [EnvironmentDiff])?
    for candidate in Self.candidates(of: report) {
      guard pictures.count < Self.most else { break }
      let spec = report.specs[candidate.spec]
      let tables = last?.spec == candidate.spec ? last?.tables ?? [] : spec.tables
      last = (candidate.spec, tables)
      let indices = candidate.reported.environments.filter(tables.indices.contains)
      guard let first = indices.first(where: { !tables[$0].diff.isDark }) ?? indices.first else { continue }
      let dark = indices.first { tables[$0].diff.isDark(asIn: tables[first].diff) }
      guard let main = BandShots(candidate.reported.change, in: tables[first].diff, options: options),
        shown.insert(Place(spec: candidate.spec, band: main.band)).inserted
      else { continue }
      var shots = main.shots(of: spec.name, isForDark: false)
      if let dark, dark != first,
        let other = BandShots(candidate.reported.change, in: tables[dark].diff, options: options)
      {
        shots += other.shots(of: spec.name, isForDark: true)
      }
      pictures.append(
        Picture(
          changeClass: candidate.changeClass, subject: "\(spec.name) \(candidate.reported.change.place.words)",
          message: candidate.cause ?? ChangeSentence(candidate.reported.change).message,
          environment: spec.environmentNames.count > 1 && !shots.contains(where: \.isForDark)
            ? spec.environmentNames[first] : nil, shots: shots))
    }
  }

  /// What counts and can be seen, the worst class first; of a cause that several rows or specs share the worst.
  private static func candidates(of report: DiffReport) -> [Candidate] {
    var found: [Candidate] = []
    func add(_ candidate: Candidate) {
      // What is read aloud shows in no picture.
      guard candidate.changeClass < .none, candidate.changeClass != .accessibility else { return }
      found.append(candidate)
      if found.count >= 2 * mostLookedAt { found = worst(found) }
    }
    let causes = report.causes
    for group in causes.groups.prefix(mostLookedAt) {
      guard let member = group.consequences.first?.members.first else { continue }
      add(
        Candidate(
          spec: member.spec, reported: member.reported, cause: "\(group.cause.words): \(group.extentWords)"))
    }
    for (index, spec) in report.specs.enumerated() where spec.isChanged {
      for reported in causes.others(of: index) {
        add(Candidate(spec: index, reported: reported))
      }
    }
    return worst(found)
  }

  private static func worst(_ found: [Candidate]) -> [Candidate] {
    let order = found.indices.sorted { (found[$0].changeClass, $0) < (found[$1].changeClass, $1) }
    return order.prefix(mostLookedAt).map { found[$0] }
  }
}

/// The band of a change in one environment.
private struct BandShots {
  let band: Int
  private let drawing: BandDrawing

  /// Nil for a change that no band shows, as that of rows that only moved.
  init?(_ change: Change, in environment: LayoutDiff, options: SVGOptions) {
    let diff = environment.drawingApp
    let bands = DiffBands(diff)
    let isIt = { (other: Change) in
      other.code == change.code && other.place.path == change.place.path && other.property == change.property
    }
    guard
      let index = bands.bands.firstIndex(where: { $0.changes.contains { isIt(diff.changes[$0]) } })
    else { return nil }
    band = index
    drawing = BandDrawing(diff, bands, options: options)
  }

  func shots(of spec: String, isForDark: Bool) -> [WorstChanges.Picture.Shot] {
    [DiffSide.old, .new].compactMap { side in
      svg(of: side, spec).map { .init(isNew: side == .new, isForDark: isForDark, svg: $0) }
    }
  }

  private func svg(of side: DiffSide, _ spec: String) -> [UInt8]? {
    let (diff, band) = (drawing.diff, drawing.bands.bands[band])
    guard let size = drawing.size(of: band, side) else { return nil }
    let title = safeText("\(spec), \(side.title(of: diff).lowercased())")
    let changes = band.changes.prefix(20).map {
      "\(diff.changes[$0].place.words): \(ChangeSentence(diff.changes[$0]).message)"
    }
    var writer = SVGWriter()
    // Space for the bars at the left, and for the border.
    writer.beginDocument(
      LayoutRect(x: -RowMark.width, y: -1, width: RowMark.width + size.width + 1, height: size.height + 2))
    writer.attribute("font-family", literal: PictureText.families)
    writer.newLine()
    writer.describe(title, safeText(changes.joined(separator: "; ")))
    drawing.drawTable(side, of: band, name: title, to: &writer)
    drawing.drawBars(side, of: band, to: &writer)
    drawing.drawBorder(size, to: &writer)
    writer.end()
    writer.newLine()
    writer.fillInIDs()
    return writer.bytes
  }
}

extension LayoutDiff {
  private var environment: Environment? { new.environment ?? old.environment }

  fileprivate var isDark: Bool { environment?.userInterfaceStyle == .dark }

  /// Whether it is dark, and all else of the environment is as in another.
  fileprivate func isDark(asIn other: LayoutDiff) -> Bool {
    guard isDark, var own = environment, let light = other.environment else { return false }
    (own.userInterfaceStyle, own.name) = (light.userInterfaceStyle, light.name)
    return own == light
  }
}
