// Reads a file's events as a whole program, to compare whole compiles with: `bare-scan FILE`.
#include "bare_scan.h"
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;
  if (!file || fseek(file, 0, SEEK_END)) return 1;
  long length = ftell(file);
  rewind(file);
  unsigned char *text = length < 0 ? NULL : malloc((size_t)length + 1);
  if (!text || fread(text, 1, (size_t)length, file) != (size_t)length) return 1;
  return bare_scan(text, (size_t)length) < 0;
}
