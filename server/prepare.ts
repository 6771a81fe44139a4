import { join } from "node:path";
import { loadDemo } from "./load-demo.ts";
import { readConfig } from "./platform/config.ts";
import { assertPortFree } from "./platform/http/port-free.ts";
import { prepareDatabase } from "./prepare-database.ts";

/*
 * Makes the database ready and ends. The first start runs this while it builds the pages. The start itself does the same again,
 * finds it done, and says what is wrong where it is not.
 */
const steps: (() => Promise<unknown>)[] = [];
// What has begun is finished within seconds, and PostgreSQL has to be stopped after it.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);
try {
  const config = readConfig(process.env, join(import.meta.dirname, ".."));
  await assertPortFree(config.port, config.bindAddress);
  await prepareDatabase(config, config.demo ? await loadDemo() : null, (step) => steps.push(step));
} finally {
  for (const step of steps.reverse()) await step();
}
