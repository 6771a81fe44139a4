import { expect, test } from "vitest";
import { checkAwaits } from "./awaits.ts";

const messagesFor = (text: string) => checkAwaits([{ path: "server/a.ts", text }]).map(({ message }) => message);

test.each([
  "await tx.insert(orders).values({});",
  "async () => { await Promise.all([tx.update(orders).set({}), db.execute(sql``)]); }",
  "const read = () => db.select().from(orders);",
  "function read() { return context.db.select().from(orders); }",
  "await (isNew ? tx.insert(orders).values({}) : tx.update(orders).set({}));",
  "const query = db.select().from(orders); query.where(isOwn);",
  "browserApi.marketing.utm(utm).catch(reportError);",
  "browserApi.payouts.options({}).then(show, hide);",
  "const answer = await staffApi.orders.list({});",
  "seen.delete(order); rows.insert(order); storage.update(order);",
])("accepts %s", (text) => expect(messagesFor(text)).toEqual([]));

test.each([
  "tx.insert(orders).values({});",
  "db.update(orders).set({}).where(isOwn).returning();",
  "context.db.delete(orders);",
  "deps.db.select().from(orders);",
  "readDb.execute(sql`delete from orders`);",
  "void tx.insert(orders).values({});",
  "if (isNew) tx.insert(orders).values({});",
  "isNew && tx.insert(orders).values({});",
  "isNew ? tx.insert(orders).values({}) : tx.update(orders).set({});",
  "deps.db?.insert(orders).values({});",
  "rows.forEach((row) => { tx.insert(orders).values(row); });",
])("refuses %s, which would never run", (text) => {
  for (const message of messagesFor(text)) expect(message).toContain("never runs");
  expect(messagesFor(text)).not.toEqual([]);
});

test.each([
  "browserApi.cart.add({});",
  "staffApi.orders.move({});",
  "void browserApi.cart.add({});",
  "isOpen && browserApi.cart.add({});",
  "api.orders.list({});",
])("refuses %s, whose failure nobody would see", (text) => {
  expect(messagesFor(text)).toEqual([expect.stringContaining("fails unseen")]);
});
