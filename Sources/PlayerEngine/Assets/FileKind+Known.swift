// The kinds of files and codings that have a name on the web.

extension FileKind {
  /// All that are known, whether they can be played or not.
  static let all = [
    FileKind(.mp4, "video/quicktime", "video/mp4", "audio/mp4", "application/mp4"),
    FileKind(.mov, "video/quicktime", "video/quicktime"),
    FileKind(.m4v, "video/quicktime", "video/x-m4v"),
    FileKind(.m4a, "video/quicktime", "audio/x-m4a", "audio/m4a", "audio/x-m4b"),
    FileKind(.mobile3GPP, "video/quicktime", "video/3gpp", "audio/3gpp"),
    FileKind(.mobile3GPP2, "video/quicktime", "video/3gpp2", "audio/3gpp2"),
    FileKind(
      .mp3, "audio/mpeg, mpegversion=1, layer=3", "audio/mpeg", "audio/mp3", "audio/x-mp3", "audio/mpg"),
    FileKind("public.aac-audio", "audio/mpeg, mpegversion=4", "audio/aac", "audio/aacp", "audio/x-aac"),
    FileKind(.wav, "audio/x-wav", "audio/wav", "audio/x-wav", "audio/wave", "audio/vnd.wave"),
    FileKind(.aiff, "audio/x-aiff", "audio/aiff", "audio/x-aiff"),
    FileKind(.aifc, "audio/x-aiff", "audio/x-aifc"),
    FileKind(.caf, "audio/x-caf", "audio/x-caf"),
    FileKind(.au, "audio/x-au", "audio/basic", "audio/x-au"),
    FileKind(.amr, "audio/x-amr-nb-sh", "audio/amr"),
    FileKind(.ac3, "audio/x-ac3", "audio/ac3"),
    FileKind(.eac3, "audio/x-eac3", "audio/eac3"),
    FileKind("org.xiph.flac", "audio/x-flac", "audio/flac", "audio/x-flac"),
    FileKind("org.xiph.ogg", "application/ogg", "audio/ogg", "video/ogg", "application/ogg"),
    FileKind("org.matroska.mkv", "video/x-matroska", "video/x-matroska", "audio/x-matroska"),
    FileKind("org.webmproject.webm", "video/webm", "video/webm", "audio/webm"),
    FileKind("public.mpeg-2-transport-stream", "video/mpegts, systemstream=true", "video/mp2t"),
    FileKind("public.mpeg", "video/mpeg, systemstream=true", "video/mpeg", "video/mp2p"),
    FileKind("public.avi", "video/x-msvideo", "video/x-msvideo", "video/avi"),
    FileKind(
      "public.m3u-playlist", "application/x-hls", "application/vnd.apple.mpegurl", "application/x-mpegurl",
      "audio/mpegurl", "audio/x-mpegurl"),
    FileKind("org.iso.mpeg-dash", "application/dash+xml", "application/dash+xml"),
  ]

  /// The codings of RFC 6381 by the beginnings of their names, the longer ones first.
  static let codings: [(name: String, caps: String)] = [
    ("mp4a.40.34", "audio/mpeg, mpegversion=1, layer=3"), ("mp4a.69", "audio/mpeg, mpegversion=1, layer=3"),
    ("mp4a.6b", "audio/mpeg, mpegversion=1, layer=3"), ("mp4a.a5", "audio/x-ac3"),
    ("mp4a.a6", "audio/x-eac3"),
    ("mp4a", "audio/mpeg, mpegversion=4"), ("mp3", "audio/mpeg, mpegversion=1, layer=3"),
    ("avc1", "video/x-h264"), ("avc3", "video/x-h264"), ("hvc1", "video/x-h265"), ("hev1", "video/x-h265"),
    ("vp08", "video/x-vp8"), ("vp8", "video/x-vp8"), ("vp09", "video/x-vp9"), ("vp9", "video/x-vp9"),
    ("av01", "video/x-av1"), ("mp4v", "video/mpeg, mpegversion=4, systemstream=false"),
    ("theora", "video/x-theora"), ("ac-3", "audio/x-ac3"), ("ec-3", "audio/x-eac3"), ("alac", "audio/x-alac"),
    ("flac", "audio/x-flac"), ("opus", "audio/x-opus"), ("vorbis", "audio/x-vorbis"),
  ]
}
