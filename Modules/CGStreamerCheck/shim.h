#ifndef CGSTREAMERCHECK_SHIM_H
#define CGSTREAMERCHECK_SHIM_H

#include <gst/check/gsttestclock.h>

/* Whether a thread of a pipeline stands and waits for the clock, and not only timers do. */
static inline gboolean cgstcheck_is_thread_waiting(GstTestClock *_Nonnull clock) {
  GList *pending = NULL;
  gboolean found = FALSE;
  gst_test_clock_wait_for_multiple_pending_ids(clock, 0, &pending); /* 0: does not wait itself */
  for (GList *each = pending; each; each = each->next) {
    if (!GST_CLOCK_ENTRY(each->data)->func) found = TRUE;
    gst_clock_id_unref(each->data);
  }
  g_list_free(pending);
  return found;
}

/* Whether what is waited for next is a timer. */
static inline gboolean cgstcheck_is_timer_next(GstTestClock *_Nonnull clock) {
  GstClockID next = NULL;
  if (!gst_test_clock_peek_next_pending_id(clock, &next)) return FALSE;
  gboolean is_timer = GST_CLOCK_ENTRY(next)->func != NULL;
  gst_clock_id_unref(next);
  return is_timer;
}

#endif
