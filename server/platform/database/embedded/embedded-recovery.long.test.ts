import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { execute } from "#testing/database.ts";
import { databaseProcess, killDatabaseProcesses } from "#testing/database-processes.ts";
import { makeDataDir, removeDataDir, silent } from "#testing/throw-away-data.ts";
import { connect } from "../connect.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { readPostmaster, runningPostmaster } from "./postmaster-status.ts";

// Each test makes clusters and processes, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let dataDir: string;
let clusterDir: string;

beforeEach(() => {
  dataDir = makeDataDir();
  clusterDir = path.join(dataDir, "postgres");
});

afterEach(async () => {
  await killDatabaseProcesses();
  await (await start()).stop();
  removeDataDir(dataDir);
});

function start(log = silent) {
  return startEmbeddedPostgres({ dataDir, log });
}

async function parcels(url: string): Promise<unknown[]> {
  const client = await connect(url);
  const { rows } = await client.query<{ id: number }>("select id from parcel").finally(() => client.end());
  return rows.map(({ id }) => id);
}

function killPostmaster(): number {
  const pid = runningPostmaster(clusterDir)?.pid;
  if (!pid) throw new Error("no postmaster runs");
  process.kill(pid, "SIGKILL");
  return pid;
}

test("after kill -9 of its user the server runs on and is adopted by the next", async () => {
  const killed = await databaseProcess({ start: dataDir });
  await execute(killed.url, "create table parcel as select 42 as id");
  await killed.kill();
  const before = runningPostmaster(clusterDir)?.pid;
  expect(before).toBeGreaterThan(0);
  const next = await start();
  expect(runningPostmaster(clusterDir)?.pid).toBe(before);
  expect(await parcels(next.url)).toEqual([42]);
  await next.stop();
  expect(runningPostmaster(clusterDir)).toBeUndefined();
});

test("after kill -9 of both, the stale postmaster.pid is recovered from and the data is there", async () => {
  const killed = await databaseProcess({ start: dataDir });
  await execute(killed.url, "create table parcel as select 42 as id");
  await killed.kill();
  const stale = killPostmaster();
  expect(readPostmaster(clusterDir)?.pid).toBe(stale);
  const next = await start();
  expect(runningPostmaster(clusterDir)?.pid).not.toBe(stale);
  expect(await parcels(next.url)).toEqual([42]);
  await next.stop();
});

test("a stale postmaster.pid whose number another program now has is recovered from", async () => {
  const first = await start();
  await execute(first.url, "create table parcel as select 42 as id");
  const content = readFileSync(path.join(clusterDir, "postmaster.pid"), "utf8");
  await first.stop();
  const bystander = spawn("sleep", ["60"], ownerOf(clusterDir));
  try {
    const stale = content.replace(/^\d+/, String(bystander.pid));
    writeFileSync(path.join(clusterDir, "postmaster.pid"), stale);
    const next = await start();
    expect(await parcels(next.url)).toEqual([42]);
    expect(bystander.exitCode).toBeNull();
    await next.stop();
  } finally {
    bystander.kill();
  }
});

test("a server that dies while it is being adopted is replaced by a new one", async () => {
  const first = await start();
  await execute(first.url, "create table parcel as select 42 as id");
  const lines = readFileSync(path.join(clusterDir, "postmaster.pid"), "utf8").split("\n");
  await first.stop();
  // Looks like our server by its command line, but closes every connection and ends soon.
  const hangUp = "require('net').createServer((s) => s.destroy()).listen(0, '127.0.0.1', function () {";
  const leave = "console.log(this.address().port); setTimeout(process.exit, 1000); })";
  const dying = spawn(process.execPath, ["-e", hangUp + leave, clusterDir], { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(dying.stdout, "data");
  lines.splice(0, 1, String(dying.pid));
  lines.splice(3, 1, String(port).trim());
  writeFileSync(path.join(clusterDir, "postmaster.pid"), lines.join("\n"));
  const next = await start();
  expect(await parcels(next.url)).toEqual([42]);
  await next.stop();
});

test("a server lost while in use comes back at the same address without a restart of the program", async () => {
  const warn = vi.fn();
  const server = await start({ info: () => undefined, warn });
  await execute(server.url, "create table parcel as select 42 as id");
  killPostmaster();
  await vi.waitFor(async () => expect(await parcels(server.url)).toEqual([42]), { timeout: 15_000, interval: 50 });
  expect(warn).toHaveBeenCalledWith("PostgreSQL was lost and is being brought back");
  await server.stop();
  expect(runningPostmaster(clusterDir)).toBeUndefined();
});

test("what a killed initdb left is never adopted, and is removed", async () => {
  const draft = path.join(dataDir, "postgres.new-abc123");
  mkdirSync(path.join(draft, "data"), { recursive: true });
  writeFileSync(path.join(draft, "data", "PG_VERSION"), "18\n");
  writeFileSync(path.join(dataDir, "postgres.password"), "of a cluster that never was");
  const server = await start();
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.lock", "postgres.log", "postgres.password"]);
  expect(new URL(server.url).password).not.toContain("never");
  await server.stop();
});

/** PostgreSQL only checks a pid of its own user; root's database runs as another one. */
function ownerOf(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}
