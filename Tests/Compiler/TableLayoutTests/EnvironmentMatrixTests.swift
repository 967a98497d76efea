import TableIR
import TableLayout
import Testing

@Suite("The environments that a table is laid out for")
struct EnvironmentMatrixTests {
  private static let standard = Table.Metrics(profile: .modern, ios: 17)

  private func names(_ spec: [EnvironmentAxes], flags: EnvironmentAxes = EnvironmentAxes()) -> [String] {
    EnvironmentMatrix(spec: spec, flags: flags, metrics: Self.standard).entries.map(\.name)
  }

  private func axes(_ change: (inout EnvironmentAxes) -> Void) -> EnvironmentAxes {
    var axes = EnvironmentAxes()
    change(&axes)
    return axes
  }

  @Test("Without a declaration there is only the standard device, without a name")
  func standard() throws {
    let entries = EnvironmentMatrix(spec: [], flags: EnvironmentAxes(), metrics: Self.standard).entries
    let entry = try #require(entries.first)
    #expect(entries.count == 1 && entry.name == "default" && entry.environment.name == nil)
    #expect(entry.environment.device == "iphone-17" && entry.environment.ios == 17)
  }

  @Test("Environments combine every choice of each axis, and are named by what was requested")
  func product() throws {
    let device = try #require(Device.named("iphone-se"))
    let wish = axes {
      $0.screens = [.device(device), .custom(LayoutSize(width: 320, height: 480), scale: 1)]
      $0.userInterfaceStyles = [.light, .dark]
      $0.contentSizes = [.accessibilityLarge]
    }
    #expect(
      names([wish]) == [
        "iphone-se-ax2-light", "iphone-se-ax2-dark", "320x480@1x-ax2-light", "320x480@1x-ax2-dark",
      ])
  }

  @Test("A name covers axes with one choice, and axes with several are appended")
  func named() {
    let wish = axes {
      $0.name = "phone"
      $0.directions = [.rightToLeft]
      $0.states = [.normal, TableState(isEditing: true, selectedRows: ["b/1", "a"])]
    }
    #expect(names([wish]) == ["phone-normal", "phone-editing-selected-a-b-1"])
  }

  @Test("A flag replaces its axis everywhere, and equal environments are merged")
  func flags() {
    let spec = [axes { $0.userInterfaceStyles = [.light, .dark] }, axes { $0.directions = [.rightToLeft] }]
    #expect(names(spec) == ["light", "dark", "rtl"])
    #expect(names(spec, flags: axes { $0.userInterfaceStyles = [.dark] }) == ["default", "rtl"])
    #expect(
      names(spec, flags: axes { $0.orientations = [.portrait, .landscape] }) == [
        "portrait-light", "portrait-dark", "landscape-light", "landscape-dark", "portrait-rtl", "landscape-rtl",
      ])
  }

  @Test("No two environments have the same name, and a written name is kept")
  func collisions() {
    let written = axes {
      $0.name = "a-dark"
      $0.orientations = [.landscape]
    }
    let made = axes {
      $0.name = "a"
      $0.userInterfaceStyles = [.dark, .light]
    }
    #expect(names([made, written]) == ["a-dark-2", "a-light", "a-dark"])
    #expect(names([written, made]) == ["a-dark", "a-dark-2", "a-light"])
    // Two names for one place are two environments; the case of letters makes no other file everywhere.
    #expect(names([axes { $0.name = "x" }, axes { $0.name = "y" }]) == ["x", "y"])
    #expect(names([axes { $0.name = "x" }, axes { $0.name = "X" }]) == ["x", "X-2"])
  }

  @Test("A chosen environment keeps its name, and the name of a declaration chooses all of its environments")
  func selected() {
    let named = axes {
      $0.name = "pad"
      $0.userInterfaceStyles = [.light, .dark]
    }
    func selected(_ names: String...) -> [String?] {
      var matrix = EnvironmentMatrix(
        spec: [axes { $0.orientations = [.landscape] }, named], flags: EnvironmentAxes(), metrics: Self.standard)
      matrix.select(names)
      return matrix.entries.map(\.environment.name)
    }
    #expect(selected("pad-dark") == ["pad-dark"])
    #expect(selected("pad") == ["pad-light", "pad-dark"])
    #expect(selected("landscape", "pad-light") == ["landscape", "pad-light"])
  }
}

@Suite("The part of a screen that a table has")
struct EnvironmentScreenTests {
  private func environment(
    _ device: String, _ orientation: Orientation = .landscape, window: WindowWidth = .full, split: Split = .none,
    direction: LayoutDirection = .leftToRight
  ) throws -> Environment {
    Environment(
      screen: .device(try #require(Device.named(device))), orientation: orientation, window: window, split: split,
      direction: direction, ios: 17)
  }

  @Test("Windows in Split View have the widths in Apple's Human Interface Guidelines")
  func windows() throws {
    let large: [(WindowWidth, Double)] = [(.full, 1366), (.twoThirds, 981), (.half, 678), (.third, 375)]
    for (window, width) in large {
      #expect(try environment("ipad-pro-13", window: window).size.width == width)
    }
    #expect(try environment("ipad-pro-13", .portrait, window: .twoThirds).size.width == 639)
    #expect(try environment("ipad-pro-11", .portrait, window: .twoThirds).size.width == 504)
    #expect(try environment("ipad-mini", window: .points(5_000)).size.width == 1133)
    let small = Environment(screen: .custom(LayoutSize(width: 1024, height: 768), scale: 2), window: .half, ios: 9)
    #expect(small.size == LayoutSize(width: 507, height: 768) && small.orientation == .landscape)
    // A phone has one window.
    #expect(try environment("iphone-15", .portrait, window: .half).size.width == 393)
  }

  @Test("A table can be the primary column of an expanded split view")
  func expanded() throws {
    let pad = try environment("ipad-pro-13", split: .expanded(primaryWidth: nil))
    #expect(pad.size == LayoutSize(width: 320, height: 1024) && pad.windowSize.width == 1366)
    #expect(try environment("ipad", split: .expanded(primaryWidth: 375)).size.width == 375)
    // A large phone in landscape has room for both columns (article 001): the notch is beside the leading one.
    let phone = try environment("iphone-15-plus", split: .expanded(primaryWidth: nil))
    #expect(phone.size.width == 320 && phone.safeArea.left == 59 && phone.safeArea.right == 0)
    let turned = try environment("iphone-15-plus", split: .expanded(primaryWidth: nil), direction: .rightToLeft)
    #expect(turned.safeArea.left == 0 && turned.safeArea.right == 59)
    #expect(try environment("iphone-8-plus", split: .expanded(primaryWidth: nil)).size.width == 295)
  }

  @Test("A split view collapses in a compact window: on iPhones, and on iPads that show two apps (article 001)")
  func collapsed() throws {
    for (device, orientation) in [("iphone-15-plus", Orientation.portrait), ("iphone-15", .landscape)] {
      let phone = try environment(device, orientation, split: .expanded(primaryWidth: 320))
      #expect(phone.split == .collapsed && phone.size == phone.windowSize)
    }
    let half = try environment("ipad", window: .half, split: .expanded(primaryWidth: 320))
    #expect(half.split == .collapsed && half.size.width == 585 && half.horizontalSizeClass == .compact)
    #expect(try environment("ipad-pro-13", window: .half).horizontalSizeClass == .regular)
    #expect(try environment("ipad-mini", .portrait).horizontalSizeClass == .regular)
  }
}
