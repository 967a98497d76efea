import TableConstraints
import Testing

/// Programmers try what other libraries take: github.com/nakiostudio/EasyPeasy/issues/28, github.com/freshOS/Stevia/issues/164 and
/// github.com/Rightpoint/Anchorage/issues/50.
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
      (
        "NSLayoutConstraint(item: title, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 44)",
        "title.width == 44"
      ),
      (
        "NSLayoutConstraint(item: self.title, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: view.safeAreaLayoutGuide, attribute: .top, multiplier: 1.0, constant: -8).isActive = true",
        "title.top >= view.safeArea.top - 8"
      ),
      (
        "NSLayoutConstraint(item: a, attribute: NSLayoutConstraint.Attribute.width, relatedBy: .lessThanOrEqual, toItem: b, attribute: .height, multiplier: 0.5, constant: 0)",
        "a.width <= b.height * 0.5"
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
      "a.width == 44", "NSLayoutConstraint()", "NSLayoutConstraint(item: a, attribute: .width)",
      "NSLayoutConstraint(item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: w)",
      "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)",
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.topAnchor)])",
      "make.top.equalToSuperview().offset(8)",
    ])
  func others(_ call: String) { #expect(AnchorCall.constraint(for: call) == nil) }

  @Test(
    "are known by what they call",
    arguments: [
      ("make.top.equalToSuperview().offset(8)", true), ("make.width.lessThanOrEqualTo(44)", true),
      ("make.leading.equalTo(title.snp.trailing)", true), ("a.width == b.width", false), ("H:|-[a(44)]", false),
      ("equalTo.width == 44", false),
    ])
  func known(_ text: String, _ isCall: Bool) { #expect(AnchorCall.isCall(text) == isCall) }
}
