import { and, eq, inArray, or, type SQL, sql, type WithSubquery } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import {
  nextPaymentState,
  type PaymentEvent,
  type PaymentState,
  UNDER_WAY,
} from "../../../domain/payments/payment-machine.ts";
import type { ProviderId } from "../../../domain/payments/provider.ts";
import type { Database } from "../../platform/database/open-database.ts";
import type { PayableView } from "./payable.ts";
import type { ProviderEvent, StartedPayment } from "./provider.ts";
import { payments } from "./tables.ts";

export type PaymentRow = typeof payments.$inferSelect;

export interface Actor {
  actor: "customer" | "staff" | "system" | "provider";
  actorId?: number | null;
}

export const findPayment = (db: Database, id: number) => findOne(db, eq(payments.id, id));

export const findByReference = (db: Database, reference: string) => findOne(db, eq(payments.reference, reference));

/** The payment that a provider speaks of, by whatever name it uses. */
export async function findReported(db: Database, providerId: ProviderId, event: ProviderEvent) {
  const { reference, providerReference, transaction } = event;
  const known = reference === null ? undefined : await findOne(db, eq(payments.reference, reference));
  if (known) return known.paymentProcessorId === providerId ? known : undefined;
  const names = [
    ...(providerReference === null ? [] : [eq(payments.providerReference, providerReference)]),
    ...(transaction === null ? [] : [eq(payments.providerTransaction, transaction)]),
  ];
  return names.length === 0 ? undefined : findOne(db, and(eq(payments.paymentProcessorId, providerId), or(...names)));
}

async function findOne(db: Database, condition: SQL | undefined): Promise<PaymentRow | undefined> {
  const [found] = await db.select().from(payments).where(condition).limit(1);
  return found;
}

/** The payment, which nobody else changes until this transaction ends. What it pays for is locked before it. */
export async function lockPayment(tx: Database, id: number): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (!payment) throw new Error(`There is no payment ${id}`);
  return payment;
}

/** The attempt for a thing that may still bring money: there is at most one. */
export async function lockUnderWay(tx: Database, { kind, id }: Pick<PayableView, "kind" | "id">) {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.payableKind, kind), eq(payments.payableId, id), inArray(payments.state, [...UNDER_WAY])))
    .for("update");
  return payment;
}

export interface Step extends Actor {
  from: PaymentState | null;
  to: PaymentState;
  event: PaymentEvent | "create";
  details?: Record<string, unknown>;
}

/** Part of a statement that writes or changes a payment: it writes down what happened to it, in this order (I10). */
export function noting(tx: Database, changed: WithSubquery, steps: readonly Step[]) {
  const rows = steps.map(
    ({ from, to, event, actor, actorId = null, details = {} }) =>
      sql`(${from}::text, ${to}::text, ${event}::text, ${actor}::text, ${actorId}::integer, ${JSON.stringify(details)}::jsonb)`,
  );
  return tx.$with("noted", {}).as(sql`
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor, actor_id, details)
    select 'payment', ${changed}.id, step.* from ${changed}, (values ${sql.join(rows, sql`, `)}) as step`);
}

export interface Move extends Actor {
  event: PaymentEvent;
  changes?: PgUpdateSetSource<typeof payments>;
  details?: Record<string, unknown>;
}

/** Moves a locked payment on and writes down that it did; what its state does not allow is a mistake of ours (I10). */
export async function movePayment(tx: Database, payment: PaymentRow, move: Move): Promise<PaymentRow> {
  const { event, changes = {}, ...about } = move;
  const to = nextPaymentState(payment.state, event);
  if (to === null) throw new Error(`A payment that is ${payment.state} cannot ${event}`);
  const moved = tx.$with("moved").as(
    tx
      .update(payments)
      .set({ ...changes, state: to, updatedAt: sql`clock_timestamp()` })
      .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
      .returning(),
  );
  const noted = noting(tx, moved, [{ from: payment.state, to, event, ...about }]);
  const [row] = await tx.with(moved, noted).select().from(moved);
  if (!row) throw new Error(`The payment ${payment.id} was not locked`);
  return row;
}

/** The step that every payment takes, in one statement; false when it has gone on, or ended, in the meantime. */
export async function noteRedirect(
  db: Database,
  id: number,
  { redirectUrl, providerReference }: StartedPayment,
  checkAfterSeconds: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with moved as (
      update payments set state = 'redirected', redirect_url = ${redirectUrl}, provider_reference = ${providerReference},
        updated_at = clock_timestamp(), check_after = clock_timestamp() + make_interval(secs => ${checkAfterSeconds})
      where id = ${id} and state = 'created' returning id
    )
    insert into status_events (aggregate, aggregate_id, from_state, to_state, event, actor)
    select 'payment', id, 'created', 'redirected', 'redirect', 'system' from moved`);
  return rowCount === 1;
}
