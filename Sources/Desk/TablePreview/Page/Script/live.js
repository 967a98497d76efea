// The data of a server: documents on demand, and a stream of what has changed.

/** One stream for what is shown. Its state is told as it is: a picture that is no longer renewed must not look alive. */
const liveData = {
  isLive: true,
  stream: null,
  key: "",
  retry: 0,
  hiddenTimer: 0,

  async index() {
    return fetchJSON("index.json");
  },

  /** Follows a table in an environment, or the index if there is no table. */
  follow(table, query) {
    const key = table ? `table=${encodeValue(table)}${query ? "&" + query : ""}` : "";
    if (this.stream && key === this.key) return;
    this.key = key;
    this.open();
  },

  open() {
    this.close();
    const stream = new EventSource("events" + (this.key ? "?" + this.key : ""));
    this.stream = stream;
    stream.addEventListener("open", () => showConnection("live"));
    stream.addEventListener("scene", (event) => receive(event, showScene));
    stream.addEventListener("index", (event) => receive(event, showIndexDocument));
    stream.addEventListener("error", () => {
      if (this.stream !== stream) return;
      showConnection("lost");
      // The browser tries again by itself, unless the answer was not a stream.
      if (stream.readyState === EventSource.CLOSED) {
        clearTimeout(this.retry);
        this.retry = setTimeout(() => this.stream === stream && this.open(), 2000);
      }
    });
  },

  close() {
    clearTimeout(this.retry);
    this.stream?.close();
    this.stream = null;
  },

  /** Browsers open few connections to a server: a page that nobody sees gives its own back after a while. */
  visibilityChanged() {
    clearTimeout(this.hiddenTimer);
    if (document.hidden) {
      this.hiddenTimer = setTimeout(() => {
        this.close();
        showConnection("paused");
      }, 30_000);
    } else if (!this.stream) {
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

async function fetchJSON(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return answer.json();
}

function receive(event, show) {
  showConnection("live");
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
  lost: "Not connected – trying again",
  paused: "Paused while out of sight",
  site: "Compiled",
};

function showConnection(state) {
  const shown = byID("connection");
  if (shown.dataset.state === state) return;
  const wasLost = shown.dataset.state === "lost";
  shown.dataset.state = state;
  document.body.dataset.connection = state;
  setText(shown.lastElementChild, connectionWords[state]);
  shown.title = state === "lost" ? "The picture may be out of date. If 'tablec preview --serve' has ended, start it again." : "";
  if (state === "live" && wasLost) tell("Connected again.");
}
