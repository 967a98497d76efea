// Words for views, their shapes and stacks.
extension Synonyms {
  static let views = [
    SynonymGroup(
      "UIView", in: "view",
      words: [
        "frame": "frame", "backgroundColor": "background", "alpha": "alpha", "isHidden": "hidden",
        "clipsToBounds": "clipsToBounds", "contentMode": "contentMode", "autoresizingMask": "autoresizing",
        "layoutMargins": "margins", "directionalLayoutMargins": "margins",
        "preservesSuperviewLayoutMargins": "preservesSuperviewLayoutMargins", "subviews": "views",
        "addSubview": "views", "tag": "id", "accessibilityIdentifier": "id",
        "bounds": .form("frame: [x, y, width, height]"), "center": .form("pin: {centerX: 0, centerY: 0}"),
        "isOpaque": .none("it has no visible effect"), "intrinsicContentSize": .form("width: … and height: …"),
        "contentHuggingPriority": "hugging", "contentCompressionResistancePriority": "compression",
        "widthAnchor": "width", "heightAnchor": "height", "centerXAnchor": "pin.centerX",
        "centerYAnchor": "pin.centerY", "leadingAnchor": "pin.leading", "trailingAnchor": "pin.trailing",
        "topAnchor": "pin.top", "bottomAnchor": "pin.bottom",
        "translatesAutoresizingMaskIntoConstraints": .none(
          "a view with a 'frame' keeps it, any other is held by constraints"),
        "transform": .none("views are not rotated"),
      ]),
    SynonymGroup(
      "CALayer", in: "view",
      words: [
        "layer.cornerRadius": "cornerRadius", "layer.borderWidth": "border.width",
        "layer.borderColor": "border.color", "borderWidth": "border.width", "borderColor": "border.color",
        "masksToBounds": "clipsToBounds", "layer.masksToBounds": "clipsToBounds", "opacity": "alpha",
        "shadowRadius": .none("shadows of views are not drawn"),
      ]),
    SynonymGroup(
      "UIImageView", in: "view",
      words: [
        "imageView": "image", "tintColor": .form("image: {symbol: …, color: …}"),
      ]),
    SynonymGroup(
      "Interface Builder", in: "view",
      words: [
        "userLabel": "id", "customClass": "class", "restorationIdentifier": "id", "rect": "frame",
        "opaque": .none("it has no visible effect"), "horizontalHuggingPriority": "hugging.horizontal",
        "verticalHuggingPriority": "hugging.vertical",
        "horizontalCompressionResistancePriority": "compression.horizontal",
        "verticalCompressionResistancePriority": "compression.vertical",
        "systemColor": .form("background: a colour's name"),
      ]),
    SynonymGroup(
      nil, in: "view",
      words: [
        "title": "label", "name": "id", "x": .form("frame: [x, y, width, height]"),
        "y": .form("frame: [x, y, width, height]"), "size": .form("frame: [x, y, width, height]"),
        "origin": .form("frame: [x, y, width, height]"), "rect": "frame",
        "visible": .form("hidden: true, or leave it out"), "radius": "cornerRadius", "children": "views",
        "insets": "margins", "padding": "margins", "inset": "pin", "edges": "pin", "anchors": "pin",
        "aspectRatio": "aspect", "ratio": "aspect", "spinner": "activityIndicator", "toggle": "switch",
        "fill": "background", "map": .form("box: Map"), "webView": .form("box: Web"), "mapView": .form("box: Map"),
        "collectionView": .form("box: Collection"), "picker": .form("box: Picker"), "datePicker": .form("box: Date"),
        "progress": "progressView", "textStyle": .form("font: {style: …}"), "weight": .form("font: {weight: …}"),
        "symbol": .form("image: {symbol: …}"),
      ]),
    SynonymGroup(
      "UIView", in: "plainView",
      words: [
        "backgroundColor": "color", "frame": .form("size: [width, height]"), "bounds": "size",
      ]),
    SynonymGroup(
      nil, in: "plainView",
      words: [
        "background": "color", "width": .form("size: [width, height]"), "height": .form("size: [width, height]"),
      ]),
    SynonymGroup(
      nil, in: "background",
      words: [
        "backgroundColor": "color", "backgroundImage": "image", "colors": "gradient", "radius": "cornerRadius",
        "normal": "color", "default": "color", "highlighted": "selected", "selectedColor": "selected",
        "selectedImage": "selected", "stretch": "capInsets", "resizableCapInsets": "capInsets", "insets": "capInsets",
        "borderColor": "border.color", "borderWidth": "border.width", "startColor": .form("gradient: [from, to]"),
        "file": "image", "alpha": .form("color: \"#rrggbbaa\""),
      ]),
    SynonymGroup(
      nil, in: "backgrounds",
      words: [
        "first": "top", "last": "bottom", "center": "middle", "only": "single", "topAndBottom": "single",
        "alone": "single", "other": "middle",
        "selected": .form("{selected: …} inside each position: top: {color: …, selected: …}"),
        "all": .form("background: … in a row, or all four positions"),
        "color": .form("background: … in a row, or all four positions"),
      ]),
    SynonymGroup(
      "CALayer", in: "border",
      words: [
        "borderColor": "color", "borderWidth": "width",
      ]),
    SynonymGroup(
      "UITableView", in: "separator",
      words: [
        "separatorStyle": "style", "separatorColor": "color", "separatorInset": "inset",
      ]),
    SynonymGroup(
      nil, in: "separator",
      words: [
        "left": .form("inset: [leading, trailing]"),
        "leading": .form("inset: [leading, trailing]"), "hidden": .form("style: none"),
      ]),
    SynonymGroup(
      nil, in: "pin",
      words: [
        "all": .form("pin: 0, without a mapping"), "edges": .form("pin: 0, without a mapping"),
        "centre": .form("centerX: 0 and centerY: 0"), "center": .form("centerX: 0 and centerY: 0"),
        "start": "leading", "end": "trailing", "width": .form("width: … beside 'pin'"),
        "height": .form("height: … beside 'pin'"),
      ]),
    SynonymGroup(
      "NSLayoutAnchor", in: "pin",
      words: [
        "leadingAnchor": "leading", "trailingAnchor": "trailing", "topAnchor": "top", "bottomAnchor": "bottom",
      ]),
  ]

  static let stacks = [
    SynonymGroup(
      "UIStackView", in: "stack",
      words: [
        "axis": "axis", "spacing": "spacing", "alignment": "alignment", "distribution": "distribution",
        "arrangedSubviews": "views", "layoutMargins": "margins", "directionalLayoutMargins": "margins",
        "isLayoutMarginsRelativeArrangement": .form("margins: …"),
        "isBaselineRelativeArrangement": .form("alignment: firstBaseline"),
        "setCustomSpacing": .form("a view of that width or height between the two"),
      ]),
    SynonymGroup(
      nil, in: "stack",
      words: [
        "subviews": "views", "orientation": "axis", "direction": "axis", "gap": "spacing", "children": "views",
        "items": "views", "insets": "margins", "padding": "margins",
        "constraints": .form("constraints: … beside the 'views' that the stack is one of"),
        "background": .form("background: … beside the stack among 'views'"), "vertical": .form("axis: vertical"),
        "horizontal": .form("axis: horizontal"),
      ]),
  ]
}
