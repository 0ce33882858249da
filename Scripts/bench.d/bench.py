"""Measures mplayerd, gst-play-1.0, mpv and a bare C program on playbin3 in one interleaved run; prints ratios to the last.

usage: bench.py MPLAYERD FOLDER LIMITS.tsv      (Scripts/bench makes the folder: libstamp.so, bare, clips/)
"""
import os
import random
import statistics
import sys
import time

from players import Lines, Mpv, Timeout, cold_start, cpu_seconds, memory

PROGRAM, FOLDER, LIMITS = sys.argv[1:4]
BARE = os.path.join(FOLDER, "bare")
ENV = dict(os.environ, GST_PLUGIN_PATH=FOLDER, USE_PLAYBIN3="1")
CLIPS = {"wav": "A", "flac": "A", "mp3": "A", "opus": "A", "mp4": "V", "mkv": "V"}
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "15"))
SINKS = ["--audio-sink", "gst:stampsink", "--video-sink", "gst:stampsink"]


def url(clip):
    return "file://%s/clips/clip.%s" % (FOLDER, clip)


COLD = {
    "bare": lambda clip: [BARE, url(clip)],
    "mplayerd": lambda clip: [PROGRAM, "play", "--quiet", *SINKS, url(clip)],
    "gst-play": lambda clip: ["gst-play-1.0", "-q", "--no-interactive", "--audiosink=stampsink",
                              "--videosink=stampsink", url(clip)],
    "mpv": lambda clip: ["mpv", "--no-config", "--ao=null", "--vo=null", "--msg-level=all=v", url(clip)],
}
WARM = {
    "bare": lambda: Lines([BARE], ENV),
    "mplayerd": lambda: Lines([PROGRAM, "bench", "--protocol", "blp", *SINKS], ENV),
    "mpv": lambda: Mpv(FOLDER),
}

results = []  # (metric, clip, unit, player, value)


def note(metric, clip, unit, player, value):
    results.append((metric, clip, unit, player, value))


def rounds(players, count):
    """Each player in each round, the order turning, so that whatever else the machine does hits all alike."""
    names = list(players)
    for turn in range(count):
        for name in names[turn % len(names):] + names[:turn % len(names)]:
            yield turn, name


def quantile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))]


def measure_cold():
    for clip, kind in CLIPS.items():
        seen = {name: [] for name in COLD}
        for turn, name in rounds(COLD, ROUNDS + 1):
            took = cold_start(COLD[name](clip), ENV, kind)
            if turn:  # the first round warms the caches
                seen[name].append(took)
        for name, values in seen.items():
            note("process start to first buffer", clip, "ms", name, 1000 * statistics.median(values))


def with_players(work):
    players = {name: make() for name, make in WARM.items()}
    try:
        work(players)
    finally:
        for player in players.values():
            player.close()


def measure_warm(players):
    for clip, kind in CLIPS.items():
        seen = {name: [] for name in players}
        for turn, name in rounds(players, ROUNDS + 2):
            took = players[name].start("w%d" % turn, url(clip), kind)
            players[name].end("w%d" % turn)
            if turn > 1:
                seen[name].append(took)
        for name, values in seen.items():
            note("warm play", clip, "ms", name, 1000 * statistics.median(values))


def measure_seeks(players):
    for clip, kind, exact in (("flac", "A", True), ("mp3", "A", True), ("mp4", "V", True), ("mp4", "V", False)):
        chance = random.Random(1)
        targets = [chance.uniform(1, 50) for _ in range(2 * ROUNDS)]
        seen = {name: [] for name in players}
        for player in players.values():
            player.start("s", url(clip), kind)
        time.sleep(0.3)
        for turn, name in rounds(players, len(targets)):
            seen[name].append(players[name].seek("s", targets[turn], kind, exact))
            time.sleep(0.12)
        for name, player in players.items():
            player.end("s")
            how = "seek, exact" if exact else "seek, key frame"
            note(how + ", p50", clip, "ms", name, 1000 * statistics.median(seen[name]))
            note(how + ", p95", clip, "ms", name, 1000 * quantile(seen[name], 0.95))


