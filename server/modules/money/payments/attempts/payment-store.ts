import { and, eq, or, sql } from "drizzle-orm";
import type { PaymentFailure } from "#domain/money/payments/failure.ts";
import { OPEN_STATES, type PaymentEvent } from "#domain/money/payments/payment-states.ts";
import type { ProviderId } from "#domain/money/payments/provider.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { columnsOf, rowOf } from "#platform/database/plain-rows.ts";
import type { Move } from "#platform/state/move-state.ts";
import type { PayableView } from "../payable.ts";
import type { ProviderEvent, StartedPayment } from "../providers/provider.ts";
import { payments } from "../tables.ts";
import { paymentAggregate } from "./payment-aggregate.ts";

export type PaymentRow = typeof payments.$inferSelect;

export const findByReference = (db: Database, reference: string) =>
  paymentAggregate.find(db, eq(payments.reference, reference));

/** The payment of a provider event, by our reference or the provider's. */
export async function findReported(db: Database, providerId: ProviderId, event: ProviderEvent) {
  const { reference, providerReference, transaction } = event;
  const known = reference === null ? null : await findByReference(db, reference);
  if (known) return known.paymentProcessorId === providerId ? known : null;
  const names = [
    ...(providerReference === null ? [] : [eq(payments.providerReference, providerReference)]),
    ...(transaction === null ? [] : [eq(payments.providerTransaction, transaction)]),
  ];
  const isNamed = and(eq(payments.paymentProcessorId, providerId), or(...names));
  return names.length === 0 ? null : paymentAggregate.find(db, isNamed);
}

/** Locks the payment of an event; says whether another payment has the event's transaction. */
export async function lockReported(
  tx: Database,
  id: number,
  { transaction }: Pick<ProviderEvent, "transaction">,
): Promise<{ payment: PaymentRow; isTransactionOfAnother: boolean }> {
  const { rows } = await tx.execute<{ is_transaction_of_another: boolean }>(sql`
    select ${columnsOf(payments)}, exists (
      select from payments other where other.payment_processor_id = payments.payment_processor_id
        and other.provider_transaction = ${transaction}::text and other.id <> payments.id) as is_transaction_of_another
    from payments where id = ${id} for update`);
  const [found] = rows;
  if (!found) throw new Error(`There is no payment ${id}`);
  return { payment: rowOf(payments, found), isTransactionOfAnother: found.is_transaction_of_another };
}

/** Locks the open attempt of a payable: there is at most one. */
export async function lockOpenPayment(tx: Database, { kind, id }: Pick<PayableView, "kind" | "id">) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.payableKind, kind), eq(payments.payableId, id), isAny(payments.state, OPEN_STATES)))
    .for("update");
  return payment;
}

/** Stores why a try failed that did not end the payment. */
export async function noteFailure(tx: Database, id: number, failure: PaymentFailure): Promise<void> {
  await tx.update(payments).set({ failure, updatedAt: sql`clock_timestamp()` }).where(eq(payments.id, id));
}

export type PaymentMove = Move<PaymentEvent, typeof payments>;

/** Moves a locked payment; a move that its machine does not allow is a bug (I10). */
export async function movePayment(tx: Database, payment: PaymentRow, move: PaymentMove): Promise<PaymentRow> {
  const moved = await moveIfStill(tx, payment, move);
  if (!moved) throw new Error(`A payment that is ${payment.state} cannot ${move.event} by ${move.actor}`);
  return moved;
}

const moveIfStill = (tx: Database, payment: Pick<PaymentRow, "id" | "state">, { changes, ...move }: PaymentMove) =>
  paymentAggregate.tryMove(tx, payment, { ...move, changes: { ...changes, updatedAt: sql`clock_timestamp()` } });

/** Stores that the payer is sent to the provider's page; null when the payment has moved or ended meanwhile. */
export const recordRedirect = (
  db: Database,
  id: number,
  { redirectUrl, providerReference }: StartedPayment,
  checkAfterSeconds: number,
): Promise<PaymentRow | null> =>
  moveIfStill(
    db,
    { id, state: "created" },
    {
      event: "redirect",
      actor: "system",
      changes: {
        redirectUrl,
        providerReference,
        checkAfter: sql`clock_timestamp() + make_interval(secs => ${checkAfterSeconds})`,
      },
    },
  );
