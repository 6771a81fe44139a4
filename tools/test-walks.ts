import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { openRunDatabase } from "#e2e/faults/rig/long-run-database.ts";
import { openWalkShop } from "#e2e/walks/open-walk-shop.ts";
import { stepsOfText } from "#e2e/walks/report.ts";
import { replay } from "#e2e/walks/run-walk.ts";
import { runWalks } from "#e2e/walks/run-walks.ts";
import { newStatistics } from "#e2e/walks/statistics.ts";

/**
 * Random walks (F45): --walks so many, from --seed on, in --processes at once; --statistics prints calls and states,
 * --ignore goes on after rules that are known to be broken, --steps does the steps of a printed failure again.
 */
const { values } = parseArgs({
  options: {
    walks: { type: "string", default: "100" },
    seed: { type: "string", default: String(randomInt(2 ** 30)) },
    processes: { type: "string", default: "2" },
    statistics: { type: "boolean", default: false },
    ignore: { type: "string", default: "" },
    steps: { type: "string" },
    /** Of the process that began the run. */
    database: { type: "string" },
  },
});
const [walks, seed, processes] = [Number(values.walks), Number(values.seed), Number(values.processes)];
const ignored = values.ignore.split(",").filter(Boolean);

/** One process with a shop of its own. */
async function walkHere(adminUrl: string): Promise<boolean> {
  const shop = await openWalkShop(adminUrl);
  try {
    if (values.steps) return report(await replay({ shop, ignored }, stepsOfText(values.steps)));
    const statistics = newStatistics();
    const started = performance.now();
    const failure = await runWalks({ shop, firstSeed: seed, walks, statistics, ignored, onWalk: progress(started) });
    if (values.statistics) console.log(statistics.lines().join("\n"));
    if (failure) console.log(failure);
    return failure === null;
  } finally {
    await shop.close();
  }
}

function report({ lines, violations }: Awaited<ReturnType<typeof replay>>): boolean {
  for (const line of lines) console.log(line);
  for (const { rule, detail } of violations) console.log(`✗ ${rule}: ${detail}`);
  return violations.length === 0;
}

const progress = (started: number) => (done: number) => {
  if (done % 25 === 0 || done === walks)
    console.log(
      `seeds ${seed} to ${seed + done - 1}: ${done} walks, ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
};

/** Shares the seeds among processes on one database server. */
async function walkInProcesses(adminUrl: string): Promise<boolean> {
  const share = Math.ceil(walks / processes);
  const shares = Array.from({ length: processes }, (_, index) => ({
    first: seed + index * share,
    count: Math.min(share, walks - index * share),
  }));
  const codes = await Promise.all(
    shares
      .filter(({ count }) => count > 0)
      .map(({ first, count }) => {
        const own = [
          "--database",
          adminUrl,
          "--seed",
          String(first),
          "--walks",
          String(count),
          "--ignore",
          values.ignore,
        ];
        const child = fork(import.meta.filename, values.statistics ? [...own, "--statistics"] : own);
        return new Promise<number>((resolve) => child.on("exit", (code) => resolve(code ?? 1)));
      }),
  );
  return codes.every((code) => code === 0);
}

if (values.database) process.exitCode = (await walkHere(values.database)) ? 0 : 1;
else {
  console.log(`${values.steps ? "the given steps" : `${walks} walks from seed ${seed}`}`);
  const database = await openRunDatabase();
  try {
    const isGreen = await (values.steps || processes < 2
      ? walkHere(database.adminUrl)
      : walkInProcesses(database.adminUrl));
    process.exitCode = isGreen ? 0 : 1;
  } finally {
    await database.close();
  }
}
