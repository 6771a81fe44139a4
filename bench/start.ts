import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeDataDir, removeDataDir } from "../testing/throw-away-data.ts";
import { reportFigures } from "./figures.ts";

/*
 * Times the first and the second `npm start` of a fresh copy of the last commit: packages, build, database and demo,
 * until the shop is ready. Packages come from npm's own cache where it has them.
 */
const PORT = 3431;
const root = join(import.meta.dirname, "..");
const workDir = makeDataDir();
const copy = join(workDir, "copy");

const READY = `http://127.0.0.1:${PORT}/readyz`;
const POLL_MS = 100;
const LONGEST_MS = 10 * 60_000;
const STOP_MS = 3_000;

async function until(isDone: (status: number) => boolean): Promise<void> {
  for (const endAt = performance.now() + LONGEST_MS; performance.now() < endAt; await pause(POLL_MS)) {
    const status = await fetch(READY).then(
      (answer) => answer.status,
      () => 0,
    );
    if (isDone(status)) return;
  }
  throw new Error(`${READY} was not as expected within ten minutes`);
}

async function startSeconds(): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: join(workDir, "data"), LOG_LEVEL: "warn" };
  const starter = spawn("npm", ["start"], { cwd: copy, env, stdio: ["ignore", "ignore", "inherit"] });
  try {
    await until((status) => status === 200);
    return (performance.now() - startedAt) / 1_000;
  } finally {
    starter.kill("SIGTERM");
    await once(starter, "exit");
    // npm ends before the server, which closes its database first.
    await until((status) => status === 0);
    await pause(STOP_MS);
  }
}

/** The disk space of the files, in MB. */
function sizeOf(path: string): number {
  const stats = lstatSync(path);
  const own = (stats.blocks * 512) / 2 ** 20;
  return stats.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), own) : own;
}

try {
  execFileSync("git", ["clone", "--quiet", root, copy]);
  const first = await startSeconds();
  const second = await startSeconds();
  const modules = sizeOf(join(copy, "node_modules"));
  console.log("| what | measured |\n|---|---|");
  console.log(`| first start | ${first.toFixed(1)} s |\n| second start | ${second.toFixed(1)} s |`);
  console.log(`| node_modules | ${modules.toFixed(0)} MB |`);
  reportFigures({ "first start": first, "second start": second, node_modules: modules });
} finally {
  removeDataDir(join(workDir, "data"));
  removeDataDir(workDir);
}
