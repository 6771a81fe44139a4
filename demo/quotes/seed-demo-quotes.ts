import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { fromMinor } from "../../domain/money/money.ts";
import { EURO_RATE } from "../../domain/pricing/convert.ts";
import { QUOTE_VALID_HOURS } from "../../domain/quotes/quote-machine.ts";
import type { QuoteEvent } from "../../domain/quotes/quote-states.ts";
import { users } from "../../server/modules/identity/tables.ts";
import {
  insertPastQuestion,
  insertPastQuote,
  insertPastVersion,
  recordPastQuoteMove,
} from "../../server/modules/quotes/index.ts";
import { quotes } from "../../server/modules/quotes/tables.ts";
import type { Database } from "../../server/platform/database/open-database.ts";
import { DEMO_ACCOUNTS } from "../accounts/demo-accounts.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { payPast, refundPast } from "../orders/pay-past-payable.ts";
import { DEMO_ITEMS, demoVersion } from "./demo-price.ts";
import { seedDemoShops } from "./demo-shops.ts";
import { QUOTE_STORIES } from "./quote-stories.ts";

const HOUR_MS = 3_600_000;
const SEEDING_LOCK = 7_264_105;
const OWNER = DEMO_ACCOUNTS[1];
const ADDRESS = {
  first_name: "Tomas",
  last_name: "Petrauskas",
  first_address: "Laisvės al. 20",
  city: "Kaunas",
  zip: "44240",
  phone_number: "+370 612 34568",
  country_id: DEMO_ORDER_SCOPE.countryId,
};
const COURIER = { id: 1, carrier: "omniva", name: "Omniva", deliveryType: "door" } as const;

/** Shops, and a quote in every state for the demo's business customer; nothing is changed if there is any. */
export async function seedDemoQuotes(db: Database, today: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`);
    await seedDemoShops(tx);
    if ((await tx.$count(quotes)) > 0) return;
    const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.email, OWNER.email));
    if (!owner) return;
    for (const [index, events] of Object.values(QUOTE_STORIES).entries())
      await recordStory(tx, { index, events, userId: owner.id, today });
  });
}

interface Story {
  index: number;
  events: readonly QuoteEvent[];
  userId: number;
  today: Date;
}

/** The steps are hours apart, so that a price that holds still does. */
async function recordStory(tx: Database, { index, events, userId, today }: Story): Promise<void> {
  const isOver = events.includes("expire");
  const begunHoursAgo = (events.length + 1) * 2 + (isOver ? QUOTE_VALID_HOURS * 2 : 0);
  const at = (step: number) => new Date(today.getTime() - (begunHoursAgo - step * 2) * HOUR_MS + step);
  const slug = createHash("sha256").update(`demo quote ${index}`).digest("base64url");
  const { storefrontCode, languageId, currencyId, countryId } = DEMO_ORDER_SCOPE;
  const values = {
    slug,
    userId,
    storefrontCode,
    languageId,
    currencyId,
    countryId,
    address: ADDRESS,
    courier: COURIER,
  };
  const id = await insertPastQuote(tx, { ...values, createdAt: at(0), touchedAt: today }, DEMO_ITEMS);
  let version = 0;
  for (const [step, event] of events.entries()) {
    if (event === "price") version += 1;
    await takeStep(tx, { id, slug, userId, event, version, at: at(step + 1) });
  }
}

interface PastStep {
  id: number;
  slug: string;
  userId: number;
  event: QuoteEvent;
  version: number;
  at: Date;
}

async function takeStep(tx: Database, step: PastStep): Promise<void> {
  const { id, slug, userId, event, version, at } = step;
  const kind = "quote";
  if (event === "price") await givePrice(tx, step);
  if (event === "ask") {
    const question = "US 9 in dark brown sold out this morning. Is 9.5 all right?";
    const choices = ["Yes, take 9.5", "US 9 in black instead", "Leave the boots out"];
    await insertPastQuestion(tx, { quoteId: id, kind: "choice", question, choices, askedAt: at });
  }
  const amount = totalOf(version);
  if (event === "pay") await payPast(tx, { kind, id, slug, userId, amount, at });
  if (event === "refund") await refundPast(tx, { kind, id, reason: "cancelled", at });
  const note = event === "reject" ? "The shop sells to its own country only." : undefined;
  await recordPastQuoteMove(tx, id, { event, at, note, changes: changesOf(step) });
}

async function givePrice(tx: Database, { id, version, at }: PastStep): Promise<void> {
  await insertPastVersion(tx, {
    quoteId: id,
    version,
    warehouseId: 1,
    rates: { EUR: EURO_RATE },
    ...demoVersion(version),
    shopDelivery: fromMinor(790),
    boxes: [{ weightGrams: 1_800, lengthMm: 460, widthMm: 310, heightMm: 140 }],
    note: version === 1 ? "" : "The boots cost less since today.",
    createdAt: at,
  });
}

const totalOf = (version: number) => demoVersion(Math.max(1, version)).offers[0]?.total ?? fromMinor(0);

function changesOf({ event, version, at }: PastStep) {
  const inHours = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  if (event === "submit") return { submittedAt: at };
  if (event === "price") return { version, expiresAt: inHours(QUOTE_VALID_HOURS) };
  if (event === "ask") return { answerUntil: inHours(QUOTE_VALID_HOURS), expiresAt: null };
  if (event === "accept")
    return { acceptedVersion: version, shippingMethod: "air" as const, dueTotal: totalOf(version) };
  return event === "pay" ? { paidAt: at, expiresAt: null } : {};
}
