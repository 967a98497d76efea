// Linked only into the static binary for Linux, which runs where nothing else is: in an empty chroot or container, without /proc.
// The linker's --wrap lets these stand in for two functions of Swift's runtime that need it.

#include <stdlib.h>
#include <string.h>

static int count;
static char **words;

// glibc passes a program's arguments to its constructors.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

// The runtime reads /proc/self/cmdline, and without it there are no arguments. The caller owns the copies.
char **__wrap__swift_stdlib_getUnsafeArgvArgc(int *length) {
  char **copies = calloc((size_t)count + 1, sizeof(char *));
  if (!copies) abort();
  for (int index = 0; index < count; index++)
    if (!(copies[index] = strdup(words[index]))) abort();
  *length = count;
  return copies;
}

// Before anything else, the runtime looks for the program that prints backtraces, beside /proc/self/exe, and aborts if it cannot read
// that. No such program comes with a binary that has no symbols.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
