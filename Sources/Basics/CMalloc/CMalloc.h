#pragma once

// glibc's settings of malloc, which Swift's module of glibc leaves out. Other C libraries have none.
#if defined(__linux__)
#include <features.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#endif
