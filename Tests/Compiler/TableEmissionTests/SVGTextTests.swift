import Foundation
import TableIR
import TableLayout
import Testing

@testable import TableEmission

/// Where a label's lines stand, and how they are written.
struct SVGTextTests {
  private func label(_ text: String, alignment: TextAlignment = .left) -> LabelNode {
    // As wide as Inter draws it, so that no line needs spacing.
    let font = ResolvedFont(size: 17)
    return LabelNode(
      frame: LayoutRect(x: 10, y: 5, width: 100, height: 44), text: text,
      textWidth: interAdvanceWidth(of: text, font: font),
      font: font, color: .system(.label), alignment: alignment)
  }

  private func drawn(_ label: LabelNode, isHighlighted: Bool = false) -> String {
    var canvas = SVGCanvas(SVGSampleTables.plain(rows: 0))
    canvas.drawLabel(label, at: LayoutPoint(x: 1, y: 2), isHighlighted: isHighlighted)
    return String(decoding: canvas.body.bytes, as: UTF8.self)
  }

  @Test func standsOnTheBaselineOfACentredLine() {
    // 2 + 5 + the space above, (44 − 17 · 2444/2048 up to a pixel) / 2 up to a pixel, + 17 · 1950/2048, to a pixel
    #expect(
      drawn(label("Ann"))
        == ##"\##n<text x="11" y="35.3333" font-size="17" textLength="31.4019" fill="#000000">Ann</text>"##)
  }

  @Test func drawsTheLinesOfRuns() {
    var text = label("old new")
    let font = text.font
    text.lines = [LabelNode.Line(text: "old new", width: 60)]
    text.runs = ["old", " new"].map { LabelNode.Run(line: 0, text: $0, width: 30, font: font, color: .system(.label)) }
    text.runs[0].decoration.isStruckThrough = true
    text.runs[1].decoration.isUnderlined = true
    let drawn = drawn(text)
    #expect(drawn.components(separatedBy: #"text-decoration="underline""#).count == 2)
    // A line of its own: librsvg takes 'line-through' out of the letters.
    #expect(!drawn.contains("line-through") && drawn.components(separatedBy: "<rect").count == 2)
    #expect(drawn.contains(##"width="30" height="1.19" fill="#000000""##))
  }

  /// Baselines on a whole pixel, in a picture of two pixels a point.
  @Test(arguments: [
    // ios10-checkmarks-delete: a label as high as its contentView, and one that fits its text.
    (10, 17.0, 43.5, 28.0), (10, 17, 20.5, 16), (10, 12, 14.5, 11.5), (11, 17, 20.5, 16),
    // ios8-grouped-switches and ios8-plain-images-disclosure.
    (8, 17, 43.5, 27.5), (8, 17, 20.5, 16), (8, 12, 14.5, 11.5),
    // ios13-insetgrouped-dark.
    (13, 17, 20.5, 16), (13, 17, 44, 28),
    // ios12- and ios13-plain-default-320@2x, the latter at Medium.
    (12, 17, 43.5, 27.5), (13, 16, 44, 27.5),
  ])
  func standsWhereScreenshotsHaveIt(ios: Int, size: Double, height: Double, baseline: Double) {
    expect(baseline, ios: ios, size: size, height: height, scale: 2)
  }

  /// In pictures of three pixels a point: ios17.5-plain-default-middle-375x400, ios18-plain-default-320, ios26.2-plain-default-middle-375x400,
  /// and a label of SwiftUI that fits its text (ios26-swiftui-links-390).
  @Test(arguments: [
    (17, 17.0, 44.0, 28.3333), (18, 16, 44, 27.6667), (26, 17, 52, 32.3333), (26, 16, 19.3333, 15.3333),
  ])
  func standsWhereSnapshotsHaveIt(ios: Int, size: Double, height: Double, baseline: Double) {
    expect(baseline, ios: ios, size: size, height: height, scale: 3)
  }

