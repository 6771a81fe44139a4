import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { readConfig } from "#platform/config.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";

/**
 * Runs statements in the shop's database, in one transaction: `npm run sql -- "select 1"` or `npm run sql < file.sql`.
 * The embedded PostgreSQL has a random password and no client of its own.
 */
const { databaseUrl, dataDir } = readConfig(process.env, path.join(import.meta.dirname, ".."));
const statements = process.argv.slice(2).join(" ") || (await text(process.stdin));
const silent = { info: () => {}, warn: console.warn };
const embedded = databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir, log: silent }) : undefined;
const client = new pg.Client({ connectionString: embedded?.url ?? databaseUrl });
try {
  await client.connect();
  const results: pg.QueryResult | pg.QueryResult[] = await client.query(statements);
  for (const { command, rowCount, rows } of [results].flat()) {
    if (rows.length > 0) console.table(rows);
    else console.log(`${command} ${rowCount ?? ""}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await client.end();
  await embedded?.stop();
}
