import SpecImporting
import TableIR
import Testing

@Suite("A table of a document")
struct SceneTests {
  @Test("is found wherever it stands; a cell counts if it stands alone")
  func tables() throws {
    let document = try Sample.document(
      Sample.storyboard(
        Sample.scene(
          "<tableViewController id=\"c\"><tableView key=\"view\" dataMode=\"static\" id=\"t1\"/></tableViewController>")
          + Sample.scene(
            """
            <viewController id="d"><view key="view" id="v"><subviews><view id="w"><subviews>
            <tableView dataMode="prototypes" id="t2"><prototypes><tableViewCell id="p"/></prototypes></tableView>
            </subviews></view></subviews></view></viewController>
            """)))
    #expect(document.tables.map(\.element.id) == ["t1", "t2"])
    #expect(document.tables.map(\.kind) == [.fixed, .prototypes])
    #expect(document.tables.map(\.isControllersView) == [true, false])
    #expect(document.tables.map(\.controller?.id) == ["c", "d"])
    let xib = try Sample.document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><tableViewCell id="cell">\
      <tableViewCellContentView key="contentView" id="x"/></tableViewCell></objects></document>
      """)
    #expect(xib.tables.map(\.kind) == [.cells])
  }

  @Test(
    "is on the document's device",
    arguments: [
      ("retina6_1", "portrait", 414.0, 896.0, "iphone-11"), ("retina4_7", "landscape", 667, 375, "iphone-se"),
      ("retina6_12", "portrait", 393, 852, "iphone-14-pro"),
      ("ipad12_9rounded", "landscape", 1366, 1024, "ipad-air-13"),
    ])
  func devices(_ id: String, _ orientation: String, _ width: Double, _ height: Double, _ device: String) throws {
    let screen = try screens("<device id=\"\(id)\" orientation=\"\(orientation)\"/>", views: []).document
    #expect(screen.size == LayoutSize(width: width, height: height))
    #expect(screen.device?.name == device)
    #expect(screen.orientation.rawValue == orientation)
  }

  @Test("is on a device that this compiler does not know in the size of the scenes")
  func unknownDevice() throws {
    let screen = try screens("<device id=\"retina7_3\" orientation=\"portrait\"/>", views: [(460, 1000)]).document
    #expect(screen.size == LayoutSize(width: 460, height: 1000))
    #expect(screen.scale == 3)
  }

  @Test("is on a screen as large as most scenes if the document has no device")
  func noDevice() throws {
    #expect(
      try screens("", views: [(375, 667), (600, 600), (600, 600)]).document.size == LayoutSize(width: 600, height: 600))
    #expect(try screens("", views: []).document.size == LayoutSize(width: 320, height: 568))
  }

  @Test("has its scene's own width; a scene that is only lower is a sheet")
  func ownSize() throws {
    let sizes = try screens(
      "<device id=\"retina6_1\" orientation=\"portrait\"/>", views: [(414, 842), (320, 480), (414, 896)]
    ).tables.map(\.size)
    #expect(
      sizes == [
        LayoutSize(width: 414, height: 896), LayoutSize(width: 320, height: 480), LayoutSize(width: 414, height: 896),
      ])
  }

  @Test("has the bars of the controllers around its scene, and of those that push it, even in a circle")
  func bars() throws {
    let document = try Sample.document(
      Sample.storyboard(
        [
          "<tabBarController id=\"tabs\"><connections><segue destination=\"nav\" kind=\"relationship\" relationship=\"viewControllers\"/></connections></tabBarController>",
          "<navigationController id=\"nav\"><navigationBar key=\"navigationBar\" largeTitles=\"YES\"/><connections><segue destination=\"one\" kind=\"relationship\" relationship=\"rootViewController\"/></connections></navigationController>",
          controller("one", segues: [("show", "two"), ("presentation", "three")]),
          controller(
            "two", inside: "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\"/>",
            segues: [("show", "one")]),
          controller("three", segues: []),
          controller("four", inside: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>", segues: []),
        ].map(Sample.scene).joined()))
    let bars = Dictionary(uniqueKeysWithValues: document.tables.map { ($0.controller?.id ?? "", $0.bars) })
    #expect(bars["one"].map { [$0.hasNavigationBar, $0.hasLargeTitle, $0.hasTabBar] } == [true, true, true])
    #expect(bars["two"].map { [$0.hasNavigationBar, $0.hasLargeTitle, $0.hasTabBar] } == [true, false, true])
    #expect(bars["three"].map { [$0.hasNavigationBar, $0.hasLargeTitle, $0.hasTabBar] } == [false, false, false])
    #expect(bars["four"].map { [$0.hasNavigationBar, $0.hasLargeTitle, $0.hasTabBar] } == [true, false, false])
  }

  @Test("has the bars that references in other storyboards bring to it")
  func references() throws {
    let project = InterfaceProject(
      SampleFiles(texts: [
        "App/Main.storyboard": Sample.storyboard(
          [
            "<navigationController id=\"nav\"><navigationBar key=\"navigationBar\" largeTitles=\"YES\"/><connections><segue destination=\"ref\" kind=\"relationship\" relationship=\"rootViewController\"/></connections></navigationController>",
            "<viewControllerPlaceholder storyboardName=\"Settings\" id=\"ref\"/>",
          ].map(Sample.scene).joined()),
        "App/Base.lproj/Settings.storyboard": Sample.storyboard(
          [
            controller("first", segues: [("show", "more")]),
            "<viewControllerPlaceholder storyboardName=\"More\" referencedIdentifier=\"about\" id=\"more\"/>",
            controller("apart", segues: [("show", "gone")]),
            "<viewControllerPlaceholder storyboardName=\"Gone\" id=\"gone\"/>",
          ].map(Sample.scene).joined(), attributes: "initialViewController=\"first\""),
        "App/More.storyboard": Sample.storyboard(
          Sample.scene(
            controller("about", segues: [("show", "back")]).replacing(
              "id=\"about\"", with: "storyboardIdentifier=\"about\" id=\"about\""))
            + Sample.scene("<viewControllerPlaceholder storyboardName=\"Settings\" id=\"back\"/>")),
        // A storyboard of the name that is further away, and one that is none.
        "Other/Settings.storyboard": Sample.storyboard(
          Sample.scene(controller("first", segues: [])), attributes: "initialViewController=\"first\""),
        "App/Broken.storyboard": "<document viewControllerPlaceholder",
      ]))
    func bars(_ path: String) throws -> [String: InterfaceBars] {
      var document = try #require(try project.document(path))
      document.surroundings = project.surroundings(of: path)
      return Dictionary(uniqueKeysWithValues: document.tables.map { ($0.controller?.id ?? "", $0.bars) })
    }
    let settings = try bars("App/Base.lproj/Settings.storyboard")
    #expect(settings["first"].map { [$0.hasNavigationBar, $0.hasLargeTitle] } == [true, true])
    #expect(settings["apart"].map { [$0.hasNavigationBar, $0.hasLargeTitle] } == [false, false])
    #expect(try bars("App/More.storyboard")["about"]?.hasNavigationBar == true)
    #expect(try bars("Other/Settings.storyboard")["first"]?.hasNavigationBar == false)
  }

  @Test("are no longer followed where they are too large together")
  func referenceLimits() throws {
    var limits = InterfaceLimits()
    limits.references = 10
    let files = SampleFiles(texts: [
      "A.storyboard": Sample.storyboard(
        Sample.scene("<viewControllerPlaceholder storyboardName=\"B\" id=\"b\"/>"))
    ])
    #expect(InterfaceProject(files, limits: limits).surroundings(of: "A.storyboard").isEmpty)
    #expect(InterfaceProject(files).surroundings(of: "A.xib").isEmpty)
  }

  private func controller(_ id: String, inside: String = "", segues: [(kind: String, to: String)]) -> String {
    let segues = segues.map { "<segue destination=\"\($0.to)\" kind=\"\($0.kind)\"/>" }.joined()
    return """
      <tableViewController id="\(id)"><tableView key="view" id="t\(id)"><connections>\(segues)</connections></tableView>\
      \(inside)</tableViewController>
      """
  }

  private func screens(_ device: String, views: [(Double, Double)]) throws
    -> (document: InterfaceScreen, tables: [InterfaceScreen])
  {
    let scenes = views.enumerated().map { index, size in
      Sample.scene(
        """
        <tableViewController id="c\(index)"><tableView key="view" id="t\(index)">\
        <rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/></tableView></tableViewController>
        """)
    }
    let document = try Sample.document(Sample.storyboard(scenes.joined(), before: device))
    return (document.screen, document.tables.map(\.screen))
  }
}
