import path from "node:path";
import { checkLedger } from "#modules/money/balance/check-ledger.ts";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { openDatabase } from "#platform/database/open-database.ts";

const quiet = { info: () => undefined, warn: (problem: string | Error) => console.warn(String(problem)) };
const config = readConfig(process.env, path.join(import.meta.dirname, ".."));
const embedded =
  config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log: quiet }) : null;
const database = openDatabase(config.databaseUrl ?? embedded?.url ?? "", { poolSize: 1, onIdleError: quiet.warn });
try {
  const violations = await checkLedger(database.db);
  for (const { rule, detail } of violations) console.error(`✗ ${rule}: ${detail}`);
  console.log(violations.length === 0 ? "The ledger is sound." : `The ledger breaks ${violations.length} rules.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await database.close();
  await embedded?.stop();
}
