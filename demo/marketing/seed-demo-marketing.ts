import { eq, sql } from "drizzle-orm";
import { TOPIC_TEXT_VERSION } from "#domain/marketing/marketing/mail-topics.ts";
import { money } from "#domain/money/money/money.ts";
import { DAY_MS, earlier } from "#domain/shared/time/durations.ts";
import { campaignAggregate } from "#modules/marketing/campaigns/index.ts";
import { campaignRecipients, campaigns, campaignTexts } from "#modules/marketing/campaigns/tables.ts";
import { marketingConsents, stockWatches } from "#modules/marketing/marketing/tables.ts";
import { users } from "#modules/people/identity/tables.ts";
import type { Database } from "#platform/database/open-database.ts";
import { transact } from "#platform/database/transact.ts";
import { insertFirstState } from "#platform/state/insert-first-state.ts";
import { DEMO_ACCOUNTS } from "../identity/demo-accounts.ts";
import { DEMO_LANGUAGES } from "../languages.ts";
import { DEMO_ORDER_SCOPE } from "../orders/demo-shop.ts";
import { CAMPAIGN_STORIES, type CampaignStory, DEMO_READERS } from "./campaign-stories.ts";

/** At noon of the demo's main storefront. */
const SENT_AT_HOUR = 10;
const { storefrontCode, languageId, currencyId } = DEMO_ORDER_SCOPE;
const [CUSTOMER] = DEMO_ACCOUNTS;

/** Readers of the newsletter, campaigns, and what the demo's customer watches; nothing is changed if there is any campaign. */
export async function seedDemoMarketing(db: Database, today: Date): Promise<void> {
  await transact(db, async (tx) => {
    if ((await tx.$count(campaigns)) > 0) return;
    await agree(tx, DEMO_READERS, ["newsletter", "offers"], before(today, 60));
    for (const story of CAMPAIGN_STORIES) await writeStory(tx, story, today);
    await watchFor(tx, before(today, 3));
  });
}

function before(today: Date, days: number): Date {
  const at = earlier(today, days * DAY_MS);
  at.setUTCHours(SENT_AT_HOUR, 0, 0, 0);
  return at;
}

type Topic = (typeof marketingConsents.$inferInsert)["topic"];

async function agree(
  tx: Database,
  emails: readonly string[],
  topics: readonly Topic[],
  createdAt: Date,
): Promise<void> {
  const given = { storefrontCode, isGiven: true, source: "newsletter", textVersion: TOPIC_TEXT_VERSION, createdAt };
  await tx
    .insert(marketingConsents)
    .values(emails.flatMap((email) => topics.map((topic) => ({ ...given, email, topic }))));
}

async function writeStory(tx: Database, story: CampaignStory, today: Date): Promise<void> {
  const { name, topic, texts, sendInDays, events, createdDaysAgo } = story;
  const isSent = events.some(({ event }) => event === "finish");
  const createdAt = before(today, createdDaysAgo);
  const sendAt = sendInDays === null ? null : before(today, -sendInDays);
  const audience = isSent ? DEMO_READERS.length : null;
  const values = { storefrontCode, topic, name, createdAt, sendAt, audience };
  const { id } = await insertFirstState(tx, campaignAggregate, values, { actor: "staff", at: createdAt });
  const written = (["en", "lt"] as const).map((language) => ({
    campaignId: id,
    languageId: DEMO_LANGUAGES[language].id,
    ...texts[language],
  }));
  await tx.insert(campaignTexts).values(written);
  for (const { event, daysAgo } of events)
    await campaignAggregate.recordPast(tx, id, { event, at: before(today, daysAgo) });
  if (!isSent) return;
  const skipped = DEMO_READERS.at(-1);
  const recipients = DEMO_READERS.map((email) => ({
    ...{ campaignId: id, email, settledAt: sendAt },
    state: email === skipped ? ("skipped" as const) : ("mailed" as const),
  }));
  await tx.insert(campaignRecipients).values(recipients);
}

/** Something that is sold out, and something that is there and may cost less; a small catalogue may lack one. */
async function watchFor(tx: Database, at: Date): Promise<void> {
  const [customer] = await tx.select({ id: users.id }).from(users).where(eq(users.email, CUSTOMER.email));
  const { rows } = await tx.execute<{
    kind: "stock" | "price";
    variantId: number;
    productId: number;
    amount: string;
  }>(sql`
    select distinct on (is_sold_out) case when is_sold_out then 'stock' else 'price' end as kind,
      id as "variantId", product_id as "productId", amount
    from (
      select v.id, v.product_id, price.amount, l.on_hand = 0 as is_sold_out
      from storefront_products sp
        join products p on p.id = sp.product_id and p.is_active
        join product_variants v on v.product_id = p.id
        join stock_levels l on l.variant_id = v.id
        join prices price on price.variant_id = v.id and price.storefront_code = sp.storefront_code
          and price.currency_id = ${currencyId}
      where sp.storefront_code = ${storefrontCode}
        -- Phones that are sold out have queues of their own.
        and not exists (select from reservable_phones phone where phone.variant_id = v.id)
    ) sold
    order by is_sold_out, id`);
  if (!customer || rows.length === 0) return;
  const { email } = CUSTOMER;
  const owner = { storefrontCode, email, userId: customer.id, languageId, currencyId };
  const watches = rows.map(({ kind, variantId, productId, amount }) => ({
    ...{ ...owner, kind, variantId, productId, requestedAt: at, confirmedAt: at },
    watchedAmount: kind === "price" ? money(Number(amount)) : null,
  }));
  await tx.insert(stockWatches).values(watches);
  await agree(
    tx,
    [email],
    rows.map(({ kind }) => (kind === "price" ? "price_drops" : "stock")),
    at,
  );
}
