import Foundation
import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How controls are drawn")
struct SVGControlTests {
  private func picture(
    _ control: Control, ios: Int = 17, userInterfaceStyle: UserInterfaceStyle = .light, isSelected: Bool = false,
    accessory: Accessory? = nil
  ) -> String {
    var cell = JSONTrees.cell()
    cell.isSelected = isSelected
    cell.accessoryView = AccessoryNode(
      accessory: accessory ?? .control(control), frame: LayoutRect(x: 200, y: 6, width: 94, height: 32))
    var tree = JSONTrees.tree(cell)
    tree.environment.ios = ios
    tree.environment.userInterfaceStyle = userInterfaceStyle
    return String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
  }

  @Test("a stepper is a grey plate since iOS 13, and an outline in the tint's colour before")
  func steppers() {
    let stepper = Control(.stepper(Stepper(value: 1, tintColor: .fixed(RGBA(hex: 0x123456)))))
    let plate = ##"<rect x="200" y="6" width="94" height="32" rx="8" fill="#767680""##
    #expect(picture(stepper).contains(plate))
    #expect(!picture(stepper).contains("#123456"))
    #expect(picture(stepper, ios: 26).contains(##"width="94" height="32" rx="16" fill="#767680""##))
    #expect(picture(stepper, ios: 12).contains("#123456") && !picture(stepper, ios: 12).contains(plate))
  }

