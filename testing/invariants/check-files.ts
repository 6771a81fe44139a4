import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/open-database.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";

/** I17: a file that can be read has its bytes, and no bytes are without a row. */
export async function checkFiles(db: Database, storage: FileStorage): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; is_stored: boolean }>(
    sql`select id, stored_at is not null as is_stored from files`,
  );
  const keys = await storage.keys();
  const [known, stored] = [new Set(rows.map(({ id }) => id)), new Set(keys)];
  return [
    ...rows.filter(({ id, is_stored }) => is_stored && !stored.has(id)).map(({ id }) => `I17: ${id} has no bytes`),
    ...keys.filter((key) => !known.has(key)).map((key) => `I17: the bytes of ${key} have no row`),
  ];
}
