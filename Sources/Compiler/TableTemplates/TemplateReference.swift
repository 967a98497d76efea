import LayoutFormat

/// The Markdown page that documents what a template can say, generated from what the compiler has.
package struct TemplateReference: Sendable {
  package init() {}

  package func markdown() -> String {
    """
    # Output templates

    Written by `tablec schema template-reference` from what templates are read and rendered with, so this page always matches the
    compiler.

    An output template makes other outputs of a table: a sheet for a wiki, a list of frames, source code. (What rows of a spec start from, under
    `templates`, is [another thing](Language/Rows.md#template).)

    ```sh
    tablec compile Specs --template markdown -o build      # one of tablec's own
    tablec compile Specs --template sheet.mustache -o build
    tablec templates copy markdown -o sheet.mustache       # to begin with
    ```

    ## The templates of tablec

    | name | output | each |
    |---|---|---|
    \(table(OutputTemplate.all.map { template in
      let pragmas = TemplateLoader.own(template).main.pragmas
      return ["`\(template.name)`", "\(template.title): `NAME\(pragmas.suffix ?? "")`", pragmas.isForSpec ? "spec" : "environment"]
    }))

    `tablec templates list` lists them, `show` prints one, and `copy` writes it, with the parts that it includes, into a folder.

    [Use the Swift](Swift.md) describes what `swift-uikit`, `swift-diffable`, `swiftui` and `ids` write, and how an app uses it.

    ## The language

    Templates are [Mustache](https://mustache.github.io): everything outside of tags is written as it is.

    | tag | what it writes |
    |---|---|
    | `{{name}}` | the value of a name, escaped; nothing if there is none |
    | `{{{name}}}`, `{{&name}}` | the value as it is |
    | `{{a.b}}` | the member `b` of `a` |
    | `{{.}}` | the element of a list, or what the innermost section is about |
    | `{{#name}}…{{/name}}` | what is between, for each element of a list, or once for another value; not for null, false, an empty list and an empty text |
    | `{{^name}}…{{/name}}` | what is between, if the section above is not written |
    | `{{> part}}` | the template `part.mustache` in the same folder, which may include itself |
    | `{{$block}}…{{/block}}` | what is between, unless another template replaces it |
    | `{{<part}}{{$block}}…{{/block}}{{/part}}` | the template `part.mustache`, with its block replaced |
    | `{{! comment }}` | nothing |
    | `{{=<% %>=}}` | nothing; from here on, tags are written `<%name%>` |

    The names below are all that there are: another one, such as `{{nme}}`, is an error. A name is looked for in what the innermost section is about, then in what is around it. A member that an object of the layout may have is
    not looked for any further: a view without `subviews` does not have those of the view around it. A tag other than a value that is alone
    on its line leaves no empty line. The lines of a template are indented like its tag, and those of a block like the block that they are written in place
    of.

    The first lines say what the template makes:

    | pragma | meaning | default |
    |---|---|---|
    | `{{% escape: csv }}` | how values are escaped: \(TemplateEscaping.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")) | `html` |
    | `{{% suffix: .csv }}` | the suffix of the output, after the name of the spec | the end of the template's own name: `.md` for `sheet.md.mustache`, otherwise `.txt` |
    | `{{% for: spec }}` | one output for each spec, or for each `environment` | `environment` |
    | `{{% says: row text image }}` | the keys of a mapping that the template writes, for `leftOut`: `text>label` for a value that is written as the keys of `label` say, `style=default,subtitle` for some words alone, `views*` for everything in a value; `row+content` for rows with the key `content` | |

    ## Filters

    A tag can call a filter wherever it can have a name: `{{uppercased(name)}}`, `{{#equal(kind, "switch")}}…{{/equal(kind, "switch")}}`. Its
    arguments are names, texts in quotes, numbers and other calls. A filter of one text can also be applied to what a section writes:
    `{{#uppercased()}}…{{/uppercased()}}`.

    | filter | value |
    |---|---|
    \(table(TemplateFilter.all.map { ["`\($0.usage)`", $0.doc] }))

    ## Names

    The root has the members of [the layout JSON](Layout.md), with the names that are listed there, and these:

    | of | name | value |
    |---|---|---|
    \(table(ContextMember.all.map { [$0.place, "`\($0.name)`", $0.doc] }))

    The rows of a table are those of its sections: `{{#table.sections}}{{#rows}}{{id}}{{/rows}}{{/table.sections}}`.

    ## An example

    A list of what each row shows, in a file `notes.md.mustache` beside the specs:

    ```mustache
    {{% escape: markdown }}
    {{% for: spec }}
    # {{name}}
    {{#table.sections}}

    ## {{header.textLabel.text}}

    {{#rows}}
    {{number()}}. {{contentView.textLabel.text}}{{#contentView.detailTextLabel}}: {{text}}{{/contentView.detailTextLabel}}
    {{/rows}}
    {{/table.sections}}
    ```

    `tablec compile settings.yaml --template notes.md.mustache` writes `settings.md`:

    ```markdown
    # settings

    ## Networks

    1. Wi-Fi: Harbour House
    2. Bluetooth: On
    ```

    ## Limits

    Templates are bounded like specs: `--max-work` limits what is looked up and written, a template has \(Template.mostBytes >> 20) MB at
    most, \(TemplateLoader.mostBytes >> 20) MB with all that it includes, and includes of itself end after \(TemplateLibrary.mostDepth) levels: whether they do depends on the spec, so E0691 is an error of
    the spec (exit status 1), and E0690, which no spec can mend, stops the run (exit status 2). What comes from a spec is always escaped, unless the template
    says `{{{ }}}`: then it may contain anything. A template can only include files of its own folder.

    """
  }

  private func table(_ rows: [[String]]) -> String {
    rows.map { row in
      "| "
        + row.map { $0.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
        .joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }
}