  private func expect(_ baseline: Double, ios: Int, size: Double, height: Double, scale: Double) {
    let font = ResolvedFont(size: size)
    let label = LabelNode(
      frame: LayoutRect(x: 0, y: 0, width: 100, height: height), text: "Ann", textWidth: 30, font: font,
      color: .system(.label))
    var tree = SVGSampleTables.accessories(ios: ios)
    tree.environment.scale = scale
    var canvas = SVGCanvas(tree)
    canvas.drawLabel(label)
    let y = baseline == baseline.rounded() ? "\(Int(baseline))" : "\(baseline)"
    #expect(String(decoding: canvas.body.bytes, as: UTF8.self).contains(#" y="\#(y)""#))
  }

  @Test func aLineIsSpacedToItsMeasuredWidth() {
    var label = label("Anna")
    label.textWidth += 2
    #expect(drawn(label).contains(#"letter-spacing="0.5" textLength=""#))
  }

  @Test("a line keeps its width in any font: letters that join are stretched, not spaced")
  func lengths() {
    #expect(drawn(label("Ann مرحبا")).contains(#"lengthAdjust="spacingAndGlyphs""#))
    #expect(drawn(label("สวัสดี")).contains(#"lengthAdjust="spacingAndGlyphs""#))
    #expect(!drawn(label("Größe 東京")).contains("lengthAdjust"))
  }

  @Test func aLineRunsAsItsParagraphDoes() {
    var label = label("שלום לכל קוראי English")
    label.lines = [LabelNode.Line(text: "שלום לכל קוראי", width: 90), LabelNode.Line(text: "English…", width: 60)]
    #expect(drawn(label).contains(">&#8295;English…&#8297;</text>"))
    label.text = "שלום לכל קוראי\nEnglish"
    #expect(drawn(label).contains(">English…</text>"))
  }

