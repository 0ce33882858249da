import GStreamer

extension CGImage {
  /// One image with `images` on it, so many beside each other, with so many black pixels between and around them; nil
  /// where there are none, or it would be too large.
  ///
  /// Each stands in the middle of a cell; all cells are as large as the largest.
  package convenience init?(sheetOf images: [CGImage], columns: Int, gap: Int) {
    guard let width = images.map(\.width).max(), let height = images.map(\.height).max(), columns > 0 else {
      return nil
    }
    let across = min(columns, images.count)
    let down = (images.count + columns - 1) / columns
    let size = (width: gap + across * (width + gap), height: gap + down * (height + gap))
    guard size.width <= 32768, size.height <= 32768,
      let sheet = PixelBlock(format: "RGBA", width: size.width, height: size.height)
    else { return nil }
    for (place, image) in images.enumerated() {
      let x = gap + place % columns * (width + gap) + (width - image.width) / 2
      let y = gap + place / columns * (height + gap) + (height - image.height) / 2
      sheet.paste(image.block, x: x, y: y)
    }
    sheet.makeOpaque()
    self.init(sheet)
  }
}
