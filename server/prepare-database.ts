import type { Demo } from "./load-demo.ts";
import type { Config } from "./platform/config.ts";
import { startEmbeddedPostgres } from "./platform/database/embedded/embedded-postgres.ts";
import { migrate } from "./platform/database/migrate.ts";
import { type OpenDatabase, openDatabase } from "./platform/database/open-database.ts";
import { findSecretsKey } from "./platform/secrets-key.ts";

export const log = {
  info: (message: string) => console.log(message),
  warn: (problem: string | Error) => console.warn(problem instanceof Error ? problem.message : problem),
};

/** Adds a step for the end of the process; steps run in reverse order. */
export type OnStop = (step: () => Promise<unknown>) => void;

interface PreparedDatabase {
  url: string;
  database: OpenDatabase;
  secretsKey: Buffer | null;
}

/** A database that runs, has all tables and, with a demo, its content. */
export async function prepareDatabase(config: Config, demo: Demo | null, onStop: OnStop): Promise<PreparedDatabase> {
  const url = await findDatabase(config, onStop);
  const database = openDatabase(url, { poolSize: config.databasePoolSize, onIdleError: log.warn });
  onStop(() => database.close());
  const secretsKey = config.backofficeUrl === undefined ? null : findSecretsKey(config);
  await demo?.seed(database.db, { port: config.port, secretsKey });
  return { url, database, secretsKey };
}

async function findDatabase(config: Config, onStop: OnStop): Promise<string> {
  if (config.databaseUrl !== undefined) {
    await migrate(config.databaseUrl);
    return config.databaseUrl;
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  onStop(() => embedded.stop());
  await migrate(embedded.url);
  return embedded.url;
}
