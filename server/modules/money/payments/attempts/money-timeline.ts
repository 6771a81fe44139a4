import { memberNames, type RowEntry, rowEntry } from "#modules/people/staff/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { Attempt } from "./read-attempts.ts";

type MoneyEntry = RowEntry<"payment" | "refund">;
type Names = ReadonlyMap<number, string>;

/** The refunds of some attempts with the members who asked for them, and what happened to the attempts themselves. */
export async function moneyEntries(db: Database, attempts: readonly Attempt[]): Promise<MoneyEntry[]> {
  const refunds = attempts.flatMap((attempt) => attempt.refunds);
  const names = await memberNames(
    db,
    refunds.flatMap(({ refund }) => refund.requestedBy ?? []),
  );
  return [...refunds.flatMap((refund) => refundEntries(refund, names)), ...attempts.flatMap(paymentEntries)];
}

/** Refunds have entries of their own. */
const paymentEntries = ({ history }: Attempt): MoneyEntry[] =>
  history
    .filter(({ event }) => event !== "refund" && event !== "refund_part")
    .map(({ event, at, note }) => rowEntry("payment", event, at, { note }))
    .reverse();

const refundEntries = ({ refund, history }: Attempt["refunds"][number], names: Names): MoneyEntry[] =>
  history
    .map(({ event, fromState, at, note }) =>
      fromState === null
        ? rowEntry("refund", event, at, { note: refund.reason, by: names.get(refund.requestedBy ?? 0) ?? null })
        : rowEntry("refund", event, at, { note }),
    )
    .reverse();

/** The subjects of staff calls about some attempts. */
export const paymentSubjects = (attempts: readonly Attempt[]): string[] =>
  attempts.map(({ payment }) => `payment:${payment.reference}`);
