import type { RequestDetails } from "#contracts/shop/forwarding/forward-requests.ts";
import type { CustomsOutcome } from "#domain/forwarding/forward-requests/customs-settlement.ts";
import { IDLE_DRAFT_HOURS, REQUEST_MACHINE } from "#domain/forwarding/forward-requests/request-machine.ts";
import { chargedFor, servicesNotDone } from "#domain/forwarding/forward-requests/request-price.ts";
import { REQUEST_PHASES } from "#domain/forwarding/forward-requests/request-states.ts";
import { REQUEST_TONES, requestMessages } from "#domain/forwarding/forward-requests/request-status.ts";
import { insuranceFee } from "#domain/forwarding/landed-cost/forwarding-fees.ts";
import { declaredValue } from "#domain/forwarding/parcels/declaration.ts";
import { add, type Money, money, multiply, ZERO } from "#domain/money/money/money.ts";
import { languageOf, storedCurrency } from "#domain/operations/storefronts/reader.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { nextEvents } from "#domain/shared/state/machine.ts";
import { HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { storefrontDay } from "#i18n/moments.ts";
import type { Database } from "#platform/database/open-database.ts";
import type { HistoryEntry } from "#platform/state/status-events.ts";
import { presentLine, presentRestriction } from "../../customs/index.ts";
import type { ForwardedParcel } from "../../parcels/index.ts";
import { readTracked } from "../../shipments/index.ts";
import { presentCustoms } from "../customs/present-customs.ts";
import { loadOf } from "../draft/deliverable.ts";
import { missingChoices } from "../draft/missing-choices.ts";
import { type MethodPrice, methodPrices, type PricedRequest, tariffsTo } from "../draft/request-price.ts";
import { paperUrl } from "../papers/paper-path.ts";
import type { RequestDeps } from "../request-deps.ts";
import type { WholeRequest } from "../request-store.ts";
import { readRequest } from "./read-request.ts";
import { packedAtOf, requestSteps } from "./tracked-request.ts";

/** A request as its own customer sees it. */
export async function presentRequest(
  deps: RequestDeps,
  db: Database,
  request: WholeRequest,
  languageId: number,
  known?: readonly ForwardedParcel[],
): Promise<RequestDetails> {
  const priced = await readRequest(deps, db, request, known);
  const isDraft = request.state === "draft";
  const offers = isDraft ? methodPrices(deps, priced) : [];
  return {
    ...presentState(request),
    ...presentChoices(deps, priced, languageId),
    // Only members who may act see the address of a draft (T134).
    address: isDraft && request.mayAct === false ? null : request.address,
    currency: storedCurrency(priced.storefront, request.currencyId).iso_code,
    parcels: priced.parcels.map(presentParcel),
    ...presentFees(deps, priced),
    offers: offers.map(presentOffer),
    client_addresses: isDraft ? request.addresses : [],
    countries: isDraft ? servedCountries(deps, priced) : [],
    missing: isDraft ? missingChoices(deps, priced, offers) : [],
    lines: (request.packedLines ?? request.agreedLines ?? []).map(presentLine),
    not_done: servicesNotDone(request).map(presentLine),
    agreed: request.agreedTotal === null ? null : money(request.agreedTotal),
    due: request.dueTotal === null ? null : money(request.dueTotal),
    boxes: request.boxes.map(presentBox),
    ...(await presentJourney(deps, db, request)),
    invoice_url: paperUrl(request, "invoice"),
    customs_invoice_url: paperUrl(request, "customs"),
    ...(await presentCustoms(db, request)),
    timeline: request.history.toReversed().flatMap(presentEvent),
  };
}

/** An unpaid request has no steps and no tracking number. */
async function presentJourney(deps: RequestDeps, db: Database, request: WholeRequest) {
  const { arrivesFrom: arrives_from, arrivesTo: arrives_to } = request;
  if (REQUEST_PHASES[request.state] === "unpaid") return { steps: [], arrives_from, arrives_to, tracking_number: null };
  const { shipment, events } = await readTracked(db, { kind: "forward_request", id: request.id });
  const steps = requestSteps(deps, request, events, packedAtOf(request.history));
  return { ...steps, tracking_number: shipment?.trackingNumber ?? null };
}

const servedCountries = (deps: RequestDeps, priced: PricedRequest) =>
  deps.countries
    .filter(({ id }) => tariffsTo(deps, priced, id).length > 0)
    .map(({ id, iso_code }) => ({ id, iso_code }));

function presentState(request: WholeRequest) {
  const { id, slug, state, createdAt, touchedAt, expiresAt, quoteId, mayAct = true } = request;
  const events = mayAct ? nextEvents(REQUEST_MACHINE, state, "customer") : [];
  const messages = requestMessages(state);
  return {
    number: orderNumber("forward_request", id),
    slug,
    state,
    status_key: messages.status,
    status_tone: REQUEST_TONES[state],
    next_step_key: messages.next,
    created_at: createdAt.toISOString(),
    held_until: state === "draft" ? later(touchedAt, IDLE_DRAFT_HOURS * HOUR_MS).toISOString() : null,
    expires_at: expiresAt?.toISOString() ?? null,
    actions: events.filter((event) => quoteId === null || event !== "cancel"),
    may_act: mayAct,
  };
}

function presentChoices(
  deps: RequestDeps,
  { request, storefront, warehouse, parcels }: PricedRequest,
  languageId: number,
) {
  const { courierId, currencyId, countryId, pickupPointId } = request;
  const language = languageOf(storefront, languageId).iso_code;
  const lastUsedPointIds = pickupPointId === null ? [] : [pickupPointId];
  const isDraft = request.state === "draft";
  const load = loadOf(parcels, request.joins);
  const query = { countryId, currency: { id: currencyId }, language, ...load, lastUsedPointIds };
  const courier = courierId === null ? null : deps.delivery.findCourier(courierId, currencyId);
  const point = pickupPointId === null ? null : deps.delivery.findPoint(pickupPointId, language);
  return {
    warehouse: { code: warehouse.code, name: warehouse.name },
    packing: { join: request.joins, wrap: request.wraps, unbox: request.unboxes, insure: request.insures },
    shipping_method: request.shippingMethod,
    couriers: isDraft ? deps.delivery.couriersFor(query) : [],
    courier_id: courierId,
    courier_name: request.courier?.name ?? courier?.name ?? null,
    pickup_point: request.pickupPoint ?? point,
    address: request.address,
  };
}

/** The fee of each service, chosen or not. */
function presentFees({ customs, delivery, now }: RequestDeps, { request, storefront, parcels }: PricedRequest) {
  const day = storefrontDay(storefront, now());
  const fees = customs.feesIn(request.currencyId, day);
  const inEuros = parcels
    .flatMap(({ lines }) => lines)
    .reduce((sum, { unitValue, quantity }) => add(sum, multiply(unitValue, quantity)), ZERO);
  const value = delivery.convertFromEuro(inEuros, request.currencyId, day) ?? ZERO;
  return {
    declared_value: value,
    fees: {
      join: fees ? multiply(fees.join, Math.max(0, parcels.length - 1)) : ZERO,
      wrap: fees?.wrap ?? ZERO,
      unbox: fees?.unbox ?? ZERO,
      insure: fees ? insuranceFee(value, fees) : ZERO,
      rehearsal: fees?.rehearsal ?? (0 as Money),
    },
  };
}

function presentOffer({ tariff, price, refusal }: MethodPrice): RequestDetails["offers"][number] {
  return {
    method: tariff.method,
    arrives_from: price.arrivesFrom,
    arrives_to: price.arrivesTo,
    chargeable_grams: price.chargeableGrams,
    is_by_volume: price.isByVolume,
    lines: price.lines.map(presentLine),
    total: price.total,
    charged: chargedFor(price.lines),
    refused_by: refusal ? presentRestriction(refusal) : null,
  };
}

const presentParcel = ({ number, shop, picture, declaration, isAttested, size, lines }: ForwardedParcel) => ({
  number,
  shop,
  picture,
  declaration,
  size: size && presentBox(size),
  is_attested: isAttested,
  value: declaredValue(lines),
  lines: lines.map(({ description, quantity, unitValue, hs6, origin, gtin }) => {
    return { description, quantity, unit_value: unitValue, hs6, origin, gtin };
  }),
});

const presentBox = (box: NonNullable<ForwardedParcel["size"]>) => ({
  weight_grams: box.weightGrams,
  length_mm: box.lengthMm,
  width_mm: box.widthMm,
  height_mm: box.heightMm,
});

/**
 * Shows each new state, refund and customs settlement. A note of staff is shown only if it asks for something. A
 * customs difference that the operator bears is not shown.
 */
function presentEvent(entry: HistoryEntry): RequestDetails["timeline"] {
  const { event, at, note } = entry;
  const key = timelineKey(entry);
  if (key === null) return [];
  const isForCustomer = event === "ask_documents" || event === "hold" || event === "answer";
  return [{ key, at: new Date(at).toISOString(), note: isForCustomer ? (note ?? "") : "" }];
}

function timelineKey({ event, toState, fromState, details }: HistoryEntry): string | null {
  if (event === "refund_partly") return "forwarding.timeline.refund_partly";
  if (event === "settle_customs") {
    const { outcome } = details as { outcome: CustomsOutcome };
    return outcome === "borne" ? null : `forwarding.timeline.customs-${outcome}`;
  }
  return toState === fromState ? null : `forwarding.status.${toState}`;
}
