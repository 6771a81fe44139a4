import { appendFileSync, chmodSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { databaseProcess, killDatabaseProcesses } from "#testing/database-processes.ts";
import { makeDatabaseDir, removeDataDir, silent } from "#testing/throw-away-data.ts";
import { findBinaries } from "./binaries.ts";
import { runnableBinaries } from "./binaries-copy.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { runningPostmaster } from "./postmaster-status.ts";
import { isRoot, systemUser } from "./system-user.ts";

// Each test makes clusters and processes, on machines that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let folder: string;

beforeEach(() => {
  folder = makeDatabaseDir();
});

afterEach(async () => {
  await killDatabaseProcesses();
  removeDataDir(folder);
});

function start(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, log: silent, durable: false });
}

/** A process of an ordinary user: root becomes nobody for it, anyone else is one already. */
function asOrdinaryUser(dataDir: string) {
  const user = isRoot() ? systemUser("nobody") : undefined;
  if (!user) return databaseProcess({ start: dataDir });
  const bundled = findBinaries();
  const binaries = { nativeDir: runnableBinaries(bundled, user), version: bundled.version };
  return databaseProcess({ start: dataDir, user, binaries });
}

function ordinaryUid(): number | undefined {
  return isRoot() ? systemUser("nobody")?.uid : process.getuid?.();
}

function makeOrdinaryFolder(mode: number): string {
  const made = path.join(folder, "ordinary");
  mkdirSync(made);
  const user = isRoot() ? systemUser("nobody") : undefined;
  if (user) chownSync(made, user.uid, user.gid);
  chmodSync(made, mode);
  return made;
}

function uidOfProcess(pid: number | undefined): number {
  return statSync(`/proc/${pid}`).uid;
}

describe("an ordinary user", () => {
  test("runs the server under the own name, in a folder closed to everyone else", async () => {
    const home = makeOrdinaryFolder(0o700);
    const dataDir = path.join(home, "shop", ".data");
    const user = await asOrdinaryUser(dataDir);
    expect(user.url).toContain("127.0.0.1");
    const cluster = path.join(dataDir, "postgres");
    expect(statSync(cluster)).toMatchObject({ uid: ordinaryUid() });
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    const pid = runningPostmaster(cluster)?.pid;
    if (process.platform === "linux") expect(uidOfProcess(pid)).toBe(ordinaryUid());
    await user.stop();
    expect(runningPostmaster(cluster)).toBeUndefined();
  });

  test("gets one sentence for a data folder that cannot be written", async () => {
    const closed = makeOrdinaryFolder(0o500);
    for (const dataDir of [closed, path.join(closed, "deeper", ".data")]) {
      const { answer } = await asOrdinaryUser(dataDir);
      expect(answer).toEqual({
        error: "DatabaseUnavailable",
        message: `The data folder ${dataDir} cannot be written (permission denied).`,
      });
    }
  });
});

describe("failures in one sentence", () => {
  test("a file where the data folder should be", async () => {
    const file = path.join(folder, "file");
    writeFileSync(file, "");
    await expect(start(file)).rejects.toThrow(`The data folder ${file} cannot be written (file already exists).`);
  });

  test("a folder in which nothing can be made, not even by root", { skip: process.platform !== "linux" }, async () => {
    await expect(start("/proc/shop/.data")).rejects.toThrow(/^The data folder \/proc\/shop\/\.data cannot be written/);
  });

  test("no binaries for this kind of machine", () => {
    expect(() => findBinaries("plan9", "mips")).toThrow(/^No PostgreSQL is bundled for plan9-mips: set DATABASE_URL/);
  });

  test("a server that fails to start, with what it logged", async () => {
    await (await start(folder)).stop();
    appendFileSync(path.join(folder, "postgres", "postgresql.conf"), "no_such_setting = 1\n");
    const attempt = start(folder);
    await expect(attempt).rejects.toMatchObject({ name: "DatabaseUnavailable" });
    await expect(attempt).rejects.toThrow(/did not start in .*unrecognized configuration parameter "no_such_setting"/s);
  });

  test("a password file that is lost or of another cluster; no server is left running for it", async () => {
    await (await start(folder)).stop();
    writeFileSync(path.join(folder, "postgres.password"), "wrong");
    await expect(start(folder)).rejects.toThrow(/cannot be reached \(password authentication failed/);
    rmSync(path.join(folder, "postgres.password"));
    await expect(start(folder)).rejects.toThrow(/postgres\.password is missing/);
    expect(runningPostmaster(path.join(folder, "postgres"))).toBeUndefined();
  });
});
