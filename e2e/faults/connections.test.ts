import { test, vi } from "vitest";
import { shopOfThisFile } from "#testing/faults-shop.ts";
import { commitAnswerLost, connectionsCut, databaseGone, thenStopped } from "./scenarios/database.ts";

vi.setConfig({ testTimeout: 900_000 });

const holds = shopOfThisFile({ throughProxy: true });

test("F09 I8 the answer to COMMIT is lost: the same key decides, and there is no second order", () =>
  holds(commitAnswerLost, 3));
test("F08 I8 the database is frozen, or restarts, while buyers pay: pages go on, and who tries again pays once", async () => {
  await holds(databaseGone("freeze", 7, 12));
  await holds(databaseGone("goAway", 3, 4));
});
test("F07 F29 I11 all connections are cut again and again: no half order, no 500, the pool is whole, SIGTERM ends", () =>
  holds(thenStopped(connectionsCut(6, 4, 100))));
