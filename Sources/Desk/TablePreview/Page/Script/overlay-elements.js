// What VoiceOver reads: an outline and a number for each element, in the order that a swipe to the right goes through, and its words.

function drawElements(context, figure, part) {
  context.font = "600 11px ui-monospace, SFMono-Regular, Menlo, monospace";
  context.textBaseline = "middle";
  context.lineWidth = 1.5;
  (figure.doc.elements ?? []).forEach((element, i) => {
    if (element.frame[1] > part.y + part.height || element.frame[1] + element.frame[3] < part.y) return;
    const [x, y, width, height] = onCanvas(element.frame);
    const ink = elementInks[i % elementInks.length];
    context.strokeStyle = ink;
    context.strokeRect(Math.round(x) + 1, Math.round(y) + 1, Math.round(width) - 2, Math.round(height) - 2);
    const text = fitted(`${i + 1} ${element.spoken}`, width);
    context.fillStyle = ink;
    context.globalAlpha = 0.92;
    context.fillRect(Math.round(x), Math.round(y), Math.min(text.length * 6.7 + 8, Math.max(width, 20)), 15);
    context.globalAlpha = 1;
    context.fillStyle = "#fff";
    context.fillText(text, Math.round(x) + 4, Math.round(y) + 8);
  });
}

/** The number, and as many of the words as there is room for. */
function fitted(text, width) {
  const most = Math.max(Math.floor((width - 8) / 6.7), text.indexOf(" "));
  return text.length <= most ? text : most > text.indexOf(" ") + 4 ? text.slice(0, most - 1) + "…" : text.slice(0, text.indexOf(" "));
}

/** In turn, so that neighbours differ; each is dark enough for white text. */
const elementInks = ["#0a58ca", "#0b7a3b", "#c2410c", "#7c3aed", "#0e7490", "#b3261e"];
