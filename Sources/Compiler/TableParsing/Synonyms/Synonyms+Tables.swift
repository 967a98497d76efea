// Words for tables and sections.
extension Synonyms {
  static let tables = [
    SynonymGroup(
      "UITableView", in: "table",
      words: [
        "style": "style", "tableHeaderView": "tableHeader", "tableFooterView": "tableFooter",
        "rowHeight": "rowHeight", "backgroundView": "background", "backgroundColor": "background",
        "tintColor": "tintColor", "sectionHeaderHeight": "sectionHeaderHeight",
        "sectionFooterHeight": "sectionFooterHeight", "sectionHeaderTopPadding": "sectionHeaderTopPadding",
        "cellLayoutMarginsFollowReadableWidth": "cellLayoutMarginsFollowReadableWidth",
        "separatorStyle": "separatorStyle", "separatorColor": "separatorStyle.color",
        "separatorInset": "separatorStyle.inset",
        "allowsMultipleSelectionDuringEditing": "allowsMultipleSelectionDuringEditing",
        "sectionIndexTitles": "sectionIndex.titles", "sectionIndexColor": "sectionIndex.color",
        "sectionIndexBackgroundColor": "sectionIndex.backgroundColor",
        "sectionIndexTrackingBackgroundColor": "sectionIndex.trackingBackgroundColor",
        "indexSearch": .form("sectionIndex: [\"{search}\", …]"),
        "isEditing": .form("environments: [{state: editing}]"), "editing": .form("environments: [{state: editing}]"),
        "numberOfSections": "sections", "indexPathForSelectedRow": .form("environments: [{state: {selected: ID}}]"),
        "indexPathsForSelectedRows": .form("environments: [{state: {selected: [ID, …]}}]"),
        "contentOffset": .form("environments: [{state: {contentOffset: …}}]"),
        "allowsSelection": .form("selectionStyle: none in the rows"),
      ]),
    SynonymGroup(
      "UITableView", in: "table",
      words: [
        "dataSource": .none("a spec lists its rows itself"), "delegate": .none("a spec runs no code"),
        "prefetchDataSource": .none("a spec lists its rows itself"),
        "isPrefetchingEnabled": .none("a spec lists its rows itself"), "dragDelegate": .none("a spec runs no code"),
        "dropDelegate": .none("a spec runs no code"), "dragInteractionEnabled": .none("dragging is not drawn"),
        "hasActiveDrag": .none("dragging is not drawn"), "hasActiveDrop": .none("dragging is not drawn"),
        "hasUncommittedUpdates": .none("a spec does not change"),
        "estimatedRowHeight": .none("every row is measured"),
        "estimatedSectionHeaderHeight": .none("every header is measured"),
        "estimatedSectionFooterHeight": .none("every footer is measured"),
        "fillerRowHeight": .none("rows below the last have the table's rowHeight"),
        "insetsContentViewsToSafeArea": .none("contents always keep to the safe area"),
        "separatorEffect": .none("blurs are not drawn"),
        "separatorInsetReference": .none("insets are measured from the cell's edge"),
        "visibleCells": .none("all rows are laid out"), "indexPathsForVisibleRows": .none("all rows are laid out"),
        "allowsMultipleSelection": .none("a state selects as many rows as it names"),
        "allowsSelectionDuringEditing": .none("a state selects the rows that it names"),
        "sectionIndexMinimumDisplayRowCount": .none("an index that is set is always shown"),
        "remembersLastFocusedIndexPath": .none("focus is not drawn"),
        "selectionFollowsFocus": .none("focus is not drawn"), "allowsFocus": .none("focus is not drawn"),
        "allowsFocusDuringEditing": .none("focus is not drawn"),
        "contextMenuInteraction": .none("menus are not drawn"),
        "selfSizingInvalidation": .none("a spec does not change"),
        "contentHuggingElements": .none("it applies to visionOS"),
      ]),
    SynonymGroup(
      nil, in: "table",
      words: [
        "title": "name", "header": "tableHeader", "footer": "tableFooter", "items": "sections", "groups": "sections",
        "type": "style", "separator": "separatorStyle", "separators": "separatorStyle",
        "separatorInsets": "separatorStyle.inset", "index": "sectionIndex",
        "devices": .form("environments: [{device: …}]"), "device": .form("environments: [{device: …}]"),
        "ios": .form("metrics: ios26"), "version": "tablespec", "font": .form("appearance: [{label: {font: …}}]"),
        "textColor": .form("appearance: [{label: {color: …}}]"), "rowBackground": "backgrounds",
        "estimatedHeight": .none("every row is measured"),
      ]),
    SynonymGroup(
      "Interface Builder", in: "table",
      words: [
        "dataMode": .none("every table of a spec is static"), "prototypes": "templates",
        "contentMode": .none("it has no effect on the table"), "clipsSubviews": .none("it has no effect on the table"),
        "translatesAutoresizingMaskIntoConstraints": .none("it has no effect on the table"),
      ]),
  ]

