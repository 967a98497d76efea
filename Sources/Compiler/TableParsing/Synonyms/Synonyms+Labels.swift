// Words for text and images.
extension Synonyms {
  static let labels = [
    SynonymGroup(
      "UILabel", in: "text", "view",
      words: [
        "font": "font", "textColor": "color", "textAlignment": "alignment", "lineBreakMode": "lineBreakMode",
        "lineBreakStrategy": "lineBreakStrategy", "numberOfLines": "lines",
        "minimumScaleFactor": "minimumScaleFactor", "adjustsFontSizeToFitWidth": .form("minimumScaleFactor: 0.5"),
        "highlightedTextColor": "highlightedColor", "shadowColor": "shadow.color", "shadowOffset": "shadow.offset",
        "minimumFontSize": .form("minimumScaleFactor: that size by the font's"),
        "preferredMaxLayoutWidth": .none("a label's width is set by its frame or its constraints"),
        "isHighlighted": .form("environments: [{state: {highlighted: ID}}] in the table"),
        "adjustsFontForContentSizeCategory": .none("a font with a text style always grows"),
        "allowsDefaultTighteningForTruncation": .none("text is not tightened"),
        "adjustsLetterSpacingToFitWidth": .none("text is not tightened"),
        "baselineAdjustment": .none("text that shrinks stays centred"),
        "enablesMarqueeWhenAncestorFocused": .none("it applies to tvOS"),
        "showsExpansionTextWhenTruncated": .none("pointers are not drawn"),
        "preferredVibrancy": .none("vibrancy is not drawn"),
        "sizingRule": .none("labels are as high as their fonts' lines"),
      ]),
    SynonymGroup(
      "UILabel", in: "text",
      words: [
        "text": "text", "attributedText": .form("text: [{text: …, font: …}, …]"),
      ]),
    SynonymGroup(
      "UILabel", in: "view",
      words: [
        "text": "label", "attributedText": .form("label: [{text: …, font: …}, …]"), "isEnabled": "enabled",
        "isUserInteractionEnabled": .form("active: false, of a control"), "clipsToBounds": "clipsToBounds",
      ]),
    SynonymGroup(
      nil, in: "text",
      words: [
        "title": "text", "string": "text", "label": "text", "value": "text", "words": "text",
        "foreground": "color", "size": "font.size", "fontSize": "font.size", "pointSize": "font.size",
        "weight": "font.weight", "fontWeight": "font.weight", "family": "font.family", "fontFamily": "font.family",
        "fontName": "font.family", "design": "font.design", "italic": "font.italic",
        "bold": .form("font: {weight: bold}"), "style": "font.style", "textStyle": "font.style", "maxLines": "lines",
        "align": "alignment", "selectedColor": "highlightedColor", "selectedTextColor": "highlightedColor",
        "truncation": "lineBreakMode", "wrap": .form("lines: 0"),
        "attributes": .form("text: [{text: …, font: …}, …]"),
        "transform": .form("transform: … beside the title of a header or footer"),
      ]),
    SynonymGroup(
      "Interface Builder", in: "text", "view",
      words: [
        "fontDescription": "font", "highlightedColor": "highlightedColor",
        "adjustsFontSizeToFit": .form("minimumScaleFactor: 0.5"),
      ]),
    SynonymGroup(
      "UIFont", in: "font",
      words: [
        "pointSize": "size", "familyName": "family", "fontName": "family", "systemFont": "size",
      ]),
    SynonymGroup(
      nil, in: "font",
      words: [
        "fontSize": "size", "name": "family", "textStyle": "style", "systemDesign": "design", "isItalic": "italic",
        "fontWeight": "weight", "bold": .form("weight: bold"), "face": "family", "type": "design",
        "monospacedDigit": "monospacedDigits", "light": .form("weight: light"),
      ]),
    SynonymGroup(
      "UILabel", in: "shadow",
      words: [
        "shadowColor": "color", "shadowOffset": "offset",
      ]),
    SynonymGroup(
      nil, in: "shadow",
      words: [
        "radius": .none("a label's shadow is hard"), "opacity": .none("give 'color' an alpha: \"#rrggbbaa\""),
      ]),
  ]

  static let images = [
    SynonymGroup(
      "UIImage", in: "image",
      words: [
        "systemName": "symbol", "named": .form("image: file.png, without a mapping"),
      ]),
    SynonymGroup(
      nil, in: "image",
      words: [
        "systemImage": "symbol", "name": "symbol",
      ]),
    SynonymGroup(
      nil, in: "image",
      words: [
        "file": .form("image: file.png, without a mapping"), "path": .form("image: file.png, without a mapping"),
        "image": .form("image: file.png, without a mapping"), "url": .form("image: file.png, without a mapping"),
        "frame": "size", "width": .form("size: [width, height]"), "height": .form("size: [width, height]"),
        "foregroundColor": "color", "weight": .none("symbols are drawn as neutral signs"), "backgroundColor": "color",
        "fontSize": "pointSize", "contentMode": .form("contentMode: … beside the image of a view"),
      ]),
  ]
}
