import { join } from "node:path";
import { loadDemo } from "./load-demo.ts";
import { readConfig } from "./platform/config.ts";
import { assertPortFree } from "./platform/http/port-free.ts";
import { prepareDatabase } from "./prepare-database.ts";

/*
 * Prepares the database and ends. The first start runs this while it builds the pages. The start itself repeats the
 * preparation, finds it done, and reports what is wrong where it is not.
 */
const steps: (() => Promise<unknown>)[] = [];
// Signals are ignored: the work ends within seconds, and PostgreSQL has to be stopped after it.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
try {
  const config = readConfig(process.env, join(import.meta.dirname, ".."));
  await assertPortFree(config.port, config.bindAddress);
  await prepareDatabase(config, config.demo ? await loadDemo() : null, (step) => steps.push(step));
} finally {
  for (const step of steps.reverse()) await step();
}
