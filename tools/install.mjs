import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { root, run } from "./run.mjs";

const modules = path.join(root, "node_modules");
const PINNED_MAJOR = 24;

/** Makes node_modules what package-lock.json says, and returns the path of the pinned Node. */
export async function ensureInstalled({ withTools = true } = {}) {
  if (!isInstalled(withTools)) await install();
  const node = pinnedNode();
  if (node) return node;
  console.error("The pinned Node is missing, because npm skipped install scripts: run `npm rebuild node`.");
  process.exit(1);
}

/**
 * npm writes what it has installed into node_modules/.package-lock.json as its last act, so that comparing it with
 * package-lock.json also recognises an `npm ci` that we did not run, and an install that was cut short.
 */
function isInstalled(withTools) {
  const wanted = readJson("package-lock.json")?.packages;
  const present = readJson("node_modules/.package-lock.json")?.packages;
  if (!wanted || !present || !pinnedNode() || !matchesManifest(wanted[""])) return false;
  const isNeeded = ([name, entry]) =>
    name !== "" && !entry.optional && (withTools || !(entry.dev || entry.devOptional));
  const isSame = (name) => wanted[name]?.version === present[name]?.version;
  const isForThisMachine = ({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch);
  return (
    Object.entries(wanted).every((entry) => !isNeeded(entry) || isSame(entry[0])) &&
    Object.entries(present).every(([name, entry]) => isSame(name) && isForThisMachine(entry))
  );
}

/** After an edit of package.json by hand npm itself reports what is wrong. */
function matchesManifest(lockedRoot) {
  const manifest = readJson("package.json");
  return ["dependencies", "devDependencies"].every((kind) =>
    isDeepStrictEqual(lockedRoot?.[kind] ?? {}, manifest[kind] ?? {}),
  );
}

function fits(allowed, actual) {
  return !allowed || allowed.includes(actual) || (allowed[0]?.startsWith("!") && !allowed.includes(`!${actual}`));
}

async function install() {
  console.log("Installing packages…");
  // NODE_ENV=production would leave out what the build needs. The pinned Node must not run npm while npm replaces it.
  const args = [
    "ci",
    "--include=dev",
    "--prefer-offline",
    "--fetch-retry-maxtimeout=10000",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const ownBin = path.join(modules, ".bin");
  const PATH = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => path.resolve(folder) !== ownBin);
  const code = await run("npm", args, { env: { PATH: PATH.join(path.delimiter) } });
  if (code === 0) return;
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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), "utf8"));
  } catch {
    return undefined;
  }
}
