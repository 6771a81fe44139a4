import {
  FAULTS,
  FORWARDING_FAULTS,
  FORWARDING_RACES,
  type Planned,
  QUOTE_FAULTS,
  QUOTE_RACES,
  RACES,
  SOAK,
} from "#e2e/faults/plan.ts";
import { openRunDatabase } from "#e2e/faults/rig/long-run-database.ts";
import { type Outcome, runPlanned } from "#e2e/faults/rig/run-planned.ts";
import { killServerProcesses } from "#testing/server-process.ts";

/**
 * The long fault tests: every scenario with many seeds. FAULT_ONLY takes the scenarios whose name contains one of its parts, FAULT_TRIALS
 * another number of trials, FAULT_SEED the seed of the first one, FAULT_SHOPS how many shops wait at the same time.
 */
const { FAULT_ONLY = "", FAULT_TRIALS, FAULT_SEED = "1", FAULT_SHOPS = "6" } = process.env;
const firstSeed = Number(FAULT_SEED);
const all = [...RACES, ...FORWARDING_RACES, ...QUOTE_RACES, ...FAULTS, ...FORWARDING_FAULTS, ...QUOTE_FAULTS, ...SOAK];
const wanted = all.filter(({ name }) => FAULT_ONLY.split(",").some((part) => name.includes(part)));

const row = (name: string, trials: string, violations: string, recovery: string, seconds: string) =>
  `${name.padEnd(34)} ${trials.padStart(6)} ${violations.padStart(10)} ${recovery.padStart(16)} ${seconds.padStart(8)}`;

function report({ name, trials, violations, slowestRecovery, seconds }: Outcome): void {
  console.log(row(name, String(trials), String(violations.length), slowestRecovery.toFixed(1), seconds.toFixed(1)));
  for (const { rule, detail } of violations.slice(0, 5)) console.log(`  ✗ ${rule}: ${detail}`);
}

const withTrials = (planned: Planned): Planned =>
  FAULT_TRIALS === undefined ? planned : { ...planned, trials: Number(FAULT_TRIALS) };

const database = await openRunDatabase();
const outcomes: Outcome[] = [];
try {
  console.log(`seeds from ${firstSeed}\n${row("scenario", "trials", "violations", "slowest recovery", "seconds")}`);
  for (const planned of wanted.map(withTrials)) {
    const shopsAtOnce = planned.mostlyWaits ? Number(FAULT_SHOPS) : 1;
    const outcome = await runPlanned(database.adminUrl, planned, firstSeed, shopsAtOnce);
    report(outcome);
    outcomes.push(outcome);
  }
} finally {
  await killServerProcesses();
  await database.close();
}
report({
  name: "all",
  trials: outcomes.reduce((sum, { trials }) => sum + trials, 0),
  violations: outcomes.flatMap(({ violations }) => violations),
  slowestRecovery: Math.max(...outcomes.map(({ slowestRecovery }) => slowestRecovery)),
  seconds: outcomes.reduce((sum, { seconds }) => sum + seconds, 0),
});
process.exitCode = outcomes.every(({ violations }) => violations.length === 0) ? 0 : 1;
