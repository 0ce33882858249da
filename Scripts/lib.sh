# What the scripts share: where the package is, the Debian packages it needs, the toolchain, and silence. Sourced, not run.
set -euo pipefail

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
build=$root/.build
mkdir -p "$build"
export GST_REGISTRY=$build/gstreamer-registry.bin  # a new registry costs half a second a process; this one is kept

# What a machine needs to build and play. "a|b": either will do, the first is installed.
packages_to_play=(
  libgstreamer1.0-dev libgstreamer-plugins-base1.0-dev gstreamer1.0-plugins-base gstreamer1.0-plugins-good
  gstreamer1.0-plugins-bad gstreamer1.0-plugins-ugly gstreamer1.0-libav gstreamer1.0-alsa gstreamer1.0-pulseaudio
  gstreamer1.0-gl gstreamer1.0-x "pkg-config|pkgconf" ca-certificates
)
# What the Swift toolchain itself needs on a bare Debian: a linker, the C and C++ libraries, and what it is linked to.
packages_of_toolchain=(
  "binutils|lld" libc6-dev "libstdc++-12-dev|g++" "libncurses6|libncurses6t64" libsqlite3-0
  "libcurl4|libcurl4t64" "libxml2|libxml2-16"
)
# What the tests and the checks need besides: makers of media, and a server that serves it badly.
packages_to_test=(ffmpeg gstreamer1.0-tools python3)
# What the benchmark compares with.
packages_to_bench=(ffmpeg gstreamer1.0-plugins-base-apps python3 mpv gcc libc6-dev)

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# Prints what of the arguments is not installed.
missing_packages() {
  local choice name
  for choice in "$@"; do
    for name in ${choice//|/ }; do
      [[ $(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null) == installed ]] && continue 2
    done
    printf '%s\n' "${choice%%|*}"
  done
}

# Installs what of the arguments is missing, once, saying so; without the right to, prints the line to run.
need_packages() {
  local missing as_root=()
  command -v dpkg-query >/dev/null || return 0  # not a Debian: the build says what it misses
  mapfile -t missing < <(missing_packages "$@")
  ((${#missing[@]})) || return 0
  if ((EUID)); then
    sudo -n true 2>/dev/null || fail "Debian packages are missing. Please run once, then try again:
  sudo apt-get install ${missing[*]}"
    as_root=(sudo -n)
  fi
  printf 'Installing Debian packages, once: %s\n' "${missing[*]}" >&2
  quietly "${as_root[@]}" apt-get update -q
  quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${missing[@]}"
}

# Makes it possible to build with Swift and GStreamer; the arguments are packages needed besides.
need_to_build() {
  local from_login
  if ! command -v swift >/dev/null; then
    from_login=$(bash -lc 'command -v swift' 2>/dev/null || true)
    [[ -n $from_login ]] || fail "Swift 6.2 or newer is missing: https://www.swift.org/install/linux/"
    PATH=$(dirname "$from_login"):$PATH
  fi
  need_packages "${packages_of_toolchain[@]}" "${packages_to_play[@]}" "$@"
}

# Drops what every build prints and nobody can act on: progress, SwiftPM on pkg-config's `-pthread` (its issue 10549),
# and the linker on `mktemp` in the toolchain's own static Foundation.
without_noise() {
  sed -u -E '/^\[[0-9]+\/[0-9]+\] /d; /prohibited flag\(s\)/d; /the use of `(mktemp|tmpnam|tempnam)/d'
}

# Runs a command, silently when it succeeds; shows what it said when it fails.
quietly() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 || status=$?
  ((status == 0)) || without_noise <"$log" >&2
  rm -f "$log"
  return "$status"
}

# Builds in `.build`, silently; says beforehand that the first time takes a while.
build_swift() {
  [[ -e $build/workspace-state.json ]] || printf 'Building for the first time; this takes some minutes.\n' >&2
  quietly swift build --package-path "$root" "$@"
}

# Builds the program as users get it: optimised, and free of the toolchain.
build_program() {
  build_swift -c release --product mplayerd --static-swift-stdlib
}
program=$build/release/mplayerd

# Runs the tests that were built, with the given options. Prints the closing lines; when one fails, also what went wrong.
run_tests() {
  local log=$build/test.log status=0 limit=(timeout --signal=INT --kill-after=10 1200)
  if [[ -t 0 ]]; then limit=(timeout --signal=INT --foreground 1200); fi  # so that Ctrl-C ends it
  # Hundreds of players at once only starve each other: twice as many tests as there are processors keep all of them busy.
  export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=$((2 * $(nproc)))
  G_DEBUG=fatal-criticals "${limit[@]}" swift test --package-path "$root" --disable-xctest --skip-build "$@" \
    >"$log" 2>&1 || status=$?
  if ((status)); then
    without_noise <"$log" | sed -E '/^✔ Test run with /b; /^(◇|↳|✔)/d' >&2
  else
    grep -E '^[^ ]+ Test run with ' "$log"
  fi
  ((status != 124)) || fail "The tests hung and were stopped after 20 minutes; the last lines show where."
  return "$status"
}
