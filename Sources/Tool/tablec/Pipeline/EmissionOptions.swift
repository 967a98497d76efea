/// What a run asks for in the outputs of all its specs.
///
/// A result that is kept for later runs is one of all of these (``CacheKey``), so whatever changes a byte of an output and is no part of the
/// spec, its environments, fonts or templates belongs here.
struct EmissionOptions: Hashable, Sendable {
  var showsFrames = false
  var showsConstraints = false
  /// What VoiceOver reads: numbers in pictures, members of layouts.
  var showsElements = false
  var includesSourceMap = false
  /// Whether pictures embed the glyphs that they use.
  var embedsFonts = false
}
