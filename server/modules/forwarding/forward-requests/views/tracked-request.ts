import { sql } from "drizzle-orm";
import type { TrackingView } from "#contracts/shop/forwarding/shipments.ts";
import type { OrderDetails } from "#contracts/shop/selling/orders.ts";
import { eventToFollow } from "#domain/forwarding/forward-requests/follow-parcel.ts";
import { requestProgress } from "#domain/forwarding/forward-requests/request-progress.ts";
import { REQUEST_TONES, requestMessages } from "#domain/forwarding/forward-requests/request-status.ts";
import { isSilent } from "#domain/forwarding/shipments/polling.ts";
import { progressShare } from "#domain/forwarding/shipments/progress-share.ts";
import { decidingCode, rankOf, type TrackingCode } from "#domain/forwarding/shipments/tracking-codes.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { timeZoneOf } from "#domain/shared/locale/time-zone.ts";
import { formatDate } from "#i18n/format.ts";
import { confirmedEmail } from "#modules/people/identity/index.ts";
import { presentSteps, trackingEntry } from "#modules/selling/orders/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { deliverForRequest } from "../../parcels/index.ts";
import {
  type LabelRequest,
  readTracked,
  type TrackedSubject,
  type TrackingEventRow,
  type ViewOptions,
} from "../../shipments/index.ts";
import { type RequestRow, requestAggregate } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { boxesOf, parcelIdsOf } from "../request-store.ts";

/** Tracking of forward requests (FORWARDING-05). */
export const trackedRequests = (
  deps: Pick<RequestDeps, "directory" | "countries" | "jobs" | "events">,
): TrackedSubject => ({
  kind: "forward_request",
  prefix: "FR",
  async findOwner(db, id) {
    const request = await requestAggregate.find(db, id);
    const email = request && (await confirmedEmail(db, request.userId));
    if (!request || request.erasedAt !== null || !email) return null;
    const { storefrontCode, userId, address } = request;
    return { storefrontCode, userId, visitorHash: null, email, phone: address?.phone_number ?? "" };
  },
  async view(db, id, options) {
    const request = await requestAggregate.find(db, id);
    if (!request) throw new Error(`There is no forward request ${id}`);
    const { shipment, events } = await readTracked(db, { kind: "forward_request", id });
    const shown = options.isOwner ? events : withCitiesOnly(request, events);
    const packedAt = packedAtOf(await requestAggregate.history(db, id));
    const trackingNumber = shipment?.trackingNumber ?? null;
    return presentTracked(deps, request, shown, { ...options, trackingNumber, packedAt });
  },
  labelRequest: (db, id) => labelRequest(deps, db, id),
  follow: (tx, id, status) => followParcel(deps, tx, id, status),
});

/** A label is available from packing until dispatch. */
async function labelRequest(
  { countries }: Pick<RequestDeps, "countries">,
  db: Database,
  id: number,
): Promise<LabelRequest | null> {
  const request = await requestAggregate.find(db, id);
  if (!request?.address || (request.state !== "packed" && request.state !== "ready_to_ship")) return null;
  const { address, pickupPoint } = request;
  const boxes = await boxesOf(db, id);
  return {
    reference: orderNumber("forward_request", id),
    recipient: {
      name: `${address.first_name} ${address.last_name}`,
      street: pickupPoint ? `${pickupPoint.name}, ${pickupPoint.street}` : address.first_address,
      city: pickupPoint?.city ?? address.city,
      postal_code: pickupPoint?.zip ?? address.zip,
      country: pickupPoint?.country ?? countries.find((country) => country.id === address.country_id)?.iso_code ?? "",
      phone: address.phone_number,
    },
    parcels: boxes.map(({ weightGrams }) => ({ weight_grams: weightGrams })),
  };
}

