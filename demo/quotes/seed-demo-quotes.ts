import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { SHOWN_TERMS } from "#domain/forwarding/forward-requests/agreed-terms.ts";
import { QUOTE_VALID_HOURS } from "#domain/forwarding/quotes/quote-machine.ts";
import type { QuoteEvent } from "#domain/forwarding/quotes/quote-states.ts";
import { fromMinor } from "#domain/money/money/money.ts";
import { EURO_RATE } from "#domain/money/pricing/convert.ts";
import { HOUR_MS, later } from "#domain/shared/time/durations.ts";
import { quoteAggregate, replaceItems } from "#modules/forwarding/quotes/index.ts";
import { quoteQuestions, quotes, quoteVersions } from "#modules/forwarding/quotes/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_ACCOUNTS } from "../identity/demo-accounts.ts";
import { pastInvoicing } from "../invoices/seed-demo-invoices.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { payPast, refundPast } from "../orders/pay-past-payable.ts";
import { DEMO_ITEMS, demoVersion } from "./demo-price.ts";
import { seedDemoShops } from "./demo-shops.ts";
import { addressOf, buyerOf, buyPast, DEMO_QUOTE_COURIER, detailsOf, type PastStep } from "./past-purchases.ts";
import { CUSTOMER_STORIES, QUOTE_STORIES } from "./quote-stories.ts";

const DAY_HOURS = 24;
const [CUSTOMER, OWNER] = DEMO_ACCOUNTS;

/** Shops, a quote in every state for the demo's business customer, and two for the other; nothing is changed if there is any. */
export async function seedDemoQuotes(db: Database, today: Date): Promise<void> {
  const invoicing = await pastInvoicing(db);
  await transact(db, async (tx) => {
    await seedDemoShops(tx);
    if ((await tx.$count(quotes)) > 0) return;
    const named = async (email: string) => (await tx.select().from(users).where(eq(users.email, email)))[0];
    const [owner, customer] = [await named(OWNER.email), await named(CUSTOMER.email)];
    if (!owner || !customer) return;
    for (const [index, events] of Object.values(QUOTE_STORIES).entries())
      await recordStory(tx, { index, events, customer: owner, today, invoicing });
    for (const [index, { daysAgo, events }] of CUSTOMER_STORIES.entries()) {
      const begunHoursAgo = daysAgo * DAY_HOURS;
      await recordStory(tx, { index: 100 + index, events, customer, today, invoicing, begunHoursAgo });
    }
  });
}

interface Story {
  index: number;
  events: readonly QuoteEvent[];
  customer: PastStep["customer"];
  today: Date;
  invoicing: PastStep["invoicing"];
  begunHoursAgo?: number;
}

const hoursOf = (events: readonly QuoteEvent[]) =>
  (events.length + 1) * 2 + (events.includes("expire") ? QUOTE_VALID_HOURS * 2 : 0);

/** The steps are hours apart, so that a price that holds still does. */
async function recordStory(
  tx: Database,
  { index, events, customer, today, invoicing, begunHoursAgo = hoursOf(events) }: Story,
): Promise<void> {
  const at = (step: number) => new Date(today.getTime() - (begunHoursAgo - step * 2) * HOUR_MS + step);
  const slug = createHash("sha256").update(`demo quote ${index}`).digest("base64url");
  const { storefrontCode, languageId, currencyId, countryId } = DEMO_ORDER_SCOPE;
  const values = {
    slug,
    userId: customer.id,
    storefrontCode,
    languageId,
    currencyId,
    countryId,
    address: addressOf(customer),
    courier: DEMO_QUOTE_COURIER,
    createdAt: at(0),
    touchedAt: today,
  };
  const cause = { actor: "customer", actorId: customer.id, at: at(0) } as const;
  const { id } = await insertFirstState(tx, quoteAggregate, values, cause);
  await replaceItems(tx, id, DEMO_ITEMS);
  let version = 0;
  for (const [step, event] of events.entries()) {
    if (event === "price") version += 1;
    await takeStep(tx, { id, slug, customer, event, version, at: at(step + 1), invoicing });
  }
}

async function takeStep(tx: Database, step: PastStep): Promise<void> {
  const { id, slug, customer, event, version, at } = step;
  const kind = "quote";
  if (event === "price") await givePrice(tx, step);
  if (event === "ask") {
    const question = "US 9 in dark brown sold out this morning. Is 9.5 all right?";
    const choices = ["Yes, take 9.5", "US 9 in black instead", "Leave the boots out"];
    await tx.insert(quoteQuestions).values({ quoteId: id, kind: "choice", question, choices, askedAt: at });
  }
  const amount = totalOf(version);
  if (event === "pay") await payPast(tx, { kind, id, slug, userId: customer.id, amount, at });
  if (event === "refund") await refundPast(tx, { kind, id, reason: "cancelled", at });
  const note = event === "reject" ? "The shop sells to its own country only." : undefined;
  await quoteAggregate.recordPast(tx, id, { event, at, note, details: detailsOf(step), changes: changesOf(step) });
  await buyPast(tx, step);
}

async function givePrice(tx: Database, { id, version, at, customer }: PastStep): Promise<void> {
  await tx.insert(quoteVersions).values({
    quoteId: id,
    version,
    warehouseId: 1,
    rates: { EUR: EURO_RATE },
    ...demoVersion(version, buyerOf(customer)),
    shopDelivery: fromMinor(790),
    boxes: [{ weightGrams: 1_800, lengthMm: 460, widthMm: 310, heightMm: 140 }],
    note: version === 1 ? "" : "The boots cost less since today.",
    createdAt: at,
  });
}

const totalOf = (version: number) => demoVersion(Math.max(1, version)).offers[0]?.total ?? fromMinor(0);

function changesOf({ event, version, at }: PastStep) {
  const inHours = (hours: number) => later(at, hours * HOUR_MS);
  if (event === "submit") return { submittedAt: at };
  if (event === "price") return { version, expiresAt: inHours(QUOTE_VALID_HOURS) };
  if (event === "ask") return { answerUntil: inHours(QUOTE_VALID_HOURS), expiresAt: null };
  if (event === "accept") {
    const agreed = { termsVersion: SHOWN_TERMS, termsAgreedAt: at };
    return { acceptedVersion: version, shippingMethod: "air" as const, dueTotal: totalOf(version), ...agreed };
  }
  return event === "pay" ? { paidAt: at, expiresAt: null } : {};
}
