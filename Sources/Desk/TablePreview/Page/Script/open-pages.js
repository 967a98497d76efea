// The pages that are open at once. Browsers open six connections to a server, and each page that follows it keeps one: of more than four
// pages, those that were not looked at for the longest time ask now and then instead.

const mostStreams = 4;

const openPages = {
  id: Math.random(),
  /** When this page was looked at last. */
  at: 0,
  channel: globalThis.BroadcastChannel ? new BroadcastChannel("tablec " + location.pathname) : null,
  /** The pages that follow, by what they said last. */
  following: new Map(),

  start() {
    this.channel?.addEventListener("message", ({ data: { kind, id, at } }) => {
      if (kind === "opened") {
        this.following = new Map();
        if (liveData.stream) this.say("follows");
      }
      this.following.set(id, at);
      this.judgeLater();
    });
  },

  /** This page is looked at, and follows from now on. */
  opened() {
    this.at = Date.now();
    this.following = new Map();
    this.say("opened");
  },

  say(kind) {
    this.following.set(this.id, this.at);
    this.channel?.postMessage({ kind, id: this.id, at: this.at });
  },

  judgeLater: afterQuiet(100, () => {
    const { following, id } = openPages;
    const newest = [...following].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostStreams);
    if (liveData.stream && !newest.some(([other]) => other === id)) liveData.stepAside();
  }),
};
