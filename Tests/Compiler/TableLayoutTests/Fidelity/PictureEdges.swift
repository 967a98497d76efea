import Foundation
import SourceTree
import SpecCompiling
import TableIR
import TableLayout
import Testing

/// The edges of rows that were measured in the pixels of a picture of a public test suite, and the spec of the same table.
///
/// `Pictures/edges.json` has the figures, with the repository, the path and the commit of each picture, how its system and its text size are
/// known; `Pictures/measure.py` measures them. The pictures belong to their apps and are not here.
struct PictureEdges: Decodable, Sendable, CustomTestStringConvertible {
  var picture: String
  /// The repository and the path.
  var source: String
  var commit: String
  var ios: Int
  var contentSize: String
  var appearance: String
  var width: Double
  var height: Double
  var scale: Double
  /// A row, 0 for its top or 1 for its bottom, and where that is in the picture: the table's place on the screen is not compared.
  var anchor: [Double]
  /// The number of rows above those of the picture.
  var skip: Int
  /// The top and the bottom of each row in points; nil for what cannot be seen, or what the app itself decides.
  var rows: [[Double?]?]
  var spec: String

  var testDescription: String { picture }

  static let all: [PictureEdges] = {
    let file = PackageFolder.url("Tests/Compiler/TableLayoutTests/Fidelity/Pictures/edges.json")
    return (try? JSONDecoder().decode([PictureEdges].self, from: Data(contentsOf: file))) ?? []
  }()

  /// How far an edge may be off, in points: a pixel of 3.
  private static let tolerance = 0.35

  /// An edge that was measured, and how far below it the layout has it.
  struct Difference: CustomStringConvertible {
    var row: Int
    var isBottom: Bool
    var points: Double

    var isRight: Bool { points.magnitude <= tolerance }
    var description: String { "row \(row)'s \(isBottom ? "bottom" : "top") is \(points) off" }
  }

  func differences() throws -> [Difference] {
    let table = try SpecTables.table(yaml: "tablespec: 1\n" + spec)
    var environment = Environment(size: LayoutSize(width: width, height: height), scale: scale, ios: ios)
    environment.contentSizeCategory = try #require(ContentSizeCategory(rawValue: contentSize))
    environment.userInterfaceStyle = appearance == "dark" ? .dark : .light
    let profile = try #require(MetricsProfile.profile(ios: ios))
    let frames = TableLayouter(environment: environment, profile: profile).layOut(table).table.rows.dropFirst(skip)
      .map { [$0.frame.y, $0.frame.maxY] }
    let (row, side) = (Int(anchor[0]), Int(anchor[1]))
    let offset = anchor[2] - frames[row][side]
    return zip(rows, frames).enumerated().flatMap { index, pair in
      [0, 1].compactMap { edge in
        guard let observed = pair.0?[edge], index != row || edge != side else { return nil }
        return Difference(row: index, isBottom: edge == 1, points: pair.1[edge] + offset - observed)
      }
    }
  }
}

/// What was seen decides, not an estimate of ours.
@Suite("Edges of rows match pictures of public test suites")
struct PictureEdgesTests {
  /// What does not: a row is higher for a symbol that is higher than its line, whose size is not known.
  private static let known = [
    "ios26.4-swiftui-symbols-390@3x.png": 3, "ios26.4-swiftui-symbols-badge-390@3x.png": 3,
  ]

  @Test("within a pixel", arguments: PictureEdges.all)
  func edges(of picture: PictureEdges) throws {
    let wrong = try picture.differences().filter { !$0.isRight }
    #expect(wrong.count == Self.known[picture.picture] ?? 0, "\(wrong)")
  }

  @Test("of which there are as many as were measured")
  func count() throws {
    #expect(PictureEdges.all.count == 95 && PictureEdges.all.count { $0.ios >= 26 } == 64)
    #expect(try PictureEdges.all.map { try $0.differences().count }.reduce(0, +) == 797)
  }
}
