#include <stddef.h>

/// Reads all events of a YAML text with libyaml, and returns their number; -1 if it is not YAML.
long bare_scan(const unsigned char *text, size_t length);
