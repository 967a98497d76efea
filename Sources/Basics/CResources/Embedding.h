#include "CResources.h"

// Every C compiler of Swift 6.1 and later has it, whatever the version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

// An entry names its file twice, because no macro can contain a directive.
#define LIST(files) {files, sizeof(files) / sizeof(files[0])}
