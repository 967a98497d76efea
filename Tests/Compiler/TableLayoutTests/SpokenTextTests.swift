import TableIR
import TableLayout
import Testing

/// The texts of AccessibilitySnapshot's reference images for iOS 18.5, which its maintainers hold against VoiceOver.
@Suite("What VoiceOver reads of an element")
struct SpokenTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var label = ""
    var value: String?
    var hint: String?
    var traits: AccessibilityTraits = []
    var spoken: String
    var spokenHint: String?

    init(
      _ label: String = "", _ value: String? = nil, hint: String? = nil, _ traits: AccessibilityTraits = [],
      _ spoken: String, _ spokenHint: String? = nil
    ) {
      (self.label, self.value, self.hint, self.traits) = (label, value, hint, traits)
      (self.spoken, self.spokenHint) = (spoken, spokenHint)
    }

    var testDescription: String { spoken }
  }

  private static let toggle: AccessibilityTraits = [.button, .toggleButton]
  private static let toggles = "Double tap to toggle setting."
  private static let adjusts = "Swipe up or down with one finger to adjust the value."
  private static let many: AccessibilityTraits = [.selected, .header, .link, .adjustable, .image, .searchField]

  /// AccessibilitySnapshotTests/testSwitchControls, DefaultControlsTests/testSlider, testStepperAtMin, SwiftUIListSectionTests.
  static let images = [
    Case("", "1", toggle, "Switch Button. On.", toggles),
    Case("", "0", toggle, "Switch Button. Off.", toggles),
    Case("", "1", [.button, .toggleButton, .notEnabled], "Dimmed. Switch Button. On."),
    Case("Label", "1", toggle, "Label. Switch Button. On.", toggles),
    Case("Label", "1", hint: "Hint", toggle, "Label. Switch Button. On.", "Hint. Double tap to toggle setting."),
    Case(
      "Label", "0", hint: "Hint", toggle.union(many),
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      "Hint. Double tap to toggle setting."),
    Case(
      "Label", "0", hint: "Hint", toggle.union(many).union(.notEnabled),
      "Selected: Label. Dimmed. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.", "Hint"),
    Case("Fake Label", "2", toggle, "Fake Label. Switch Button. Mixed.", toggles),
    Case("Fake Label", "1", [.toggleButton], "Fake Label. On.", toggles),
    Case("Fake Label", "3", [.toggleButton], "Fake Label. 3", toggles),
    Case("Fake Label", "Value", toggle, "Fake Label. Switch Button. Value", toggles),
    Case("", "75%", [.adjustable], "75%. Adjustable.", adjusts),
    Case("Decrement", nil, [.button, .notEnabled], "Decrement. Dimmed. Button."),
    Case("Increment", nil, [.button], "Increment. Button."),
    Case("ACCOUNTS", nil, [.header], "ACCOUNTS. Heading."),
    Case("Tap an account to view details", nil, [.staticText], "Tap an account to view details"),
  ]

  @Test("is as in AccessibilitySnapshot's reference images", arguments: images)
  func spoken(_ test: Case) {
    var element = AccessibilityElement(owner: "row", frame: .zero)
    (element.label, element.value, element.hint, element.traits) = (test.label, test.value, test.hint, test.traits)
    #expect(element.spoken == test.spoken)
    #expect(element.spokenHint == test.spokenHint)
  }

  @Test("is its hint where it has nothing else")
  func hint() {
    var element = AccessibilityElement(owner: "row", frame: .zero)
    element.hint = "Hint"
    #expect(element.spoken == "Hint")
    #expect(element.spokenHint == nil)
  }
}
