import { and, eq, lte, or, sql } from "drizzle-orm";
import { CLOSED_AFTER_DAYS, IDLE_DRAFT_HOURS } from "#domain/forwarding/forward-requests/request-machine.ts";
import { REQUEST_PHASES } from "#domain/forwarding/forward-requests/request-states.ts";
import type { CallContext } from "#platform/calls/call-context.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { runEach } from "#platform/jobs/run-each.ts";
import { type MissingParcel, moveForRequest, unlockDeclarations, unpackForRequest } from "../parcels/index.ts";
import { chargeRehearsal } from "./draft/charge-rehearsal.ts";
import { type RequestMove, type RequestRow, requestAggregate } from "./request-aggregate.ts";
import type { RequestDeps } from "./request-deps.ts";
import { endParcels, parcelIdsOf, queryParcelIds } from "./request-store.ts";
import { forwardRequests, requestParcels } from "./tables.ts";

const BATCH = 100;

type StoppingDeps = Pick<RequestDeps, "db" | "jobs" | "events" | "directory" | "delivery" | "payments">;

/**
 * Ends a request before its parcels leave: the parcels are free again, and the payment is refunded. The fee of a
 * completed rehearsal stays due. The caller has locked the request.
 */
async function stopRequest(
  deps: StoppingDeps,
  tx: Database,
  request: RequestRow,
  move: RequestMove & { event: "cancel" | "expire" },
): Promise<boolean> {
  const { id } = request;
  if (!(await requestAggregate.tryMove(tx, request, move, deps))) return false;
  const payable = { kind: "forward_request", id } as const;
  await deps.payments.endAttempts(tx, payable, move.event);
  if (request.state === "paid") await deps.payments.refundAll(tx, payable, { reason: "cancelled", by: null });
  if (request.state === "rehearsed") await chargeRehearsal(deps, tx, request);
  const actor = move.event === "expire" ? "system" : "customer";
  await unlockDeclarations(tx, queryParcelIds(tx, id));
  await moveForRequest(
    tx,
    await parcelIdsOf(tx, id),
    { event: "free", actor, actorId: move.actorId ?? null },
    "conflict",
  );
  await endParcels(tx, id);
  return true;
}

/**
 * Stops a request that has not left because staff cannot find one of its parcels. The other parcels are in storage
 * again, and the payment is refunded. Goods of a quote were paid with the quote: the quote refunds the lost goods and
 * forwards the rest by another request.
 */
export async function stopRequestOf(deps: StoppingDeps, tx: Database, missing: MissingParcel): Promise<void> {
  const { parcelId, staffId, note } = missing;
  const isIn = and(eq(requestParcels.parcelId, parcelId), requestParcels.isLive);
  const [found] = await tx.select({ id: requestParcels.requestId }).from(requestParcels).where(isIn);
  if (!found) return;
  const request = await requestAggregate.lock(tx, found.id);
  const phase = REQUEST_PHASES[request.state];
  if (phase === "with_carrier" || phase === "delivered") return;
  await requestAggregate.move(tx, request, { event: "stop", actor: "system", note }, deps);
  if (request.quoteId === null) {
    const payable = { kind: "forward_request", id: found.id } as const;
    await deps.payments.endAttempts(tx, payable, "cancel");
    const why = { reason: "parcel lost", by: staffId };
    if (phase === "in_warehouse") await deps.payments.refundAll(tx, payable, why);
  }
  await freeParcels(tx, found.id);
}

/** Puts the parcels of a request that ended in the warehouse into storage again. */
export async function freeParcels(tx: Database, requestId: number): Promise<void> {
  await unlockDeclarations(tx, queryParcelIds(tx, requestId));
  await unpackForRequest(tx, await parcelIdsOf(tx, requestId));
  await endParcels(tx, requestId);
}

export function cancelRequest(deps: StoppingDeps, context: CallContext, slug: string): Promise<void> {
  return transact(context.db, async (tx) => {
    const request = await requestAggregate.lockOwn(tx, context, slug);
    // The goods of a quote are bought already, and are forwarded as agreed with the quote.
    if (request.quoteId !== null) throw refuse("conflict");
    const cancel = { event: "cancel", actor: "customer", actorId: signedIn(context).id } as const;
    if (!(await stopRequest(deps, tx, request, cancel))) throw refuse("conflict");
  });
}

/** By the database's clock (F13): unpaid requests after their deadline, drafts after hours without a change. */
const isOver = or(
  and(sql`${forwardRequests.state} in ('awaiting_payment', 'rehearsed')`, lte(forwardRequests.expiresAt, sql`now()`)),
  and(
    eq(forwardRequests.state, "draft"),
    lte(forwardRequests.touchedAt, sql`now() - make_interval(hours => ${IDLE_DRAFT_HOURS})`),
  ),
);

/** Each request in its own transaction: of a simultaneous payment and expiry, the first wins (F35). */
export async function expireRequests(deps: StoppingDeps): Promise<number> {
  const over = await deps.db.select({ id: forwardRequests.id }).from(forwardRequests).where(isOver).limit(BATCH);
  return runEach("forward requests", over, ({ id }) =>
    transact(deps.db, async (tx) => {
      const request = await requestAggregate.tryLock(tx, id, isOver);
      return request ? stopRequest(deps, tx, request, { event: "expire", actor: "system" }) : false;
    }),
  );
}

export async function closeRequests(deps: Pick<RequestDeps, "db" | "jobs" | "events">): Promise<void> {
  const done = await deps.db
    .select({ id: forwardRequests.id })
    .from(forwardRequests)
    .where(
      and(
        eq(forwardRequests.state, "delivered"),
        lte(forwardRequests.deliveredAt, sql`now() - make_interval(days => ${CLOSED_AFTER_DAYS})`),
      ),
    )
    .limit(BATCH);
  await runEach("forward requests", done, ({ id }) =>
    transact(deps.db, async (tx) => {
      await requestAggregate.move(tx, { id }, { event: "close", actor: "system" }, deps);
      await endParcels(tx, id);
    }),
  );
}
