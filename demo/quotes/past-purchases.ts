import { and, asc, eq, sql } from "drizzle-orm";
import { chargedFor } from "#domain/forwarding/forward-requests/request-price.ts";
import type { Buyer } from "#domain/forwarding/landed-cost/import-charges.ts";
import { agreedCarriage } from "#domain/forwarding/quotes/carriage.ts";
import { refundOf } from "#domain/forwarding/quotes/purchase-sums.ts";
import type { QuoteEvent } from "#domain/forwarding/quotes/quote-states.ts";
import { processorRefundMovement } from "#domain/money/balance/payment-movement.ts";
import { add, fromMinor, money } from "#domain/money/money/money.ts";
import { orderNumber } from "#domain/selling/orders/order-kind.ts";
import { HOUR_MS, later } from "#domain/shared/time/durations.ts";
import {
  findForQuote,
  insertBoxes,
  requestAggregate,
  takeParcels,
} from "#modules/forwarding/forward-requests/index.ts";
import { expectForQuote, lockDeclarations, parcelAggregate } from "#modules/forwarding/parcels/index.ts";
import { suites } from "#modules/forwarding/parcels/tables.ts";
import { purchaseAggregate, quoteAggregate } from "#modules/forwarding/quotes/index.ts";
import { quotePurchases, quotes } from "#modules/forwarding/quotes/tables.ts";
import { issueInvoice } from "#modules/money/invoices/index.ts";
import { payments } from "#modules/money/payments/tables.ts";
import { companyAt } from "#modules/people/companies/index.ts";
import type { Database } from "#platform/database/open-database.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_ACCOUNTS } from "../identity/demo-accounts.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { book } from "../orders/pay-past-order.ts";
import { recordPastRefund } from "../past-refund.ts";
import { demoVersion } from "./demo-price.ts";

const { storefrontCode, languageId, currencyId, countryId } = DEMO_ORDER_SCOPE;
const [, PRO] = DEMO_ACCOUNTS;
const WAREHOUSE = 1;
const BOX = { weightGrams: 1_800, lengthMm: 460, widthMm: 310, heightMm: 140 };
const RISE = fromMinor(460);
const RATE = {
  method: "air",
  baseAmount: fromMinor(415),
  amountPerStep: fromMinor(545),
  stepGrams: 500,
  volumeDivisor: 6_000,
  minDays: 5,
  maxDays: 8,
} as const;

export const DEMO_QUOTE_COURIER = { id: 1, carrier: "omniva", name: "Omniva", deliveryType: "door" } as const;

