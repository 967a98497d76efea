@testable import TableParsing

/// A spec around one mapping of the language, so that any key of it can be tried with any value.
struct KeyContext {
  /// The spec up to the mapping's brace, and after it.
  var before: String
  var after: String
  /// What must stand beside the key, unless the key is among these itself.
  var others: [(key: String, value: String)]

  init(_ before: String, _ after: String, _ others: [(key: String, value: String)] = []) {
    (self.before, self.after, self.others) = (before, after, others)
  }

  func spec(_ key: String, _ value: String) -> String {
    let isOther = others.contains { $0.key == key }
    let beside = others.filter { !isOther || $0.key != key }
    let entries = beside.map { "\($0.key): \($0.value)" } + ["\(key): \(value)"]
    return before + "{" + entries.joined(separator: ", ") + "}" + after + "\n"
  }

  private static func row(_ before: String, _ after: String, _ others: [(key: String, value: String)] = [])
    -> KeyContext
  {
    KeyContext("{tablespec: 1, sections: [{rows: [{\(before)", "\(after)}]}]}", others)
  }

  static let all: [String: KeyContext] = mappings.merging(appearance) { first, _ in first }

  /// What rules of appearance give each class of views.
  private static let appearance: [String: KeyContext] = {
    var contexts = [
      "appearanceRule": KeyContext("{tablespec: 1, appearance: [", "]}", [("label", "{color: red}")]),
      "textAppearance": KeyContext("{tablespec: 1, appearance: [{button: {title: ", "}}]}"),
    ]
    for kind in AppearanceClasses.kinds {
      contexts["\(kind.word)Appearance"] = KeyContext(
        "{tablespec: 1, appearance: [{\(kind.word): ", "}]}")
    }
    return contexts
  }()

  private static let mappings: [String: KeyContext] = [
    "table": KeyContext("", "", [("tablespec", "1")]),
    "section": KeyContext("{tablespec: 1, sections: [", "]}"),
    "row": KeyContext("{tablespec: 1, sections: [{rows: [", "]}]}"),
    "template": KeyContext("{tablespec: 1, templates: {t: ", "}, sections: [{rows: [{use: t}]}]}"),
    "environment": KeyContext("{tablespec: 1, environments: [", "]}"),
    "split": KeyContext("{tablespec: 1, environments: [{split: ", "}]}"),
    "state": KeyContext("{tablespec: 1, environments: [{state: ", "}]}"),
    "swipedRow": KeyContext("{tablespec: 1, environments: [{state: {swiped: ", "}}]}", [("row", "a")]),
    "variant": row("variants: [", "]", [("when", "{idiom: pad}")]),
    "condition": row("when: ", ""),
    "stack": row("stack: ", "", [("views", "[{label: a}]")]),
    "arrangedView": row("stack: {views: [", "]}"),
    "text": row("text: ", ""),
    "font": row("text: {font: ", "}"),
    "shadow": row("text: {shadow: ", "}"),
    "image": row("image: ", "", [("size", "[1, 1]")]),
    "accessory": row("accessory: ", ""),
    "chevron": row("accessory: {chevron: ", "}"),
    "outlineDisclosure": row("accessory: {outlineDisclosure: ", "}"),
    "detailButton": row("views: [{frame: [0, 0, 1, 1], detailButton: ", "}]"),
    "switch": row("accessory: {switch: ", "}"),
    "slider": row("accessory: {slider: ", "}"),
    "button": row("accessory: {button: ", "}", [("title", "a")]),
    "stepper": row("accessory: {stepper: ", "}"),
    "segmentedControl": row("accessory: {segmentedControl: ", "}", [("segments", "[a, b]")]),
    "textField": row("accessory: {textField: ", "}"),
    "textView": row("views: [{frame: [0, 0, 1, 1], textView: ", "}]"),
    "box": row("views: [{frame: [0, 0, 1, 1], box: ", "}]", [("name", "a")]),
    "run": row("text: [", "]"),
    "phrase": row("swipeActions: {trailing: [{title: ", "}]}"),
    "activityIndicator": row("accessory: {activityIndicator: ", "}"),
    "progressView": row("accessory: {progressView: ", "}"),
    "badge": row("accessory: {badge: ", "}", [("text", "a")]),
    "plainView": row("accessory: {view: ", "}", [("size", "[1, 1]")]),
    "editing": row("editing: ", ""),
    "swipeActions": row("swipeActions: ", ""),
    "accessibility": row("accessibility: ", ""),
    "swipeAction": row("swipeActions: {trailing: [", "]}", [("title", "a")]),
    "headerFooter": KeyContext("{tablespec: 1, sections: [{header: ", "}]}"),
    "tableHeaderFooter": KeyContext("{tablespec: 1, tableHeader: ", "}"),
    "view": row("views: [", "]", [("frame", "[0, 0, 1, 1]"), ("label", "a")]),
    "viewChange": KeyContext(
      "{tablespec: 1, templates: {t: {views: [{id: a, frame: [0, 0, 1, 1], label: a}]}}, sections: [{rows: [{use: t, views: {a: ",
      "}}]}]}"),
    "pin": row("views: [{pin: ", "}]"),
    "priorities": row("stack: {views: [{hugging: ", "}]}"),
    "backgrounds": KeyContext("{tablespec: 1, backgrounds: ", "}"),
    "background": KeyContext("{tablespec: 1, backgrounds: {top: ", "}}"),
    "fill": KeyContext("{tablespec: 1, background: ", "}"),
    "border": KeyContext("{tablespec: 1, background: {color: red, border: ", "}}"),
    "sectionIndex": KeyContext("{tablespec: 1, sectionIndex: ", "}", [("titles", "[A, B]")]),
    "separator": KeyContext("{tablespec: 1, separatorStyle: ", "}"),
    "chrome": KeyContext("{tablespec: 1, chrome: ", "}", [("tabs", "[a, b]")]),
    "barItem": KeyContext("{tablespec: 1, chrome: {tabs: [", "]}}", [("title", "a")]),
    "colorPair": KeyContext("{tablespec: 1, tintColor: ", "}", [("light", "red"), ("dark", "blue")]),
  ]

