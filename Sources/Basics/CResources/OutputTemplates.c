#include "Embedding.h"

static const struct embedded_file output_templates_files[] = {
  {"Templates/Outputs/_frames.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_frames.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_markdown-label.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_markdown-label.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_markdown-view.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_markdown-view.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-accessibility.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-accessibility.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-accessory.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-accessory.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-action.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-action.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-background.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-background.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-cell.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-cell.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-closures.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-closures.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-configuration.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-configuration.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-contents.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-contents.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-control.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-control.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-delegate.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-delegate.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-height.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-height.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-helpers.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-helpers.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-image.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-image.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-import.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-import.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-label.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-label.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-left-out.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-left-out.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-look.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-look.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-made.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-made.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-reset.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-reset.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-row-ids.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-row-ids.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-rows.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-rows.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-table.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-table.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-top.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-top.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swift-view.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swift-view.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-action.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-action.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-button-title.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-button-title.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-content.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-content.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-detail-button.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-detail-button.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-detail-text.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-detail-text.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-fill.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-fill.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-label.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-label.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-labels.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-labels.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-look.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-look.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-range.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-range.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-row-look.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-row-look.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-row-place.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-row-place.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-row.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-row.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-section-place.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-section-place.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-section.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-section.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-swipe-label.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-swipe-label.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-swipe-place.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-swipe-place.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-text.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-text.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-texts.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-texts.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-value.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-value.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-view-place.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-view-place.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/_swiftui-view.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/_swiftui-view.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/csv.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/csv.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/ids.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/ids.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/markdown.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/markdown.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/page.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/page.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/swift-diffable.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/swift-diffable.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/swift-uikit.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/swift-uikit.mustache" suffix(, 0)
  }},
  {"Templates/Outputs/swiftui.mustache", (const unsigned char[]){
#embed "../../../Templates/Outputs/swiftui.mustache" suffix(, 0)
  }},
};
const struct embedded_list output_templates = LIST(output_templates_files);
