import { and, asc, count, eq, inArray } from "drizzle-orm";
import { REQUEST_TONES, requestMessages } from "#domain/forwarding/forward-requests/request-status.ts";
import { suiteNumber } from "#domain/forwarding/parcels/suite.ts";
import { add, type Money, money, ZERO } from "#domain/money/money/money.ts";
import { storedCurrency } from "#domain/operations/storefronts/reader.ts";
import type { DeliveryType } from "#domain/selling/delivery/courier.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { listAddresses } from "#modules/people/identity/index.ts";
import { refuse } from "#platform/calls/call-errors.ts";
import type { ReaderContext } from "#platform/calls/resolve-reader.ts";
import { signedIn } from "#platform/calls/signed-in.ts";
import { isAny } from "#platform/database/is-any.ts";
import type { Database } from "#platform/database/open-database.ts";
import { cardsOf, deskFigures, proSuite } from "../../parcels/index.ts";
import { listWarehouses } from "../../warehouses/index.ts";
import { tariffsTo } from "../draft/request-price.ts";
import type { RequestRow } from "../request-aggregate.ts";
import type { RequestDeps } from "../request-deps.ts";
import { forwardRequests, requestParcels } from "../tables.ts";
import { findOfSuite, idsOf, isUnpaid } from "./pay-together.ts";

const UNPAID = ["awaiting_payment", "rehearsed"] as const;

/** Figures of the business's open work (FORWARDING-07). */
export async function showFigures(context: ReaderContext) {
  const suite = await proSuite(context, "read");
  const { db, storefront, reader } = context;
  const unpaid = await db
    .select({ id: forwardRequests.id, due: forwardRequests.dueTotal })
    .from(forwardRequests)
    .where(
      and(
        eq(forwardRequests.suiteId, suite.id),
        eq(forwardRequests.storefrontCode, storefront.code),
        eq(forwardRequests.currencyId, reader.currency.id),
        isAny(forwardRequests.state, UNPAID),
      ),
    )
    .orderBy(asc(forwardRequests.id));
  return {
    suite: suiteNumber(suite.storefrontCode, suite.digits),
    ...(await deskFigures(db, suite.id)),
    to_pay: unpaid.length,
    due: unpaid.reduce((sum, { due }) => add(sum, money(due ?? 0)), ZERO),
    currency: reader.currency.iso_code,
    unpaid: unpaid.map(({ id }) => orderNumber("forward_request", id)),
  };
}

/** The delivery options for recipients of these parcels, which are in one warehouse. */
export async function showDelivery(deps: RequestDeps, context: ReaderContext, numbers: readonly string[]) {
  const suite = await proSuite(context, "act");
  const { db, storefront, reader } = context;
  const parcels = await cardsOf(deps, db, suite.id, numbers);
  const [code, ...others] = new Set(parcels.map(({ warehouse }) => warehouse));
  if (code === undefined || others.length > 0 || parcels.length < new Set(numbers).size) throw refuse("not_found");
  const warehouse = (await listWarehouses(db)).find((one) => one.code === code);
  if (!warehouse) throw refuse("not_found");
  const request = { currencyId: reader.currency.id };
  const to = (countryId: number) => tariffsTo(deps, { request, storefront, warehouse }, countryId);
  const countries = deps.countries.filter(({ id }) => to(id).length > 0);
  return {
    parcels,
    currency: reader.currency.iso_code,
    methods: [...new Set(countries.flatMap(({ id }) => to(id).map(({ method }) => method)))],
    countries: countries.map(({ id, iso_code }) => ({ id, iso_code })),
    couriers: countries.flatMap(({ id }) => doorCouriers(deps, context, id)),
    client_addresses: await listAddresses(db, signedIn(context).id),
  };
}

const TO_THE_DOOR: DeliveryType = "door";

function doorCouriers({ delivery }: RequestDeps, { reader }: ReaderContext, countryId: number) {
  const query = {
    countryId,
    currency: { id: reader.currency.id },
    language: reader.language.iso_code,
    weightGrams: 0,
    lastUsedPointIds: [],
  };
  return delivery
    .couriersFor(query)
    .filter(({ id }) => delivery.findCourier(id, reader.currency.id)?.deliveryType === TO_THE_DOOR)
    .map((courier) => ({ ...courier, country_id: countryId }));
}

/** The total of several requests; those that cannot be paid any more are marked. */
export async function showPayment(context: ReaderContext, numbers: readonly string[]) {
  const suite = await proSuite(context, "read");
  const { db, storefront } = context;
  const requests = await findOfSuite(db, context, suite.id, idsOf(numbers));
  const parcels = await countParcels(db, requests);
  const payable = requests.filter(isUnpaid);
  return {
    currency: storedCurrency(storefront, requests[0]?.currencyId ?? 0).iso_code,
    may_pay: suite.mayAct,
    total: payable.reduce((sum, request) => add(sum, dueOf(request)), ZERO),
    requests: requests.map((request) => ({
      number: orderNumber("forward_request", request.id),
      slug: request.slug,
      state: request.state,
      status_key: requestMessages(request.state).status,
      status_tone: REQUEST_TONES[request.state],
      recipient: recipientOf(request),
      parcels: parcels.get(request.id) ?? 0,
      due: dueOf(request),
      can_pay: isUnpaid(request),
    })),
  };
}

const dueOf = ({ dueTotal }: RequestRow): Money => money(dueTotal ?? 0);

const recipientOf = ({ address }: RequestRow) =>
  address ? [`${address.first_name} ${address.last_name}`.trim(), address.city].filter(Boolean).join(", ") : "";

async function countParcels(db: Database, requests: readonly RequestRow[]): Promise<Map<number, number>> {
  const { requestId } = requestParcels;
  const counts = await db
    .select({ requestId, total: count() })
    .from(requestParcels)
    .where(
      inArray(
        requestId,
        requests.map(({ id }) => id),
      ),
    )
    .groupBy(requestId);
  return new Map(counts.map((row) => [row.requestId, row.total]));
}
