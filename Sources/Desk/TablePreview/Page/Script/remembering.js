// What a person has chosen for the page itself, kept by the browser for the next visit, and for this one where it keeps nothing.

const rememberedHere = new Map();

function remembered(name) {
  if (rememberedHere.has(name)) return rememberedHere.get(name);
  try {
    return localStorage.getItem("tablec-" + name);
  } catch {
    // Some browsers keep nothing for a page on disk.
    return null;
  }
}

/** Keeps a text; null forgets it. */
function remember(name, value) {
  rememberedHere.set(name, value);
  try {
    if (value === null) localStorage.removeItem("tablec-" + name);
    else localStorage.setItem("tablec-" + name, value);
  } catch {
    // It holds until the page is left.
  }
}