  static let sections = [
    SynonymGroup(
      "UITableViewDataSource", in: "section",
      words: [
        "titleForHeaderInSection": "header", "titleForFooterInSection": "footer",
      ]),
    SynonymGroup(
      "UITableViewDelegate", in: "section",
      words: [
        "viewForHeaderInSection": "header", "viewForFooterInSection": "footer",
        "heightForHeaderInSection": "header.height", "heightForFooterInSection": "footer.height",
      ]),
    SynonymGroup(
      "Interface Builder", in: "section",
      words: [
        "headerTitle": "header", "footerTitle": "footer", "tableViewSection": "rows",
      ]),
    SynonymGroup(
      nil, in: "section",
      words: [
        "title": "header", "name": "header", "label": "header", "cells": "rows", "items": "rows",
        "headerView": "header", "footerView": "footer", "headerHeight": "header.height",
        "footerHeight": "footer.height", "headerTitle": "header", "footerTitle": "footer", "description": "footer",
        "height": "rowHeight", "background": "backgrounds", "backgroundColor": "backgrounds",
        "separatorColor": "separatorStyle.color", "separatorInset": "separatorStyle.inset",
        "separator": "separatorStyle", "sections": "rows",
      ]),
    SynonymGroup(
      "UITableViewHeaderFooterView", in: "headerFooter",
      words: ["textLabel": "title", "contentConfiguration": "content"]),
    SynonymGroup(
      "UITableViewHeaderFooterView", in: "headerFooter", "tableHeaderFooter",
      words: [
        "detailTextLabel": .form("views: [{label: …, frame: [x, y, width, height]}]"),
        "contentView": "views", "backgroundView": "background", "backgroundConfiguration": "background",
        "tintColor": .none("nothing that it tints is drawn"),
        "reuseIdentifier": .none("a spec reuses no views"),
      ]),
    SynonymGroup(
      "UIListContentConfiguration", in: "headerFooter",
      words: [
        "text": "title", "attributedText": "title", "textProperties.transform": "transform",
        "textProperties.font": "title.font", "textProperties.color": "title.color",
      ]),
    SynonymGroup(
      nil, in: "headerFooter",
      words: [
        "label": "title", "header": "title", "name": "title", "textTransform": "transform",
        "uppercase": .form("transform: uppercase"), "textCase": "transform", "backgroundColor": "background",
        "color": "title.color", "font": "title.font", "textColor": "title.color", "alignment": "title.alignment",
        "textAlignment": "title.alignment", "subviews": "views",
      ]),
    SynonymGroup(
      nil, in: "tableHeaderFooter",
      words: [
        "title": .form("views: [{label: …, frame: [x, y, width, height]}]"),
        "text": .form("views: [{label: …, frame: [x, y, width, height]}]"),
        "label": .form("views: [{label: …, frame: [x, y, width, height]}]"),
        "image": .form("views: [{image: …, frame: [x, y, width, height]}]"), "frame": .form("height: …"),
        "backgroundColor": "background", "subviews": "views", "color": "background",
      ]),
  ]
}
