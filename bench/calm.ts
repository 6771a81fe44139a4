import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { startOnOneCore, stopServers, untilReady } from "./core-load.ts";
import { reportFigures } from "./figures.ts";
import { quantile } from "./statistics.ts";

/** F39: what a crowd on pages that have to be rendered does to those who ask for pages that are ready. */
const PORT = 3411;
const HOST = `lt.localhost:${PORT}`;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const SECONDS = 15;
const PAUSE_MS = 10;
const WARM_UP_SECONDS = 20;
const REST_SECONDS = 60;
const AIM = 4;

interface Crowd {
  name: string;
  path: string;
  connections: number;
}

const CROWDS: Crowd[] = [
  { name: "random searches", path: "/en/search?searchText={n}", connections: 32 },
  { name: "filtered listings", path: "/en/marketplace?f.current_price=0-9{n}", connections: 32 },
  { name: "made-up variants", path: "/en/marketplace?queryKey={n}", connections: 32 },
  { name: "pages never kept", path: "/en/marketplace?queryKey={n}", connections: 500 },
];

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

function timed(path: string): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get({ agent, port: PORT, path, headers: { host: HOST, "accept-encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => resolve({ ms: performance.now() - startedAt, status: answer.statusCode ?? 0 }));
    }).on("error", reject);
  });
}

/** One visitor after the other, at a steady pace. */
async function visitReadyPages(seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const endAt = performance.now() + seconds * 1_000; performance.now() < endAt; await pause(PAUSE_MS)) {
    const { ms, status } = await timed(times.length % 10 === 9 ? "/healthz" : "/en");
    if (status !== 200) throw new Error(`a page that is ready was answered with ${status}`);
    times.push(ms);
  }
  return times;
}

const memoryMb = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024);

/** With the lowest priority, so that sending the crowd does not delay the clock of the visitor. */
async function runCrowd({ path, connections }: Crowd, seconds: number): Promise<string> {
  const client = ["bench/calm-crowd.ts", ORIGIN + path, String(connections), String(seconds), HOST];
  const { stdout } = await promisify(execFile)("nice", ["-n", "19", process.execPath, ...client]);
  const { statuses, errors, perSecond } = JSON.parse(stdout.trim()) as {
    statuses: Record<string, { count: number }>;
    errors: number;
    perSecond: number;
  };
  const counts = Object.entries(statuses).map(([status, { count }]) => `${count} × ${status}`);
  return `${[...counts, ...(errors ? [`${errors} errors`] : [])].join(", ")} (${Math.round(perSecond)}/s)`;
}

function row(name: string, times: readonly number[], idleP99: number, answers: string, mb: number): string {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return `| ${[name, p50.toFixed(1), p99.toFixed(1), (p99 / idleP99).toFixed(1), answers, mb].join(" | ")} |`;
}

async function main(): Promise<void> {
  const dataDir = makeDataDir();
  try {
    const pid = startOnOneCore("server/main.ts", { PORT: String(PORT), DATA_DIR: dataDir });
    await untilReady(`${ORIGIN}/readyz`);
    await untilReady(`${ORIGIN}/en`);
    for (const crowd of CROWDS) await runCrowd({ ...crowd, connections: 8 }, WARM_UP_SECONDS / CROWDS.length);
    const idle = await visitReadyPages(SECONDS);
    const idleP99 = quantile(idle, 0.99);
    console.log(`Aim: p99 of what is ready ≤ ${AIM} × idle\n`);
    console.log(
      "| beside | p50 (ms) | p99 (ms) | × idle | the crowd was answered | memory (MB) |\n|---|---|---|---|---|---|",
    );
    console.log(row("nobody", idle, idleP99, "", memoryMb(pid)));
    let worst = 0;
    for (const crowd of CROWDS) {
      const running = runCrowd(crowd, SECONDS);
      await pause(1_000);
      const times = await visitReadyPages(SECONDS - 2);
      const name = `${crowd.connections} clients, ${crowd.name}`;
      const mb = memoryMb(pid);
      console.log(row(name, times, idleP99, await running, mb));
      worst = Math.max(worst, quantile(times, 0.99) / idleP99);
    }
    reportFigures({ "p99 of ready pages, of idle": worst });
    await pause(REST_SECONDS * 1_000);
    console.log(`Memory a minute later: ${memoryMb(pid)} MB`);
  } finally {
    agent.destroy();
    await stopServers();
    removeDataDir(dataDir);
  }
}

await main();
