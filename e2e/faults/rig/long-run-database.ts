import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { databaseUrl, execute, TEMPLATE_DATABASE } from "#testing/database.ts";
import { prepareTemplate } from "#testing/template.ts";
import { makeDatabaseDir, makeDataDir, removeAbandoned, removeDataDir, silent } from "#testing/throw-away-data.ts";

/** A PostgreSQL with the template of the tests, for runs outside of Vitest. */
export async function openRunDatabase(durable = false): Promise<{ adminUrl: string; close(): Promise<void> }> {
  removeAbandoned();
  const dataDir = durable ? makeDataDir() : makeDatabaseDir();
  const server = await startEmbeddedPostgres({ dataDir, log: silent, durable });
  const adminUrl = databaseUrl(server.url, "postgres");
  await execute(adminUrl, `create database ${TEMPLATE_DATABASE} template template0`);
  await prepareTemplate(databaseUrl(adminUrl, TEMPLATE_DATABASE));
  await execute(adminUrl, `alter database ${TEMPLATE_DATABASE} with is_template true allow_connections false`);
  return {
    adminUrl,
    close: async () => {
      await server.stop();
      removeDataDir(dataDir);
    },
  };
}
