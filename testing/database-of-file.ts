import { afterAll, beforeAll } from "vitest";
import { type Database, type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

/** A copy of the template for the tests of one file, open while they run. */
export function databaseOfThisFile(): { readonly db: Database } {
  let own: TestDatabase | undefined;
  let open: OpenDatabase | undefined;
  beforeAll(async () => {
    own = await createTestDatabase();
    open = openDatabase(own.url, { poolSize: 2, onIdleError: () => undefined });
  });
  afterAll(async () => {
    await open?.close();
    await own?.drop();
  });
  return {
    get db() {
      if (!open) throw new Error("The database is open while tests run");
      return open.db;
    },
  };
}
