import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { root, run } from "./run.mjs";

const modules = path.join(root, "node_modules");
const PINNED_MAJOR = 24;

/**
 * Makes node_modules what package-lock.json says, and returns the path of the pinned Node. `dependencies` are what a start
 * needs, which also builds; the tools, `devDependencies`, are what tests and checks need besides.
 */
export async function ensureInstalled({ withTools = true } = {}) {
  if (!pinnedNode() || !isInstalled(".", withTools)) await install(".", withTools);
  const node = pinnedNode();
  if (node) return node;
  console.error("The pinned Node is missing, because npm skipped install scripts: run `npm rebuild node`.");
  process.exit(1);
}

/** What only benches need has a lock file of its own, so that a start does not wait for it. */
export async function ensureBenchPackages() {
  if (!isInstalled("bench", true)) await install("bench", true);
}

/**
 * npm writes what it has installed into node_modules/.package-lock.json as its last act, so that comparing it with
 * package-lock.json also recognises an `npm ci` that we did not run, and an install that was cut short.
 */
function isInstalled(folder, withTools) {
  const wanted = readJson(folder, "package-lock.json")?.packages;
  const present = readJson(folder, "node_modules/.package-lock.json")?.packages;
  if (!wanted || !present || !matchesManifest(folder, wanted[""])) return false;
  const isNeeded = ([name, entry]) =>
    name !== "" && !entry.optional && (withTools || !(entry.dev || entry.devOptional));
  const isSame = (name) => wanted[name]?.version === present[name]?.version;
  return (
    Object.entries(wanted).every((entry) => !isNeeded(entry) || isSame(entry[0])) &&
    Object.entries(present).every(([name, entry]) => isSame(name) && isForThisMachine(entry))
  );
}

const isForThisMachine = ({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch);

/** After an edit of package.json by hand npm itself reports what is wrong. */
function matchesManifest(folder, lockedRoot) {
  const manifest = readJson(folder, "package.json");
  return ["dependencies", "devDependencies"].every((kind) =>
    isDeepStrictEqual(lockedRoot?.[kind] ?? {}, manifest[kind] ?? {}),
  );
}

function fits(allowed, actual) {
  return !allowed || allowed.includes(actual) || (allowed[0]?.startsWith("!") && !allowed.includes(`!${actual}`));
}

async function install(folder, withTools) {
  console.log(folder === "." ? "Installing packages…" : `Installing the packages of ${folder}…`);
  // What is there is only changed where it differs, which is quicker: a shop that runs meanwhile keeps its packages.
  const present = readJson(folder, "node_modules/.package-lock.json")?.packages;
  const isUsable = present && pinnedNode() && Object.values(present).every(isForThisMachine);
  const isLocked = matchesManifest(folder, readJson(folder, "package-lock.json")?.packages?.[""]);
  // A start adds no tools, and takes none away.
  const keepsTools = isUsable && isLocked && Object.values(present).some(({ dev }) => dev);
  // NODE_ENV=production would leave the tools out. The pinned Node must not run npm while npm replaces it.
  const args = [
    ...(isUsable && isLocked ? ["install", "--no-save"] : ["ci"]),
    `--prefix=${path.join(root, folder)}`,
    withTools || keepsTools ? "--include=dev" : "--omit=dev",
    "--prefer-offline",
    "--fetch-retry-maxtimeout=10000",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const ownBin = path.join(modules, ".bin");
  const PATH = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => path.resolve(folder) !== ownBin);
  const code = await run("npm", args, { env: { PATH: PATH.join(path.delimiter) } });
  if (code === 0) {
    // The pinned Node's own installation leaves its package behind, of which only the program is used.
    rmSync(path.join(modules, "node/node_modules"), { recursive: true, force: true });
    return;
  }
  console.error("The packages could not be installed, for the reason above: the first start needs the network.");
  process.exit(code);
}

function pinnedNode() {
  const candidates = ["node/bin/node", ".bin/node", "node/bin/node.exe"].map((file) => path.join(modules, file));
  const isRecent = Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR;
  return (
    candidates.find((file) => existsSync(file)) ?? (isRecent && existsSync(modules) ? process.execPath : undefined)
  );
}

function readJson(folder, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, folder, file), "utf8"));
  } catch {
    return undefined;
  }
}
