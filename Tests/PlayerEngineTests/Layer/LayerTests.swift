import AVFoundation
import CoreMedia
import PlaybackTesting
import PlayerEngine
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LayerTests {
  @Test func holdsItsPlayer() {
    let player = AVPlayer()

    let layer = AVPlayerLayer(player: player)

    #expect(layer.player === player)
  }

  @Test func fitsThePictureUnlessToldOtherwise() {
    #expect(AVPlayerLayer().videoGravity == .resizeAspect)
  }

  @Test func isMadeByItsClass() {
    let kind: CALayer.Type = AVPlayerLayer.self

    #expect(kind.init() is AVPlayerLayer)
  }

  @Test func hasNothingToShowWithoutAnItem() {
    let layer = AVPlayerLayer(player: AVPlayer())

    #expect(!layer.isReadyForDisplay)
    #expect(layer.videoRect == .zero)
  }

  @Test func tellsObserversOfAnotherPlayer() async {
    let layer = AVPlayerLayer()
    let log = Log()
    let observation = layer.observe(\.player) { layer, _ in log.add("\(layer.player != nil)") }

    layer.player = AVPlayer()
    await eventually { !log.lines.isEmpty }

    #expect(log.lines == ["true"])
    observation.invalidate()
  }

  @Test func takesALayerOutOfTheOneItWasIn() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)

    second.addSublayer(layer)

    #expect(first.sublayers == nil)
    #expect(layer.superlayer === second)
  }

  @Test func keepsItsFrame() {
    let layer = CALayer()

    layer.frame = CGRect(x: 10, y: 20, width: 300, height: 200)

    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
  }
}
