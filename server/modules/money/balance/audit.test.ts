import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { execute } from "#testing/database.ts";
import { fund, openTestLedger, type TestLedger } from "#testing/money/ledger.ts";

const root = join(import.meta.dirname, "../../../..");

let ledger: TestLedger;

beforeAll(async () => {
  ledger = await openTestLedger(2);
  await fund(ledger, await ledger.addUser(), 10_00);
});

afterAll(() => ledger.close());

const audit = () =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: ledger.url };
    execFile(process.execPath, ["tools/audit-ledger.ts"], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });

test("I2 npm run audit:ledger says that all is well, or what is not", async () => {
  expect(await audit()).toEqual({ code: 0, said: "The ledger is sound.\n" });
  await execute(
    ledger.url,
    "set session_replication_role = replica; update ledger_accounts set balance = balance + 1 where kind = 'customer'",
  );
  const { code, said } = await audit();
  expect(code).toBe(1);
  expect(said).toMatch(/✗ a balance is the sum of its entries: account \d+ says 100001, its entries 100000/);
});
