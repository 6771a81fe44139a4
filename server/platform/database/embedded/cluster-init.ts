import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { DatabaseUnavailable } from "../errors.ts";
import { binary } from "./binaries.ts";
import type { ClusterLocation } from "./cluster-location.ts";
import { spawnOptions } from "./system-user.ts";

export const SUPERUSER = "crossdock";

const run = promisify(execFile);

export function isInitialised(clusterDir: string): boolean {
  return existsSync(path.join(clusterDir, "PG_VERSION"));
}

/** Must be called under the folder lock. The cluster is made in a draft folder and renamed, so that it is complete or absent. */
export async function initialiseCluster(
  location: ClusterLocation,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  removeDrafts(location.clusterDir);
  const password = randomBytes(24).toString("base64url");
  const draft = mkdtempSync(`${location.clusterDir}.new-`);
  try {
    await initdb(location, draft, password, durable);
    // Before the cluster: a cluster without its password is unusable, a password without a cluster is replaced.
    writePassword(passwordFile, password);
    renameSync(path.join(draft, "data"), location.clusterDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Drafts that a killed initdb left; under the lock none is running. */
function removeDrafts(clusterDir: string): void {
  const parent = path.dirname(clusterDir);
  const prefix = `${path.basename(clusterDir)}.new-`;
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

async function initdb(location: ClusterLocation, draft: string, password: string, durable: boolean): Promise<void> {
  const data = path.join(draft, "data");
  const passwordForInitdb = path.join(draft, "password");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordForInitdb, password, { mode: 0o600 });
  if (location.runAs) {
    for (const file of [draft, data, passwordForInitdb]) chownSync(file, location.runAs.uid, location.runAs.gid);
  }
  // The built-in locale sorts alike on every machine and needs none of the system's locales.
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const args = ["-D", data, "-U", SUPERUSER, `--pwfile=${passwordForInitdb}`, "--auth=scram-sha-256", ...locale];
  try {
    await run(
      binary(location.nativeDir, "initdb"),
      durable ? args : [...args, "--no-sync"],
      spawnOptions(location.runAs),
    );
  } catch (error) {
    const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new DatabaseUnavailable(
      `PostgreSQL could not set up its folder ${location.clusterDir}: ${output || String(error)}`,
    );
  }
}

function writePassword(file: string, password: string): void {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, password, { mode: 0o600, flush: true });
  renameSync(draft, file);
}
