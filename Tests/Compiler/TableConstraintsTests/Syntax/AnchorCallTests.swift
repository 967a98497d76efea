import TableConstraints
import Testing

@Suite("Calls that make constraints")
struct AnchorCallTests {
  @Test(
    "are what a spec writes instead",
    arguments: [
      (
        "title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)",
        "title.leading == contentView.leading + 16"
      ),
      (
        "self.title.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: -8).isActive = true",
        "title.top >= view.safeArea.top - 8"
      ),
      ("a.widthAnchor.constraint(lessThanOrEqualToConstant: 44)", "a.width <= 44"),
      (
        "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 2),",
        "a.width == b.width * 0.5 + 2"
      ),
    ])
  func calls(_ call: String, _ text: String) {
    #expect(AnchorCall.isCall(call))
    #expect(AnchorCall.constraint(for: call) == text)
  }

  @Test(
    "have no counterpart where an argument is no name and no number, or the result is no constraint",
    arguments: [
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: spacing)",
      "a.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 1)",
      "a.topAnchor.constraint(equalTo: b.leadingAnchor)", "a.topAnchor.constraint()", "a.topAnchor.constraint(",
      "a.width == 44",
    ])
  func others(_ call: String) { #expect(AnchorCall.constraint(for: call) == nil) }
}