interface Customer {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** The demo's business customer is taxed as a business. */
export const buyerOf = ({ email }: Customer): Buyer => (email === PRO.email ? "business" : "consumer");

export const addressOf = ({ firstName, lastName }: Customer) => ({
  first_name: firstName,
  last_name: lastName,
  first_address: "Laisvės al. 20",
  city: "Kaunas",
  zip: "44240",
  phone_number: "+370 612 34568",
  country_id: countryId,
});

export type IssueDeps = Parameters<typeof issueInvoice>[0];

/** A step of a quote in the past. */
export interface PastStep {
  id: number;
  slug: string;
  customer: Customer;
  event: QuoteEvent;
  version: number;
  at: Date;
  invoicing: IssueDeps;
}

/** The items that the timeline names for an event. */
export function detailsOf({ event }: PastStep): Record<string, unknown> {
  if (event === "item_bought" || event === "price_rose") return { item: 1 };
  if (event === "item_unavailable") return { item: 2 };
  return event === "item_shipped" ? { items: [1, 2] } : {};
}

const purchasesOf = (tx: Database, { id }: PastStep) =>
  tx.select().from(quotePurchases).where(eq(quotePurchases.quoteId, id)).orderBy(asc(quotePurchases.position));

const STEPS: Readonly<Partial<Record<QuoteEvent, (tx: Database, step: PastStep) => Promise<void>>>> = {
  buy,
  item_bought: buyNext,
  item_unavailable: leaveOutLast,
  price_rose: askForRise,
  item_shipped: shipAll,
  all_received: receiveAll,
  forward: (tx, step) => moveRequest(tx, step, ["start", "measure", "label", "dispatch"]),
  complete: (tx, step) => moveRequest(tx, step, ["deliver"]),
};

/** Applies a step of a quote to its items: the purchases, the parcel that they arrive in, and its forward request. */
export const buyPast = async (tx: Database, step: PastStep): Promise<void> => STEPS[step.event]?.(tx, step);

async function buy(tx: Database, { id, version, at }: PastStep): Promise<void> {
  for (const [position, { price }] of demoVersion(version).items.entries())
    await insertFirstState(tx, purchaseAggregate, { quoteId: id, position, price }, { actor: "staff", at });
}

async function buyNext(tx: Database, step: PastStep): Promise<void> {
  const next = (await purchasesOf(tx, step)).find(({ state }) => state === "wanted");
  if (next) await purchaseAggregate.recordPast(tx, next.id, { event: "buy", at: step.at });
}

/** The last item is refunded to the card. */
async function leaveOutLast(tx: Database, step: PastStep): Promise<void> {
  const { id, version, at } = step;
  const last = (await purchasesOf(tx, step)).at(-1);
  const isIts = and(eq(payments.payableKind, "quote"), eq(payments.payableId, id));
  const [payment] = await tx.select().from(payments).where(isIts);
  if (!last || !payment) throw new Error(`The demo's quote ${id} was never paid`);
  const amount = refundOf(money(last.price), demoVersion(version).offers[0]?.lines ?? []);
  await purchaseAggregate.recordPast(tx, last.id, { event: "leave_out", at, changes: { returned: amount } });
  const key = `unavailable:${last.id}:provider`;
  const refundId = await recordPastRefund(tx, payment.id, { key, amount, reason: "unavailable", at });
  const refund = { processorId: payment.paymentProcessorId, amount, userId: null, note: orderNumber("quote", id) };
  await book(tx, processorRefundMovement({ key: `refund:${refundId}`, storefrontCode, currencyId, ...refund }), at);
  const details = { captured: money(payment.captured), refunded: amount };
  await quoteAggregate.recordPast(tx, id, { event: "refund_partly", at, details });
}

async function askForRise(tx: Database, step: PastStep): Promise<void> {
  const { id, slug, customer, at, version, invoicing } = step;
  const [first] = await purchasesOf(tx, step);
  if (!first) return;
  const text = `${demoVersion(version).items[0]?.name}: parduotuvė pakėlė kainą`;
  const { email, firstName, lastName } = customer;
  const invoice = await issueInvoice(
    invoicing,
    tx,
    {
      ...{ storefrontCode, languageId, currencyId, userId: customer.id, email, firstName, lastName },
      kind: "balance_due",
      about: orderNumber("quote", id),
      lines: [{ text, amount: RISE, treatment: "disbursement" }],
      days: 3,
    },
    { actor: "staff", at },
    { mails: false, slug: slug.slice(0, -4).concat("rise") },
  );
  const asked = { askedPrice: add(money(first.price), RISE), invoiceId: invoice.id, invoiceSlug: invoice.slug };
  await tx.update(quotePurchases).set(asked).where(eq(quotePurchases.id, first.id));
}

/** Both items travel in one box. */
async function shipAll(tx: Database, step: PastStep): Promise<void> {
  const { id, customer, version, at } = step;
  const lines = demoVersion(version).items.map(({ name, quantity, price, hs6 }) => {
    return { description: name, quantity, unitValue: price, hs6, origin: "US" };
  });
  const company = await companyAt(tx, { userId: customer.id, storefront: storefrontCode, at });
  const owner = { userId: customer.id, storefrontCode, companyId: company?.id ?? null };
  const trackingNumber = `1ZQUOTE${String(id).padStart(6, "0")}`;
  const ordered = { quoteId: id, owner, warehouseId: WAREHOUSE, shop: "alderandco.example", carrier: "UPS" };
  const parcelId = await expectForQuote(tx, { ...ordered, trackingNumber, lines, at }, { actor: "staff", at });
  for (const purchase of await purchasesOf(tx, step))
    await purchaseAggregate.recordPast(tx, purchase.id, { event: "ship", at, changes: { parcelId } });
}

/** The parcel is in storage, and in a forward request that is already paid. */
async function receiveAll(tx: Database, step: PastStep): Promise<void> {
  const { id, slug, customer, version, at } = step;
  const purchases = await purchasesOf(tx, step);
  const parcelId = purchases[0]?.parcelId ?? 0;
  const freeUntil = later(at, 30 * 24 * HOUR_MS)
    .toISOString()
    .slice(0, 10);
  const size = { ...BOX, shelf: "C-02-1" };
  const changes = { ...size, receivedAt: at, freeUntil, arrivalMailedAt: at, remindedDays: 0 };
  await parcelAggregate.recordPast(tx, parcelId, { event: "receive", actor: "staff", at, changes });
  await parcelAggregate.recordPast(tx, parcelId, { event: "reserve", actor: "system", at });
  for (const purchase of purchases) await purchaseAggregate.recordPast(tx, purchase.id, { event: "receive", at });
  const { termsVersion, termsAgreedAt } = quotes;
  const [agreed] = await tx.select({ termsVersion, termsAgreedAt }).from(quotes).where(eq(quotes.id, id));
  const [suite] = await tx.select().from(suites).where(eq(suites.userId, customer.id));
  const agreedLines = agreedCarriage(demoVersion(version, buyerOf(customer)).offers[0]?.lines ?? []);
  const total = chargedFor(agreedLines);
  const { id: requestId } = await insertFirstState(
    tx,
    requestAggregate,
    {
      ...{ quoteId: id, slug: slug.slice(0, -4).concat("sent"), suiteId: suite?.id ?? 0, userId: customer.id },
      ...{ storefrontCode, warehouseId: WAREHOUSE, languageId, currencyId, countryId, address: addressOf(customer) },
      ...{ courier: DEMO_QUOTE_COURIER, shippingMethod: RATE.method, rate: RATE },
      ...{ agreedLines, agreedTotal: total, dueTotal: total, createdAt: at, ...agreed },
    },
    { actor: "customer", actorId: customer.id, at },
  );
  await takeParcels(tx, requestId, [parcelId]);
  await lockDeclarations(tx, [parcelId]);
  await requestAggregate.recordPast(tx, requestId, { event: "pay", at, changes: { paidAt: at, submittedAt: at } });
}

type RequestSteps = readonly ("start" | "measure" | "label" | "dispatch" | "deliver")[];

/** After packing the price is the agreed one. */
function changesOf(event: RequestSteps[number], at: Date) {
  if (event === "measure") return { packedLines: sql`agreed_lines` };
  return event === "deliver" ? { deliveredAt: at } : {};
}

/** Applies events to the quote's forward request and to its parcel. */
async function moveRequest(tx: Database, step: PastStep, events: RequestSteps): Promise<void> {
  const { id, at } = step;
  const request = await findForQuote(tx, id);
  const parcelId = (await purchasesOf(tx, step))[0]?.parcelId ?? 0;
  if (!request) throw new Error(`The demo's quote ${id} has no request`);
  for (const event of events) {
    await requestAggregate.recordPast(tx, request.id, { event, at, changes: changesOf(event, at) });
    if (event === "measure") await insertBoxes(tx, request.id, [BOX]);
    if (event === "label") await parcelAggregate.recordPast(tx, parcelId, { event: "pack", actor: "staff", at });
    if (event === "dispatch") await parcelAggregate.recordPast(tx, parcelId, { event, actor: "staff", at });
    if (event === "deliver") await parcelAggregate.recordPast(tx, parcelId, { event, actor: "system", at });
  }
}
