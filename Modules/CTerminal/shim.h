/* What a terminal program needs of the C library, spoken in whole numbers only, so that no pointer enters Swift. */
#pragma once
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* The columns of the terminal at `fd`; 0 where there is none or it does not say. */
static inline int cterm_columns(int fd) {
  struct winsize size;
  return ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* The local modes (`c_lflag`) of the terminal at `fd`; -1 where there is none. */
static inline long cterm_modes(int fd) {
  struct termios state;
  return tcgetattr(fd, &state) == 0 ? (long)state.c_lflag : -1;
}

/* Sets the local modes of the terminal at `fd`; 0 when that was possible. */
static inline int cterm_set_modes(int fd, long modes) {
  struct termios state;
  if (tcgetattr(fd, &state) != 0) return -1;
  state.c_lflag = (tcflag_t)modes;
  return tcsetattr(fd, TCSADRAIN, &state);
}

/* `modes` without line editing and echo, so that each key arrives at once. */
static inline long cterm_without_lines(long modes) { return modes & ~(long)(ICANON | ECHO); }

/* Lets a write to a closed pipe fail instead of ending the process, and leaves `number` to whoever watches for it. */
static inline void cterm_ignore(int number) { signal(number, SIG_IGN); }

/* Puts /dev/null in the place of each closed standard stream, so that no file opened later is taken for one. */
static inline void cterm_hold_standard_streams(void) {
  int fd;
  do fd = open("/dev/null", O_RDWR); while (fd >= 0 && fd <= 2);
  if (fd > 2) close(fd);
}

/* Whether this process may use the terminal at `fd` now: one in the background would be stopped for it. */
static inline int cterm_is_foreground(int fd) { return tcgetpgrp(fd) == getpgrp(); }

/* Keeps the heap as small as what is in use. Media pipelines have dozens of short-lived threads; with a heap each, and large
   blocks kept there once freed, a process that plays film after film holds twice what it needs. An environment that says
   otherwise (MALLOC_ARENA_MAX and the like, read before) is overruled. */
static inline void cterm_keep_heap_small(void) {
  mallopt(M_ARENA_MAX, 2);
  mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  mallopt(M_TRIM_THRESHOLD, 128 * 1024);
}
