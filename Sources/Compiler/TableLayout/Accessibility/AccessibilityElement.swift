import TableIR

/// One thing that VoiceOver stops at, and that UI tests find: a row as a whole, a control in it, the title of a section.
///
/// Elements follow from a layout tree, whether it was laid out or read from JSON, so they are derived where they are asked for, and
/// layouts cost nothing more.
public struct AccessibilityElement: Hashable, Sendable {
  /// The id of its row, or `friends.header`, `friends.footer`, `table.header`, `table.footer`.
  public var owner: String
  /// What of its owner it is: a view's id or kind, `accessoryView`; nil for the whole.
  public var view: String?
  /// `accessibilityLabel`; empty for none.
  public var label = ""
  /// `accessibilityValue`; nil for none.
  public var value: String?
  /// `accessibilityHint`; nil for none but those of its traits.
  public var hint: String?
  /// `accessibilityTraits`.
  public var traits: AccessibilityTraits = []
  /// `accessibilityIdentifier`: what is set, or the id of its row or view; nil for none.
  public var identifier: String?
  /// In the table's content space.
  public var frame: LayoutRect
  /// Its place among elements that are counted: a segment of a segmented control.
  public var series: Series?
  /// Where the spec declares it.
  public var location: SourceLocation

  /// Creates an element that says nothing yet.
  public init(owner: String, view: String? = nil, frame: LayoutRect, location: SourceLocation = .start) {
    (self.owner, self.view, self.frame, self.location) = (owner, view, frame, location)
  }

  /// A place in a series.
  public struct Series: Hashable, Sendable {
    /// From 1.
    public var number: Int
    /// How many there are.
    public var count: Int
  }

  /// What it costs to keep and to print, in bytes.
  package var size: Int { 64 + label.utf8.count + (value?.utf8.count ?? 0) + (hint?.utf8.count ?? 0) }

  /// Whether taps and swipes do something with it.
  public var isControl: Bool { !traits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton, .textEntry]) }
}

extension AccessibilityElement {
  /// What VoiceOver reads, in the words and the order of AccessibilitySnapshot, whose reference images are held against VoiceOver:
  /// `Selected: Wi-Fi: Home. Dimmed. Switch Button. On.`
  public var spoken: String {
    var text = label
    let isSwitch = traits.contains(.toggleButton)
    if let value, !value.isEmpty, !isSwitch { text += text.isEmpty ? value : ": \(value)" }
    if traits.contains(.selected) { text = text.isEmpty ? "Selected." : "Selected: \(text)" }
    var words = Self.words.filter { traits.contains($0.trait) }.map(\.word)
    if isSwitch {
      let state = value.map { ["1": "On.", "0": "Off.", "2": "Mixed."][$0] ?? $0 }
      let index = traits.contains(.notEnabled) ? 1 : 0
      words.removeAll { $0 == "Button." }
      words.insert(
        contentsOf: (traits.contains(.button) ? ["Switch Button."] : []) + (state.map { [$0] } ?? []), at: index)
    }
    // Without anything else, the hint takes its place.
    if text.isEmpty, let hint { text = hint }
    if !words.isEmpty {
      let end = text.isEmpty ? "" : text.hasSuffix(".") ? " " : ". "
      text += end + words.joined(separator: " ")
    }
    guard let series else { return text }
    return "\(text) \(series.number) of \(series.count)."
  }

  /// What VoiceOver reads after a pause; nil for nothing.
  public var spokenHint: String? {
    let own = label.isEmpty && (value ?? "").isEmpty ? nil : hint
    let of: String? =
      if traits.contains(.notEnabled) {
        nil
      } else if traits.contains(.toggleButton) {
        "Double tap to toggle setting."
      } else if traits.contains(.textArea) {
        "Double tap to edit., Use the rotor to access Misspelled Words"
      } else if traits.contains(.textEntry) {
        "Double tap to edit."
      } else if traits.contains(.adjustable), own != nil || hint == nil {
        "Swipe up or down with one finger to adjust the value."
      } else {
        nil
      }
    guard let of else { return own }
    // A field's own hint is not read.
    guard let own, !traits.contains(.textEntry) else { return of }
    return "\(own.hasSuffix(".") ? String(own.dropLast()) : own). \(of)"
  }

  private static let words: [(trait: AccessibilityTraits, word: String)] = [
    (.notEnabled, "Dimmed."), (.button, "Button."), (.textEntry, "Text Field."), (.header, "Heading."),
    (.link, "Link."), (.adjustable, "Adjustable."), (.image, "Image."), (.searchField, "Search Field."),
  ]
}
