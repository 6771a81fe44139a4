import { accessSync, constants } from "node:fs";
import path from "node:path";
import { run } from "./run.mjs";

/** Without windows it does the same work in about two thirds of the time. */
const shell = "chromium-headless-shell";
const others = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const packages = [shell, "fonts-liberation", "fonts-noto-color-emoji"];
const aptGet = "/usr/bin/apt-get";

/** The browser for the journeys: found, or installed where we may, or asked for with undefined as the answer. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given)) return complain(`CHROMIUM_PATH is ${given}, which is not a program.`);
  const found = given ?? find([shell]) ?? (await installShell()) ?? find(others);
  if (found) return found;
  return complain(
    `Chromium is missing: install it (on Debian: apt-get install ${packages.join(" ")}) or set CHROMIUM_PATH.`,
  );
}

function find(names) {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(path.delimiter)];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

async function installShell() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isExecutable(aptGet)) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    console.log(attempt === 1 ? "Installing Chromium…" : "Installing Chromium, once more…");
    await run(aptGet, ["update", "-qq"], { env, quiet: true });
    const code = await run(aptGet, ["install", "-y", "-qq", ...packages], { env, quiet: true });
    if (code === 0) return find([shell]);
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

function complain(sentence) {
  console.error(sentence);
  return undefined;
}
