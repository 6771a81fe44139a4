import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { type Candidate, measureInTurn, startOnOneCore, stopServers, untilReady } from "./core-load.ts";
import { reportFigures } from "./figures.ts";

/** Short turns: the machine's other work hits all candidates alike. */
const ROUNDS = 5;
const SECONDS_PER_TURN = 3;
const APP_PORT = 3401;
/** Not the port after the shop's: the demo's payment simulator listens there. */
const BARE_PORT = 3405;
const HOME = "/en";
const HEADERS = { "accept-encoding": "br", host: `lt.localhost:${APP_PORT}` };
/** As browsers send it: what is made for one answer is compressed with zstd. */
const BROWSER = { ...HEADERS, "accept-encoding": "gzip, deflate, br, zstd" };
/** A page with such a query is the same, but belongs to one visitor. */
const NEVER_KEPT: Record<string, string> = { home: "?s=1", listing: "?queryKey=x", product: "?s=1" };

const workDir = makeDataDir();

/** A listing and a product as a visitor reaches them: the first category with 48 products, and the first of those. */
async function findPages() {
  const listing = firstLink(await textAt(HOME), /href="(\/en\/c\/[^"]+)"/);
  const product = firstLink(await textAt(listing), /href="(\/en\/p\/[^"?]+)/);
  return { home: HOME, listing, product };
}

async function textAt(path: string): Promise<string> {
  const [answer] = (await once(get({ port: APP_PORT, path, headers: { host: HEADERS.host } }), "response")) as [
    IncomingMessage,
  ];
  return text(answer);
}

function firstLink(html: string, pattern: RegExp): string {
  const link = pattern.exec(html)?.[1];
  if (!link) throw new Error(`No link like ${pattern}`);
  return link;
}

/** The bytes and headers of our server's response, for the bare server to send. */
async function recordPage(): Promise<string> {
  const [answer] = (await once(get({ port: APP_PORT, path: HOME, headers: HEADERS }), "response")) as [IncomingMessage];
  const page = { headers: answer.rawHeaders, body: (await buffer(answer)).toString("base64") };
  const file = join(workDir, "page.json");
  writeFileSync(file, JSON.stringify(page));
  return file;
}

async function main(): Promise<void> {
  const app = startOnOneCore("server/main.ts", { PORT: String(APP_PORT), DATA_DIR: workDir });
  await untilReady(`http://127.0.0.1:${APP_PORT}/readyz`);
  await untilReady(`http://127.0.0.1:${APP_PORT}${HOME}`);
  const bareServer = startOnOneCore("bench/bare-server.ts", { PORT: String(BARE_PORT), PAGE: await recordPage() });
  await untilReady(`http://127.0.0.1:${BARE_PORT}${HOME}`);

  const pages = await findPages();
  const candidates: Candidate[] = [
    { name: "bare node:http", pid: bareServer, url: `http://127.0.0.1:${BARE_PORT}${HOME}`, headers: HEADERS },
    ...Object.entries(pages).flatMap(([name, path]): Candidate[] => {
      const [pid, url] = [app, `http://127.0.0.1:${APP_PORT}${path}`];
      return [
        { pid, url, name: `${name}, cached`, headers: HEADERS },
        { pid, url: url + NEVER_KEPT[name], name: `${name}, uncached`, headers: BROWSER },
      ];
    }),
    {
      name: "listing, cold, then kept",
      pid: app,
      url: `http://127.0.0.1:${APP_PORT}${pages.listing}?f.current_price=0-99{n}`,
      headers: BROWSER,
      isNumbered: true,
    },
  ];
  const measured = await measureInTurn(candidates, { rounds: ROUNDS, seconds: SECONDS_PER_TURN });
  const bare = measured.get("bare node:http") ?? 0;
  console.log("| server | requests per second of one core (median) | ms each | of bare |\n|---|---|---|---|");
  for (const [name, value] of measured) {
    const row = [name, Math.round(value), (1_000 / value).toFixed(2), `${((value / bare) * 100).toFixed(1)} %`];
    console.log(`| ${row.join(" | ")} |`);
  }
  const perSecond = (name: string) => measured.get(name) ?? 0;
  reportFigures({
    "listing, uncached": perSecond("listing, uncached"),
    "cold page that will be cached": 1_000 / perSecond("listing, cold, then kept"),
    "home, cached, of bare": (perSecond("home, cached") / bare) * 100,
  });
}

try {
  await main();
} finally {
  await stopServers();
  removeDataDir(workDir);
}