  @Test func aLineWiderThanItsLabelIsClippedWhereItBegins() {
    for (text, alignment, start) in [
      ("Ann Archer", TextAlignment.left, #"<text x="0" y="28.3333" font-size"#),
      ("Ann Archer", .right, #"<text x="0" y="28.3333" font-size"#),
      ("שלום לכל", .left, #"<text x="100" y="28.3333" text-anchor="end" font-size"#),
    ] {
      var label = label(text, alignment: alignment)
      label.lines = [LabelNode.Line(text: text, width: 101)]
      label.isTruncated = true
      var canvas = SVGCanvas(SVGSampleTables.plain(rows: 0))
      canvas.drawLabel(label, at: LayoutPoint(x: 1, y: 2))
      let body = String(decoding: canvas.body.bytes, as: UTF8.self)
      #expect(body.hasPrefix(#"<g transform="translate(11 7)" clip-path="url(#"#) && body.contains(start))
      let definitions = String(decoding: canvas.definitions.writer.bytes, as: UTF8.self)
      #expect(
        definitions.contains("<clipPath") && definitions.contains(##"<rect width="100" height="44"/>"##),
        "\(definitions)")
    }
  }

  @Test(arguments: [6, 8])
  func beforeIOS9ALineIsSpacedAsHelveticaNeedsIt(ios: Int) {
    var label = label("Anna")
    label.textWidth = helveticaAdvanceWidth(of: "Anna", font: label.font) + 2
    var canvas = SVGCanvas(SVGSampleTables.accessories(ios: ios))
    canvas.drawLabel(label)
    #expect(String(decoding: canvas.body.bytes, as: UTF8.self).contains(#"letter-spacing="0.5""#))
    #expect(String(describing: canvas.typeface.familyList).hasPrefix("'Helvetica Neue', Helvetica, "))
  }

  /// Firefox copies texts that touch in the file as one word; what goes on in a line does not begin a word.
  @Test func linesAreALineHeightApart() {
    var label = label("Ann Ben")
    label.lines = ["Ann", "Ben"].map {
      LabelNode.Line(text: $0, width: interAdvanceWidth(of: $0, font: label.font))
    }
    #expect(
      drawn(label) == ##"\##n<text x="11" y="25" font-size="17" textLength="31.4019" fill="#000000">Ann</text>"##
        + ##"\##n<text x="11" y="45.2871" font-size="17" textLength="30.9121" fill="#000000">Ben</text>"##)
  }

  @Test(
    arguments: [
      ("Ann", TextAlignment.left, "x=\"11\" y=\"35.3333\" font"),
      ("Ann", .center, "x=\"61\" y=\"35.3333\" text-anchor=\"middle\" font"),
      ("Ann", .right, "x=\"111\" y=\"35.3333\" text-anchor=\"end\" font"),
      ("שלום", .left, "x=\"11\" y=\"35.3333\" font"),
      ("שלום", .right, "x=\"111\" y=\"35.3333\" text-anchor=\"end\" font"),
    ])
  func isHeldAtTheEdgeOfItsFrame(text: String, alignment: TextAlignment, attributes: String) {
    #expect(drawn(label(text, alignment: alignment)).hasPrefix("\n<text \(attributes)"))
  }

  @Test func aTextThatBeginsRightToLeftIsAParagraphOfItsOwn() {
    #expect(drawn(label("(2) مرحبا")).hasSuffix(">&#8295;(2) مرحبا&#8297;</text>"))
    #expect(drawn(label("Ann مرحبا")).hasSuffix(">Ann مرحبا</text>"))
  }

  @Test func aShadowIsASecondTextBelow() {
    var label = label("Ann")
    label.shadow = Shadow(color: .system(.white), offset: LayoutPoint(x: -1, y: 1))
    #expect(
      drawn(label) == ##"\##n<text x="10" y="36.3333" font-size="17" textLength="31.4019" fill="#ffffff">Ann</text>"##
        + ##"\##n<text x="11" y="35.3333" font-size="17" textLength="31.4019" fill="#000000">Ann</text>"##)
  }

  @Test func aSelectedRowShowsTheHighlightedColor() {
    var label = label("Ann")
    #expect(drawn(label, isHighlighted: true).contains("#000000"))
    label.highlightedColor = .system(.white)
    #expect(drawn(label, isHighlighted: true).contains("#ffffff"))
    #expect(drawn(label).contains("#000000"))
  }

  @Test func spacesThatXMLWouldDropArePreserved() {
    for text in [" a", "a ", "a  b"] { #expect(drawn(label(text)).contains(#"xml:space="preserve""#)) }
    for text in ["a", "a b", "a b c"] { #expect(!drawn(label(text)).contains("xml:space")) }
  }

  /// SVG makes a blank of a tab, which would spread what it is wider between the letters (archimatetool/archi#975).
  @Test func whatIsBetweenTabsIsDrawnByItself() throws {
    let picture = drawn(label("Total\t\t12"))
    #expect(!picture.contains("&#9;") && picture.split(separator: "\n<text ").count == 2)
    let places = picture.matches(of: /<text x="([\d.]+)".*?textLength="([\d.]+)"/).compactMap { match in
      Double(match.1).flatMap { x in Double(match.2).map { (x: x, width: $0) } }
    }
    // Together they are as wide as the line.
    let whole = drawn(label("Total")).matches(of: /textLength="([\d.]+)"/).compactMap { Double($0.1) }
    #expect(places.count == 2 && whole.count == 1 && places[1].x > places[0].x + places[0].width + 17)
    #expect((places[0].width - whole[0]).magnitude < 2)
  }

  @Test func weightsAreNumbers() {
    var label = label("Ann")
    label.font.weight = .semibold
    #expect(drawn(label).contains(#"font-weight="600""#))
  }

  @Test func nothingIsDrawnForNoTextOrAClearColour() {
    #expect(drawn(label("")).isEmpty)
    var label = label("Ann")
    label.color = .system(.clear)
    #expect(drawn(label).isEmpty)
  }
}
