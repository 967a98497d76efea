// Words for rows.
extension Synonyms {
  static let cells = [
    SynonymGroup(
      "UITableViewCell", in: "row",
      words: [
        "textLabel": "text", "detailTextLabel": "detailText", "imageView": "image", "contentConfiguration": "content",
        "contentView": "views", "accessoryType": "accessory", "accessoryView": "accessory",
        "editingAccessoryType": "editingAccessory", "editingAccessoryView": "editingAccessory",
        "selectionStyle": "selectionStyle", "isSelected": "selected",
        "isHighlighted": .form("environments: [{state: {highlighted: ID}}] in the table"),
        "backgroundView": "background", "backgroundColor": "background",
        "selectedBackgroundView": "background.selected", "multipleSelectionBackgroundView": "background.selected",
        "backgroundConfiguration": "background", "editingStyle": "editing", "showsReorderControl": "editing.reorder",
        "shouldIndentWhileEditing": "editing.indent",
        "isEditing": .form("environments: [{state: editing}] in the table"),
        "showingDeleteConfirmation": .form("environments: [{state: {swiped: ID}}] in the table"),
        "indentationLevel": "indentationLevel", "indentationWidth": "indentationWidth",
        "separatorInset": "separatorStyle.inset", "isUserInteractionEnabled": "userInteractionEnabled",
        "style": "style", "text": "text", "font": "text.font", "textColor": "text.color",
        "selectedTextColor": "text.highlightedColor", "textAlignment": "text.alignment",
        "lineBreakMode": "text.lineBreakMode", "image": "image", "selectedImage": "highlightedImage",
        "hidesAccessoryWhenEditing": .form("editingAccessory: …, or leave it out to hide the accessory"),
      ]),
    SynonymGroup(
      nil, in: "row",
      words: [
        "cellStyle": "style"
      ]),
    SynonymGroup(
      "UITableViewCell", in: "row",
      words: [
        "automaticallyUpdatesContentConfiguration": .none("each state has separate keys"),
        "automaticallyUpdatesBackgroundConfiguration": .none("each state has separate keys"),
        "configurationState": .none("the table's environments set the states"),
        "configurationUpdateHandler": .none("a spec runs no code"),
        "reuseIdentifier": .none("a spec reuses no cells"), "focusStyle": .none("focus is not drawn"),
        "userInteractionEnabledWhileDragging": .none("dragging is not drawn"), "target": .none("a spec runs no code"),
        "editAction": .none("a spec runs no code"), "accessoryAction": .none("a spec runs no code"),
      ]),
    SynonymGroup(
      "UITableViewDelegate", in: "row",
      words: [
        "heightForRowAt": "height", "heightForRowAtIndexPath": "height",
        "indentationLevelForRowAt": "indentationLevel", "editingStyleForRowAt": "editing",
        "trailingSwipeActionsConfigurationForRowAt": "swipeActions.trailing",
        "leadingSwipeActionsConfigurationForRowAt": "swipeActions.leading",
      ]),
    SynonymGroup(
      "UILabel", in: "row",
      words: [
        "textLabel.text": "text", "textLabel.font": "text.font", "textLabel.textColor": "text.color",
        "textLabel.numberOfLines": "text.lines", "detailTextLabel.text": "detailText",
        "detailTextLabel.font": "detailText.font", "detailTextLabel.textColor": "detailText.color",
        "detailTextLabel.numberOfLines": "detailText.lines", "numberOfLines": "text.lines",
        "highlightedTextColor": "text.highlightedColor", "minimumScaleFactor": "text.minimumScaleFactor",
        "shadowColor": "text.shadow.color", "shadowOffset": "text.shadow.offset",
        "lineBreakStrategy": "text.lineBreakStrategy", "attributedText": .form("text: [{text: …, font: …}, …]"),
      ]),
    SynonymGroup(
      nil, in: "row",
      words: [
        "color": "text.color", "lines": "text.lines", "alignment": "text.alignment",
        "highlightedColor": "text.highlightedColor", "shadow": "text.shadow",
      ]),
    SynonymGroup(
      "UIImageView", in: "row",
      words: [
        "imageView.image": "image", "imageView.highlightedImage": "highlightedImage",
        "imageView.tintColor": "image.color",
      ]),
    SynonymGroup(
      "Interface Builder", in: "row",
      words: [
        "userLabel": "id", "restorationIdentifier": "id", "reuseIdentifier": .none("a spec reuses no cells"),
        "customClass": "class", "tableViewCellContentView": "views", "indentWidth": "indentationWidth",
        "selectionStyleName": "selectionStyle", "rowHeight": "height", "tableViewCell": "text",
        "userInteractionEnabled": "userInteractionEnabled", "multipleTouchEnabled": .none("it has no visible effect"),
        "opaque": .none("it has no visible effect"), "clearsContextBeforeDrawing": .none("it has no visible effect"),
        "preservesSuperviewLayoutMargins": .none("a cell always keeps to the table's margins"),
      ]),
    SynonymGroup(
      nil, in: "row",
      words: [
        "title": "text", "label": "text", "name": "text", "caption": "text", "content": "content",
        "subtitle": "detailText", "detail": "detailText", "details": "detailText", "secondary": "detailText",
        "value": "detailText", "description": "detailText", "icon": "image", "picture": "image", "photo": "image",
        "thumbnail": "image", "avatar": "image", "symbol": "image.symbol", "systemImage": "image.symbol",
        "cell": "class", "type": "style", "template": "use", "identifier": "id", "key": "id", "tag": "id",
        "rowHeight": "height", "size": "height", "selectedBackground": "background.selected",
        "selectedBackgroundColor": "background.selected", "selectedColor": "background.selected",
        "highlightedBackground": "background.selected", "gradient": "background.gradient",
        "cornerRadius": "background.cornerRadius", "border": "background.border", "enabled": "userInteractionEnabled",
        "disabled": .form("userInteractionEnabled: false"),
        "selectable": .form("selectionStyle: none, or leave it out"), "checked": .form("accessory: checkmark"),
        "checkmark": .form("accessory: checkmark"), "disclosureIndicator": .form("accessory: disclosureIndicator"),
        "disclosure": .form("accessory: disclosureIndicator"), "detailButton": .form("accessory: detailButton"),
        "switch": "accessory.switch", "slider": "accessory.slider", "button": "accessory.button",
        "stepper": "accessory.stepper", "segmentedControl": "accessory.segmentedControl",
        "textField": "accessory.textField", "badge": "accessory.badge",
        "activityIndicator": "accessory.activityIndicator", "progressView": "accessory.progressView",
        "chevron": "accessory.chevron", "hidden": .form("when: …, in which environments the row is"),
        "indent": "indentationLevel", "indentation": "indentationLevel", "separator": "separatorStyle",
        "separatorColor": "separatorStyle.color", "count": "repeat", "times": "repeat", "items": "each",
        "forEach": "each", "if": "when", "condition": "when", "subviews": "views", "reorder": "editing.reorder",
        "movable": "editing.reorder", "deletable": .form("editing: delete"), "swipe": "swipeActions",
        "actions": "swipeActions.trailing", "weight": .form("text: {text: …, font: {weight: …}}"),
        "bold": .form("text: {text: …, font: {weight: bold}}"), "axis": "stack.axis", "spacing": "stack.spacing",
        "distribution": "stack.distribution",
      ]),
  ]

