import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createEmptyDatabase } from "./database.ts";

const MIGRATIONS = join(import.meta.dirname, "../server/migrations");

/** A database as it was before a migration, filled by `rows` and then brought up to date: what the migration did to them. */
export async function openMigratedDatabase({ before, rows }: { before: string; rows: string }) {
  const own = await createEmptyDatabase();
  const directory = mkdtempSync(join(tmpdir(), "crossdock-migrations-"));
  const earlier = readdirSync(MIGRATIONS).filter((name) => name < before);
  for (const name of earlier) cpSync(join(MIGRATIONS, name), join(directory, name));
  await migrate(own.url, { directory });
  const { db, close } = openDatabase(own.url, { poolSize: 1, onIdleError: () => undefined });
  await db.execute(rows);
  await migrate(own.url);
  return {
    db,
    async close() {
      await close();
      rmSync(directory, { recursive: true, force: true });
      await own.drop();
    },
  };
}

export type MigratedDatabase = Awaited<ReturnType<typeof openMigratedDatabase>>;
