// The yardstick: the least a program can do with playbin3, driven from stdin by the lines that `mplayerd bench` knows.
//   load ID URL | play ID | pause ID | stop ID | close ID | seek ID NS a|k | rate ID FACTOR | pos ID | quit
// With URLs as arguments it plays those one after another instead and ends.
#include <gst/gst.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  char name[32];
  GstElement *playbin;
  GstBus *bus;
  double rate;
} Player;

static Player players[256];
static int count;

static void say(const char *name, const char *format, ...) {
  struct timespec now;
  char line[512], text[400];
  va_list arguments;
  va_start(arguments, format);
  g_vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  clock_gettime(CLOCK_MONOTONIC, &now);
  int length = g_snprintf(line, sizeof line, "EV %lld %s %s\n", now.tv_sec * 1000000000LL + now.tv_nsec, name, text);
  (void)!write(1, line, (size_t)length);
}

static Player *find(const char *name) {
  for (int i = 0; i < count; i++)
    if (!strcmp(players[i].name, name)) return &players[i];
  return NULL;
}

static void set_sink(GstElement *playbin, const char *property, const char *name, const char *suffix) {
  char *full = g_strconcat(name, suffix, NULL);
  g_object_set(playbin, property, gst_element_factory_make("stampsink", full), NULL);
  g_free(full);
}

static void close_player(Player *player) {
  gst_element_set_state(player->playbin, GST_STATE_NULL);
  gst_object_unref(player->bus);
  gst_object_unref(player->playbin);
  *player = players[--count];
}

// A playbin3 keeps every address it ever played, so each load gets a new one.
static Player *load(const char *name, const char *url) {
  Player *player = find(name);
  if (player) close_player(player);
  if (count == (int)G_N_ELEMENTS(players)) exit(3);
  player = &players[count++];
  g_strlcpy(player->name, name, sizeof player->name);
  player->rate = 1;
  player->playbin = gst_element_factory_make("playbin3", NULL);
  player->bus = gst_element_get_bus(player->playbin);
  g_object_set(player->playbin, "uri", url, NULL);
  set_sink(player->playbin, "audio-sink", name, ".a");
  set_sink(player->playbin, "video-sink", name, ".v");
  gst_element_set_state(player->playbin, GST_STATE_PAUSED);
  return player;
}

static gint64 position(Player *player) {
  gint64 now = 0;
  gst_element_query_position(player->playbin, GST_FORMAT_TIME, &now);
  return now;
}

static void obey(char *line) {
  char *words[4] = {"", "", "", ""}, *rest = NULL;
  int n = 0;
  for (char *word = strtok_r(line, " \n", &rest); word && n < 4; word = strtok_r(NULL, " \n", &rest)) words[n++] = word;
  const char *verb = words[0], *name = words[1];
  if (!strcmp(verb, "quit")) exit(0);
  if (n < 2) return;
  say(name, "cmd %s", verb);
  Player *player = strcmp(verb, "load") ? find(name) : load(name, words[2]);
  if (!player) return;
  if (!strcmp(verb, "play")) gst_element_set_state(player->playbin, GST_STATE_PLAYING);
  if (!strcmp(verb, "pause")) gst_element_set_state(player->playbin, GST_STATE_PAUSED);
  if (!strcmp(verb, "stop")) gst_element_set_state(player->playbin, GST_STATE_READY);
  if (!strcmp(verb, "pos")) say(name, "pos %lld", (long long)position(player));
  if (!strcmp(verb, "seek"))
    gst_element_seek(player->playbin, player->rate, GST_FORMAT_TIME,
                     GST_SEEK_FLAG_FLUSH | (*words[3] == 'k' ? GST_SEEK_FLAG_KEY_UNIT : GST_SEEK_FLAG_ACCURATE),
                     GST_SEEK_TYPE_SET, atoll(words[2]), GST_SEEK_TYPE_NONE, 0);
  if (!strcmp(verb, "rate")) {
    player->rate = g_ascii_strtod(words[2], NULL);
    gst_element_seek(player->playbin, player->rate, GST_FORMAT_TIME, GST_SEEK_FLAG_FLUSH | GST_SEEK_FLAG_ACCURATE,
                     GST_SEEK_TYPE_SET, position(player), GST_SEEK_TYPE_NONE, 0);
  }
  if (!strcmp(verb, "close")) close_player(player);
  say(name, "done %s", verb);
}

// Tells the ends and errors of one player; answers whether it has ended.
static gboolean hear(Player *player) {
  gboolean over = FALSE;
  GstMessage *message;
  while ((message = gst_bus_pop(player->bus))) {
    if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_EOS) say(player->name, "ended"), over = TRUE;
    if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_ERROR) say(player->name, "error"), over = TRUE;
    gst_message_unref(message);
  }
  return over;
}

static void play_all(int n, char **urls) {
  for (int i = 0; i < n; i++) {
    Player *player = load("p", urls[i]);
    gst_element_set_state(player->playbin, GST_STATE_PLAYING);
    while (!hear(player)) {
      GPollFD bus;
      gst_bus_get_pollfd(player->bus, &bus);
      struct pollfd wait = {bus.fd, POLLIN, 0};
      poll(&wait, 1, -1);
    }
  }
}

int main(int argc, char **argv) {
  static char text[65536];
  size_t filled = 0;
  gst_init(NULL, NULL);
  if (argc > 1) return play_all(argc - 1, argv + 1), 0;
  say("-", "ready");
  for (;;) {
    struct pollfd wait[257] = {{0, POLLIN, 0}};
    for (int i = 0; i < count; i++) {
      GPollFD bus;
      gst_bus_get_pollfd(players[i].bus, &bus);
      wait[i + 1] = (struct pollfd){bus.fd, POLLIN, 0};
    }
    poll(wait, (nfds_t)count + 1, -1);
    for (int i = 0; i < count; i++) hear(&players[i]);
    if (!wait[0].revents) continue;
    ssize_t got = read(0, text + filled, sizeof text - filled - 1);
    if (got <= 0) return 0;
    filled += (size_t)got;
    text[filled] = 0;
    for (char *end; (end = strchr(text, '\n')); memmove(text, end + 1, filled + 1)) {
      *end = 0;
      filled -= (size_t)(end + 1 - text);
      obey(text);
    }
  }
}
