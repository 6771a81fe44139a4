import { REQUEST_PHASES } from "#domain/forwarding/forward-requests/request-states.ts";
import type { ShippingMethod } from "#domain/forwarding/freight/shipping-method.ts";
import type { TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { refuseFields } from "#platform/calls/call-errors.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { recordForSubjects } from "../../shipments/index.ts";
import type { RequestRow } from "../request-aggregate.ts";
import { type ConsignmentRow, consignmentAggregate } from "./consignment-aggregate.ts";
import { putOn, requestIdsOn } from "./consignment-store.ts";

interface NewConsignment {
  warehouseId: number;
  shippingMethod: ShippingMethod;
  reference: string;
}

/** Creates a consignment with its first requests, which the caller has locked. */
export async function createConsignment(
  tx: Database,
  values: NewConsignment,
  requests: readonly RequestRow[],
  staffId: number,
): Promise<ConsignmentRow> {
  assertFit(values, requests);
  const cause = { actor: "staff", actorId: staffId, details: { requests: requests.length } } as const;
  const consignment = await insertFirstState(tx, consignmentAggregate, values, cause);
  await putOn(tx, consignment.id, requests);
  return consignment;
}

/** The caller has locked the consignment and the requests. */
export async function addToConsignment(
  tx: Database,
  consignment: ConsignmentRow,
  requests: readonly RequestRow[],
  staffId: number,
): Promise<ConsignmentRow> {
  const details = { requests: requests.length };
  const moved = await consignmentAggregate.move(tx, consignment, {
    event: "add",
    actor: "staff",
    actorId: staffId,
    details,
  });
  assertFit(consignment, requests);
  await putOn(tx, consignment.id, requests);
  return moved;
}

/** The requests are with the carrier, left the same warehouse by the same method, and are in no consignment yet. */
function assertFit({ warehouseId, shippingMethod }: NewConsignment, requests: readonly RequestRow[]): void {
  const fits = (request: RequestRow) =>
    REQUEST_PHASES[request.state] === "with_carrier" &&
    request.warehouseId === warehouseId &&
    request.shippingMethod === shippingMethod &&
    request.consignmentId === null;
  if (!requests.every(fits)) throw refuseFields({ requests: "validation.choice" });
}

interface Happened {
  code: TrackingCode;
  location: string | null;
  happenedAt: Date;
}

/**
 * Records a tracking event for all requests in one statement. Their states follow after the commit, by their own
 * machine.
 */
export async function recordForConsignment(
  tx: Database,
  consignment: ConsignmentRow,
  happened: Happened,
  staffId: number,
): Promise<{ consignment: ConsignmentRow; reached: number }> {
  const cause = { actor: "staff", actorId: staffId, details: { ...happened } } as const;
  const moved = await consignmentAggregate.move(tx, consignment, { event: "record", ...cause });
  const ids = await requestIdsOn(tx, consignment.id);
  const reached = await recordForSubjects(tx, "forward_request", ids, { ...happened, source: "staff" });
  return { consignment: moved, reached };
}
