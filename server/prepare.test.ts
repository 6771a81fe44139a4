import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#testing/free-port.ts";
import { makeDataDir, removeDataDir } from "#testing/throw-away-data.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded/embedded-postgres.ts";

test("the database is made ready by a process that ends and leaves none running", async () => {
  const dataDir = makeDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: "0", PORT: String(await freePort()), DATABASE_URL: "" };
  execFileSync(process.execPath, [join(import.meta.dirname, "prepare.ts")], { env, stdio: "pipe" });

  const said: string[] = [];
  const log = { info: (message: string) => said.push(message), warn: (message: string) => said.push(message) };
  const embedded = await startEmbeddedPostgres({ dataDir, log });
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  const { rows } = await client.query("select count(*)::int as count from schema_migrations");
  await client.end();
  await embedded.stop();
  expect(said[0]).toContain("PostgreSQL started");
  expect(rows[0].count).toBeGreaterThan(50);
});
