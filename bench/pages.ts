import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";

const ROUNDS = 5;
const SECONDS_PER_ROUND = 6;
const CONNECTIONS = 32;
const SERVER_CORE = "0";
const APP_PORT = 3401;
/** Not the port after the shop's: the demo's payment simulator listens there. */
const BARE_PORT = 3405;
const HOME = "/en";
const CLOCK_TICKS_PER_SECOND = 100;
const HEADERS = { "accept-encoding": "br", host: `lt.localhost:${APP_PORT}` };

interface Candidate {
  name: string;
  pid: number;
  url: string;
  headers: Record<string, string>;
}

const workDir = makeDataDir();
const children: ChildProcess[] = [];

/** Each server has the same one core to itself; the load comes from the other. */
function startOnOneCore(file: string, env: Record<string, string>): number {
  const child = spawn("taskset", ["-c", SERVER_CORE, process.execPath, file], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", LIMITS: "off", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  return child.pid ?? 0;
}

/** What a process has used of its core so far. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await pause(500);
  }
  throw new Error(`${url} did not become ready`);
}

/** Per second of the server's own processor time: the load generator's share of the machine does not count. */
async function requestsPerCoreSecond({ url, headers, pid }: Candidate): Promise<number> {
  const usedBefore = cpuSeconds(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS_PER_ROUND });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / (cpuSeconds(pid) - usedBefore);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A listing and a product as a visitor reaches them: the first category with 48 products, and the first of those. */
async function findPages(): Promise<Record<string, string>> {
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

  const candidates: Candidate[] = [
    { name: "bare node:http", pid: bareServer, url: `http://127.0.0.1:${BARE_PORT}${HOME}`, headers: HEADERS },
    ...Object.entries(await findPages()).flatMap(([name, path]): Candidate[] => {
      const page = { pid: app, url: `http://127.0.0.1:${APP_PORT}${path}` };
      return [
        { ...page, name: `${name}, cached`, headers: HEADERS },
        { ...page, name: `${name}, uncached`, headers: { ...HEADERS, cookie: "session=none" } },
      ];
    }),
  ];
  const measured = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (const candidate of candidates) await requestsPerCoreSecond(candidate);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const candidate of candidates) measured.get(candidate.name)?.push(await requestsPerCoreSecond(candidate));
  }
  const bare = median(measured.get("bare node:http") ?? []);
  console.log("| server | requests per second of one core (median) | of bare |\n|---|---|---|");
  for (const [name, values] of measured) {
    console.log(`| ${name} | ${Math.round(median(values))} | ${((median(values) / bare) * 100).toFixed(0)} % |`);
  }
}

try {
  await main();
} finally {
  for (const child of children) child.kill("SIGTERM");
  await pause(2_000);
  removeDataDir(workDir);
}
