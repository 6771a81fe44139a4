import { checkLedger } from "#modules/money/balance/check-ledger.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { FindBroken } from "#platform/state/check-histories.ts";
import { readHistories } from "./all-histories.ts";
import { checkAgreements } from "./check-agreements.ts";
import { checkClaims } from "./check-claims.ts";
import { checkCompanies } from "./check-companies.ts";
import { checkForwarding } from "./check-forwarding.ts";
import { checkOrders } from "./check-orders.ts";
import { checkParcels } from "./check-parcels.ts";
import { checkPayments, type ProviderCharge } from "./check-payments.ts";
import { checkPromotions } from "./check-promotions.ts";
import { checkQuotes } from "./check-quotes.ts";
import { checkShipments } from "./check-shipments.ts";
import { checkStaffApprovals } from "./check-staff-approvals.ts";
import { checkStock } from "./check-stock.ts";
import { checkWithdrawals } from "./check-withdrawals.ts";
import { readTogether } from "./read-together.ts";

export interface Violation {
  /** Begins with the invariant's number. */
  rule: string;
  detail: string;
}

const byRule = (problems: string[]): Violation[] =>
  problems.map((detail) => ({ rule: detail.split(":")[0] ?? "", detail }));

const numbered = (id: string, violations: Violation[]): Violation[] =>
  violations.map(({ rule, detail }) => ({ rule: /^I\d/.test(rule) ? rule : `${id} ${rule}`, detail }));

interface Read {
  charges: readonly ProviderCharge[];
  findBroken: FindBroken;
}

type Check = (db: Database, read: Read) => Promise<Violation[]>;

const ofTables = [
  checkOrders,
  checkParcels,
  checkShipments,
  checkWithdrawals,
  checkClaims,
  checkCompanies,
  checkStaffApprovals,
  checkForwarding,
  checkQuotes,
  checkAgreements,
];

const CHECKS: readonly Check[] = [
  (db) => checkStock(db),
  async (db) => numbered("I2", await checkLedger(db)),
  async (db, { charges, findBroken }) => numbered("I4", await checkPayments(db, charges, findBroken)),
  async (db) => numbered("I6", await checkPromotions(db)),
  ...ofTables.map(
    (check): Check =>
      async (db, { findBroken }) =>
        byRule(await check(db, findBroken)),
  ),
];

/** The violations of I1 to I23 in the tables. */
export async function checkInvariants(db: Database, charges: readonly ProviderCharge[] = []): Promise<Violation[]> {
  const together = readTogether(db);
  const read = { charges, findBroken: readHistories(together) };
  return (await Promise.all(CHECKS.map((check) => check(together, read)))).flat();
}
