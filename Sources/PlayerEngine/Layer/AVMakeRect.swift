public import Foundation

/// The largest rectangle of the shape of `aspectRatio` that fits into `boundingRect`, in its middle; an empty one there
/// where that has no shape.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  rectangle(of: aspectRatio, in: boundingRect, gravity: .resizeAspect)
}

/// Where something of the shape of `size` is in `room`.
func rectangle(of size: CGSize, in room: CGRect, gravity: AVLayerVideoGravity) -> CGRect {
  guard size.width > 0, size.height > 0 else {
    return CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
  }
  let (across, down) = (room.width / size.width, room.height / size.height)
  if gravity == .resize { return room }
  let scale = gravity == .resizeAspectFill ? max(across, down) : min(across, down)
  let (width, height) = (size.width * scale, size.height * scale)
  return CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
}
