import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./run.mjs";

const stampFile = path.join(root, "build/.stamp");
const results = [
  "build/client",
  "build/server/index.js",
  "build/backoffice/index.html",
  "build/mail/mail-layout.js",
  "storefront/themes/art",
];
const sources = [
  "storefront",
  "backoffice",
  "client",
  "ui",
  "i18n",
  "domain",
  "contracts",
  "server/modules/operations/mail/templates",
  "tools/build-mail.ts",
  "tools/compress.ts",
  "tools/vite-contract.ts",
  "tools/vite-chunks.ts",
  "tools/vite-icons.ts",
  "tools/vite-preload.ts",
  "tools/vite-router.ts",
  "tools/vite-routes.ts",
  "tools/icon-path.ts",
  "tools/route-manifest.ts",
];
const settings = ["package-lock.json", "vite.config.ts", "vite.backoffice.config.ts", "react-router.config.ts"];
/** The sources of the themes' pictures. */
const drawings = ["demo/drawings", "demo/theme-pictures", "tools/draw.ts"];
/** The folder of the pictures that the build draws. */
const drawn = path.join("storefront", "themes", "art");

export function isBuilt() {
  const isThere = results.every((result) => existsSync(path.join(root, result)));
  if (!isThere || !existsSync(stampFile)) return false;
  const [ofSources, ofDrawings] = readFileSync(stampFile, "utf8").split("\n");
  // An installation without demo/ has its pictures already.
  const isDrawn = !hasDemo() || ofDrawings === stamp(drawings);
  return isDrawn && ofSources === stamp([...sources, ...settings]);
}

/** Builds both apps unless they are already built from the same sources; returns an exit code. */
export async function ensureBuilt(node, { force = false } = {}) {
  if (!force && isBuilt()) return 0;
  console.log("Building the storefront and the back office…");
  const startedAt = performance.now();
  const stamps = [stamp([...sources, ...settings]), stamp(drawings)].join("\n");
  rmSync(stampFile, { force: true });
  let code = 0;
  for (const step of [draw, buildPages, hideSourceMaps, buildBackOffice, buildMail, compress])
    code ||= await step(node);
  if (code !== 0) return code;
  mkdirSync(path.dirname(stampFile), { recursive: true });
  // The stamps of the sources at the start: a file saved during the build must cause another build.
  writeFileSync(stampFile, stamps);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  return 0;
}

const hasDemo = () => existsSync(path.join(root, "demo"));

export async function draw(node) {
  if (!hasDemo() && existsSync(path.join(root, drawn))) return 0;
  return run(node, ["tools/draw.ts"], { quiet: true });
}

function buildMail(node) {
  return run(node, ["tools/build-mail.ts"], { env: { NODE_ENV: "production" }, quiet: true });
}

function buildPages(node) {
  const env = { NODE_ENV: "production" };
  return run(node, ["node_modules/@react-router/dev/bin.cjs", "build"], { env, quiet: true });
}

/** Source maps are for the error sink alone: nobody is served one (T127). */
function hideSourceMaps() {
  const hidden = path.join(root, "build/source-maps");
  const assets = path.join(root, "build/client/assets");
  rmSync(hidden, { recursive: true, force: true });
  mkdirSync(hidden, { recursive: true });
  for (const name of readdirSync(assets).filter((file) => file.endsWith(".map")))
    renameSync(path.join(assets, name), path.join(hidden, name));
  return 0;
}

function buildBackOffice(node) {
  const args = [
    "node_modules/vite/bin/vite.js",
    "build",
    "--config",
    "vite.backoffice.config.ts",
    "--logLevel",
    "warn",
  ];
  return run(node, args, { env: { NODE_ENV: "production" }, quiet: true });
}

function compress(node) {
  return run(node, ["tools/compress.ts"], { quiet: true });
}

function stamp(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesIn)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesIn(file) {
  const stats = statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stats || file === drawn) return [];
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(file) ? [] : [file];
  const names = readdirSync(path.join(root, file)).sort();
  return names.flatMap((name) => filesIn(path.join(file, name)));
}

if (import.meta.filename === realpathSync(process.argv[1] ?? ".")) {
  process.exitCode = await ensureBuilt(await ensureInstalled({ withTools: false }), {
    force: process.argv.includes("--force"),
  });
}
