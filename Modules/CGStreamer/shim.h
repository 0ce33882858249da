#ifndef CGSTREAMER_SHIM_H
#define CGSTREAMER_SHIM_H

#include <gio/gio.h>
#include <gst/gst.h>
#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/audio/audio.h>
#include <gst/base/gstbasesink.h>
#include <gst/pbutils/pbutils.h>
#include <gst/tag/tag.h>
#include <gst/video/video.h>

// What Swift cannot import: variadic setters, casts that are macros, struct fields behind macros.

static inline void cgst_set_double(gpointer _Nonnull object, const char *_Nonnull name, gdouble value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgst_set_boolean(gpointer _Nonnull object, const char *_Nonnull name, gboolean value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgst_set_string(gpointer _Nonnull object, const char *_Nonnull name, const char *_Nullable value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgst_set_structure(gpointer _Nonnull object, const char *_Nonnull name, GstStructure *_Nonnull value) {
  g_object_set(object, name, value, NULL);
}
static inline void cgst_set_unsigned(gpointer _Nonnull object, const char *_Nonnull name, guint value) {
  g_object_set(object, name, value, NULL);
}
static inline gint64 cgst_get_int64(gpointer _Nonnull object, const char *_Nonnull name) {
  gint64 value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}
static inline gboolean cgst_sink_dropped(gpointer _Nonnull sink, guint64 *_Nonnull count) {
  if (!GST_IS_BASE_SINK(sink)) return FALSE;
  GstStructure *stats = gst_base_sink_get_stats((GstBaseSink *)sink);
  gboolean found = gst_structure_get_uint64(stats, "dropped", count);
  gst_structure_free(stats);
  return found;
}
static inline gboolean cgst_has_property(gpointer _Nonnull object, const char *_Nonnull name) {
  return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name) != NULL;
}
static inline gulong cgst_connect(gpointer _Nonnull object, const char *_Nonnull signal, GCallback _Nonnull handler,
                                  gpointer _Nonnull data, GClosureNotify _Nonnull destroy) {
  return g_signal_connect_data(object, signal, handler, data, destroy, (GConnectFlags)0);
}
static inline void cgst_post_write_error(GstElement *_Nonnull element, const char *_Nonnull reason) {
  GST_ELEMENT_ERROR(element, RESOURCE, WRITE, ("%s", reason), (NULL));
}
static inline GstBus *_Nonnull cgst_bus_without_descriptors(void) {
  return (GstBus *)g_object_new(GST_TYPE_BUS, "enable-async", FALSE, NULL);
}
static inline GstMessageType cgst_message_type(const GstMessage *_Nonnull message) { return message->type; }
static inline GstObject *_Nullable cgst_message_source(const GstMessage *_Nonnull message) { return message->src; }
static inline GstEventType cgst_event_type(const GstEvent *_Nonnull event) { return event->type; }
static inline GstEvent *_Nullable cgst_probe_event(const GstPadProbeInfo *_Nonnull info) {
  return (GstEvent *)info->data;
}
static inline gboolean cgst_is_element(gpointer _Nonnull object) { return GST_IS_ELEMENT(object); }
static inline gboolean cgst_is_bin(gpointer _Nonnull object) { return GST_IS_BIN(object); }
static inline guint64 cgst_buffer_offset(const GstBuffer *_Nonnull buffer) { return buffer->offset; }
static const GstBufferCopyFlags cgst_copy_all = (GstBufferCopyFlags)GST_BUFFER_COPY_ALL;
static inline GstClockTime cgst_buffer_pts(const GstBuffer *_Nonnull buffer) { return buffer->pts; }
static inline GstClockTime cgst_buffer_duration(const GstBuffer *_Nonnull buffer) { return buffer->duration; }
static inline void cgst_buffer_stamp(GstBuffer *_Nonnull buffer, GstClockTime pts, GstClockTime duration) {
  buffer->pts = pts;
  buffer->dts = GST_CLOCK_TIME_NONE;
  buffer->duration = duration;
  buffer->offset = buffer->offset_end = GST_BUFFER_OFFSET_NONE;
}
static inline void cgst_buffer_set_offset(GstBuffer *_Nonnull buffer, guint64 offset) { buffer->offset = offset; }
static inline void cgst_buffer_mark_discontinuity(GstBuffer *_Nonnull buffer, gboolean marked) {
  if (marked) GST_BUFFER_FLAG_SET(buffer, GST_BUFFER_FLAG_DISCONT);
  else GST_BUFFER_FLAG_UNSET(buffer, GST_BUFFER_FLAG_DISCONT);
}
static inline gboolean cgst_buffer_is_discontinuity(const GstBuffer *_Nonnull buffer) {
  return GST_BUFFER_FLAG_IS_SET(buffer, GST_BUFFER_FLAG_DISCONT);
}
static inline gboolean cgst_buffer_is_gap(const GstBuffer *_Nonnull buffer) {
  return GST_BUFFER_FLAG_IS_SET(buffer, GST_BUFFER_FLAG_GAP);
}
static inline GstBuffer *_Nonnull cgst_buffer_writable(GstBuffer *_Nonnull buffer) {
  return gst_buffer_make_writable(buffer);
}
static inline const char *_Nonnull cgst_object_name(gpointer _Nonnull object) { return GST_OBJECT_NAME(object); }
static inline GstState cgst_state(GstElement *_Nonnull element) { return GST_STATE(element); }
static inline GstObject *_Nullable cgst_parent(gpointer _Nonnull object) { return GST_OBJECT_PARENT(object); }
static inline void cgst_set_sink_callbacks(GstAppSink *_Nonnull sink, GstFlowReturn (*_Nonnull sample)(GstAppSink *, gpointer),
                                           void (*_Nonnull eos)(GstAppSink *, gpointer), gpointer _Nonnull data,
                                           GDestroyNotify _Nonnull destroy) {
  GstAppSinkCallbacks callbacks = { .eos = eos, .new_sample = sample };
  gst_app_sink_set_callbacks(sink, &callbacks, data, destroy);
}
static inline void cgst_set_source_callbacks(GstAppSrc *_Nonnull source, void (*_Nonnull need)(GstAppSrc *, guint, gpointer),
                                             gpointer _Nonnull data, GDestroyNotify _Nonnull destroy) {
  GstAppSrcCallbacks callbacks = { .need_data = need };
  gst_app_src_set_callbacks(source, &callbacks, data, destroy);
}

// A source element for addresses of a scheme of our own: an appsrc that a function of ours sets up for its address.
typedef gboolean (*cgst_bytes_opener)(GstAppSrc *_Nonnull source, const char *_Nonnull uri);
static inline GstURIType cgst_bytes_uri_type(GType type) { return GST_URI_SRC; }
static inline const gchar *const *cgst_bytes_protocols(GType type) {
  static const gchar *const protocols[] = {"mplayerd-bytes", NULL};
  return protocols;
}
static inline gchar *cgst_bytes_get_uri(GstURIHandler *handler) {
  return g_strdup((const gchar *)g_object_get_data(G_OBJECT(handler), "mplayerd-uri"));
}
static inline gboolean cgst_bytes_set_uri(GstURIHandler *handler, const gchar *uri, GError **error) {
  cgst_bytes_opener open = (cgst_bytes_opener)g_type_get_qdata(G_OBJECT_TYPE(handler), g_quark_from_static_string("mplayerd-open"));
  g_object_set_data_full(G_OBJECT(handler), "mplayerd-uri", g_strdup(uri), g_free);
  if (open((GstAppSrc *)handler, uri)) return TRUE;
  g_set_error(error, GST_URI_ERROR, GST_URI_ERROR_BAD_URI, "nobody delivers it");
  return FALSE;
}
static inline void cgst_bytes_fill(gpointer table, gpointer data) {
  GstURIHandlerInterface *handler = (GstURIHandlerInterface *)table;
  handler->get_type = cgst_bytes_uri_type;
  handler->get_protocols = cgst_bytes_protocols;
  handler->get_uri = cgst_bytes_get_uri;
  handler->set_uri = cgst_bytes_set_uri;
}
static inline gboolean cgst_register_bytes(cgst_bytes_opener _Nonnull open) {
  GTypeQuery parent;
  g_type_query(GST_TYPE_APP_SRC, &parent);
  GType type = g_type_register_static_simple(GST_TYPE_APP_SRC, "MplayerdByteSource", parent.class_size, NULL,
                                             parent.instance_size, NULL, (GTypeFlags)0);
  GInterfaceInfo handler = {cgst_bytes_fill, NULL, NULL};
  g_type_add_interface_static(type, GST_TYPE_URI_HANDLER, &handler);
  g_type_set_qdata(type, g_quark_from_static_string("mplayerd-open"), (gpointer)open);
  return gst_element_register(NULL, "mplayerdbytesrc", GST_RANK_PRIMARY, type);
}
static inline void cgst_set_byte_callbacks(GstAppSrc *_Nonnull source, void (*_Nonnull need)(GstAppSrc *, guint, gpointer),
                                           gboolean (*_Nonnull seek)(GstAppSrc *, guint64, gpointer),
                                           gpointer _Nonnull data, GDestroyNotify _Nonnull destroy) {
  GstAppSrcCallbacks callbacks = { .need_data = need, .seek_data = seek };
  gst_app_src_set_callbacks(source, &callbacks, data, destroy);
}
static inline void cgst_post_read_error(GstElement *_Nonnull element) {
  GST_ELEMENT_ERROR(element, RESOURCE, READ, ("The bytes did not come."), (NULL));
}

// Fraction and string values of caps and structures.
static inline gboolean cgst_structure_fraction(const GstStructure *_Nonnull structure, const char *_Nonnull name,
                                               gint *_Nonnull numerator, gint *_Nonnull denominator) {
  return gst_structure_get_fraction(structure, name, numerator, denominator);
}
static inline gboolean cgst_structure_bitmask(const GstStructure *_Nonnull structure, const char *_Nonnull name,
                                              guint64 *_Nonnull value) {
  return gst_structure_get(structure, name, GST_TYPE_BITMASK, value, NULL);
}
static inline guint8 *_Nullable cgst_map_data(const GstMapInfo *_Nonnull info) { return info->data; }

// A picture in memory: where its planes are, and how large.
static inline gint cgst_frame_stride(const GstVideoFrame *_Nonnull frame, guint plane) {
  return GST_VIDEO_FRAME_PLANE_STRIDE(frame, plane);
}
static inline gpointer _Nullable cgst_frame_plane(const GstVideoFrame *_Nonnull frame, guint plane) {
  return GST_VIDEO_FRAME_PLANE_DATA(frame, plane);
}
static inline void cgst_frame_plane_size(const GstVideoFrame *_Nonnull frame, guint plane, gint *_Nonnull width,
                                         gint *_Nonnull height) {
  gint components[GST_VIDEO_MAX_COMPONENTS];
  gst_video_format_info_component(frame->info.finfo, plane, components);
  *width = GST_VIDEO_FRAME_COMP_WIDTH(frame, components[0]);
  *height = GST_VIDEO_FRAME_COMP_HEIGHT(frame, components[0]);
}

// Tags: one value, whatever its type, as text; NULL where it has no text form.
static inline gchar *_Nullable cgst_value_text(const GValue *_Nonnull value) {
  if (G_VALUE_HOLDS_STRING(value)) return g_value_dup_string(value);
  if (G_VALUE_TYPE(value) == GST_TYPE_DATE_TIME) {
    GstDateTime *date = (GstDateTime *)g_value_get_boxed(value);
    return date ? gst_date_time_to_iso8601_string(date) : NULL;
  }
  if (G_VALUE_TYPE(value) == G_TYPE_DATE) {
    const GDate *date = (const GDate *)g_value_get_boxed(value);
    return date && g_date_valid(date)
               ? g_strdup_printf("%04d-%02d-%02d", g_date_get_year(date), g_date_get_month(date), g_date_get_day(date))
               : NULL;
  }
  return NULL;
}
static inline gboolean cgst_value_number(const GValue *_Nonnull value, gdouble *_Nonnull number) {
  if (G_VALUE_HOLDS_UINT(value)) { *number = g_value_get_uint(value); return TRUE; }
  if (G_VALUE_HOLDS_INT(value)) { *number = g_value_get_int(value); return TRUE; }
  if (G_VALUE_HOLDS_UINT64(value)) { *number = (gdouble)g_value_get_uint64(value); return TRUE; }
  if (G_VALUE_HOLDS_INT64(value)) { *number = (gdouble)g_value_get_int64(value); return TRUE; }
  if (G_VALUE_HOLDS_DOUBLE(value)) { *number = g_value_get_double(value); return TRUE; }
  return FALSE;
}
static inline GstSample *_Nullable cgst_value_sample(const GValue *_Nonnull value) {
  return G_VALUE_TYPE(value) == GST_TYPE_SAMPLE ? (GstSample *)g_value_get_boxed(value) : NULL;
}

#endif
