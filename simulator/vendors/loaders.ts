/** Scripts that behave like those of the vendors: a second script, a beacon, a cookie, and markup that pages refuse. */

/** Sends to the vendor's own host; AT is filled in by the sink. */
const START = `
  const at = (host, path) => AT.replace("HOST", host) + path;
  const post = (host, path, what) => fetch(at(host, path), { method: "POST", mode: "no-cors", body: JSON.stringify(what) });
  const load = (address) => { const script = document.createElement("script"); script.src = address; document.head.append(script); };
  const store = (name, value = "stand-in") => { document.cookie = name + "=" + value + "; Path=/; Max-Age=7776000"; };
  const tried = (run) => { try { run(); return "done"; } catch { return "refused"; } };
  const follow = (queue, take) => {
    for (const item of [...queue]) take(item);
    queue.push = (...items) => { for (const item of items) take(item); return items.length; };
  };`;

const TAG_MANAGER = `
  const take = (entry) => {
    if (Object.prototype.toString.call(entry) !== "[object Arguments]") return post("www.google-analytics.com", "/g/collect", entry);
    const [, , signals] = entry;
    if (signals.analytics_storage === "granted") {
      store("_ga", "GA1.1.1000000001.1760000000");
      store("_ga_DEMO00001", "GS2.1.s1760000000$o1$g0");
    }
    return post("www.google-analytics.com", "/g/collect", { command: [...entry] });
  };
  follow(window.dataLayer, take);
  load(at("www.googletagmanager.com", "/gtag/js?id=G-STANDIN"));
  post("www.google-analytics.com", "/g/probe", {
    markup: tried(() => { document.createElement("div").innerHTML = "<img src=x>"; }),
    stranger: tried(() => load("https://stranger.example/x.js")),
  });`;

const PIXEL = `
  const ids = [];
  let isRevoked = false;
  const commands = {
    init(id) { ids.push(id); store("_fbp", "fb.1.1760000000000.1000000001"); load(at("connect.facebook.net", "/signals/config/" + id)); },
    track(event, data, options) {
      for (const id of ids) {
        const query = new URLSearchParams({ id, ev: event, cd: JSON.stringify(data), eid: options.eventID });
        new Image().src = at("www.facebook.com", "/tr/?" + query);
      }
    },
    consent(what) { isRevoked = what === "revoke"; },
    set() {},
  };
  const take = (command, ...given) => { if (!isRevoked || command === "consent") commands[command](...given); };
  window.fbq.callMethod = take;
  for (const given of window.fbq.queue.splice(0)) take(...given);`;

const RETARGETING = `
  store("cto_bundle");
  let told = [];
  const flush = () => {
    if (told.length) load(at("sslwidget.criteo.com", "/event?" + new URLSearchParams({ p: JSON.stringify(told) })));
    told = [];
  };
  follow(window.criteo_q ?? (window.criteo_q = []), (event) => {
    told.push(event);
    if (!event.event.startsWith("set")) flush();
  });`;

const EMAIL_MARKETING = `
  store("__kla_id");
  load(at("static-tracking.klaviyo.com", "/onsite/js/fender_analytics.js"));
  follow(window.klaviyo ?? (window.klaviyo = []), ([what, data]) => post("a.klaviyo.com", "/client/" + what, data));`;

const CHAT = `
  store("LaVisitorId_stand-in");
  window.LiveAgent = {
    createButton(id) {
      post("nederpak.ladesk.com", "/chat", { button: id });
      return {
        onClick() {
          const chat = document.createElement("aside");
          chat.setAttribute("aria-label", "Chat");
          chat.textContent = "Somebody answers soon.";
          document.body.append(chat);
        },
      };
    },
  };`;

const LOADERS: Readonly<Record<string, string>> = {
  "www.googletagmanager.com/gtm.js": TAG_MANAGER,
  "connect.facebook.net/en_US/fbevents.js": PIXEL,
  "dynamic.criteo.com/js/ld/ld.js": RETARGETING,
  "static.klaviyo.com/onsite/js/klaviyo.js": EMAIL_MARKETING,
  "nederpak.ladesk.com/scripts/track.js": CHAT,
};

/** The script of an address; its requests go to `https://HOST` or wherever else HOST is filled in. */
export function loaderOf(address: string, at: string): string {
  const body = LOADERS[address];
  return body === undefined ? "" : `(() => {${START.replace("AT.", `${JSON.stringify(at)}.`)}${body}\n})();\n`;
}
