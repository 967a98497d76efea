// Has one call of a run fail, or ends the run there, and counts the calls. The C library's functions are found here first (LD_PRELOAD).
//
//   FAULT_CALL    the kind of call: open, read, write, …, or `change` for each that changes what is on the disk
//   FAULT_AT      which of them, from 1
//   FAULT_WITH    the number of an error; `short` for half of the bytes; `kill` for the end of the run, with half of a write done; `HUP`,
//                 `INT` or `TERM` for that signal instead
//   FAULT_REPORT  a file for the call that was chosen; of a run that chose none, for how many calls there were of each kind
//
// Only the run itself is meant, and no program that it starts.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum kind {
  ACCESS, CHANGE, CHMOD, CLOSE, DUP, LOCK, MALLOC, MKDIR, MMAP, OPEN, PIPE, POLL, READ, READDIR, READLINK, REALPATH, RENAME, SPAWN,
  STAT, THREAD, UNLINK, WAIT, WRITE, KINDS
};
static const char *const names[KINDS] = {
  "access", "change", "chmod", "close", "dup", "lock", "malloc", "mkdir", "mmap", "open", "pipe", "poll", "read", "readdir", "readlink",
  "realpath", "rename", "spawn", "stat", "thread", "unlink", "wait", "write"};

static atomic_long calls[KINDS];
static int isReady, isShort, isKill, ending = SIGKILL;
static int chosen = -1, number;
static long at;
static const char *report;

__attribute__((constructor)) static void prepare(void) {
  const char *call = getenv("FAULT_CALL"), *with = getenv("FAULT_WITH");
  report = getenv("FAULT_REPORT");
  for (int kind = 0; call && kind < KINDS; kind++)
    if (!strcmp(call, names[kind])) chosen = kind;
  at = atol(getenv("FAULT_AT") ?: "0");
  isShort = with && !strcmp(with, "short");
  static const struct { const char *name; int number; } endings[] = {{"HUP", SIGHUP}, {"INT", SIGINT}, {"TERM", SIGTERM}};
  for (int index = 0; with && index < 3; index++)
    if (!strcmp(with, endings[index].name)) ending = endings[index].number;
  isKill = with && (!strcmp(with, "kill") || ending != SIGKILL);
  number = atoi(with ?: "0");
  // Foundation starts a program with what the thread of a test has blocked.
  sigset_t all;
  sigemptyset(&all);
  for (int index = 0; index < 3; index++) sigaddset(&all, endings[index].number);
  pthread_sigmask(SIG_UNBLOCK, &all, NULL);
  unsetenv("LD_PRELOAD");
  isReady = 1;
}

static void tell(const char *text) {
  long file = report ? syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_APPEND, 0666) : -1;
  if (file < 0) return;
  syscall(SYS_write, file, text, strlen(text));
  syscall(SYS_close, file);
}

__attribute__((destructor)) static void count(void) {
  if (chosen >= 0) return;
  for (int kind = 0; kind < KINDS; kind++) {
    char line[64];
    snprintf(line, sizeof line, "%s %ld\n", names[kind], (long)calls[kind]);
    tell(line);
  }
}

// Whether this is the call that is meant.
static int isMeant(enum kind kind, const char *subject) {
  if (!isReady || atomic_fetch_add(&calls[kind], 1) + 1 != at || (int)kind != chosen) return 0;
  char line[512];
  snprintf(line, sizeof line, "%s %s\n", names[kind], subject ?: "");
  tell(line);
  return 1;
}

static void end(void) {
  sigset_t blocked;
  pthread_sigmask(SIG_BLOCK, NULL, &blocked);
  kill(getpid(), ending);
  // A signal that this thread has blocked reaches it later; otherwise it may be another thread that ends the run.
  while (!sigismember(&blocked, ending)) pause();
}

// Counts a call, and says whether it fails; `errno` is then set.
static int fails(enum kind kind, const char *subject) {
  if (!isMeant(kind, subject)) return 0;
  if (isKill) end();
  errno = number;
  return 1;
}

static void changes(const char *subject) { fails(CHANGE, subject); }

