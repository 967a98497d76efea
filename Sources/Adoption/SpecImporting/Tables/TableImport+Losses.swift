/// Attributes that a spec cannot say.
extension TableImport {
  enum Owner { case table, cell }

  mutating func loseAttributes(of element: XMLElement, _ owner: Owner) {
    let known = owner == .table ? Self.ofTables : Self.ofCells
    for (key, value) in element.attributes where !known.contains(key) && !Self.silent.contains(key) {
      context.lose(
        "\(key) = \(value)", of: element, because: Self.reasons[key] ?? "a spec has no such attribute",
        changesFrames: movesContents(key), isOfCode: Self.reasons[key] == nil)
    }
    if owner == .table || !keepsLayoutMargins(ofCell: element) {
      for key in ["layoutMargins", "directionalLayoutMargins"] where element.property(key) != nil {
        // Those of a table move nothing on the canvas: its cells have their own.
        context.lose(
          key, of: element,
          because: owner == .table ? "it moves nothing on the canvas" : "the contentView has margins of its own",
          changesFrames: owner == .cell && element["style"] != nil)
      }
    }
    if owner == .cell, element.property("tintColor")?.name == "color" {
      context.lose("tintColor", of: element, because: "rows have the table's tint", changesFrames: false)
    }
    for attribute in element.child("userDefinedRuntimeAttributes").map({ Array($0.children) }) ?? [] {
      let path = attribute["keyPath"] ?? ""
      let value = attribute.property("value")
      let content = value.map { $0.content.isEmpty ? $0.name : $0.content }
      context.lose(
        "\(path) = \(attribute["value"] ?? value?["value"] ?? content ?? "…")", of: element,
        because: "it is set when the app runs", changesFrames: false, isOfCode: true)
    }
    loseVariations(of: element, owner)
  }

  /// The variations for other traits than those of the document, whose values stand in the spec.
  private mutating func loseVariations(of element: XMLElement, _ owner: Owner) {
    let declared = VariedElement(element, views.traits)
    for variation in element.children where variation.name == "variation" && !declared.variations.contains(variation) {
      let place = variation["key"] ?? ""
      // A cell's variants say what a condition can tell apart.
      if owner == .cell, !views.traits.lose(place) { continue }
      let reason = "a \(owner == .table ? "table" : "cell") is the same for all traits here"
      for (key, value) in variation.attributes where key != "key" && !Self.silent.contains(key) {
        context.lose("\(key) = \(value) for \(place)", of: element, because: reason, changesFrames: true)
      }
      for child in variation.children where child.name != "mask" {
        let key = child["key"] ?? child.name
        context.lose(
          "\(key) for \(place)", of: element, because: reason, changesFrames: Self.framesOrInsets.contains(key))
      }
    }
  }

  private static let framesOrInsets: Set = ["frame", "separatorInset", "contentInset", "layoutMargins"]

  /// What the other functions read.
  private static let ofTables: Set = [
    "style", "dataMode", "customClass", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "separatorStyle",
    "separatorInsetReference", "allowsSelection", "allowsMultipleSelectionDuringEditing",
    "cellLayoutMarginsFollowReadableWidth", "layoutMarginsFollowReadableWidth",
  ]
  private static let ofCells: Set = [
    "style", "customClass", "rowHeight", "indentationLevel", "indentationWidth", "textLabel", "detailTextLabel",
    "imageView",
    "accessoryType", "editingAccessoryType", "selectionStyle", "userInteractionEnabled", "showsReorderControl",
    "shouldIndentWhileEditing", "reuseIdentifier",
  ]

  /// What neither a layout nor a picture shows: names in code, how a table scrolls, defaults of UIKit, and what Interface Builder notes for itself.
  private static let silent: Set = [
    "id", "key", "userLabel", "customModule", "customModuleProvider", "restorationIdentifier", "tag", "contentMode",
    "clipsSubviews", "opaque", "clearsContextBeforeDrawing", "multipleTouchEnabled", "alwaysBounceVertical",
    "alwaysBounceHorizontal", "bounces", "bouncesZoom", "scrollEnabled", "pagingEnabled", "directionalLockEnabled",
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "indicatorStyle", "keyboardDismissMode",
    "delaysContentTouches", "canCancelContentTouches", "maximumZoomScale", "minimumZoomScale", "exclusiveTouch",
    "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "misplaced", "fixedFrame",
    "ambiguous", "verifyAmbiguity", "translatesAutoresizingMaskIntoConstraints", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "autoresizesSubviews",
    "allowsSelectionDuringEditing", "allowsMultipleSelection", "showsSelectionImmediatelyOnTouchBegin",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "hidesAccessoryWhenEditing", "springLoaded",
    "contentInsetAdjustmentBehavior", "sectionIndexMinimumDisplayRowCount", "sceneMemberID", "focusStyle",
    "dragInteractionEnabled", "prefetchingEnabled", "remembersLastFocusedIndexPath",
  ]

  private static let reasons = [
    "hidden": "a spec shows it", "contentViewInsetsToSafeArea": "cells keep clear of the safe area in a spec",
    "semanticContentAttribute": "the direction is that of the environment",
  ]

  /// Whether something is in another place because of an attribute. Upright screens have no safe area at their sides.
  private func movesContents(_ attribute: String) -> Bool {
    switch attribute {
    case "contentViewInsetsToSafeArea": table.screen.orientation == .landscape
    case "semanticContentAttribute": true
    default: false
    }
  }
}
