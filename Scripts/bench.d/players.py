"""Players as the benchmark and the stress test drive them: programs that are told lines or JSON, and heard with a stamp."""
import json
import os
import queue
import re
import socket
import subprocess
import threading
import time


class Timeout(Exception):
    """Nothing came in time."""


class Lines:
    """A process driven by lines on stdin that answers with `EV <ns> <id> <what> ...` on stdout."""

    def __init__(self, argv, env, quiet=True):
        self.process = subprocess.Popen(argv, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL if quiet else None, bufsize=0)
        self.heard = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self):
        for line in self.process.stdout:
            words = line.decode(errors="replace").split()
            if len(words) >= 4 and words[0] == "EV":
                self.heard.put((int(words[1]), words[2], words[3], words[4:]))
        self.heard.put(None)

    def tell(self, line):
        """Sends a line; answers when."""
        now = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
        self.process.stdin.write(line.encode() + b"\n")
        return now

    def wait(self, accept, seconds=15.0):
        """The first event from now on that `accept(id, what, words)` takes; what comes before it is dropped."""
        end = time.monotonic() + seconds
        while True:
            try:
                event = self.heard.get(timeout=max(0.0, end - time.monotonic()))
            except queue.Empty:
                raise Timeout("nothing in %g s" % seconds) from None
            if event is None:
                raise Timeout("the process ended with %s" % self.process.wait())
            if accept(event[1], event[2], event[3]):
                return event

    def drain(self):
        """All events that wait."""
        events = []
        while not self.heard.empty():
            event = self.heard.get()
            if event:
                events.append(event)
        return events

    def close(self):
        try:
            self.tell("quit")
            self.process.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()

    # What the benchmark asks of every player.

    def start(self, name, url, kind):
        """Loads and plays; answers the seconds until the first buffer or frame."""
        self.tell("load %s %s" % (name, url))
        self.tell("play %s" % name)
        begun = self.wait(lambda i, what, words: i == name and what == "cmd" and words[0] == "load")
        first = self.wait(first_of(name, kind))
        return (first[0] - begun[0]) / 1e9

    def end(self, name):
        self.tell("stop %s" % name)
        self.tell("close %s" % name)
        self.wait(lambda i, what, words: i == name and what == "done" and words[0] == "close")

    def seek(self, name, seconds, kind, exact):
        self.drain()
        self.tell("seek %s %d %s" % (name, seconds * 1e9, "a" if exact else "k"))
        begun = self.wait(lambda i, what, words: i == name and what == "cmd" and words[0] == "seek")
        first = self.wait(first_of(name, kind))
        return (first[0] - begun[0]) / 1e9

    def position(self, name):
        self.tell("pos %s" % name)
        event = self.wait(lambda i, what, words: i == name and what == "pos")
        return event[0] / 1e9, int(event[3][0]) / 1e9

    def set_rate(self, name, rate):
        self.tell("rate %s %g" % (name, rate))

    @property
    def pid(self):
        return self.process.pid


def first_of(name, kind):
    sink = "%s.%s" % (name, "a" if kind == "A" else "v")
    return lambda i, what, words: i == sink and what == "first"


class Mpv:
    """mpv without picture and sound, driven over its socket. It plays one thing at a time, whatever its name."""

    def __init__(self, folder):
        path = os.path.join(folder, "mpv-%d" % os.getpid())
        self.process = subprocess.Popen(
            ["mpv", "--no-config", "--idle=yes", "--ao=null", "--vo=null", "--no-terminal", "--load-scripts=no",
             "--input-ipc-server=" + path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.socket = socket.socket(socket.AF_UNIX)
        for _ in range(200):
            try:
                self.socket.connect(path)
                break
            except OSError:
                time.sleep(0.02)
        self.stream = self.socket.makefile("r")
        self.socket.settimeout(15)

    def _command(self, *words):
        now = time.monotonic()
        self.socket.sendall(json.dumps({"command": words}).encode() + b"\n")
        return now

    def _restarted(self, begun):
        while json.loads(self.stream.readline()).get("event") != "playback-restart":
            pass
        return time.monotonic() - begun

    def start(self, _name, url, _kind):
        return self._restarted(self._command("loadfile", url))

    def end(self, _name):
        self._command("stop")
        while json.loads(self.stream.readline()).get("event") != "idle":
            pass

    def seek(self, _name, seconds, _kind, exact):
        return self._restarted(self._command("seek", seconds, "absolute+" + ("exact" if exact else "keyframes")))

    def position(self, _name):
        self._command("get_property", "time-pos")
        while True:
            answer = json.loads(self.stream.readline())
            if isinstance(answer.get("data"), float):
                return time.monotonic(), answer["data"]

    def set_rate(self, _name, rate):
        self._command("set_property", "speed", rate)

    def close(self):
        self.process.kill()
        self.process.wait()

    @property
    def pid(self):
        return self.process.pid


def cold_start(argv, env, kind, limit=15.0):
    """Starts a program; answers the seconds until its sink (or mpv's log) says that it plays, then ends it."""
    read, write = os.pipe()
    begun = time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    process = subprocess.Popen(argv, env=dict(env, BENCH_FD=str(write)), pass_fds=[write], stdin=subprocess.DEVNULL,
                               stdout=write if argv[0] == "mpv" else subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    watchdog = threading.Timer(limit, process.kill)
    watchdog.start()
    try:
        with os.fdopen(read, "rb", 0) as stream:
            for line in stream:
                words = line.split()
                if b"restart complete" in line:
                    return (time.clock_gettime_ns(time.CLOCK_MONOTONIC) - begun) / 1e9
                if len(words) > 4 and words[3] == b"first" and words[4] == kind.encode():
                    return (int(words[1]) - begun) / 1e9
        raise Timeout("%s never played" % argv[0])
    finally:
        watchdog.cancel()
        process.kill()
        process.wait()


def cpu_seconds(pid):
    """The processor time a process has used, its dead threads included."""
    return time.clock_gettime((~pid << 3) | 2)


def memory(pid):
    """Resident and anonymous KiB, threads and open files of a process."""
    with open("/proc/%d/smaps_rollup" % pid) as file:
        text = file.read()
    size = lambda key: int(re.search(r"^%s:\s+(\d+)" % key, text, re.M).group(1))
    return {"rss": size("Rss"), "anonymous": size("Anonymous"), "threads": len(os.listdir("/proc/%d/task" % pid)),
            "files": len(os.listdir("/proc/%d/fd" % pid))}
