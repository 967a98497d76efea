#include "Embedding.h"

static const struct embedded_file starting_specs_files[] = {
  {"Templates/form.yaml", (const unsigned char[]){
#embed "../../../Templates/form.yaml" suffix(, 0)
  }},
  {"Templates/inbox.yaml", (const unsigned char[]){
#embed "../../../Templates/inbox.yaml" suffix(, 0)
  }},
  {"Templates/list.yaml", (const unsigned char[]){
#embed "../../../Templates/list.yaml" suffix(, 0)
  }},
  {"Templates/master-list.yaml", (const unsigned char[]){
#embed "../../../Templates/master-list.yaml" suffix(, 0)
  }},
  {"Templates/settings.yaml", (const unsigned char[]){
#embed "../../../Templates/settings.yaml" suffix(, 0)
  }},
};
const struct embedded_list starting_specs = LIST(starting_specs_files);

const struct embedded_file starting_configuration = {"Templates/Project/tablec.yaml", (const unsigned char[]){
#embed "../../../Templates/Project/tablec.yaml" suffix(, 0)
}};
const struct embedded_file starting_github = {"Templates/Project/github.yml", (const unsigned char[]){
#embed "../../../Templates/Project/github.yml" suffix(, 0)
}};
const struct embedded_file starting_gitlab = {"Templates/Project/gitlab.yml", (const unsigned char[]){
#embed "../../../Templates/Project/gitlab.yml" suffix(, 0)
}};
const struct embedded_file starting_helix = {"Templates/Editors/helix/languages.toml", (const unsigned char[]){
#embed "../../../Templates/Editors/helix/languages.toml" suffix(, 0)
}};
const struct embedded_file starting_vscode = {"Templates/Editors/schema/vscode.json", (const unsigned char[]){
#embed "../../../Templates/Editors/schema/vscode.json" suffix(, 0)
}};
const struct embedded_file starting_zed = {"Templates/Editors/zed/settings.json", (const unsigned char[]){
#embed "../../../Templates/Editors/zed/settings.json" suffix(, 0)
}};
