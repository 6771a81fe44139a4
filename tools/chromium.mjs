import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

/** Debian's browser without windows does the same work in about two thirds of the time, so it comes first. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const packages = ["chromium-headless-shell", "fonts-liberation", "fonts-noto-color-emoji"];
const aptGet = "/usr/bin/apt-get";
const playwright = "node_modules/@playwright/test/cli.js";
const launch = "const { chromium } = await import('@playwright/test'); await (await chromium.launch()).close();";

export const MISSING =
  `Chromium is missing and could not be installed: install it (on Debian: apt-get install ${packages.join(" ")}) ` +
  "or set CHROMIUM_PATH.";

/**
 * How to get a browser for the journeys: use the one that was named or found; else install it as root on Debian; else
 * download Playwright's own; else say what is missing. `tried` are the installations that did not help.
 */
export function decide({ given, isGivenUsable, found, isRootOnDebian }, tried) {
  if (given && !isGivenUsable)
    return { kind: "explain", sentence: `CHROMIUM_PATH is ${given}, which is not a program.` };
  if (given || found) return { kind: "use", file: given || found };
  if (isRootOnDebian && !tried.includes("apt")) return { kind: "install", by: "apt" };
  if (!tried.includes("playwright")) return { kind: "install", by: "playwright" };
  return { kind: "explain", sentence: MISSING };
}

/** The environment with which Playwright finds its browser; undefined, after a sentence about it, when there is none. */
export async function ensureChromium(node, effects = effectsOf(node)) {
  const tried = [];
  for (;;) {
    const step = decide(effects.look(), tried);
    if (step.kind === "use") return { CHROMIUM_PATH: step.file };
    if (step.kind === "explain") {
      effects.complain(step.sentence);
      return undefined;
    }
    tried.push(step.by);
    const isInstalled = await effects.install[step.by]();
    // Playwright finds its own download by itself.
    if (step.by === "playwright" && isInstalled) return {};
  }
}

function effectsOf(node) {
  return {
    look,
    install: { apt: installWithApt, playwright: () => download(node) },
    complain: (sentence) => console.error(sentence),
  };
}

function look() {
  const given = process.env.CHROMIUM_PATH;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(path.delimiter)];
  return {
    given,
    isGivenUsable: Boolean(given) && isExecutable(given),
    found: names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable),
    isRootOnDebian: process.getuid?.() === 0 && existsSync("/etc/debian_version") && isExecutable(aptGet),
  };
}

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    console.log(attempt === 1 ? "Installing Chromium…" : "Installing Chromium, once more…");
    await run(aptGet, ["update", "-qq"], { env, quiet: true });
    if ((await run(aptGet, ["install", "-y", "-qq", ...packages], { env, quiet: true })) === 0) return true;
  }
  return false;
}

/** Does nothing when it was downloaded before. A browser whose libraries are missing is installed, but does not start. */
async function download(node) {
  console.log("Looking for Playwright's own Chromium…");
  const code = await run(node, [playwright, "install", "--only-shell", "chromium"], { silent: true });
  return code === 0 && (await run(node, ["--input-type=module", "--eval", launch], { silent: true })) === 0;
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return path.isAbsolute(file);
  } catch {
    return false;
  }
}