  /// The same for the mappings of a profile file.
  static let profile: [String: KeyContext] = {
    let version = (key: "metricsprofile", value: "1")
    let titles = [
      ("category", "large"), ("headerPadding", "1"), ("footerPadding", "1"), ("emptyFooter", "1"), ("plain", "1"),
    ]
    var contexts = [
      "profile": KeyContext("", "", [version]),
      "titles": KeyContext("{metricsprofile: 1, headers: {sizes: [", "]}}", titles),
    ]
    for group in [
      "margins", "rows", "labels", "accessories", "controls", "separators", "headers", "groups", "editingControls",
      "swipeActions", "indexes", "bars", "lists",
    ] {
      contexts[group] = KeyContext("{metricsprofile: 1, \(group): ", "}")
    }
    return contexts
  }()

  /// Values of every kind, and those at the edges of what some key takes.
  static let values = [
    "", "~", "'~'", "''", "text", "'5'", "a/b", "5", "-1", "0", "1", "2.0", "2.5", "101", "1001", "100001", "1e6",
    "1e400", "99999999999999999999", "0x10", ".inf", "-.inf", ".nan", "true", "'true'", "True", "yes", "on", "'off'",
    "!!str true", "!!str 5", "!!int '5'", "!!null ''", "red", "'#fff'", "'#ff000'", "'#ff0000'", "'#ff000080'",
    "ff0000",
    "icon.png", "Photo.Png", "a.bmp", "clear", "automatic", "'automatic'", "none", "singleLine", "plain", "bold",
    "body",
    "center", "subtitle", "checkmark", "ios7", "ios07", "ios0", "ios170", "'ios17'", "iOS17", "[]", "[a]", "[1, 2]",
    "[1, -2]", "[1, 2, 3, 4]", "[1, 2, 3, -4]", "[red, blue]", "[red, 5]", "[{a: b}]", "[{a: [b]}]", "[[a]]", "[~]",
    "['']", "{}", "{a: b}", "{t: {}}", "{t: {id: a}}", "{size: [1, 1]}", "{size: [1]}", "{light: red, dark: blue}",
    "{color: red}", "{selected: red}", "{color: red, image: icon.png}", "{<<: {size: [1, 1]}}", "{<<: a}", "{title: a}",
    "{title: a, views: []}", "{frame: [0, 0, 1, 1]}", "[{frame: [0, 0, 1, 1], font: 12}]", "[{frame: [0, 0, 1, 1]}]",
    "{isOn: true}", "{switch: on}", "{switch: on, slider: 1}", "[{text: a, repeat: 2, each: [a]}]", "[{include: a}]",
    "[{include: a, text: b}]", "{text: a}", "0.5", "'none'", "[1, 2, 3]", "[1, 2, -3]", "large", "caption1",
    "offAutomaticRow", "ours.yaml", "'ours.yml'", "ours.yaml.txt", "{narrow: 5}", "{narrow: -5}",
    "[{category: large, headerPadding: 1, footerPadding: [1, 2, 3], emptyFooter: 20, plain: 20}]",
    "[{category: large, plain: 20}]", "{stepper: 1, enabled: false}", "{image: icon.png, highlightedImage: icon.png}",
    "{view: {size: [1, 1]}, enabled: true}", "{badge: a, active: true}", "{segments: [a]}", "medium", "roundedRect",
    "[{label: {color: red}, in: cell}]", "[{label: {}}]", "[{label: {color: red}, chevron: {color: red}}]",
    "{color: red, font: 12}", "cell#a", "section#", "[cell, section#a]", "row#a", "RoundedLabel", "Rounded-Label",
    "{title: {color: red}}", "{text: {font: 12}}", "{background: red, cornerRadius: 2}", "{onTintColor: red}",
    "[flexibleWidth]", "[flexibleWidth, flexibleHeights]", "{color: red, cornerRadius: 8, border: {width: 2}}",
    "{cornerRadius: 8}", "{width: 2}", "{title: a, transform: none}", "{transform: none}", "capitalized",
    "{stack: {views: [{label: a}]}}", "{titles: [A]}", "{titles: []}", "{designSize: [300, 60], views: []}",
    "{designSize: [300, 60]}", "{horizontal: 200}", "{leading: margins, top: 8}", "margins", "16:9", "[a.leading == 8]",
    "[a, {text: b, weight: bold}]", "{text: b, font: 12, weight: bold}", "scaleAspectFit", "{family: Futura}",
  ]
}
