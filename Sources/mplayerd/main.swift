import AVFoundation
import CTerminal

cterm_ignore(SIGPIPE)
print("mplayerd", cterm_columns(1))
