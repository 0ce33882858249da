import AVFoundation

print("mplayerd")
