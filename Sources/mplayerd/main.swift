import Dispatch

Start.run(OwnWords.read())
