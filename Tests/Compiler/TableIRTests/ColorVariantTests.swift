import TableIR
import Testing

/// Colours at the elevated level and with increased contrast, against tables that others printed or published.
@Suite("UIKit's colours have other values when elevated, and with increased contrast")
struct ColorVariantTests {
  /// WebKit, LayoutTests/fast/css/ios/system-color-for-css-value-expected.txt, of iOS 15; Flutter's CupertinoColors.
  @Test(
    "Dark backgrounds are lighter where they are elevated",
    arguments: [
      (SystemColor.systemBackground, 0x00_0000, 0x1C_1C1E), (.secondarySystemBackground, 0x1C_1C1E, 0x2C_2C2E),
      (.tertiarySystemBackground, 0x2C_2C2E, 0x3A_3A3C), (.systemGroupedBackground, 0x00_0000, 0x1C_1C1E),
      (.secondarySystemGroupedBackground, 0x1C_1C1E, 0x2C_2C2E),
      (.tertiarySystemGroupedBackground, 0x2C_2C2E, 0x3A_3A3C),
    ] as [(SystemColor, UInt32, UInt32)])
  func levels(_ color: SystemColor, _ base: UInt32, _ elevated: UInt32) {
    for ios in [13, 17, 26] {
      #expect(color.value(ColorTraits(.dark), ios: ios) == RGBA(hex: base))
      #expect(color.value(ColorTraits(.dark, level: .elevated), ios: ios) == RGBA(hex: elevated))
      #expect(color.value(ColorTraits(.light, level: .elevated), ios: ios) == color.value(.light, ios: ios))
    }
  }

  @Test("Nothing but backgrounds depends on the level")
  func others() {
    for color in SystemColor.allCases where !color.rawValue.hasSuffix("Background") {
      #expect(color.value(ColorTraits(.dark, level: .elevated), ios: 17) == color.value(.dark, ios: 17))
    }
  }

  /// The Human Interface Guidelines of 2023 and of June 2025; Flutter's CupertinoColors for iOS 13; OpenSwiftUI's table of SwiftUI's.
  @Test(
    "Increased contrast has values of each system",
    arguments: [
      (SystemColor.systemYellow, 13, 0xA0_5A00, 0xFF_D426), (.systemYellow, 17, 0xB2_5000, 0xFF_D426),
      (.systemYellow, 26, 0xA1_6A00, 0xFE_DF43), (.systemTeal, 14, 0x00_71A4, 0x70_D7FF),
      (.systemTeal, 15, 0x00_8299, 0x5D_E6FF), (.systemBlue, 18, 0x00_40DD, 0x40_9CFF),
      (.systemBlue, 26, 0x1E_6EF4, 0x5C_B8FF), (.systemGray, 17, 0x6C_6C70, 0xAE_AEB2),
      (.systemGray6, 17, 0xEB_EBF0, 0x24_2426),
    ] as [(SystemColor, Int, UInt32, UInt32)])
  func contrast(_ color: SystemColor, ios: Int, _ light: UInt32, _ dark: UInt32) {
    #expect(color.value(ColorTraits(.light, contrast: .high), ios: ios) == RGBA(hex: light))
    #expect(color.value(ColorTraits(.dark, contrast: .high), ios: ios) == RGBA(hex: dark))
    #expect(color.value(ColorTraits(.light, contrast: .high), ios: 12) == color.value(.light, ios: 12))
  }

  /// Of 255: 173 for secondaryLabel, 94 and 173 for separators, 71 and 112 for fills (Flutter's CupertinoColors).
  @Test("Increased contrast makes translucent colours more opaque")
  func opacity() {
    func alphas(_ color: SystemColor) -> [UInt8] {
      [.light, .dark].map { color.value(ColorTraits($0, contrast: .high), ios: 13).alpha }
    }
    #expect(alphas(.label) == [255, 255])
    #expect(alphas(.secondaryLabel) == [173, 173])
    #expect(alphas(.separator) == [94, 173])
    #expect(alphas(.systemFill) == [71, 112])
  }
}
