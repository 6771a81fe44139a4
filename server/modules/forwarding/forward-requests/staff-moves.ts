import { sql } from "drizzle-orm";
import {
  type HoldableState,
  RELEASES,
  UNPAID_REQUEST_DAYS,
} from "#domain/forwarding/forward-requests/request-machine.ts";
import { chargedFor, freightOf, packedPrice } from "#domain/forwarding/forward-requests/request-price.ts";
import { type Money, money, subtract, ZERO } from "#domain/money/money/money.ts";
import { idOf } from "#domain/shared/numbers/numbers.ts";
import { failpoint } from "#failpoints";
import { refuse } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { moveForRequest, packReserved, refundServices, takeBackForRequest } from "../parcels/index.ts";
import { giveNumber, recordForSubject } from "../shipments/index.ts";
import { type RequestRow, requestAggregate } from "./request-aggregate.ts";
import type { RequestDeps } from "./request-deps.ts";
import { REQUEST_EFFECT } from "./request-effects.ts";
import { type Box, endParcels, insertBoxes, parcelIdsOf } from "./request-store.ts";

export interface StaffCause {
  staffId: number;
  note?: string | undefined;
}

/** The id of a number such as FR12; 0, which no request has, for any other text. */
export const requestIdOf = (number: string): number => idOf("forward_request", number) ?? 0;

const subjectOf = ({ id, storefrontCode }: RequestRow) => ({ kind: "forward_request", id, storefrontCode }) as const;

const by = ({ staffId, note }: StaffCause) => ({ actor: "staff", actorId: staffId, note }) as const;

export const startPacking = (deps: RequestDeps, tx: Database, request: RequestRow, cause: StaffCause) =>
  requestAggregate.move(tx, request, { event: "start", ...by(cause) }, deps);

/**
 * Stores the boxes as packed. A lower price than agreed, and services that were not done, are refunded automatically
 * (I14) in the same transaction: a process that dies leaves both or neither (F32).
 */
export async function measureBoxes(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  boxes: readonly Box[],
  cause: StaffCause,
): Promise<{ request: RequestRow; returned: Money }> {
  const { rate, agreedLines, agreedTotal, joins, state } = request;
  if (!rate || !agreedLines || agreedTotal === null) throw refuse("conflict");
  const day = deps.now().toISOString().slice(0, 10);
  const ids = await parcelIdsOf(tx, request.id);
  const undone = await refundServices(tx, ids, deps.now());
  const packedLines = packedPrice(agreedLines, freightOf(rate, boxes, joins, day).price, undone);
  const dueTotal = chargedFor(packedLines);
  const isUnpaid = state === "rehearsing";
  const expiresAt = isUnpaid ? sql`now() + make_interval(days => ${UNPAID_REQUEST_DAYS})` : null;
  const changes = { packedLines, dueTotal, expiresAt };
  const measured = await requestAggregate.move(tx, request, { event: "measure", ...by(cause), changes }, deps);
  failpoint("measure.1-moved");
  await insertBoxes(tx, request.id, boxes);
  if (isUnpaid) return { request: measured, returned: ZERO };
  await moveForRequest(tx, ids, { event: "pack", ...by(cause) }, "conflict");
  failpoint("measure.2-packed");
  const returned = await refundDifference(deps, tx, request, subtract(money(agreedTotal), dueTotal));
  if (returned > 0) await REQUEST_EFFECT.enqueue(deps, tx, { name: "packed", requestId: request.id, amount: returned });
  return { request: measured, returned };
}

async function refundDifference(deps: RequestDeps, tx: Database, { id }: RequestRow, amount: Money): Promise<Money> {
  if (amount <= 0) return ZERO;
  const refund = { amount, reason: "packed smaller", by: null, key: `packed:${id}` };
  return deps.payments.refundPart(tx, { kind: "forward_request", id }, refund);
}

/** A rehearsed request was packed before payment: its parcels are still reserved. */
export async function labelBoxes(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  trackingNumber: string | undefined,
  cause: StaffCause,
): Promise<RequestRow> {
  if (trackingNumber) await giveNumber(tx, subjectOf(request), trackingNumber);
  const labelled = await requestAggregate.move(tx, request, { event: "label", ...by(cause) }, deps);
  await packReserved(tx, await parcelIdsOf(tx, request.id), by(cause));
  return labelled;
}

export async function dispatchRequest(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  cause: StaffCause,
): Promise<RequestRow> {
  const dispatched = await requestAggregate.move(tx, request, { event: "dispatch", ...by(cause) }, deps);
  await moveForRequest(tx, await parcelIdsOf(tx, request.id), { event: "dispatch", ...by(cause) }, "conflict");
  await recordForSubject(tx, subjectOf(request), { code: "departed_origin", location: null, source: "staff" });
  return dispatched;
}

export const holdRequest = (deps: RequestDeps, tx: Database, request: RequestRow, cause: StaffCause) =>
  requestAggregate.move(
    tx,
    request,
    {
      event: "hold",
      ...by(cause),
      changes: { heldState: request.state as HoldableState },
    },
    deps,
  );

/** The request returns to its state before the hold. */
export async function releaseRequest(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  cause: StaffCause,
): Promise<RequestRow> {
  if (request.heldState === null) throw refuse("conflict");
  return requestAggregate.move(
    tx,
    request,
    {
      event: RELEASES[request.heldState],
      ...by(cause),
      changes: { heldState: null },
    },
    deps,
  );
}

export const askForDocuments = (deps: RequestDeps, tx: Database, request: RequestRow, cause: StaffCause) =>
  requestAggregate.move(tx, request, { event: "ask_documents", ...by(cause) }, deps);

/** The returned parcels are in storage again and can be forwarded again. */
export async function returnRequest(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  cause: StaffCause,
): Promise<RequestRow> {
  const returned = await requestAggregate.move(tx, request, { event: "return", ...by(cause) }, deps);
  await takeBackForRequest(deps, tx, await parcelIdsOf(tx, request.id), by(cause));
  await endParcels(tx, request.id);
  await recordForSubject(tx, subjectOf(request), { code: "returned", location: null, source: "staff" });
  return returned;
}

export async function loseRequest(
  deps: RequestDeps,
  tx: Database,
  request: RequestRow,
  cause: StaffCause,
): Promise<RequestRow> {
  const lost = await requestAggregate.move(tx, request, { event: "lose", ...by(cause) }, deps);
  await endParcels(tx, request.id);
  await recordForSubject(tx, subjectOf(request), { code: "lost", location: null, source: "staff" });
  return lost;
}
