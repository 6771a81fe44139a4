import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { AttemptPrice } from "#domain/money/payments/attempt-price.ts";
import { ATTEMPT_MINUTES } from "#domain/money/payments/attempt-times.ts";
import type { Database } from "#platform/database/open-database.ts";
import { columnsOf, rowOf, valuesOf } from "#platform/database/plain-rows.ts";
import { insertStatusEvents, type StatusEvent } from "#platform/state/status-events.ts";
import type { NewPayment } from "../payment-service.ts";
import { payments } from "../tables.ts";
import { paymentAggregate } from "./payment-aggregate.ts";
import type { PaymentRow } from "./payment-store.ts";

/** 128 bits in 22 characters: Paysera takes no more than 40. */
export const newReference = () => randomBytes(16).toString("base64url");

export const ledgerScope = ({ payable: { storefrontCode, currencyId } }: NewPayment) => ({
  storefrontCode,
  currencyId,
});

type OwnValues = Pick<
  typeof payments.$inferInsert,
  "reference" | "paymentProcessorId" | "captured" | "state" | "holdId"
> & {
  checkAfter?: ReturnType<typeof sql>;
};

/** Stores a new attempt with its first status events; the database's clock sets its expiry (F13). */
export async function insertPayment(
  tx: Database,
  request: NewPayment,
  price: AttemptPrice,
  own: OwnValues,
  history: readonly StatusEvent[],
): Promise<PaymentRow> {
  const { payable, owner } = request;
  const values = valuesOf(payments, [
    {
      payableKind: payable.kind,
      payableId: payable.id,
      ...ledgerScope(request),
      languageId: request.languageId,
      userId: owner.userId,
      visitorHash: owner.visitorHash,
      paymentOption: request.option,
      amount: price.amount,
      fee: price.fee,
      balanceAmount: price.balance,
      expiresAt: sql`clock_timestamp() + make_interval(mins => ${ATTEMPT_MINUTES})`,
      ...own,
    },
  ]);
  const { rows } = await tx.execute(sql`
    with inserted as (insert into payments ${values} returning *),
    recorded as (${insertStatusEvents(paymentAggregate.machine, sql`inserted`, history)})
    select ${columnsOf(payments)} from inserted`);
  if (!rows[0]) throw new Error("An insert returned nothing");
  return rowOf(payments, rows[0]);
}
