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
