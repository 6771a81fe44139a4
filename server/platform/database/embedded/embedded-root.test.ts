import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseProcess, killDatabaseProcesses } from "#testing/database-processes.ts";
import { makeDataDir, removeDataDir, silent } from "#testing/throw-away-data.ts";
import { connect } from "../connect.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { runnableBinaries, SYSTEM_DIR } from "./binaries-copy.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { runningPostmaster } from "./postmaster-status.ts";
import { databaseUser, isRoot, systemUser } from "./system-user.ts";

// Each test makes clusters and processes, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;
let home: string;
let dataDir: string;

beforeEach(() => {
  folder = makeDataDir();
  home = path.join(folder, "home");
  mkdirSync(home, { mode: 0o700 });
  dataDir = path.join(home, ".data");
});

afterEach(async () => {
  await killDatabaseProcesses();
  removeDataDir(dataDir);
  removeDataDir(folder);
});

function start(where: string, binaries?: Binaries) {
  return startEmbeddedPostgres({ dataDir: where, log: silent, durable: false, ...(binaries ? { binaries } : {}) });
}

async function run(url: string, sql: string): Promise<unknown> {
  const client = await connect(url);
  const { rows } = await client.query({ text: sql, rowMode: "array" }).finally(() => client.end());
  return rows[0]?.[0];
}

describe.runIf(isRoot())("root", () => {
  test("lends the server another user and keeps the data in place where that user can pass", async () => {
    const server = await start(folder);
    const cluster = path.join(folder, "postgres");
    expect(lstatSync(cluster).isDirectory()).toBe(true);
    expect(statSync(cluster)).toMatchObject(databaseUser() ?? {});
    expect(statSync(`/proc/${runningPostmaster(cluster)?.pid}`).uid).toBe(databaseUser()?.uid);
    expect(statSync(path.join(folder, "postgres.password"))).toMatchObject({ uid: 0 });
    await server.stop();
  });

  test("keeps the cluster of a data folder under a 0700 home outside, and the home as it was", async () => {
    const first = await start(dataDir);
    await run(first.url, "create table parcel as select 42 as id");
    await first.stop();
    const folder = readlinkSync(path.join(dataDir, "postgres"));
    expect(path.dirname(folder)).toBe(SYSTEM_DIR);
    expect(statSync(folder)).toMatchObject(databaseUser() ?? {});
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(home)).toMatchObject({ uid: 0, mode: 0o40700 });
    const second = await start(dataDir);
    expect(await run(second.url, "select id from parcel")).toBe(42);
    await second.stop();
  });

  test("never takes the outside cluster of a data folder that was moved away for a new one's", async () => {
    const first = await start(dataDir);
    await run(first.url, "create table parcel as select 42 as id");
    await first.stop();
    const backup = path.join(home, "backup");
    renameSync(dataDir, backup);
    try {
      const fresh = await start(dataDir);
      expect(await run(fresh.url, "select to_regclass('parcel')")).toBeNull();
      await fresh.stop();
      const kept = await start(backup);
      expect(await run(kept.url, "select id from parcel")).toBe(42);
      await kept.stop();
    } finally {
      removeDataDir(backup);
    }
  });

  test("runs a checkout that is closed to the other user from a copy of the binaries, made once", async () => {
    const version = `test-${path.basename(folder)}`;
    const nativeDir = path.join(home, "native");
    cpSync(findBinaries().nativeDir, nativeDir, { recursive: true, verbatimSymlinks: true });
    const copy = path.join(SYSTEM_DIR, `postgresql-${version}`);
    try {
      const server = await start(dataDir, { nativeDir, version });
      expect(await run(server.url, "select 1")).toBe(1);
      await server.stop();
      expect(statSync(copy)).toMatchObject({ uid: 0, mode: 0o40755 });
      const madeAt = statSync(copy).ctimeMs;
      expect(runnableBinaries({ nativeDir, version }, databaseUser())).toBe(copy);
      expect(statSync(copy).ctimeMs).toBe(madeAt);
      chmodSync(copy, 0o777);
      expect(runnableBinaries({ nativeDir, version }, databaseUser())).not.toBe(copy);
    } finally {
      rmSync(copy, { recursive: true, force: true });
      rmSync(path.join(os.tmpdir(), `crossdock-postgresql-${version}`), { recursive: true, force: true });
    }
  });

  test("leaves a cluster with the user who made it, and that user cannot take root's", async () => {
    const nobody = systemUser("nobody");
    if (!nobody) throw new Error("no user nobody");
    const bundled = findBinaries();
    const binaries = { nativeDir: runnableBinaries(bundled, nobody), version: bundled.version };
    chownSync(home, nobody.uid, nobody.gid);
    const made = await databaseProcess({ start: dataDir, user: nobody, binaries });
    const own = await start(dataDir);
    expect(new URL(own.url).port).toBe(new URL(made.url).port);
    await made.stop();
    await own.stop();
    await (await start(dataDir)).stop();
    expect(statSync(path.join(dataDir, "postgres"))).toMatchObject(nobody);
    const again = await databaseProcess({ start: dataDir, user: nobody, binaries });
    expect(again.url).toContain("127.0.0.1");
    await again.stop();

    chownSync(path.join(dataDir, "postgres"), 1, 1);
    const { answer } = await databaseProcess({ start: dataDir, user: nobody, binaries });
    expect(answer).toMatchObject({ message: expect.stringContaining("belongs to another user (uid 1)") });
  });

  test("gives back to the database's user a cluster that was made root's", async () => {
    await (await start(folder)).stop();
    const cluster = path.join(folder, "postgres");
    for (const name of ["", "PG_VERSION", "base"]) chownSync(path.join(cluster, name), 0, 0);
    await (await start(folder)).stop();
    expect(statSync(path.join(cluster, "PG_VERSION"))).toMatchObject(databaseUser() ?? {});
  });
});
