import FontBuilding
import SpecImporting
import Testing

/// Frames that Interface Builder saved in public documents, each with the id of its element, in cells that hold nothing else.
@Suite("A canvas")
struct CanvasRuleTests {
  /// The frames of a cell's views, as they are laid out and as they were saved, by element.
  private func frames(
    _ size: (width: Double, height: Double), tools: Int, device: String = "retina6_1", _ subviews: String,
    constraints: String, ofCell: String = "", resources: String = "", project: InterfaceProject? = nil
  ) throws -> [String: ProofFrame] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/><objects>
      <tableViewCell preservesSuperviewLayoutMargins="YES" rowHeight="\(size.height)" id="cell">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" id="cv">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView>\(ofCell)</tableViewCell></objects>\(resources)</document>
      """
    let document = try InterfaceDocument(Array(text.utf8), path: "Cell.xib")
    let proven = try #require(ImportProver(document, project: project).prove().first)
    #expect(proven.error == nil, "\(String(decoding: proven.spec, as: UTF8.self))")
    return Dictionary(proven.proof.frames.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// `rect` of a view, and what else is in it.
  private func view(
    _ kind: String, _ id: String, _ rect: String, _ attributes: String = "", _ inner: String = ""
  ) -> String {
    "<\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\">\(rect)\(inner)</\(kind)>"
  }

  /// `v.leading cv.leading 16`, one a line; a missing second item is a length.
  private func constraints(_ lines: String) -> String {
    lines.split(separator: "\n").enumerated().map { index, line in
      let parts = line.split(separator: " ").map(String.init)
      let first = parts[0].split(separator: ".").map(String.init)
      let second = parts[1] == "-" ? nil : parts[1].split(separator: ".").map(String.init)
      let other = second.map { "secondItem=\"\($0[0])\" secondAttribute=\"\($0[1])\" " } ?? ""
      return
        "<constraint firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\" \(other)constant=\"\(parts[2])\" id=\"k\(index)\"/>"
    }.joined()
  }

  private func expect(
    _ frames: [String: ProofFrame], _ ids: String..., location: SourceLocation = #_sourceLocation
  ) {
    for id in ids {
      let frame = frames[id]
      #expect(frame?.agrees == true, "\(frame?.text ?? "no frame of \(id)")", sourceLocation: location)
    }
  }

  @Test("makes an arranged view without a size 50 high, so that it can be seen (5u2-nn-pT0 and scv-8D-lxv of OsmAnd)")
  func emptyViews() throws {
    let stack = view(
      "stackView", "st", rect(20, 10, 374, 74), "alignment=\"top\" spacing=\"5\"",
      "<subviews>"
        + view(
          "view", "e1", rect(0, 0, 0, 50), "",
          "<constraints><constraint firstAttribute=\"width\" id=\"z1\"/></constraints>")
        + view(
          "label", "lb", rect(5, 0, 369, 20.333333),
          "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"Text\"",
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>") + "</subviews>")
    expect(
      try frames(
        (414, 94), tools: 22155, device: "retina6_12", stack,
        constraints: constraints(
          "st.leading cv.leading 20\ncv.trailing st.trailing 20\nst.top cv.top 10\ncv.bottom st.bottom 10")),
      "st", "e1", "lb")
  }

  @Test(
    "has text fields of Body as high as its Xcode made them (i0F-ik-iSL, jm9, Yl1-R6-xZi)",
    arguments: [(14854, 21.0), (17701, 22), (23504, 22), (24506, 22)])
  func fields(tools: Int, height: Double) throws {
    let field = view(
      "textField", "tf", rect(16, 11, 300, height), "contentVerticalAlignment=\"center\" placeholder=\"Name\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/><textInputTraits key=\"textInputTraits\"/>"
    )
    expect(
      try frames(
        (414, 44), tools: tools, field,
        constraints: constraints("tf.leading cv.leading 16\ntf.width - 300\ntf.top cv.top 11")), "tf")
  }

  @Test("of Xcode 26 has sliders in their alignment rectangles (sAt, SpO), and that of Xcode 16 two points beyond")
  func sliders() throws {
    for (tools, frame) in [(24506, rect(16, 5, 382, 34)), (23504, rect(14, 5, 386, 35))] {
      let slider = view("slider", "sl", frame, "value=\"0.5\" minValue=\"0.0\" maxValue=\"1\"")
      expect(
        try frames(
          (414, 44), tools: tools, slider,
          constraints: constraints(
            "sl.leading cv.leading 16\ncv.trailing sl.trailing 16\nsl.top cv.top 5\nsl.height - 34")), "sl")
    }
  }

  @Test("aligns a symbol by a line of its font: safari in 25 × 25 is 24 high (p82)")
  func symbols() throws {
    let image = view(
      "imageView", "im", rect(16, 10.5, 25, 24), "contentMode=\"scaleAspectFit\" image=\"safari\" catalog=\"system\"")
    expect(
      try frames(
        (414, 44), tools: 23504, image,
        constraints: constraints("im.leading cv.leading 16\nim.width - 25\nim.top cv.top 10\nim.height - 25"),
        resources: "<resources><image name=\"safari\" catalog=\"system\" width=\"128\" height=\"123\"/></resources>"),
      "im")
  }

  @Test("takes the cell's own safe area for that of its contentView (cAR of Pocket Casts)")
  func safeArea() throws {
    let box = view(
      "view", "bx", rect(12, 12, 50, 50), "",
      "<constraints>\(constraints("bx.width - 50\nbx.height - 50"))</constraints>")
    expect(
      try frames(
        (414, 74), tools: 17156, box, constraints: "",
        ofCell: """
          <viewLayoutGuide key="safeArea" id="sa"/><constraints>
          <constraint firstItem="bx" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="12" id="q1"/>
          <constraint firstItem="bx" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="12" id="q2"/>
          </constraints>
          """), "bx")
  }

  @Test("makes a segmented control as wide as its segments say (QBf-tO-eE0 of openHAB)")
  func segments() throws {
    let control = view(
      "segmentedControl", "sg", rect(232, 6, 123, 32), "segmentControlStyle=\"plain\" selectedSegmentIndex=\"0\"",
      "<segments><segment title=\"ON\" width=\"61\"/><segment title=\"OFF\" width=\"61\"/></segments>")
    expect(
      try frames(
        (375, 44), tools: 23504, device: "retina4_7", control,
        constraints: constraints("cv.trailing sg.trailing 20\nsg.top cv.top 6")), "sg")
  }

  @Test("leaves a progress view without room no height at all (bWe-ig-wB0 of OsmAnd)")
  func progress() throws {
    let views =
      view(
        "label", "lb", rect(66, 15, 238, 24), "verticalHuggingPriority=\"251\" text=\"Title\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
      + view("progressView", "pr", rect(66, 52, 238, 0), "verticalHuggingPriority=\"750\" progress=\"0.5\"")
    expect(
      try frames(
        (320, 52), tools: 23504, device: "retina4_0", views,
        constraints: constraints(
          "lb.leading cv.leading 66\nlb.width - 238\nlb.top cv.top 15\npr.top lb.bottom 13\npr.leading lb.leading 0\npr.trailing lb.trailing 0\ncv.bottom pr.bottom 0"
        )), "lb", "pr")
  }

  @Test("puts nothing around a button's title and image (h1L, aQB-Vr-ObR of Lockwise)")
  func buttons() throws {
    let button = view(
      "button", "bt", rect(16, 4, 77, 16), "buttonType=\"system\" contentHorizontalAlignment=\"center\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleFootnote\"/><state key=\"normal\" title=\"Learn more\" image=\"chevron\"/>"
    )
    let found = try frames(
      (414, 44), tools: 23504, button, constraints: constraints("bt.leading cv.leading 16\nbt.top cv.top 4"),
      resources: "<resources><image name=\"chevron\" width=\"8\" height=\"10\"/></resources>")
    #expect(found["bt"]?.ours.last == 16, "\(found["bt"]?.text ?? "")")
  }

  /// Labels of Quicksand and Nunito Sans at 15 points are 19 and 20.5 high, and as wide as their files say (tRW-uZ-ZRl and Qgx-7I-Rox of entourage,
  /// and some 500 others).
  @Test("measures the app's own fonts with their files, if the project has them", arguments: [true, false])
  func ownFonts(hasFile: Bool) throws {
    let label = view(
      "label", "lb", rect(16, 11, 36, 23), "text=\"AAA\"",
      "<fontDescription key=\"fontDescription\" name=\"Probe-Regular\" family=\"Probe\" pointSize=\"20\"/>")
    let files = ["App/Probe.ttf": FontBuilder(["A": 600]).bytes()]
    let found = try frames(
      (414, 44), tools: 23504, label, constraints: constraints("lb.leading cv.leading 16\nlb.top cv.top 11"),
      resources: """
        <customFonts key="customFonts"><array key="Probe.ttf"><string>Probe-Regular</string></array></customFonts>
        """, project: InterfaceProject(SampleFiles(hasFile ? files : [:])))
    #expect(found["lb"]?.standing == (hasFile ? .judged : .aside(.unknownFont)))
    if hasFile { expect(found, "lb") }
  }

  @Test(
    "tells the font that code gave a label by the size that was recorded (pZ6-2K-xy0, Jeb-zV-iB4 and JFw-dj-K0O of cwa-app-ios and canvas-ios)",
    arguments: [
      ("Title 2", "retina6_1", 21507, 63.5, 26.5), ("Title 2", "retina6_1", 18122, 56.5, 23),
      ("Label", "retina4_7", 21507, 41.5, 19.5),
    ])
  func designedFonts(text: String, device: String, tools: Int, width: Double, height: Double) throws {
    let label = view(
      "label", "lb", rect(16, 4, width, height), "customClass=\"DynamicLabel\" text=\"\(text)\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    expect(
      try frames(
        (414, 44), tools: tools, device: device, label,
        constraints: constraints("lb.leading cv.leading 16\nlb.top cv.top 4"),
        resources: """
          <designables><designable name="lb">
          <size key="intrinsicContentSize" width="\(width)" height="\(height)"/></designable></designables>
          """), "lb")
  }

  @Test("has chevrons to a side as high as letters (ksV-TB-cmH of SideStore)")
  func chevrons() throws {
    let image = view(
      "imageView", "im", rect(356.333333, 14.333333, 15.666667, 22.333333), "contentMode=\"scaleAspectFit\"",
      "<imageReference key=\"image\" image=\"chevron.right\" catalog=\"system\" symbolScale=\"large\"/>")
    expect(
      try frames(
        (402, 51), tools: 25079, device: "retina6_3", image,
        constraints: constraints("cv.trailing im.trailing 30\nim.centerY cv.centerY 0"),
        resources:
          "<resources><image name=\"chevron.right\" catalog=\"system\" width=\"93\" height=\"128\"/></resources>"),
      "im")
  }

  @Test(
    "keeps the sizes of views in a cell that stands alone, and breaks what ties them to its far edge (9ec-od-olC and 3mn-Os-dkt of entourage)"
  )
  func conflicts() throws {
    let inner = view(
      "view", "in", rect(16, 12, 77, 44), "",
      "<constraints>\(constraints("in.width - 77\nin.height - 44"))</constraints>")
    let outer = view(
      "view", "ou", rect(28, 0, 522, 68), "",
      "<subviews>\(inner)</subviews><constraints>\(constraints("ou.height - 68\nin.leading ou.leading 16\nin.centerY ou.centerY 0"))</constraints>"
    )
    expect(
      try frames(
        (578, 115), tools: 22155, outer,
        constraints: constraints(
          "ou.top cv.top 0\nou.leading cv.leading 28\ncv.bottom ou.bottom 12\ncv.trailing ou.trailing 28")), "ou", "in")
  }

  /// The last baseline of a label in a stack, too, so that the standard spacing of 22 leaves 1.5 between labels that the stack stretches.
  @Test(
    "keeps a label's baselines at their distances from its edges (v7M-Wa-qKJ and pZ6-2K-xy0 of cwa-app-ios, f5O-TL-XcV of stream-chat-swift, KyP-Fc-lo0 of woocommerce-ios)"
  )
  func baselines() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    let views =
      view(
        "view", "bx", rect(16, 8.5, 28, 28), "",
        "<constraints>\(constraints("bx.width - 28\nbx.height - 28"))</constraints>")
      + view("label", "lb", rect(54, 6.5, 281.5, 30), "text=\"# Kontaktprotokoll\" numberOfLines=\"0\"", font)
    expect(
      try frames(
        (414, 44.5), tools: 17701, views,
        constraints: constraints(
          "bx.leading cv.leading 16\nbx.centerY cv.centerY 0\nlb.leading bx.trailing 10\nlb.width - 281.5\nlb.firstBaseline bx.centerY 0\ncv.bottom lb.bottom 8"
        )), "bx", "lb")
    let labels = [("l1", 0.0, 24.5), ("l2", 26, 24)].map { id, y, height in
      view(
        "label", id, rect(0, y, 324, height), "verticalHuggingPriority=\"251\" text=\"Name\"", font)
    }
    let stack = view(
      "stackView", "st", rect(16, 11, 324, 50),
      "axis=\"vertical\" distribution=\"fillEqually\" spacingType=\"standard\" baselineRelativeArrangement=\"YES\"",
      "<subviews>\(labels.joined())</subviews>")
    expect(
      try frames(
        (414, 72), tools: 22505, stack,
        constraints: constraints(
          "st.leading cv.leading 16\nst.width - 324\nst.top cv.top 11\nst.height - 50")), "st", "l1", "l2")
  }

  @Test(
    "lets a label grow beside a stack of several that hug as much as it does (iGQ-jI-wmL of openfoodfacts-ios, sjE-bq-5ff of usefulAppMcCain, 7L1-AA-2yo of SideStore)"
  )
  func weighedStacks() throws {
    func label(_ id: String, _ frame: String, _ text: String) -> String {
      view(
        "label", id, frame, "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"\(text)\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    }
    let inner = view(
      "stackView", "in", rect(0, 32.5, 116, 20.5), "spacing=\"8\"",
      "<subviews>\(label("b", rect(0, 0, 54, 20.5), "Brands"))\(label("d", rect(62, 0, 8, 20.5), "-"))"
        + "\(label("c", rect(78, 0, 38, 20.5), "33 cl"))</subviews>")
    let stack = view(
      "stackView", "st", rect(16, 11, 343, 53), "axis=\"vertical\" alignment=\"top\" spacing=\"8\"",
      "<subviews>\(label("a", rect(0, 0, 107, 24.5), "Product name"))\(inner)</subviews>")
    expect(
      try frames(
        (375, 75), tools: 18122, device: "retina4_7", stack,
        constraints: constraints(
          "st.leading cv.leading 16\nst.width - 343\nst.top cv.top 11\nst.height - 53")), "st", "in", "a", "b", "c", "d"
    )
  }

  /// A font of DuckDuckGo's app stands in for it: `ProximaNova-Semibold` of 16 points is 18⅔ high on some canvases, and 16 on those that had it.
  @Test(
    "draws in Helvetica Neue what it does not have, and the Mac's families in their own fonts (HaN-Ag-MJv and pQV-Nr-Up1 of entourage-ios, DWj-Ka-DfO of raivo-otp)",
    arguments: [
      ("SFUIText-Light", "SF UI Text", 15.0, "Street", "retina4_7", 40.5, 17.5),
      ("ProximaNova-Semibold", "Proxima Nova", 16, "Version", "retina6_12", 52.666667, 18.666667),
      ("HelveticaNeue", "Helvetica Neue", 15, "Label", "retina6_12", 37, 17.666667),
      ("Menlo-Regular", "Menlo", 17, "-", "retina6_1", 10.5, 20),
      ("Helvetica", "Helvetica", 14, "Detail", "retina6_1", 36, 16.5),
    ])
  func fonts(name: String, family: String, size: Double, text: String, device: String, width: Double, height: Double)
    throws
  {
    let label = view(
      "label", "lb", rect(16, 11, width, height), "text=\"\(text)\"",
      "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"\(family)\" pointSize=\"\(size)\"/>")
    let found = try frames(
      (375, 44), tools: 22505, device: device, label,
      constraints: constraints("lb.leading cv.leading 16\nlb.top cv.top 11"))
    expect(found, "lb")
  }

  @Test("shows labels without a text in a stack as views without a size (aYc-RN-hLO and h7I-Dk-hFI of dashwallet-ios)")
  func emptyLabels() throws {
    let labels = [("e1", 0.0, 50.0), ("e2", 53, 18), ("e3", 74, 0)].map { id, y, height in
      view(
        "label", id, rect(0, y, 50, height),
        "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" text=\"\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleCallout\"/>")
    }
    let stack = view(
      "stackView", "st", rect(10, 2, 299, 74),
      "axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"top\" spacing=\"3\"",
      "<subviews>\(labels.joined())</subviews>")
    expect(
      try frames(
        (374, 78), tools: 21507, device: "retina6_12", stack,
        constraints: constraints("st.leading cv.leading 10\nst.width - 299\nst.top cv.top 2\nst.height - 74")),
      "e1", "e2", "e3")
  }

  @Test("takes the height of a progress view before that of labels (HkK-Uz-ji1 of LoopKit)")
  func squeezedProgress() throws {
    let labels = [("l1", 0.0), ("l2", 25.5)].map { id, y in
      view(
        "label", id, rect(0, y, 343, 21.5), "verticalHuggingPriority=\"251\" text=\"Label\"",
        "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>")
    }
    let views =
      view("progressView", "pr", rect(16, 66, 359, 0), "verticalHuggingPriority=\"750\" progress=\"0.5\"")
      + view(
        "stackView", "st", rect(16, 11, 343, 47), "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"4\"",
        "<subviews>\(labels.joined())</subviews>")
    expect(
      try frames(
        (375, 66), tools: 21701, device: "retina4_7", views,
        constraints: constraints(
          "pr.leading cv.leading 16\ncv.trailing pr.trailing 0\ncv.bottom pr.bottom 0\npr.top st.bottom 8\nst.leading cv.leading 16\nst.width - 343\nst.top cv.top 11"
        )), "pr", "st", "l1", "l2")
  }

  @Test("is not held against constraints that were not installed there (rdar 27679115)")
  func installed() throws {
    let label = view(
      "label", "lb", rect(16, 11, 41.5, 20.5), "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let box = view(
      "view", "bx", rect(0, 0, 375, 80), "",
      """
      <subviews>\(label)</subviews>
      <constraints>\(constraints("lb.leading bx.leading 16\nlb.top bx.top 11"))
      <constraint firstItem="lb" firstAttribute="centerX" secondItem="bx" secondAttribute="centerX" id="x1"/>
      <constraint firstItem="lb" firstAttribute="centerY" secondItem="bx" secondAttribute="centerY" id="x2"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="x1"/><exclude reference="x2"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><include reference="x1"/><include reference="x2"/></mask></variation>
      """)
    let found = try frames(
      (375, 80), tools: 22505, device: "retina4_7", box,
      constraints: constraints(
        "bx.leading cv.leading 0\nbx.top cv.top 0\ncv.trailing bx.trailing 0\ncv.bottom bx.bottom 0"))
    expect(found, "lb")
    #expect(found["lb"]?.standing == .judged)
  }

  @Test("lays a row out as the Xcode did that laid it out last: Caption 1 at extra small (C2w-dd-roS of passforios)")
  func olderEra() throws {
    let label = view(
      "label", "lb", rect(27, 11, 303, 13.333333), "text=\"Private Key URL\"",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleCaption1\"/>")
    let found = try frames(
      (350, 61), tools: 23504, device: "retina6_0", label,
      constraints: constraints("lb.leading cv.leading 27\nlb.width - 303\nlb.top cv.top 11"))
    expect(found, "lb")
    #expect(found["lb"]?.standing == .aside(.stale))
  }

  @Test(
    "leaves labels the sizes in whole points that they were added with (gmV-1W-jWJ of openHAB, DCS-zG-nqh of entourage-ios)"
  )
  func wholePoints() throws {
    let label = view(
      "label", "lb", rect(182, 11.666667, 42, 21), "text=\"Label\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
    let found = try frames(
      (375, 44), tools: 23504, device: "retina5_9", label,
      constraints: constraints("lb.leading cv.leading 182\nlb.centerY cv.centerY 0"))
    #expect(found["lb"]?.ours.suffix(2) == [42, 21], "\(found["lb"]?.text ?? "")")
  }
}
