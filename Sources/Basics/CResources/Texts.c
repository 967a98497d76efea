#include "Embedding.h"

const struct embedded_file diagnostics_page = {"Sources/Tool/tablec/Documentation.docc/Diagnostics.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Diagnostics.md" suffix(, 0)
}};

const struct embedded_file synonyms_table = {"Sources/Compiler/TableParsing/Synonyms/synonyms.yaml", (const unsigned char[]){
#embed "../../Compiler/TableParsing/Synonyms/synonyms.yaml" suffix(, 0)
}};

const struct embedded_file symbols_list = {"Sources/Compiler/TableParsing/Symbols/symbols.txt", (const unsigned char[]){
#embed "../../Compiler/TableParsing/Symbols/symbols.txt" suffix(, 0)
}};

const struct embedded_file language_overview = {"Sources/Tool/tablec/Documentation.docc/Language.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language.md" suffix(, 0)
}};

static const struct embedded_file language_pages_files[] = {
  {"Sources/Tool/tablec/Documentation.docc/Language/Accessories.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Accessories.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Accessibility.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Accessibility.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Appearance.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Appearance.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Backgrounds.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Backgrounds.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Configuration.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Configuration.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Constraints.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Constraints.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Controls.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Controls.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Editing.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Editing.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Environments.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Environments.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/HeadersFooters.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/HeadersFooters.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Images.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Images.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/KnownChanges.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/KnownChanges.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Lists.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Lists.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/MetricsProfile.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/MetricsProfile.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Rows.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Rows.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Table.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Table.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Text.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Text.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Views.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Views.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Language/Words.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Language/Words.md" suffix(, 0)
  }},
};
const struct embedded_list language_pages = LIST(language_pages_files);

static const struct embedded_file guide_pages_files[] = {
  {"Sources/Tool/tablec/Documentation.docc/Accuracy.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Accuracy.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/CI.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/CI.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Comparing.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Comparing.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Compiling.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Compiling.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Cookbook.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Cookbook.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Desk.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Desk.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Examples.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Examples.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Fidelity.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Fidelity.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Glossary.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Glossary.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Import.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Import.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Imported.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Imported.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/LargeProjects.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/LargeProjects.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Limits.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Limits.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Layout.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Layout.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Library.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Library.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Linting.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Linting.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Performance.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Performance.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Releases.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Releases.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Reliability.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Reliability.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Storyboards.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Storyboards.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Swift.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Swift.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Systems.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Systems.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Templates.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Templates.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Tour.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Tour.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Versions.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Versions.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Xcode.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Xcode.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Library/TableCompiler.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Library/TableCompiler.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Library/TableLayout.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Library/TableLayout.md" suffix(, 0)
  }},
  {"Sources/Tool/tablec/Documentation.docc/Library/TableVerify.md", (const unsigned char[]){
#embed "../../Tool/tablec/Documentation.docc/Library/TableVerify.md" suffix(, 0)
  }},
};
const struct embedded_list guide_pages = LIST(guide_pages_files);
