import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "#testing/database.ts";
import { openChangeFeed } from "./change-feed.ts";
import { openDatabase } from "./open-database.ts";

test("reports a listener that throws or rejects and still calls the others", async () => {
  const database = await createTestDatabase();
  const open = openDatabase(database.url, { poolSize: 1, onIdleError: () => undefined });
  const errors: string[] = [];
  const changes = await openChangeFeed(database.url, ({ message }) => errors.push(message));
  onTestFinished(async () => {
    await changes.close();
    await open.close();
    await database.drop();
  });
  const tags: string[] = [];
  changes.subscribe(() => {
    throw new Error("threw");
  });
  changes.subscribe(async () => {
    throw new Error("rejected");
  });
  changes.subscribe((tag) => void tags.push(tag));
  await open.db.execute(sql`select pg_notify('crossdock_changes', 'rates')`);
  await vi.waitFor(() => expect(tags).toEqual(["rates"]));
  expect(errors).toEqual(["threw", "rejected"]);
});
