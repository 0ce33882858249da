// A GStreamer sink that plays into the void on time and says when: one line for the first buffer after a start, a flush
// or a new stream, and with BENCH_ALL=1 for every buffer. Lines go to the file descriptor in BENCH_FD, else to stdout:
//   EV <CLOCK_MONOTONIC ns> <element's name> first|buffer <A|V> rate=<segment's rate> pts=<ns>
#include <gst/base/gstbasesink.h>
#include <gst/gst.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  GstBaseSink parent;
  gboolean fresh;  // the next buffer is the first of something
  gchar kind;
} StampSink;

typedef struct {
  GstBaseSinkClass parent;
} StampSinkClass;

GType stamp_sink_get_type(void);
G_DEFINE_TYPE(StampSink, stamp_sink, GST_TYPE_BASE_SINK)

static int output = 1;
static gboolean every;

static GstStaticPadTemplate sink_template = GST_STATIC_PAD_TEMPLATE(
    "sink", GST_PAD_SINK, GST_PAD_ALWAYS, GST_STATIC_CAPS("audio/x-raw, layout=interleaved; video/x-raw"));

static void stamp(StampSink *self, const char *what, GstBuffer *buffer) {
  struct timespec now;
  char line[256];
  clock_gettime(CLOCK_MONOTONIC, &now);
  int length = g_snprintf(line, sizeof line, "EV %lld %s %s %c rate=%g pts=%lld\n",
                          now.tv_sec * 1000000000LL + now.tv_nsec, GST_OBJECT_NAME(self), what, self->kind,
                          GST_BASE_SINK(self)->segment.rate,
                          GST_BUFFER_PTS_IS_VALID(buffer) ? (long long)GST_BUFFER_PTS(buffer) : -1LL);
  // A reader that has gone does not matter: the run is over then.
  (void)!write(output, line, (size_t)length);
}

static gboolean set_caps(GstBaseSink *sink, GstCaps *caps) {
  const char *name = gst_structure_get_name(gst_caps_get_structure(caps, 0));
  ((StampSink *)sink)->kind = g_str_has_prefix(name, "audio/") ? 'A' : 'V';
  return TRUE;
}

static gboolean event(GstBaseSink *sink, GstEvent *event) {
  if (GST_EVENT_TYPE(event) == GST_EVENT_FLUSH_STOP || GST_EVENT_TYPE(event) == GST_EVENT_STREAM_START)
    ((StampSink *)sink)->fresh = TRUE;
  return GST_BASE_SINK_CLASS(stamp_sink_parent_class)->event(sink, event);
}

// A window shows the first frame of a film while it is still paused; a sound card plays nothing then.
static GstFlowReturn preroll(GstBaseSink *sink, GstBuffer *buffer) {
  StampSink *self = (StampSink *)sink;
  if (self->kind == 'V' && self->fresh) {
    self->fresh = FALSE;
    stamp(self, "first", buffer);
  }
  return GST_FLOW_OK;
}

static GstFlowReturn render(GstBaseSink *sink, GstBuffer *buffer) {
  StampSink *self = (StampSink *)sink;
  if (self->fresh || every) stamp(self, self->fresh ? "first" : "buffer", buffer);
  self->fresh = FALSE;
  return GST_FLOW_OK;
}

static void stamp_sink_class_init(StampSinkClass *class) {
  GstBaseSinkClass *base = GST_BASE_SINK_CLASS(class);
  gst_element_class_add_static_pad_template(GST_ELEMENT_CLASS(class), &sink_template);
  gst_element_class_set_static_metadata(GST_ELEMENT_CLASS(class), "Stamp sink", "Sink/Audio/Video",
                                        "Says when buffers are due", "mplayerd");
  base->set_caps = set_caps;
  base->event = event;
  base->preroll = preroll;
  base->render = render;
}

static void stamp_sink_init(StampSink *self) {
  self->fresh = TRUE;
  self->kind = '?';
  gst_base_sink_set_sync(GST_BASE_SINK(self), TRUE);
}

static gboolean plugin_init(GstPlugin *plugin) {
  const char *descriptor = getenv("BENCH_FD");
  if (descriptor) output = atoi(descriptor);
  every = getenv("BENCH_ALL") != NULL;
  return gst_element_register(plugin, "stampsink", GST_RANK_NONE, stamp_sink_get_type());
}

#define PACKAGE "mplayerd"
GST_PLUGIN_DEFINE(GST_VERSION_MAJOR, GST_VERSION_MINOR, stamp, "Says when buffers are due", plugin_init, "1.0", "MIT/X11",
                  PACKAGE, "https://github.com/")
