import { expect, test } from "vitest";
import { checkTransactions } from "./transactions.ts";

const countIn = (path: string, text: string) => checkTransactions([{ path, text }]).length;

test("finds a transaction that is not begun again after a deadlock", () => {
  const text = "await db.transaction(async (tx) => work(tx));";
  expect(countIn("server/modules/selling/cart/add.ts", text)).toBe(1);
  expect(countIn("demo/seed.ts", text)).toBe(1);
});

test("lets transact itself and tests open one", () => {
  const text = "await db.transaction(async (tx) => work(tx));";
  expect(countIn("server/platform/database/transact.ts", text)).toBe(0);
  expect(countIn("server/modules/selling/cart/add.test.ts", text)).toBe(0);
  expect(countIn("server/modules/selling/cart/add.ts", "await transact(db, async (tx) => work(tx));")).toBe(0);
});