  static let contentConfigurations = [
    SynonymGroup(
      "UIListContentConfiguration", in: "row",
      words: [
        "text": "text", "attributedText": .form("text: [{text: …, font: …}, …]"), "secondaryText": "detailText",
        "secondaryAttributedText": .form("detailText: [{text: …, font: …}, …]"), "image": "image",
        "textProperties.font": "text.font", "textProperties.color": "text.color",
        "textProperties.numberOfLines": "text.lines", "textProperties.alignment": "text.alignment",
        "secondaryTextProperties.font": "detailText.font", "secondaryTextProperties.color": "detailText.color",
        "imageProperties.tintColor": "image.color", "imageProperties.cornerRadius": "image.cornerRadius",
        "imageProperties.maximumSize": "image.size", "textProperties": "text",
        "secondaryTextProperties": "detailText", "imageProperties": "image",
        "prefersSideBySideTextAndSecondaryText": .form("content: valueCell"),
      ]),
    SynonymGroup(
      "UIListContentConfiguration", in: "row",
      words: [
        "directionalLayoutMargins": .none("a profile file sets margins, in its group 'lists'"),
        "axesPreservingSuperviewLayoutMargins": .none("a configuration always keeps to the cell's margins"),
        "imageToTextPadding": .none("a profile file sets it: 'lists: {imageGap: …}'"),
        "textToSecondaryTextHorizontalPadding": .none("a profile file sets such distances, in its group 'lists'"),
        "textToSecondaryTextVerticalPadding": .none("a profile file sets it: 'lists: {textGap: …}'"),
        "alpha": .none("a configuration is opaque; views have an 'alpha'"),
      ]),
    SynonymGroup(
      "UIListContentConfiguration.TextProperties", in: "text",
      words: [
        "font": "font", "color": "color", "alignment": "alignment", "lineBreakMode": "lineBreakMode",
        "lineBreakStrategy": "lineBreakStrategy", "numberOfLines": "lines",
        "adjustsFontSizeToFitWidth": .form("minimumScaleFactor: 0.5"), "minimumScaleFactor": "minimumScaleFactor",
        "transform": .form("transform: … beside the title of a header or footer"),
        "colorTransformer": .form("color: … and highlightedColor: …"),
        "allowsDefaultTighteningForTruncation": .none("text is not tightened"),
        "adjustsFontForContentSizeCategory": .none("a font with a text style always grows"),
        "showsExpansionTextWhenTruncated": .none("pointers are not drawn"),
      ]),
    SynonymGroup(
      "UIListContentConfiguration.ImageProperties", in: "image",
      words: [
        "tintColor": "color", "cornerRadius": "cornerRadius", "maximumSize": "size",
        "preferredSymbolConfiguration": .form("pointSize: … and scale: …"),
        "tintColorTransformer": .form("color: …; the row's highlightedImage is for selection"),
        "reservedLayoutSize": .none("a profile file sets the slot of symbols: 'labels: {symbolSlot: …}'"),
        "accessibilityIgnoresInvertColors": .none("inverted colours are not drawn"),
        "strokeColor": .none("an image has no stroke"), "strokeColorTransformer": .none("an image has no stroke"),
        "strokeWidth": .none("an image has no stroke"),
      ]),
  ]
}
