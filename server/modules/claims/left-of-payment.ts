import { type Money, money } from "../../../domain/money/money.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { capturedPayments } from "../payments/index.ts";
import type { ClaimRow } from "./tables.ts";

/** What was paid for the thing that a claim is about, and has not gone back. */
export async function leftOfPayment(db: Database, { subjectKind: kind, subjectId: id }: ClaimRow): Promise<Money> {
  const paid = await capturedPayments(db, { kind, id });
  return money(paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0));
}
