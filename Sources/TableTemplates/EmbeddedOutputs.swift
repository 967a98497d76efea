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
{{#active}}
{{#equal(kind, "switch", "slider", "stepper", "segmentedControl", "textField", "button")}}
  view.addAction(
    UIAction { [weak self] action in
      if let control = action.sender as? UIControl { self?.changed(row, control) }
    }, for: {{#equal(kind, "button")}}.touchUpInside{{/equal(kind, "button")}}{{#equal(kind, "textField")}}.editingChanged{{/equal(kind, "textField")}}{{^equal(kind, "button", "textField")}}.valueChanged{{/equal(kind, "button", "textField")}})
{{/equal(kind, "switch", "slider", "stepper", "segmentedControl", "textField", "button")}}
{{/active}}
}
{{/equal(kind, "disclosureIndicator", "detailDisclosureButton", "detailButton", "checkmark", "chevron")}}

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
  /// Takes a change of the control of a row.
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
view.insertSegment(withTitle: "{{text}}", at: {{index()}}, animated: false)
{{/segments}}
{{#all(selectedSegmentIndex)}}
view.selectedSegmentIndex = {{selectedSegmentIndex}}
{{/all(selectedSegmentIndex)}}
{{/equal(kind, "segmentedControl")}}
{{#equal(kind, "button")}}
view.setTitle("{{titleLabel.text}}", for: .normal)
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
view.text = "{{text}}"
{{/textLabel}}
{{#placeholderLabel}}
view.placeholder = "{{text}}"
{{/placeholderLabel}}
{{/equal(kind, "textField")}}
{{#equal(kind, "textView")}}
view.text = "{{textLabel.text}}"
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

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    Self.headerView(of: Section.allCases[section])
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    Self.footerView(of: Section.allCases[section])
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    Self.headerView(of: Section.allCases[section])?.frame.height ?? UITableView.automaticDimension
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    Self.footerView(of: Section.allCases[section])?.frame.height ?? UITableView.automaticDimension
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let row = row(at: indexPath) { select(row) }
  }

  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    if let row = row(at: indexPath) { showDetail(row) }
  }

"""##),
    OutputTemplate(
      name: "_swift-detail",
      text: ##"""
{{#detailText.key}}NSLocalizedString("{{detailText.key}}", comment: ""){{/detailText.key}}{{^detailText.key}}"{{any(string(detailText.text, detailText), layout.contentView.detailTextLabel.text)}}"{{/detailText.key}}
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

  /// Adds the views of a row to the contentView of its cell, at the frames that they have on {{any(environment.name, environment.device)}}.
  private static func addViews(of row: Row, to view: UIView) {
    switch row {
{{#spec.rows}}
{{#all(layout.contentView.subviews)}}
    case .{{identifier}}:
{{#layout.contentView.subviews}}
      {{> _swift-view}}
{{/layout.contentView.subviews}}
{{/all(layout.contentView.subviews)}}
{{^all(layout.contentView.subviews)}}
    case .{{identifier}}: break
{{/all(layout.contentView.subviews)}}
{{/spec.rows}}
    }
  }

  /// Whether a row has views, fonts or colours of its own, for which its cell is not used for other rows.
  private static func hasOwnCell(_ row: Row) -> Bool {
    switch row {
{{#spec.rows}}
    case .{{identifier}}: {{all(any(layout.contentView.subviews, text.font, text.color, text.lines, text.alignment, detailText.font, detailText.color))}}
{{/spec.rows}}
    }
  }

  /// The header of a section that has views, at the frames that they have on {{any(environment.name, environment.device)}}; nil for a title.
  private static func headerView(of section: Section) -> UIView? {
    switch section {
{{#spec.sections}}
{{#layout.header}}
{{#all(subviews)}}
    case .{{identifier}}:
      made(UIView(frame: CGRect(x: 0, y: 0, width: {{width(frame)}}, height: {{height(frame)}}))) { view in
{{#subviews}}
        {{> _swift-view}}
{{/subviews}}
      }
{{/all(subviews)}}
{{/layout.header}}
{{^layout.header.subviews}}
    case .{{identifier}}: nil
{{/layout.header.subviews}}
{{/spec.sections}}
    }
  }

  /// The same of the footer.
  private static func footerView(of section: Section) -> UIView? {
    switch section {
{{#spec.sections}}
{{#layout.footer}}
{{#all(subviews)}}
    case .{{identifier}}:
      made(UIView(frame: CGRect(x: 0, y: 0, width: {{width(frame)}}, height: {{height(frame)}}))) { view in
{{#subviews}}
        {{> _swift-view}}
{{/subviews}}
      }
{{/all(subviews)}}
{{/layout.footer}}
{{^layout.footer.subviews}}
    case .{{identifier}}: nil
{{/layout.footer.subviews}}
{{/spec.sections}}
    }
  }

  /// The height of a row; nil for that of the table.
  public static func height(of row: Row) -> CGFloat? {
    switch row {
{{#spec.sections}}
{{#rows}}
    case .{{identifier}}: {{#equal(any(height, rowHeight), "automatic")}}UITableView.automaticDimension{{/equal(any(height, rowHeight), "automatic")}}{{^equal(any(height, rowHeight), "automatic")}}{{#any(height, rowHeight)}}{{.}}{{/any(height, rowHeight)}}{{^any(height, rowHeight)}}nil{{/any(height, rowHeight)}}{{/equal(any(height, rowHeight), "automatic")}}
{{/rows}}
{{/spec.sections}}
    }
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
view.text = "{{text}}"
{{#swiftFont(font)}}
view.font = {{{.}}}
{{/swiftFont(font)}}
{{#swiftColor(color)}}
view.textColor = {{{.}}}
{{/swiftColor(color)}}
{{#all(lines)}}
view.numberOfLines = 0
{{/all(lines)}}
{{#alignment}}
view.textAlignment = .{{swiftName(alignment)}}
{{/alignment}}

"""##),
    OutputTemplate(
      name: "_swift-rows",
      text: ##"""
{{! the sections and rows of a table as enumerations }}
  /// The sections, from top to bottom.
  public enum Section: String, CaseIterable, Sendable {
{{#spec.sections}}
    case {{identifier}} = "{{id}}"
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
      switch self {
{{#spec.sections}}
      case .{{identifier}}: {{> _swift-title-of-header}}
{{/spec.sections}}
      }
    }

    /// The title below its rows.
    public var footer: String? {
      switch self {
{{#spec.sections}}
      case .{{identifier}}: {{> _swift-title-of-footer}}
{{/spec.sections}}
      }
    }
  }

  /// The rows, by their ids.
  public enum Row: String, CaseIterable, Sendable {
{{#spec.rows}}
    case {{identifier}} = "{{id}}"
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
      name: "_swift-text",
      text: ##"""
{{#text.key}}NSLocalizedString("{{text.key}}", comment: ""){{/text.key}}{{^text.key}}"{{any(string(text.text, text), layout.contentView.textLabel.text)}}"{{/text.key}}
"""##),
    OutputTemplate(
      name: "_swift-title-of-footer",
      text: ##"""
{{#footer.title.key}}NSLocalizedString("{{footer.title.key}}", comment: ""){{/footer.title.key}}{{#footer.key}}NSLocalizedString("{{footer.key}}", comment: ""){{/footer.key}}{{^any(footer.title.key, footer.key)}}{{#string(footer.title.text, footer.title, footer)}}"{{.}}"{{/string(footer.title.text, footer.title, footer)}}{{^string(footer.title.text, footer.title, footer)}}nil{{/string(footer.title.text, footer.title, footer)}}{{/any(footer.title.key, footer.key)}}
"""##),
    OutputTemplate(
      name: "_swift-title-of-header",
      text: ##"""
{{#header.title.key}}NSLocalizedString("{{header.title.key}}", comment: ""){{/header.title.key}}{{#header.key}}NSLocalizedString("{{header.key}}", comment: ""){{/header.key}}{{^any(header.title.key, header.key)}}{{#string(header.title.text, header.title, header)}}"{{.}}"{{/string(header.title.text, header.title, header)}}{{^string(header.title.text, header.title, header)}}nil{{/string(header.title.text, header.title, header)}}{{/any(header.title.key, header.key)}}
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
    for row in Row.allCases where Self.hasOwnCell(row) {
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
    let identifier = Self.hasOwnCell(row) ? "row-\(row.rawValue)" : "cell"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.accessoryType = .none
    cell.accessoryView = nil
    cell.selectionStyle = .default
    cell.indentationLevel = 0
    show(row, in: cell)
    if Self.hasOwnCell(row), cell.accessibilityIdentifier == nil { Self.addViews(of: row, to: cell.contentView) }
    cell.accessibilityIdentifier = row.rawValue
    configure(cell, row)
    return cell
  }

  /// The text and the image of a row; nil for one that has only views of its own.
  private static func content(of row: Row) -> UIListContentConfiguration? {
    switch row {
{{#spec.rows}}
{{#all(any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView))}}
    case .{{identifier}}:
      var content = UIListContentConfiguration.{{#equal(style, "subtitle")}}subtitleCell{{/equal(style, "subtitle")}}{{#equal(style, "value1", "value2")}}valueCell{{/equal(style, "value1", "value2")}}{{^equal(style, "subtitle", "value1", "value2")}}cell{{/equal(style, "subtitle", "value1", "value2")}}()
      content.text = {{> _swift-text}}
{{#all(detailText)}}
      content.secondaryText = {{> _swift-detail}}
{{/all(detailText)}}
{{#layout.contentView.imageView}}
      content.image = {{> _swift-image}}
{{#swiftColor(color)}}
      content.imageProperties.tintColor = {{{.}}}
{{/swiftColor(color)}}
{{/layout.contentView.imageView}}
{{#text.font}}
{{#all(text.lines)}}
      content.textProperties.numberOfLines = {{rounded(text.lines)}}
{{/all(text.lines)}}
{{#equal(text.alignment, "center", "justified", "natural")}}
      content.textProperties.alignment = .{{text.alignment}}
{{/equal(text.alignment, "center", "justified", "natural")}}
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
      return content
{{/all(any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView))}}
{{^any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView)}}
    case .{{identifier}}: return nil
{{/any(text, detailText, layout.contentView.textLabel, layout.contentView.imageView)}}
{{/spec.rows}}
    }
  }

  private func show(_ row: Row, in cell: UITableViewCell) {
    cell.contentConfiguration = Self.content(of: row)
    switch row {
{{#spec.rows}}
    case .{{identifier}}:
{{> _swift-cell}}
      break
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
    for row in Row.allCases where Self.hasOwnCell(row) {
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
    switch row {
{{#spec.rows}}
    case .{{identifier}}: .{{#style}}{{swiftName(style)}}{{/style}}{{^style}}default{{/style}}
{{/spec.rows}}
    }
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = rows(in: indexPath.section)[indexPath.row]
    let identifier = Self.hasOwnCell(row) ? "row-\(row.rawValue)" : Self.style(of: row).rawValue
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.textLabel?.text = nil
    cell.detailTextLabel?.text = nil
    cell.imageView?.image = nil
    cell.accessoryType = .none
    cell.accessoryView = nil
    cell.selectionStyle = .default
    cell.indentationLevel = 0
    show(row, in: cell)
    if Self.hasOwnCell(row), cell.accessibilityIdentifier == nil { Self.addViews(of: row, to: cell.contentView) }
    cell.accessibilityIdentifier = row.rawValue
    configure(cell, row)
    return cell
  }

  private func show(_ row: Row, in cell: UITableViewCell) {
    switch row {
{{#spec.rows}}
    case .{{identifier}}:
{{#all(any(text, layout.contentView.textLabel))}}
      cell.textLabel?.text = {{> _swift-text}}
{{/all(any(text, layout.contentView.textLabel))}}
{{#all(detailText)}}
      cell.detailTextLabel?.text = {{> _swift-detail}}
{{/all(detailText)}}
{{#layout.contentView.imageView}}
      cell.imageView?.image = {{> _swift-image}}
{{/layout.contentView.imageView}}
{{#text.font}}
{{#all(text.lines)}}
      cell.textLabel?.numberOfLines = {{rounded(text.lines)}}
{{/all(text.lines)}}
{{#equal(text.alignment, "left", "center", "right", "justified", "natural")}}
      cell.textLabel?.textAlignment = .{{text.alignment}}
{{/equal(text.alignment, "left", "center", "right", "justified", "natural")}}
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
      break
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
