// swift-format-ignore-file
// The files of Templates/Outputs, so that one binary is the whole tool. A test compares the two and records this file.

extension OutputTemplate {
  static let files: [OutputTemplate] = [
    OutputTemplate(
      name: "_frames",
      text: ##"""
{{! a view in a view, for csv }}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},{{any(id, kind)}},{{kind}},{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{text}}{{titleLabel.text}}{{textLabel.text}},{{truncated}}
{{#subviews}}
{{> _frames}}
{{/subviews}}

"""##),
    OutputTemplate(
      name: "_markdown-label",
      text: ##"""
{{#text}}{{{code(text)}}}{{/text}}{{#truncated}} (truncated){{/truncated}}
"""##),
    OutputTemplate(
      name: "_markdown-view",
      text: ##"""
| ↳ {{kind}}{{#id}} {{{code(id)}}}{{/id}} | {{x(frame)}} | {{y(frame)}} | {{width(frame)}} | {{height(frame)}} | {{> _markdown-label}}{{#titleLabel}}{{> _markdown-label}}{{/titleLabel}}{{#textLabel}}{{> _markdown-label}}{{/textLabel}} | | {{#image}}{{{code(image)}}}{{/image}} | |
{{#subviews}}
{{> _markdown-view}}
{{/subviews}}

"""##),
    OutputTemplate(
      name: "_swift-accessory",
      text: ##"""
{{! the accessory of a cell: of a layout's accessoryView }}
{{#equal(kind, "disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark")}}
cell.accessoryType = .{{swiftName(kind)}}
{{/equal(kind, "disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark")}}
{{#equal(kind, "chevron")}}
cell.accessoryType = .disclosureIndicator
{{/equal(kind, "chevron")}}
{{^equal(kind, "disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark", "chevron")}}
cell.accessoryView = Self.made({{uiKitClass(kind)}}(frame: CGRect(x: 0, y: 0, width: {{width(frame)}}, height: {{height(frame)}}))) { view in
  {{> _swift-contents}}
}
{{/equal(kind, "disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark", "chevron")}}

"""##),
    OutputTemplate(
      name: "_swift-action",
      text: ##"""
{{! tells the app of a change of a control in a row }}
{{#rowID}}
{{#active}}
{{#equal(kind, "switch", "slider", "stepper", "segmentedControl", "textField", "button")}}
view.addAction(
  UIAction { [weak self] action in
    if let control = action.sender as? UIControl { self?.changed(row, control) }
  }, for: {{#equal(kind, "button")}}.touchUpInside{{/equal(kind, "button")}}{{#equal(kind, "textField")}}.editingChanged{{/equal(kind, "textField")}}{{^equal(kind, "button", "textField")}}.valueChanged{{/equal(kind, "button", "textField")}})
{{/equal(kind, "switch", "slider", "stepper", "segmentedControl", "textField", "button")}}
{{/active}}
{{/rowID}}

"""##),
    OutputTemplate(
      name: "_swift-background",
      text: ##"""
{{! the view behind a cell }}
{{#fill.image}}
view.image = UIImage(named: "{{assetName(fill.image)}}"){{#all(fill.capInsets)}}?.resizableImage(withCapInsets: {{swiftInsets(fill.capInsets)}}){{/all(fill.capInsets)}}
{{/fill.image}}
{{#swiftColor(fill.gradient)}}
view.backgroundColor = {{{.}}}
{{/swiftColor(fill.gradient)}}
{{#swiftColor(fill)}}
view.backgroundColor = {{{.}}}
{{/swiftColor(fill)}}
{{#layer}}
{{#all(cornerRadius)}}
view.layer.cornerRadius = {{cornerRadius}}
{{/all(cornerRadius)}}
{{#all(borderWidth)}}
view.layer.borderWidth = {{borderWidth}}
{{/all(borderWidth)}}
{{#swiftColor(borderColor)}}
view.layer.borderColor = {{{.}}}.cgColor
{{/swiftColor(borderColor)}}
{{/layer}}

"""##),
    OutputTemplate(
      name: "_swift-cell",
      text: ##"""
{{! the properties of a cell }}
{{#equal(layout.selectionStyle, "none", "blue", "gray")}}
      cell.selectionStyle = .{{swiftName(layout.selectionStyle)}}
{{/equal(layout.selectionStyle, "none", "blue", "gray")}}
{{#indentationLevel}}
      cell.indentationLevel = {{.}}
{{/indentationLevel}}
{{#hasBackground}}
{{#layout.backgroundView}}
      cell.backgroundView = Self.made(UIImageView()) { view in
        {{> _swift-background}}
      }
{{/layout.backgroundView}}
{{#layout.selectedBackgroundView}}
      cell.selectedBackgroundView = Self.made(UIImageView()) { view in
        {{> _swift-background}}
      }
{{/layout.selectedBackgroundView}}
{{/hasBackground}}
{{#layout.accessoryView}}
      {{> _swift-accessory}}
{{/layout.accessoryView}}

"""##),
    OutputTemplate(
      name: "_swift-closures",
      text: ##"""
{{! what the app adds }}
  /// Completes a cell, for what changes while the app runs.
  public var configure: (UITableViewCell, Row) -> Void = { _, _ in }
  /// Takes a tap on a row.
  public var select: (Row) -> Void = { _ in }
  /// Takes a tap on the detail button of a row.
  public var showDetail: (Row) -> Void = { _ in }
  /// Takes a change of a control of a row, whose accessibilityIdentifier is its id.
  public var changed: (Row, UIControl) -> Void = { _, _ in }

"""##),
    OutputTemplate(
      name: "_swift-contents",
      text: ##"""
{{! what a view shows, by its kind }}
{{#id}}
view.accessibilityIdentifier = "{{id}}"
{{/id}}
{{#equal(enabled, false)}}
{{#equal(kind, "switch", "slider", "stepper", "segmentedControl", "textField", "button")}}
view.isEnabled = false
{{/equal(kind, "switch", "slider", "stepper", "segmentedControl", "textField", "button")}}
{{/equal(enabled, false)}}
{{#equal(kind, "label", "badge")}}
{{#textLabel}}
{{> _swift-label}}
{{/textLabel}}
{{^textLabel}}
{{> _swift-label}}
{{/textLabel}}
{{/equal(kind, "label", "badge")}}
{{#equal(kind, "image")}}
view.image = {{> _swift-image}}
{{/equal(kind, "image")}}
{{#equal(kind, "view")}}
{{#swiftColor(color)}}
view.backgroundColor = {{{.}}}
{{/swiftColor(color)}}
{{/equal(kind, "view")}}
{{#swiftColor(background)}}
view.backgroundColor = {{{.}}}
{{/swiftColor(background)}}
{{#equal(kind, "switch")}}
view.isOn = {{on}}
{{#swiftColor(onTintColor)}}
view.onTintColor = {{{.}}}
{{/swiftColor(onTintColor)}}
{{/equal(kind, "switch")}}
{{#equal(kind, "slider", "stepper")}}
view.minimumValue = {{sum(minimum)}}
view.maximumValue = {{#all(maximum)}}{{maximum}}{{/all(maximum)}}{{^maximum}}{{#equal(kind, "slider")}}1{{/equal(kind, "slider")}}{{^equal(kind, "slider")}}100{{/equal(kind, "slider")}}{{/maximum}}
view.value = {{sum(value)}}
{{/equal(kind, "slider", "stepper")}}
{{#equal(kind, "segmentedControl")}}
{{#segments}}
view.insertSegment(withTitle: {{{swiftText(spec, text, hasStrings)}}}, at: {{index()}}, animated: false)
{{/segments}}
{{#all(selectedSegmentIndex)}}
view.selectedSegmentIndex = {{selectedSegmentIndex}}
{{/all(selectedSegmentIndex)}}
{{/equal(kind, "segmentedControl")}}
{{#equal(kind, "button")}}
view.setTitle({{{swiftText(any(spec.button.title, spec.button), titleLabel.text, hasStrings)}}}, for: .normal)
{{#swiftColor(titleLabel.color)}}
view.setTitleColor({{{.}}}, for: .normal)
{{/swiftColor(titleLabel.color)}}
{{#image}}
view.setImage({{> _swift-image}}, for: .normal)
{{/image}}
{{/equal(kind, "button")}}
{{#equal(kind, "textField")}}
view.borderStyle = .{{swiftName(borderStyle)}}
{{#textLabel}}
view.text = {{{swiftText(spec.textField.text, text, hasStrings)}}}
{{/textLabel}}
{{#placeholderLabel}}
view.placeholder = {{{swiftText(spec.textField.placeholder, text, hasStrings)}}}
{{/placeholderLabel}}
{{/equal(kind, "textField")}}
{{#equal(kind, "textView")}}
view.text = {{{swiftText(any(spec.textView.text, spec.textView), textLabel.text, hasStrings)}}}
{{/equal(kind, "textView")}}
{{#equal(kind, "activityIndicator")}}
view.style = .{{swiftName(style)}}
view.startAnimating()
{{/equal(kind, "activityIndicator")}}
{{#equal(kind, "progressView")}}
view.progress = {{progress}}
{{#swiftColor(progressTintColor)}}
view.progressTintColor = {{{.}}}
{{/swiftColor(progressTintColor)}}
{{/equal(kind, "progressView")}}
{{> _swift-action}}
{{#subviews}}
{{> _swift-view}}
{{/subviews}}

"""##),
    OutputTemplate(
      name: "_swift-delegate",
      text: ##"""
{{! the delegate of the table view }}
  // MARK: UITableViewDelegate

  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(at: indexPath).flatMap(Self.height) ?? tableView.rowHeight
  }

{{#all(having(spec.sections, "layout.header.subviews"))}}
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Self.headerView(of: Section.allCases[section])
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Self.headerView(of: Section.allCases[section])?.frame.height ?? UITableView.automaticDimension
  }

{{/all(having(spec.sections, "layout.header.subviews"))}}
{{#all(having(spec.sections, "layout.footer.subviews"))}}
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Self.footerView(of: Section.allCases[section])
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Self.footerView(of: Section.allCases[section])?.frame.height ?? UITableView.automaticDimension
  }

{{/all(having(spec.sections, "layout.footer.subviews"))}}
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let row = row(at: indexPath) { select(row) }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if let row = row(at: indexPath) { showDetail(row) }
  }

"""##),
    OutputTemplate(
      name: "_swift-height",
      text: ##"""
{{#all(layout.contentView.subviews)}}{{height(layout.frame)}}{{/all(layout.contentView.subviews)}}{{^all(layout.contentView.subviews)}}{{#equal(any(height, rowHeight), "automatic")}}UITableView.automaticDimension{{/equal(any(height, rowHeight), "automatic")}}{{^equal(any(height, rowHeight), "automatic")}}{{any(height, rowHeight)}}{{/equal(any(height, rowHeight), "automatic")}}{{/all(layout.contentView.subviews)}}
"""##),
    OutputTemplate(
      name: "_swift-helpers",
      text: ##"""
{{! what makes views }}
  /// A view that is configured.
  private static func made<View: UIView>(_ view: View, _ configure: (View) -> Void) -> View {
    configure(view)
    return view
  }

  /// Adds a view to another, and configures it.
  private static func add<View: UIView>(_ view: View, to superview: UIView, _ configure: (View) -> Void) {
    superview.addSubview(made(view, configure))
  }

{{#having(spec.rows, "layout.contentView.subviews")}}
{{#first()}}
  /// Adds the views of a row to the contentView of its cell, at the frames that they have on {{any(environment.name, environment.device)}}.
  private func addViews(of row: Row, to view: UIView) {
    switch row {
{{/first()}}
    case .{{identifier}}:
{{#layout.contentView.subviews}}
      {{> _swift-view}}
{{/layout.contentView.subviews}}
{{#last()}}
{{#all(lacking(spec.rows, "layout.contentView.subviews"))}}
    default: break
{{/all(lacking(spec.rows, "layout.contentView.subviews"))}}
    }
  }

{{/last()}}
{{/having(spec.rows, "layout.contentView.subviews")}}
  /// The rows with views, fonts, colours or backgrounds of their own, whose cells are not used for others.
  private static let ownCells: Set<Row> = [{{#having(spec.rows, "layout.contentView.subviews", "text.font", "text.color", "text.lines", "text.alignment", "detailText.font", "detailText.color", "hasBackground")}}.{{identifier}}{{^last()}}, {{/last()}}{{/having(spec.rows, "layout.contentView.subviews", "text.font", "text.color", "text.lines", "text.alignment", "detailText.font", "detailText.color", "hasBackground")}}]

{{#having(spec.sections, "layout.header.subviews")}}
{{#first()}}
  /// The header of a section that has views, at the frames that they have on {{any(environment.name, environment.device)}}; nil for a title.
  private static func headerView(of section: Section) -> UIView? {
    switch section {
{{/first()}}
{{#layout.header}}
    case .{{identifier}}:
      made(UIView(frame: CGRect(x: 0, y: 0, width: {{width(frame)}}, height: {{height(frame)}}))) { view in
{{#subviews}}
        {{> _swift-view}}
{{/subviews}}
      }
{{/layout.header}}
{{#last()}}
{{#all(lacking(spec.sections, "layout.header.subviews"))}}
    default: nil
{{/all(lacking(spec.sections, "layout.header.subviews"))}}
    }
  }

{{/last()}}
{{/having(spec.sections, "layout.header.subviews")}}
{{#having(spec.sections, "layout.footer.subviews")}}
{{#first()}}
  /// The footer of a section that has views, at the frames that they have on {{any(environment.name, environment.device)}}; nil for a title.
  private static func footerView(of section: Section) -> UIView? {
    switch section {
{{/first()}}
{{#layout.footer}}
    case .{{identifier}}:
      made(UIView(frame: CGRect(x: 0, y: 0, width: {{width(frame)}}, height: {{height(frame)}}))) { view in
{{#subviews}}
        {{> _swift-view}}
{{/subviews}}
      }
{{/layout.footer}}
{{#last()}}
{{#all(lacking(spec.sections, "layout.footer.subviews"))}}
    default: nil
{{/all(lacking(spec.sections, "layout.footer.subviews"))}}
    }
  }

{{/last()}}
{{/having(spec.sections, "layout.footer.subviews")}}
  /// The height of a row: for one with views, which have fixed frames, that on {{any(environment.name, environment.device)}}; nil for that of the table.
  public static func height(of row: Row) -> CGFloat? {
{{#having(spec.rows, "height", "rowHeight", "layout.contentView.subviews")}}
{{#first()}}
    switch row {
{{/first()}}
    case .{{identifier}}: {{> _swift-height}}
{{#last()}}
{{#all(lacking(spec.rows, "height", "rowHeight", "layout.contentView.subviews"))}}
    default: nil
{{/all(lacking(spec.rows, "height", "rowHeight", "layout.contentView.subviews"))}}
    }
{{/last()}}
{{/having(spec.rows, "height", "rowHeight", "layout.contentView.subviews")}}
{{^having(spec.rows, "height", "rowHeight", "layout.contentView.subviews")}}
    nil
{{/having(spec.rows, "height", "rowHeight", "layout.contentView.subviews")}}
  }

"""##),
    OutputTemplate(
      name: "_swift-image",
      text: ##"""
{{#image}}{{#symbol}}UIImage(systemName: "{{image}}"){{/symbol}}{{^symbol}}UIImage(named: "{{assetName(image)}}"){{/symbol}}{{/image}}{{^image}}nil /* a placeholder in the spec */{{/image}}
"""##),
    OutputTemplate(
      name: "_swift-label",
      text: ##"""
view.text = {{{swiftText(any(spec.label, spec.badge), text, hasStrings)}}}
{{#swiftFont(spec.font, spec.label.font, spec.badge.text.font, font)}}
view.font = {{{.}}}
{{/swiftFont(spec.font, spec.label.font, spec.badge.text.font, font)}}
{{#swiftColor(color)}}
view.textColor = {{{.}}}
{{/swiftColor(color)}}
{{#all(any(spec.lines, spec.label.lines))}}
view.numberOfLines = {{rounded(any(spec.lines, spec.label.lines))}}
{{/all(any(spec.lines, spec.label.lines))}}
{{^any(spec.lines, spec.label.lines)}}
{{#all(lines)}}
view.numberOfLines = 0
{{/all(lines)}}
{{/any(spec.lines, spec.label.lines)}}
{{#alignment}}
view.textAlignment = .{{swiftName(alignment)}}
{{/alignment}}

"""##),
    OutputTemplate(
      name: "_swift-left-out",
      text: ##"""
{{! what the spec has and the Swift does not }}
{{#all(any(spec.swipeActions, having(spec.sections, "swipeActions"), having(spec.rows, "swipeActions")))}}
// Left out: swipe actions.
{{/all(any(spec.swipeActions, having(spec.sections, "swipeActions"), having(spec.rows, "swipeActions")))}}
{{#all(any(having(spec.rows, "editing", "editingAccessory")))}}
// Left out: editing, and the accessories of rows that are edited.
{{/all(any(having(spec.rows, "editing", "editingAccessory")))}}
{{#all(any(spec.sectionIndex))}}
// Left out: the section index.
{{/all(any(spec.sectionIndex))}}
{{#all(any(spec.tableHeader))}}
// Left out: the header of the table.
{{/all(any(spec.tableHeader))}}
{{#all(any(spec.tableFooter))}}
// Left out: the footer of the table.
{{/all(any(spec.tableFooter))}}
{{#all(any(spec.appearance))}}
// Left out: appearance rules, but for what they give to views and backgrounds.
{{/all(any(spec.appearance))}}
{{#all(any(spec.background))}}
// Left out: the background of the table.
{{/all(any(spec.background))}}
{{#all(any(having(spec.sections, "separatorStyle"), having(spec.rows, "separatorStyle")))}}
// Left out: separators of single sections and rows.
{{/all(any(having(spec.sections, "separatorStyle"), having(spec.rows, "separatorStyle")))}}
{{#all(any(having(spec.rows, "layout.backgroundView.fill.gradient", "layout.selectedBackgroundView.fill.gradient")))}}
// Left out: gradients of backgrounds, which have their first colour.
{{/all(any(having(spec.rows, "layout.backgroundView.fill.gradient", "layout.selectedBackgroundView.fill.gradient")))}}
{{#all(any(having(spec.rows, "constraints", "stack"), having(spec.sections, "header.constraints", "header.stack", "footer.constraints", "footer.stack")))}}
// Left out: constraints and stacks: views have the frames of {{any(environment.name, environment.device)}}.
{{/all(any(having(spec.rows, "constraints", "stack"), having(spec.sections, "header.constraints", "header.stack", "footer.constraints", "footer.stack")))}}
{{#all(any(having(spec.sections, "when"), having(spec.rows, "when", "variants")))}}
// Left out: rows and sections with conditions, and variants, as they are in other environments.
{{/all(any(having(spec.sections, "when"), having(spec.rows, "when", "variants")))}}
{{#all(any(having(spec.rows, "highlightedImage")))}}
// Left out: images of rows that are highlighted.
{{/all(any(having(spec.rows, "highlightedImage")))}}

"""##),
    OutputTemplate(
      name: "_swift-rows",
      text: ##"""
{{! the sections and rows of a table as enumerations }}
  /// The sections, from top to bottom.
  public enum Section: String, CaseIterable, Sendable {
{{#spec.sections}}
    case {{identifier}}{{^equal(identifier, id)}} = "{{id}}"{{/equal(identifier, id)}}
{{/spec.sections}}

    /// The rows of the section, from top to bottom.
    public var rows: [Row] {
      switch self {
{{#spec.sections}}
      case .{{identifier}}: [{{#rows}}.{{identifier}}{{^last()}}, {{/last()}}{{/rows}}]
{{/spec.sections}}
      }
    }

    /// The title above its rows.
    public var header: String? {
{{#having(spec.sections, "headerTitle")}}
{{#first()}}
      switch self {
{{/first()}}
      case .{{identifier}}: {{{swiftText(headerTitle, headerTitle, hasStrings)}}}
{{#last()}}
{{#all(lacking(spec.sections, "headerTitle"))}}
      default: nil
{{/all(lacking(spec.sections, "headerTitle"))}}
      }
{{/last()}}
{{/having(spec.sections, "headerTitle")}}
{{^having(spec.sections, "headerTitle")}}
      nil
{{/having(spec.sections, "headerTitle")}}
    }

    /// The title below its rows.
    public var footer: String? {
{{#having(spec.sections, "footerTitle")}}
{{#first()}}
      switch self {
{{/first()}}
      case .{{identifier}}: {{{swiftText(footerTitle, footerTitle, hasStrings)}}}
{{#last()}}
{{#all(lacking(spec.sections, "footerTitle"))}}
      default: nil
{{/all(lacking(spec.sections, "footerTitle"))}}
      }
{{/last()}}
{{/having(spec.sections, "footerTitle")}}
{{^having(spec.sections, "footerTitle")}}
      nil
{{/having(spec.sections, "footerTitle")}}
    }
  }

  /// The rows, by their ids.
  public enum Row: String, CaseIterable, Sendable {
{{#spec.rows}}
    case {{identifier}}{{^equal(identifier, id)}} = "{{id}}"{{/equal(identifier, id)}}
{{/spec.rows}}
  }

  /// The style to create the table view with.
  public static let style = UITableView.Style.{{#spec.style}}{{swiftName(spec.style)}}{{/spec.style}}{{^spec.style}}plain{{/spec.style}}

  /// The rows that are left out. At first, those that the spec does not show on {{any(environment.name, environment.device)}}.
  public var hiddenRows: Set<Row> = [{{#spec.rows}}{{^isShown}}.{{identifier}}, {{/isShown}}{{/spec.rows}}]

"""##),
    OutputTemplate(
      name: "_swift-table",
      text: ##"""
{{! the properties of the table view }}
    tableView.rowHeight = {{#equal(spec.rowHeight, "automatic")}}UITableView.automaticDimension{{/equal(spec.rowHeight, "automatic")}}{{^equal(spec.rowHeight, "automatic")}}{{#spec.rowHeight}}{{.}}{{/spec.rowHeight}}{{^spec.rowHeight}}UITableView.automaticDimension{{/spec.rowHeight}}{{/equal(spec.rowHeight, "automatic")}}
{{#equal(any(spec.separatorStyle.style, spec.separatorStyle), "none")}}
    tableView.separatorStyle = .none
{{/equal(any(spec.separatorStyle.style, spec.separatorStyle), "none")}}
{{#swiftColor(spec.tintColor)}}
    tableView.tintColor = {{{.}}}
{{/swiftColor(spec.tintColor)}}

"""##),
    OutputTemplate(
      name: "_swift-view",
      text: ##"""
{{! a view in a view, with the frame of the layout }}
Self.add({{uiKitClass(kind)}}(frame: {{swiftRect(frame)}}), to: view) { view in
  {{> _swift-contents}}
}

"""##),
    OutputTemplate(
      name: "csv",
      text: ##"""
{{! the frame of every view, one line each, for a spreadsheet }}
{{% escape: csv }}
{{% suffix: .frames.csv }}
{{% for: spec }}
environment,section,row,view,kind,x,y,width,height,text,truncated
{{#environments}}
{{#table}}
{{#header}}
{{any(environment.name, environment.device)}},,,tableHeaderView,view,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{textLabel.text}},{{textLabel.truncated}}
{{#subviews}}
{{> _frames}}
{{/subviews}}
{{/header}}
{{#sections}}
{{#header}}
{{any(environment.name, environment.device)}},{{sectionID}},,header,view,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{textLabel.text}},{{textLabel.truncated}}
{{#subviews}}
{{> _frames}}
{{/subviews}}
{{/header}}
{{#rows}}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},cell,{{any(class, "cell")}},{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},,
{{#contentView}}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},contentView,view,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},,
{{#imageView}}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},imageView,image,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{image}},
{{/imageView}}
{{#textLabel}}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},textLabel,label,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{text}},{{truncated}}
{{/textLabel}}
{{#detailTextLabel}}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},detailTextLabel,label,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{text}},{{truncated}}
{{/detailTextLabel}}
{{#subviews}}
{{> _frames}}
{{/subviews}}
{{/contentView}}
{{#accessoryView}}
{{any(environment.name, environment.device)}},{{sectionID}},{{rowID}},accessoryView,{{kind}},{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{titleLabel.text}}{{textLabel.text}},
{{/accessoryView}}
{{/rows}}
{{#footer}}
{{any(environment.name, environment.device)}},{{sectionID}},,footer,view,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{textLabel.text}},{{textLabel.truncated}}
{{#subviews}}
{{> _frames}}
{{/subviews}}
{{/footer}}
{{/sections}}
{{#footer}}
{{any(environment.name, environment.device)}},,,tableFooterView,view,{{x(frame)}},{{y(frame)}},{{width(frame)}},{{height(frame)}},{{textLabel.text}},{{textLabel.truncated}}
{{#subviews}}
{{> _frames}}
{{/subviews}}
{{/footer}}
{{/table}}
{{/environments}}

"""##),
    OutputTemplate(
      name: "html",
      text: ##"""
{{! a page with the picture of each environment and the frames of its rows, in HTML }}
{{% escape: html }}
{{% suffix: .sheet.html }}
{{% for: spec }}
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{name}}</title>
<style>
:root { color-scheme: light dark; font: 15px/1.4 -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", sans-serif; }
body { margin: 24px; }
section { display: flex; flex-wrap: wrap; gap: 32px; align-items: flex-start; margin: 0 0 32px; }
svg { display: block; max-width: 100%; height: auto; border-radius: 12px; box-shadow: 0 0 0 1px #8884; }
table { border-collapse: collapse; font-size: 13px; }
th, td { padding: 3px 10px 3px 0; text-align: start; border-bottom: 1px solid #8884; vertical-align: top; }
th.number, td.number { text-align: end; font-variant-numeric: tabular-nums; }
</style>
</head>
<body>
<h1>{{name}}</h1>
{{#environments}}
<h2>{{any(environment.name, environment.device)}}, iOS {{environment.ios}}</h2>
<section>
{{{svg}}}
<table>
<thead><tr><th>row</th><th class="number">x</th><th class="number">y</th><th class="number">width</th><th class="number">height</th><th>text</th><th>accessory</th></tr></thead>
<tbody>
{{#table.sections}}
<tr><th colspan="7">{{sectionID}}{{#header.textLabel}}: {{text}}{{/header.textLabel}}</th></tr>
{{#rows}}
<tr><td>{{rowID}}</td><td class="number">{{x(frame)}}</td><td class="number">{{y(frame)}}</td><td class="number">{{width(frame)}}</td><td class="number">{{height(frame)}}</td><td>{{contentView.textLabel.text}}{{#contentView.detailTextLabel}}<br><small>{{text}}</small>{{/contentView.detailTextLabel}}</td><td>{{accessoryView.kind}}</td></tr>
{{/rows}}
{{/table.sections}}
</tbody>
</table>
</section>
{{/environments}}
</body>
</html>

"""##),
    OutputTemplate(
      name: "ids",
      text: ##"""
{{! constants of the ids of sections and rows, in Swift, for tests and analytics }}
{{% escape: swift }}
{{% suffix: .ids.swift }}
{{% for: spec }}
// Made by tablec from the spec "{{name}}", with the template "ids". Change the spec instead of this file.

/// The ids of the table "{{name}}".
public enum {{swiftType(name)}}ID {
  /// The ids of its sections.
  public enum Section {
{{#spec.sections}}
    public static let {{identifier}} = "{{id}}"
{{/spec.sections}}
  }

  /// The ids of its rows.
  public enum Row {
{{#spec.rows}}
    public static let {{identifier}} = "{{id}}"
{{/spec.rows}}
  }

  /// The ids of all sections, from top to bottom.
  public static let sections: [String] = [{{#spec.sections}}Section.{{identifier}}{{^last()}}, {{/last()}}{{/spec.sections}}]

  /// The ids of all rows, from top to bottom.
  public static let rows: [String] = [{{#spec.rows}}Row.{{identifier}}{{^last()}}, {{/last()}}{{/spec.rows}}]
}

"""##),
    OutputTemplate(
      name: "markdown",
      text: ##"""
{{! a sheet of rows, texts and frames, in Markdown }}
{{% escape: markdown }}
{{% suffix: .md }}
{{% for: spec }}
# {{name}}
{{#environments}}

## {{any(environment.name, environment.device)}}

{{#environment}}
iOS {{ios}}, {{#size}}{{.}}{{^last()}} × {{/last()}}{{/size}} points at {{scale}}x, {{appearance}}.
{{/environment}}
{{#table}}
The contents are {{#contentSize}}{{.}}{{^last()}} × {{/last()}}{{/contentSize}} points.
{{#sections}}

### {{{code(sectionID)}}}

{{#header.textLabel}}
Header: {{{code(text)}}}

{{/header.textLabel}}
| row | x | y | width | height | text | detail | image | accessory |
|---|---:|---:|---:|---:|---|---|---|---|
{{#all(header.subviews)}}
| (header) | {{x(header.frame)}} | {{y(header.frame)}} | {{width(header.frame)}} | {{height(header.frame)}} | | | | |
{{#header.subviews}}
{{> _markdown-view}}
{{/header.subviews}}
{{/all(header.subviews)}}
{{#rows}}
| {{{code(rowID)}}} | {{x(frame)}} | {{y(frame)}} | {{width(frame)}} | {{height(frame)}} | {{#contentView.textLabel}}{{> _markdown-label}}{{/contentView.textLabel}} | {{#contentView.detailTextLabel}}{{> _markdown-label}}{{/contentView.detailTextLabel}} | {{#contentView.imageView.image}}{{{code(contentView.imageView.image)}}}{{/contentView.imageView.image}} | {{#accessoryView}}{{kind}}{{/accessoryView}} |
{{#contentView.subviews}}
{{> _markdown-view}}
{{/contentView.subviews}}
{{/rows}}
{{#all(footer.subviews)}}
| (footer) | {{x(footer.frame)}} | {{y(footer.frame)}} | {{width(footer.frame)}} | {{height(footer.frame)}} | | | | |
{{#footer.subviews}}
{{> _markdown-view}}
{{/footer.subviews}}
{{/all(footer.subviews)}}
{{#footer.textLabel}}

Footer: {{{code(text)}}}
{{/footer.textLabel}}
{{/sections}}
{{/table}}
{{/environments}}

"""##),
    OutputTemplate(
      name: "swift-diffable",
      text: ##"""
{{! a diffable data source with content configurations, in Swift }}
{{% escape: swift }}
{{% suffix: .diffable.swift }}
{{% for: spec }}
// Made by tablec from the spec "{{name}}", with the template "swift-diffable". Change the spec instead of this file.
{{> _swift-left-out}}

{{#all(spec.rows)}}
import UIKit

/// The contents of the table "{{name}}". Create it with a table view, and keep it as long as the table.
@MainActor
public final class {{swiftType(name)}}DiffableSource: NSObject, UITableViewDelegate {
{{> _swift-rows}}

{{> _swift-closures}}

  private let source: Source

  /// Registers the cells, makes this the table's delegate, and shows the rows.
  public init(tableView: UITableView) {
    let provider = Provider()
    source = Source(tableView: tableView) { tableView, indexPath, row in
      provider.owner?.cell(for: row, at: indexPath, in: tableView)
    }
    super.init()
    provider.owner = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    for row in Row.allCases where Self.ownCells.contains(row) {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row-\(row.rawValue)")
    }
{{> _swift-table}}
    tableView.delegate = self
    apply(animated: false)
  }

  /// Shows the rows that are not hidden.
  public func apply(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems(section.rows.filter { !hiddenRows.contains($0) }, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// Shows a row anew, for `configure` to complete it with other values.
  public func reconfigure(_ row: Row) {
    var snapshot = source.snapshot()
    guard snapshot.itemIdentifiers.contains(row) else { return }
    snapshot.reconfigureItems([row])
    source.apply(snapshot, animatingDifferences: false)
  }

  /// The row at a place of the table.
  public func row(at indexPath: IndexPath) -> Row? { source.itemIdentifier(for: indexPath) }

  private final class Source: UITableViewDiffableDataSource<Section, Row> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      Section.allCases[section].header
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      Section.allCases[section].footer
    }
  }

  /// What makes the cells, which exists only after the data source.
  private final class Provider {
    weak var owner: {{swiftType(name)}}DiffableSource?
  }

  // MARK: Cells

  private func cell(for row: Row, at indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    let identifier = Self.ownCells.contains(row) ? "row-\(row.rawValue)" : "cell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.accessoryType = .none
    cell.accessoryView = nil
    cell.selectionStyle = .default
    cell.indentationLevel = 0
    show(row, in: cell)
{{#all(having(spec.rows, "layout.contentView.subviews"))}}
    if Self.ownCells.contains(row), cell.accessibilityIdentifier == nil { addViews(of: row, to: cell.contentView) }
{{/all(having(spec.rows, "layout.contentView.subviews"))}}
    cell.accessibilityIdentifier = row.rawValue
    configure(cell, row)
    return cell
  }

  private func show(_ row: Row, in cell: UITableViewCell) {
    switch row {
{{#spec.rows}}
    case .{{identifier}}:
{{#all(any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView))}}
      var content = UIListContentConfiguration.{{#equal(style, "subtitle")}}subtitleCell{{/equal(style, "subtitle")}}{{#equal(style, "value1", "value2")}}valueCell{{/equal(style, "value1", "value2")}}{{^equal(style, "subtitle", "value1", "value2")}}cell{{/equal(style, "subtitle", "value1", "value2")}}()
      content.text = {{{swiftText(text, layout.contentView.textLabel.text, hasStrings)}}}
{{#all(detailText)}}
      content.secondaryText = {{{swiftText(detailText, layout.contentView.detailTextLabel.text, hasStrings)}}}
{{/all(detailText)}}
{{#layout.contentView.imageView}}
      content.image = {{> _swift-image}}
{{#swiftColor(color)}}
      content.imageProperties.tintColor = {{{.}}}
{{/swiftColor(color)}}
{{/layout.contentView.imageView}}
{{#all(text.lines)}}
      content.textProperties.numberOfLines = {{rounded(text.lines)}}
{{/all(text.lines)}}
{{#equal(text.alignment, "center", "justified", "natural")}}
      content.textProperties.alignment = .{{text.alignment}}
{{/equal(text.alignment, "center", "justified", "natural")}}
{{#text.font}}
{{#swiftFont(text.font, layout.contentView.textLabel.font)}}
      content.textProperties.font = {{{.}}}
{{/swiftFont(text.font, layout.contentView.textLabel.font)}}
{{/text.font}}
{{#swiftColor(text.color)}}
      content.textProperties.color = {{{.}}}
{{/swiftColor(text.color)}}
{{#detailText.font}}
{{#swiftFont(detailText.font, layout.contentView.detailTextLabel.font)}}
      content.secondaryTextProperties.font = {{{.}}}
{{/swiftFont(detailText.font, layout.contentView.detailTextLabel.font)}}
{{/detailText.font}}
{{#swiftColor(detailText.color)}}
      content.secondaryTextProperties.color = {{{.}}}
{{/swiftColor(detailText.color)}}
      cell.contentConfiguration = content
{{/all(any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView))}}
{{^any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView)}}
      cell.contentConfiguration = nil
{{/any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView)}}
{{> _swift-cell}}
{{/spec.rows}}
    }
  }

{{> _swift-delegate}}

  // MARK: Views

{{> _swift-helpers}}
}
{{/all(spec.rows)}}
{{^spec.rows}}
// The spec has no rows.
{{/spec.rows}}

"""##),
    OutputTemplate(
      name: "swift-uikit",
      text: ##"""
{{! a data source and delegate for a UITableView, in Swift }}
{{% escape: swift }}
{{% suffix: .uikit.swift }}
{{% for: spec }}
// Made by tablec from the spec "{{name}}", with the template "swift-uikit". Change the spec instead of this file.
{{> _swift-left-out}}

{{#all(spec.rows)}}
import UIKit

/// The contents of the table "{{name}}". Attach it to a table view, and keep it as long as the table.
@MainActor
public final class {{swiftType(name)}}TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
{{> _swift-rows}}

{{> _swift-closures}}

  /// Registers the cells, and makes this the table's data source and delegate.
  public func attach(to tableView: UITableView) {
    for style in CellStyle.allCases { tableView.register(style.cell, forCellReuseIdentifier: style.rawValue) }
    for row in Row.allCases where Self.ownCells.contains(row) {
      tableView.register(Self.style(of: row).cell, forCellReuseIdentifier: "row-\(row.rawValue)")
    }
{{> _swift-table}}
    tableView.dataSource = self
    tableView.delegate = self
  }

  /// The row at a place of the table.
  public func row(at indexPath: IndexPath) -> Row? {
    let rows = rows(in: indexPath.section)
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  private func rows(in section: Int) -> [Row] {
    Section.allCases[section].rows.filter { !hiddenRows.contains($0) }
  }

  // MARK: Cells

  private enum CellStyle: String, CaseIterable {
    case `default`, subtitle, value1, value2

    var cell: UITableViewCell.Type {
      switch self {
      case .default: UITableViewCell.self
      case .subtitle: SubtitleCell.self
      case .value1: Value1Cell.self
      case .value2: Value2Cell.self
      }
    }
  }

  private static func style(of row: Row) -> CellStyle {
{{#having(spec.rows, "style")}}
{{#first()}}
    switch row {
{{/first()}}
    case .{{identifier}}: .{{swiftName(style)}}
{{#last()}}
{{#all(lacking(spec.rows, "style"))}}
    default: .default
{{/all(lacking(spec.rows, "style"))}}
    }
{{/last()}}
{{/having(spec.rows, "style")}}
{{^having(spec.rows, "style")}}
    .default
{{/having(spec.rows, "style")}}
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows(in: indexPath.section)[indexPath.row]
    let identifier = Self.ownCells.contains(row) ? "row-\(row.rawValue)" : Self.style(of: row).rawValue
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.detailTextLabel?.text = nil
    cell.imageView?.image = nil
    cell.accessoryType = .none
    cell.accessoryView = nil
    cell.selectionStyle = .default
    cell.indentationLevel = 0
    show(row, in: cell)
{{#all(having(spec.rows, "layout.contentView.subviews"))}}
    if Self.ownCells.contains(row), cell.accessibilityIdentifier == nil { addViews(of: row, to: cell.contentView) }
{{/all(having(spec.rows, "layout.contentView.subviews"))}}
    cell.accessibilityIdentifier = row.rawValue
    configure(cell, row)
    return cell
  }

  private func show(_ row: Row, in cell: UITableViewCell) {
    switch row {
{{#spec.rows}}
    case .{{identifier}}:
      cell.textLabel?.text = {{{swiftText(text, layout.contentView.textLabel.text, hasStrings)}}}
{{#all(detailText)}}
      cell.detailTextLabel?.text = {{{swiftText(detailText, layout.contentView.detailTextLabel.text, hasStrings)}}}
{{/all(detailText)}}
{{#layout.contentView.imageView}}
      cell.imageView?.image = {{> _swift-image}}
{{/layout.contentView.imageView}}
{{#all(text.lines)}}
      cell.textLabel?.numberOfLines = {{rounded(text.lines)}}
{{/all(text.lines)}}
{{#equal(text.alignment, "left", "center", "right", "justified", "natural")}}
      cell.textLabel?.textAlignment = .{{text.alignment}}
{{/equal(text.alignment, "left", "center", "right", "justified", "natural")}}
{{#text.font}}
{{#swiftFont(text.font, layout.contentView.textLabel.font)}}
      cell.textLabel?.font = {{{.}}}
{{/swiftFont(text.font, layout.contentView.textLabel.font)}}
{{/text.font}}
{{#swiftColor(text.color)}}
      cell.textLabel?.textColor = {{{.}}}
{{/swiftColor(text.color)}}
{{#detailText.font}}
{{#swiftFont(detailText.font, layout.contentView.detailTextLabel.font)}}
      cell.detailTextLabel?.font = {{{.}}}
{{/swiftFont(detailText.font, layout.contentView.detailTextLabel.font)}}
{{/detailText.font}}
{{#swiftColor(detailText.color)}}
      cell.detailTextLabel?.textColor = {{{.}}}
{{/swiftColor(detailText.color)}}
{{> _swift-cell}}
{{/spec.rows}}
    }
  }

  // MARK: UITableViewDataSource

  public func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows(in: section).count }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section.allCases[section].header
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    Section.allCases[section].footer
  }

{{> _swift-delegate}}

  // MARK: Views

{{> _swift-helpers}}

  // Cells that are registered as classes have the default style.

  private final class SubtitleCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Value1Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Value2Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
{{/all(spec.rows)}}
{{^spec.rows}}
// The spec has no rows.
{{/spec.rows}}

"""##),
  ]
}
