/// Bytes that writer and reader have agreed about.
public let kCMMetadataBaseDataType_RawData = "com.apple.metadata.datatype.raw-data"

/// Text in UTF-8.
public let kCMMetadataBaseDataType_UTF8 = "com.apple.metadata.datatype.UTF-8"

/// Text in UTF-16.
public let kCMMetadataBaseDataType_UTF16 = "com.apple.metadata.datatype.UTF-16"

/// A GIF picture.
public let kCMMetadataBaseDataType_GIF = "com.apple.metadata.datatype.GIF"

/// A JPEG picture.
public let kCMMetadataBaseDataType_JPEG = "com.apple.metadata.datatype.JPEG"

/// A PNG picture.
public let kCMMetadataBaseDataType_PNG = "com.apple.metadata.datatype.PNG"

/// A BMP picture.
public let kCMMetadataBaseDataType_BMP = "com.apple.metadata.datatype.BMP"

/// A floating-point number of 32 bits, big-endian.
public let kCMMetadataBaseDataType_Float32 = "com.apple.metadata.datatype.float32"

/// A floating-point number of 64 bits, big-endian.
public let kCMMetadataBaseDataType_Float64 = "com.apple.metadata.datatype.float64"

/// A signed whole number of 8 bits.
public let kCMMetadataBaseDataType_SInt8 = "com.apple.metadata.datatype.int8"

/// A signed whole number of 16 bits, big-endian.
public let kCMMetadataBaseDataType_SInt16 = "com.apple.metadata.datatype.int16"

/// A signed whole number of 32 bits, big-endian.
public let kCMMetadataBaseDataType_SInt32 = "com.apple.metadata.datatype.int32"

/// A signed whole number of 64 bits, big-endian.
public let kCMMetadataBaseDataType_SInt64 = "com.apple.metadata.datatype.int64"

/// An unsigned whole number of 8 bits.
public let kCMMetadataBaseDataType_UInt8 = "com.apple.metadata.datatype.uint8"

/// An unsigned whole number of 16 bits, big-endian.
public let kCMMetadataBaseDataType_UInt16 = "com.apple.metadata.datatype.uint16"

/// An unsigned whole number of 32 bits, big-endian.
public let kCMMetadataBaseDataType_UInt32 = "com.apple.metadata.datatype.uint32"

/// An unsigned whole number of 64 bits, big-endian.
public let kCMMetadataBaseDataType_UInt64 = "com.apple.metadata.datatype.uint64"

/// A point of two 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_PointF32 = "com.apple.metadata.datatype.point-float32"

/// A width and a height as 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_DimensionsF32 = "com.apple.metadata.datatype.dimensions-float32"

/// A rectangle: a point, then its dimensions.
public let kCMMetadataBaseDataType_RectF32 = "com.apple.metadata.datatype.rectangle-float32"

/// A 3 by 3 matrix of 64-bit floating-point numbers, row by row, of an affine transform.
public let kCMMetadataBaseDataType_AffineTransformF64 = "com.apple.metadata.affine-transform-float64"

/// A 3 by 3 matrix of 64-bit floating-point numbers, row by row, of a perspective transform.
public let kCMMetadataBaseDataType_PerspectiveTransformF64 =
  "com.apple.metadata.perspective-transform-float64"

/// Three or more points, the corners of a polygon.
public let kCMMetadataBaseDataType_PolygonF32 = "com.apple.metadata.datatype.polygon-float32"

/// Two or more points, the corners of a line.
public let kCMMetadataBaseDataType_PolylineF32 = "com.apple.metadata.datatype.polyline-float32"

/// Text in JSON.
public let kCMMetadataBaseDataType_JSON = "com.apple.metadata.datatype.JSON"

/// A place on Earth, as ISO 6709 writes it.
public let kCMMetadataDataType_QuickTimeMetadataLocation_ISO6709 = "com.apple.quicktime.location.ISO6709"

/// A direction, as QuickTime writes it.
public let kCMMetadataDataType_QuickTimeMetadataDirection = "com.apple.quicktime.direction"
