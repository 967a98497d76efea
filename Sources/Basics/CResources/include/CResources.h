#ifndef CRESOURCES_H
#define CRESOURCES_H

/// A text file of the package, in the binary.
struct embedded_file {
  /// From the package's folder.
  const char *_Nonnull path;
  /// Its bytes and then a zero; it contains no other.
  const unsigned char *_Nonnull text;
};

/// Files in the order of their paths.
struct embedded_list {
  const struct embedded_file *_Nonnull files;
  long count;
};

/// What every diagnostic code means, words of UIKit with what a spec writes for them, and Apple's SF Symbols with the versions of iOS that they
/// came with.
extern const struct embedded_file diagnostics_page, synonyms_table, symbols_list;

/// The reference of the language.
extern const struct embedded_file language_overview;
extern const struct embedded_list language_pages;

/// The other pages of the documentation.
extern const struct embedded_list guide_pages;

/// The page of `preview --serve` and of `gallery`.
extern const struct embedded_file page_html;
extern const struct embedded_list page_scripts, page_styles;

/// The templates for outputs, and the parts that they include.
extern const struct embedded_list output_templates;

/// The specs that `init` writes, and the files beside them.
extern const struct embedded_list starting_specs;
extern const struct embedded_file starting_configuration, starting_github, starting_gitlab, starting_helix,
  starting_vscode, starting_zed;

/// What the static binary contains of others, and the licences of everything in it.
extern const struct embedded_file notices_page, project_license;
extern const struct embedded_list license_texts;

#endif
