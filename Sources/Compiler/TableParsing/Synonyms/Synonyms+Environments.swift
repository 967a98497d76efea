// Words for environments, conditions and other files.
extension Synonyms {
  static let environments = [
    SynonymGroup(
      "UITraitCollection", in: "condition",
      words: [
        "userInterfaceIdiom": "idiom", "horizontalSizeClass": "horizontalSizeClass",
        "verticalSizeClass": "verticalSizeClass", "userInterfaceStyle": "appearance", "layoutDirection": "direction",
        "preferredContentSizeCategory": .form("accessibilitySize: true"),
      ]),
    SynonymGroup(
      nil, in: "condition",
      words: [
        "contentSize": .form("accessibilitySize: true")
      ]),
    SynonymGroup(
      nil, in: "condition",
      words: [
        "device": "idiom", "platform": "idiom", "sizeClass": "horizontalSizeClass", "width": "horizontalSizeClass",
        "height": "verticalSizeClass", "colorScheme": "appearance", "theme": "appearance",
        "darkMode": .form("appearance: dark"), "dark": .form("appearance: dark"), "rtl": .form("direction: rtl"),
        "version": "ios", "os": "ios", "metrics": "ios", "isEditing": "editing", "state": .form("editing: true"),
        "landscape": .form("orientation: landscape"), "portrait": .form("orientation: portrait"),
      ]),
    SynonymGroup(
      "UITraitCollection", in: "environment",
      words: [
        "userInterfaceStyle": "appearance", "layoutDirection": "direction",
        "preferredContentSizeCategory": "contentSize", "displayScale": "scale",
      ]),
    SynonymGroup(
      nil, in: "environment",
      words: [
        "contentSizeCategory": "contentSize"
      ]),
    SynonymGroup(
      nil, in: "environment",
      words: [
        "id": "name", "devices": "device", "screen": "size", "screenSize": "size", "ios": .form("metrics: ios26"),
        "version": .form("metrics: ios26"), "os": .form("metrics: ios26"), "editing": .form("state: editing"),
        "isEditing": .form("state: editing"), "selected": "state.selected", "highlighted": "state.highlighted",
        "swiped": "state.swiped", "contentOffset": "state.contentOffset", "scroll": "state.contentOffset",
        "theme": "appearance", "dark": .form("appearance: dark"), "darkMode": .form("appearance: dark"),
        "rtl": .form("direction: rtl"), "idiom": .form("device: ipad"),
        "horizontalSizeClass": .form("window: half, or another device"), "width": "window", "textSize": "contentSize",
        "dynamicType": "contentSize", "landscape": .form("orientation: landscape"), "pixelRatio": "scale",
        "splitView": "split",
      ]),
    SynonymGroup(
      nil, in: "state",
      words: [
        "isEditing": "editing", "selection": "selected", "selectedRows": "selected", "isSelected": "selected",
        "pressed": "highlighted", "touched": "highlighted", "scroll": "contentOffset", "offset": "contentOffset",
        "swipe": "swiped",
      ]),
    SynonymGroup(
      nil, in: "swipedRow",
      words: [
        "id": "row", "side": "edge", "direction": "edge",
      ]),
    SynonymGroup(
      nil, in: "colorPair", "background",
      words: [
        "any": "light", "lightMode": "light", "darkMode": "dark", "normal": "light",
      ]),
    SynonymGroup(
      nil, in: "split",
      words: [
        "width": "expanded", "primaryColumnWidth": "expanded", "column": "expanded",
      ]),
    SynonymGroup(
      nil, in: "profile",
      words: [
        "separatorInset": "separators", "layoutMargins": "margins", "rowHeight": "rows", "cells": "rows",
        "switches": "controls", "index": "indexes", "sectionIndex": "indexes", "editing": "editingControls",
        "base": "extends", "from": "extends", "version": "metricsprofile", "title": "name", "ios": "extends",
        "sectionHeaders": "headers", "cards": "groups",
      ]),
    SynonymGroup(
      nil, in: "configuration",
      words: [
        "rules": "lint.rules", "disable": "lint.disable", "disabled_rules": "lint.disable",
        "baseline": "lint.baseline", "known": "diff.known", "tolerance": "diff.tolerance", "linter": "lint",
      ]),
    SynonymGroup(
      nil, in: "lint",
      words: [
        "disabled": "disable", "disabled_rules": "disable", "off": "disable", "levels": "rules", "severity": "rules",
        "exclude": "disable", "ignore": "disable",
      ]),
    SynonymGroup(
      nil, in: "diff",
      words: [
        "precision": "tolerance", "epsilon": "tolerance", "accepted": "known", "ignore": "known", "fail": "failOn",
      ]),
  ]
}
