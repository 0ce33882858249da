"""Wears mplayerd out: many starts beside a second copy, random commands, load/play/stop cycles.

usage: stress.py MPLAYERD FOLDER      (Scripts/stress makes the folder: libstamp.so, clips/)
"""
import os
import random
import sys
import threading
import time

from players import Lines, Timeout, memory

PROGRAM, FOLDER = sys.argv[1:3]
ENV = dict(os.environ, GST_PLUGIN_PATH=FOLDER)
SINKS = ["--audio-sink", "gst:stampsink", "--video-sink", "gst:stampsink"]
KINDS = (("flac", "A"), ("mp3", "A"), ("short.mp4", "V"), ("short.mkv", "V"))
STARTS, COMMANDS, CYCLES = (int(os.environ.get("STRESS_" + name, count))
                            for name, count in (("STARTS", "3000"), ("COMMANDS", "1000"), ("CYCLES", "2000")))
REST = 12  # seconds, after which Dispatch and GLib have given back the threads that they keep for the next work


def url(clip):
    return "file://%s/clips/clip.%s" % (FOLDER, clip)


def copy():
    return Lines([PROGRAM, "bench", "--protocol", "blp", *SINKS], ENV)


def starts():
    """Every start plays within five seconds, also while another process does the same."""
    over, hung, retold = threading.Event(), [], []

    def play(tell):
        player = copy()
        for number in range(STARTS * 10):
            if over.is_set() or (tell and number == STARTS):
                break
            clip, kind = KINDS[number % len(KINDS)]
            name = "p%d" % number
            try:
                if player.start(name, url(clip), kind) > 2 and tell:
                    retold.append(number)
                player.end(name)
            except Timeout as problem:
                if tell:
                    hung.append("start %d, %s: %s" % (number, clip, problem))
                player.close()
                player = copy()
        player.close()

    second = threading.Thread(target=play, args=(False,))
    second.start()
    play(True)
    over.set()
    second.join()
    print("%d starts: %d hung, %d took more than 2 s" % (STARTS, len(hung), len(retold)))
    return hung


def commands():
    """After any commands in any order, a clip still plays to its end."""
    chance, player = random.Random(7), copy()
    choices = (lambda: "seek r %d a" % (chance.random() * 4e9), lambda: "seek r %d k" % (chance.random() * 4e9),
               lambda: "rate r %g" % chance.choice((0.5, 0.75, 1, 1.25, 1.5, 2)), lambda: "pause r", lambda: "play r")
    try:
        player.start("r", url("short.mp4"), "V")
        for _ in range(COMMANDS):
            player.tell(chance.choice(choices)())
            time.sleep(chance.choice((0, 0, 0, 0.002, 0.02)))
        player.tell("rate r 1")
        player.tell("seek r 3000000000 a")
        player.tell("play r")
        player.wait(lambda i, what, words: i == "r" and what == "done" and words[0] == "play", 30)
        player.wait(lambda i, what, words: i == "r" and what == "ended", 30)
        print("%d random commands: the clip then played to its end" % COMMANDS)
        return []
    except Timeout as problem:
        return ["random commands: %s" % problem]
    finally:
        player.close()


def cycles():
    """One player, loaded, played and stopped again and again, grows by nothing and stays as fast."""
    broken = []
    for clip, kind in (("mp3", "A"), ("short.mp4", "V")):
        player, sizes, times, rests = copy(), [], [], []
        try:
            for number in range(CYCLES):
                begun = time.monotonic()
                player.start("c", url(clip), kind)
                player.tell("stop c")
                player.wait(lambda i, what, words: i == "c" and what == "done" and words[0] == "stop")
                times.append(time.monotonic() - begun)
                if number >= CYCLES // 4 and number % 20 == 0:
                    sizes.append((number, memory(player.pid)))
                if number in (CYCLES // 4, CYCLES - 1):
                    time.sleep(REST)
                    rests.append(memory(player.pid))
        except Timeout as problem:
            broken.append("cycle %d of %s: %s" % (len(times), clip, problem))
            continue
        finally:
            player.close()
        slope = least_squares([(number, size["anonymous"]) for number, size in sizes])
        early, late = median(times[CYCLES // 10:CYCLES // 5]), median(times[-CYCLES // 10:])
        grown = {key: rests[1][key] - rests[0][key] for key in ("files", "threads")}
        print("%d cycles of %s: %.3f KiB each, files %+d, threads %+d, %.1f ms then %.1f ms" %
              (CYCLES, clip, slope, grown["files"], grown["threads"], 1000 * early, 1000 * late))
        if slope > 1.024:
            broken.append("%s: %.3f KiB a cycle; 1 MB per 1000 is the limit" % (clip, slope))
        if grown["files"] > 0 or grown["threads"] > 0:
            broken.append("%s: files or threads grow" % clip)
    return broken


def median(values):
    return sorted(values)[len(values) // 2]


def least_squares(points):
    n = len(points)
    x, y = sum(p[0] for p in points) / n, sum(p[1] for p in points) / n
    spread = sum((p[0] - x) ** 2 for p in points)
    return sum((p[0] - x) * (p[1] - y) for p in points) / spread if spread else 0.0


def main():
    broken = starts() + commands() + cycles()
    for line in broken:
        print("✘ " + line, file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
