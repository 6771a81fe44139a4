import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { root, run } from "./run.mjs";

const modules = path.join(root, "node_modules");
const PINNED_MAJOR = 24;

/**
 * Installs the packages of package-lock.json, and returns the path of the pinned Node. A start, which also builds,
 * needs `dependencies`; tests and checks also need the tools, `devDependencies`.
 */
export async function ensureInstalled({ withTools = true } = {}) {
  if (!pinnedNode() || !isInstalled(".", withTools)) await install(".", withTools);
  const node = pinnedNode();
  if (node) return node;
  console.error("The pinned Node is missing, because npm skipped install scripts: run `npm rebuild node`.");
  process.exit(1);
}

/** The packages for benches have a lock file of their own, so that a start does not wait for them. */
export async function ensureBenchPackages() {
  if (!isInstalled("bench", true)) await install("bench", true);
}

/**
 * npm writes node_modules/.package-lock.json at the end of an installation. The comparison with package-lock.json
 * therefore also recognises an `npm ci` that we did not run, and an interrupted installation.
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

/** After an edit of package.json by hand npm itself reports the difference. */
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
  // Only packages that differ are replaced, which is quicker; a running shop keeps its packages.
  const present = readJson(folder, "node_modules/.package-lock.json")?.packages;
  const isUsable = present && pinnedNode() && Object.values(present).every(isForThisMachine);
  const isLocked = matchesManifest(folder, readJson(folder, "package-lock.json")?.packages?.[""]);
  // A start neither adds nor removes tools.
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
    // The installation of the pinned Node leaves its package behind; only the program is used.
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
