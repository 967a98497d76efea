import TableDiagnostics

/// Words of UIKit and Interface Builder in the place of keys, one or more in each mapping.
enum UIKitMistakes {
  static let cases: [MarkedSpec] = [
    MarkedSpec(
      "an accessory type", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣accessoryType: checkmark}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'accessoryType' in a row", help: "write 'accessory'", fix: "accessory")),
    MarkedSpec(
      "an accessory view by a control's name",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣accessoryView: switch}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'accessoryView' in a row", help: "write 'accessory: {switch: on}'")),
    MarkedSpec(
      "a cell style with its constant",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣cellStyle: UITableViewCellStyleSubtitle}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'cellStyle' in a row", help: "write 'style: subtitle'")),
    MarkedSpec(
      "a title and a subtitle", "tablespec: 1\nsections: [{rows: [{1️⃣title: Ann, 2️⃣subtitle: Portland}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'title' in a row", help: "write 'text'", fix: "text"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'subtitle' in a row", help: "write 'detailText'",
        fix: "style: subtitle, detailText")),
    MarkedSpec(
      "labels by UIKit's properties",
      "tablespec: 1\nsections: [{rows: [{1️⃣textLabel: Ann, 2️⃣detailTextLabel: Portland, 3️⃣imageView: {size: [9, 9]}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'textLabel' in a row", help: "write 'text'", fix: "text"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'detailTextLabel' in a row", help: "write 'detailText'",
        fix: "style: value1, detailText"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'imageView' in a row", help: "write 'image: {size: [9, 9]}'", fix: "image")),
    MarkedSpec(
      "an editing accessory type", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣editingAccessoryType: none}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'editingAccessoryType' in a row", help: "write 'editingAccessory'",
        fix: "editingAccessory")),
    MarkedSpec(
      "background views",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣backgroundView: icon.png, 2️⃣selectedBackgroundView: icon.png}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'backgroundView' in a row", help: "write 'background'", fix: "background"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'selectedBackgroundView' in a row",
        help: "write 'background: {selected: icon.png}'")),
    MarkedSpec(
      "a selected background", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣selectedBackground: red}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'selectedBackground' in a row", help: "write 'background: {selected: red}'")),
    MarkedSpec(
      "a row's height by the table's key", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣rowHeight: 60}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'rowHeight' in a row", help: "write 'height'", fix: "height")),
    MarkedSpec(
      "an accessory that hides while it is edited",
      "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣hidesAccessoryWhenEditing: true}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'hidesAccessoryWhenEditing' in a row",
        help: "write 'editingAccessory: …', or leave it out to hide the accessory")),
    MarkedSpec(
      "a reorder control", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣showsReorderControl: true}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'showsReorderControl' in a row", help: "write 'editing: {reorder: true}'")),
    MarkedSpec(
      "Interface Builder's label of an object", "tablespec: 1\nsections: [{rows: [{text: a, 1️⃣userLabel: Wi-Fi}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'userLabel' in a row", help: "write 'id'", fix: "id")),
    MarkedSpec(
      "a content configuration",
      "tablespec: 1\nsections: [{rows: [{1️⃣secondaryText: Portland, 2️⃣contentConfiguration: UIListContentConfiguration.valueCell()}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'secondaryText' in a row", help: "write 'detailText'",
        fix: "style: subtitle, detailText"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'contentConfiguration' in a row", help: "write 'content: valueCell'")),
    MarkedSpec(
      "properties of a content configuration", "tablespec: 1\nsections: [{rows: [{1️⃣textProperties.color: red}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'textProperties.color' in a row", help: "write 'text: {text: …, color: red}'")),
    MarkedSpec(
      "a font beside a text", "tablespec: 1\nsections: [{rows: [{text: Ann, 1️⃣textColor: red}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'textColor' in a row", help: "write 'text: {text: Ann, color: red}'")),
    MarkedSpec(
      "a label's properties",
      "tablespec: 1\nsections: [{rows: [{text: {text: a, 1️⃣textColor: white, 2️⃣textAlignment: .center, 3️⃣numberOfLines: 2}}]}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'textColor' in text", help: "write 'color'", fix: "color"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'textAlignment' in text", help: "write 'alignment: center'"),
      Finding(
        "3️⃣", .unknownKey, "unknown key 'numberOfLines' in text", help: "write 'lines'", fix: "lines")),
    MarkedSpec(
      "what a table measures itself", "tablespec: 1\n1️⃣estimatedRowHeight: 44\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'estimatedRowHeight' in the table", help: "remove it: every row is measured")),
    MarkedSpec(
      "separators of a table", "tablespec: 1\n1️⃣separatorColor: red\n2️⃣separatorInset: 20\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'separatorColor' in the table", help: "write 'separatorStyle: {color: red}'"),
      Finding(
        "2️⃣", .unknownKey, "unknown key 'separatorInset' in the table", help: "write 'separatorStyle: {inset: 20}'")),
    MarkedSpec(
      "views of a table", "tablespec: 1\n1️⃣tableHeaderView: {height: 40}\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'tableHeaderView' in the table", help: "write 'tableHeader: {height: 40}'",
        fix: "tableHeader")),
    MarkedSpec(
      "a section index", "tablespec: 1\n1️⃣sectionIndexColor: red\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'sectionIndexColor' in the table", help: "write 'sectionIndex: {color: red}'")),
    MarkedSpec(
      "a delegate's method of a section", "tablespec: 1\nsections: [{1️⃣titleForHeaderInSection: Friends}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'titleForHeaderInSection' in a section", help: "write 'header'", fix: "header")),
    MarkedSpec(
      "a header's label", "tablespec: 1\nsections: [{header: {1️⃣textLabel: Friends}}]\n",
      Finding(
        "1️⃣", .unknownKey, "unknown key 'textLabel' in a header or footer", help: "write 'title'", fix: "title")),
  ]
}
