# What bench and stress need in .build/bench: the sink that says when, the yardstick, the clips. Sourced, not run.

compile() { # compile OUTPUT SOURCE PACKAGE OPTION...
  local output=$build/bench/$1 source=$root/Scripts/bench.d/$2 flags
  mkdir -p "$build/bench"
  [[ $output -nt $source ]] && return
  read -ra flags < <(pkg-config --cflags --libs "$3")
  gcc -O2 -Wall -Wextra -Werror "${@:4}" -o "$output" "$source" "${flags[@]}"
}

prepare_sink() { compile libstamp.so stampsink.c gstreamer-base-1.0 -shared -fPIC; }
prepare_yardstick() { compile bare bare.c gstreamer-1.0; }

prepare_clips() {
  local clips=$build/bench/clips clip kind sound picture
  [[ -e $clips/complete ]] && return
  rm -rf "$clips"
  mkdir -p "$clips"
  encode() { ffmpeg -hide_banner -loglevel error -nostdin -y -fflags +bitexact "$@"; }
  sound=(-f lavfi -i "sine=frequency=440:duration=60:sample_rate=44100")
  picture=(-f lavfi -i "testsrc2=size=1280x720:rate=30:duration=60")
  for clip in wav:pcm_s16le flac:flac mp3:libmp3lame opus:libopus; do
    encode "${sound[@]}" -ac 2 -c:a "${clip#*:}" "$clips/clip.${clip%:*}"
  done
  cp "$clips/clip.mp3" "$clips/clip.small.mp3"
  encode "${picture[@]}" "${sound[@]}" -c:v libx264 -preset veryfast -g 60 -bf 2 -c:a aac -movflags +faststart "$clips/clip.mp4"
  encode -i "$clips/clip.mp4" -map 0:v -map 0:a -c:v copy -c:a libopus "$clips/clip.mkv"
  encode -i "$clips/clip.mp4" -vf scale=160:90 -c:v libx264 -preset veryfast -c:a copy -movflags +faststart "$clips/clip.small.mp4"
  for kind in mp4 mkv; do
    encode -i "$clips/clip.small.mp4" -t 4 -c copy "$clips/clip.short.$kind"
  done
  : > "$clips/complete"
}
