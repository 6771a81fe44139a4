import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "../errors.ts";
import { binary } from "./binaries.ts";
import type { ClusterPlace } from "./cluster-location.ts";
import { spawnOptions } from "./system-user.ts";

export const SUPERUSER = "crossdock";

const run = promisify(execFile);

export function isInitialised(clusterDir: string): boolean {
  return existsSync(path.join(clusterDir, "PG_VERSION"));
}

/** Must be called under the folder lock. The cluster appears whole or not at all: it is made aside, then renamed. */
export async function initialiseCluster(place: ClusterPlace, passwordFile: string, durable: boolean): Promise<void> {
  removeDrafts(place.clusterDir);
  const password = randomBytes(24).toString("base64url");
  const draft = mkdtempSync(`${place.clusterDir}.new-`);
  try {
    await initdb(place, draft, password, durable);
    // Before the cluster: one whose password is lost could never be adopted, a password without a cluster is replaced.
    writePassword(passwordFile, password);
    renameSync(path.join(draft, "data"), place.clusterDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What an initdb that was killed has left; the lock says that none is at work now. */
function removeDrafts(clusterDir: string): void {
  const parent = path.dirname(clusterDir);
  const prefix = `${path.basename(clusterDir)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

async function initdb(place: ClusterPlace, draft: string, password: string, durable: boolean): Promise<void> {
  const data = path.join(draft, "data");
  const passwordForInitdb = path.join(draft, "password");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordForInitdb, password, { mode: 0o600 });
  if (place.runAs) {
    for (const file of [draft, data, passwordForInitdb]) chownSync(file, place.runAs.uid, place.runAs.gid);
  }
  // The built-in locale sorts alike on every machine and needs none of the system's locales.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = ["-D", data, "-U", SUPERUSER, `--pwfile=${passwordForInitdb}`, "--auth=scram-sha-256", ...locale];
  try {
    await run(binary(place.nativeDir, "initdb"), durable ? args : [...args, "--no-sync"], spawnOptions(place.runAs));
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new DatabaseUnavailable(
      `PostgreSQL could not set up its folder ${place.clusterDir}: ${output || String(error)}`,
    );
  }
}

function writePassword(file: string, password: string): void {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, password, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
