// swift-format-ignore-file
// The files of Templates/, so that one binary is the whole tool. A test compares the two and records this file.

extension SpecTemplate {
  static let all: [SpecTemplate] = [
    SpecTemplate(
      name: "form",
      text: #"""
# yaml-language-server: $schema=tablespec.schema.json
# A form with controls in its rows. Write the schema beside it with: tablec schema -o tablespec.schema.json
tablespec: 1
style: grouped

templates:
  choice: {style: value1, accessory: disclosureIndicator}

sections:
  - id: delivery
    header: Delivery
    rows:
      - {id: address, use: choice, text: Address, detailText: Quay 12}
      - {id: day, use: choice, text: Day, detailText: Tuesday}
      - {id: gift, text: Wrap as a gift, accessory: {switch: on}}

  - id: send
    rows:
      - id: order
        text: {text: Order Now, color: systemBlue, alignment: center}

"""#),
    SpecTemplate(
      name: "inbox",
      text: #"""
# yaml-language-server: $schema=tablespec.schema.json
# An inbox. Write the schema beside it with: tablec schema -o tablespec.schema.json
# Swipe a message open with: tablec preview NAME.yaml --state swiped=ilse (or swiped=ilse:leading)
tablespec: 1
style: plain

swipeActions:                       # the outermost first
  leading: [{title: Unread, image: {symbol: envelope.badge.fill}, backgroundColor: systemBlue}]
  trailing:
    - {title: Trash, image: {symbol: trash.fill}, style: destructive}
    - {title: Flag, image: {symbol: flag.fill}, backgroundColor: systemIndigo}
    - {title: More, image: {symbol: ellipsis}}

templates:
  read:
    accessory: disclosureIndicator
    height: automatic
    separatorStyle: {inset: 32}
    views:
      - {id: unread, width: 10, height: 10, background: systemBlue, cornerRadius: 5, hidden: true}
      - {id: sender, label: Sender, font: {style: headline}}
      - {id: date, label: Date, font: {style: subheadline}, color: secondaryLabel, hugging: 252, compression: 751}
      - {id: subject, label: Subject, font: {style: subheadline}}
      - id: preview
        label: Preview
        font: {style: subheadline}
        color: secondaryLabel
        lines: 2
        compression: {vertical: 749}
    constraints:
      - unread.leading == contentView.leading + 11
      - unread.centerY == sender.centerY
      - sender.leading == contentView.leading + 32
      - sender.top == contentView.top + 10
      - date.leading >= sender.trailing + 8
      - date.trailing == contentView.trailing - 4
      - date.firstBaseline == sender.firstBaseline
      - subject.leading == sender.leading
      - subject.trailing == contentView.trailing - 4
      - subject.top == sender.bottom + 1
      - preview.leading == sender.leading
      - preview.trailing == contentView.trailing - 4
      - preview.top == subject.bottom + 1
      - preview.bottom <= contentView.bottom - 10
  unread: {use: read, views: {unread: {hidden: false}}}

sections:
  - id: inbox
    rows:
      - id: ilse
        use: unread
        views:
          sender: Ilse Varga
          date: "09:41"
          subject: The key is in the blue pot
          preview: Please water the tomatoes too, and close the window in the back room if it rains.
      - id: tomasz
        use: unread
        views:
          sender: Tomasz Brandt
          date: "08:15"
          subject: Minutes of Tuesday
          preview: We agreed to paint the boathouse before the regatta and to order two new pairs of oars.
      - id: edda
        use: read
        views:
          sender: Grandmother Edda
          date: Yesterday
          subject: The recipe you asked for
          preview: Less sugar than it says!
      - id: bikes
        use: read
        views:
          sender: Finch Street Bicycles
          date: Tuesday
          subject: Your wheel is ready
          preview: We are open until seven on weekdays and until noon on Saturday.

"""#),
    SpecTemplate(
      name: "list",
      text: #"""
# yaml-language-server: $schema=tablespec.schema.json
# A plain list of names. Write the schema beside it with: tablec schema -o tablespec.schema.json
tablespec: 1
style: plain

sections:
  - id: friends
    header: Friends
    rows:
      - id: ann
        text: Ann Archer
        accessory: disclosureIndicator
      - id: ben
        text: Ben Okafor
        accessory: disclosureIndicator
      - id: cy
        text: Cy Laurent
        accessory: disclosureIndicator

"""#),
    SpecTemplate(
      name: "master-list",
      text: #"""
# yaml-language-server: $schema=tablespec.schema.json
# The list of a split view: on an iPad it stands beside the detail. Write the schema beside it with: tablec schema -o tablespec.schema.json
# A row that discloses has an indicator only where selecting it pushes the detail, and stays selected only where the detail is beside it.
tablespec: 1
style: insetGrouped

environments:
  - {name: phone, device: iphone-17, split: expanded}                       # collapsed: no room for two columns
  - {name: pad, device: ipad, orientation: landscape, split: expanded}

templates:
  folder: {style: value1, detailText: {color: secondaryLabel}, discloses: true}

sections:
  - id: mailboxes
    rows:
      - id: inbox
        use: folder
        text: Inbox
        detailText: "12"
        image: {symbol: tray}
        selected: true
      - {id: flagged, use: folder, text: Flagged, detailText: "4", image: {symbol: flag}}
      - {id: sent, use: folder, text: Sent, image: {symbol: paperplane}}

  - id: folders
    header: Folders
    rows:
      - {id: notes, use: folder, text: Field Notes, detailText: "58", image: {symbol: folder}}
      - {id: recipes, use: folder, text: Recipes, detailText: "23", image: {symbol: folder}}
      - {id: letters, use: folder, text: Letters, detailText: "131", image: {symbol: folder}}

"""#),
    SpecTemplate(
      name: "settings",
      text: #"""
# yaml-language-server: $schema=tablespec.schema.json
# A settings screen. Write the schema beside it with: tablec schema -o tablespec.schema.json
tablespec: 1
style: insetGrouped
rowHeight: 44                       # as in the system's settings; automatic rows grow with their icons

sections:
  - id: connections
    rows:
      - id: airplane
        text: Airplane Mode
        image: {size: [29, 29], color: systemOrange}
        accessory: {switch: off}
      - id: wifi
        style: value1
        text: Wi-Fi
        detailText: Harbour
        image: {size: [29, 29], color: systemBlue}
        accessory: disclosureIndicator

  - id: sound
    header: Sound
    footer: The silent switch has no effect on alarms.
    rows:
      - id: volume
        text: Volume
        accessory: {slider: {value: 0.6, width: 160}}
      - id: ringtone
        style: value1
        text: Ringtone
        detailText: Chimes
        accessory: disclosureIndicator

"""#),
  ]
}

enum ProjectTemplates {
  static let configuration = #"""
# The tables of this project. All keys: tablec schema reference configuration
specs: [Specs]                        # what 'tablec compile' and 'tablec lint' process without a path
output: build                         # where 'tablec compile' writes
# environments:                       # for specs that list none
#   - {device: iphone-se}
#   - {device: iphone-17, appearance: [light, dark]}

"""#
  static let github = #"""
# .github/workflows/tablec.yml
on: pull_request
permissions: {contents: read, pull-requests: write}
jobs:
  tables: {runs-on: ubuntu-latest, steps: [{uses: OWNER/tablec/Templates/CI@v0.1.0, with: {specs: Specs}}]}

"""#
  static let gitlab = #"""
# .gitlab-ci.yml
include: {project: OWNER/tablec, ref: v0.1.0, file: Templates/CI/gitlab.yml}
tables:
  extends: .tablec
  variables: {TABLEC_SPECS: Specs, TABLEC_FAIL_ON: breaking}

"""#
  static let helix = #"""
# Helix: ~/.config/helix/languages.toml for all projects, or .helix/languages.toml in one of them.
# tablec answers first, and leaves YAML that is no spec to the server that Helix starts anyway.
[language-server.tablec]
command = "tablec"
args = ["lsp"]

[[language]]
name = "yaml"
language-servers = ["tablec", "yaml-language-server"]

"""#
  static let vscode = #"""
{
  "yaml.schemas": {"./Specs/tablespec.schema.json": ["Specs/**/*.yaml", "Specs/**/*.yml"]}
}

"""#
  static let zed = #"""
{
  "lsp": {
    "yaml-language-server": {
      "settings": {"yaml": {"schemas": {"./Specs/tablespec.schema.json": ["Specs/**/*.yaml", "Specs/**/*.yml"]}}}
    }
  }
}

"""#
}
