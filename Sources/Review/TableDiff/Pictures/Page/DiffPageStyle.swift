/// The styles of the page, in addition to those of all pages.
enum DiffPageStyle {
  /// The class of changes that is chosen holds for lists, pictures and specs, also without a script.
  private static let filters = ChangeClass.allCases.map { changeClass in
    let chosen = ":root:has(.filter [value=\(changeClass.rawValue)]:checked)"
    let others = [
      "[data-class]:not([data-class=\(changeClass.rawValue)])",
      "[data-classes]:not([data-classes~=\(changeClass.rawValue)])",
    ]
    return others.map { "\(chosen) \($0)" }.joined(separator: ", ") + " { display: none; }"
  }.joined(separator: "\n")

  static let text = """
    :root { --line: light-dark(#0000001f, #ffffff2b); --faint: light-dark(#56565c, #a4a4ab); --card: light-dark(#fff, #212124); --old: light-dark(#c44e00, #ff9a4d); --new: light-dark(#0063b1, #5fbdf5); --added: light-dark(#007f5c, #2fd3a3); }
    header { margin: 0 0 16px; }
    h1, h2, summary, li, figcaption { overflow-wrap: anywhere; }
    code { font: 13px ui-monospace, SFMono-Regular, Menlo, monospace; unicode-bidi: isolate; }
    del, ins, .status { unicode-bidi: isolate; }
    small { color: var(--faint); font-size: 13px; }
    a { color: var(--new); }
    nav ol { margin: 0 0 16px; padding: 0 0 0 24px; line-height: 1.9; }
    .class { display: inline-block; padding: 0 8px; border-radius: 9px; font: 600 12px/18px Inter, sans-serif; font-family: inherit; color: #fff; background: #6b7280; }
    .class.breaking { background: #b3261e; }
    .class.layout { background: #0a58a8; }
    .class.visual { background: #7a3db8; }
    .class.accessibility { background: #00705a; }
    .class.text { background: #4b5563; }
    .class.accepted { background: none; color: var(--faint); box-shadow: inset 0 0 0 1px var(--line); }
    .status { font-weight: 600; }
    .spec { margin: 24px 0 0; padding: 16px 20px 20px; border-radius: 14px; background: var(--card); box-shadow: 0 0 0 1px var(--line); }
    .spec h2 { font-size: 19px; }
    .files { margin: 4px 0 12px; }
    .changes { list-style: none; margin: 0; padding: 0; }
    .changes li { display: grid; grid-template-columns: 100px minmax(0, 1fr) auto; gap: 4px 12px; padding: 7px 0; border-top: 1px solid var(--line); align-items: baseline; }
    .changes .class { justify-self: start; }
    .cause summary strong { font-weight: 600; }
    .of { margin: 12px 0 0; }
    .find { flex: 0 1 180px; min-width: 90px; padding: 4px 10px; border: 1px solid #85858c; border-radius: 8px; font: inherit; font-size: 14px; background: var(--card); color: inherit; position: static !important; opacity: 1 !important; cursor: text !important; }
    .step, .reset { min-width: 30px; min-height: 30px; padding: 0 8px; border: 0; border-radius: 8px; font: inherit; font-size: 14px; color: inherit; background: var(--card); box-shadow: inset 0 0 0 1px var(--line); cursor: pointer; }
    .count { align-self: center; padding: 0 4px !important; box-shadow: none !important; background: none !important; color: var(--faint); }
    .notice { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 16px 0; padding: 12px 16px; border-radius: 10px; background: light-dark(#fff4df, #33270f); overflow-wrap: anywhere; }
    .notice p { color: inherit; }
    .what > i { scroll-margin-top: 16px; }
    .link { display: inline-block; min-width: 24px; text-align: center; text-decoration: none; }
    .changes li:target, .changes li:has(:target), .changes li:focus-within, figure:target, .spec:target { outline: 2px solid var(--new); outline-offset: 3px; border-radius: 4px; }
    [hidden] { display: none !important; }
    \(filters)
    :root:has(.filter [name=class]:checked:not([value=all])) .gap:not(.cut), .narrowed .gap:not(.cut) { display: none; }
    .what small { display: block; }
    .where { text-align: right; color: var(--faint); max-width: 320px; }
    .where code { font-size: 12px; }
    del { text-decoration: none; color: var(--old); }
    ins { text-decoration: none; color: var(--new); }
    details { margin: 12px 0 0; border-top: 1px solid var(--line); padding: 10px 0 0; }
    summary { cursor: pointer; color: var(--faint); }
    summary strong { color: light-dark(#1d1d1f, #f5f5f7); }
    figure { margin: 14px 0 0; }
    figcaption { font-size: 14px; margin: 0 0 10px; }
    figcaption p { color: inherit; margin: 0 0 3px; }
    .gap { display: flex; align-items: center; gap: 12px; margin: 18px 0; font-size: 13px; }
    .gap::before, .gap::after { content: ""; flex: 1; height: 1px; background: var(--line); }

    html { scroll-padding-top: calc(var(--bars, 110px) + 8px); }
    .bars { position: sticky; top: 0; z-index: 3; margin: 0 -24px; padding: 8px 24px; background: light-dark(#f5f5f7, #161618); }
    .views { display: flex; flex-wrap: wrap; gap: 4px; min-width: 0; margin: 0; padding: 2px 0; border: 0; }
    .views b { font-weight: 500; color: var(--faint); font-variant-numeric: tabular-nums; }
    .views :checked + span b { color: inherit; }
    .views legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .views label { position: relative; }
    .views input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .views span { display: block; padding: 5px 12px; border-radius: 8px; font-size: 14px; box-shadow: inset 0 0 0 1px var(--line); background: var(--card); }
    .views :checked + span { background: #0a58a8; color: #fff; box-shadow: none; }
    .views :focus-visible + span { outline: 2px solid var(--new); outline-offset: 2px; }
    :root:not(.scripted) .scripted-only { display: none; }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 16px; font-size: 13px; }
    .legend b { color: var(--new); }
    .legend .new { color: var(--added); }
    .legend .gone { color: var(--old); }
    .legend i { display: inline-block; width: 16px; height: 9px; border: 1.5px solid var(--new); vertical-align: -1px; }
    .legend .was { border: 1.5px dashed var(--old); }

    .stage { --at: 50%; display: flex; flex-wrap: wrap; gap: 16px 24px; }
    .shot { max-width: 100%; min-width: 0; }
    h3 { margin: 0 0 6px 16px; font-size: 13px; }
    .canvas { position: relative; }
    .canvas > svg { display: block; max-width: 100%; height: auto; }
    .canvas [data-mark] { fill: var(--new); }
    .canvas [data-mark=added] { fill: var(--added); }
    .canvas [data-mark=removed] { fill: var(--old); }
    .canvas p { padding: 0 0 0 16px; font-size: 13px; }
    .canvas > .marks { display: none; position: absolute; inset: 0; width: 100%; height: 100%; }
    .single .marks { display: block !important; }
    .wipe { display: none; }
    @media screen {
      :root:has([value=before]:checked) .stage:not(.single) > .after { display: none; }
      :root:has([value=after]:checked) .stage:not(.single) > .before { display: none; }
      :root:has([value=overlay]:checked) .stage:not(.single) > .before { display: none; }
      :root:has([value=overlay]:checked) .marks { display: block; }
      .scripted:has([value=slider]:checked) .stage:not(.single) { display: inline-grid; grid-template-columns: auto; gap: 0; position: relative; max-width: 100%; }
      .scripted:has([value=slider]:checked) .stage:not(.single) > .shot { display: contents; }
      .scripted:has([value=slider]:checked) .stage:not(.single) h3 { grid-area: 1 / 1; }
      .scripted:has([value=slider]:checked) .stage:not(.single) .after h3 { justify-self: end; }
      .scripted:has([value=slider]:checked) .stage:not(.single) .canvas { grid-area: 2 / 1; min-width: 0; }
      .scripted:has([value=slider]:checked) .stage:not(.single) .before .canvas { clip-path: inset(0 calc(100% - var(--at)) 0 0); }
      .scripted:has([value=slider]:checked) .stage:not(.single) .after .canvas { clip-path: inset(0 0 0 var(--at)); }
      .scripted:has([value=slider]:checked) .stage:not(.single)::after { content: ""; grid-area: 2 / 1; z-index: 1; width: 2px; margin-left: calc(var(--at) - 1px); background: var(--new); pointer-events: none; }
      .scripted:has([value=slider]:checked) .wipe { display: block; grid-area: 2 / 1; z-index: 1; appearance: none; width: calc(100% + 32px); height: 100%; min-height: 32px; margin: 0 -16px; background: none; cursor: ew-resize; touch-action: pan-y; }
      .wipe::-webkit-slider-thumb { appearance: none; width: 32px; height: 32px; border-radius: 16px; border: 2px solid #fff; background: #0a58a8; box-shadow: 0 1px 4px #0006; }
      .wipe::-moz-range-track { background: none; }
      .wipe::-moz-range-thumb { box-sizing: border-box; width: 32px; height: 32px; border-radius: 16px; border: 2px solid #fff; background: #0a58a8; box-shadow: 0 1px 4px #0006; }
      .wipe:focus-visible { outline: 2px solid var(--new); outline-offset: 2px; }
    }
    @media (max-width: 640px) {
      body { padding: 16px 12px; }
      .bars { margin: 0 -12px; padding: 8px 12px; }
      .spec { padding: 12px 14px 16px; margin: 16px -4px 0; }
      .changes li { grid-template-columns: minmax(0, 1fr); }
      .where { text-align: left; max-width: none; }
    }
    @media (max-width: 640px), (max-height: 480px) { .bars { position: static; } html { scroll-padding-top: 8px; } }
    @media (forced-colors: active) {
      .views span, .step, .reset, .class, .spec, .find { border: 1px solid ButtonBorder; }
      .views .count { border: 0; }
      .views :checked + span { forced-color-adjust: none; border-color: SelectedItem; background: SelectedItem; color: SelectedItemText; }
      .views :focus-visible + span, :focus-visible { outline: 3px solid Highlight; }
      .changes li:target, .changes li:has(:target), .changes li:focus-within, figure:target, .spec:target { outline-color: Highlight; }
      .notice { border: 1px solid CanvasText; }
      del { text-decoration: line-through; }
      ins { text-decoration: underline; }
      .legend i, .wipe::-webkit-slider-thumb, .wipe::-moz-range-thumb { forced-color-adjust: none; }
    }
    @media print {
      :root { color-scheme: light; }
      body { padding: 0; background: none; }
      .bars, .link, .notice { display: none; }
      .spec { padding: 0; box-shadow: none; }
      .stage { flex-wrap: nowrap; }
      figure, .changes li { break-inside: avoid; }
      details::details-content { content-visibility: visible; height: auto; }
    }

    """
}
