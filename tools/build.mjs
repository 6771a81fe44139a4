import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";

const stampFile = path.join(root, "build/.stamp");
const results = ["build/client", "build/server/index.js", "storefront/themes/art"];
const sources = [
  "storefront",
  "client",
  "demo/drawings",
  "demo/theme-pictures",
  "ui",
  "i18n",
  "domain",
  "contracts",
  "tools/draw.ts",
  "tools/compress.ts",
  "tools/vite-contract.ts",
  "tools/vite-chunks.ts",
  "tools/vite-icons.ts",
  "tools/icon-path.ts",
];
const settings = ["package-lock.json", "vite.config.ts", "react-router.config.ts"];
/** Drawn by the build itself. */
const drawn = path.join("storefront", "themes", "art");

export function isBuilt() {
  const isThere = results.every((result) => existsSync(path.join(root, result)));
  return isThere && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp();
}

/** Builds the storefront unless that has been done from the same sources; answers an exit code. */
export async function ensureBuilt(node, { force = false } = {}) {
  if (!force && isBuilt()) return 0;
  console.log("Building the storefront…");
  const startedAt = performance.now();
  const stampOfSources = stamp();
  rmSync(stampFile, { force: true });
  const code = (await draw(node)) || (await buildPages(node)) || (await compress(node));
  if (code !== 0) return code;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  // Of the sources as they were at the start: a file saved during the build must lead to another one.
  writeFileSync(stampFile, stampOfSources);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return 0;
}

export function draw(node) {
  return run(node, ["tools/draw.ts"], { quiet: true });
}

function buildPages(node) {
  const env = { NODE_ENV: "production" };
  return run(node, ["node_modules/@react-router/dev/bin.cjs", "build"], { env, quiet: true });
}

function compress(node) {
  return run(node, ["tools/compress.ts"], { quiet: true });
}

function stamp() {
  const hash = createHash("sha256");
  for (const file of [...sources, ...settings].flatMap(filesIn)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesIn(place) {
  const stats = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!stats || place === drawn) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(place) ? [] : [place];
  const names = readdirSync(path.join(root, place)).sort();
  return names.flatMap((name) => filesIn(path.join(place, name)));
}

if (import.meta.filename === realpathSync(process.argv[1] ?? ".")) {
  process.exitCode = await ensureBuilt(await ensureInstalled(), { force: process.argv.includes("--force") });
}