  @Test("The half of a stepper that would exceed its range is dimmed")
  func stepperEnds() {
    let glyphs = { (value: Double) in
      picture(Control(.stepper(Stepper(value: value, minimum: 0, maximum: 9))))
        .components(separatedBy: ##"stroke="#3c3c43" stroke-opacity"##).count - 1
    }
    #expect([0, 5, 9].map(glyphs) == [1, 0, 1])
  }

  @Test("progress runs from the side where the interface begins")
  func progress() {
    var view = Control(.progressView(ProgressView(progress: 0.25, progressTintColor: .system(.red))))
    view.drawnFrame = LayoutRect(x: 0, y: 14, width: 94, height: 4)
    #expect(picture(view).contains(##"<rect x="200" y="20" width="23.5" height="4" rx="2" fill="#ff0000"/>"##))
    view.drawnFrame = LayoutRect(x: 0, y: 15, width: 94, height: 2)
    #expect(picture(view, ios: 12).contains(##"<rect x="200" y="21" width="23.5" height="2" rx="1" fill="#ff0000"/>"##))
  }

  /// The picture of a control at the end of a row and of the same one in a frame of 200 × 60.
  private func pictures(_ control: Control, ios: Int = 17, _ change: (inout MetricsProfile) -> Void) throws -> String {
    var profile = try #require(MetricsProfile.profile(ios: ios))
    change(&profile)
    var row = Row(id: "row")
    row.accessory = .control(control)
    row.views = [View(content: .control(control), frame: LayoutRect(x: 0, y: 0, width: 200, height: 60))]
    var section = Section(id: "section")
    section.rows = [row]
    var table = Table(name: "table")
    table.sections = [section]
    let environment = Environment(device: "iphone-15", size: LayoutSize(width: 393, height: 852), scale: 3, ios: ios)
    let tree = TableLayouter(environment: environment, profile: profile).layOut(table)
    return String(decoding: SVGEmitter().emit(tree), as: UTF8.self)
  }

  @Test("A detail button and a chevron keep the profile's size in a larger frame")
  func glyphsAmongViews() throws {
    let chevron = Control(.chevron(Chevron(color: .system(.red))))
    #expect(count(##"x="94.5" y="22.5"/>"##, in: try pictures(chevron) { _ in }) == 1)
    let double = try pictures(chevron) { $0.accessories.chevronSize = LayoutSize(width: 22, height: 30) }
    #expect(count(##"x="89" y="15"/>"##, in: double) == 1 && count(##"stroke-width="6""##, in: double) == 1)
    let button = Control(.detailButton(DetailButton(tintColor: .system(.red))))
    #expect(count(##"x="89" y="19"/>"##, in: try pictures(button) { _ in }) == 1)
    let large = try pictures(button) { $0.accessories.detailButtonSize = LayoutSize(width: 44, height: 44) }
    #expect(count("scale(2 2)", in: large) == 1)
  }

  @Test("A button's image is drawn before its title, fainter if the button is disabled")
  func buttonImages() throws {
    let image = Image.placeholder(
      Image.Placeholder(size: LayoutSize(width: 20, height: 20), color: .fixed(RGBA(hex: 0x123456))))
    let button = Control.Kind.button(Button(title: Text("Share"), image: image))
    #expect(count("#123456", in: try pictures(Control(button)) { _ in }) == 2)
    #expect(count(#"<g opacity="0.5"><rect"#, in: try pictures(Control(button, isEnabled: false)) { _ in }) == 2)
  }

  private func count(_ text: String, in picture: String) -> Int { picture.components(separatedBy: text).count - 1 }

  @Test("a profile's size of a progress view is the one that is drawn, at a row's end and in a larger frame")
  func progressSizes() throws {
    let view = Control(.progressView(ProgressView(progress: 1)))
    for (height, ios) in [(4, 17), (2, 12), (9, 6)] {
      let track = ##"height="\##(height)" rx="##
      #expect(count(track, in: try pictures(view, ios: ios) { _ in }) == 4)
    }
    let thick = try pictures(view) { $0.controls.progressViewSize = LayoutSize(width: 150, height: 12) }
    #expect(count(##"width="150" height="12" rx="6""##, in: thick) == 2)
    #expect(count(##"y="24" width="200" height="12" rx="6""##, in: thick) == 2)
  }

  @Test("a profile's size of an activity indicator is the one that is drawn, at a row's end and in a larger frame")
  func indicatorSizes() throws {
    let medium = Control(.activityIndicator(ActivityIndicator()))
    let large = Control(.activityIndicator(ActivityIndicator(style: .large)))
    // Strokes are an eighth as wide as the indicator.
    #expect(count(##"stroke-width="2.5""##, in: try pictures(medium) { _ in }) == 16)
    #expect(count(##"stroke-width="4.625""##, in: try pictures(large) { _ in }) == 16)
    let other = LayoutSize(width: 32, height: 32)
    #expect(
      count(##"stroke-width="4""##, in: try pictures(medium) { $0.controls.activityIndicatorSize = other }) == 16)
    #expect(
      count(##"stroke-width="4""##, in: try pictures(large) { $0.controls.largeActivityIndicatorSize = other }) == 16)
  }

  @Test("a profile's space between segments is as wide as the line in it, up to iOS 12")
  func segmentLines() throws {
    let control = Control(.segmentedControl(SegmentedControl(segments: ["A", "B", "C"])))
    let line = ##"width="3" height="29" fill="##
    #expect(count(line, in: try pictures(control, ios: 12) { $0.controls.segmentSpacing = 3 }) == 2)
  }

  @Test("glyphs grow with the boxes that a profile or larger text gives them")
  func glyphs() {
    let box = LayoutSize(width: 44, height: 44)
    let button = InfoButton(style: .symbol, size: box, color: RGBA(hex: 0))
    #expect(drawn { button.write(to: &$0, id: $1) }.contains("scale(2 2)"))
    func mark(_ isSymbol: Bool, _ width: Double, _ height: Double) -> String {
      let mark = Checkmark(isSymbol: isSymbol, size: LayoutSize(width: width, height: height), color: RGBA(hex: 0))
      return drawn { mark.write(to: &$0, id: $1) }
    }
    #expect(mark(true, 19, 18).contains(#"stroke-width="2.1""#) && mark(true, 38, 36).contains(#"stroke-width="4.2""#))
    #expect(mark(false, 14, 11).contains(#"stroke-width="2""#) && mark(false, 28, 22).contains(#"stroke-width="4""#))
    let chevron = ChevronDrawing(shape: .custom, size: LayoutSize(width: 22, height: 30), color: RGBA(hex: 0))
    #expect(drawn { chevron.write(to: &$0, id: $1) }.contains(#"stroke-width="6""#))
  }

  private func drawn(_ write: (inout SVGWriter, SVGID) -> Void) -> String {
    var writer = SVGWriter()
    write(&writer, .definition(0))
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("a plain view without a colour is systemGray5, as the reference says")
  func plainViews() {
    let view = Accessory.view(PlainView(size: LayoutSize(width: 94, height: 32)))
    let rect = ##"<rect x="200" y="6" width="94" height="32" fill="##
    #expect(picture(Control(.label(Text(""))), accessory: view).contains(rect + ##""#e5e5ea""##))
    let red = Accessory.view(
      PlainView(size: LayoutSize(width: 94, height: 32), look: ViewLook(background: .system(.red))))
    #expect(picture(Control(.label(Text(""))), accessory: red).contains(rect + ##""#ff0000""##))
    var faint = PlainView(size: LayoutSize(width: 94, height: 32))
    faint.look.alpha = 0.5
    faint.look.border = Border(color: .system(.black), width: 2)
    let drawn = picture(Control(.label(Text(""))), accessory: .view(faint))
    #expect(drawn.contains(##"opacity="0.5""##) && drawn.contains(##"stroke-width="2""##))
    faint.look.isHidden = true
    #expect(!picture(Control(.label(Text(""))), accessory: .view(faint)).contains(##""#e5e5ea""##))
  }

  @Test("an activity indicator has 8 spokes since iOS 13, and 12 before")
  func spokes() {
    let indicator = Control(.activityIndicator(ActivityIndicator(color: .system(.red))))
    let count = { (picture: String) in picture.components(separatedBy: ##"stroke="#ff0000""##).count - 1 }
    #expect(count(picture(indicator)) == 8)
    #expect(count(picture(indicator, ios: 12)) == 12)
  }

  @Test("Disabled controls are fainter")
  func disabled() {
    for kind: Control.Kind in [
      .switch(Switch(isOn: true)), .slider(Slider(value: 0.5)), .badge(Badge(text: Text("1"))), .chevron(Chevron()),
      .detailButton(DetailButton()),
    ] {
      #expect(picture(Control(kind, isEnabled: false)).contains(#"<g opacity="0.5">"#))
      #expect(!picture(Control(kind)).contains(#"opacity="0.5""#))
    }
  }

  @Test("A selected row shows the highlighted image")
  func highlightedImages() {
    func image(_ color: UInt32) -> Image {
      .placeholder(Image.Placeholder(size: LayoutSize(width: 9, height: 9), color: .fixed(RGBA(hex: color))))
    }
    let accessory = Accessory.image(image(0x112233), highlighted: image(0x445566))
    let control = Control(.label(Text("")))
    #expect(picture(control, accessory: accessory).contains("#112233"))
    #expect(picture(control, isSelected: true, accessory: accessory).contains("#445566"))
    #expect(!picture(control, isSelected: true, accessory: accessory).contains("#112233"))
  }
}
