// Words for accessories and controls.
extension Synonyms {
  static let controls = [
    SynonymGroup(
      nil, in: "accessory",
      words: [
        "disclosureIndicator": "chevron",
        "checkmark": .form("accessory: checkmark, whose colour is the table's tintColor"),
        "detailButton": .form("accessory: detailButton, whose colour is the table's tintColor"),
        "detailDisclosureButton": .form("accessory: detailDisclosureButton, whose colour is the table's tintColor"),
        "none": .form("accessory: none"),
      ]),
    SynonymGroup(
      nil, in: "accessory",
      words: [
        "type": .form("accessory: disclosureIndicator, without a mapping"), "disabled": .form("enabled: false"),
        "spinner": "activityIndicator", "text": "label", "title": "label", "arrow": "chevron", "indicator": "chevron",
        "toggle": "switch", "icon": "image", "symbol": "image.symbol", "progress": "progressView",
        "segments": "segmentedControl.segments", "color": .form("chevron: {color: …}"), "custom": "view",
        "imageView": "image", "customView": "view", "isUserInteractionEnabled": "active",
        "tintColor": .form("the control's own colour, such as switch: {isOn: true, onTintColor: …}"),
        "size": .form("view: {size: …}"), "textView": .form("textView: … among the row's 'views'"),
        "selectedImage": "highlightedImage", "box": .form("view: {size: [width, height]}"),
      ]),
    SynonymGroup(
      "UISwitch", in: "switch",
      words: [
        "isOn": "isOn", "onTintColor": "onTintColor", "thumbTintColor": .none("the thumb is white"),
        "title": .none("a switch has no title on a phone"), "isEnabled": .form("enabled: false beside the switch"),
      ]),
    SynonymGroup(
      nil, in: "switch",
      words: [
        "on": "isOn", "value": "isOn", "state": "isOn", "checked": "isOn", "selected": "isOn",
        "tintColor": "onTintColor", "color": "onTintColor", "enabled": .form("enabled: false beside the switch"),
      ]),
    SynonymGroup(
      "UISlider", in: "slider",
      words: [
        "value": "value", "minimumValue": "minimum", "maximumValue": "maximum", "minimumTrackTintColor": "tintColor",
        "maximumTrackTintColor": .none("the rest of the track has the system's colour"),
        "thumbTintColor": .none("the thumb is white"), "isEnabled": .form("enabled: false beside the slider"),
      ]),
    SynonymGroup(
      nil, in: "slider",
      words: [
        "tintColor": "tintColor", "color": "tintColor", "size": "width",
      ]),
    SynonymGroup(
      "UIStepper", in: "stepper",
      words: [
        "value": "value", "minimumValue": "minimum", "maximumValue": "maximum",
        "stepValue": .none("it has no visible effect"), "tintColor": "tintColor",
      ]),
    SynonymGroup(
      nil, in: "stepper",
      words: [
        "color": "tintColor"
      ]),
    SynonymGroup(
      "UIButton", in: "button",
      words: [
        "titleLabel": "title", "currentTitle": "title", "setTitle": "title", "currentImage": "image",
        "configuration": "configuration", "contentEdgeInsets": "insets",
        "contentHorizontalAlignment": .form("title: {text: …, alignment: …}"),
        "tintColor": .form("title: {text: …, color: …}"),
        "buttonType": .form("detailButton: {}, or configuration: plain"),
        "isEnabled": .form("enabled: false beside the button"),
      ]),
    SynonymGroup(
      nil, in: "button",
      words: [
        "title": "title", "text": "title", "label": "title", "normalTitle": "title", "image": "image",
        "contentInsets": "insets", "color": "title.color", "titleColor": "title.color", "textColor": "title.color",
        "font": "title.font", "titleFont": "title.font", "alignment": "title.alignment", "lines": "title.lines",
        "highlightedColor": "title.highlightedColor", "shadow": "title.shadow",
        "lineBreakMode": "title.lineBreakMode", "minimumScaleFactor": "title.minimumScaleFactor",
        "lineBreakStrategy": "title.lineBreakStrategy", "backgroundColor": .form("background: … beside the button"),
        "style": "configuration", "frame": .form("size: [width, height]"), "padding": "insets",
      ]),
  ]
}
