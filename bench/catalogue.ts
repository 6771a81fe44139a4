import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startEmbeddedPostgres } from "../server/platform/database/embedded/embedded-postgres.ts";
import { makeDataDir, removeDataDir, silent } from "../testing/throw-away-data.ts";
import { reportFigures } from "./figures.ts";
import { fillCatalogue } from "./fill-catalogue.ts";
import { quantile } from "./statistics.ts";

/*
 * A shop as `npm start` starts it, on catalogues of several sizes: filled, started for the first time, which builds the
 * index, and started again, which reads it back. BENCH_SIZES says how many products (2000,100000,1000000).
 */
const SIZES = (process.env.BENCH_SIZES ?? "2000,100000,1000000").split(",").map(Number);
const PORT = 3421;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const HEADERS = { host: `lt.localhost:${PORT}` };
const POLL_MS = 20;
const VISITS = 300;
const REST_MS = 10_000;

const seconds = (since: number) => (performance.now() - since) / 1_000;

/** Also returns the English slug of a department: the first request to each process is for its listing. */
async function fill(dataDir: string, products: number): Promise<{ fillSeconds: number; slug: string }> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: silent });
  try {
    const startedAt = performance.now();
    await fillCatalogue(postgres.url, { products, withPictures: false });
    const fillSeconds = seconds(startedAt);
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    const { rows } = await client.query<{ slug: string }>(`
      select x.slug from categories c join category_texts x on x.category_id = c.id
        join languages l on l.id = x.language_id and l.iso_code = 'en'
        join storefronts s on s.code = 'lt' and s.category_doc_key = c.doc_key
      where c.parent_id is null order by c.position limit 1`);
    await client.end();
    return { fillSeconds, slug: rows[0]?.slug ?? "" };
  } finally {
    await postgres.stop();
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const isRunning = (pid: number, script: string) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(script);
  } catch {
    return false;
  }
};

/** In MB; 0 if the process has ended. */
function memoryOf(pid: number, row: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${row}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

interface Started {
  process: ChildProcess;
  pid: number;
  readySeconds: number;
  /** The lifetime and the peak memory of the process that builds the index. */
  buildSeconds: number;
  buildMemory: number;
}

async function start(dataDir: string): Promise<Started> {
  const startedAt = performance.now();
  const starter = spawn(process.execPath, ["tools/start.mjs"], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DEMO: "0",
      FALLBACK_STOREFRONT: "lt",
      LIMITS: "off",
      LOG_LEVEL: "warn",
      PORT: String(PORT),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const started: Started = { process: starter, pid: 0, readySeconds: 0, buildSeconds: 0, buildMemory: 0 };
  let buildsSince: number | null = null;
  while (starter.exitCode === null) {
    const server = childrenOf(starter.pid ?? 0).find((pid) => isRunning(pid, "server/main.ts"));
    const builder = childrenOf(server ?? 0).find((pid) => isRunning(pid, "index-builder"));
    if (builder !== undefined) {
      buildsSince ??= performance.now();
      started.buildMemory = Math.max(started.buildMemory, memoryOf(builder, "VmHWM"));
      started.buildSeconds = seconds(buildsSince);
    }
    if (server !== undefined && builder === undefined && (await isReady())) {
      return Object.assign(started, { pid: server, readySeconds: seconds(startedAt) });
    }
    await pause(POLL_MS);
  }
  throw new Error("The shop did not start.");
}

const isReady = () =>
  fetch(`${ORIGIN}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop({ process: starter }: Started): Promise<void> {
  starter.kill("SIGTERM");
  await once(starter, "exit");
}

async function timed(path: string, body?: object): Promise<number> {
  const startedAt = performance.now();
  const posted = body && {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...HEADERS, "content-type": "application/json", "sec-fetch-site": "same-origin" },
  };
  const answer = await fetch(ORIGIN + path, posted || { headers: HEADERS });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - startedAt;
}

const SEARCH = "/api/search/searchForCategoryItems";

/** Requests pages as visitors do, so that the measured memory is that of a shop under load. */
async function visit(slug: string): Promise<{ listing: number[]; root: number[]; text: number[] }> {
  const taken = { listing: [] as number[], root: [] as number[], text: [] as number[] };
  for (let number = 0; number < VISITS; number += 1) {
    taken.listing.push(await timed(`/en/c/${slug}?queryKey=${number}`));
    taken.root.push(await timed(SEARCH, { locale: "en" }));
    taken.text.push(await timed(SEARCH, { locale: "en", params: { searchText: `black ${number % 50}` } }));
  }
  return taken;
}

async function measureProcess(dataDir: string, slug: string) {
  const started = await start(dataDir);
  try {
    const firstListing = (await timed(`/en/c/${slug}`)) / 1_000;
    const taken = await visit(slug);
    const sitemaps: number[] = [];
    for (let number = 0; number < 5; number += 1) sitemaps.push((await timed("/sitemap.xml")) / 1_000);
    await pause(REST_MS);
    const memory = memoryOf(started.pid, "VmRSS");
    return { ...started, firstListing, taken, sitemap: quantile(sitemaps, 0.5), memory };
  } finally {
    await stop(started);
  }
}

async function measureSize(products: number): Promise<void> {
  const dataDir = makeDataDir();
  try {
    const { fillSeconds, slug } = await fill(dataDir, products);
    const first = await measureProcess(dataDir, slug);
    const later = await measureProcess(dataDir, slug);
    const figures = {
      "filled (s)": fillSeconds,
      "index built (s)": first.buildSeconds,
      "memory of the build (MB)": first.buildMemory,
      "ready, first start (s)": first.readySeconds,
      "first listing, first start (s)": first.firstListing,
      "memory after a build (MB)": first.memory,
      "ready (s)": later.readySeconds,
      "first listing (s)": Math.max(first.firstListing, later.firstListing),
      "memory at rest (MB)": later.memory,
      "listing, p50 (ms)": quantile(later.taken.listing, 0.5),
      "root, p95 (ms)": quantile(later.taken.root, 0.95),
      "text, p95 (ms)": quantile(later.taken.text, 0.95),
      "sitemap (s)": later.sitemap,
    };
    for (const [name, value] of Object.entries(figures)) {
      console.log(`| ${products} | ${name} | ${value.toFixed(value < 10 ? 2 : 0)} |`);
      reportFigures({ [`${products}, ${name.replace(/ \(.*\)$/, "")}`]: value });
    }
  } finally {
    removeDataDir(dataDir);
  }
}

console.log("| products | what | measured |\n|---|---|---|");
for (const products of SIZES) await measureSize(products);
