// What pixels are, by the four letters that CoreVideo has for it.

/// Four letters, as a number.
public typealias OSType = UInt32

/// Blue, green, red and how opaque, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241

/// How opaque, red, green and blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020

/// Red, green, blue and how opaque, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241

/// How opaque, blue, green and red, a byte each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752

/// Red, green and blue, a byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018

/// Blue, green and red, a byte each.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247

/// Light in one plane, and one pair of colours for four pixels in another (NV12); black is 16.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

/// Light in one plane, and one pair of colours for four pixels in another (NV12); black is 0.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// Light and the two colours in a plane each, one of these for four pixels (I420); black is 16.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230

/// Light and the two colours in a plane each, one of these for four pixels (I420); black is 0.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230

/// Light in one plane, and one pair of colours for two pixels in another (NV16); black is 16.
public let kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3276

/// Light in one plane, and a pair of colours for each pixel in another (NV24); black is 16.
public let kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType = 0x3434_3476

/// The same as NV12, of ten bits in two bytes (P010); black is 64.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230

/// The same as NV12, of ten bits in two bytes (P010); black is 0.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230

/// Two pixels in four bytes, the first colour first (UYVY).
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579

/// Two pixels in four bytes, light first (YUY2).
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673

/// Light alone, a byte each.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
