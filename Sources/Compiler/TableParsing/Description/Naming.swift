/// What a text of a spec names besides being a text: another place or a file. The decoder resolves the name; editors find it by this.
package struct Naming: Hashable, Sendable {
  package enum Thing: Hashable, Sendable {
    /// A template of the table.
    case template
    /// A row, by its id.
    case row
    /// A section, by its id.
    case section
    /// A view of a row, a header or a footer, by its id.
    case view
    /// The views in the text of a constraint.
    case constraint
    /// A container of an appearance rule: `cell#wifi`, `section#friends`, a word or a custom class.
    case container
    /// A custom class of a view.
    case className
    /// An SF Symbol.
    case symbol
    /// A key of the app's strings.
    case stringKey
    /// A colour of the app's asset catalogs.
    case color
    /// An image file, or an image of the app's asset catalogs.
    case image
    /// A metrics profile file, or a version of UIKit's geometry.
    case profile
    /// A file with a part of a spec.
    case part(IncludedPart)
    /// A folder below that of the configuration.
    case folder
    /// Any file or folder below that of the configuration.
    case path
  }

  /// The root of an included file.
  package enum IncludedPart: Hashable, Sendable {
    /// A mapping with keys of the table.
    case table
    /// A list of sections.
    case sections
    /// A list of rows.
    case rows
  }

  package var thing: Thing
  /// Whether the name is declared here rather than used. Of a mapping, its keys are the names.
  package var isDeclaration: Bool

  /// A name of something that is declared elsewhere.
  static func use(_ thing: Thing) -> Naming { Naming(thing: thing, isDeclaration: false) }

  /// A name that is given here.
  static func declaration(_ thing: Thing) -> Naming { Naming(thing: thing, isDeclaration: true) }
}
