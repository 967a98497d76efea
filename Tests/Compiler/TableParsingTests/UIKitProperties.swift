import Testing

/// The public properties of a class, as Apple's documentation lists them for iOS, deprecated ones included.
struct UIKitProperties: Sendable, CustomTestStringConvertible {
  var owner: String
  var names: [String]
  var testDescription: String { owner }

  private init(_ owner: String, _ names: String) {
    self.owner = owner
    self.names = names.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  static let all = [
    UIKitProperties(
      "UITableView",
      """
      dataSource prefetchDataSource isPrefetchingEnabled delegate style tableHeaderView tableFooterView backgroundView rowHeight
      estimatedRowHeight fillerRowHeight cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea sectionHeaderHeight
      sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionHeaderTopPadding separatorStyle
      separatorColor separatorEffect separatorInset separatorInsetReference numberOfSections visibleCells indexPathsForVisibleRows
      indexPathForSelectedRow indexPathsForSelectedRows allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
      allowsMultipleSelectionDuringEditing selectionFollowsFocus hasUncommittedUpdates dragDelegate hasActiveDrag
      dragInteractionEnabled dropDelegate hasActiveDrop isEditing sectionIndexMinimumDisplayRowCount sectionIndexColor
      sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor indexSearch remembersLastFocusedIndexPath allowsFocus
      allowsFocusDuringEditing contextMenuInteraction selfSizingInvalidation contentHuggingElements
      """),
    UIKitProperties(
      "UITableViewCell",
      """
      reuseIdentifier contentConfiguration automaticallyUpdatesContentConfiguration contentView textLabel detailTextLabel imageView
      backgroundConfiguration automaticallyUpdatesBackgroundConfiguration backgroundView selectedBackgroundView
      multipleSelectionBackgroundView accessoryType accessoryView editingAccessoryType editingAccessoryView configurationState
      configurationUpdateHandler isSelected selectionStyle isHighlighted isEditing editingStyle showingDeleteConfirmation
      showsReorderControl userInteractionEnabledWhileDragging indentationLevel indentationWidth shouldIndentWhileEditing
      separatorInset focusStyle text font textColor selectedTextColor textAlignment lineBreakMode image selectedImage
      hidesAccessoryWhenEditing target editAction accessoryAction
      """),
    UIKitProperties(
      "UIListContentConfiguration",
      """
      image text attributedText secondaryText secondaryAttributedText imageProperties textProperties secondaryTextProperties
      axesPreservingSuperviewLayoutMargins directionalLayoutMargins prefersSideBySideTextAndSecondaryText imageToTextPadding
      textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding alpha
      """),
    UIKitProperties(
      "UIListContentConfiguration.TextProperties",
      """
      font color colorTransformer alignment lineBreakMode lineBreakStrategy numberOfLines adjustsFontSizeToFitWidth
      minimumScaleFactor allowsDefaultTighteningForTruncation adjustsFontForContentSizeCategory transform
      showsExpansionTextWhenTruncated
      """),
    UIKitProperties(
      "UIListContentConfiguration.ImageProperties",
      """
      preferredSymbolConfiguration tintColor tintColorTransformer cornerRadius maximumSize reservedLayoutSize
      accessibilityIgnoresInvertColors strokeColor strokeColorTransformer strokeWidth
      """),
    UIKitProperties(
      "UIButton.Configuration",
      """
      title subtitle attributedTitle attributedSubtitle titleAlignment titlePadding titleLineBreakMode subtitleLineBreakMode
      titleTextAttributesTransformer subtitleTextAttributesTransformer image imagePadding imagePlacement imageReservation
      imageColorTransformer preferredSymbolConfigurationForImage symbolContentTransition contentInsets cornerStyle buttonSize
      macIdiomStyle background baseBackgroundColor baseForegroundColor showsActivityIndicator activityIndicatorColorTransformer
      indicator indicatorColorTransformer automaticallyUpdateForSelection
      """),
    UIKitProperties(
      "UILabel",
      """
      text attributedText font textColor textAlignment lineBreakMode lineBreakStrategy isEnabled enablesMarqueeWhenAncestorFocused
      showsExpansionTextWhenTruncated adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation baselineAdjustment
      minimumScaleFactor minimumFontSize adjustsLetterSpacingToFitWidth numberOfLines sizingRule highlightedTextColor isHighlighted
      preferredVibrancy shadowColor shadowOffset preferredMaxLayoutWidth isUserInteractionEnabled clipsToBounds
      adjustsFontForContentSizeCategory
      """),
  ]
}
