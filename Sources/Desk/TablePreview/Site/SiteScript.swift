/// The script of a site that reads its data files: classic scripts, because a page without a server may not fetch anything.
///
/// A data file calls `tablecData` with its name and a literal of ``PackedText``. The page's own script asks `tablecSite` for documents,
/// and gets those that a server would have sent.
package enum SiteScript {
  package static let name = "site.js"

  package static var bytes: [UInt8] { Array(text.utf8) }

  private static let text = #"""
    'use strict';
    (() => {
      const waiting = new Map();
      const files = new Map();
      const documents = new Map();

      // A data file has arrived.
      window.tablecData = (name, packed) => {
        const wait = waiting.get(name);
        if (wait) wait.resolve(unpack(packed));
      };

      // Texts that were packed by PackedText.
      function unpack(packed) {
        const digits = new Int8Array(128).fill(-1);
        let count = 0;
        for (let code = 0x23; code <= 0x7D; code++) {
          if (code !== 0x27 && code !== 0x5C && code !== 0x60) digits[code] = count++;
        }
        let units = new Uint16Array(packed.length * 4 + 64);
        let end = 0;
        let at = 0;
        const digit = () => digits[packed.charCodeAt(at++)];
        const reserve = (more) => {
          if (end + more <= units.length) return;
          const larger = new Uint16Array((end + more) * 2);
          larger.set(units);
          units = larger;
        };
        while (at < packed.length) {
          const unit = packed.charCodeAt(at++);
          if (unit !== 0x7E && unit !== 0x60) {
            reserve(1);
            units[end++] = unit;
            continue;
          }
          let length = digit();
          if (length === 87) {
            reserve(1);
            units[end++] = unit;
            continue;
          }
          if (length >= 77) length = 77 + (length - 77) * 88 + digit();
          length += 6;
          let distance = digit();
          if (unit === 0x7E) distance = distance * 88 + digit();
          distance = distance * 88 + digit() + 1;
          if (distance > end) throw new Error('The data file is damaged.');
          reserve(length);
          for (let n = 0; n < length; n++, end++) units[end] = units[end - distance];
        }
        const parts = [];
        for (let start = 0; start < end; start += 0x4000) {
          parts.push(String.fromCharCode.apply(null, units.subarray(start, Math.min(start + 0x4000, end))));
        }
        return parts.join('').split('\0');
      }

      // The texts of a data file, by its address relative to the page.
      function read(address) {
        const known = files.get(address);
        if (known) return known;
        const file = new Promise((resolve, reject) => {
          waiting.set(address, { resolve });
          const script = document.createElement('script');
          script.src = address.split('/').map(encodeURIComponent).join('/');
          script.onload = () => {
            script.remove();
            waiting.delete(address);
            // Settled before, if the file is whole.
            reject(new Error(`The data file ${address} is damaged.`));
          };
          script.onerror = () => {
            script.remove();
            waiting.delete(address);
            files.delete(address);
            reject(new Error(`The data file ${address} cannot be read.`));
          };
          document.head.append(script);
        });
        files.set(address, file);
        return file;
      }

      // A document of a data file, made once.
      function document_(address, make) {
        if (!documents.has(address)) documents.set(address, read(address).then(make));
        return documents.get(address);
      }

      const index = () => document_('data/index.js', (texts) => JSON.parse(texts[0]));

      const rows = () => document_('data/rows.js', (texts) => JSON.parse(texts[0]));

      async function entry(id) {
        const found = (await index()).tables.find((table) => table.id === id);
        if (!found) throw new Error(`There is no table ${id}.`);
        return found;
      }

      function figure(document, query) {
        const found = document.figures.findIndex((figure) => figure.query === query);
        if (found < 0) throw new Error('The table is not in this site in that environment.');
        return found;
      }

      // Frames are kept in the space of the superview; those in the picture follow.
      function views(document, figure) {
        const views = [];
        document.views[figure.views].forEach((view, at) => {
          const own = figure.frames.slice(at * 4, at * 4 + 4);
          let frame = [0, 0, figure.size[0], figure.size[1]];
          if (view.parent !== null) {
            const [x, y] = view.parent === 0 ? figure.origin : views[view.parent].frame;
            frame = [rounded(own[0] + x), rounded(own[1] + y), own[2], own[3]];
          }
          views.push({ ...view, frame, own: [[own[0], own[1]], [own[2], own[3]]] });
        });
        return views;
      }

      const rounded = (value) => Math.round(value * 10000) / 10000;

      async function scene(id, query) {
        const table = await entry(id);
        if (!table.scene) throw new Error('Nothing of this table could be compiled.');
        const document = await document_(table.scene, (texts) => {
          const parsed = JSON.parse(texts[0]);
          parsed.figures.forEach((figure) => { figure.svg = texts[figure.picture]; });
          return parsed;
        });
        if (document.figures.length === 0) return { ...document, views: undefined, figures: [] };
        const chosen = document.figures[figure(document, query)];
        const shown = views(document, chosen);
        const problems = document.problems.map((problem) => {
          if (problem.view === undefined) return problem;
          // The problem names a view of the first figure.
          const path = document.views[document.figures[0].views][problem.view].path;
          const view = shown.findIndex((view) => view.path === path);
          return { ...problem, view: view < 0 ? undefined : view };
        });
        const figures = [{ ...chosen, views: shown, frames: undefined, picture: undefined }];
        return { ...document, views: undefined, problems, figures };
      }

      // As `tablec explain SPEC TARGET --reporter json` prints it.
      async function explain(id, query, target) {
        const table = await entry(id);
        if (!table.explanations) return null;
        const document = await document_(table.explanations, (texts) => JSON.parse(texts[0]));
        const { derivations, subjects, ...head } = document.figures[figure(document, query)];
        const kept = document.subjects[subjects];
        // An id may contain dots, so the longest one counts.
        let name = target;
        let view = null;
        while (!kept.some((subject) => subject.id === name)) {
          const dot = name.lastIndexOf('.');
          if (dot < 0) return null;
          name = name.slice(0, dot);
          view = target.slice(dot + 1);
        }
        const found = kept.filter((subject) => subject.id === name)
          .map((subject) => expanded(document, subject, view)).filter((subject) => subject);
        return found.length === 0 ? null
          : { format: 'tablec.explanation', version: 1, ...head, subjects: found };
      }

      function expanded(document, subject, view) {
        const looks = (list) => (list.length === 0 ? {} : { looks: list.map((at) => document.looks[at]) });
        const views = subject.views.filter((one) => view === null || document.names[one[0]] === view).map((one) => {
          const numbers = one[2].map((at) => {
            const [number, value, ...steps] = document.numbers[at];
            return { number, value, steps: steps.map((step) => document.steps[step]) };
          });
          return {
            view: document.names[one[0]], space: document.names[one[1]],
            frame: numbers.map((number) => number.value), numbers, ...looks(one[3]),
          };
        });
        if (view !== null && views.length === 0) return null;
        return {
          subject: subject.subject, source: subject.source, ...(view === null ? looks(subject.looks) : {}), views,
        };
      }

      async function diff(id, query) {
        const table = await entry(id);
        if (!table.diff) return null;
        const document = await document_(table.diff, (texts) => {
          const parsed = JSON.parse(texts[0]);
          parsed.figures.forEach((one) => {
            for (const side of [one.before, one.after]) if (side) side.svg = texts[side.picture];
          });
          return parsed;
        });
        return document.figures[figure(document, query)];
      }

      window.tablecSite = { index, rows, scene, explain, diff };
    })();

    """#
}
