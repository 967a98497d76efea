import TableIR
import TableLayout

/// Layout trees built by hand, as the layout pass would build them: what the pictures are looked at and tested with.
enum SVGSampleTables {
  static let all: [(name: String, tree: LayoutTree)] = [
    ("settings-ios17", settings(userInterfaceStyle: .light)),
    ("settings-ios17-dark", settings(userInterfaceStyle: .dark)),
    ("accessories-ios17", accessories(ios: 17)),
    ("accessories-ios11", accessories(ios: 11)),
    ("accessories-ios26", accessories(ios: 26)),
    ("plain-images", plainImages()),
    ("custom-backgrounds", customBackgrounds()),
  ]

  /// An inset grouped table of settings on a 393 pt screen.
  static func settings(userInterfaceStyle: UserInterfaceStyle) -> LayoutTree {
    var table = SampleTable(name: "settings", style: .insetGrouped, ios: 17, userInterfaceStyle: userInterfaceStyle)
    table.section(
      header: "PULL FROM SERVER",
      rows: [
        SampleRow(id: "route", text: "Route"), SampleRow(id: "dns", text: "DNS"),
        SampleRow(id: "proxy", text: "Proxy", isSelected: true),
      ])
    table.section(
      header: "COMMUNICATION",
      rows: [
        SampleRow(id: "cipher", text: "Cipher", detail: "AES-256-CBC"),
        SampleRow(id: "auth", text: "Authentication", detail: "HMAC-SHA256"),
        SampleRow(id: "xor", text: "XOR", detail: "Disabled"),
      ], footer: "Choose a cipher that the server knows.")
    table.section(
      header: "TLS",
      rows: [
        SampleRow(id: "ca", text: "CA", accessory: .disclosureIndicator),
        SampleRow(id: "wrapping", text: "Wrapping", detail: "Encryption", accessory: .disclosureIndicator),
        SampleRow(id: "automatic", text: "Automatic", accessory: .switch(Switch(isOn: true))),
        SampleRow(id: "manual", text: "Manual", accessory: .switch(Switch(isOn: false))),
      ])
    table.section(rows: [
      SampleRow(id: "mail", text: "Mail", image: .color(.system(.systemBlue)), accessory: .disclosureIndicator),
      SampleRow(id: "photos", text: "Photos", image: .neutral, accessory: .disclosureIndicator),
    ])
    table.section(rows: [SampleRow(id: "reset", text: "Reset All Settings", color: .system(.systemRed))])
    return table.tree
  }

  /// Every accessory in a grouped table.
  static func accessories(ios: Int) -> LayoutTree {
    var table = SampleTable(name: "accessories", style: ios < 13 ? .grouped : .insetGrouped, ios: ios)
    let orange = Color.system(.systemOrange)
    let view = PlainView(
      size: LayoutSize(width: 40, height: 20), look: ViewLook(background: .system(.systemTeal), cornerRadius: 6))
    table.section(
      header: "INDICATORS",
      rows: [
        SampleRow(id: "none", text: "None"),
        SampleRow(id: "disclosure", text: "Disclosure", accessory: .disclosureIndicator),
        SampleRow(id: "detail", text: "Detail", accessory: .detailButton),
        SampleRow(id: "both", text: "Detail and Disclosure", accessory: .detailDisclosureButton),
        SampleRow(id: "check", text: "Checkmark", accessory: .checkmark),
        SampleRow(id: "drawn", text: "Drawn Chevron", accessory: .chevron(color: nil, highlightedColor: nil)),
        SampleRow(id: "orange", text: "Orange Chevron", accessory: .chevron(color: orange, highlightedColor: nil)),
        SampleRow(
          id: "selected", text: "Selected", isSelected: true, accessory: .chevron(color: orange, highlightedColor: nil)),
      ])
    table.section(
      header: "CONTROLS",
      rows: [
        SampleRow(id: "on", text: "On", accessory: .switch(Switch(isOn: true))),
        SampleRow(id: "off", text: "Off", accessory: .switch(Switch(isOn: false))),
        SampleRow(
          id: "tinted", text: "Tinted", accessory: .switch(Switch(isOn: true, onTintColor: .fixed(RGBA(hex: 0xD69C65))))
        ),
        SampleRow(id: "slider", text: "Volume", accessory: .slider(Slider(value: 0.4, width: 160))),
        SampleRow(id: "zero", text: "Muted", accessory: .slider(Slider(value: 0))),
        SampleRow(id: "button", text: "Account", accessory: .button(Button(title: Text("Sign In")))),
        SampleRow(id: "view", text: "Plain View", accessory: .view(view)),
        SampleRow(
          id: "image", text: "Image",
          accessory: .image(.placeholder(Image.Placeholder(size: LayoutSize(width: 28, height: 28))))),
      ])
    return table.tree
  }

  /// A plain table with pictures, two lines a row, and a header on a band.
  static func plainImages() -> LayoutTree {
    var table = SampleTable(name: "contacts", style: .plain, ios: 12)
    table.section(
      header: "Friends",
      rows: [
        SampleRow(id: "ann", text: "Ann", subtitle: "Last seen today at 8:10", image: .asset(0)),
        SampleRow(id: "ben", text: "Ben", subtitle: "On holiday", image: .neutral, accessory: .disclosureIndicator),
        SampleRow(id: "cy", text: "Cy", subtitle: "Back on Monday", image: .color(.system(.systemPurple))),
        SampleRow(id: "dov", text: "דב לוי", subtitle: "שלום (2)", image: .asset(0), accessory: .checkmark),
      ])
    return table.tree
  }

  /// Gradients, images and shadows: what a spec adds of its own.
  static func customBackgrounds() -> LayoutTree {
    var table = SampleTable(name: "easy-custom-table", style: .insetGrouped, ios: 17)
    table.background = .gradient([.fixed(RGBA(hex: 0x3A2A1A)), .fixed(RGBA(hex: 0xC09A6F))])
    table.rowBackground = .gradient([.fixed(RGBA(hex: 0xFFF3DC)), .fixed(RGBA(hex: 0xE9CFA0))])
    let shadow = Shadow(color: .system(.white), offset: LayoutPoint(x: 0, y: 1))
    table.section(rows: [
      SampleRow(
        id: "0", text: "Cell at row 0.", shadow: shadow, accessory: .chevron(color: nil, highlightedColor: nil)),
      SampleRow(id: "1", text: "Cell at row 1.", isSelected: true, shadow: shadow, accessory: .checkmark),
      SampleRow(id: "2", text: "Cell at row 2.", image: .asset(0), shadow: shadow),
    ])
    table.rowBackground = .image(0)
    table.section(rows: [SampleRow(id: "3", text: "An image behind", shadow: shadow)])
    return table.tree
  }

  /// One plain section of as many rows as wanted.
  static func plain(rows: Int) -> LayoutTree {
    var table = SampleTable(name: "plain", style: .plain, ios: 17)
    table.section(
      rows: (0..<rows).map {
        SampleRow(id: "row-\($0)", text: "Row \($0)", detail: "Value", accessory: .disclosureIndicator)
      })
    return table.tree
  }

  /// A row whose every string is the same.
  static func strings(_ string: String) -> LayoutTree {
    var table = SampleTable(name: string, style: .grouped, ios: 17)
    table.section(
      header: string, rows: [SampleRow(id: string, text: string, detail: string, image: .asset(0))], footer: string)
    var tree = table.tree
    tree.environment.device = string
    tree.metrics = string
    tree.assets[0].name = string
    tree.assets[0].variants[0].mediaType = string
    return tree
  }
}