static const char *numbered(char *room, int descriptor) {
  sprintf(room, "%d", descriptor);
  return room;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define MODE(flags)                       \
  mode_t mode = 0;                        \
  if ((flags) & O_CREAT) {               \
    va_list list;                         \
    va_start(list, flags);                \
    mode = va_arg(list, mode_t);          \
    va_end(list);                         \
  }                                       \
  if ((flags) & O_CREAT) changes(path);   \
  if (fails(OPEN, path)) return -1;

int open(const char *path, int flags, ...) { MODE(flags) return REAL(open)(path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return REAL(open64)(path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return REAL(openat)(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return REAL(openat64)(folder, path, flags, mode); }
DIR *opendir(const char *path) { return fails(OPEN, path) ? NULL : REAL(opendir)(path); }
DIR *fdopendir(int folder) { return fails(OPEN, "a list") ? NULL : REAL(fdopendir)(folder); }

ssize_t read(int file, void *bytes, size_t length) {
  char room[16];
  if (fails(READ, numbered(room, file))) {
    if (!isShort) return -1;
    length = (length + 1) / 2;
  }
  return REAL(read)(file, bytes, length);
}

ssize_t write(int file, const void *bytes, size_t length) {
  char room[16];
  numbered(room, file);
  if (isMeant(CHANGE, room)) {
    ssize_t written = REAL(write)(file, bytes, (length + 1) / 2);
    end();
    // Where this thread has the signal blocked, another one ends the run while this one goes on.
    return written;
  }
  if (fails(WRITE, room)) {
    if (!isShort) return -1;
    length = (length + 1) / 2;
  }
  return REAL(write)(file, bytes, length);
}

// The system closes a file whatever it says of it.
int close(int file) {
  char room[16];
  int isFailing = fails(CLOSE, numbered(room, file)), failure = errno;
  int result = REAL(close)(file);
  if (!isFailing) return result;
  errno = failure;
  return -1;
}

#define STAT(name, structure)                                         \
  int name(const char *restrict path, struct structure *restrict s) { \
    return fails(STAT, path) ? -1 : REAL(name)(path, s);              \
  }
STAT(stat, stat) STAT(stat64, stat64) STAT(lstat, stat) STAT(lstat64, stat64)

int fstat(int file, struct stat *s) { return fails(STAT, "a file") ? -1 : REAL(fstat)(file, s); }
int fstat64(int file, struct stat64 *s) { return fails(STAT, "a file") ? -1 : REAL(fstat64)(file, s); }
int fstatat(int folder, const char *restrict path, struct stat *restrict s, int flags) {
  return fails(STAT, path) ? -1 : REAL(fstatat)(folder, path, s, flags);
}
int fstatat64(int folder, const char *restrict path, struct stat64 *restrict s, int flags) {
  return fails(STAT, path) ? -1 : REAL(fstatat64)(folder, path, s, flags);
}

struct dirent *readdir(DIR *list) { return fails(READDIR, "") ? NULL : REAL(readdir)(list); }
struct dirent64 *readdir64(DIR *list) { return fails(READDIR, "") ? NULL : REAL(readdir64)(list); }
char *realpath(const char *restrict path, char *restrict room) {
  return fails(REALPATH, path) ? NULL : REAL(realpath)(path, room);
}
ssize_t readlinkat(int folder, const char *restrict path, char *restrict room, size_t length) {
  return fails(READLINK, path) ? -1 : REAL(readlinkat)(folder, path, room, length);
}
int access(const char *path, int mode) { return fails(ACCESS, path) ? -1 : REAL(access)(path, mode); }
int faccessat(int folder, const char *path, int mode, int flags) {
  return fails(ACCESS, path) ? -1 : REAL(faccessat)(folder, path, mode, flags);
}

int mkdirat(int folder, const char *path, mode_t mode) {
  changes(path);
  return fails(MKDIR, path) ? -1 : REAL(mkdirat)(folder, path, mode);
}
int renameat(int from, const char *old, int to, const char *path) {
  changes(path);
  return fails(RENAME, path) ? -1 : REAL(renameat)(from, old, to, path);
}
int unlinkat(int folder, const char *path, int flags) {
  changes(path);
  return fails(UNLINK, path) ? -1 : REAL(unlinkat)(folder, path, flags);
}
int fchmod(int file, mode_t mode) {
  changes("mode");
  return fails(CHMOD, "") ? -1 : REAL(fchmod)(file, mode);
}
int flock(int file, int operation) { return fails(LOCK, "") ? -1 : REAL(flock)(file, operation); }
int dup(int file) { return fails(DUP, "") ? -1 : REAL(dup)(file); }

void *mmap(void *start, size_t length, int protection, int flags, int file, off_t offset) {
  return fails(MMAP, "") ? MAP_FAILED : REAL(mmap)(start, length, protection, flags, file, offset);
}
int pipe(int ends[2]) { return fails(PIPE, "") ? -1 : REAL(pipe)(ends); }
int poll(struct pollfd *files, nfds_t length, int timeout) {
  return fails(POLL, "") ? -1 : REAL(poll)(files, length, timeout);
}
pid_t waitpid(pid_t id, int *status, int options) { return fails(WAIT, "") ? -1 : REAL(waitpid)(id, status, options); }

// These two give the number of the error.
int posix_spawnp(
  pid_t *restrict id, const char *restrict program, const posix_spawn_file_actions_t *actions,
  const posix_spawnattr_t *restrict attributes, char *const arguments[restrict], char *const variables[restrict]) {
  return fails(SPAWN, program) ? number : REAL(posix_spawnp)(id, program, actions, attributes, arguments, variables);
}
int pthread_create(
  pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*body)(void *), void *restrict argument) {
  return fails(THREAD, "") ? number : REAL(pthread_create)(thread, attributes, body, argument);
}

// `dlsym` itself asks for memory.
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
void *malloc(size_t size) { return fails(MALLOC, "") ? NULL : __libc_malloc(size); }
void *calloc(size_t members, size_t size) { return fails(MALLOC, "") ? NULL : __libc_calloc(members, size); }
void *realloc(void *old, size_t size) { return fails(MALLOC, "") ? NULL : __libc_realloc(old, size); }