def measure_rate(players):
    """What a change of the rate from 1 to 1.5 costs: the media time missing a second later."""
    for clip, kind in (("flac", "A"), ("mp4", "V")):
        seen = {name: [] for name in players}
        for turn, name in rounds(players, max(4, ROUNDS // 3)):
            player = players[name]
            player.start("r%d" % turn, url(clip), kind)
            time.sleep(0.7)
            before, was = player.position("r%d" % turn)
            player.set_rate("r%d" % turn, 1.5)
            time.sleep(1.2)
            after, now = player.position("r%d" % turn)
            seen[name].append(1.5 * (after - before) - (now - was))
            player.end("r%d" % turn)
        for name, values in seen.items():
            note("rate 1 to 1.5: media time lost", clip, "ms", name, 1000 * statistics.median(values))


def measure_processor():
    window = 6.0
    for clip, kind in (("flac", "A"), ("mp3", "A"), ("mp4", "V")):
        seen = {name: [] for name in WARM}
        for _, name in rounds(WARM, 2):
            player = WARM[name]()
            player.start("c", url(clip), kind)
            time.sleep(1.0)
            before = cpu_seconds(player.pid)
            time.sleep(window)
            seen[name].append((cpu_seconds(player.pid) - before) * 60 / window)
            player.close()
        for name, values in seen.items():
            note("processor time a minute", clip, "s", name, statistics.median(values))


def measure_memory():
    for clip, kind in (("mp3", "A"), ("mp4", "V")):
        for name in ("bare", "mplayerd"):
            player, sizes = WARM[name](), {}
            for number in range(50):
                player.start("m%d" % number, url("small." + clip), kind)
                if number + 1 in (1, 10, 50):
                    time.sleep(0.5)
                    sizes[number + 1] = memory(player.pid)
            player.close()
            for number, size in sizes.items():
                note("memory with %d players" % number, clip, "MiB", name, size["rss"] / 1024)
            for key, unit, scale in (("rss", "MiB", 1024), ("threads", "", 1), ("files", "", 1)):
                note("%s of one more player" % key, clip, unit, name, (sizes[50][key] - sizes[10][key]) / 40 / scale)


def read_limits():
    limits = {}
    with open(LIMITS) as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                metric, clip, ratio, floor = line.rstrip("\n").split("\t")[:4]
                limits[metric, clip] = (float(ratio), float(floor))
    return limits


def report():
    """Prints a line a metric; answers how many are over their limit."""
    limits, over = read_limits(), 0
    table = {}
    for metric, clip, unit, player, value in results:
        table.setdefault((metric, clip, unit), {})[player] = value
    for (metric, clip, unit), values in table.items():
        bare = values["bare"]
        said = ["%s %.3g%s (%.2fx)" % (name, value, unit and " " + unit, value / bare if bare else float("nan"))
                for name, value in values.items() if name != "bare"]
        ratio, floor = limits.get((metric, clip), (None, None))
        verdict = ""
        if ratio is not None:
            allowed = max(ratio * bare, floor)
            verdict = "  within %.3g" % allowed
            if values["mplayerd"] > allowed:
                over += 1
                verdict = "  OVER %.3g" % allowed
        print("%-34s %-5s bare %.3g%s  %s%s" % (metric, clip, bare, unit and " " + unit, "  ".join(said), verdict))
    return over


def main():
    for name, work in (("cold", measure_cold), ("warm", lambda: with_players(measure_warm)),
                       ("seeks", lambda: with_players(measure_seeks)), ("rate", lambda: with_players(measure_rate)),
                       ("processor", measure_processor), ("memory", measure_memory)):
        try:
            work()
        except Timeout as problem:
            print("%s: %s" % (name, problem), file=sys.stderr)
            return 1
    return 1 if report() else 0


if __name__ == "__main__":
    sys.exit(main())
