/// The box of a symbol in units in which its longer side is 128, as Interface Builder writes it into its documents.
struct SymbolProportion {
  var width: Double
  var height: Double

  /// The proportion of a symbol; that of its outlined form, where the filled one has no other; nil if it was not observed.
  static func known(_ name: String) -> SymbolProportion? { find(name) ?? find(name.withoutFill) }

  private static func find(_ name: String) -> SymbolProportion? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    return byLength[length].first { $0.name == name }?.proportion
  }

  /// The known names by their lengths in bytes: to compare a few short texts costs less than to hash one.
  private static let byLength: [[(name: String, proportion: SymbolProportion)]] = {
    var names: [[(name: String, proportion: SymbolProportion)]] = []
    for box in boxes.split(separator: ",") {
      let parts = box.split(separator: " ")
      guard parts.count == 3, let width = Double(parts[1]), let height = Double(parts[2]) else {
        preconditionFailure("a box is a name, a width and a height")
      }
      let length = parts[0].utf8.count
      while names.count <= length { names.append([]) }
      names[length].append((String(parts[0]), SymbolProportion(width: width, height: height)))
    }
    return names
  }()

  /// Read off the `<image catalog="system">` entries of 1,556 storyboards and xibs of 175 public repositories, over their history: the
  /// value of the newest Xcode that wrote one. SF Symbols 4 changed many by a point or two of 128, all rings from 121 to 123.
  private static let boxes = """
    1.circle 128 123, 10.arrow.trianglehead.clockwise 119 128, 10.arrow.trianglehead.counterclockwise 119 128, \
    a.book.closed.fill.ko 115 128, a.circle 128 123, airplay.audio 128 123, airplayaudio 128 123, alarm 123 128, \
    antenna.radiowaves.left.and.right 128 111, antenna.radiowaves.left.and.right.circle 128 123, app 128 114, \
    app.badge 128 118, app.gift 128 114, apple.logo 105 128, applelogo 105 128, applepencil.gen2 128 115, \
    appletvremote.gen1 80 128, appletvremote.gen2 78 128, appletvremote.gen3 78 128, \
    applewatch.radiowaves.left.and.right 128 87, archivebox.circle 128 123, arkit 128 128, \
    arrow.2.circlepath 128 101, arrow.backward 128 95, arrow.clockwise 113 128, arrow.clockwise.circle 128 123, \
    arrow.clockwise.icloud 128 90, arrow.counterclockwise 115 128, arrow.counterclockwise.circle 128 123, \
    arrow.down 120 128, arrow.down.app 128 114, arrow.down.circle 128 123, arrow.down.doc 115 128, \
    arrow.down.left.square 128 114, arrow.down.square 128 114, arrow.down.to.line.alt 128 128, arrow.forward 128 98, \
    arrow.forward.square 128 114, arrow.left 128 95, arrow.left.arrow.right.circle 128 123, \
    arrow.left.circle 128 123, arrow.right 128 95, arrow.right.arrow.left.square 128 114, arrow.right.circle 128 123, \
    arrow.swap 128 100, arrow.triangle.2.circlepath 128 117, arrow.triangle.2.circlepath.camera 128 93, \
    arrow.triangle.turn.up.right.circle 128 123, arrow.trianglehead.2.clockwise.rotate.90 128 117, \
    arrow.turn.down.left 128 99, arrow.turn.left.up 120 128, arrow.up 118 128, arrow.up.arrow.down.circle 128 123, \
    arrow.up.arrow.down.square 128 114, arrow.up.circle 128 123, arrow.up.doc 115 128, arrow.up.forward.app 128 114, \
    arrow.up.left 128 112, arrow.up.left.and.arrow.down.right 128 115, arrow.uturn.backward 128 112, \
    arrow.uturn.backward.square 128 114, arrow.uturn.forward 128 112, arrow.uturn.left 128 113, \
    arrow.uturn.right 128 113, arrow.uturn.right.circle 128 123, arrowshape.down 123 128, arrowshape.left 128 104, \
    arrowshape.right 128 104, arrowshape.turn.up.backward 128 104, arrowshape.turn.up.backward.circle 128 123, \
    arrowshape.turn.up.forward 128 106, arrowshape.turn.up.forward.fill 128 104, arrowshape.turn.up.left 128 104, \
    arrowshape.turn.up.right 128 106, arrowshape.up 123 128, arrowtriangle.backward.circle 128 123, \
    arrowtriangle.down 128 120, arrowtriangle.right.circle 128 123, arrowtriangle.up 128 120, \
    arrowtriangle.up.circle 128 123, aspectratio 128 93, asterisk 124 128, at 128 125, atom 122 128, \
    autostartstop 128 125, b.circle 128 123, backward 128 76, bag 128 128, basketball 128 123, \
    battery.0percent 128 59, battery.25percent 128 59, bell 125 128, bell.and.waveform 121 128, bell.badge 117 128, \
    bell.badge.fill 123 128, bell.circle 128 123, bell.fill 123 128, bell.slash 119 128, bicycle 128 78, \
    bicycle.circle 128 123, bin.xmark 128 92, birthday.cake 128 115, bolt 100 128, book 128 99, book.circle 128 123, \
    book.fill 128 95, book.pages 107 128, bookmark 112 128, bookmark.fill 110 128, books.vertical 128 110, \
    bubble.left 128 110, bubble.left.and.bubble.right 128 96, bubble.right 128 110, bubble.right.fill 128 112, \
    c.circle 128 123, calendar 128 107, calendar.badge.exclamationmark 128 108, calendar.badge.plus 128 109, \
    calendar.circle 128 123, camera 128 93, camera.circle 128 123, camera.filters 128 119, \
    camera.metering.matrix 128 93, camera.on.rectangle 128 96, camera.rotate 128 93, capsule 128 94, car 128 95, \
    car.2 128 72, car.circle 128 123, car.fill 128 93, car.rear 128 95, cart 128 102, cart.badge.plus 128 98, \
    cart.fill.badge.plus 128 105, character.book.closed 115 128, character.book.closed.ar 115 128, \
    character.book.closed.he 115 128, chart.bar 128 90, chart.bar.doc.horizontal 115 128, \
    chart.line.uptrend.xyaxis 128 101, chart.xyaxis.line 128 102, checklist 128 107, checklist.unchecked 128 107, \
    checkmark 128 114, checkmark.circle 128 123, checkmark.rectangle.portrait 115 128, checkmark.seal 128 124, \
    checkmark.shield 128 118, checkmark.square 128 114, chevron.backward 93 128, chevron.compact.down 128 42, \
    chevron.compact.right 62 128, chevron.down 128 70, chevron.down.circle 128 123, chevron.forward 93 128, \
    chevron.forward.2 128 108, chevron.left 93 128, chevron.right 93 128, chevron.right.circle 128 123, \
    chevron.right.square 128 114, chevron.up 128 70, chevron.up.chevron.down 109 128, chevron.up.circle 128 123, \
    circle 128 123, circle.circle 128 123, circle.dashed 128 123, circle.grid.2x2 128 111, circle.grid.hex 128 112, \
    circle.hexagongrid 128 115, circle.inset.filled 128 123, circle.slash 123 128, circlebadge 128 122, \
    clear 128 114, clock 128 123, clock.arrow.2.circlepath 128 104, clock.arrow.circlepath 128 110, cloud 128 87, \
    cloud.bolt 128 128, cloud.rain 128 125, cloud.rain.fill 126 128, coloncurrencysign 94 128, \
    coloncurrencysign.circle 128 123, control 128 72, creditcard 128 88, crop.rotate 113 128, d.circle 128 123, \
    delete.left 128 102, delete.left.fill 128 104, deskclock 128 125, die.face.3 128 114, die.face.6 128 114, \
    display 128 101, divide 128 103, doc 115 128, doc.circle 128 123, doc.on.doc 116 128, doc.plaintext 115 128, \
    doc.text 115 128, doc.text.image 115 128, dollarsign 89 128, dollarsign.circle 128 123, \
    dollarsign.square 128 114, door.left.hand.open 108 128, dot.circle 128 123, dot.radiowaves.forward 111 128, \
    dot.radiowaves.left.and.right 128 89, dot.scope 128 124, drop 96 128, drop.circle 128 123, dumbbell 128 72, \
    ellipsis 128 37, ellipsis.bubble 128 110, ellipsis.circle 128 123, ellipsis.rectangle 128 79, envelope 128 85, \
    envelope.badge 128 98, envelope.circle 128 123, equal 128 72, \
    exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 128 117, exclamationmark.bubble 128 110, \
    exclamationmark.circle 128 123, exclamationmark.icloud 128 90, exclamationmark.octagon 128 112, \
    exclamationmark.triangle 128 109, externaldrive.fill.badge.minus 128 93, eye 128 79, eye.slash 128 96, \
    face.dashed 128 123, face.smiling 128 123, faceid 128 115, figure.disc.sports 128 108, figure.run 115 128, \
    figure.walk 95 128, figure.walk.circle 128 123, filemenu.and.selection 128 93, film 128 93, flag 128 121, \
    flag.2.crossed 128 72, flame 108 128, flame.circle 128 123, flame.fill 106 128, flashlight.slash 94 128, \
    folder 128 96, folder.badge.person.crop 128 91, folder.badge.plus 128 91, folder.fill.badge.plus 128 86, \
    fork.knife 94 128, fork.knife.circle 128 123, forward 128 76, gamecontroller 128 79, \
    gauge.with.dots.needle.bottom.0percent 128 123, gear 128 122, gearshape 128 123, gearshape.circle 128 123, \
    gift 128 125, globe 128 123, globe.americas 128 123, globe.asia.australia 128 123, globe.europe.africa 128 123, \
    gobackward.10 119 128, gobackward.15 121 128, gobackward.5 121 128, goforward 121 128, goforward.10 119 128, \
    goforward.15 121 128, goforward.5 121 128, greaterthan 128 108, hammer 128 115, hand.point.up 111 128, \
    hand.raised 128 128, hand.tap 113 128, hand.tap.fill 115 128, hand.thumbsdown 128 121, hand.thumbsup 123 128, \
    hand.thumbsup.fill 128 121, hands.sparkles 124 128, hare 128 89, heart 128 107, heart.circle 128 123, \
    heart.slash 128 115, heart.square 128 114, heart.text.square 128 114, hexagon 128 124, homekit 128 104, \
    hourglass.badge.plus 99 128, hourglass.circle 128 123, house 128 104, icloud.and.arrow.down 128 112, \
    icloud.and.arrow.up 128 117, icloud.and.arrow.up.fill 128 108, indianrupeesign.circle 128 123, info 93 128, \
    info.circle 128 123, inset.filled.rectangle.portrait 115 128, iphone 112 128, \
    iphone.radiowaves.left.and.right 128 85, key 86 128, key.fill 82 128, key.horizontal 128 68, keyboard 128 79, \
    ladybug 128 122, laptopcomputer.and.ipad 128 78, largecircle.fill.circle 128 123, lightbulb.circle 128 123, \
    line.3.horizontal 128 65, line.3.horizontal.decrease 128 73, line.3.horizontal.decrease.circle 128 123, \
    line.horizontal.3 128 64, line.horizontal.3.circle 128 123, line.horizontal.3.decrease.circle 128 123, \
    link 128 124, link.circle 128 123, list.bullet 128 87, list.bullet.below.rectangle 128 110, \
    list.bullet.clipboard 98 128, list.bullet.clipboard.fill 103 128, list.bullet.rectangle.portrait 115 128, \
    list.dash 128 85, list.number 128 97, list.star 128 94, list.triangle 128 91, livephoto 128 122, \
    livephoto.play 128 122, location 128 119, location.circle 128 123, location.viewfinder 128 115, lock 111 128, \
    lock.circle 128 123, lock.rotation 128 119, lock.shield 128 119, logo.playstation 128 92, \
    magnifyingglass 128 117, magnifyingglass.circle 128 123, mail 128 93, mail.and.text.magnifyingglass 128 102, \
    map 128 112, map.fill 128 110, mappin 105 128, mappin.and.ellipse 110 128, mappin.circle 128 123, \
    mappin.square 128 114, memories 128 107, menucard 107 128, menucard.fill 105 128, message 128 113, mic 110 128, \
    mic.and.signal.meter 128 118, mic.circle 128 123, mic.slash 108 128, mic.slash.circle 128 123, minus 128 26, \
    minus.circle 128 123, minus.square 128 114, moon 128 123, moon.zzz 117 128, \
    moonphase.waning.crescent.inverse 128 123, multiply 128 111, multiply.circle 128 123, music.note 96 128, \
    music.note.house 128 104, network 128 123, network.badge.shield.half.filled 128 122, newspaper 128 111, \
    newspaper.fill 128 101, note 128 107, note.text 128 107, number.circle 128 123, paintbrush 122 128, \
    paperclip 121 128, paperplane 128 119, paperplane.circle 128 123, pause 88 128, pause.circle 128 123, \
    pause.fill 117 128, pause.rectangle 128 93, pencil 128 113, pencil.and.outline 123 128, pencil.circle 128 123, \
    pencil.line 128 98, pencil.tip.crop.circle 128 123, pentagon 128 113, person 128 121, person.2 128 87, \
    person.2.wave.2 128 83, person.3 128 66, person.3.fill 128 61, person.badge.clock 128 126, \
    person.badge.key 128 128, person.badge.plus 128 125, person.circle 128 123, person.crop.circle 128 123, \
    person.crop.circle.badge.plus 128 113, person.crop.rectangle 128 93, person.crop.square 128 114, \
    person.fill.badge.plus 128 126, person.fill.checkmark 128 89, person.fill.questionmark 128 102, \
    person.wave.2 128 118, personalhotspot 128 75, phone 128 115, phone.bubble.left 128 110, phone.circle 128 123, \
    phone.down 128 53, phone.down.circle 128 123, photo 128 93, photo.artframe 128 93, photo.circle 128 123, \
    photo.fill 128 97, photo.fill.on.rectangle 128 98, photo.on.rectangle 128 97, photo.on.rectangle.angled 128 98, \
    photo.stack 128 122, pin 116 128, pip 128 96, placeholdertext 80 128, play 120 128, play.circle 128 123, \
    play.rectangle 128 93, play.square.stack 112 128, playpause 128 73, plus 128 113, plus.app 128 114, \
    plus.bubble 128 110, plus.circle 128 123, plus.rectangle 128 93, plus.rectangle.on.rectangle 128 97, \
    plus.slash.minus 128 115, plus.square 128 114, plus.square.on.square 128 113, \
    point.bottomleft.forward.to.point.topright.scurvepath 117 128, popcorn 102 128, powersleep 128 128, \
    printer 128 111, printer.fill 128 118, qrcode 128 114, qrcode.viewfinder 128 115, questionmark 94 128, \
    questionmark.circle 128 123, quote.closing 128 78, quote.opening 128 78, radio 128 114, record.circle 128 123, \
    recordingtape 128 60, rectangle 128 93, rectangle.3.group 128 80, rectangle.and.pencil.and.ellipsis 128 81, \
    rectangle.grid.2x2 128 97, rectangle.portrait.and.arrow.right 128 109, rectangle.portrait.inset.filled 115 128, \
    rectangle.stack.person.crop 128 122, repeat 128 98, repeat.circle 128 123, restart.circle 128 123, \
    return 128 102, rotate.right 117 128, rublesign 115 128, safari 128 123, scope 128 124, screwdriver 128 119, \
    scribble 128 118, seal 128 128, sensor.tag.radiowaves.forward 128 85, shield 128 121, \
    shield.checkerboard 128 121, shield.lefthalf 128 121, shuffle 128 95, shuffle.circle 128 123, signature 128 90, \
    slash.circle 128 123, slider.horizontal.3 128 100, slider.vertical.3 128 110, snowflake 119 128, \
    sparkle.magnifyingglass 128 117, sparkles.tv 128 95, speaker 128 124, speaker.3 128 90, speaker.fill 128 121, \
    speaker.slash 128 124, speaker.slash.fill 115 128, speaker.wave.2 128 88, speaker.wave.2.circle 128 123, \
    speaker.wave.3 128 84, speedometer 128 123, square 128 114, square.and.arrow.down 121 128, \
    square.and.arrow.down.on.square 122 128, square.and.arrow.up 110 128, square.and.arrow.up.badge.clock 117 128, \
    square.and.arrow.up.badge.clock.fill 126 128, square.and.arrow.up.circle 128 123, \
    square.and.arrow.up.fill 117 128, square.and.arrow.up.trianglebadge.exclamationmark 120 128, \
    square.and.pencil 128 113, square.and.pencil.circle 128 123, square.grid.2x2 128 114, square.grid.3x3 128 113, \
    square.stack.3d.down.right 124 128, squareshape 128 114, star 128 116, star.bubble 128 110, star.circle 128 123, \
    star.leadinghalf 128 116, star.leadinghalf.filled 128 116, star.square.on.square 128 116, stop 128 113, \
    stop.circle 128 123, stopwatch 121 128, studentdesk 124 128, suit.club 128 123, suit.heart 128 107, \
    sun.dust 128 120, sun.max 128 125, sun.min 128 121, switch.2 128 115, tag 128 119, target 128 123, \
    terminal 128 97, text.badge.plus 128 107, text.badge.xmark 128 107, text.bubble 128 110, text.cursor 128 119, \
    text.line.first.and.arrowtriangle.forward 128 97, text.viewfinder 128 115, textformat.abc 128 61, \
    textformat.size 128 80, thermometer.sun 103 128, ticket 128 86, ticket.fill 128 84, timelapse 128 124, \
    timer 128 123, tortoise 128 65, touchid 128 122, trash 117 128, trash.circle 128 123, trash.fill 119 128, \
    trash.slash 117 128, tray 128 88, tray.and.arrow.down 128 115, tray.and.arrow.up 128 114, triangle 128 109, \
    triangle.fill 128 112, tropicalstorm 91 128, turkishlirasign.circle 128 123, tv 128 95, \
    uiwindow.split.2x1 128 93, video 128 83, video.circle 128 123, video.fill 128 81, video.slash 128 114, \
    volume.2 128 88, volume.3 128 84, wallet.pass 115 128, wand.and.stars 128 112, waveform.badge.mic 128 124, \
    waveform.circle 128 123, waveform.path 128 113, waveform.path.ecg 128 125, wifi 128 90, \
    wrench.and.screwdriver 128 119, wrongwaysign 128 123, x.circle 128 123, xmark 128 113, xmark.app 128 114, \
    xmark.circle 128 123, xmark.icloud 128 90, xmark.octagon 128 112, xmark.shield 121 128, \
    xmark.shield.fill 128 118, xmark.square 128 114, zzz 119 128
    """
}

extension String {
  /// Outlined and filled forms of most symbols share a box.
  fileprivate var withoutFill: String { hasSuffix(".fill") ? String(dropLast(5)) : self }
}
