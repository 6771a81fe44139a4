import { createHash } from "node:crypto";
import {
  chownSync,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { DatabaseUnavailable } from "../errors.ts";
import { type Binaries, findBinaries } from "./binaries.ts";
import { ownSystemDir, runnableBinaries, SYSTEM_DIR } from "./binaries-copy.ts";
import { canEnter, databaseUser, isRoot, type RunAs } from "./system-user.ts";

/** Where the cluster lives, what runs it, and under which identity. */
export interface ClusterLocation {
  readonly clusterDir: string;
  readonly nativeDir: string;
  readonly runAs: RunAs;
}

/** Must be called under the folder lock: it may reserve a folder outside of the data folder. */
export function findClusterLocation(dataDir: string, binaries: Binaries = findBinaries()): ClusterLocation {
  const entry = path.join(dataDir, "postgres");
  const known = locateExisting(entry);
  const runAs = known && existsSync(known) ? ownerOf(known) : databaseUser();
  const clusterDir = known ?? (canEnter(dataDir, runAs) ? entry : reserveOutside(dataDir, entry));
  const nearest = existsSync(clusterDir) ? clusterDir : path.dirname(clusterDir);
  if (!existsSync(nearest) || !canEnter(nearest, runAs)) {
    throw new DatabaseUnavailable(
      `The database folder ${clusterDir} is out of reach of the user PostgreSQL runs as` +
        `${runAs ? ` (uid ${runAs.uid})` : ""}: choose another DATA_DIR or set DATABASE_URL.`,
    );
  }
  return { clusterDir, nativeDir: runnableBinaries(binaries, runAs), runAs };
}

function locateExisting(entry: string): string | undefined {
  const stats = lstatSync(entry, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isSymbolicLink()) return entry;
  const target = path.resolve(path.dirname(entry), readlinkSync(entry));
  return existsSync(target) ? realpathSync(target) : target;
}

/** A cluster stays with the user who made it: after a change of system users, or when root runs a user's checkout. */
function ownerOf(clusterDir: string): RunAs {
  const { uid, gid } = lstatSync(clusterDir);
  if (isRoot()) {
    if (uid !== 0) return { uid, gid };
    const runAs = databaseUser();
    if (runAs) giveTree(clusterDir, runAs);
    return runAs;
  }
  if (process.getuid && uid !== process.getuid()) {
    throw new DatabaseUnavailable(
      `The database folder ${clusterDir} belongs to another user (uid ${uid}): start as that user or as root, ` +
        "or choose another DATA_DIR.",
    );
  }
  return undefined;
}

/** A cluster that root restored or took over with chown -R is root's, under whom PostgreSQL will not run. */
function giveTree(folder: string, owner: { uid: number; gid: number }): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTree(file, owner);
    else lchownSync(file, owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
}

/**
 * The link is made before the cluster, so that a cluster without a link to it is never adopted: it belongs to
 * a data folder that was moved or deleted, and is left alone.
 */
function reserveOutside(dataDir: string, entry: string): string {
  if (!ownSystemDir()) {
    throw new DatabaseUnavailable(
      `The data folder ${dataDir} is closed to the user PostgreSQL runs as, and ${SYSTEM_DIR} cannot be used ` +
        "instead: choose another DATA_DIR or set DATABASE_URL.",
    );
  }
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 16);
  let folder = path.join(SYSTEM_DIR, hash);
  for (let copy = 2; existsSync(folder); copy += 1) folder = path.join(SYSTEM_DIR, `${hash}-${copy}`);
  symlinkSync(folder, entry);
  return folder;
}
