import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgDialect } from "drizzle-orm/pg-core";
import type { Pool, PoolClient } from "pg";
import { writeStatements } from "./statement-text.ts";

/** Drizzle on a pool or on one of its connections, with our own writing of statements. */
export function databaseOver(connection: Pool | PoolClient): NodePgDatabase {
  const db: NodePgDatabase = drizzle(connection as Pool);
  const { dialect } = db as unknown as { dialect: PgDialect };
  dialect.sqlToQuery = writeStatements(dialect.sqlToQuery.bind(dialect));
  return db;
}
