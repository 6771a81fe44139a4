import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#platform/database/embedded/embedded-postgres.ts";
import { databaseUrl, execute, TEMPLATE_DATABASE } from "./database.ts";
import { prepareTemplate } from "./template.ts";
import { makeDatabaseDir, removeAbandoned, removeDataDir, silent } from "./throw-away-data.ts";

/** One PostgreSQL for the whole run; each test file clones its template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  removeAbandoned();
  const dataDir = makeDatabaseDir();
  let stop = async () => {};
  const tearDown = async () => {
    try {
      await stop();
    } finally {
      removeDataDir(dataDir);
    }
  };
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: silent, durable: false });
    stop = server.stop;
    const adminUrl = databaseUrl(server.url, "postgres");
    await createTemplate(adminUrl);
    project.provide("adminDatabaseUrl", adminUrl);
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}

async function createTemplate(adminUrl: string): Promise<void> {
  await execute(adminUrl, `create database ${TEMPLATE_DATABASE} template template0`);
  await prepareTemplate(databaseUrl(adminUrl, TEMPLATE_DATABASE));
  // A template that has connections cannot be cloned.
  await execute(adminUrl, `alter database ${TEMPLATE_DATABASE} with is_template true allow_connections false`);
}
