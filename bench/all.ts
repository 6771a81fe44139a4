import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { judge, type Verdict } from "./aims.ts";
import { ARGUMENTS, BENCHES } from "./benches.ts";
import { type Figures, readFigures } from "./figures.ts";

/*
 * Runs every bench, one after the other, and writes RESULTS.md: the machine, the commit, how far each aim is reached, and
 * what each bench has printed. Fails where an aim is missed by more than a tenth or a bench has failed.
 * `npm run bench:all -- --only pages,search` runs some of them.
 */
const { values: options } = parseArgs({ options: { only: { type: "string" } } });
const wanted = options.only?.split(",") ?? BENCHES;
const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "crossdock-bench-"));

interface Run {
  name: string;
  output: string;
  code: number;
  minutes: number;
  loadBefore: number;
  /** Of the processors, what the machine's host gave to others meanwhile, in percent. */
  stolen: number;
  figures: Figures;
}

/** Linux counts what the processors did in a hundredth of a second each: user, nice, system, idle, iowait, irq, softirq, steal. */
function processorTime(): { all: number; stolen: number } {
  if (!existsSync("/proc/stat")) return { all: 0, stolen: 0 };
  const [first = ""] = readFileSync("/proc/stat", "utf8").split("\n");
  const counts = first.trim().split(/\s+/).slice(1, 9).map(Number);
  return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
}

async function runBench(name: string): Promise<Run> {
  const file = join(folder, `${name}.json`);
  const loadBefore = loadavg()[0] ?? 0;
  const before = processorTime();
  const startedAt = performance.now();
  console.log(`── ${name}`);
  const child = spawn(process.execPath, ["tools/bench.mjs", name, ...(ARGUMENTS[name] ?? [])], {
    cwd: root,
    env: { ...process.env, BENCH_FIGURES: file },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close");
  const output = await text(child.stdout);
  const [code] = (await ended) as [number | null];
  console.log(output);
  const minutes = (performance.now() - startedAt) / 60_000;
  const after = processorTime();
  const stolen = (100 * (after.stolen - before.stolen)) / Math.max(1, after.all - before.all);
  return { name, output, code: code ?? 1, minutes, loadBefore, stolen, figures: readFigures(file) };
}

/** Of the sources: RESULTS.md changes with each bench. */
const commitOf = () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!bench/RESULTS.md") !== "";
  return `${git("rev-parse", "--short", "HEAD")}${isChanged ? ", with changes that are not committed" : ""}`;
};

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ` +
  `${process.arch}, Node ${process.versions.node}`;

const inWords = (value: number) => value.toLocaleString("en", { maximumSignificantDigits: 3, useGrouping: false });

function aimRow({ bench, figure, atLeast, atMost, unit, measured, ratio, isMet, isMissed }: Verdict): string {
  const aim = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const shown = measured === undefined ? "not measured" : `${inWords(measured)} ${unit}`.trim();
  const verdict = isMet ? "met" : isMissed ? "**missed**" : "within a tenth";
  return `| ${bench} | ${figure} | ${`${aim} ${unit}`.trim()} | ${shown} | ${inWords(ratio)} | ${verdict} |`;
}

function report(runs: readonly Run[], verdicts: readonly Verdict[]): string {
  const notRun = BENCHES.filter((name) => !runs.some((run) => run.name === name));
  const bodies = runs.map(({ name, output, code, minutes, loadBefore, stolen }) => {
    const outcome = code === 0 ? "" : `, **failed with code ${code}**`;
    const machine = `load before ${loadBefore.toFixed(1)}, ${stolen.toFixed(0)} % of the processors taken by the host`;
    const heading = `## ${name}\n\n${minutes.toFixed(1)} minutes, ${machine}${outcome}`;
    return `${heading}\n\n\`\`\`\n${output.trim()}\n\`\`\`\n`;
  });
  return [
    "# Results of `npm run bench:all`\n",
    `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, commit ${commitOf()}, ${machine()}.`,
    "The method of each bench is in [README.md](README.md). A ratio of 1 is the aim itself, more is better.\n",
    notRun.length === 0 ? "" : `Not run: ${notRun.join(", ")}.\n`,
    "| bench | figure | aim | measured | ratio | |\n|---|---|---|---|---|---|",
    ...verdicts.map(aimRow),
    "",
    ...bodies,
  ].join("\n");
}

const runs: Run[] = [];
const verdictsOf = () => judge(new Map(runs.map(({ name, figures }) => [name, figures])));
try {
  for (const name of wanted) {
    runs.push(await runBench(name));
    // After each of them: a run that is broken off keeps what it has measured.
    writeFileSync(join(import.meta.dirname, "RESULTS.md"), report(runs, verdictsOf()));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const verdicts = verdictsOf();
for (const verdict of verdicts) console.log(aimRow(verdict));
const failed = runs.filter(({ code }) => code !== 0).map(({ name }) => name);
if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 || verdicts.some(({ isMissed }) => isMissed) ? 1 : 0;
