#include "Embedding.h"

const struct embedded_file page_html = {"Sources/Desk/TablePreview/Page/page.html", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/page.html" suffix(, 0)
}};

static const struct embedded_file page_scripts_files[] = {
  {"Sources/Desk/TablePreview/Page/Script/address.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/address.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/announcing.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/announcing.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/axes.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/axes.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/cards.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/cards.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/changes.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/changes.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/comparison.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/comparison.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/derivation.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/derivation.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/dom.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/dom.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/figures.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/figures.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/found-rows.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/found-rows.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/hits.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/hits.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/hover.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/hover.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/index-axes.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/index-axes.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/inspector.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/inspector.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/keyboard.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/keyboard.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/live.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/live.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/notices.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/notices.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/open-pages.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/open-pages.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/overlay-elements.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/overlay-elements.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/overlay-frames.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/overlay-frames.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/overlay.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/overlay.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/panels.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/panels.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/picker-forms.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/picker-forms.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/pickers.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/pickers.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/popovers.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/popovers.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/problems.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/problems.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/remembering.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/remembering.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/rulers.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/rulers.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/saving.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/saving.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/selection.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/selection.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/site.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/site.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/source-colors.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/source-colors.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/source-texts.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/source-texts.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/source.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/source.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/stage.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/stage.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/start.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/start.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/table-view.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/table-view.js" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Script/toggles.js", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Script/toggles.js" suffix(, 0)
  }},
};
const struct embedded_list page_scripts = LIST(page_scripts_files);

static const struct embedded_file page_styles_files[] = {
  {"Sources/Desk/TablePreview/Page/Style/1-base.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/1-base.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/2-bar.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/2-bar.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/3-stage.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/3-stage.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/4-panels.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/4-panels.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/5-comparison.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/5-comparison.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/6-index.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/6-index.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/7-narrow.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/7-narrow.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/8-print.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/8-print.css" suffix(, 0)
  }},
  {"Sources/Desk/TablePreview/Page/Style/9-contrast.css", (const unsigned char[]){
#embed "../../Desk/TablePreview/Page/Style/9-contrast.css" suffix(, 0)
  }},
};
const struct embedded_list page_styles = LIST(page_styles_files);
