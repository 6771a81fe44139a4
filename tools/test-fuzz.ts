import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { parseArgs } from "node:util";

/**
 * The schema fuzz (T132) in full: --requests to every call, half of them signed in, by --seed. The calls are dealt among
 * --processes, each with a shop and a database of its own. A process prints each call when it is done with it; --from
 * goes on from the given path.
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "10000" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
    processes: { type: "string", default: "2" },
    from: { type: "string", default: "" },
  },
});
const processes = Number(values.processes);
const FUZZ = "e2e/conformance/schema-fuzz.test.ts";

async function fuzz(share: number): Promise<boolean> {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", FUZZ, "--reporter=verbose"];
  const child = spawn(process.execPath, vitest, {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      FUZZ_RUNS: String(Math.ceil(Number(values.requests) / 2)),
      FUZZ_SEED: values.seed,
      FUZZ_SHARE: `${share}/${processes}`,
      FUZZ_FROM: values.from,
    },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

console.log(
  `${values.requests} requests to every call ${values.from && `from ${values.from} on, `}with seed ${values.seed}`,
);
const started = performance.now();
const greens = await Promise.all(Array.from({ length: processes }, (_, share) => fuzz(share)));
console.log(`seed ${values.seed}: ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
process.exitCode = greens.every(Boolean) ? 0 : 1;
