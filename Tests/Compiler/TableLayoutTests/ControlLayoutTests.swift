import SpecCompiling
import TableIR
import TableLayout
import Testing

@Suite("Controls are as large as UIKit makes them")
struct ControlLayoutTests {
  /// The accessory of a row on an iPhone SE: 375 points wide, with margins of 16.
  private func accessory(
    _ yaml: String, ios: Int = 17, direction: LayoutDirection = .leftToRight, isEditing: Bool = false
  ) throws -> AccessoryNode {
    try #require(try cell("accessory: {\(yaml)}", ios: ios, direction: direction).accessoryView)
  }

  private func cell(
    _ keys: String, ios: Int = 17, direction: LayoutDirection = .leftToRight, isEditing: Bool = false
  ) throws -> CellNode {
    let table = try SpecTables.table(
      yaml: "{tablespec: 1, rowHeight: 44, sections: [{rows: [{id: row, text: Row, \(keys)}]}]}")
    var environment = Environment(
      screen: .device(try #require(Device.named("iphone-se"))), direction: direction, ios: ios)
    environment.isEditing = isEditing
    return table.laidOut(in: environment).table.sections[0].rows[0]
  }

  @Test(
    "Controls have UIKit's sizes in every era",
    arguments: [
      ("stepper: 1", 26, 94.0, 32.0), ("stepper: 1", 17, 94, 32), ("stepper: 1", 12, 94, 29), ("stepper: 1", 6, 94, 27),
      ("activityIndicator: medium", 17, 20, 20), ("activityIndicator: large", 11, 37, 37),
      ("progressView: 0.5", 17, 150, 4), ("progressView: {progress: 0.5, width: 80}", 13, 80, 4),
      ("progressView: 0.5", 12, 150, 2),
      ("textField: {width: 100}", 26, 100, 22), ("textField: {width: 100, borderStyle: roundedRect}", 17, 100, 34),
      ("textField: {text: {text: a, font: 14}, width: 100, borderStyle: roundedRect}", 17, 100, 34),
      ("textField: {width: 100, borderStyle: roundedRect}", 12, 100, 30), ("textField: ''", 17, 97, 22),
      ("segmentedControl: {segments: [a], width: 200}", 26, 200, 34),
      ("segmentedControl: {segments: [a], width: 200}", 17, 200, 32),
      ("segmentedControl: {segments: [a], width: 200}", 12, 200, 29),
    ])
  func sizes(_ yaml: String, ios: Int, width: Double, height: Double) throws {
    let frame = try accessory(yaml, ios: ios).frame
    #expect(frame.size == LayoutSize(width: width, height: height))
    // It ends at the margin, and stands in the middle; up to iOS 12 on a whole point.
    let margin = ios == 6 ? 10.0 : 16
    #expect(frame.maxX == 375 - margin && abs(frame.midY - 22) <= (ios < 13 ? 0.75 : 0.25))
    #expect(ios >= 13 || frame.y == frame.y.rounded())
  }

  @Test("Controls in an invisible view take no taps, even if a rule makes it invisible")
  func invisible() throws {
    let views = try cell(
      """
      views: [{switch: on, frame: [0, 0, 51, 31]}, {switch: on, alpha: 0.01, frame: [0, 0, 51, 31]}, \
      {switch: on, alpha: 0.009, frame: [0, 0, 51, 31]}, {stack: {views: [{switch: on}]}, alpha: 0, frame: [0, 0, 51, 31]}]
      """
    ).subviews
    func isActive(_ view: ViewNode) -> Bool {
      switch view.content {
      case .control(let control, _): control.isActive
      case .stack(let views), .container(let views): views.contains(where: isActive)
      case .label, .image, .plain: false
      }
    }
    #expect(views.map(isActive) == [true, true, false, false])
  }

  @Test(
    "A segmented control is as wide as its widest title requires",
    arguments: [
      // Widths that Interface Builder gave such controls in public storyboards.
      (["Photo", "Movie"], 10, 103.0),
      // Ideographs are measured a third of a point too wide each.
      (["服务器指定", "腾讯云", "即构"], 17, 257),
    ])
  func segments(_ titles: [String], ios: Int, width: Double) throws {
    let node = try accessory("segmentedControl: {segments: [\(titles.joined(separator: ", "))]}", ios: ios)
    #expect(abs(node.frame.width - width) <= (titles.count == 3 ? 3 : 0))
    let frames = node.labels.map(\.frame)
    #expect(frames.count == titles.count && frames.allSatisfy { $0.width == frames[0].width })
    #expect(frames[0].x == 0 && frames[frames.count - 1].maxX == node.frame.width)
  }

  @Test("segments of a given width are those of the iOS 26.1 simulator, also right to left: rt-ios26-form-287.5")
  func observedSegments() throws {
    let yaml = "segmentedControl: {segments: [Small, Medium, Large], selectedSegmentIndex: 0, width: 343}"
    let node = try accessory(yaml, ios: 26)
    #expect(node.frame.size == LayoutSize(width: 343, height: 34))
    #expect(node.labels.map { [$0.frame.x, $0.frame.width] } == [[0, 114], [114, 114], [228, 115]])
    #expect(node.labels.map(\.font.weight) == [.medium, .regular, .regular])
    let mirrored = try accessory(yaml, ios: 26, direction: .rightToLeft)
    #expect(mirrored.labels.map { [$0.frame.x, $0.frame.width] } == [[228, 115], [114, 114], [0, 114]])
  }

  @Test("A button's image is directly before its title, and the two are centred")
  func buttonImages() throws {
    func parts(_ keys: String, direction: LayoutDirection = .leftToRight) throws -> (
      LayoutRect, image: LayoutRect, title: LayoutRect
    ) {
      let node = try accessory("button: {title: Share, \(keys)}", direction: direction)
      var image: LayoutRect?
      if case .control(let control) = node.accessory { image = control.drawnFrame }
      return (node.frame, try #require(image), try #require(node.labels.first).frame)
    }
    let alone = try accessory("button: {title: Share, size: [335, 44]}")
    #expect(alone.labels[0].frame == LayoutRect(x: 0, y: 0, width: 335, height: 44))
    let (_, image, title) = try parts("size: [335, 44], image: {size: [32, 32]}")
    #expect(image.size == LayoutSize(width: 32, height: 32) && image.y == 6 && title.x == image.maxX)
    #expect(abs(image.x - (335 - title.maxX)) <= 0.5)
    let (frame, fitting, beside) = try parts("image: {size: [20, 40]}")
    #expect(frame.height == 40 && frame.width == 20 + beside.width && fitting.x == 0 && beside.x == 20)
    // A line of the title, and nothing around it: h1L and aQB-Vr-ObR of Lockwise, in Interface Builder.
    #expect(try parts("image: {size: [20, 10]}").0.height == 18)
    let mirrored = try parts("image: {size: [20, 40]}", direction: .rightToLeft)
    #expect(mirrored.title.x == 0 && mirrored.image.maxX == frame.width)
  }

  @Test(
    "A button is as high as its title in whole points and 12 more, or as its image alone",
    arguments: [
      ("title: {text: a, font: 14}", 29.0), ("title: {text: a, font: 15}", 30), ("title: {text: a, font: 16}", 32),
      ("title: {text: a, font: 17}", 33), ("title: {text: a, font: {size: 21, weight: bold}}", 38),
      ("title: {text: a, font: 15}, insets: 12", 42), ("title: {text: a, font: 17}, insets: [0, 8, 0, 8]", 21),
      ("title: {text: '', font: 18}", 34), ("title: {text: '', font: 18}, image: {size: [24, 24]}", 24),
      ("title: {text: '', font: 18}, image: {size: [15, 15]}", 22),
      ("title: '', image: {size: [22, 22]}, insets: 8", 38),
    ])
  func buttonHeights(_ keys: String, height: Double) throws {
    let frame = try accessory("button: {\(keys)}").frame
    #expect(frame.height == height)
    #expect(frame.width == frame.width.rounded())
  }

  @Test("A button is at least 30 wide, but one with an image alone has its width")
  func buttonWidths() throws {
    #expect(try accessory("button: Go").frame.width == 30)
    #expect(try accessory("button: {title: '', image: {size: [11, 20]}}").frame.width == 11)
  }

  @Test("A text field has its text's size and surrounds it: rt-ios26-form-55.5")
  func observedField() throws {
    let node = try accessory("textField: {placeholder: Your name}", ios: 26)
    #expect(abs(node.frame.width - 81) <= 1 && node.frame.height == 22)
    let label = try #require(node.labels.first)
    #expect(label.frame.y == 1 && label.frame.height == 20.5)
  }

  @Test("Segments follow each other from the right in a right-to-left interface")
  func mirroredSegments() throws {
    let node = try accessory("segmentedControl: {segments: [a, b], width: 201}", direction: .rightToLeft)
    #expect(node.frame.x == 16)
    #expect(node.labels.map(\.frame.x) == [101, 0] && node.labels.map(\.frame.width) == [100, 100])
    #expect(node.labels.map(\.text) == ["a", "b"])
  }

  @Test("a text field shows its placeholder while it has no text")
  func placeholder() throws {
    let empty = try #require(try accessory("textField: {placeholder: Name, width: 90}").labels.first)
    #expect(empty.text == "Name" && empty.color == .system(.placeholderText))
    let full = try #require(try accessory("textField: {text: Ann, placeholder: Name, width: 90}").labels.first)
    #expect(full.text == "Ann" && full.color == .system(.label) && full.frame.x == 0)
    let bordered = try #require(
      try accessory("textField: {text: Ann, width: 90, borderStyle: roundedRect}").labels.first)
    #expect(bordered.frame == LayoutRect(x: 7, y: 7, width: 76, height: 20.5))
  }

  @Test("a badge is at least as wide as it is high")
  func badges() throws {
    let one = try accessory("badge: 1").frame
    #expect(one.width == one.height)
    let many = try accessory("badge: '1,024'").frame
    #expect(many.width > many.height && many.height == one.height)
  }

  @Test("The tap area of a detail disclosure button is only the button")
  func hitAreas() throws {
    let stepper = try accessory("stepper: 1")
    #expect(stepper.isActive && stepper.hitArea == stepper.frame)
    #expect(try accessory("progressView: 0.5").hitArea == nil)
    #expect(try accessory("progressView: 0.5, active: true").hitArea != nil)
    let node = try #require(try cell("accessory: detailDisclosureButton").accessoryView)
    let area = try #require(node.hitArea)
    #expect(area.x == node.frame.x && area.maxX < node.frame.maxX - 10)
    let mirrored = try #require(try cell("accessory: detailDisclosureButton", direction: .rightToLeft).accessoryView)
    #expect(mirrored.hitArea == LayoutRect(x: 375 - area.maxX, y: area.y, width: area.width, height: area.height))
  }

  @Test("Only controls that UIKit shows disabled by their texts have them dimmed")
  func dimmedTexts() throws {
    func colors(_ yaml: String, ios: Int = 17) throws -> [Color] {
      try accessory("\(yaml), enabled: false", ios: ios).labels.map(\.color)
    }
    #expect(try colors("segmentedControl: [a]") == [.system(.tertiaryLabel)])
    #expect(try colors("segmentedControl: [a]", ios: 12) == [.system(.systemBlue)])
    #expect(try colors("label: {text: a, color: red}") == [.system(.tertiaryLabel)])
    #expect(try colors("textField: a") == [.system(.label)])
    #expect(try colors("badge: a") == [.system(.white)])
  }

  @Test("A disabled control has dimmed texts, and a row without interaction has dimmed labels and takes no taps")
  func disabled() throws {
    let button = try accessory("button: Go, enabled: false")
    #expect(button.labels.map(\.color) == [.system(.tertiaryLabel)] && button.isActive)
    let cell = try cell(
      "accessory: {switch: on}, userInteractionEnabled: false, views: [{frame: [0, 0, 9, 9], switch: on}]")
    #expect(cell.textLabel?.color == .system(.tertiaryLabel))
    #expect(cell.accessoryView?.isActive == false && cell.accessoryView?.hitArea == nil)
    guard case .control(let control, _) = cell.subviews[0].content else {
      Issue.record("no control")
      return
    }
    #expect(!control.isActive)
  }

  @Test("An editing accessory replaces the accessory while the row is edited")
  func editingAccessories() throws {
    let keys = "accessory: checkmark, editingAccessory: {switch: on}, editing: {reorder: true}"
    #expect(try cell(keys).accessoryView?.accessory == .checkmark)
    let edited = try cell(keys, isEditing: true)
    let node = try #require(edited.accessoryView)
    let reorder = try #require(edited.reorderControl)
    #expect(node.accessory == .switch(Switch(isOn: true)))
    #expect(node.frame.maxX == reorder.frame.x - 8 && edited.contentView.maxX == node.frame.x)
    let alone = try cell("accessory: checkmark, editingAccessory: detailButton, editing: delete", isEditing: true)
    #expect(alone.accessoryView?.accessory == .detailButton)
    // A row that cannot be edited keeps what it has at rest.
    #expect(
      try cell("accessory: checkmark, editingAccessory: detailButton", isEditing: true).accessoryView?.accessory
        == .checkmark)
  }

  @Test("In a stack, a text field takes the remaining space, and is aligned by its text's baseline")
  func stacks() throws {
    let table = try SpecTables.table(
      yaml: """
        tablespec: 1
        sections:
          - rows:
              - stack:
                  spacing: 10
                  alignment: firstBaseline
                  views: [{label: Name}, {textField: Ann}, {stepper: 1}]
        """)
    let environment = Environment(screen: .device(try #require(Device.named("iphone-se"))), ios: 17)
    let row = table.laidOut(in: environment).table.sections[0].rows[0]
    guard case .stack(let views) = row.subviews[0].content else {
      Issue.record("no stack")
      return
    }
    #expect(views.map(\.kind) == ["label", "textField", "stepper"])
    #expect(views[2].frame.width == 94 && views[2].frame.maxX == row.subviews[0].frame.width)
    #expect(views[1].frame.maxX == views[2].frame.x - 10)
    // 20.5 high, and 22 about a text a point below its top; each goes to the nearest pixel.
    #expect(abs(views[0].frame.y - views[1].frame.y - 1) <= 0.5)
  }
}
