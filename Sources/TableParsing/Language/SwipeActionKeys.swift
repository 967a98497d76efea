import TableIR

extension MappingType where Owner == SwipeActions {
  static let swipeActions = MappingType(
    "swipeActions", noun: "swipe actions",
    summary: """
      What rows show at their edges when they are swiped open (`UISwipeActionsConfiguration`), as a state has it (`--state swiped=ID`, \
      `--state swiped=ID:leading`): the contents move by the width of all buttons. A row with `editing: delete` that says nothing for its \
      trailing edge shows a red Delete; where it says `trailing: []`, nothing. Observed: buttons of titles on iOS 7 to 10; that they are \
      74 wide with images from iOS 11 to 18, the first one outermost. Not observed: the titles of later buttons, which are those of \
      re-implementations (SwipeCellKit, Listable), rows of cards, which keep what moves inside their card, and iOS 26, whose \
      buttons are drawn as capsules in the places of iOS 18's. Up to iOS 10 there are no leading actions and no images.
      """, SwipeActions(),
    keys: [
      Key(
        "leading", .swipeActions, default: "the section's, the table's, or none",
        "the actions that a swipe towards the trailing edge uncovers, the outermost first", \.leading),
      Key(
        "trailing", .swipeActions, default: "the section's, the table's, or Delete where the row can be deleted",
        "the actions that a swipe towards the leading edge uncovers, the outermost first", \.trailing),
    ])
}

extension Shape where Value == [SwipeAction] {
  /// More than a screen has room for.
  fileprivate static let swipeActions = list(of: .swipeAction, count: 0...20)
}

extension Shape where Value == SwipeAction {
  /// The title alone, or a mapping.
  fileprivate static let swipeAction = mapping(.swipeAction) { _, _, action in
    action.title != nil || action.image != nil
  }
  .or(Shape<String>.text, for: "title", \.title) { SwipeAction(title: $0) }
}

extension MappingType where Owner == SwipeAction {
  static let swipeAction = MappingType(
    "swipeAction", noun: "a swipe action", shorthand: "title",
    summary: """
      A button of a row that is swiped open (`UIContextualAction`). One that is only its title can be written as the title. The title and \
      the shapes of symbols and placeholders are white. UIKit makes the shapes of image files white too; the picture shows their colours.
      """, SwipeAction(),
    keys: [
      Key("title", .text, "the title", \.title),
      Key(
        "image", .image,
        "the image, above the title in rows of 91 points and more, and alone in lower ones; from iOS 11 on", \.image),
      Key("style", .word, default: "normal", "whether it is grey, or red as what deletes the row", \.style),
      Key(
        "backgroundColor", .color, default: "systemGray3, or systemRed of a `destructive` one", "its colour",
        \.backgroundColor),
    ], rules: [.count(["title", "image"], 1...2)])
}
