import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findMissingPayments } from "#modules/money/payments/attempts/missing-payments.ts";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { openDatabase } from "#platform/database/open-database.ts";

/**
 * After a backup was restored: `npm run find-missing-payments -- history.json` lists what providers took and the database
 * does not know, and moves the numbers of orders past those, so that none is given twice. docs/operations.md says more.
 */
const record = z.object({
  reference: z.string(),
  transaction: z.string(),
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
});
const history = z.array(record).parse(JSON.parse(readFileSync(process.argv[2] ?? "history.json", "utf8")));
const config = readConfig(process.env, path.join(import.meta.dirname, ".."));
const log = { info: () => undefined, warn: console.warn };
const embedded =
  config.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
const { db, close } = openDatabase(config.databaseUrl ?? embedded?.url ?? "", { poolSize: 1, onIdleError: log.warn });
try {
  const { missing, unsettled } = await findMissingPayments(db, history);
  for (const { description, transaction, amount, currency } of missing)
    console.log(`missing  ${description}  ${transaction}  ${(amount / 100).toFixed(2)} ${currency}`);
  console.log(
    `${missing.length} of ${history.length} payments are missing; ${unsettled.length} will be found by asking.`,
  );
  const numbers = history.flatMap(({ description }) =>
    Array.from(description.matchAll(/\bOR(\d+)\b/g), ([, id]) => Number(id)),
  );
  const highest = Math.max(0, ...numbers);
  await db.execute(sql`
    select setval(pg_get_serial_sequence('orders', 'id'), greatest(${highest}::bigint, (select max(id) from orders), 1))`);
  process.exitCode = missing.length === 0 ? 0 : 2;
} finally {
  await close();
  await embedded?.stop();
}
