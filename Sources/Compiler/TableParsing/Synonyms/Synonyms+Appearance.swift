// Words for appearance rules.
extension Synonyms {
  static let appearance = [
    SynonymGroup(
      "UIAppearance", in: "appearanceRule",
      words: [
        "whenContainedInInstancesOf": "in", "whenContainedIn": "in", "for": "when",
      ]),
    SynonymGroup(
      nil, in: "appearanceRule",
      words: [
        "containedIn": "in", "container": "in", "traits": "when", "subclass": "class", "customClass": "class",
      ]),
    SynonymGroup(
      "UIKit", in: "appearanceRule",
      words: [
        "UITableView": "table", "UITableViewCell": "cell", "UILabel": "label", "UIImageView": "image",
        "UIStackView": "stack", "UIView": "view", "UITableViewHeaderFooterView": "headerFooter", "UISwitch": "switch",
        "UISlider": "slider", "UIButton": "button", "UIStepper": "stepper", "UISegmentedControl": "segmentedControl",
        "UITextField": "textField", "UITextView": "textView", "UIActivityIndicatorView": "activityIndicator",
        "UIProgressView": "progressView",
      ]),
    SynonymGroup(
      nil, in: "appearanceRule",
      words: [
        "disclosureIndicator": "chevron", "header": "headerFooter", "footer": "headerFooter", "row": "cell",
        "text": "label", "textLabel": "label", "imageView": "image", "activityIndicatorView": "activityIndicator",
        "rows": "cell", "labels": "label",
      ]),
    SynonymGroup(
      "UILabel", in: "labelAppearance",
      words: [
        "textColor": "color", "highlightedTextColor": "highlightedColor",
      ]),
    SynonymGroup(
      "UIButton", in: "buttonAppearance",
      words: [
        "tintColor": "title.color"
      ]),
    SynonymGroup(
      nil, in: "buttonAppearance",
      words: [
        "color": "title.color", "textColor": "title.color", "titleColor": "title.color", "font": "title.font",
        "highlightedColor": "title.highlightedColor", "alignment": "title.alignment", "shadow": "title.shadow",
      ]),
    SynonymGroup(
      "UITextField", in: "textFieldAppearance", "textViewAppearance",
      words: [
        "textColor": "text.color", "font": "text.font",
      ]),
    SynonymGroup(
      nil, in: "textFieldAppearance", "textViewAppearance",
      words: [
        "color": "text.color", "highlightedColor": "text.highlightedColor", "alignment": "text.alignment",
        "shadow": "text.shadow",
      ]),
    SynonymGroup(
      "UITableViewCell", in: "cellAppearance",
      words: [
        "backgroundColor": "background", "backgroundView": "background",
        "selectedBackgroundView": "background.selected",
        "tintColor": .form("a rule for 'accessory': {accessory: {color: …}}"),
      ]),
    SynonymGroup(
      nil, in: "cellAppearance",
      words: [
        "selectedBackground": "background.selected", "color": "background",
        "textColor": .form("a rule for 'label' in a cell: {label: {color: …}, in: cell}"),
        "font": .form("a rule for 'label' in a cell: {label: {font: …}, in: cell}"),
      ]),
    SynonymGroup(
      "UITableViewHeaderFooterView", in: "headerFooterAppearance",
      words: [
        "backgroundColor": "background", "tintColor": .none("nothing that it tints is drawn"),
      ]),
    SynonymGroup(
      nil, in: "headerFooterAppearance",
      words: [
        "color": "background",
        "textColor": .form("a rule for 'label' in headers: {label: {color: …}, in: headerFooter}"),
        "font": .form("a rule for 'label' in headers: {label: {font: …}, in: headerFooter}"),
      ]),
    SynonymGroup(
      "UITableView", in: "tableAppearance",
      words: [
        "backgroundColor": "background", "separatorColor": "separatorColor", "tintColor": "tintColor",
      ]),
    SynonymGroup(
      nil, in: "tableAppearance",
      words: [
        "color": "background", "separator": "separatorColor",
      ]),
  ]
}
