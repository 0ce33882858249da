/// Where it was recorded.
public let kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709 =
  "mdta/com.apple.quicktime.location.ISO6709"

/// Which way the camera looked.
public let kCMMetadataIdentifier_QuickTimeMetadataDirection_Facing =
  "mdta/com.apple.quicktime.direction.facing"

/// How to turn the picture from here on, instead of the matrix of its track.
public let kCMMetadataIdentifier_QuickTimeMetadataPreferredAffineTransform =
  "mdta/com.apple.quicktime.preferred-affine-transform"

/// How the picture lies, in the numbers of TIFF and EXIF.
public let kCMMetadataIdentifier_QuickTimeMetadataVideoOrientation =
  "mdta/com.apple.quicktime.video-orientation"
