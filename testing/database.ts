import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    adminDatabaseUrl: string;
  }
}

export const TEMPLATE_DATABASE = "crossdock_template";

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A copy of the template; each test file has its own. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${TEMPLATE_DATABASE} strategy file_copy`);
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase("template template0");
}

async function createDatabase(source: string): Promise<TestDatabase> {
  const adminUrl = inject("adminDatabaseUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await execute(adminUrl, `create database ${name} ${source}`);
  return {
    url: databaseUrl(adminUrl, name),
    // By force, so that a test which fails before closing its pool does not fail a second time here.
    drop: () => execute(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
