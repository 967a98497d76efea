import TableIR
import YAMLSyntax

/// Keys that people write in the wrong place or under another name, and where they belong.
enum KeyHints {
  /// By the mapping and the key. Those that a look at the spelling would not find.
  private static let elsewhere: [String: [String: String]] = [
    "row": [
      "subtitle": "'detailText'", "detail": "'detailText'", "title": "'text'", "label": "'text'", "name": "'text'",
      "selectedBackground": "'background: {selected: …}'", "backgroundColor": "'background'",
      "accessoryType": "'accessory'", "accessoryView": "'accessory'", "imageView": "'image'", "rowHeight": "'height'",
      "enabled": "'userInteractionEnabled'", "disabled": "'userInteractionEnabled: false'",
    ],
    "section": ["title": "'header'", "name": "'header'", "cells": "'rows'", "items": "'rows'"],
    "view": ["text": "'label'", "title": "'label'", "backgroundColor": "'background'"],
    "table": ["title": "'name'", "header": "'tableHeader'", "footer": "'tableFooter'", "rows": "'sections'"],
    "headerFooter": ["text": "'title'", "label": "'title', or a label among 'views'"],
    "tableHeaderFooter": ["title": "a label among 'views'", "text": "a label among 'views'"],
    "accessory": [
      "disabled": "'enabled: false'", "spinner": "'activityIndicator'", "text": "'label'", "title": "'label'",
    ],
    "stack": ["constraints": "'constraints' beside the 'views' that the stack is one of"],
    "switch": ["on": "'isOn'", "value": "'isOn'"],
    "segmentedControl": [
      "items": "'segments'", "titles": "'segments'", "selected": "'selectedSegmentIndex'",
      "selectedIndex": "'selectedSegmentIndex'",
    ],
    "progressView": ["value": "'progress'", "tintColor": "'progressTintColor'"],
    "appearanceRule": [
      "containedIn": "'in'", "whenContainedIn": "'in'", "whenContainedInInstancesOf": "'in'", "container": "'in'",
      "disclosureIndicator": "'chevron'", "header": "'headerFooter'", "footer": "'headerFooter'", "row": "'cell'",
      "text": "'label'", "imageView": "'image'", "traits": "'when'", "subclass": "'class'",
    ],
    "labelAppearance": ["textColor": "'color'", "highlightedTextColor": "'highlightedColor'"],
    "chevronAppearance": ["tintColor": "'color'", "accessoryColor": "'color'"],
    "buttonAppearance": ["color": "'title: {color: …}'", "titleColor": "'title: {color: …}'"],
    "cellAppearance": ["color": "'background'", "selectedBackground": "'background: {selected: …}'"],
  ]

  /// The keys of a text's look.
  private static let look = Set(MappingType<Text>.look.map(\.name))

  static func help(key: String, in mapping: String) -> String? {
    let mapping = mapping == "template" ? "row" : mapping
    if let place = elsewhere[mapping]?[key] { return "write \(place)" }
    guard look.contains(key) else { return nil }
    switch mapping {
    case "row": return "write it inside the text: text: {text: …, \(key): …}"
    case "headerFooter": return "write it inside the title: title: {text: …, \(key): …}"
    case "buttonAppearance": return "write it inside the title: title: {\(key): …}"
    case "textFieldAppearance": return "write it inside the text: text: {\(key): …}"
    case "button": return "write it inside the title: title: {text: …, \(key): …}"
    default: return nil
    }
  }
}

extension SpecDecoder {
  /// Whether nothing stands after a key: its value follows it in the tree, and is an empty plain scalar.
  private func hasNoValue(_ key: NodeID) -> Bool {
    let value = NodeID(rawValue: key.rawValue + 1)
    guard tree.kind(key) == .scalar, Int(value.rawValue) < tree.nodeCount, tree.kind(value) == .scalar else {
      return false
    }
    return tree.scalarStyle(value) == .plain && tree.string(value).isEmpty
  }

  /// The way out for a key that a look at the spelling would not find.
  func help(for key: NodeID, name: String, in mapping: String) -> String? {
    if let help = KeyHints.help(key: name, in: mapping) { return help }
    // `{text: Shade, April to June}`: what stands after the comma is read as a key without a value.
    guard hasNoValue(key) || name.contains(" ") else { return nil }
    return "put a text that holds a comma in quotes: the comma ends it here"
  }
}
