// A handler of signals may not allocate memory, take a lock or wait for another thread's, so what it needs is in a table of fixed size whose
// entries change state atomically.

#include "CTemporaryFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { unused, being_created, created };

struct file {
  atomic_int state;
  int folder;
  char name[64];
};

// More than there are threads that write.
static struct file files[256];
static const int file_count = sizeof(files) / sizeof(files[0]);
static atomic_int is_ending;

static const int ending_signals[] = {SIGHUP, SIGINT, SIGTERM};
static const int signal_count = sizeof(ending_signals) / sizeof(ending_signals[0]);

void remove_temporary_files(void) {
  atomic_store(&is_ending, 1);
  for (int place = 0; place < file_count; place++) {
    struct file *file = &files[place];
    // Whoever creates one has these signals blocked, so it is another thread, and done in a moment.
    for (int turn = 0; turn < 1000 && atomic_load(&file->state) == being_created; turn++) poll(NULL, 0, 1);
    if (atomic_load(&file->state) == created) unlinkat(file->folder, file->name, 0);
  }
}

static void end(int number) {
  remove_temporary_files();
  struct sigaction standard;
  memset(&standard, 0, sizeof(standard));
  standard.sa_handler = SIG_DFL;
  sigaction(number, &standard, NULL);
  sigset_t this_one;
  sigemptyset(&this_one);
  sigaddset(&this_one, number);
  pthread_sigmask(SIG_UNBLOCK, &this_one, NULL);
  raise(number);
}

static sigset_t all_signals(void) {
  sigset_t all;
  sigemptyset(&all);
  for (int index = 0; index < signal_count; index++) sigaddset(&all, ending_signals[index]);
  return all;
}

static void listen(void) {
  struct sigaction ours;
  memset(&ours, 0, sizeof(ours));
  ours.sa_handler = end;
  ours.sa_mask = all_signals();
  for (int index = 0; index < signal_count; index++) {
    struct sigaction present;
    if (sigaction(ending_signals[index], NULL, &present) != 0) continue;
    // Whoever started the process with 'nohup' wants it to go on.
    if (!(present.sa_flags & SA_SIGINFO) && present.sa_handler == SIG_DFL) sigaction(ending_signals[index], &ours, NULL);
  }
}

static int unused_place(void) {
  for (int place = 0; place < file_count; place++) {
    int expected = unused;
    if (atomic_compare_exchange_strong(&files[place].state, &expected, being_created)) return place;
  }
  return -1;
}

int create_temporary_file(int folder, const char *name, int *place) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, listen);
  sigset_t all = all_signals(), before;
  pthread_sigmask(SIG_BLOCK, &all, &before);
  *place = strlen(name) < sizeof(files[0].name) ? unused_place() : -1;
  if (atomic_load(&is_ending)) {
    // The process ends in another thread, which no longer looks for new files.
    forget_temporary_file(*place);
    for (;;) pause();
  }
  int descriptor = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  int failure = errno;
  if (descriptor < 0) {
    forget_temporary_file(*place);
    *place = -1;
  } else if (*place >= 0) {
    files[*place].folder = folder;
    strcpy(files[*place].name, name);
    atomic_store(&files[*place].state, created);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = failure;
  return descriptor;
}

void forget_temporary_file(int place) {
  if (place >= 0) atomic_store(&files[place].state, unused);
}
