import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

// Runs on whatever Node the machine has; everything else runs on the pinned one.
const root = fileURLToPath(new URL("..", import.meta.url));
const node = `${root}node_modules/.bin/node`;
const own = [
  "contexts",
  "imports",
  "interfaces",
  "modules",
  "tables",
  "awaits",
  "messages",
  "tokens",
  "texts",
  "repository",
  "requirements",
  "sizes",
  "words",
  "durations",
  "transactions",
  "staff-lists",
  "docs",
];
const names = ["types", "lint", "dead-code", ...own];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(", ")}. There are: ${names.join(", ")}.`);
  process.exit(1);
}
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

const installer = new URL("./install.mjs", import.meta.url);
if (existsSync(installer)) await (await import(installer.href)).ensureInstalled();

let failures = 0;

function report(name, durationMs, complaint) {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`.padStart(7);
  console.log(`${complaint ? "✗" : "✓"} ${name.padEnd(12)} ${seconds}`);
  if (!complaint) return;
  failures += 1;
  console.log(`${complaint.trim().replace(/^/gm, "    ")}\n`);
}

function start(script, args, onLine) {
  // Details are printed indented, after the fact: colour codes would only get in the way.
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined };
  const child = spawn(node, [script, ...args], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const keep = (chunk) => {
    output += chunk;
  };
  child.stderr.setEncoding("utf8").on("data", keep);
  if (onLine) createInterface({ input: child.stdout }).on("line", onLine);
  else child.stdout.setEncoding("utf8").on("data", keep);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ isGood: code === 0, output }));
  });
}

async function runTool(name, steps) {
  const startedAt = performance.now();
  let complaint;
  for (const [script, ...args] of steps) {
    const { isGood, output } = await start(`node_modules/${script}`, args);
    complaint = isGood ? undefined : output || `${script} failed without a word`;
    if (complaint) break;
  }
  report(name, performance.now() - startedAt, complaint);
}

async function runOwn() {
  const pending = new Set(own.filter(isWanted));
  const startedAt = performance.now();
  const { output } = await start("tools/checks/run.ts", [...pending], (line) => {
    const { name, durationMs, findings } = JSON.parse(line);
    pending.delete(name);
    report(name, durationMs, findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  });
  for (const name of pending) report(name, performance.now() - startedAt, output || "did not run");
}

// React Router writes the types of the routes, which both the compiler and knip look for.
const typegen = existsSync(`${root}storefront/routes.ts`) ? [["@react-router/dev/bin.cjs", "typegen"]] : [];
const jobs = [
  async () => {
    if (isWanted("types")) {
      const tsc = ["typescript-compiler/bin/tsc", "--noEmit", "--pretty", "false"];
      // domain/ has a configuration of its own, without the types of browsers and of Node.
      await runTool("types", [...typegen, [...tsc, "-p", "domain"], tsc]);
    }
    if (isWanted("dead-code")) {
      const knip = ["knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"];
      await runTool("dead-code", isWanted("types") ? [knip] : [...typegen, knip]);
    }
  },
  async () => {
    const biome = [
      "@biomejs/biome/bin/biome",
      "ci",
      "--colors=off",
      "--error-on-warnings",
      "--max-diagnostics=100",
      ".",
    ];
    if (isWanted("lint")) await runTool("lint", [biome]);
    if (own.some(isWanted)) await runOwn();
  },
];

const width = Math.max(1, Math.min(jobs.length, availableParallelism()));
await Promise.all(
  Array.from({ length: width }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  }),
);
if (failures > 0) console.log(`${failures} ${failures === 1 ? "check" : "checks"} failed.`);
process.exitCode = failures > 0 ? 1 : 0;
