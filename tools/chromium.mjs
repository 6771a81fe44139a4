import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import { runStep } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const packages = ["chromium", "fonts-liberation", "fonts-noto-color-emoji"];

/** The browser for the journeys: found, or installed where we may, or asked for. Never left out. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given)) fail(`CHROMIUM_PATH is ${given}, which is not a program.`);
  const found = given ?? findChromium() ?? (await installChromium());
  if (found) return found;
  return fail(
    `Chromium is missing: install it (on Debian: apt-get install ${packages.join(" ")}) or set CHROMIUM_PATH.`,
  );
}

function findChromium() {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(path.delimiter)];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync("apt-get", ["--version"]).status !== 0) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    console.log(attempt === 1 ? "Installing Chromium…" : "Installing Chromium, once more…");
    await runStep("apt-get", ["update", "-qq"], { env, quiet: true });
    const code = await runStep("apt-get", ["install", "-y", "-qq", ...packages], { env, quiet: true });
    if (code === 0) return findChromium();
  }
  return undefined;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return path.isAbsolute(file);
  } catch {
    return false;
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
