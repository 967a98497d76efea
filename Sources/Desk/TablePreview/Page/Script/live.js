// The data of a server: documents on demand, and a stream of what has changed.

/** A server says every three seconds that it is there. */
const mostSilence = 8_000;

/** One stream for what is shown. Its state is told as it is: a picture that is no longer renewed must not look alive. */
const liveData = {
  isLive: true,
  stream: null,
  key: null,
  retry: 0,
  hiddenTimer: 0,
  /** When the server was heard of last, or asked. */
  lastSign: 0,
  /** When a picture was asked for that has not come. */
  waitsSince: 0,
  /** Asks now and then, while other pages need the connections. */
  polling: 0,

  async index() {
    return fetchJSON("index.json");
  },

  start() {
    openPages.start();
    setInterval(() => this.watch(), 500);
    const back = () => !document.hidden && !this.stream && this.key !== null && this.open();
    for (const event of ["focus", "pointerdown", "pageshow", "online"]) addEventListener(event, back);
    addEventListener("pagehide", () => this.close());
  },

  /** Follows a table in an environment, or the index if there is no table. */
  follow(table, query) {
    const key = table ? `table=${encodeValue(table)}${query ? "&" + query : ""}` : "";
    if (this.stream && key === this.key) return;
    this.key = key;
    this.waitsSince = table ? Date.now() : 0;
    this.open();
  },

  open() {
    this.close();
    const stream = new EventSource("events" + (this.key ? "?" + this.key : ""));
    this.stream = stream;
    this.lastSign = Date.now();
    const listen = (event, action) => stream.addEventListener(event, (sent) => {
      if (this.stream !== stream) return;
      this.lastSign = Date.now();
      if (event === "scene") this.waitsSince = 0;
      this.tellState();
      action?.(sent);
    });
    listen("open");
    listen("alive");
    listen("scene", (event) => receive(event, showScene));
    listen("index", (event) => receive(event, showIndexDocument));
    stream.addEventListener("error", () => this.stream === stream && this.lose(stream));
    openPages.opened();
  },

  /** Tries again, as fast in every browser. A server that has another address by now answers that there is nothing at this one. */
  async lose(stream) {
    const wasRefused = stream.readyState === EventSource.CLOSED;
    stream.close();
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.stream === stream && this.open(), 1000);
    const isOver = wasRefused && (await fetch("index.json").catch(() => null))?.status === 404;
    if (this.stream === stream) showConnection(isOver ? "over" : "lost");
  },

  /** Notices a server that hangs, a machine that was asleep, and a picture that takes its time. */
  watch() {
    if (!this.stream) return;
    if (this.stream.readyState !== EventSource.CLOSED && Date.now() - this.lastSign > mostSilence) {
      showConnection("silent");
      return this.open();
    }
    if (["live", "waiting"].includes(byID("connection").dataset.state)) this.tellState();
  },

  tellState() {
    const waits = this.waitsSince > 0 && Date.now() - this.waitsSince > 500;
    byID("stage").setAttribute("aria-busy", String(waits));
    showConnection(waits ? "waiting" : "live");
  },

  close() {
    clearTimeout(this.retry);
    clearInterval(this.polling);
    this.stream?.close();
    this.stream = null;
  },

  /** Leaves the connection to pages that are looked at. In another window this one may still be seen. */
  stepAside() {
    this.close();
    showConnection("aside");
    this.polling = setInterval(async () => {
      if (document.hidden || this.key === null) return;
      try {
        showIndexDocument(await this.index());
        if (this.key) showScene(await fetchJSON("scene.json?" + this.key));
        showConnection("aside");
      } catch {
        showConnection("lost");
      }
    }, 3000);
  },

  /** A page that nobody sees gives its connection back after a while. */
  visibilityChanged() {
    clearTimeout(this.hiddenTimer);
    if (document.hidden) {
      this.hiddenTimer = setTimeout(() => {
        this.close();
        showConnection("paused");
      }, 30_000);
    } else if (!this.stream && this.key !== null) {
      this.open();
    }
  },

  scene: (table, query) => fetchJSON("scene.json?" + tableQuery(table, query)),
  explanation: (table, figure, target) => fetchJSON(`explain.json?${tableQuery(table, figure.query)}&target=${encodeURIComponent(target)}`),
  diff: (table, query, against) => fetchJSON(`diff.json?${tableQuery(table, query)}&against=${encodeURIComponent(against)}`),
  pictureURL: (table, figure) => "picture.svg?" + tableQuery(table, figure.query),
  layoutURL: (table, figure) => "layout.json?" + tableQuery(table, figure.query),
};

const tableQuery = (table, query) => `table=${encodeValue(table)}${query ? "&" + query : ""}`;

/** A browser's words for a server that is not there differ, and say nothing. */
async function fetchJSON(url) {
  let answer;
  try {
    answer = await fetch(url);
  } catch {
    throw new Error("The server does not answer.");
  }
  if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${(await answer.text().catch(() => "")).trim()}`);
  return answer.json();
}

function receive(event, show) {
  let received;
  try {
    received = JSON.parse(event.data);
  } catch {
    return tell("The server sent something that is not JSON.");
  }
  show(received);
}

const connectionWords = {
  live: "Live",
  waiting: "Waiting for the picture",
  silent: "The server does not answer – trying again",
  lost: "Not connected – trying again",
  over: "This address is over",
  paused: "Paused while out of sight",
  aside: "Renewed every 3 seconds: many pages are open",
  site: "Compiled",
};

/** What is told above the page, because the picture may be out of date. */
const connectionHints = {
  silent: "The server does not answer, and what is shown may be out of date. It may be busy or hang.",
  lost: "The server is not there, and what is shown may be out of date. If 'tablec preview --serve' has ended, start it again: this page goes on by itself.",
  over: "The server has another address now, and what is shown may be out of date. Open the address that 'tablec preview --serve' has printed.",
};

function showConnection(state) {
  const connection = byID("connection");
  const before = connection.dataset.state;
  if (before === state) return;
  connection.dataset.state = state;
  document.body.dataset.connection = state;
  setText(connection.lastElementChild, connectionWords[state]);
  connection.title = connectionHints[state] ?? "";
  showNotices();
  if (!connectionHints[before] || connectionHints[state]) return;
  tell("Connected again.");
  startAnew();
}

/** A server that was started again counts its revisions anew, so nothing that was asked for one holds. */
function startAnew() {
  explanations.clear();
  for (const card of cards.values()) card.thumbnail = null;
  comparison.asked = "";
  if (isComparing()) requestComparison();
  showInspector();
}
