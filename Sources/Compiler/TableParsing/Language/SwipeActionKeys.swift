import TableIR

extension MappingType where Owner == SwipeActions {
  static let swipeActions = MappingType(
    "swipeActions", noun: "swipe actions",
    summary: """
      What rows show at their edges when they are swiped open (`UISwipeActionsConfiguration`), in a state (`--state swiped=ID`, \
      `--state swiped=ID:leading`). The contents move by the width of all buttons. A row with `editing: delete` that does not set its \
      trailing edge shows a red Delete; with `trailing: []`, it shows nothing. Observed: buttons with titles on iOS 7 to 10; buttons with \
      images on iOS 11 to 18, which are 74 wide, the first outermost. Not observed: the titles of later buttons, which follow \
      re-implementations (SwipeCellKit, Listable); rows in cards, whose moving contents stay inside the card; and iOS 26, whose \
      buttons are drawn as capsules in the positions of iOS 18. Up to iOS 10, there are no leading actions and no images.
      """, SwipeActions(),
    keys: [
      Key(
        "leading", .swipeActions, default: "the section's, the table's, or none",
        "the actions that a swipe towards the trailing edge reveals, the outermost first", \.leading
      ).available(.since(11, "leading swipe actions")),
      Key(
        "trailing", .swipeActions, default: "the section's, the table's, or Delete where the row can be deleted",
        "the actions that a swipe towards the leading edge reveals, the outermost first", \.trailing),
    ])
}

extension Shape where Value == [SwipeAction] {
  /// More than fit on a screen.
  fileprivate static let swipeActions = list(of: .swipeAction, count: 0...20)
}

extension Shape where Value == SwipeAction {
  /// The title alone, or a mapping.
  fileprivate static let swipeAction = mapping(.swipeAction) { _, _, action in
    action.title != nil || action.image != nil
  }
  .or(Shape<Phrase>.words, for: "title", \.title) { SwipeAction(title: $0) }
}

extension MappingType where Owner == SwipeAction {
  static let swipeAction = MappingType(
    "swipeAction", noun: "a swipe action", shorthand: "title",
    summary: """
      A button of a row that is swiped open (`UIContextualAction`). The title can be written alone. The title, symbols and placeholders \
      are white. UIKit draws image files in white too; the picture shows their own colours.
      """, SwipeAction(),
    keys: [
      Key("title", .phrase, "the title", \.title),
      Key(
        "image", .image,
        "the image, above the title in rows of at least 91 points, and without the title in shorter rows",
        \.image
      ).available(.since(11, "images of swipe actions")),
      Key("style", .word, default: "normal", "whether it is grey, or red for an action that deletes the row", \.style),
      Key(
        "backgroundColor", .color, default: "systemGray3, or systemRed if `destructive`", "its colour",
        \.backgroundColor),
    ], rules: [.count(["title", "image"], 1...2)])
}
