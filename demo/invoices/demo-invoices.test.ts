import { expect, test } from "vitest";
import { INVOICE_KINDS, INVOICE_STATES } from "#domain/money/invoices/invoice-states.ts";
import { invoices } from "#modules/money/invoices/tables.ts";
import { databaseOfThisFile } from "#testing/database-of-file.ts";
import { checkPayments } from "#testing/invariants/check-payments.ts";
import { seedDemoInvoices } from "./seed-demo-invoices.ts";

const database = databaseOfThisFile();

test("I10 I14 the demo has an invoice in every state and of every kind, none twice, and their money is right", async () => {
  const { db } = database;
  const issued = await db.select().from(invoices);
  expect([...new Set(issued.map(({ state }) => state))].sort()).toEqual([...INVOICE_STATES].sort());
  expect([...new Set(issued.map(({ kind }) => kind))].sort()).toEqual([...INVOICE_KINDS].sort());
  await seedDemoInvoices(db, new Date());
  expect(await db.select().from(invoices)).toHaveLength(issued.length);
  expect(await checkPayments(db)).toEqual([]);
});