/** A report that does not advance the request is only part of the history (I15). */
async function followParcel(
  deps: Pick<RequestDeps, "jobs" | "events">,
  tx: Database,
  id: number,
  status: TrackingCode,
): Promise<void> {
  const request = await requestAggregate.lock(tx, id);
  const event = eventToFollow(request.state, status);
  if (!event) return;
  const changes = event === "deliver" ? { deliveredAt: sql`now()` } : {};
  await requestAggregate.move(tx, request, { event, actor: "system", details: { status }, changes }, deps);
  if (event === "deliver") await deliverForRequest(tx, await parcelIdsOf(tx, id));
}

const cityOf = ({ pickupPoint, address }: RequestRow) => pickupPoint?.city || address?.city || null;

/** From the local courier on, a location is a street or a pickup point: others see the city. */
const withCitiesOnly = (request: RequestRow, events: readonly TrackingEventRow[]): TrackingEventRow[] =>
  events.map((event) =>
    rankOf(event.code) >= rankOf("handed_to_local_courier") ? { ...event, location: cityOf(request) } : event,
  );

/** When the boxes were packed, or their rehearsal was paid. */
export function packedAtOf(history: readonly { toState: string; at: Date | string }[]): Date | null {
  const packed = history.find(({ toState }) => toState === "packed");
  return packed ? new Date(packed.at) : null;
}

/** The six steps of a request and its expected arrival. */
export function requestSteps(
  { directory }: Pick<RequestDeps, "directory">,
  request: RequestRow,
  tracking: readonly TrackingEventRow[],
  packedAt: Date | null,
): Pick<OrderDetails, "steps" | "arrives_from" | "arrives_to"> {
  const storefront = directory.all().find(({ code }) => code === request.storefrontCode);
  const zone = timeZoneOf(storefront?.defaultCountryIso ?? "");
  const day = (at: Date) => formatDate(at, zone);
  const progress = requestProgress({
    state: request.state,
    shippingMethod: request.shippingMethod ?? "air",
    deliveryType: request.courier?.deliveryType ?? "door",
    createdOn: day(request.createdAt),
    packedOn: packedAt && day(packedAt),
    tracking: tracking.map(({ code, happenedAt }) => ({ code, day: day(happenedAt) })),
  });
  return presentSteps(request, progress, day(new Date()));
}

function presentTracked(
  deps: Pick<RequestDeps, "directory">,
  request: RequestRow,
  tracking: readonly TrackingEventRow[],
  { isOwner, trackingNumber, packedAt }: ViewOptions & { trackingNumber: string | null; packedAt: Date | null },
): TrackingView {
  const messages = requestMessages(request.state);
  const status = decidingCode(tracking);
  const now = new Date();
  const steps = requestSteps(deps, request, tracking, packedAt);
  const departed = tracking.find(({ code }) => code === "departed_origin" || code === "in_transit");
  const expectedAt = steps.arrives_from === null ? null : Date.parse(steps.arrives_from);
  const journey = { status, departedAt: departed?.happenedAt.getTime() ?? null, expectedAt };
  return {
    is_owner: isOwner,
    number: isOwner ? orderNumber("forward_request", request.id) : null,
    tracking_number: isOwner ? trackingNumber : null,
    status_key: messages.status,
    status_tone: REQUEST_TONES[request.state],
    next_step: { key: messages.next, values: {} },
    is_silent: isSilent({ status, lastEventAt: tracking.at(-1)?.happenedAt ?? null }, now),
    shipping_method: request.shippingMethod ?? "air",
    origin: tracking.find(({ location }) => location !== null)?.location ?? null,
    destination: cityOf(request),
    progress: progressShare(journey, now.getTime()),
    ...steps,
    timeline: tracking.toReversed().map((event) => trackingEntry(event, { courier: request.courier?.name ?? "" })),
    courier: { name: request.courier?.name ?? "", delivery_type: request.courier?.deliveryType ?? "door" },
    pickup_point: isOwner ? request.pickupPoint : null,
  };
}
