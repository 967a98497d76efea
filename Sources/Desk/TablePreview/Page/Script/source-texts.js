// Which parts of the lines of a YAML text belong to a text over several lines: its words are no keys, numbers or comments.

/**
 * For each line, the columns between which it is read as YAML, counted from zero: before them ends a text that began above, and
 * after them begins one that goes on below. A line of a text alone has none.
 */
function yamlStretches(lines) {
  const stretches = [];
  /** What the lines above have begun: a block scalar or a plain text in a node at `indent`, or a text in quotes. */
  let open = null;
  for (const line of lines) {
    const indent = line.search(/\S/);
    let start = 0;
    if (open?.quote) {
      const end = endOfQuote(line, 0, open.quote);
      if (end < 0) {
        stretches.push([0, 0]);
        continue;
      }
      start = end;
      open = null;
    } else if (open && (indent < 0 || indent > open.indent && !(open.isPlain && /^\s*(#|- |-$)/.test(line)))) {
      stretches.push([0, open.isPlain && indent < 0 ? line.length : 0]);
      continue;
    }
    open = null;
    const opened = textBegunIn(line, start);
    if (opened) open = opened;
    stretches.push([start, opened?.quote ? opened.at : line.length]);
  }
  return stretches;
}

/** After the quotation mark that ends a text, or -1. */
function endOfQuote(line, from, quote) {
  for (let i = from; i < line.length; i++) {
    if (quote === '"' && line[i] === "\\") i += 1;
    else if (line[i] === quote && quote === "'" && line[i + 1] === "'") i += 1;
    else if (line[i] === quote) return i + 1;
  }
  return -1;
}

/** The text that a line begins and does not end. */
function textBegunIn(line, from) {
  let isPlain = false;
  for (let i = from; i < line.length; i++) {
    const startsValue = i === 0 || /[\s[{,]/.test(line[i - 1]);
    if (line[i] === "#" && (i === 0 || /\s/.test(line[i - 1]))) return null;
    if (!startsValue || isPlain && !/[,[{]\s*$/.test(line.slice(0, i))) continue;
    if (line[i] === '"' || line[i] === "'") {
      const end = endOfQuote(line, i + 1, line[i]);
      if (end < 0) return { quote: line[i], at: i };
      i = end - 1;
    } else if (/[|>]/.test(line[i]) && /^[|>][-+\d]*\s*(#.*)?$/.test(line.slice(i))) {
      return { indent: indentOfNode(line) };
    } else if (/[^\s\-?&!*[\]{},]/.test(line[i]) && !/^[^\s"'[{#][^#]*?:(\s|$)/.test(line.slice(i))) isPlain = true;
  }
  // A value without quotes may go on, further in; brackets may not be closed yet, and hold whatever they like.
  return isPlain && !/[[\]{}]/.test(line) ? { indent: indentOfNode(line), isPlain: true } : null;
}

/** The column of the innermost key or dash of a line, which all lines of its value stand right of. */
function indentOfNode(line) {
  const dashes = line.match(/^\s*(?:-\s+)*/)[0];
  const isKey = /^[^\s"'[{#&!|>][^#]*?:(\s|$)|^["'][^"']*["']\s*:(\s|$)/.test(line.slice(dashes.length));
  return isKey ? dashes.length : Math.max(0, dashes.lastIndexOf("-"));
}
