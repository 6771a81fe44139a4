import { sql } from "drizzle-orm";
import { eventToFollow } from "#domain/forwarding/forward-requests/follow-parcel.ts";
import type { RequestState } from "#domain/forwarding/forward-requests/request-states.ts";
import { isEnd, rankOf, type TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { eventsToFollow } from "#domain/selling/orders/follow-parcel.ts";
import type { OrderState } from "#domain/selling/orders/order-states.ts";
import type { SubjectKind } from "#modules/forwarding/shipments/subject.ts";
import type { Database } from "#platform/database/open-database.ts";

interface Shipment extends Record<string, unknown> {
  id: number;
  subject_kind: SubjectKind;
  /** The state of its subject. */
  state: OrderState | RequestState | null;
  status: TrackingCode | null;
  has_ended: boolean;
  is_behind: boolean;
  events: { code: TrackingCode; at: string }[];
}

/** I15: the status of every shipment is the one that its events prove, and its subject has followed. */
export async function checkShipments(db: Database): Promise<string[]> {
  const { rows } = await db.execute<Shipment>(sql`
    select s.id, s.subject_kind, coalesce(o.state, r.state) as state, s.status, s.ended_at is not null as has_ended, s.is_behind,
      coalesce((select jsonb_agg(jsonb_build_object('code', e.code, 'at', e.happened_at)) from tracking_events e
        where e.shipment_id = s.id), '[]') as events
    from shipments s left join orders o on s.subject_kind = 'order' and o.id = s.subject_id
      left join forward_requests r on s.subject_kind = 'forward_request' and r.id = s.subject_id
    order by s.id`);
  return rows.flatMap((shipment) =>
    [statusProblem(shipment), repeatedProblem(shipment), followProblem(shipment)].flatMap((problem) =>
      problem === null ? [] : [`I15: shipment ${shipment.id} ${problem}`],
    ),
  );
}

/** An event acts once: no history has the same event twice. */
function repeatedProblem({ events }: Shipment): string | null {
  const moments = events.map(({ code, at }) => `${code} of ${at}`);
  const repeated = moments.find((moment, index) => moments.indexOf(moment) !== index);
  return repeated === undefined ? null : `has ${repeated} twice`;
}

function statusProblem({ status, has_ended: hasEnded, events }: Shipment): string | null {
  if (status === null) return events.length === 0 ? null : "has events and no status";
  if (!events.some(({ code }) => code === status)) return `is ${status}, which nobody reported`;
  if (isEnd(status) !== hasEnded) return `is ${status} and ${hasEnded ? "has ended" : "goes on"}`;
  const farthest = Math.max(...events.map(({ code }) => rankOf(code)));
  return rankOf(status) === farthest ? null : `is ${status}, but was farther`;
}

/** A subject that is marked as behind is about to follow, so it is no problem. */
function followProblem({ subject_kind: kind, status, is_behind: isBehind, state }: Shipment): string | null {
  if (status === null || isBehind || state === null) return null;
  const isBack =
    kind === "order"
      ? eventsToFollow(state as OrderState, status).length > 0
      : eventToFollow(state as RequestState, status) !== null;
  return isBack ? `is ${status}, but its ${kind} is ${state}` : null;
}
