// SwiftUI's words.
extension Synonyms {
  static let swiftUI = [
    SynonymGroup(
      "SwiftUI", in: "table",
      words: [
        "listStyle": "style", "List": "sections", "Form": .form("style: insetGrouped and sections: …"),
        "Section": "sections", "navigationTitle": "name", "navigationBarTitleDisplayMode": .form("largeTitle: true"),
        "tint": "tintColor", "accentColor": "tintColor", "listRowSeparator": "separatorStyle",
        "listRowSeparatorTint": "separatorStyle.color", "listRowBackground": "backgrounds",
        "scrollContentBackground": "background", "defaultMinListRowHeight": "rowHeight",
        "listRowSpacing": .none("rows touch each other"),
        "listSectionSpacing": .none("a profile file sets the distances of sections, in its group 'headers'"),
        "environment": "environments", "preferredColorScheme": .form("environments: [{appearance: dark}]"),
        "previewDevice": .form("environments: [{device: …}]"),
        "dynamicTypeSize": .form("environments: [{contentSize: …}]"),
        "editMode": .form("environments: [{state: editing}]"),
      ]),
    SynonymGroup(
      "SwiftUI", in: "section",
      words: [
        "content": "rows", "ForEach": "rows", "listSectionSeparator": "separatorStyle",
        "listRowSeparator": "separatorStyle", "headerProminence": .form("header: {title: {text: …, font: …}}"),
        "listRowBackground": "backgrounds",
      ]),
    SynonymGroup(
      "SwiftUI", in: "row",
      words: [
        "Text": "text", "Label": "text", "Image": "image", "systemImage": "image.symbol",
        "systemName": "image.symbol", "LabeledContent": .form("style: value1, text: … and detailText: …"),
        "foregroundColor": "text.color", "foregroundStyle": "text.color",
        "fontWeight": .form("text: {text: …, font: {weight: …}}"), "lineLimit": "text.lines",
        "multilineTextAlignment": "text.alignment", "truncationMode": "text.lineBreakMode",
        "Toggle": "accessory.switch", "isOn": "accessory.switch", "Slider": "accessory.slider",
        "Stepper": "accessory.stepper", "Button": "accessory.button",
        "Picker": .form("detailText: … and accessory: disclosureIndicator"), "TextField": "accessory.textField",
        "ProgressView": "accessory.activityIndicator", "NavigationLink": .form("accessory: disclosureIndicator"),
        "badge": "accessory.badge", "listRowBackground": "background",
        "listRowInsets": .none("UIKit's margins are kept; views have frames of their own"),
        "listRowSeparator": "separatorStyle", "listRowSeparatorTint": "separatorStyle.color",
        "listItemTint": "image.color", "tint": "image.color", "onDelete": .form("editing: delete"),
        "onMove": .form("editing: {style: none, reorder: true}"), "deleteDisabled": .form("editing: none"),
        "moveDisabled": "editing.reorder", "ForEach": "each", "HStack": .form("stack: {axis: horizontal, views: …}"),
        "VStack": .form("stack: {axis: vertical, views: …}"), "tag": "id", "frame": "height",
      ]),
    SynonymGroup(
      "SwiftUI", in: "text", "view",
      words: [
        "foregroundColor": "color", "foregroundStyle": "color", "lineLimit": "lines",
        "multilineTextAlignment": "alignment", "truncationMode": "lineBreakMode",
        "textCase": .form("transform: … beside the title of a header or footer"),
      ]),
    SynonymGroup(
      "SwiftUI", in: "text",
      words: [
        "verbatim": "text", "fontDesign": "font.design", "monospacedDigit": "font.monospacedDigits",
      ]),
    SynonymGroup(
      "SwiftUI", in: "view",
      words: [
        "Text": "label", "Label": "label", "Image": "image", "Toggle": "switch", "Slider": "slider",
        "Stepper": "stepper", "Button": "button", "Picker": "segmentedControl", "TextField": "textField",
        "TextEditor": "textView", "ProgressView": "progressView",
        "HStack": .form("stack: {axis: horizontal, views: …}"), "VStack": .form("stack: {axis: vertical, views: …}"),
        "ZStack": "views", "Spacer": .form("a plain view without a size, such as {id: spacer}"),
        "Divider": .form("{background: separator, height: 1}"), "Rectangle": "background", "opacity": "alpha",
        "clipped": "clipsToBounds", "disabled": .form("enabled: false"),
        "resizable": .form("contentMode: scaleToFill"), "scaledToFit": .form("contentMode: scaleAspectFit"),
        "scaledToFill": .form("contentMode: scaleAspectFill"), "layoutPriority": "compression",
        "fixedSize": "compression",
      ]),
    SynonymGroup(
      "SwiftUI", in: "stack",
      words: [
        "HStack": .form("axis: horizontal and views: …"), "VStack": .form("axis: vertical and views: …"),
        "content": "views",
      ]),
    SynonymGroup(
      "SwiftUI", in: "accessory",
      words: [
        "Toggle": "switch", "ProgressView": "activityIndicator", "Text": "label", "Picker": "segmentedControl",
        "systemImage": "image.symbol",
      ]),
    SynonymGroup(
      "SwiftUI", in: "font",
      words: [
        "fontDesign": "design", "monospacedDigit": "monospacedDigits",
      ]),
    SynonymGroup(
      "SwiftUI", in: "image",
      words: [
        "imageScale": "scale", "resizable": "size", "font": "pointSize",
      ]),
    SynonymGroup(
      "SwiftUI", in: "environment",
      words: [
        "colorScheme": "appearance", "preferredColorScheme": "appearance", "dynamicTypeSize": "contentSize",
        "sizeCategory": "contentSize", "previewDevice": "device", "interfaceOrientation": "orientation",
        "previewInterfaceOrientation": "orientation", "editMode": .form("state: editing"), "displayScale": "scale",
        "previewDisplayName": "name",
      ]),
    SynonymGroup(
      "SwiftUI", in: "condition",
      words: [
        "colorScheme": "appearance", "dynamicTypeSize": .form("accessibilitySize: true"), "editMode": "editing",
      ]),
  ]
}
