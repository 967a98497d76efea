// Words for controls with contents, for editing and for swipes.
extension Synonyms {
  static let contentControls = [
    SynonymGroup(
      "UISegmentedControl", in: "segmentedControl",
      words: [
        "selectedSegmentIndex": "selectedSegmentIndex", "selectedSegmentTintColor": "tintColor",
        "tintColor": "tintColor", "numberOfSegments": "segments",
      ]),
    SynonymGroup(
      nil, in: "segmentedControl",
      words: [
        "items": "segments", "titles": "segments", "selected": "selectedSegmentIndex",
        "selectedIndex": "selectedSegmentIndex", "selection": "selectedSegmentIndex", "color": "tintColor",
      ]),
    SynonymGroup(
      "UITextField", in: "textField",
      words: [
        "text": "text", "placeholder": "placeholder", "borderStyle": "borderStyle", "font": "text.font",
        "textColor": "text.color", "textAlignment": "text.alignment", "attributedPlaceholder": "placeholder",
        "isSecureTextEntry": .none("write the dots as the text"), "keyboardType": .none("keyboards are not drawn"),
        "clearButtonMode": .none("the button is not drawn"),
      ]),
    SynonymGroup(
      nil, in: "textField",
      words: [
        "color": "text.color", "alignment": "text.alignment", "prompt": "placeholder", "value": "text",
        "border": "borderStyle", "size": "width",
      ]),
    SynonymGroup(
      "UITextView", in: "textView",
      words: [
        "text": "text", "font": "text.font", "textColor": "text.color", "textAlignment": "text.alignment",
        "isScrollEnabled": "isScrollEnabled", "textContainerInset": .none("UIKit's insets are kept"),
        "isEditable": .none("it has no visible effect"),
      ]),
    SynonymGroup(
      nil, in: "textView",
      words: [
        "color": "text.color", "scrollEnabled": "isScrollEnabled",
      ]),
    SynonymGroup(
      "UIActivityIndicatorView", in: "activityIndicator",
      words: [
        "style": "style", "color": "color", "isAnimating": .none("activity indicators are always animating"),
      ]),
    SynonymGroup(
      nil, in: "activityIndicator",
      words: [
        "tintColor": "color", "size": "style",
      ]),
    SynonymGroup(
      "UIProgressView", in: "progressView",
      words: [
        "progress": "progress", "progressTintColor": "progressTintColor", "trackTintColor": "trackTintColor",
        "progressViewStyle": .none("the default style is drawn"),
      ]),
    SynonymGroup(
      nil, in: "progressView",
      words: [
        "value": "progress", "tintColor": "progressTintColor", "color": "progressTintColor",
      ]),
    SynonymGroup(
      "UITabBarItem", in: "badge",
      words: [
        "badgeValue": "text", "badgeColor": "color",
      ]),
    SynonymGroup(
      nil, in: "badge",
      words: [
        "value": "text", "count": "text", "label": "text", "backgroundColor": "color", "tintColor": "color",
        "textColor": "text.color", "font": "text.font",
      ]),
    SynonymGroup(
      nil, in: "chevron",
      words: [
        "tintColor": "color", "accessoryColor": "color", "selectedColor": "highlightedColor",
        "backgroundColor": .form("background: … beside the chevron among 'views'"),
      ]),
    SynonymGroup(
      nil, in: "detailButton",
      words: [
        "color": "tintColor"
      ]),
    SynonymGroup(
      nil, in: "box",
      words: [
        "title": "name", "text": "name", "label": "name",
      ]),
    SynonymGroup(
      "UITableViewCell", in: "editing",
      words: [
        "editingStyle": "style", "showsReorderControl": "reorder", "shouldIndentWhileEditing": "indent",
      ]),
    SynonymGroup(
      nil, in: "editing",
      words: [
        "canMove": "reorder", "move": "reorder", "delete": .form("style: delete"), "insert": .form("style: insert"),
        "reorderable": "reorder", "indents": "indent", "canEdit": .form("editing: delete"),
      ]),
    SynonymGroup(
      "UISwipeActionsConfiguration", in: "swipeActions",
      words: [
        "actions": "trailing", "performsFirstActionWithFullSwipe": .none("full swipes are not drawn"),
      ]),
    SynonymGroup(
      nil, in: "swipeActions",
      words: [
        "left": "leading", "right": "trailing",
      ]),
    SynonymGroup(
      "UIContextualAction", in: "swipeAction",
      words: [
        "title": "title", "image": "image", "style": "style", "backgroundColor": "backgroundColor",
      ]),
    SynonymGroup(
      nil, in: "swipeAction",
      words: [
        "text": "title", "label": "title", "name": "title", "icon": "image", "color": "backgroundColor",
        "background": "backgroundColor", "tint": "backgroundColor", "role": "style",
        "destructive": .form("style: destructive"),
      ]),
    SynonymGroup(
      "UITableView", in: "sectionIndex",
      words: [
        "sectionIndexTitles": "titles", "sectionIndexColor": "color",
        "sectionIndexBackgroundColor": "backgroundColor",
      ]),
    SynonymGroup(
      nil, in: "sectionIndex",
      words: [
        "textColor": "color", "tintColor": "color", "background": "backgroundColor",
      ]),
  ]
}
