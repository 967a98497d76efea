#ifndef CTEMPORARYFILES_H
#define CTEMPORARYFILES_H

/// Creates a file that is removed if SIGHUP, SIGINT or SIGTERM ends the process before `forget_temporary_file`.
///
/// The process still ends by the signal, so its status is that of the signal. A signal that is ignored stays ignored.
///
/// - Parameter folder: an open folder, which must stay open as long.
/// - Parameter place: set to the number by which the file is forgotten; -1 if too many are there to be remembered.
/// - Returns: the descriptor of a new file; -1 with `errno` set if there is none, or if the name is taken.
int create_temporary_file(int folder, const char *name, int *place);

/// The file was renamed or removed. From any thread.
void forget_temporary_file(int place);

/// Removes the files that are not forgotten, for a process that is about to end. Afterwards no file can be created.
void remove_temporary_files(void);

#endif
