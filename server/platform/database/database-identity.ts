import { sql } from "drizzle-orm";

/** Differs between databases, also between an old and a new one of the same name. */
export const databaseIdentity = sql`current_database() || ' ' || (select min(applied_at) from schema_migrations)`;
