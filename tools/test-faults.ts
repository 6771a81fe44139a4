import { FAULTS, type Planned, RACES } from "../e2e/faults/plan.ts";
import { openRunDatabase } from "../e2e/faults/rig/long-run-database.ts";
import { type Outcome, runApart } from "../e2e/faults/rig/run-planned.ts";
import { killServerProcesses } from "../testing/server-process.ts";

/**
 * The long fault tests: every scenario with many seeds, each on a shop of its own. FAULT_ONLY takes the scenarios whose
 * name contains it, FAULT_TRIALS another number of trials, FAULT_SEED the seed of the first one.
 */
const { FAULT_ONLY = "", FAULT_TRIALS, FAULT_SEED = "1" } = process.env;
const firstSeed = Number(FAULT_SEED);
const wanted = [...RACES, ...FAULTS].filter(({ name }) => name.includes(FAULT_ONLY));

const row = (name: string, trials: string, violations: string, seconds: string) =>
  `${name.padEnd(34)} ${trials.padStart(6)} ${violations.padStart(11)} ${seconds.padStart(8)}`;

function report({ name, trials, violations, seconds }: Outcome): void {
  console.log(row(name, String(trials), String(violations.length), seconds.toFixed(1)));
  for (const { rule, detail } of violations.slice(0, 5)) console.log(`  ✗ ${rule}: ${detail}`);
}

const withTrials = (planned: Planned): Planned =>
  FAULT_TRIALS === undefined ? planned : { ...planned, trials: Number(FAULT_TRIALS) };

const database = await openRunDatabase();
const outcomes: Outcome[] = [];
try {
  console.log(`seeds from ${firstSeed}\n${row("scenario", "trials", "violations", "seconds")}`);
  for (const planned of wanted.map(withTrials)) {
    const outcome = await runApart(database.adminUrl, planned, firstSeed);
    report(outcome);
    outcomes.push(outcome);
  }
} finally {
  await killServerProcesses();
  await database.close();
}
const sum = (read: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + read(outcome), 0);
const violations = sum((outcome) => outcome.violations.length);
console.log(
  row("all", String(sum(({ trials }) => trials)), String(violations), sum(({ seconds }) => seconds).toFixed(0)),
);
process.exitCode = violations === 0 ? 0 : 1;
