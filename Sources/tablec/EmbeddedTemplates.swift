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
