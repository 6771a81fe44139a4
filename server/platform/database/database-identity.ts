import { sql } from "drizzle-orm";

/** Another text for every database, also for a new one of the same name. */
export const databaseIdentity = sql`current_database() || ' ' || (select min(applied_at) from schema_migrations)`;
