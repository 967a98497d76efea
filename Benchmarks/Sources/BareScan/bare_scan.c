#include "bare_scan.h"
#include <yaml.h>

long bare_scan(const unsigned char *text, size_t length) {
  yaml_parser_t parser;
  yaml_event_t event;
  if (!yaml_parser_initialize(&parser)) return -1;
  yaml_parser_set_input_string(&parser, text, length);
  long count = 0;
  for (int is_done = 0; !is_done; count++) {
    if (!yaml_parser_parse(&parser, &event)) {
      count = -1;
      break;
    }
    is_done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return count;
}
