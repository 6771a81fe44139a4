import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { memoryLimits } from "../tools/server-flags.mjs";

const CONNECTIONS = 32;
const SERVER_CORE = "0";

export interface Candidate {
  name: string;
  pid: number;
  url: string;
  headers: Record<string, string>;
  /** Each request has an address of its own: `{n}` in the address is a number. */
  isNumbered?: boolean;
  /** Sent by POST. */
  body?: object;
}

const children: ChildProcess[] = [];

/** Each server has the same one core to itself and the memory limits of `npm start`; the load comes from the other. */
export function startOnOneCore(file: string, env: Record<string, string>): number {
  const limits = memoryLimits(process.env);
  const child = spawn("taskset", ["-c", SERVER_CORE, process.execPath, ...limits.flags, file], {
    env: { ...process.env, ...limits.env, NODE_ENV: "production", LOG_LEVEL: "warn", LIMITS: "off", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  children.push(child);
  return child.pid ?? 0;
}

/** Waits for the end: a server that is still stopping needs its data, and would disturb the next bench. */
export async function stopServers(): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  await Promise.all(
    running.map((child) => {
      child.kill("SIGTERM");
      return once(child, "exit");
    }),
  );
}

/** The CPU time of all threads of a process so far, to the nanosecond. */
function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  return used.reduce((sum, nanoseconds) => sum + Number(nanoseconds), 0) / 1e9;
}

export async function untilReady(url: string): Promise<void> {
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

let number = 0;

/** Addresses that were never requested before. */
function numbered(url: string): Pick<autocannon.Options, "url" | "requests"> {
  const { origin } = new URL(url);
  const setupRequest = (request: autocannon.Request) => {
    number += 1;
    return { ...request, path: url.slice(origin.length).replace("{n}", String(number)) };
  };
  return { url: origin, requests: [{ setupRequest }] };
}

/** Per second of the server's own CPU time: the load generator's share of the machine does not count. */
async function requestsPerCoreSecond(
  { url, headers, body, pid, isNumbered }: Candidate,
  length: { duration: number } | { amount: number },
): Promise<number> {
  const usedBefore = cpuSeconds(pid);
  const sent = body ? { method: "POST" as const, body: JSON.stringify(body) } : {};
  const address = isNumbered ? numbered(url) : { url };
  const result = await autocannon({ ...address, headers, connections: CONNECTIONS, ...length, ...sent });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.total / (cpuSeconds(pid) - usedBefore);
}

/** Enough to compile the code and fill the caches. */
const WARM_UP_REQUESTS = 1_500;

/** The median of each candidate; they take turns after a warm-up. */
export async function measureInTurn(
  candidates: readonly Candidate[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<string, number>> {
  const measured = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (const candidate of candidates) await requestsPerCoreSecond(candidate, { amount: WARM_UP_REQUESTS });
  for (let round = 0; round < rounds; round += 1) {
    for (const candidate of candidates) {
      measured.get(candidate.name)?.push(await requestsPerCoreSecond(candidate, { duration: seconds }));
    }
  }
  return new Map([...measured].map(([name, values]) => [name, median(values)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
