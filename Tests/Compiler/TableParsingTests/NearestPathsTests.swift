import Testing

@testable import TableParsing

@Suite("The nearest of several files with one name")
struct NearestPathsTests {
  private static let files = [
    "App/Main.storyboard", "App/A/Main.storyboard", "App/A/B/Main.storyboard", "App/A/B/C/Main.storyboard",
    "Main.storyboard", "Other/A/B/Main.storyboard", "App/A/B/Main.xib", "App/X/Main.storyboard",
  ]

  @Test(
    "is the first of those that begin with the most folders of the other",
    arguments: [
      ("App/A/B/C/D/Here.storyboard", 3), ("App/A/B/Here.storyboard", 2), ("App/A/Z/Here.storyboard", 1),
      ("App/Here.storyboard", 0), ("Here.storyboard", 0), ("Other/Here.storyboard", 5), ("Elsewhere/A/B/H", 0),
    ])
  func nearest(_ path: String, _ index: Int) {
    var paths = NearestPaths<String>()
    for (index, file) in Self.files.enumerated() {
      paths.add(index, named: String(ProjectPath(file).name), in: ProjectPath(file).folders)
    }
    #expect(paths.nearest(named: "Main.storyboard", to: ProjectPath(path).folders) == index)
    #expect(paths.nearest(named: "None.storyboard", to: ProjectPath(path).folders) == nil)
  }
}
