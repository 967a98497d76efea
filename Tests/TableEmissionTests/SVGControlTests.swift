import Foundation
import TableIR
import TableLayout
import Testing

@testable import TableEmission

@Suite("How controls are drawn")
struct SVGControlTests {
  private func picture(
    _ control: Control, ios: Int = 17, appearance: Appearance = .light, isSelected: Bool = false,
    accessory: Accessory? = nil
  ) -> String {
    var cell = JSONTrees.cell()
    cell.isSelected = isSelected
    cell.accessoryView = AccessoryNode(
      accessory: accessory ?? .control(control), frame: Rect(x: 200, y: 6, width: 94, height: 32))
    var tree = JSONTrees.tree(cell)
    tree.environment.ios = ios
    tree.environment.appearance = appearance
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

  @Test("the half of a stepper that leads beyond its range is dimmed")
  func stepperEnds() {
    let glyphs = { (value: Double) in
      picture(Control(.stepper(Stepper(value: value, minimum: 0, maximum: 9))))
        .components(separatedBy: ##"stroke="#3c3c43" stroke-opacity"##).count - 1
    }
    #expect([0, 5, 9].map(glyphs) == [1, 0, 1])
  }

  @Test("progress runs from the side where the interface begins")
  func progress() {
    let view = Control(.progressView(ProgressView(progress: 0.25, progressTintColor: .system(.red))))
    #expect(picture(view).contains(##"<rect x="200" y="20" width="23.5" height="4" rx="2" fill="#ff0000"/>"##))
    #expect(picture(view, ios: 12).contains(##"<rect x="200" y="21" width="23.5" height="2" rx="1" fill="#ff0000"/>"##))
  }

  @Test("an activity indicator has 8 spokes since iOS 13, and 12 before")
  func spokes() {
    let indicator = Control(.activityIndicator(ActivityIndicator(color: .system(.red))))
    let count = { (picture: String) in picture.components(separatedBy: ##"stroke="#ff0000""##).count - 1 }
    #expect(count(picture(indicator)) == 8)
    #expect(count(picture(indicator, ios: 12)) == 12)
  }

  @Test("what is not enabled is fainter")
  func disabled() {
    for kind: Control.Kind in [
      .switch(Switch(isOn: true)), .slider(Slider(value: 0.5)), .badge(Badge(text: Text("1"))),
    ] {
      #expect(picture(Control(kind, isEnabled: false)).contains(#"<g opacity="0.5">"#))
      #expect(!picture(Control(kind)).contains(#"opacity="0.5""#))
    }
  }

  @Test("a selected row shows an image's other")
  func highlightedImages() {
    func image(_ color: UInt32) -> Image {
      .placeholder(Image.Placeholder(size: Size(width: 9, height: 9), color: .fixed(RGBA(hex: color))))
    }
    let accessory = Accessory.image(image(0x112233), highlighted: image(0x445566))
    let control = Control(.label(Text("")))
    #expect(picture(control, accessory: accessory).contains("#112233"))
    #expect(picture(control, isSelected: true, accessory: accessory).contains("#445566"))
    #expect(!picture(control, isSelected: true, accessory: accessory).contains("#112233"))
  }
}
