import CoreMedia
import Testing

@Suite struct MetadataConstantTests {
  @Test(arguments: [
    (kCMMetadataBaseDataType_RawData, "com.apple.metadata.datatype.raw-data"),
    (kCMMetadataBaseDataType_UTF8, "com.apple.metadata.datatype.UTF-8"),
    (kCMMetadataBaseDataType_JPEG, "com.apple.metadata.datatype.JPEG"),
    (kCMMetadataBaseDataType_PNG, "com.apple.metadata.datatype.PNG"),
    (kCMMetadataBaseDataType_SInt32, "com.apple.metadata.datatype.int32"),
    (kCMMetadataKeySpace_iTunes, "itsk"),
    (kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709, "mdta/com.apple.quicktime.location.ISO6709"),
  ])
  func aConstantHasApplesValue(constant: String, value: String) {
    #expect(constant == value)
  }
}
