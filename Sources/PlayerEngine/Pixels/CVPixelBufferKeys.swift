// The names of what is asked of a picture's pixels, and of what is attached to them.

// MARK: - What can be asked for

/// Which of the `kCVPixelFormatType_…` the pixels are to be (a number, or several, of which the best is taken).
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"

/// How many pixels across there are to be (a number).
public let kCVPixelBufferWidthKey = "Width"

/// How many pixels down there are to be (a number).
public let kCVPixelBufferHeightKey = "Height"

/// To what rows are to be aligned; ignored, since GStreamer aligns them as it needs.
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment"

/// Whether the pixels are to lie in shared memory; ignored.
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"

/// Whether Metal is to take the pixels; ignored.
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"

/// Whether OpenGL is to take the pixels; ignored.
public let kCVPixelBufferOpenGLCompatibilityKey = "OpenGLCompatibility"

/// Whether OpenGL ES is to take the pixels; ignored.
public let kCVPixelBufferOpenGLESCompatibilityKey = "OpenGLESCompatibility"

/// Whether CoreGraphics is to take the pixels as an image; ignored.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"

/// Whether CoreGraphics is to draw into the pixels; ignored.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"

// MARK: - What is attached

/// Which colours the primaries are (a `String`).
public let kCVImageBufferColorPrimariesKey = "CVImageBufferColorPrimaries"

/// The primaries of high definition.
public let kCVImageBufferColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"

/// The primaries of European standard definition.
public let kCVImageBufferColorPrimaries_EBU_3213 = "EBU_3213"

/// The primaries of American standard definition.
public let kCVImageBufferColorPrimaries_SMPTE_C = "SMPTE_C"

/// The primaries of ultra high definition.
public let kCVImageBufferColorPrimaries_ITU_R_2020 = "ITU_R_2020"

/// How light grows with the numbers (a `String`).
public let kCVImageBufferTransferFunctionKey = "CVImageBufferTransferFunction"

/// The curve of television.
public let kCVImageBufferTransferFunction_ITU_R_709_2 = "ITU_R_709_2"

/// The curve of perceptual quantising, for high dynamic range.
public let kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ"

/// The hybrid curve, for high dynamic range.
public let kCVImageBufferTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"

/// How red, green and blue were mixed (a `String`).
public let kCVImageBufferYCbCrMatrixKey = "CVImageBufferYCbCrMatrix"

/// The mixture of high definition.
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"

/// The mixture of standard definition.
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"

/// The mixture of ultra high definition.
public let kCVImageBufferYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"

/// How wide a pixel is against its height (a dictionary of two numbers); attached where it is not square.
public let kCVImageBufferPixelAspectRatioKey = "CVPixelAspectRatio"

/// The width of a pixel, in that dictionary.
public let kCVImageBufferPixelAspectRatioHorizontalSpacingKey = "HorizontalSpacing"

/// The height of a pixel, in that dictionary.
public let kCVImageBufferPixelAspectRatioVerticalSpacingKey = "VerticalSpacing"
